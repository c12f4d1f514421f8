package archmage

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// far lays a table alone whose player is out of the way, in the Warlord's turn.
func far(t testing.TB, more string, places ...string) *table {
	t.Helper()
	if more == "" {
		more = `"mages":[{"at":"gnomes","company":10}]`
	}
	return alone(t, `{"phase":"warlord","round":3,"places":[`+strings.Join(places, ",")+`],`+more+`}`)
}

// northOf is the id of the place so many steps north of the tower, plus steps clockwise.
func (x *table) ringAt(steps, clockwise int) *Place {
	ring := x.ring(steps)
	return ring[(clockwise+len(ring))%len(ring)]
}

func rulesTold(x *table) string {
	var list []string
	for _, l := range x.lines {
		if rule, ok := l.Args["Rule"].(string); ok {
			list = append(list, rule)
		}
	}
	return strings.Join(list, " ")
}

func TestSoloRules(t *testing.T) {
	t.Run("M-84 the cards and planets of one player", func(t *testing.T) {
		x := alone(t, "")
		var ids []string
		for _, sp := range x.Spells {
			ids = append(ids, sp.ID)
			if sp.area().Level() == Master {
				t.Errorf("%s is a Master spell", sp.ID)
			}
		}
		for _, id := range []string{"torment", "befuddle", "corrosion", "inflame"} {
			want(t, id, slices.Contains(ids, id), true)
		}
		for _, id := range []string{"decay", "shadow", "imprison", "chasm"} {
			want(t, id, slices.Contains(ids, id), false)
		}
		want(t, "spells", len(ids), 12)
		want(t, "steps", x.Mages[0].steps(), 14)
	})
	t.Run("M-85 the Warlord first, then the player", func(t *testing.T) {
		x := alone(t, "")
		want(t, "phase", x.Phase, Warpath)
		x.do(walk, 0, `{"all":true,"dice":[1,2],"kinds":["mine","mine","mine","mine","crypt"]}`)
		want(t, "phase", x.Phase, Journey) // M-17: no Preparation
		x.do(next, 1, "").do(next, 1, "")
		want(t, "phase", x.Phase, Warpath)
		want(t, "round", x.Round, 2)
	})
	t.Run("M-87 M-88 inner ring first, straight out for nothing", func(t *testing.T) {
		x := alone(t, "")
		x.do(walk, 0, `{"dice":[2]}`).do(walk, 0, "")
		p := x.At(x.Warlord.At)
		want(t, "q", p.Q, 2) // northeast
		want(t, "r", p.R, -2)
		x.do(walk, 0, `{"dice":[2]}`)
		want(t, "points", x.Warlord.Points, 5)
		x = far(t, `"warlord":{"outer":true,"at":"tower","stage":"direction"},"mages":[{"at":"gnomes"}]`)
		x.do(walk, 0, `{"dice":[4]}`).do(walk, 0, "")
		p = x.At(x.Warlord.At)
		want(t, "r", p.R, 3) // south
	})
	t.Run("M-89 odd counter-clockwise, even clockwise", func(t *testing.T) {
		for die, clockwise := range map[int]int{1: -1, 3: -1, 6: 1, 2: 1} {
			x := far(t, "", owned(t, 2, 12, 2)...)
			x.do(walk, 0, `{"dice":[1]}`).do(walk, 0, "")
			want(t, "start", x.Warlord.At, x.ringAt(2, 0).ID)
			x.p0(die)
			want(t, "after a step", x.Warlord.At, x.ringAt(2, clockwise).ID)
		}
	})
	t.Run("M-86 M-90 M-93 flips, claims and walks on, all five points", func(t *testing.T) {
		x := far(t, "")
		relics := x.Mages[0].Relics
		x.do(walk, 0, `{"dice":[1]}`).do(walk, 0, "").do(walk, 0, `{"dice":[2]}`)
		first := x.Warlord.At
		x.do(walk, 0, `{"kinds":["`+string(kindFor(x, first))+`"]}`)
		want(t, "claimed", x.At(first).Owner, boolInt(x.At(first).Kind.Holds())*2)
		want(t, "points", x.Warlord.Points, 4)
		x.do(walk, 0, "")
		want(t, "went on", x.Warlord.At, x.ringAt(2, 1).ID)
		for x.Phase == Warpath {
			x.do(walk, 0, "", 1)
		}
		want(t, "relics", x.Mages[0].Relics, relics)
	})
	t.Run("M-90 an enclave is only flipped", func(t *testing.T) {
		x := far(t, "", `{"id":"`+idAt(t, 2, 0)+`","stack":"outpost"}`)
		x.do(walk, 0, `{"dice":[1]}`).do(walk, 0, "").do(walk, 0, `{"dice":[2]}`).do(walk, 0, `{"kinds":["drow"]}`)
		want(t, "owner", x.ringAt(2, 0).Owner, 0)
		want(t, "points", x.Warlord.Points, 4)
	})
	t.Run("M-91 raids the player", func(t *testing.T) {
		x := far(t, `"mages":[{"at":"gnomes","company":10,"relics":{"blood":1}}]`, `{"id":"`+idAt(t, 2, 0)+`","kind":"mine","owner":1,"wards":1}`)
		supply := x.Mages[0].Supply
		x.do(walk, 0, `{"dice":[1]}`).do(walk, 0, "").do(walk, 0, `{"dice":[2]}`).do(walk, 0, "")
		want(t, "the ward", x.ringAt(2, 0).Wards, 0)
		x.do(walk, 0, "")
		want(t, "claimed", x.ringAt(2, 0).Owner, 2)
		want(t, "supply", x.Mages[0].Supply, supply+1)
		want(t, "blood", x.Mages[0].Relics[Blood], 2)
		want(t, "points", x.Warlord.Points, 3)
	})
	t.Run("M-92 passes the player in a daze and never ends there", func(t *testing.T) {
		places := append(owned(t, 2, 12, 2), `{"id":"`+idAt(t, 2, 2)+`","kind":"mine","tower":1}`)
		x := far(t, `"mages":[{"at":"`+idAt(t, 2, 1)+`"}]`, places...)
		x.do(walk, 0, `{"dice":[1]}`).do(walk, 0, "").do(walk, 0, `{"dice":[2]}`).do(walk, 0, "")
		want(t, "at the mage", x.Warlord.At, x.ringAt(2, 1).ID)
		x.do(walk, 0, "").do(walk, 0, "")
		want(t, "past the tower", x.Warlord.At, x.ringAt(2, 3).ID)
		want(t, "the tower stands", x.ringAt(2, 2).Tower, 1)
		y := far(t, `"mages":[{"at":"`+idAt(t, 2, 5)+`"}]`, owned(t, 2, 12, 2)...)
		y.do(walk, 0, `{"dice":[1]}`).do(walk, 0, "").do(walk, 0, `{"dice":[2]}`).do(walk, 0, `{"all":true}`)
		want(t, "the fifth point is forfeited", y.Warlord.At, y.ringAt(2, 4).ID)
	})
	t.Run("M-73 vines hold the Warlord, too", func(t *testing.T) {
		tangled := func(mage string, clockwise ...int) *table {
			places := owned(t, 2, 12, 2)
			for _, n := range clockwise {
				places[n] = strings.TrimSuffix(places[n], "}") + `,"token":"vines","by":1,"brief":true}`
			}
			return far(t, `"mages":[{"at":"`+mage+`"}]`, places...).do(walk, 0, `{"dice":[1]}`).do(walk, 0, "").do(walk, 0, `{"dice":[2]}`)
		}
		x := tangled("gnomes", 1, 4)
		x.do(walk, 0, "")
		want(t, "into them", x.Warlord.At, x.ringAt(2, 1).ID)
		want(t, "for two points", x.Warlord.Points, 3)
		x.do(walk, 0, "").do(walk, 0, "").do(walk, 0, "")
		want(t, "stopped before the next", x.Warlord.At, x.ringAt(2, 3).ID)
		want(t, "the point is lost", x.Warlord.Points, 0)
		want(t, "why", strings.HasSuffix(rulesTold(x), "M-73"), true)
		x = tangled(idAt(t, 2, 3), 4)
		x.do(walk, 0, `{"all":true}`)
		want(t, "past the mage with the last two points", x.Warlord.At, x.ringAt(2, 4).ID)
		x = tangled(idAt(t, 2, 4), 5)
		x.do(walk, 0, `{"all":true}`)
		want(t, "one point too few to come past the mage", x.Warlord.At, x.ringAt(2, 3).ID)
	})
	t.Run("M-94 wards where he ends on wilderness of his", func(t *testing.T) {
		x := far(t, "", owned(t, 2, 12, 2)...)
		x.do(walk, 0, `{"all":true,"dice":[1,2]}`)
		want(t, "rules", rulesTold(x), "M-88 M-88 M-89 M-90 M-90 M-90 M-90 M-90 M-94")
		for _, clockwise := range []int{4, 5, 6} {
			if p := x.ringAt(2, clockwise); p.Owner == 2 {
				want(t, p.ID, p.Wards, 1)
			}
		}
		want(t, "further away", x.ringAt(2, 8).Wards, 0)
	})
	t.Run("M-95 the player keeps out, and his dead go home", func(t *testing.T) {
		x := far(t, `"phase":"journey","warlord":{"at":"`+idAt(t, 2, 0)+`","stage":"direction"},"mages":[{"at":"elves","company":9}]`)
		x.refused("M-95", travel, 1, `{"to":"`+idAt(t, 2, 0)+`"}`)
		y := far(t, `"phase":"journey","mages":[{"at":"`+idAt(t, 2, 0)+`","company":9,"relics":{"blood":0}}]`, `{"id":"`+idAt(t, 2, 0)+`","kind":"mine","owner":2}`)
		y.do(attack, 1, "")
		want(t, "blood", y.Mages[0].Relics[Blood], 1)
		want(t, "his on the map", y.onMap(2), 0)
	})
	t.Run("M-96 a Master knows the sphere", func(t *testing.T) {
		x := alone(t, `{"mages":[{"apprentices":{"master-will":1}}]}`)
		want(t, "known", strings.Join(x.Learned(1), " "), "stoneskin gate befuddle")
	})
	t.Run("M-83 M-97 both goals at once, or the Warlord wins", func(t *testing.T) {
		masters := `"apprentices":{"master-time":1,"master-will":1,"master-death":1,"master-blood":1}`
		land := []string{`{"id":"w1","kind":"mine","owner":1}`, `{"id":"w2","kind":"crypt","owner":1}`, `{"id":"w3","kind":"grove","owner":1}`}
		x := far(t, `"phase":"end","mages":[{`+masters+`}]`, append(land, `{"id":"w4","kind":"grove","owner":2}`)...)
		x.do(next, 1, "")
		want(t, "won", x.Won, true)
		want(t, "phase", x.Phase, Over)
		x = far(t, `"phase":"end","mages":[{`+masters+`}]`, append(land, `{"id":"w4","kind":"grove","owner":2}`, `{"id":"w5","kind":"grove","owner":2}`)...)
		x.do(next, 1, "")
		want(t, "goes on", x.Phase, Warpath)
		x = far(t, `"phase":"end","round":15,"mages":[{"planets":{"time":0,"will":0,"death":0,"blood":0,"nature":0,"matter":0}}]`)
		x.do(next, 1, "")
		want(t, "lost", x.Phase == Over && !x.Won, true)
		want(t, "winners", len(x.result().Winners), 0)
	})
	t.Run("M-98 the score alone", func(t *testing.T) {
		x := far(t, `"phase":"end","round":12,"mages":[{"apprentices":{"master-time":1,"master-will":1,"master-death":1,"master-blood":1}}]`,
			`{"id":"w1","kind":"mine","owner":1}`, `{"id":"w2","kind":"crypt","owner":1}`, `{"id":"w3","kind":"grove","owner":1}`, `{"id":"w4","kind":"grove","owner":2}`)
		x.do(next, 1, "")
		c := x.Mages[0].Score
		want(t, "turns", c.Unused, 3)
		want(t, "spells", c.Spells, [3]int{4, 5, 4})
		want(t, "land", c.Lands(), 5)
		want(t, "total", c.Total, 15+4+10+16+5)
	})
	t.Run("M-99 Torment and Befuddle", func(t *testing.T) {
		more := `"mages":[{"at":"gnomes","apprentices":{"master-death":1},"relics":{"bones":5}}]`
		x := far(t, more)
		x.refused("M-99", cast, 1, `{"spell":"torment","die":4}`) // nothing is rolled yet
		x.do(walk, 0, `{"dice":[1]}`).do(cast, 1, `{"spell":"torment","die":6}`)
		want(t, "die", x.Warlord.Pip, 6)
		x.refused("M-99", cast, 1, `{"spell":"befuddle","count":1}`) // no wrap (reading Mh)
		x.do(walk, 0, "").do(walk, 0, `{"dice":[3]}`).do(cast, 1, `{"spell":"befuddle","count":-1}`)
		want(t, "sense", x.Warlord.Sense, 2)
		x.refused("M-39", cast, 1, `{"spell":"torment","die":4}`)
	})
	t.Run("M-100 Corrosion and Inflame", func(t *testing.T) {
		n := idAt(t, 2, 0)
		x := far(t, `"phase":"journey","mages":[{"at":"elves","company":9,"apprentices":{"advanced-death-blood":1,"advanced-blood-nature":1},"relics":{"bones":2,"blood":4}}]`,
			`{"id":"`+n+`","kind":"mine","owner":2,"wards":1}`, `{"id":"`+idAt(t, 2, 1)+`","kind":"mine","owner":1,"wards":1}`)
		x.do(cast, 1, `{"spell":"corrosion"}`)
		want(t, "his wards", x.At(n).Wards, 0)
		want(t, "one's own too", x.ringAt(2, 1).Wards, 0)
		x.refused("M-100", cast, 1, `{"spell":"inflame","place":"demons"}`)
		x.do(cast, 1, `{"spell":"inflame","place":"dwarves"}`).do(next, 1, "").do(next, 1, "")
		x.do(walk, 0, `{"dice":[2]}`).do(walk, 0, "")
		x.refused("M-100", walk, 0, "")
		x.do(inflame, 1, `{"place":"`+n+`"}`)
		want(t, "his follower", x.At(n).Owner, 0)
		want(t, "the token stays", x.At("dwarves").Token, "inflame")
	})
}

