package wizards

import (
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/tracker"
)

// offers are the texts of what a table offers now, beside what a hand may do.
func offers(s *State) map[string]bool {
	v, texts := New(assets.FS).View(s, 0), map[string]bool{}
	for _, c := range append(v.Choices, v.Open...) {
		texts[c.Text.ID] = true
	}
	return texts
}

// A half turn is two shifts, a quarter to either side is one (W-42).
func TestW42AHalfTurnIsTwoShifts(t *testing.T) {
	s := do(t, table(t, "advanced", ""), "overrule", `{"phase":"refine","turn":0,"shifts":3}`)
	s = do(t, s, "turn", `{"room":"library","quarters":2}`)
	want(t, "after a half turn", s.Shifts, 1)
	refused(t, s, "turn", `{"room":"hoard","quarters":2}`, "W-42")
	want(t, "after a turn to the left", do(t, s, "turn", `{"room":"hoard","quarters":3}`).Shifts, 0)
	want(t, "after a whole turn", do(t, s, "turn", `{"room":"hoard","quarters":4}`).Shifts, 1)
}

// The progression of an advanced game lies in the order of its levels, however it was written (W-11).
func TestW11TheProgressionRises(t *testing.T) {
	sc := *table(t, "advanced", "").Scenario
	sc.Progression = []string{"wildfire", "fire", "twist", "wild-magic"}
	s, err := New(assets.FS).New(event("setup", string(tracker.Holds(setupData{Seats: []seated{{"Anna", "none"}}, Scenario: sc}))))
	if err != nil {
		t.Fatal(err)
	}
	want(t, "the progression", s.(*State).Progression, []string{"wild-magic", "twist", "fire", "wildfire"})
}

// What lies in the box for sharing pays for spells alone, and one of the two glyphs is from the
// collection (W-34, W-39, W-65).
func TestW39ASharedGlyphPaysForSpellsAlone(t *testing.T) {
	s := table(t, "advanced", `{"wizards":[{"seat":1,"room":"awakened-room","glyphs":[1,2,3],"shared":4}]}`)
	want(t, "three and a shared one buy no robe", offers(s)["wizards.doItem"], false)
	want(t, "four do", offers(do(t, s, "overrule", `{"wizards":[{"seat":1,"glyphs":[1,2,3,3]}]}`))["wizards.doItem"], true)
	s = table(t, "advanced", `{"wizards":[{"seat":1,"glyphs":[],"shared":4},{"seat":2,"shared":5}]}`)
	want(t, "two shared glyphs cast nothing", offers(s)["wizards.doCast"], false)
	s = table(t, "advanced", `{"wizards":[{"seat":1,"glyphs":[2],"shared":4}]}`)
	want(t, "one of the own and the own shared one do", offers(s)["wizards.doCast"], true)
}

// A card that has a hand do something offers that before all else until it is done, or the next
// card is drawn (W-24).
func TestW24WhatACardHasAHandDoIsOffered(t *testing.T) {
	s := table(t, "basic", `{"phase":"disaster","wizards":[{"seat":1,"hand":["twist"]}]}`)
	s = do(t, s, "box", `{"disasterCards":[{"id":"twist","level":"0","text":"Turn a room of your choice.","paragraphs":[[{"do":"turn"}]]}]}`)
	s = do(t, s, "disaster", "")
	want(t, "read out", told(s), "Disaster Text")
	want(t, "offered", offers(s)["wizards.doDue"], true)
	want(t, "done", offers(do(t, s, "turn", `{"room":"library"}`))["wizards.doDue"], false)
	want(t, "left", offers(do(t, s, "draw", ""))["wizards.doDue"], false)
}

// What a spell says is read out when it is cast, what its boost adds where it is boosted (W-36).
func TestW36TheWordsOfASpellAreReadOut(t *testing.T) {
	s := table(t, "basic", `{"grid":{"1-1":{"spell":"burn"}},"wizards":[{"seat":1,"glyphs":[1,1]}]}`)
	for school, all := range map[string]string{"destruction": "CastWhole Text More", "sanctuary": "Cast Text"} {
		burn := do(t, s, "box", `{"spells":[{"id":"burn","level":2,"school":"`+school+`","text":"One damage.","more":"Two.","effects":[{"do":"damage"}]}]}`)
		burn = do(t, burn, "cast", `{"glyphs":[1,1]}`)
		want(t, school, told(burn), all)
		want(t, "its deed is offered", offers(burn)["wizards.doDue"], true)
		want(t, "until it is done", offers(do(t, burn, "done", ""))["wizards.doDue"], false)
	}
}
