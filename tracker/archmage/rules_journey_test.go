package archmage

import (
	"strings"
	"testing"
	"time"
)

func epoch() time.Time { return time.UnixMilli(1_800_000_000_000) }

// northern is a small map north of the elves for two: around w1, a Mine, lie w2 (a
// Crypt), w3 (a Library), t1 (a Town), w4 (a Grove), w5 (a Mine) and the elves; beyond w2
// an outpost.
const northern = `"data":{"layouts":{"2":[
	{"stack":"wilderness","q":0,"r":-2},{"stack":"wilderness","q":0,"r":-3},{"stack":"wilderness","q":1,"r":-3},
	{"stack":"wilderness","q":-1,"r":-1},{"stack":"wilderness","q":-1,"r":-2},{"stack":"town","q":1,"r":-2},{"stack":"outpost","q":0,"r":-4}]}},`

// north lays it, all wilderness but w2 face up, with more fields of the state; the first
// mage is in its second turn.
func north(t testing.TB, more string, places ...string) *table {
	t.Helper()
	open := []string{`{"id":"w1","kind":"mine"}`, `{"id":"w3","kind":"library"}`, `{"id":"w4","kind":"grove"}`, `{"id":"w5","kind":"mine"}`}
	if more == "" {
		more = `"mages":[{"at":"w1"}]`
	}
	return two(t, `{`+northern+`"places":[`+strings.Join(append(open, places...), ",")+`],"phase":"journey","round":2,`+more+`}`)
}

func TestTurnRules(t *testing.T) {
	t.Run("M-16 the phases in their order, each player in turn", func(t *testing.T) {
		x := north(t, "")
		x.refused("M-16", travel, 2, `{"to":"w3"}`)
		x.refused("M-16", prepare, 1, `{"planet":"time"}`)
		x.do(next, 1, "")
		want(t, "phase", x.Phase, End)
		x.refused("M-16", travel, 1, `{"to":"w3"}`)
		x.do(next, 1, "")
		want(t, "turn", x.Turn, 2)
		want(t, "phase", x.Phase, Preparation)
	})
	t.Run("M-17 no Preparation in the first turn", func(t *testing.T) {
		x := two(t, "")
		want(t, "phase", x.Phase, Journey)
		x.do(next, 1, "").do(next, 1, "")
		want(t, "phase of the second", x.Phase, Journey)
		x.do(next, 2, "").do(next, 2, "")
		want(t, "phase in round two", x.Phase, Preparation)
		want(t, "round", x.Round, 2)
	})
	t.Run("M-18 M-20 what Preparation does", func(t *testing.T) {
		x := two(t, `{"phase":"prepare","round":3,"mages":[{"apprentices":{"fundamental-will":2,"advanced-time-will":1},
			"book":["quicken","stoneskin"],"cast":["stoneskin"],"effects":["stone"]}],
			"places":[{"id":"t1","token":"vines","by":1,"brief":true},{"id":"t2","token":"vines","by":2,"brief":true},{"id":"t3","token":"chasm","by":1}]}`)
		x.refused("M-18", next, 1, "")
		x.do(prepare, 1, `{"planet":"`+outer(x)+`"}`)
		m := x.Mages[0]
		want(t, "book", strings.Join(m.Book, " "), "stoneskin gate")
		want(t, "cast", len(m.Cast), 0)
		want(t, "effects", len(m.Effects), 0)
		want(t, "own passing token", x.At("t1").Token, "")
		want(t, "the other's", x.At("t2").Token, "vines")
		want(t, "a lasting one", x.At("t3").Token, "chasm")
	})
	t.Run("M-19 no spells in Preparation", func(t *testing.T) {
		x := two(t, `{"phase":"prepare","round":3,"mages":[{"apprentices":{"fundamental-time":1},"relics":{"scrolls":3}}]}`)
		x.refused("M-19", cast, 1, `{"spell":"quicken"}`)
	})
	t.Run("M-21 one planet inward, one relic", func(t *testing.T) {
		x := two(t, `{"phase":"prepare","round":3,"mages":[{"planets":{"time":-2,"will":0},"relics":{"scrolls":1}}]}`)
		x.refused("M-21", prepare, 1, `{"planet":"will"}`)
		x.do(prepare, 1, `{"planet":"time"}`)
		want(t, "planet", x.Mages[0].Planets[Time], -1)
		want(t, "scrolls", x.Mages[0].Relics[Time], 2)
		x.refused("M-16", prepare, 1, `{"planet":"time"}`)
	})
	t.Run("M-22 all six in the centre open the last turn", func(t *testing.T) {
		x := two(t, `{"phase":"prepare","round":15,"mages":[{"planets":{"time":-1,"will":0,"death":0,"blood":0,"nature":0,"matter":0}}]}`)
		want(t, "aligned before", x.Mages[0].Aligned(), false)
		x.do(prepare, 1, `{"planet":"time"}`)
		want(t, "aligned", x.Mages[0].Aligned(), true)
		want(t, "turns left", x.TurnsLeft(1), 0)
		want(t, "phase", x.Phase, Journey) // it is played in full
	})
	t.Run("M-24 who is behind catches up with the outermost planet", func(t *testing.T) {
		want(t, "majority", agree([]int{5, 4, 5}), 5)
		want(t, "no majority", agree([]int{5, 4}), 4)
		want(t, "half is none", agree([]int{5, 5, 4, 3}), 3)
		x := two(t, `{"phase":"journey","round":2,"mages":[
			{"planets":{"time":3,"will":2,"death":1,"blood":1,"nature":1,"matter":1}},
			{"planets":{"time":3,"will":2,"death":1,"blood":1,"nature":1,"matter":1},"relics":{"scrolls":0}}]}`)
		want(t, "turns left of the first", x.TurnsLeft(1), 9)
		want(t, "turns left of the second, who has not prepared", x.TurnsLeft(2), 8)
		x.refused("M-24", catchUp, 2, `{"planet":"time"}`)
		want(t, "behind", x.behind(1), 1)
		x.refused("M-24", catchUp, 1, `{"planet":"will"}`)
		x.do(catchUp, 1, `{"planet":"time"}`)
		want(t, "behind after", x.behind(1), 0)
	})
	t.Run("M-24 the count agreed on stays while players catch up", func(t *testing.T) {
		inner := `"will":1,"death":1,"blood":1,"nature":1,"matter":1}`
		x := three(t, `{"phase":"journey","round":2,"mages":[{"prepared":2,"planets":{"time":3,`+inner+`},{"prepared":2,"planets":{"time":2,`+inner+`},{"prepared":2,"planets":{"time":1,`+inner+`}]}`)
		want(t, "agreed on", x.agreed(), 6)
		x.do(catchUp, 1, `{"planet":"time"}`) // two of three have seven now, which is no majority any more
		want(t, "agreed on after one step", x.agreed(), 6)
		want(t, "the first is behind", x.behind(1), 1)
		x.do(catchUp, 1, `{"planet":"time"}`).do(catchUp, 2, `{"planet":"time"}`)
		want(t, "the second is behind", x.behind(2), 0)
		want(t, "kept for nobody", x.Last, 0)
		want(t, "turns left", x.agreed(), 6)
	})
	t.Run("M-17 M-85 a table found in a later round begins that round", func(t *testing.T) {
		want(t, "two", two(t, `{"round":2}`).Phase, Preparation)
		want(t, "alone", alone(t, `{"round":2}`).Phase, Warpath)
		want(t, "in the first", two(t, `{"round":1}`).Phase, Journey)
	})
}

