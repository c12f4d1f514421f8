package turn

import (
	"bytes"
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
)

func TestText(t *testing.T) {
	for in, want := range map[string]string{"": "", "31": "13", "Mana +9": "9+ anaM", "Rüstung": "gnutsüR", "u\u0308": "ü"} {
		if got := Text(in); got != want {
			t.Errorf("Text(%q) = %q, want %q", in, got, want)
		}
	}
}

// A word set in the turned font must be the picture of the upright word turned
// by half a circle, but for the rounding of the painter to whole pixels.
func TestFontStandsOnItsHead(t *testing.T) {
	test.NewTempApp(t)
	fonts := map[string]fyne.Resource{"regular": theme.DefaultTextFont(), "bold": theme.DefaultTextBoldFont()}
	for name, upright := range fonts {
		data, err := Font(upright.Content())
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		turned := fyne.NewStaticResource("turned-"+name, data) // the toolkit tells fonts apart by name
		for _, word := range []string{"8", "31", "Mana", "Weak 1", "Überfülle", "7 damage of 38"} {
			a := draw(word, upright)
			b := rotate(draw(Text(word), turned))
			if d := distance(a, b); d > 0.12 {
				t.Errorf("%s: %q turned is off by %.0f%% of its ink", name, word, 100*d)
			}
		}
	}
}

func draw(word string, font fyne.Resource) *image.Gray {
	text := canvas.NewText(word, color.Black)
	text.TextSize, text.FontSource = 64, font
	img := image.NewGray(image.Rect(0, 0, 700, 120))
	c := software.NewTransparentCanvas()
	c.SetPadded(false)
	c.SetContent(text)
	c.Resize(fyne.NewSize(text.MinSize().Width, text.MinSize().Height))
	pic := c.Capture()
	for y := range min(120, pic.Bounds().Dy()) {
		for x := range min(700, pic.Bounds().Dx()) {
			_, _, _, alpha := pic.At(x, y).RGBA()
			img.SetGray(x, y, color.Gray{Y: uint8(alpha >> 8)})
		}
	}
	return img.SubImage(image.Rect(0, 0, pic.Bounds().Dx(), pic.Bounds().Dy())).(*image.Gray)
}

func rotate(in *image.Gray) *image.Gray {
	b := in.Bounds()
	out := image.NewGray(b)
	for y := range b.Dy() {
		for x := range b.Dx() {
			out.SetGray(b.Dx()-1-x, b.Dy()-1-y, in.GrayAt(x, y))
		}
	}
	return out
}

// distance is the part of the ink that differs at the best of a few small
// shifts: kerning is left out and the painter rounds, so a pixel is forgiven.
func distance(a, b *image.Gray) float64 {
	best := 1e9
	for dy := -2; dy <= 2; dy++ {
		for dx := -14; dx <= 14; dx++ {
			var off, ink float64
			for y := range a.Bounds().Dy() {
				for x := range a.Bounds().Dx() {
					p, q := float64(a.GrayAt(x, y).Y), float64(b.GrayAt(x+dx, y+dy).Y)
					ink += p
					off += max(p-q, q-p)
				}
			}
			best = min(best, off/(2*ink))
		}
	}
	return best
}

func TestFontRefusesWhatIsNone(t *testing.T) {
	good := theme.DefaultTextFont().Content()
	for name, data := range map[string][]byte{
		"nothing": nil, "words": []byte("no font at all, not even a little"), "half a font": good[:len(good)/2],
	} {
		if _, err := Font(data); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func FuzzFont(f *testing.F) {
	good := theme.DefaultTextFont().Content()
	f.Add(0, byte(0))
	f.Add(12, byte(255))
	f.Fuzz(func(t *testing.T, at int, value byte) {
		data := bytes.Clone(good)
		if at >= 0 && at < len(data) {
			data[at] = value
		}
		_, _ = Font(data) // must neither crash nor hang
	})
}

func BenchmarkFont(b *testing.B) {
	data := theme.DefaultTextFont().Content()
	for range b.N {
		if _, err := Font(data); err != nil {
			b.Fatal(err)
		}
	}
}
