package ui

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// shownTerm is the term the codex screen shows, nil where it says that it knows
// none.
func (o *opened) shownTerm() *codex.Term {
	term, _ := o.app.terms().Term(o.app.screens.codex.get().State().Term)
	return term
}

// Whatever a screen may ask the codex for, the term of that name is shown.
func TestEveryWordOpensItsTerm(t *testing.T) {
	o := openOn(t, config.English, uitest.Phone(), nil)
	asked := map[string]bool{"Defense": true, "rage": true, "growth": true, "dissipate": true}
	for _, c := range combat.Conditions() {
		asked[c.String()] = true
	}
	for _, card := range o.app.catalog().Cards() {
		for _, keyword := range card.Keywords() {
			asked[keyword] = true
		}
	}
	for _, word := range slices.Sorted(maps.Keys(asked)) {
		o.app.Go("table")
		o.app.openWord(word)
		hits := o.app.terms().Search(word, "en", "", 1)
		if term := o.shownTerm(); term == nil || hits[0].Term != term || o.app.shell.Now() != "codex" {
			t.Errorf("%q opens %q", word, o.app.screens.codex.get().State().Term)
		}
	}
}

func TestAnUnknownWordIsNotTheTermBefore(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Phone(), uitest.Desk()} {
		o := openOn(t, config.English, size, nil)
		o.app.openWord("burn")
		o.reads("Flame condition")
		o.app.Go("table")
		o.app.openWord("chicken-pox")
		o.reads("No explanation")
		o.lacks("Flame condition")
		o.app.OpenCard("timber-wolf")
		o.app.OpenCard("card-of-tomorrow")
		o.reads("No such card")
	}
}

// chips are the chips on the screen, the topmost sheet alone where one is open.
func (o *opened) chips() []*widgets.Chip {
	root := fyne.CanvasObject(o.window.Content())
	if top := o.window.Canvas().Overlays().Top(); top != nil {
		root = top
	}
	var list []*widgets.Chip
	uitest.Walk(root, func(object fyne.CanvasObject) {
		if chip, ok := object.(*widgets.Chip); ok {
			list = append(list, chip)
		}
	})
	return list
}

func (o *opened) closeSheets() {
	for _, top := range o.window.Canvas().Overlays().List() {
		if sheet, ok := top.(*widgets.Sheet); ok {
			sheet.Close()
		}
	}
	o.settle()
}

// names tells whether the words on a chip name a term: its name stands in them,
// without the value, or the codex finds it under them.
func (o *opened) names(label string, term *codex.Term) bool {
	if term.ID == "mage-only" {
		return strings.HasPrefix(label, strings.TrimSpace(o.app.words.T("cardsscreen.onlyFor", "Who", "")))
	}
	hits := o.app.terms().Search(label, o.app.words.Lang(), "", 1)
	name, _, _ := strings.Cut(fold.Text(term.NameIn(o.app.words.Lang())), " x")
	return len(hits) > 0 && hits[0].Term == term || strings.Contains(fold.Text(label), name)
}

// Every chip of every place is tapped: those that lead to the codex lead to the
// term they name.
func TestChipsOfAllPlacesLeadWhereTheySay(t *testing.T) {
	led := 0
	for _, lang := range []config.Language{config.English, config.German} {
		o := openOn(t, lang, uitest.Desk(), nil)
		o.begin()
		for _, visit := range []func(){
			func() { o.app.Go("table") },
			func() { o.app.Go("cards") },
			func() { o.app.OpenCard("fireball") },
			func() { o.app.OpenCard("adramelech-lord-of-fire") },
			func() { o.app.OpenCard("thunderift-falcon") },
			func() { o.app.OpenCard("valshalla-lightning-angel") },
			func() { o.app.OpenTerm("incapacitated") },
			func() { o.app.Go("books") },
			func() { o.app.Go("odds") },
			func() { o.app.Go("settings") },
		} {
			visit()
			o.settle()
			o.closeSheets()
			from := o.app.shell.Now()
			for i := range o.chips() {
				o.closeSheets()
				visit()
				o.settle()
				chips := o.chips()
				if i >= len(chips) {
					break // a tap has taken some away
				}
				label := chips[i].Face().Label
				test.Tap(chips[i])
				o.settle()
				if o.app.shell.Now() != "codex" || from == "codex" && o.shownTerm() != nil && o.shownTerm().ID == "incapacitated" {
					continue
				}
				led++
				if _, rule := o.app.rules().Rule(label); rule && string(o.app.screens.codex.get().State().Term) == label {
					continue // a rule is named by its number
				}
				if term := o.shownTerm(); term == nil || !o.names(label, term) {
					t.Errorf("%s, %s: %q leads to %q", lang, from, label, o.app.screens.codex.get().State().Term)
				}
			}
		}
	}
	if led < 30 {
		t.Errorf("only %d chips lead to the codex", led)
	}
}
