package theme

import (
	"image"
	"image/color"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
	toolkit "fyne.io/fyne/v2/theme"
)

func load(t *testing.T, opt Options) *Theme {
	t.Helper()
	th, err := New(os.DirFS("../../assets"), opt)
	if err != nil {
		t.Fatal(err)
	}
	return th
}

// Every text role on every ground it is used on, in both palettes.
func TestContrast(t *testing.T) {
	plain := []Role{Ink, Quiet, Accent, HarmInk, Mana, ManaInk, Good}
	for _, id := range schools() {
		plain = append(plain, SchoolInk(id))
	}
	grounds := []Role{Background, Surface, Raised}
	pairs := [][2]Role{
		{OnAccent, AccentFill},
		{Accent, AccentSoft},
		{Ink, AccentSoft},
		{WoodInk, Wood},
		{WoodInk, Surface},
		{OnHarm, HarmFill},
		{Harm, HarmSoft},
		{Harm, Background},
		{Harm, Surface},
		{Ink, HarmSoft},
		{Quiet, HarmSoft},
		{ManaInk, ManaSoft},
		{OnGood, GoodFill},
		{Good, GoodSoft},
	}
	for _, text := range plain {
		for _, ground := range grounds {
			pairs = append(pairs, [2]Role{text, ground})
		}
	}
	for _, id := range schools() {
		for _, text := range []Role{Ink, Quiet, SchoolInk(id)} {
			pairs = append(pairs, [2]Role{text, SchoolTint(id)})
		}
	}
	for _, id := range []string{"blue", "white", "red", "green", "yellow", "purple", "black"} {
		pairs = append(pairs, [2]Role{Ink, SchoolTint(id)}, [2]Role{SchoolInk(id), Background}, [2]Role{SchoolInk(id), Surface})
	}
	th := load(t, Options{})
	for name, p := range map[string]palette{
		"dark": th.dark.usual, "light": th.light.usual, "distinct dark": th.dark.distinct, "distinct light": th.light.distinct,
	} {
		for _, pair := range pairs {
			if got := contrast(p.tone(pair[0]), p.tone(pair[1])); got < 4.5 {
				t.Errorf("%s: %s on %s has contrast %.2f, want 4.5", name, pair[0], pair[1], got)
			}
		}
		for _, id := range schools() {
			if got := contrast(p.tone(School(id)), p[Surface]); got < 2.9 {
				t.Errorf("%s: %s on a panel has contrast %.2f, want 2.9 for a shape", name, id, got)
			}
		}
		for _, id := range []string{"blue", "white", "red", "green", "yellow", "purple", "black"} {
			for _, ground := range []Role{Background, SchoolTint(id)} {
				if got := contrast(p.tone(School(id)), p.tone(ground)); got < 2.5 {
					t.Errorf("%s: a %s piece on %s has contrast %.2f, want 2.5 for a shape with an edge", name, id, ground, got)
				}
			}
		}
	}
}

func TestContrastIsTheKnownOne(t *testing.T) {
	if got := contrast(color.White, color.Black); got < 20.99 || got > 21.01 {
		t.Errorf("white on black: %v, want 21", got)
	}
	if got := contrast(color.Black, color.Black); got != 1 {
		t.Errorf("black on black: %v, want 1", got)
	}
}

// The colours that the design fixes.
func TestDarkIsAsDesigned(t *testing.T) {
	p := darkPalette()
	for role, want := range map[Role]uint32{
		Background: 0x14161B, Surface: 0x1C2027, Raised: 0x262B34, Track: 0x313743, Line: 0x363D4A,
		Ink: 0xEFE9DB, Quiet: 0xA9A698, Accent: 0xE0B45A, AccentSoft: 0x3B2F17, Harm: 0xE06A55,
		Mana: 0x5A97FF, Good: 0x6FBF7F, School("arcane"): 0x4C8DFF, School("dark"): 0x8B6BB5,
		School("holy"): 0xE9C85B, School("mind"): 0xD977B8, School("nature"): 0x55A868, School("war"): 0xC8553D,
		School("air"): 0x9FC3D9, School("earth"): 0xA98252, School("fire"): 0xF0813A, School("water"): 0x3FB6C6,
	} {
		if got := p[role]; got != hex(want) {
			t.Errorf("%s is %v, want %06X", role, got, want)
		}
	}
}