// outer is a planet of the first mage that is not central.
func outer(x *table) string {
	for _, of := range Spheres() {
		if x.Mages[0].Planets[of] != 0 {
			return of.ID()
		}
	}
	return ""
}

func TestJourneyRules(t *testing.T) {
	t.Run("M-26 five points, the rest is lost", func(t *testing.T) {
		x := north(t, "")
		want(t, "points", x.Points, 5)
		for _, to := range []string{"w3", "w1", "w3", "w1", "w3"} {
			x.do(travel, 1, `{"to":"`+to+`"}`)
		}
		x.refused("M-26", travel, 1, `{"to":"w1"}`)
		x = north(t, "")
		x.do(next, 1, "")
		want(t, "points after", x.Points, 0)
		want(t, "said", x.passed[0].ID, "archmage.notePointsLeft")
	})
	t.Run("M-27 travel goes next door and not to opponents", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1"},{"at":"w3"}]`, `{"id":"w5","kind":"mine","tower":2}`)
		x.refused("M-27", travel, 1, `{"to":"o1"}`)
		x.refused("M-27", travel, 1, `{"to":"w3"}`) // the mage
		x.refused("M-58", travel, 1, `{"to":"w5"}`) // the tower
		x.do(travel, 1, `{"to":"w4"}`)
		want(t, "points", x.Points, 4)
	})
	t.Run("M-28 a token is resolved first", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1","company":3}]`, `{"id":"w4","kind":"grove","token":"chasm","by":2}`)
		x.do(travel, 1, `{"to":"w4"}`)
		want(t, "said", x.passed[0].Rule, "M-28")
		want(t, "company", x.Mages[0].Company, 2)
	})
	t.Run("M-29 the curse", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"elves","company":1},{"at":"w3"}]`)
		x.do(travel, 1, `{"to":"tower"}`)
		want(t, "company", x.Mages[0].Company, 0)
		want(t, "supply", x.Mages[0].Supply, 25)
		x.do(travel, 1, `{"to":"elves"}`).refused("M-27", travel, 1, `{"to":"w3"}`)
		x = north(t, `"mages":[{"at":"elves","company":0},{"at":"w3"}]`)
		x.do(travel, 1, `{"to":"tower"}`)
		want(t, "none left, no effect", x.Mages[0].Supply, 25)
	})
	t.Run("M-30 M-31 exploring", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w2","relics":{"bones":1}}]`)
		x.do(explore, 1, `{"kind":"crypt"}`)
		want(t, "bones", x.Mages[0].Relics[Death], 2)
		want(t, "points", x.Points, 4)
		want(t, "crypts left face down", x.Left[Crypt], 2)
		x.refused("M-30", explore, 1, "")
		x = north(t, `"mages":[{"at":"o1","company":3,"supply":22}]`)
		x.refused("M-2", explore, 1, `{"kind":"mine"}`) // an outpost is none
		x.do(explore, 1, `{"kind":"camp"}`)
		want(t, "company", x.Mages[0].Company, 4)
		x = north(t, `"mages":[{"at":"o1","company":3,"relics":{"gems":4,"seeds":1}}]`)
		x.do(explore, 1, `{"kind":"trolls"}`)
		want(t, "offer", x.Offer, true)
		x.do(initiate, 1, `{"spheres":["will"]}`)
		want(t, "gems", x.Mages[0].Relics[Will], 2)
		want(t, "still in the Journey", x.Phase, Journey)
		want(t, "offer taken", x.Offer, false)
		x = north(t, `"mages":[{"at":"o1","company":3,"relics":{"gems":4,"seeds":2}}]`)
		x.do(explore, 1, `{"kind":"trolls"}`).refused("M-31", initiate, 1, `{"spheres":["will","nature"]}`)
		x = north(t, `"mages":[{"at":"w2"}]`) // drawn from what is left: w2 of 15 less 4 open
		x.do(explore, 1, "", 11)
		want(t, "the last in the stack", x.At("w2").Kind, Ruins)
	})
	t.Run("M-32 deploying", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1","company":2}]`)
		x.do(deploy, 1, "")
		want(t, "owner", x.At("w1").Owner, 1)
		want(t, "points", x.Points, 5)
		x.refused("M-32", deploy, 1, "")
		x.do(travel, 1, `{"to":"elves"}`).refused("M-32", deploy, 1, "") // they do not tolerate it
		x = north(t, `"mages":[{"at":"w2"}]`)
		x.refused("M-32", deploy, 1, "") // face down
		x = north(t, `"mages":[{"at":"w1","company":0}]`)
		x.refused("M-32", deploy, 1, "")
		x = north(t, `"mages":[{"at":"t1"}]`)
		x.do(deploy, 1, "")
	})
	t.Run("M-33 control blocks nothing", func(t *testing.T) {
		x := north(t, "", `{"id":"w4","kind":"grove","owner":2,"wards":1}`, `{"id":"t1","owner":2}`)
		x.do(travel, 1, `{"to":"w4"}`).do(travel, 1, `{"to":"w1"}`).do(travel, 1, `{"to":"t1"}`).do(gather, 1, "")
	})
	t.Run("M-34 M-35 M-37 attacking", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1","relics":{"blood":1}},{"relics":{"blood":6},"company":5}]`, `{"id":"w1","kind":"mine","owner":2,"wards":2}`)
		supply := x.Mages[1].Supply
		x.do(attack, 1, "").do(attack, 1, "")
		want(t, "wards", x.At("w1").Wards, 0)
		want(t, "the follower still stands", x.At("w1").Owner, 2)
		x.do(attack, 1, "")
		want(t, "blood", x.Mages[0].Relics[Blood], 2)
		want(t, "the owner's shelf is full", x.Mages[1].Relics[Blood], 6)
		want(t, "the owner's supply", x.Mages[1].Supply, supply+1)
		want(t, "points", x.Points, 2)
		x.refused("M-34", attack, 1, "")
		x.do(deploy, 1, "")
		x.refused("M-34", attack, 1, "") // one's own
		x = north(t, "", `{"id":"w4","kind":"grove","owner":2}`)
		x.refused("M-34", attack, 1, "") // not next door
	})
	t.Run("M-36 spells give no Blood", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1","apprentices":{"master-blood":1},"relics":{"blood":3}}]`, `{"id":"w4","kind":"grove","owner":2,"wards":1}`)
		x.do(cast, 1, `{"spell":"obliterate","places":["w4"]}`)
		want(t, "owner", x.At("w4").Owner, 0)
		want(t, "blood of the caster", x.Mages[0].Relics[Blood], 0)
		want(t, "blood of the other", x.Mages[1].Relics[Blood], 0)
	})
}
