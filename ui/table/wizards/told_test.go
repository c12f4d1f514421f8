package wizards_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// above is how far down the window something stands that is read out so.
func (w *window) above(name string) float32 {
	w.Test.Helper()
	y := float32(-1)
	uitest.Walk(w.Fyne.Canvas().Content(), func(o fyne.CanvasObject) {
		if said, ok := o.(interface{ AccessibilityLabel() string }); ok && o.Visible() && said.AccessibilityLabel() == name {
			y = fyne.CurrentApp().Driver().AbsolutePositionForObject(o).Y
		}
	})
	if y < 0 {
		w.Test.Fatalf("no %q in\n%s", name, w.Read())
	}
	return y
}

// What is told has a place of its own that stays, whoever did what: what is below it does
// not move from under a finger.
func TestWhatIsToldKeepsItsPlace(t *testing.T) {
	w := open(t, lay(t, 2, nil, busy), as{lang: config.English, size: uitest.Phone()})
	const act = "Cast a spell"
	at := w.above(act)
	still := func(after string) {
		t.Helper()
		if now := w.above(act); now != at {
			t.Errorf("after %s the acts stand at %v, not at %v", after, now, at)
		}
	}
	w.Tap("Anna")
	w.Tap("More glyph 1")
	w.Tap("Close")
	still("a glyph by hand")
	if !strings.Contains(w.Read(), "Anna") {
		t.Errorf("what a hand did is not said:\n%s", w.Read())
	}
	w.Tap("Undo")
	still("taking it back")
	to := w.state().Academy.Neighbours(w.state().Wizards[0].At)[0]
	w.Tap(roomNamed(w, to))
	still("a move")
	w.Tap(roomNamed(w, farRoom(w.state())))
	w.Tap("Close")
	still("a look at a room")
}

// farRoom is a room that no tap moves to.
func farRoom(s *wizards.State) int {
	at := s.Wizards[0].At
	for to := range wizards.Places {
		if to != at && !slices.Contains(s.Academy.Neighbours(at), to) {
			return to
		}
	}
	return -1
}

// An academy that is lost is told without a crown.
func TestALostAcademyHasNoCrown(t *testing.T) {
	for lost, layout := range map[bool]string{
		true:  `{"turn":3,"phase":"actions","actions":{"free":0},"mana":1,"rooms":[{"room":"library","pieces":{"fire":1}}],"wizards":[{"seat":1,"room":"library"}]}`,
		false: `{"turn":3,"phase":"actions","actions":{"free":3},"mana":4,"grid":{"1-1":{"spell":"abjure","bound":true}},"wizards":[{"seat":1,"room":"mana-crystal","glyphs":[1,1]}]}`,
	} {
		w := open(t, lay(t, 1, nil, layout), as{lang: config.English, size: uitest.Phone()})
		if lost {
			w.Tap("Next: End the actions")
			w.hear("No mana is left")
			if w.state().Asked != nil {
				t.Error("a lost academy still asks")
			}
		} else {
			w.Tap("Cast a spell")
			w.Tap("Cast with 1 and 1")
		}
		crown := false
		uitest.Walk(uitest.Uppermost(w.Fyne.Canvas()), func(o fyne.CanvasObject) {
			if pic, ok := o.(*canvas.Image); ok && pic.Resource != nil && strings.Contains(pic.Resource.Name(), "crown") {
				crown = true
			}
		})
		if crown == lost {
			t.Errorf("lost: %v, a crown: %v", lost, crown)
		}
	}
}

// The acts of every turn keep their places to the last action, so that a second tap never
// recalls whoever wanted one more glyph; what cannot be done says why.
func TestTheActsKeepTheirPlaces(t *testing.T) {
	w := open(t, lay(t, 2, nil, `{"turn":3,"phase":"actions","actions":{"free":2},"mana":4,"rooms":[{"room":"warded-room","source":1}],"wizards":[{"seat":1,"room":"warded-room"}]}`), as{lang: config.English, size: uitest.Phone()})
	where := func(name string) fyne.Position {
		t.Helper()
		act := uitest.Named(w.Fyne.Canvas(), name)
		if act == nil {
			t.Fatalf("no act is called %q:\n%s", name, w.Read())
		}
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(act)
	}
	glyph, recall := where("Take a glyph 1"), where("Recall to the Crystal for 1 of 4 mana")
	w.Tap("Take a glyph 1")
	w.Tap("Take a glyph 1")
	if s := w.state(); s.Actions.Free != 0 || where("Why not now: Glyph") != glyph || where("Recall to the Crystal for 1 of 4 mana") != recall {
		t.Errorf("%d actions left: the glyph at %v, the recall at %v; before %v, %v", s.Actions.Free, where("Why not now: Glyph"), where("Recall"), glyph, recall)
	}
	w.Tap("Why not now: Glyph")
	if s := w.state(); s.Mana != 4 || !strings.Contains(w.Read(), "No action is left that can be used as a room action") {
		t.Errorf("mana %d:\n%s", s.Mana, w.Read())
	}
}

