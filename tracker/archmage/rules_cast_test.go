package archmage

import (
	"testing"

	"github.com/quickcast/quickcast/tracker"
)

func TestCastingRules(t *testing.T) {
	will := `"mages":[{"at":"w1","apprentices":{"fundamental-time":1,"advanced-time-will":1,"master-will":1},"relics":{"scrolls":3,"gems":3,"bones":2,"seeds":3}}]`
	t.Run("M-38 M-39 in the Journey and at its end, each once a turn", func(t *testing.T) {
		x := north(t, will)
		x.do(cast, 1, `{"spell":"quicken"}`)
		x.refused("M-39", cast, 1, `{"spell":"quicken"}`)
		x.do(travel, 1, `{"to":"w4"}`).do(next, 1, "")
		offered := 0
		for _, c := range x.offers() {
			if c.Event.Kind == cast {
				offered++
			}
		}
		want(t, "spells that are offered at the end, Gate aside", offered, 1)
		x.do(cast, 1, `{"spell":"fortify"}`)
		x.refused("M-38", cast, 2, `{"spell":"quicken"}`)
	})
	t.Run("M-40 M-41 M-42 prices", func(t *testing.T) {
		x := north(t, will)
		x.refused("M-40", cast, 1, `{"spell":"quicken","pay":{"gems":1}}`)
		x.refused("M-40", cast, 1, `{"spell":"quicken","pay":{"scrolls":2}}`)
		x.refused("M-41", cast, 1, `{"spell":"gate","pay":{"scrolls":1,"bones":1}}`)
		x.refused("M-42", cast, 1, `{"spell":"fortify","pay":{"scrolls":1,"gems":1}}`)
		x.refused("M-42", cast, 1, `{"spell":"fortify","pay":{"bones":3}}`) // there are two
		x.do(cast, 1, `{"spell":"fortify","pay":{"scrolls":1,"gems":1,"bones":1}}`)
		want(t, "relics", x.Mages[0].Relics, Relics{2, 2, 1, 0, 3, 0})
		y := north(t, will)
		want(t, "ways for a Master spell", len(y.payments(1, y.spell("fortify"))), 9) // of ten, not three Bones
		want(t, "ways for an Advanced spell", len(y.payments(1, y.spell("gate"))), 3)
	})
	t.Run("M-39 the first way leaves the most castable", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1","apprentices":{"fundamental-time":1,"advanced-time-will":1},"relics":{"scrolls":2,"gems":2}}]`)
		first := x.payments(1, x.spell("gate"))[0]
		want(t, "pay", first.Pay, Relics{1, 1})
		want(t, "keeps", first.Keeps, 1)
	})
	t.Run("M-43 what is learned now is known later", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"gnomes","relics":{"widgets":6}}]`)
		x.do(initiate, 1, `{"spheres":["matter"]}`)
		x.refused("M-43", cast, 1, `{"spell":"transmute"}`)
	})
	t.Run("M-45 one token at a place, wards aside", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1","apprentices":{"fundamental-nature":1},"relics":{"seeds":2}}]`, `{"id":"w4","kind":"grove","token":"chasm","by":2,"owner":2,"wards":1}`)
		x.do(cast, 1, `{"spell":"vines","places":["w4"]}`)
		want(t, "token", x.At("w4").Token, "vines")
		want(t, "wards", x.At("w4").Wards, 1)
		x.do(travel, 1, `{"to":"w4"}`) // M-73: the caster pays too
		want(t, "points", x.Points, 3)
	})
	t.Run("M-71 Corrupt", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1","apprentices":{"master-death":1},"relics":{"bones":6}},{"apprentices":{"fundamental-will":1}}]`)
		x.refused("M-71", cast, 1, `{"spell":"corrupt","foe":2,"sphere":"time"}`)
		x.do(cast, 1, `{"spell":"corrupt","foe":2,"sphere":"will"}`)
		want(t, "token", x.Mages[1].Corrupt[AreaAt(Fundamental, Will)], 1)
	})
	t.Run("M-72 Decay", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1","apprentices":{"fundamental-death":1},"relics":{"bones":2}},{"relics":{"gems":6,"seeds":4}}]`)
		x.refused("M-72", cast, 1, `{"spell":"decay","foe":2,"from":"gems","count":2}`)
		x.do(tracker.Change, 2, `{"track":"seeds","amount":1}`).do(cast, 1, `{"spell":"decay","foe":2,"from":"gems","count":2}`)
		want(t, "gems", x.Mages[1].Relics[Will], 4)
	})
	t.Run("M-74 M-78 movement and Time Stop belong to the Journey", func(t *testing.T) {
		more := `"mages":[{"at":"t1","apprentices":{"fundamental-time":1,"master-time":1},"relics":{"scrolls":6,"gems":2}}]`
		x := north(t, more)
		x.do(next, 1, "").refused("M-74", cast, 1, `{"spell":"quicken"}`)
		x.refused("M-78", cast, 1, `{"spell":"timestop"}`)
		x = north(t, more)
		x.do(cast, 1, `{"spell":"quicken"}`)
		want(t, "points", x.Points, 7)
		x.do(cast, 1, `{"spell":"timestop","pay":{"scrolls":3}}`).do(gather, 1, "")
		want(t, "phase", x.Phase, Journey)
		x.do(travel, 1, `{"to":"w1"}`).do(travel, 1, `{"to":"elves"}`).do(initiate, 1, `{"spheres":["time"]}`)
		want(t, "phase at the end", x.Phase, End)
	})
	t.Run("M-48 Divination gathers for points, each wilderness once, no Towns", func(t *testing.T) {
		more := `"mages":[{"at":"w1","apprentices":{"advanced-matter-time":1},"relics":{"scrolls":2,"gems":1}}]`
		x := north(t, more, `{"id":"w1","kind":"mine","owner":1}`, `{"id":"t1","owner":1}`)
		x.refused("M-48", divine, 1, `{"sphere":"will"}`)
		x.do(cast, 1, `{"spell":"divination"}`).do(divine, 1, `{"sphere":"will"}`)
		want(t, "gems", x.Mages[0].Relics[Will], 2)
		want(t, "points", x.Points, 4)
		x.refused("M-48", divine, 1, `{"sphere":"will"}`)
		x.refused("M-48", divine, 1, `{"sphere":"time"}`)
		x.do(next, 1, "").refused("M-16", divine, 1, `{"sphere":"will"}`)
	})
	t.Run("M-76 Subjugate", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1","apprentices":{"fundamental-blood":1},"relics":{"blood":2},"company":3}]`, `{"id":"w1","kind":"mine","owner":2,"wards":1}`)
		x.do(cast, 1, `{"spell":"subjugate"}`).do(attack, 1, "")
		want(t, "after the ward", x.Mages[0].Company, 3)
		x.do(attack, 1, "")
		want(t, "after the kill", x.Mages[0].Company, 4)
	})
	t.Run("M-79 Fortify", func(t *testing.T) {
		x := north(t, will, `{"id":"t1","owner":1}`, `{"id":"w4","kind":"grove","owner":1,"wards":1}`)
		x.refused("M-79", cast, 1, `{"spell":"fortify","places":["t1"]}`)
		x.do(cast, 1, `{"spell":"fortify","places":["w4"]}`)
		want(t, "wards", x.At("w4").Wards, 2)
	})
	t.Run("M-80 Automaton", func(t *testing.T) {
		more := `"mages":[{"at":"w1","apprentices":{"master-matter":1},"relics":{"widgets":6,"scrolls":1}}]`
		x := north(t, more)
		x.refused("M-80", cast, 1, `{"spell":"automaton","sphere":"time"}`)
		x = north(t, more, `{"id":"w2","kind":"ruins","owner":1}`)
		x.do(cast, 1, `{"spell":"automaton","sphere":"time","pay":{"widgets":3}}`).do(cast, 1, `{"spell":"quicken"}`)
	})
	t.Run("M-81 Upheaval", func(t *testing.T) {
		more := `"mages":[{"at":"w1","apprentices":{"master-nature":1},"relics":{"seeds":6}}]`
		x := north(t, more)
		x.refused("M-81", cast, 1, `{"spell":"upheaval","layout":[{"place":"w2","q":5,"r":5},{"place":"w3","q":6,"r":5}]}`)   // cut off, and the outpost too
		x.refused("M-81", cast, 1, `{"spell":"upheaval","layout":[{"place":"w4","q":-2,"r":0},{"place":"w3","q":2,"r":-3}]}`) // not adjacent
		x.do(cast, 1, `{"spell":"upheaval","layout":[{"place":"w4","q":-2,"r":0},{"place":"w5","q":-2,"r":1}]}`)
		y := north(t, more, `{"id":"w2","kind":"crypt","tower":2}`)
		y.refused("M-81", cast, 1, `{"spell":"upheaval","layout":[{"place":"w4","q":-2,"r":0},{"place":"w5","q":-2,"r":1}]}`) // the outpost lies behind the tower
	})
	t.Run("M-99 solo spells are the Warlord's turn's", func(t *testing.T) {
		x := alone(t, `{"phase":"journey","round":2,"mages":[{"apprentices":{"fundamental-death":1},"relics":{"bones":2}}]}`)
		x.refused("M-99", cast, 1, `{"spell":"torment","die":3}`)
	})
}
