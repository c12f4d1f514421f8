package wizards_test

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/uitest"
)

// taps taps one name after another.
func (w *window) taps(names ...string) {
	w.Test.Helper()
	for _, name := range names {
		w.Tap(name)
	}
}

// With the real cards on the table, the app is told what was turned up: a disaster, a bound spell and
// the one that wins.
func TestRealCardsAreWonByTaps(t *testing.T) {
	layout := `{"turn":3,"phase":"disaster","mana":4,"clear":true,"rooms":[{"room":"mana-crystal","at":5,"doors":"nesw"},{"room":"library","at":6,"doors":"nesw"}],"wizards":[{"seat":1,"room":"library","glyphs":[1,4],"hand":[""]}]}`
	for _, size := range []fyne.Size{uitest.Small(), uitest.Phone()} {
		w := open(t, lay(t, 1, map[string]string{"cards": "real"}, layout), as{lang: config.English, size: size})
		w.taps("Next: Play the disaster", "Wild Magic", "Do it")
		w.finish()
		w.taps("level 1", "Next: Draw a disaster", "Bind a spell", "1 and 1, level 1, face down", "Nova", "right", "Do it")
		if s := w.state(); s.Grid.Bound() != 1 || s.Actions.Free != 2 {
			t.Fatalf("%d spells are bound, %+v", s.Grid.Bound(), s.Actions)
		}
		w.Tap(roomNamed(w, 5))
		w.taps("Cast a spell", "Abjure", "Cast with 1 and 4")
		if s := w.state(); s.Outcome != "won" {
			t.Errorf("%v: %s in %s\n%s", size, s.Outcome, s.Phase, w.Read())
		}
	}
}

// With the cards in the app a game goes its way by taps until no card is left: threats spread and
// attack, imps rob, and whoever is on turn walks, takes glyphs, casts and endures.
func TestDrawnCardsAreLostByTaps(t *testing.T) {
	layout := `{"turn":3,"phase":"disaster","mana":8,"disasters":{"draw":["fire","imp-invasion","activate-1","fire"],"discard":[]},"progression":[],
"rooms":[{"room":"hoard","pieces":{"fire":1,"imp":1}},{"room":"library","pieces":{"imp":1}}],"wizards":[{"seat":1,"glyphs":[1,2,3],"hand":["activate-2"]},{"seat":2,"glyphs":[1,1],"hand":["fire"]}]}`
	for _, size := range []fyne.Size{uitest.Small(), uitest.Phone()} {
		w := open(t, lay(t, 2, map[string]string{"doors": "drawn"}, layout), as{lang: config.English, size: size})
		for n := 0; w.state().Outcome == ""; n++ {
			if n > 200 {
				t.Fatalf("it does not end:\n%s", w.Read())
			}
			w.act()
		}
		if s := w.state(); s.Why.ID != "wizards.lostCards" && s.Why.ID != "wizards.lostMana" {
			t.Errorf("%v: it ended by %s", size, s.Why.ID)
		}
	}
}

// act does the next of what a player might tap.
func (w *window) act() {
	w.Test.Helper()
	said := w.Read()
	for _, name := range []string{"Leave it: ", "Next: Next step"} {
		if strings.Contains(said, name) {
			w.Tap(name)
			return
		}
	}
	s := w.state()
	switch {
	case s.Asked != nil:
		w.Tap("Next: Answer")
		w.Tap(w.sayer().Say(s.Asked.Options[0].Name))
	case s.Phase == "actions" && s.Actions.Free > 0 && s.Cast == nil:
		for _, name := range []string{"Take a glyph", "Cast a spell"} {
			if strings.Contains(said, "\n"+name) {
				w.Tap(name)
				if name == "Cast a spell" {
					w.castAny()
				}
				return
			}
		}
		for _, line := range strings.Split(said, "\n") {
			if strings.HasSuffix(line, ", a tap moves here") {
				w.Tap(line)
				return
			}
		}
		w.Tap("Next")
	default:
		w.Tap("Next: ")
	}
}

// castAny casts with the first two glyphs that are offered.
func (w *window) castAny() {
	w.Test.Helper()
	for _, line := range strings.Split(w.Read(), "\n") {
		if strings.HasSuffix(line, ", face down") {
			w.Tap(line)
			break
		}
	}
	w.Tap("Cast with ")
}

// A scenario is made whole in the app, with an end of its own, and won as it says.
func TestAScenarioMadeHereIsWonByTaps(t *testing.T) {
	w := open(t, store.NewMemory(), as{lang: config.English, size: uitest.Phone()})
	w.taps("Wizard's Academy", "A scenario of your own", "A way of our own to win", "More Spells bound, at least", "Done", "Use it", "Begin", "Next: Begin", "Next")
	for n := 0; w.state().Outcome == ""; n++ {
		s := w.state()
		library := s.Academy.Find(wizards.Library)
		switch said := w.Read(); {
		case n > 60:
			t.Fatalf("it does not end:\n%s", said)
		case s.Phase != "actions" || s.Asked != nil || s.Actions.Free == 0 || strings.Contains(said, "Next step"):
			w.act()
		case s.Wizards[0].At == library:
			pair := wizards.Pairs()[0]
			spell := w.sayer().Say(s.SpellWord(s.Grid.At(pair).Spell))
			w.taps("Bind a spell", fmt.Sprintf("%d and %d, level 1, face down", pair.Low, pair.High), spell, "Do it")
		default:
			w.Tap(roomNamed(w, step(s, library)))
		}
	}
	if s := w.state(); s.Outcome != "won" || s.Why.ID != "wizards.wonScenario" {
		t.Errorf("%s by %s", s.Outcome, s.Why.ID)
	}
}

// step is the first room on a way to another.
func step(s *wizards.State, to int) int {
	first := map[int]int{to: to}
	for queue := []int{to}; len(queue) > 0; queue = queue[1:] {
		for _, at := range s.Academy.Neighbours(queue[0]) {
			if at == s.Wizards[0].At {
				return queue[0]
			}
			if _, seen := first[at]; !seen {
				first[at] = queue[0]
				queue = append(queue, at)
			}
		}
	}
	return to
}
