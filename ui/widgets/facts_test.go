package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/ui/theme"
)

// seen are the words drawn in a window of a width.
func seen(t *testing.T, o fyne.CanvasObject, width float32) []*canvas.Text {
	t.Helper()
	w := test.NewTempWindow(t, o)
	w.SetPadded(false)
	w.Resize(fyne.NewSize(width, 400))
	var list []*canvas.Text
	for _, part := range test.LaidOutObjects(w.Content()) {
		if text, ok := part.(*canvas.Text); ok && text.Visible() && text.Text != "" {
			list = append(list, text)
		}
	}
	return list
}

func joined(list []*canvas.Text) string {
	var words []string
	for _, t := range list {
		words = append(words, t.Text)
	}
	return strings.Join(words, "|")
}

func TestFactSaysNumberAndMeaning(t *testing.T) {
	k, _ := newKit(t)
	if got := joined(seen(t, NewFact(k, FactFace{Value: "14", Caption: "life", Icon: "life"}), 100)); got != "14|life" {
		t.Errorf("drawn: %q", got)
	}
}

func TestValueRowWrapsItsNoteWhereItIsNarrow(t *testing.T) {
	k, _ := newKit(t)
	note := "Dark 4, untrained: x2 + Fire 2, untrained: x2 and more"
	row := NewValueRow(k, ValueFace{Name: "Warlord", Note: note, Value: "12"})
	if narrow, wide := row.HeightFor(300), row.HeightFor(700); narrow <= wide+18 {
		t.Errorf("%v high at 300, %v at 700: two lines of note need more", narrow, wide)
	}
	if got := joined(seen(t, row, 300)); strings.Contains(got, "…") {
		t.Errorf("cut off: %q", got)
	}
}

func TestPairsGiveTheFirstColumnWhatTheSecondLeaves(t *testing.T) {
	k, _ := newKit(t)
	sets := NewPairs(k, []Pair{{"Mage Wars Arena Core Set", "3"}, {"Promotional cards", "1"}})
	sets.Resize(fyne.NewSize(300, 100))
	if first, second := sets.Objects[0].Size(), sets.Objects[2].Size(); first.Width < 160 || first.Height > second.Height+1 {
		t.Errorf("the first column is %v wide, its lines %v and %v high", first.Width, first.Height, second.Height)
	}
	long := NewPairs(k, []Pair{{"Range", "one word after another until the line is full and a second one is needed"}})
	short := NewPairs(k, []Pair{{"Range", "0"}})
	long.Resize(fyne.NewSize(300, 10))
	short.Resize(fyne.NewSize(300, 10))
	if long.MinSize().Height <= short.MinSize().Height {
		t.Error("what is too long must wrap")
	}
}

func TestSpanBarIsAsWideAsItsNumbers(t *testing.T) {
	k, _ := newKit(t)
	bar := NewSpanBar(k, 12, []Stretch{{From: 1, To: 6, Label: "1–6"}, {From: 7, To: 12, Label: "7+", Loud: true}}, "7+ Burn")
	list := seen(t, bar, 240)
	if joined(list) != "1–6|7+" || bar.AccessibilityLabel() != "7+ Burn" {
		t.Errorf("drawn %q, said %q", joined(list), bar.AccessibilityLabel())
	}
}

func TestMarginsHoldAPage(t *testing.T) {
	k, _ := newKit(t)
	ground := canvas.NewRectangle(nil)
	page := NewMargins(k, 500, ground)
	for width, want := range map[float32][2]float32{360: {16, 328}, 700: {26, 500}} {
		page.Resize(fyne.NewSize(width, 100))
		if x, w := ground.Position().X, ground.Size().Width; x != want[0] || w != want[1] {
			t.Errorf("at %v the page stands at %v, %v wide, want %v", width, x, w, want)
		}
	}
}

func TestButtonsRatherShrinkThanCutTheirWords(t *testing.T) {
	k, _ := newKit(t)
	b := NewPrimary(k, "Put on the table", nil)
	b.Resize(fyne.NewSize(b.MinSize().Width-40, 52))
	for _, o := range test.WidgetRenderer(b).Objects() {
		if text, ok := o.(*canvas.Text); ok && strings.Contains(text.Text, "…") {
			t.Errorf("cut off: %q", text.Text)
		}
	}
}

func TestSideScrollRewinds(t *testing.T) {
	k, _ := newKit(t)
	line := NewLine(k, 8, -1)
	for range 20 {
		line.Add(NewGlyph(k, "fire", theme.Ink, 40))
	}
	s := NewSideScroll(k, line)
	w := test.NewTempWindow(t, s.Object())
	w.Resize(fyne.NewSize(200, 60))
	s.Rewind()
	if s.Object().MinSize().Width > 200 {
		t.Error("what scrolls must not need its whole width")
	}
}
