package ui

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/catalog/lesson"
	"github.com/quickcast/quickcast/catalog/lookup"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/handout"
	"github.com/quickcast/quickcast/internal/paper"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/find"
	"github.com/quickcast/quickcast/ui/settings"
	"github.com/quickcast/quickcast/ui/table"
)

// findAll opens the one box that finds everything: Ctrl+K.
func (a *App) findAll() {
	var shut func()
	actions := a.actions()
	first := a.placeEntries()
	for _, each := range actions {
		if each.first {
			first = append(first, each.Entry)
		}
	}
	box := find.New(find.Needs{
		Kit: a.kit, Words: a.words, Unofficial: catalog.ShowUnofficial(a.deps.Settings.Settings().Unofficial), First: first,
		Index: a.findIndex(actions), Catalog: a.catalog(),
		Open:  func(e lookup.Entry) { shut(); a.openEntry(e) },
		Leave: func() { shut() },
	})
	shut = a.sheet(a.words.T("find.title"), box.Object())
	box.Focus()
}

// findIndex is all there is to find.
func (a *App) findIndex(actions []action) *lookup.Index {
	entries := slices.Concat(a.placeEntries(), a.mageEntries(), a.bookEntries(), a.ruleEntries())
	for _, each := range actions {
		entries = append(entries, each.Entry)
	}
	game := a.playing()
	return lookup.New(a.catalog(), a.terms(), a.words.Lang(), entries).Playing(game, func(t *codex.Term) string {
		if t.Has(game) {
			return ""
		}
		return a.gamesOf(t)
	})
}

// playing is the game of the codex that the open table plays, or where none is open the one
// new tables begin with.
func (a *App) playing() string {
	if game := a.screens.table.Game(); game != nil {
		return codex.GameNamed(game.Name())
	}
	return codex.GameNamed(string(a.deps.Settings.Settings().Game))
}

// gamesOf names the games that have a term.
func (a *App) gamesOf(t *codex.Term) string {
	names := pick.Made(t.Games, func(game string) string { return a.words.T("codex.game." + game) })
	return strings.Join(names, ", ")
}

// action is something that can be done from anywhere.
type action struct {
	lookup.Entry
	first bool // shown before anything is typed
	do    func()
}

// actions are all that can be done from anywhere.
func (a *App) actions() (list []action) {
	offer := func(first bool, id, name string, also []string, do func()) {
		list = append(list, action{Entry: lookup.Entry{Kind: lookup.Action, ID: id, Name: name, Also: also}, first: first, do: do})
	}
	also := func(id string) []string { return strings.Split(a.words.T(id), ", ") }
	for _, game := range games.Rules(a.deps.Games).Names() {
		offer(true, "table."+game, a.words.T("find.doNewTable", "Game", a.words.T(table.Camel("table.game", game))), also("find.doNewTableAlso"), func() {
			a.Go("table")
			a.screens.table.Begin(game)
		})
	}
	offer(true, "keys", a.words.T("find.doKeys"), also("find.doKeysAlso"), a.showKeys)
	offer(true, "save", a.words.T("settings.dataSave"), also("settings.dataSaveAlso"), a.saveEverything)
	offer(true, "open", a.words.T("settings.dataOpen"), also("settings.dataOpenAlso"), a.data().Open)
	offer(true, "copies", a.words.T("settings.dataCopies"), also("settings.dataCopiesAlso"), a.showCopies)
	now := a.deps.Settings.Settings()
	for _, change := range settings.Changes(now, a.words, a.languages(), a.readerSettable()) {
		offer(false, change.ID, change.Name, change.Also, func() {
			to := now
			change.Make(&to)
			a.complain(a.set(to))
		})
		if change.Now {
			list[len(list)-1].Line = a.words.T("find.already")
		}
	}
	for _, m := range a.mageEntries() {
		offer(false, "book."+m.ID, a.words.T("find.doNewBook", "Mage", m.Name), nil, func() {
			a.Go("books")
			a.screens.books.get().Begin(catalog.MageID(m.ID))
		})
	}
	return list
}