func TestPalettesHaveTheSameRoles(t *testing.T) {
	dark, light := darkPalette(), lightPalette()
	for role := range dark {
		if _, ok := light[role]; !ok {
			t.Errorf("the light palette lacks %s", role)
		}
	}
	if len(dark) != len(light) {
		t.Errorf("dark has %d roles, light %d", len(dark), len(light))
	}
}

func TestModeWinsOverVariant(t *testing.T) {
	th := load(t, Options{Mode: Light})
	if got := th.Color(toolkit.ColorNameBackground, toolkit.VariantDark); got != lightPalette()[Background] {
		t.Errorf("light mode on a dark device: background %v", got)
	}
	th.Choose(Options{Mode: Dark})
	if got := th.Color(Ink, toolkit.VariantLight); got != darkPalette()[Ink] {
		t.Errorf("dark mode on a light device: ink %v", got)
	}
}

func TestEveryStockColourIsOurs(t *testing.T) {
	th := load(t, Options{Mode: Dark})
	ours := map[color.NRGBA]bool{}
	for _, c := range th.dark.usual {
		ours[withAlpha(c, 1)] = true
	}
	for _, name := range []fyne.ThemeColorName{
		toolkit.ColorNameButton, toolkit.ColorNameFocus, toolkit.ColorNameHover, toolkit.ColorNameInputBackground,
		toolkit.ColorNameMenuBackground, toolkit.ColorNameOverlayBackground, toolkit.ColorNamePressed,
		toolkit.ColorNamePrimary, toolkit.ColorNameScrollBar, toolkit.ColorNameSelection, toolkit.ColorNameHyperlink,
	} {
		c, _ := th.Color(name, toolkit.VariantDark).(color.NRGBA)
		if !ours[withAlpha(c, 1)] {
			t.Errorf("%s is %v, which is no colour of the palette", name, c)
		}
	}
}

func TestLargeText(t *testing.T) {
	th := load(t, Options{Scale: 1.5})
	if got := th.Size(toolkit.SizeNameText); got != 24 {
		t.Errorf("text in a field %v dp, want 24", got)
	}
	if got := th.Text(Numeral); got > 100 {
		t.Errorf("the numeral %v dp outgrows its dial", got)
	}
	th.Choose(Options{Scale: 9})
	if got := th.Text(Body); got != 30 {
		t.Errorf("body at an absurd factor %v dp, want the limit 30", got)
	}
}

func TestDisplayFaceWritesBothLanguages(t *testing.T) {
	th := load(t, Options{})
	for _, text := range []string{"Sträflinge, Größe, Übung", "−4", "41:07 · Round 4", "it’s “so” – or…", "Élan à l’été"} {
		if th.Display(text) == nil {
			t.Errorf("the display face cannot write %q", text)
		}
	}
	if th.Display("漢") != nil {
		t.Error("the display face claims a letter it does not have")
	}
}

// What a face cannot write whole is left to the toolkit, which looks beyond it.
func TestBodyFaceIsForWhatItCanWrite(t *testing.T) {
	th := load(t, Options{})
	for _, bold := range []bool{false, true} {
		for _, text := range []string{"", "Sträflinge, Größe, Übung", "it’s “so” – or…", "Élan", "Łódź", "Ωμέγα", "Жар"} {
			if th.Body(text, bold) != th.Font(fyne.TextStyle{Bold: bold}) {
				t.Errorf("the body face, bold %v, leaves %q to others", bold, text)
			}
		}
		for _, text := range []string{"漢", "Ann 漢", "שלום", "🐉"} {
			if th.Body(text, bold) != nil {
				t.Errorf("the body face, bold %v, claims a letter of %q it does not have", bold, text)
			}
		}
	}
}

