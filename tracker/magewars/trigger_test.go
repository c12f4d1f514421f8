package magewars

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
)

// hide lays a hidden enchantment of seat 2 on an object.
func (tb *table) hide(name, when, host string) string {
	return tb.add(2, `{"name":"`+name+`","kind":"enchantment","faceDown":true,"reveal":2,"host":"`+host+`","deeds":[`+mandate(when)+`]}`)
}

// dueTold is what a seat is told that it must reveal.
func (tb *table) dueTold(seat tracker.Seat) []tracker.Notice {
	return slices.DeleteFunc(tb.game.View(tb.s, seat).Notices, func(n tracker.Notice) bool { return n.ID != "table.noticeDue" })
}

func (tb *table) told(id string) bool {
	for _, n := range tb.game.View(tb.s, 0).Passed {
		if n.ID == id {
			return true
		}
	}
	return false
}

// the table says when a mandatory enchantment must be revealed, not which;
// to its own side it names it.
func TestA93R67MandatoryEnchantments(t *testing.T) {
	for trigger, deed := range map[string]func(tb *table, id string){
		onAttacked: func(tb *table, id string) {
			tb.do("attack", 1, `{"target":"`+id+`"}`)
		},
		onMeleed: func(tb *table, id string) {
			tb.do("attack", 1, `{"target":"`+id+`"}`)
		},
		onTargeted: func(tb *table, id string) {
			tb.do("cast", 1, `{"name":"It","kind":"incantation","target":"`+id+`"}`)
		},
	} {
		tb := able(t)
		wolf := tb.add(2, `{"name":"Wolf","kind":"creature","life":9}`)
		red := tb.hide("Red one", trigger, wolf)
		deed(tb, wolf)
		if !tb.told("table.noticeMustReveal") {
			t.Errorf("%s: nobody is told", trigger)
		}
		if n := tb.dueTold(2); len(n) != 1 || n[0].Rule != "R-67" || n[0].Args["Name"] != "Red one" {
			t.Errorf("%s: %+v", trigger, n)
		}
		if n := tb.dueTold(1); len(n) != 0 {
			t.Errorf("%s: the enemy is told %+v", trigger, n)
		}
		tb.do("reveal", 2, `{"object":"`+red+`"}`)
		if tb.object(red).FaceDown || tb.s.Mage(2).Mana != 17 {
			t.Errorf("%s: wasted in time", trigger)
		}
		if len(tb.game.View(tb.s, 2).Notices) != 0 {
			t.Errorf("%s: still due", trigger)
		}
	}
}

// The other moments: who attacks, casts, is activated, healed, or enters a zone.
func TestR67R68Moments(t *testing.T) {
	tb := able(t)
	tb.hide("Red casts", onCasts, "mage1")
	tb.do("cast", 1, `{"name":"It","kind":"incantation"}`)
	if !tb.told("table.noticeMustReveal") {
		t.Error("casts")
	}
	tb, wolf := mover(t, `"Regenerate 1"`)
	red := tb.hide("Red activates", onActivates, wolf)
	trap := tb.add(2, `{"name":"Pit","kind":"enchantment","faceDown":true,"deeds":[`+mandate(onEntered)+`]}`)
	tb.do("activate", 1, `{"object":"`+wolf+`"}`)
	if !tb.told("table.noticeMustReveal") {
		t.Error("activates")
	}
	tb.reveals(red)
	tb.move(wolf)
	if n := tb.game.View(tb.s, 2).Notices; len(n) != 1 || n[0].Rule != "R-68" || tb.told("table.noticeMustReveal") {
		t.Errorf("entered: %+v", n)
	}
	tb.do("reveal", 2, `{"object":"`+trap+`"}`)
	tb.object(trap)
	own := tb.add(1, `{"name":"Pit","kind":"enchantment","faceDown":true,"deeds":[`+mandate(onEntered)+`]}`)
	tb.do("teleport", 1, `{"object":"`+wolf+`"}`)
	if n := tb.game.View(tb.s, 1).Notices; len(n) != 0 {
		t.Errorf("one's own trap %s: %+v", own, n)
	}
	red = tb.hide("Red attacks", onAttacks, wolf)
	tb.do("attack", 1, `{"object":"`+wolf+`","attack":"Bite","target":"mage2"}`)
	if !tb.told("table.noticeMustReveal") {
		t.Error("attacks")
	}
	tb.reveals(red)
	tb.do("strike", 1, "", faces(one))
	tb.hide("Red healed", onHealed, wolf)
	tb.do("set", 1, `{"object":"`+wolf+`","track":"damage","value":2}`)
	tb.do("next", 0, `{"to":"upkeep"}`)
	tb.do("resolve", 1, `{"all":true}`)
	if !tb.told("table.noticeMustReveal") {
		t.Error("healed")
	}
}

// revealed at another time it is wasted, unless the table knows better;
// one's own spell triggers nothing; what does not fit its host is destroyed.
func TestR67RevealedAtAnotherTime(t *testing.T) {
	tb := able(t)
	early, said := tb.hide("Red attacked", onAttacked, "mage2"), tb.hide("Red meleed", onMeleed, "mage2")
	tb.do("reveal", 2, `{"object":"`+early+`"}`)
	if _, there := tb.s.Object(early); there || !tb.said("table.logWasted") || len(tb.s.Player(2).Discard) != 1 {
		t.Fatal("it is not wasted")
	}
	tb.do("reveal", 2, `{"object":"`+said+`","triggered":true}`)
	tb.object(said)
	tb.hide("Red targeted", onTargeted, "mage1")
	tb.s.Turn = 2
	tb.do("cast", 2, `{"name":"It","kind":"incantation","target":"mage1"}`)
	if tb.told("table.noticeMustReveal") {
		t.Fatal("its own side's spell triggers it")
	}
	golem := tb.add(2, `{"name":"Golem","kind":"creature","life":9,"traits":["Nonliving"]}`)
	wrong := tb.add(2, `{"name":"Regrowth","kind":"enchantment","faceDown":true,"aims":"living creature","host":"`+golem+`"}`)
	tb.do("reveal", 2, `{"object":"`+wrong+`"}`)
	if _, there := tb.s.Object(wrong); there || !tb.said("table.logMisplaced") {
		t.Fatal("it stays on what it does not fit")
	}
}

// whom a trap is for its deed says: a pit waits for nobody who flies, nor for its own
// side.
func TestR68APitSparesWhoFlies(t *testing.T) {
	for traits, due := range map[string]int{`"Regenerate 1"`: 1, `"Flying"`: 0} {
		tb, wolf := mover(t, traits)
		tb.add(2, cardFields(t, card(t, "spiked-pit"), map[string]any{"faceDown": true}))
		tb.do("activate", 1, `{"object":"`+wolf+`"}`)
		tb.move(wolf)
		if n := len(tb.s.DueOf(2)); n != due {
			t.Errorf("%s: %d must be revealed, want %d", traits, n, due)
		}
	}
}

// healing that finds nothing to heal is not told.
func TestA55NothingIsHealedInSilence(t *testing.T) {
	d := effect.NewDraft(duel(t, "", "").s, tracker.Event{})
	d.Heal(d.Edit("o1"), 2, "table.logHealed")
	if len(d.Lines) != 0 {
		t.Errorf("it says %v", d.Lines)
	}
}