// placeEntries are the places of the app.
func (a *App) placeEntries() []lookup.Entry {
	var list []lookup.Entry
	for _, p := range a.shell.places {
		list = append(list, lookup.Entry{
			Kind: lookup.Place, ID: p.ID, Name: p.Label, Also: append(strings.Split(a.words.T("find.also."+p.ID), ", "), p.ID),
		})
	}
	return list
}

func (a *App) mageEntries() []lookup.Entry {
	var list []lookup.Entry
	for _, m := range a.catalog().Mages() {
		if m.Class == "*" || m.Unofficial && !a.deps.Settings.Settings().Unofficial {
			continue
		}
		name := a.words.Term(words.ClassTerm, m.Class)
		if m.Title != "" {
			name += " (" + m.Title + ")"
		}
		list = append(list, lookup.Entry{
			Kind: lookup.Mage, ID: string(m.ID), Name: name, Also: []string{m.Name, m.Title}, Line: a.words.T("codex.game." + string(m.Game)),
		})
	}
	return list
}

func (a *App) bookEntries() []lookup.Entry {
	saved, err := a.shelf.Books()
	if err != nil {
		return nil // the shelf itself says what is wrong with it
	}
	var list []lookup.Entry
	for _, s := range saved {
		list = append(list, lookup.Entry{Kind: lookup.Book, ID: s.ID, Name: s.Book.Name})
	}
	return list
}

// inBooks counts copies in the spellbooks whose name has the folded piece in it; in any
// where it is empty.
func (a *App) inBooks(piece string) (copies func(catalog.CardID) int, ok bool) {
	saved, err := a.shelf.Books()
	if err != nil {
		return nil, false
	}
	counts := map[catalog.CardID]int{}
	for _, s := range saved {
		if !strings.Contains(fold.Text(s.Book.Name), piece) {
			continue
		}
		ok = true
		for _, e := range s.Book.Entries {
			counts[e.Card] += e.Count
		}
	}
	return func(id catalog.CardID) int { return counts[id] }, ok || piece == ""
}

// owned counts the copies a person has now; nil where the collection is empty, or cannot
// be read, which the books say.
func (a *App) owned() func(catalog.CardID) int {
	c, err := a.shelf.Collection()
	if err != nil || c.Empty() {
		return nil
	}
	return func(id catalog.CardID) int {
		card, ok := a.catalog().Card(id)
		if !ok {
			return 0
		}
		return c.Owned(card)
	}
}

// handout puts a list of the codex on pages.
func (a *App) handout(title string, entries []lesson.Entry, size paper.Size, kind handout.Kind) ([]byte, error) {
	fonts, err := paper.LoadFonts(a.deps.Assets)
	if err != nil {
		return nil, err
	}
	return handout.PDF(fonts, title, entries, handout.Options{Size: size, Kind: kind, Made: a.deps.Now()})
}

func (a *App) ruleEntries() []lookup.Entry {
	return pick.Each(a.rules().All(), func(r *codex.Rule) lookup.Entry {
		return lookup.Entry{Kind: lookup.Rule, ID: r.ID, Name: r.ID, Line: r.TextIn(a.words.Lang())}
	})
}

// ruleText is what a rule says, "" where there is none of that number.
func (a *App) ruleText(number string) string {
	if r, ok := a.rules().Rule(number); ok {
		return r.TextIn(a.words.Lang())
	}
	return ""
}

// openEntry shows or does what was found.
func (a *App) openEntry(e lookup.Entry) {
	switch e.Kind {
	case lookup.Place:
		a.Go(e.ID)
	case lookup.Action:
		actions := a.actions()
		if at := slices.IndexFunc(actions, func(each action) bool { return each.ID == e.ID }); at >= 0 {
			actions[at].do()
		}
	case lookup.Card:
		a.OpenCard(catalog.CardID(e.ID))
	case lookup.Term, lookup.Rule:
		a.openWord(e.ID)
	case lookup.Book:
		a.OpenBook(e.ID)
	case lookup.Mage:
		a.Go("cards")
		a.screens.cards.get().Ask(a.catalog().KeyIn(catalog.KeyMage, a.words.Lang()) + ":" + e.ID)
	}
}