// A text that stands on its head has nothing to fall back on: every letter the app writes
// by itself is in the body faces. What is printed on a terminal alone may have others.
func TestBodyFacesWriteEveryWord(t *testing.T) {
	th := load(t, Options{})
	files, err := filepath.Glob("../../assets/words/*/*.json")
	if err != nil || len(files) == 0 {
		t.Fatal("no words: ", err)
	}
	for _, file := range files {
		if name := filepath.Base(file); name == "cli.json" || name == "serve.json" {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range string(data) {
			if r > '~' && (th.Body(string(r), false) == nil || th.Body(string(r), true) == nil) {
				t.Errorf("%s: no face has %q", file, r)
			}
		}
	}
}

// Every picture must leave ink on a 16 dp square, and not flood it.
func TestEveryIconRenders(t *testing.T) {
	test.NewTempApp(t)
	th := load(t, Options{Mode: Dark})
	for _, name := range th.Icons().names() {
		share := inked(th.Icons().Get(name, th.Tone(Ink)))
		if share < 0.04 || share > 0.75 {
			t.Errorf("%s covers %.0f%% of its square at 16 dp", name, share*100)
		}
		if up, down := render(th.Icons().Get(name, th.Tone(Ink)), 48), render(th.Icons().Turned(name, th.Tone(Ink)), 48); !isHalfTurn(up, down) {
			t.Errorf("%s turned is not the picture turned by 180 degrees", name)
		}
	}
}

func TestIconsOfEverySchool(t *testing.T) {
	icons := load(t, Options{}).Icons()
	for _, id := range schools() {
		if !icons.Has(id) {
			t.Errorf("no icon for the school %q", id)
		}
	}
}

func TestUnknownIconIsTheGenericOne(t *testing.T) {
	icons := load(t, Options{}).Icons()
	got, want := icons.Get("no such thing", hex(0)), icons.Get(missing, hex(0))
	if got.Name() != want.Name() {
		t.Errorf("got %s, want %s", got.Name(), want.Name())
	}
}

func TestTintIsPartOfTheName(t *testing.T) {
	icons := load(t, Options{}).Icons()
	a, b := icons.Get("fire", hex(0xff0000)), icons.Get("fire", hex(0x00ff00))
	if icons.Turned("fire", hex(0xff0000)).Name() == a.Name() {
		t.Error("a picture and its turned one share a name")
	}
	if a.Name() == b.Name() {
		t.Error("two tints share a name: the toolkit would show one for the other")
	}
	if !strings.Contains(string(a.Content()), "#ff0000") {
		t.Error("the tint is not in the picture")
	}
}

func TestBadPicturesAreRefused(t *testing.T) {
	for name, data := range map[string]string{
		"grid":   `<svg viewBox="0 0 32 32"><path fill="#000"/></svg>`,
		"colour": `<svg viewBox="0 0 24 24"><path fill="red"/></svg>`,
		"kind":   `not a picture`,
	} {
		fsys := fstest.MapFS{"icons/bad.svg": {Data: []byte(data)}}
		if _, err := loadIcons(fsys); err == nil || !strings.Contains(err.Error(), "bad.svg") {
			t.Errorf("%s: error %v, want one that names the file", name, err)
		}
	}
}

func TestMissingFaceIsAnError(t *testing.T) {
	if _, err := New(fstest.MapFS{}, Options{}); err == nil {
		t.Error("no error without the display face")
	}
}

func render(res fyne.Resource, size float32) image.Image {
	img := canvas.NewImageFromResource(res)
	c := software.NewTransparentCanvas()
	c.SetPadded(false)
	c.SetContent(img)
	c.Resize(fyne.NewSquareSize(size))
	return c.Capture()
}

func inked(res fyne.Resource) float64 {
	img := render(res, 16)
	var sum float64
	b := img.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			_, _, _, a := img.At(x, y).RGBA()
			sum += float64(a) / 0xffff
		}
	}
	return sum / float64(b.Dx()*b.Dy())
}

func isHalfTurn(a, b image.Image) bool {
	var off int
	size := a.Bounds().Size()
	for y := range size.Y {
		for x := range size.X {
			_, _, _, p := a.At(x, y).RGBA()
			_, _, _, q := b.At(size.X-1-x, size.Y-1-y).RGBA()
			if diff := int(p) - int(q); diff > 0x6000 || diff < -0x6000 {
				off++
			}
		}
	}
	return off < size.X*size.Y/100
}

func TestEveryFaceCanBeTurned(t *testing.T) {
	test.NewTempApp(t)
	th := load(t, Options{})
	for name, font := range map[string]fyne.Resource{"plain": th.Font(fyne.TextStyle{}), "bold": th.Font(fyne.TextStyle{Bold: true}), "display": th.Display("31")} {
		if got := th.Turned(font, fyne.TextStyle{}); got.Name() != "turned-"+font.Name() {
			t.Errorf("the %s face stayed upright", name)
		}
	}
}

// names returns the names of all pictures, sorted.
func (s *Icons) names() []string {
	names := make([]string, 0, len(s.pictures))
	for name := range s.pictures {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}
