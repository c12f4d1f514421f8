package cards

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"quickcast/assets"
	"quickcast/catalog"
	"quickcast/catalog/codex"
	"quickcast/internal/words"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// bench is a window with the screen in it, and what the screen called.
type bench struct {
	*Screen
	window fyne.Window
	term   codex.TermID
	added  catalog.CardID
	placed catalog.CardID
	sheet  *widgets.Sheet
	own    catalog.Overrides
}

func open(t *testing.T, size fyne.Size, lang string, opt theme.Options, state State) *bench {
	t.Helper()
	app := test.NewTempApp(t)
	th, err := theme.New(assets.FS, opt)
	if err != nil {
		t.Fatal(err)
	}
	app.Settings().SetTheme(th)
	cat, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	cat.Prepare()
	terms, err := codex.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	w, err := words.Load(assets.FS, lang)
	if err != nil {
		t.Fatal(err)
	}
	b := &bench{}
	k := widgets.NewKit(th)
	k.Still = true
	b.window = test.NewTempWindow(t, canvas.NewRectangle(nil))
	b.window.SetPadded(false)
	b.Screen = New(Needs{
		Kit: k, Words: w, Catalog: cat, Codex: terms, Unofficial: true,
		OpenTerm:   func(id codex.TermID) { b.term = id },
		AddToBook:  func(id catalog.CardID) { b.added = id },
		PutOnTable: func(id catalog.CardID) { b.placed = id },
		SetFact: func(id catalog.CardID, f catalog.Field, n int) (*catalog.Catalog, error) {
			own, err := b.own.SetCard(id, f, n)
			b.own = own
			return cat.With(b.own), err
		},
		ClearFacts: func(id catalog.CardID) (*catalog.Catalog, error) {
			b.own = b.own.ClearCard(id)
			return cat.With(b.own), nil
		},
		Notice: func(string, string, func()) {},
		Sheet: func(title string, body fyne.CanvasObject) func() {
			b.sheet = widgets.NewSheet(k, title, "close", body, nil)
			b.sheet.Open(b.window.Canvas())
			return b.sheet.Close
		},
	}, state)
	ground := canvas.NewRectangle(th.Tone(theme.Background))
	b.window.SetContent(container.NewStack(ground, b.Object()))
	b.window.Resize(size)
	return b
}

func phone() fyne.Size   { return fyne.NewSize(412, 915) }
func desktop() fyne.Size { return fyne.NewSize(1280, 800) }

// TestPictures draws the screen into the folder named by QUICKCAST_GALLERY.
func TestPictures(t *testing.T) {
	folder := os.Getenv("QUICKCAST_GALLERY")
	if folder == "" {
		t.Skip("set QUICKCAST_GALLERY to a folder to draw the screen")
	}
	scenes := []struct {
		name  string
		state State
		do    func(*bench)
	}{
		{"list", State{Query: "wolf level<=3", Filter: catalog.Filter{Mage: "arena-beastmaster-straywood"}}, nil},
		{"all", State{}, nil},
		{"wrong", State{Query: "wolf lvel<=3"}, nil},
		{"empty", State{Query: "xyzzyq"}, nil},
		{"bear", State{Query: "bear", Card: "bear-strength"}, nil},
		{"creature", State{Query: "adra", Card: "adramelech-lord-of-fire"}, nil},
		{"creature2", State{Query: "adra", Card: "adramelech-lord-of-fire"}, func(b *bench) { b.scrollDown(700) }},
		{"doubt", State{Query: "gorgon", Card: "gorgon-spearthrower"}, nil},
		{"doubt2", State{Query: "gorgon", Card: "gorgon-spearthrower"}, func(b *bench) { b.scrollDown(600) }},
		{"equip", State{Query: "helm", Card: "helm-of-command", Filter: catalog.Filter{Mage: "arena-warlock-arraxian-crown"}}, nil},
		{"prices", State{Query: "wolf", Card: "timber-wolf", Filter: catalog.Filter{Mage: "arena-warlock-arraxian-crown"}}, func(b *bench) { b.scrollDown(480) }},
		{"big", State{Query: "adra", Card: "adramelech-lord-of-fire"}, nil},
		{"biglist", State{Query: "wolf", Filter: catalog.Filter{Mage: "arena-beastmaster-straywood"}}, nil},
		{"variant", State{Card: "gorgon-spearthrower"}, func(b *bench) {
			c, _ := b.needs.Catalog.Card("gorgon-spearthrower")
			b.openVariant(&c.Variants[0])
		}},
		{"filters", State{}, func(b *bench) { b.openFilters() }},
		{"mages", State{}, func(b *bench) { b.openMages() }},
		{"own", State{Card: "gorgon-spearthrower"}, func(b *bench) {
			c, _ := b.needs.Catalog.Card("gorgon-spearthrower")
			b.openOwn(c)
		}},
	}
	sizes := map[string]fyne.Size{"360": fyne.NewSize(360, 640), "412": phone(), "1280": desktop()}
	for _, scene := range scenes {
		if want := os.Getenv("QUICKCAST_SCENE"); want != "" && want != scene.name {
			continue
		}
		scale := float32(1)
		if strings.HasPrefix(scene.name, "big") {
			scale = 1.35
		}
		for size, dp := range sizes {
			for _, look := range []struct {
				name, lang string
				mode       theme.Mode
			}{{"dark-en", "en", theme.Dark}, {"light-de", "de", theme.Light}} {
				b := open(t, dp, look.lang, theme.Options{Mode: look.mode, Scale: scale}, scene.state)
				if scene.do != nil {
					scene.do(b)
				}
				out, err := os.Create(filepath.Join(folder, scene.name+"-"+size+"-"+look.name+".png"))
				if err != nil {
					t.Fatal(err)
				}
				if err := png.Encode(out, b.window.Canvas().Capture()); err != nil {
					t.Fatal(err)
				}
				out.Close()
			}
		}
	}
}

// scrollDown moves the page of the open card.
func (b *bench) scrollDown(by float32) {
	for _, o := range test.LaidOutObjects(b.window.Content()) {
		if s, ok := o.(*container.Scroll); ok && s.Direction == container.ScrollVerticalOnly {
			s.ScrollToOffset(fyne.NewPos(0, by))
		}
	}
}

func TestFormulasAndNotesAreGerman(t *testing.T) {
	b := open(t, phone(), "de", dark(), State{})
	german := func(kind words.Kind, english, name string) {
		if english != "" && b.needs.Words.Term(kind, english) == english {
			t.Errorf("%s: %q has no German words", name, english)
		}
	}
	seen := 0
	for _, card := range b.needs.Catalog.Cards() {
		german(words.FormulaTerm, card.Cost.Formula, card.Name)
		german(words.FormulaTerm, card.Reveal.Formula, card.Name)
		for _, a := range card.Attacks {
			german(words.NoteTerm, a.Note, card.Name)
			seen++
		}
	}
	if seen == 0 {
		t.Error("no attack was looked at")
	}
}