// p0 rolls the second die and takes one step.
func (x *table) p0(die int) {
	x.t.Helper()
	x.do(walk, 0, `{"dice":[`+string(rune('0'+die))+`]}`).do(walk, 0, "")
}

// idAt is the id of the place of the solo map on a ring, so many places clockwise from
// north.
func idAt(t testing.TB, steps, clockwise int) string {
	t.Helper()
	return alone(t, "").ringAt(steps, clockwise).ID
}

// owned are Mines, or Towns, of a seat all around a ring.
func owned(t testing.TB, steps, n, seat int) []string {
	t.Helper()
	var list []string
	for i, p := range alone(t, "").ring(steps) {
		kind := "mine"
		if p.Stack == TownsStack {
			kind = "town"
		}
		if i < n {
			list = append(list, `{"id":"`+p.ID+`","kind":"`+kind+`","owner":`+string(rune('0'+seat))+`}`)
		}
	}
	return list
}

// kindFor is a kind the face-down tile of a place can be.
func kindFor(x *table, id string) Kind {
	if down := x.down(x.At(id).Stack); len(down) > 0 && !x.At(id).Open() {
		return down[0]
	}
	return Mine
}

// A table that is found in a later round has the Warlord on the ring of that round (M-87): the inner
// one in the first, the outer one in the second.
func TestAFoundRoundHasItsRing(t *testing.T) {
	for round := 1; round <= 4; round++ {
		steps := 2 + boolInt(round%2 == 0)
		x := alone(t, fmt.Sprintf(`{"round":%d}`, round))
		want(t, fmt.Sprint("phase of round ", round), x.Phase, Warpath)
		x.do(walk, 0, `{"dice":[1]}`).do(walk, 0, "")
		want(t, fmt.Sprint("steps out in round ", round), hex(x.At(x.Warlord.At).Q, x.At(x.Warlord.At).R), steps)
		x = alone(t, fmt.Sprintf(`{"phase":"end","round":%d}`, round))
		x.do(next, 1, "").do(walk, 0, `{"dice":[1]}`).do(walk, 0, "")
		want(t, fmt.Sprint("steps out after round ", round), hex(x.At(x.Warlord.At).Q, x.At(x.Warlord.At).R), 5-steps)
	}
	x := alone(t, `{"round":2,"warlord":{"outer":false}}`) // whoever says it has it
	x.do(walk, 0, `{"dice":[1]}`).do(walk, 0, "")
	want(t, "steps out", hex(x.At(x.Warlord.At).Q, x.At(x.Warlord.At).R), 2)
}
