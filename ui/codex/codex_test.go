package codex

import (
	"image/png"
	"os"
	"path/filepath"
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
	card   catalog.CardID
	term   codex.TermID
	shared string
	kept   []string
	broken error
}

func (b *bench) Load() ([]string, error) { return b.kept, nil }

func (b *bench) Save(ids []string) error {
	if b.broken != nil {
		return b.broken
	}
	b.kept = ids
	return nil
}

func open(t *testing.T, size fyne.Size, lang string, opt theme.Options, state State, kept ...string) *bench {
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
	terms, err := codex.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	w, err := words.Load(assets.FS, lang)
	if err != nil {
		t.Fatal(err)
	}
	b := &bench{kept: kept}
	k := widgets.NewKit(th)
	k.Still = true
	b.window = test.NewTempWindow(t, canvas.NewRectangle(nil))
	b.window.SetPadded(false)
	b.Screen = New(Needs{
		Kit: k, Words: w, Catalog: cat, Codex: terms, Marks: b,
		OpenCard:   func(id catalog.CardID) { b.card = id },
		ShowCards:  func(id codex.TermID) { b.term = id },
		PutOnTable: func(id codex.TermID) { b.term = id },
		Share:      func(_, text string) { b.shared = text },
		Notice:     func(string, string, func()) {},
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
		kept  []string
	}{
		{"terms", State{}, nil},
		{"found", State{Query: "burn"}, nil},
		{"burn", State{Query: "burn", Term: "burn"}, nil},
		{"regenerate", State{Term: "regenerate", Trail: []codex.TermID{"heal"}}, []string{"regenerate"}},
		{"mine", State{Mine: true}, []string{"regenerate", "burn"}},
		{"blank", State{Mine: true}, nil},
		{"nothing", State{Query: "qqxyz"}, nil},
	}
	sizes := map[string]fyne.Size{"360": fyne.NewSize(360, 640), "412": phone(), "1280": desktop()}
	for _, scene := range scenes {
		if want := os.Getenv("QUICKCAST_SCENE"); want != "" && want != scene.name {
			continue
		}
		for size, dp := range sizes {
			for _, look := range []struct {
				name, lang string
				mode       theme.Mode
			}{{"dark-en", "en", theme.Dark}, {"light-de", "de", theme.Light}} {
				b := open(t, dp, look.lang, theme.Options{Mode: look.mode, Scale: 1}, scene.state, scene.kept...)
				out, err := os.Create(filepath.Join(folder, "codex-"+scene.name+"-"+size+"-"+look.name+".png"))
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
