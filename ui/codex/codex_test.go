package codex

import (
	"os"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/catalog/lesson"
	"github.com/quickcast/quickcast/internal/handout"
	"github.com/quickcast/quickcast/internal/paper"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// bench is the screen on a stage, and what the screen called.
type bench struct {
	*Screen
	*uitest.Stage
	card   catalog.CardID
	asked  catalog.CardID // what was asked for to stand beside a term
	term   codex.TermID
	shared string
	kept   []string
	lists  []lesson.List
	saved  string // the name of a file
	broken error
}

func (b *bench) Load() ([]lesson.List, error) { return []lesson.List{{Items: b.kept}}, nil }

func (b *bench) Save(lists []lesson.List) error {
	if b.broken != nil {
		return b.broken
	}
	b.lists, b.kept = lists, lists[0].Items
	return nil
}

func open(t *testing.T, as uitest.As, state State, kept ...string) *bench {
	t.Helper()
	b := &bench{Stage: uitest.NewStage(t, as), kept: kept}
	cat, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	terms, err := codex.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := codex.LoadRules(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	pictures, err := codex.LoadPictures(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	b.Screen = New(Needs{
		Kit: b.Kit, Words: b.Words, Catalog: cat, Codex: terms, Rules: rules, Pictures: pictures, Lists: b,
		OpenCard: func(id catalog.CardID) { b.card = id },
		Facts: func(id catalog.CardID) fyne.CanvasObject {
			b.asked = id
			return widgets.NewParagraph(b.Kit, string(id), widgets.Style{})
		},
		ShowCards:  func(id codex.TermID) { b.term = id },
		PutOnTable: func(id codex.TermID) { b.term = id },
		Share:      func(_, text string) { b.shared = text },
		Notice:     b.Notice, Sheet: b.OpenSheet,
		SaveFile: func(name string, _ []byte) { b.saved = name },
		PDF:      func(string, []lesson.Entry, paper.Size, handout.Kind) ([]byte, error) { return []byte("%PDF"), nil },
	}, state)
	b.Show(b.Object())
	return b
}

func phone() uitest.As { return uitest.As{Size: uitest.Phone()} }

// TestPictures draws the screen into the folder named by QUICKCAST_SHOTS.
func TestPictures(t *testing.T) {
	if os.Getenv("QUICKCAST_SHOTS") == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw the screen")
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
		{"unknown", State{Term: "chicken-pox"}, nil},
		{"open", State{Term: "grapple"}, nil},
		{"rules", State{Kind: codex.KindRule}, nil},
		{"rule", State{Kind: codex.KindRule, Term: "R-57"}, nil},
	}
	sizes := map[string]fyne.Size{"360": uitest.Small(), "412": uitest.Phone(), "1280": uitest.Desk()}
	for _, scene := range scenes {
		if want := os.Getenv("QUICKCAST_SCENE"); want != "" && want != scene.name {
			continue
		}
		for size, dp := range sizes {
			open(t, uitest.As{Lang: "en", Mode: theme.Dark, Size: dp}, scene.state, scene.kept...).Picture("codex-" + scene.name + "-" + size + "-dark-en")
			open(t, uitest.As{Lang: "de", Mode: theme.Light, Size: dp}, scene.state, scene.kept...).Picture("codex-" + scene.name + "-" + size + "-light-de")
		}
	}
}
