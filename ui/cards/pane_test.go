package cards

import (
	"testing"

	"github.com/quickcast/quickcast/ui/widgets"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/uitest"
)

// shown is the card the pane at the right shows and its gold button adds: what a tap on the
// button gives, and "" where there is none.
func (b *bench) shown() catalog.CardID {
	b.added = ""
	pane := b.split.Object().(*widgets.Panes).Parts()[1]
	uitest.TapIn(pane, b.Words.T("cardsscreen.addToBook"))
	return b.added
}

// marked are the rows drawn as the selected ones.
func (b *bench) marked() []catalog.CardID {
	var list []catalog.CardID
	for _, card := range b.found {
		if b.IsSelected(card.ID) {
			list = append(list, card.ID)
		}
	}
	return list
}

// follows holds the pane, what its button adds, the row that is marked, and what the key
// adds to one card.
func (b *bench) follows(t *testing.T, when string, want catalog.CardID) {
	t.Helper()
	got, rows := b.shown(), b.marked()
	b.added = ""
	b.Add()
	switch {
	case got != want || b.added != want:
		t.Errorf("%s: the button adds %q and the key %q, want %q", when, got, b.added, want)
	case want == "" && len(rows) > 0, want != "" && (len(rows) != 1 || rows[0] != want):
		t.Errorf("%s: marked are %v, want %q", when, rows, want)
	}
	if want == "" {
		return
	}
	b.Reads(b.card(t, want).NameIn(b.Words.Lang()))
}

// Beside the list stands what it has selected: after a search its first hit, and nothing
// where nothing was found.
func TestThePaneFollowsTheList(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		b := open(t, uitest.As{Lang: lang, Size: fyne.NewSize(1280, 800)}, State{})
		b.follows(t, "at first", b.found[0].ID)
		search := func(typed string) {
			b.Find() // the tap on the button has taken the focus
			b.types(t, typed)
		}
		search("dispel")
		b.follows(t, "after a search", b.found[0].ID)
		b.Step(1)
		b.follows(t, "after an arrow", b.found[1].ID)
		search("dispel wan")
		b.follows(t, "after another search", "dispel-wand")
		b.field.SetText("xqxqxq")
		b.follows(t, "after a search for nothing", "")
		b.field.SetText("wolf")
		b.follows(t, "after a search for something", "wolf-fury")
		b.Open(b.found[3].ID)
		b.follows(t, "after a tap", b.found[3].ID)
		b.Shown()
		b.follows(t, "after another place", b.found[3].ID)
		b.Ask("steal mana")
		b.follows(t, "after a question", b.found[0].ID)
		b.groups()[1].choices[0].flip()
		b.refine()
		b.follows(t, "after a filter", b.found[0].ID)
		b.reset()
		b.follows(t, "after all is shown", b.found[0].ID)
	}
}

// A list that is alone opens nothing by itself.
func TestASearchOpensNothingOnPhones(t *testing.T) {
	b := open(t, phone(), State{})
	b.field.SetText("wolf")
	if b.State().Card != "" || b.split.Opened() {
		t.Errorf("%q is open", b.State().Card)
	}
	b.Window.Resize(fyne.NewSize(1280, 800))
	b.follows(t, "in a wider window", "wolf-fury")
}

// What was understood stands above the list and covers none of it.
func TestTheListBeginsBelowWhatWasUnderstood(t *testing.T) {
	b := open(t, desktop(), State{})
	b.field.SetText("xqxqxq")
	if head, list := b.side.Objects[1], b.side.Objects[0]; head.Position().Y+head.MinSize().Height > list.Position().Y {
		t.Errorf("the head is %v high at %v, the list at %v", head.MinSize().Height, head.Position(), list.Position())
	}
}
