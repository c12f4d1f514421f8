package archmage

import (
	"fmt"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/tracker"
)

// reminded are the ids of what the table is told in passing.
func reminded(x *table) string {
	var list []string
	for _, n := range x.passed {
		list = append(list, strings.TrimPrefix(n.ID, "archmage.note")+" "+n.Rule)
	}
	return strings.Join(list, ", ")
}

// What the clarifications say of spells is said at its moment.
func TestReminders(t *testing.T) {
	t.Run("M-72 who is safe from Decay", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1","apprentices":{"fundamental-death":1},"relics":{"bones":1}},{"relics":{"scrolls":0,"gems":6,"bones":0,"blood":0,"seeds":4,"widgets":0}}]`)
		q, _ := Game{}.Ask(x.State, event(cast, 1, `{"spell":"decay"}`))
		want(t, "notes", len(q.Notes), 2) // that its place is ours, and this
		want(t, "rule", q.Notes[1].Rule, "M-72")
	})
	t.Run("M-73 vines", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1"}]`, `{"id":"w4","token":"vines","by":1}`).do(travel, 1, `{"to":"w4"}`)
		want(t, "reminded", reminded(x), "Vines M-73, Token M-28")
	})
	t.Run("M-74 what can be cast no more at the end", func(t *testing.T) {
		x := north(t, `"points":1,"mages":[{"at":"w1","apprentices":{"fundamental-time":1},"relics":{"scrolls":1}}]`)
		late := func() bool {
			for _, n := range x.notices() {
				if n.Rule == "M-74" {
					return true
				}
			}
			return false
		}
		want(t, "with points left", late(), false)
		x.do(travel, 1, `{"to":"w4"}`)
		want(t, "with none", late(), true)
		x.do(cast, 1, `{"spell":"quicken"}`)
		want(t, "once it is cast", late(), false)
	})
	t.Run("M-75 where Stone Skin does not help", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"elves","effects":["stone"]},{"at":"w3"}]`).do(travel, 1, `{"to":"tower"}`)
		want(t, "the curse", reminded(x), "NoStone M-75")
		x = north(t, `"mages":[{"at":"w1","effects":["stone"]}]`, `{"id":"w4","token":"chasm","by":2}`).do(travel, 1, `{"to":"w4"}`)
		want(t, "a chasm", reminded(x), "Token M-28, NoStone M-75")
		x = north(t, `"mages":[{"at":"w1","book":["imprison"],"relics":{"bones":2}},{"effects":["stone"]}]`, `{"id":"w4","owner":2}`).do(cast, 1, `{"spell":"imprison","places":["w4"]}`)
		want(t, "prison", strings.Contains(reminded(x), "NoStone M-75"), true)
	})
	t.Run("M-76 a ward is no kill", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1","effects":["subjugate"]}]`, `{"id":"w1","owner":2,"wards":1}`).do(attack, 1, "")
		want(t, "reminded", reminded(x), "Subjugate M-76")
	})
	t.Run("M-77 trading is free of shadows", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"dwarves","relics":{"gems":2},"doors":[2,0,0,0,0,0]}]`).do(initiate, 1, `{"spheres":["will"]}`)
		want(t, "reminded", reminded(x), "PointsLeft M-26, Free M-77")
	})
	t.Run("M-78 what is lost by going on", func(t *testing.T) {
		x := north(t, `"points":0,"mages":[{"at":"w1","apprentices":{"master-time":1},"relics":{"scrolls":3}}]`).do(cast, 1, `{"spell":"timestop","pay":{"scrolls":3}}`)
		next := x.onward()
		want(t, "asked", len(next.Skips), 1)
		want(t, "rule", next.Skips[0].Text.Rule, "M-78")
	})
	t.Run("M-81 an Upheaval of two tiles, laid after it", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1","apprentices":{"master-nature":1},"relics":{"seeds":3}}]`)
		x.refused("M-81", cast, 1, `{"spell":"upheaval","places":["w4"]}`)
		x.refused("M-81", cast, 1, `{"spell":"upheaval","places":["w4","w3"]}`)
		x.do(cast, 1, `{"spell":"upheaval","places":["w4","w5"]}`)
		want(t, "reminded", strings.Contains(reminded(x), "Upheave M-81"), true)
		want(t, "tokens", x.At("w4").Token+x.At("w5").Token, "upheavalupheaval")
		x.refused("M-81", arrange, 0, `{"layout":[{"place":"w4","q":-6,"r":0}]}`)
		x.do(arrange, 0, `{"layout":[{"place":"w4","q":-2,"r":0},{"place":"w5","q":-2,"r":1}]}`)
		other := north(t, "").do(arrange, 0, `{"layout":[{"place":"w4","q":-6,"r":0}]}`) // hands lay tiles as they like
		want(t, "by hand", other.At("w4").Q, -6)
	})
	t.Run("M-82 a Wellspring", func(t *testing.T) {
		x := north(t, `"mages":[{"at":"w1"}]`, `{"id":"w4","token":"wellspring","by":1}`).do(travel, 1, `{"to":"w4"}`)
		want(t, "one's own", reminded(x), "WellOwn M-82")
		x = north(t, `"mages":[{"at":"w1"}]`, `{"id":"w4","token":"wellspring","by":2}`)
		x.do(spelled, 0, `{"spell":"wellspring","text":"who comes gives a seed"}`).do(travel, 1, `{"to":"w4"}`)
		want(t, "another's, in the words of the card", reminded(x), "Well M-82, Card M-82")
	})
	t.Run("M-9 the numbers of the board", func(t *testing.T) {
		x := laid(t, "", map[string]string{"planets": "hand", "first": "1"}, "blue", "white", "red", "green")
		x.do(tracker.Set, 0, `{"track":"space-1","value":5}`).do(place, 1, `{"planets":{"will":-3,"time":-2,"death":-1,"blood":1,"nature":2,"matter":3}}`).do(next, 1, "")
		want(t, "gems", x.Mages[0].Relics[Will], 5)
		x.do(tracker.Set, 0, `{"track":"space-1","value":2}`)
		want(t, "gems put right in the first round", x.Mages[0].Relics[Will], 2)
		want(t, "the others keep theirs", x.Mages[0].Relics[Time], 2)
		x = laid(t, "", map[string]string{"first": "1"}, "blue", "white", "red", "green") // it begins with nothing to choose
		want(t, "phase", x.Phase, Journey)
		board := [spheres]int{6, 5, 4, 2, 1, 0}
		for n, printed := range board {
			x.do(tracker.Set, 0, fmt.Sprintf(`{"track":"space-%d","value":%d}`, n+1, printed))
		}
		for _, of := range Spheres() {
			want(t, of.ID(), x.Mages[3].Relics[of], board[spaceAt(x.Mages[3].Planets[of])])
		}
		x = laid(t, `{"round":2}`, map[string]string{"first": "1"}, "blue", "white", "red", "green")
		x.refused(noTrack, tracker.Set, 0, `{"track":"space-1","value":2}`)
	})
}