// What goes on is one button, and says turns where the game has no rounds.
func TestTheNextStepStandsOnce(t *testing.T) {
	w := open(t, lay(t, 2, nil, fires), as{lang: config.English, size: uitest.Phone()})
	w.Tap("Next: ")
	steps, shown := 0, ""
	uitest.Walk(w.Fyne.Content(), func(o fyne.CanvasObject) {
		said, _ := o.(fyne.Accessible)
		if _, taps := o.(fyne.Tappable); taps && said != nil && strings.Contains(said.AccessibilityLabel(), "Next step") {
			steps++
		}
		if text, ok := o.(*canvas.Text); ok {
			shown += text.Text + "\n"
		}
	})
	if steps != 1 || !strings.Contains(shown, "Turn 9") || strings.Contains(shown, "Round 9") {
		t.Errorf("%d buttons take the next step:\n%s", steps, shown)
	}
}

// A table that has won is led to its end by the strip, and may play on all the same.
func TestAWonTableMayPlayOn(t *testing.T) {
	w := open(t, lay(t, 2, nil, `{"turn":3,"phase":"actions","actions":{"free":3},"mana":4,"grid":{"1-1":{"spell":"abjure","bound":true}},"wizards":[{"seat":1,"room":"mana-crystal","glyphs":[1,1]}]}`), as{lang: config.English, size: uitest.Phone()})
	w.Tap("Cast a spell")
	w.Tap("Cast with 1 and 1")
	w.Tap("Close")
	w.hear("Anna ends the actions")
	if said := w.Read(); w.state().Outcome != "won" || !strings.Contains(said, "Next: The end") {
		t.Fatalf("%q, and the strip leads elsewhere:\n%s", w.state().Outcome, said)
	}
	w.Tap("Anna ends the actions")
	w.hear("plays the disaster")
	if s := w.state(); s.Outcome != "won" || s.Phase != "disaster" || s.Current != 2 {
		t.Errorf("%q at %s of %d", s.Outcome, s.Phase, s.Current)
	}
}

// The last mana is not spent by one tap.
func TestTheLastManaIsAskedFor(t *testing.T) {
	w := open(t, lay(t, 1, nil, `{"turn":3,"phase":"actions","actions":{"free":3},"mana":1,"wizards":[{"seat":1,"room":"library"}]}`), as{lang: config.English, size: uitest.Phone()})
	w.Tap("Recall")
	if s := w.state(); s.Mana != 1 || s.Outcome != "" || !strings.Contains(w.Read(), "That is the last mana") {
		t.Fatalf("mana %d, %s\n%s", s.Mana, s.Outcome, w.Read())
	}
	w.Tap("Leave it: Recall")
	if s := w.state(); s.Mana != 0 || s.Outcome != "lost" {
		t.Errorf("mana %d, %s", s.Mana, s.Outcome)
	}
}

// A question to which nothing led stands where what was told would, and once.
func TestAQuestionStandsInThePlaceOfWhatIsTold(t *testing.T) {
	w := open(t, lay(t, 2, map[string]string{"doors": "drawn"}, busy), as{lang: config.English, size: uitest.Phone()})
	w.Tap(roomNamed(w, w.state().Academy.Find("room-a")))
	w.Tap("Activate all here")
	question, panels := "What comes first? You decide.", 0
	uitest.Walk(w.Fyne.Content(), func(o fyne.CanvasObject) {
		if p, ok := o.(*widgets.Paragraph); ok && p.Visible() && p.AccessibilityLabel() == "" {
			panels++
		}
	})
	if n := strings.Count(w.Read(), question); n != 2 || panels > 0 { // the strip and the panel
		t.Errorf("the question is said %d times, beside %d empty lines:\n%s", n, panels, w.Read())
	}
}

// Which glyph is shared, or taken back, stands on its piece.
func TestTheGlyphToShareIsNamed(t *testing.T) {
	for layout, want := range map[string]string{
		`{"turn":3,"phase":"share","wizards":[{"seat":1,"glyphs":[2,4]}]}`:          "Share 2\nShare 4\n",
		`{"turn":3,"phase":"share","wizards":[{"seat":1,"glyphs":[2],"shared":4}]}`: "Take 4\n",
	} {
		w := open(t, lay(t, 2, map[string]string{"scenario": "advanced"}, layout), as{lang: config.English, size: uitest.Phone()})
		shown := ""
		uitest.Walk(w.Fyne.Content(), func(o fyne.CanvasObject) {
			if o, ok := o.(*canvas.Text); ok && (strings.HasPrefix(o.Text, "Share ") || strings.HasPrefix(o.Text, "Take ")) {
				shown += o.Text + "\n"
			}
		})
		if shown != want {
			t.Errorf("%q stands there, not %q", shown, want)
		}
	}
}
