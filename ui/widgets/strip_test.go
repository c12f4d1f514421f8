package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
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
