package widgets

import (
	"os"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/ui/theme"
)

func TestStripKeepsItsWordsWhereItIsNarrow(t *testing.T) {
	k, _ := newKit(t)
	strip := NewStrip(k, StripNames{}, StripActions{OnMenu: func() {}, OnFlip: func() {}})
	face := StripFace{Title: "Runde 12 · Erster Schnellzauber", Short: "Erster Schnellzauber", Lead: "Runde 12", Hint: "Weiter", Next: "Aktivierung beenden: Bestienmeister", Clock: "1:41:07", Flip: true}
	strip.Set(face)
	for _, width := range []float32{360, 412, 900} {
		strip.Resize(fyne.NewSize(width, StripHeight))
		words := ""
		texts(test.WidgetRenderer(strip), &words)
		if strings.Contains(words, "…") {
			t.Errorf("%v: %q ends in dots", width, words)
		}
		if !strings.Contains(words, "Runde 12") {
			t.Errorf("%v: %q does not say the round", width, words)
		}
		if shown := strip.flip.Visible(); shown != (width > 800) {
			t.Errorf("%v: the flip button is shown %v", width, shown)
		}
	}
}

// What there is no room for is a tap away, whole: it is not cut in the middle, however
// long the clock runs and with everything that can stand beside it.
func TestStripSaysItsHintWholeOrNotAtAll(t *testing.T) {
	k, _ := newKit(t)
	strip := NewStrip(k, StripNames{}, StripActions{OnMenu: func() {}, OnFlip: func() {}})
	whole := 0
	for _, width := range []float32{360, 412, 600, 900} {
		for _, clock := range []string{"", "9:07", "1:41:07"} {
			for _, redo := range []bool{false, true} {
				strip.Set(StripFace{
					Title: "Round 2 · Upkeep", Short: "Upkeep", Lead: "Round 2", Hint: "Setup round: no hostile acts",
					Next: "End Beastmaster's activation", Clock: clock, Stand: clock != "", Redo: redo, Undo: true,
				})
				strip.Resize(fyne.NewSize(width, StripHeight))
				words := ""
				texts(test.WidgetRenderer(strip), &words)
				if strings.Contains(words, "…") || !strings.Contains(words, "Round 2") {
					t.Errorf("%v, clock %q, redo %v: %q", width, clock, redo, words)
				}
				if strings.Contains(words, "hostile") {
					whole++
				}
			}
		}
	}
	if whole < 16 {
		t.Errorf("the hint is said in %d of 24 cases", whole)
	}
}

// That something is being saved, or is not, is said however little room there is.
func TestStripAlwaysSaysItsNote(t *testing.T) {
	k, _ := newKit(t)
	strip := NewStrip(k, StripNames{}, StripActions{OnMenu: func() {}, OnFlip: func() {}})
	for _, width := range []float32{360, 412, 600, 900} {
		for _, clock := range []string{"", "1:41:07"} {
			for _, hint := range []string{"", "Setup round: no hostile acts · and more that is to be said in this round"} {
				strip.Set(StripFace{
					Title: "Round 2 · Upkeep", Short: "Upkeep", Lead: "Round 2", Hint: hint, Note: "Speichert …",
					Next: "End Beastmaster's activation", Clock: clock, Stand: clock != "", Redo: true, Undo: true,
				})
				strip.Resize(fyne.NewSize(width, StripHeight))
				words := ""
				texts(test.WidgetRenderer(strip), &words)
				if !strings.Contains(strings.ReplaceAll(words, "\n", " "), "Speichert …") {
					t.Errorf("%v, clock %q, hint %q: %q", width, clock, hint, words)
				}
			}
		}
	}
}

// A question that is longer than two lines stands on three, where its title has one line for
// itself; of several hints those stand there for which there is room.
func TestStripSaysALongQuestionWhole(t *testing.T) {
	k, _ := newKit(t)
	strip := NewStrip(k, StripNames{}, StripActions{OnMenu: func() {}})
	question := "Was kommt zuerst? Ihr bestimmt."
	for hint, want := range map[string]string{
		question: question, "Zeit! · " + question: "Zeit! · " + question,
		"Die Zeit ist um · " + strings.Repeat(question, 3): "Die Zeit ist um", strings.Repeat(question, 3): "",
	} {
		strip.Set(StripFace{Title: "Zug 9 · Aktionen", Short: "Aktionen", Lead: "Zug 9", Hint: hint, Next: "Antworten", Undo: true})
		strip.Resize(fyne.NewSize(360, StripHeight))
		words := ""
		texts(test.WidgetRenderer(strip), &words)
		said, want := strings.Fields(words), strings.Fields("Zug 9 · Aktionen "+strings.TrimSuffix("Antworten · "+want, " · "))
		if !slices.Equal(said, want) {
			t.Errorf("of %q it says %q", hint, said)
		}
	}
}

// texts collects the words a renderer shows.
func texts(r fyne.WidgetRenderer, into *string) {
	for _, o := range r.Objects() {
		if !o.Visible() {
			continue
		}
		switch o := o.(type) {
		case *canvas.Text:
			*into += o.Text + " "
		case fyne.Widget:
			texts(test.WidgetRenderer(o), into)
		}
	}
}

// Who chose large letters has them in the hint too, where there is room, and below the title
// and not over it.
func TestStripWritesItsHintLarge(t *testing.T) {
	newKit(t)
	th, err := theme.New(os.DirFS("../../assets"), theme.Options{Mode: theme.Dark, Scale: 1.6})
	if err != nil {
		t.Fatal(err)
	}
	k := NewKit(th)
	strip := NewStrip(k, StripNames{}, StripActions{OnMenu: func() {}})
	strip.Set(StripFace{Title: "Zug 9 · Aktionen", Hint: "2 Aktionen übrig", Next: "Aktionen beenden"})
	strip.Resize(fyne.NewSize(800, StripHeight))
	var title, hint *canvas.Text
	visit := func(o fyne.CanvasObject) {
		if o, ok := o.(*canvas.Text); ok {
			switch o.Text {
			case "Zug 9 · Aktionen":
				title = o
			case "2 Aktionen übrig":
				hint = o
			}
		}
	}
	for _, o := range test.WidgetRenderer(strip).Objects() {
		visit(o)
		if p, ok := o.(*Paragraph); ok {
			for _, line := range test.WidgetRenderer(p).Objects() {
				visit(line)
			}
		}
	}
	if title == nil || hint == nil || hint.TextSize < 1.5*float32(theme.Small) {
		t.Fatalf("the hint is %+v below %+v", hint, title)
	}
}
