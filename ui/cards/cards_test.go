package cards

import (
	"os"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// bench is the screen on a stage, and what the screen called.
type bench struct {
	*Screen
	*uitest.Stage
	term   codex.TermID
	added  catalog.CardID
	placed catalog.CardID
	own    catalog.Overrides
}

func open(t *testing.T, as uitest.As, state State) *bench {
	t.Helper()
	b := &bench{Stage: uitest.NewStage(t, as)}
	cat, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	cat.Prepare()
	terms, err := codex.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	b.Screen = New(Needs{
		Kit: b.Kit, Words: b.Words, Catalog: cat, Codex: terms, Unofficial: true,
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
		Notice: b.Notice, Sheet: b.OpenSheet,
	}, state)
	b.Show(b.Object())
	return b
}

func phone() uitest.As   { return uitest.As{Size: uitest.Phone()} }
func desktop() uitest.As { return uitest.As{Size: uitest.Desk()} }
func german() uitest.As  { return uitest.As{Lang: "de", Size: uitest.Phone()} }

// TestPictures draws the screen into the folder named by QUICKCAST_SHOTS.
func TestPictures(t *testing.T) {
	if os.Getenv("QUICKCAST_SHOTS") == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw the screen")
	}
	scenes := []struct {
		name  string
		state State
		do    func(*bench)
	}{
		{"list", State{Query: "wolf level<=3 mage:arena-beastmaster-straywood"}, nil},
		{"all", State{}, nil},
		{"wrong", State{Query: "wolf lvel<=3"}, nil},
		{"empty", State{Query: "xyzzyq"}, nil},
		{"bear", State{Query: "bear", Card: "bear-strength"}, nil},
		{"creature", State{Query: "adra", Card: "adramelech-lord-of-fire"}, nil},
		{"creature2", State{Query: "adra", Card: "adramelech-lord-of-fire"}, func(b *bench) { b.scrollDown(700) }},
		{"doubt", State{Query: "gorgon", Card: "gorgon-spearthrower"}, nil},
		{"doubt2", State{Query: "gorgon", Card: "gorgon-spearthrower"}, func(b *bench) { b.scrollDown(600) }},
		{"equip", State{Query: "helm mage:arena-warlock-arraxian-crown", Card: "helm-of-command"}, nil},
		{"prices", State{Query: "wolf mage:arena-warlock-arraxian-crown", Card: "timber-wolf"}, func(b *bench) { b.scrollDown(480) }},
		{"big", State{Query: "adra", Card: "adramelech-lord-of-fire"}, nil},
		{"biglist", State{Query: "wolf mage:arena-beastmaster-straywood"}, nil},
		{"variant", State{Card: "gorgon-spearthrower"}, func(b *bench) {
			c, _ := b.needs.Catalog.Card("gorgon-spearthrower")
			b.openVariant(&c.Variants[0])
		}},
		{"compare", State{Query: "wolf", Card: "timber-wolf", Compared: []catalog.CardID{"timber-wolf", "redclaw-alpha-male", "steelclaw-grizzly"}}, func(b *bench) { b.openCompare() }},
		{"sorted", State{Query: "type:creature sort:-life mage:arena-beastmaster-straywood", Card: "timber-wolf"}, nil},
		{"help", State{}, func(b *bench) { b.openHelp() }},
		{"emptied", State{Query: "type:wall slot:ring"}, nil},
		{"filters", State{}, func(b *bench) { b.openFilters() }},
		{"mages", State{}, func(b *bench) { b.openMages() }},
		{"own", State{Card: "gorgon-spearthrower"}, func(b *bench) {
			c, _ := b.needs.Catalog.Card("gorgon-spearthrower")
			b.openOwn(c)
		}},
	}
	sizes := map[string]fyne.Size{"360": uitest.Small(), "412": uitest.Phone(), "1280": uitest.Desk(), "1700": fyne.NewSize(1700, 900)}
	for _, scene := range scenes {
		if want := os.Getenv("QUICKCAST_SCENE"); want != "" && want != scene.name {
			continue
		}
		text := float32(1)
		if strings.HasPrefix(scene.name, "big") {
			text = 1.35
		}
		for size, dp := range sizes {
			for look, as := range map[string]uitest.As{
				"dark-en":  {Lang: "en", Mode: theme.Dark, Text: text, Size: dp},
				"light-de": {Lang: "de", Mode: theme.Light, Text: text, Size: dp},
			} {
				b := open(t, as, scene.state)
				if scene.do != nil {
					scene.do(b)
				}
				b.Picture(scene.name + "-" + size + "-" + look)
			}
		}
	}
}

// scrollDown moves the page of the open card.
func (b *bench) scrollDown(by float32) {
	for _, o := range test.LaidOutObjects(b.Window.Content()) {
		if s, ok := o.(*widgets.Scroll); ok && s.Direction == container.ScrollVerticalOnly {
			s.ScrollToOffset(fyne.NewPos(0, by))
		}
	}
}

func TestFormulasAndNotesAreGerman(t *testing.T) {
	b := open(t, german(), State{})
	speaks := func(kind words.Kind, english, name string) {
		if english != "" && b.Words.Term(kind, english) == english {
			t.Errorf("%s: %q has no German words", name, english)
		}
	}
	seen := 0
	for _, card := range b.needs.Catalog.Cards() {
		speaks(words.FormulaTerm, card.Cost.Formula, card.Name)
		speaks(words.FormulaTerm, card.Reveal.Formula, card.Name)
		for _, a := range card.Attacks {
			speaks(words.NoteTerm, a.Note, card.Name)
			seen++
		}
	}
	if seen == 0 {
		t.Error("no attack was looked at")
	}
}
