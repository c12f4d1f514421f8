package ui

import (
	"quickcast/catalog"
	"quickcast/catalog/codex"
	"quickcast/games"
	"quickcast/internal/config"
	"quickcast/rules/training"
	"quickcast/tracker/clock"
	"quickcast/ui/books"
	"quickcast/ui/cards"
	codexscreen "quickcast/ui/codex"
	"quickcast/ui/odds"
	"quickcast/ui/settings"
	"quickcast/ui/table"
)

// screens are the six places as they are now.
type screens struct {
	table    *table.Screen
	cards    *cards.Screen
	codex    *codexscreen.Screen
	books    *books.Screen
	odds     *odds.Screen
	settings *settings.Screen
}

// build makes every screen, from the state of the one before it where there is
// one, and returns the places in the order of the navigation.
func (s *screens) build(a *App) []Place {
	seats := table.State{Upright: a.deps.Settings.Settings().Facing == config.SameSide}
	if s.table != nil {
		seats = s.table.State()
	}
	s.table = table.New(a.tableNeeds(), seats)
	s.cards = cards.New(a.cardsNeeds(), stateOf(s.cards))
	s.codex = codexscreen.New(a.codexNeeds(), stateOf(s.codex))
	s.books = books.New(a.booksNeeds(), stateOf(s.books))
	s.odds = odds.New(a.oddsNeeds(), stateOf(s.odds))
	s.settings = settings.New(a.settingsNeeds(), stateOf(s.settings))
	return []Place{
		{ID: "table", Label: a.words.T("shell.table"), Screen: s.table},
		{ID: "cards", Label: a.words.T("shell.cards"), Screen: s.cards},
		{ID: "codex", Label: a.words.T("shell.codex"), Screen: s.codex},
		{ID: "books", Label: a.words.T("shell.books"), Screen: s.books},
		{ID: "odds", Label: a.words.T("shell.odds"), Screen: s.odds},
		{ID: "settings", Label: a.words.T("shell.settings"), Screen: s.settings},
	}
}

// stateOf is what a screen leaves to the one made in its place: nothing where
// there was none yet.
func stateOf[T any, S interface {
	*E
	State() T
}, E any](screen S) T {
	var none T
	if screen == nil {
		return none
	}
	return screen.State()
}

// device names this phone or computer in the events of a table.
const device = "here"

func (a *App) tableNeeds() table.Needs {
	events, err := clock.Load(a.deps.Assets)
	if err != nil {
		a.deps.Problems = append(a.deps.Problems, err) // then only the events are missing
	}
	return table.Needs{
		Clock: a.deps.Settings.Settings().Clock, Events: events,
		Kit: a.kit, Words: a.words, Catalog: a.catalog, Store: a.deps.Files, Games: games.Rules(a.games), Faces: games.Faces(a.games), Books: a.shelf,
		Now: a.deps.Now, Seed: a.deps.Seed, Device: device, Unofficial: a.deps.Settings.Settings().Unofficial,
		Notice: a.notice, Warn: a.warn, Running: a.running, Share: func(_, text string) { a.copy(text) }, Save: a.saveFile, Go: a.Go,
		OpenTerm: a.openWord,
		OpenCard: func(id string) { a.OpenCard(catalog.CardID(id)) },
		Arrange:  a.arrange, Timing: a.timing(),
	}
}

func (a *App) cardsNeeds() cards.Needs {
	return cards.Needs{
		Kit: a.kit, Words: a.words, Catalog: a.catalog, Codex: a.terms,
		Unofficial: a.deps.Settings.Settings().Unofficial,
		OpenTerm:   a.OpenTerm,
		AddToBook: func(card catalog.CardID) {
			a.Go("books")
			a.screens.books.AddCard(card)
		},
		PutOnTable: func(card catalog.CardID) {
			a.Go("table")
			a.screens.table.PutCard(card)
		},
		SetFact: func(card catalog.CardID, field catalog.Field, value int) (*catalog.Catalog, error) {
			o, err := a.facts.now.SetCard(card, field, value)
			if err != nil {
				return nil, err
			}
			return a.setFacts(o)
		},
		ClearFacts: func(card catalog.CardID) (*catalog.Catalog, error) {
			return a.setFacts(a.facts.now.ClearCard(card))
		},
		Notice: a.notice, Sheet: a.sheet,
	}
}

func (a *App) booksNeeds() books.Needs {
	s := a.deps.Settings.Settings()
	unofficial := catalog.UnofficialHidden
	if s.Unofficial {
		unofficial = catalog.UnofficialShown
	}
	return books.Needs{
		Kit: a.kit, Words: a.words, Catalog: a.catalog, Shelf: a.shelf, Scribe: a.scribe,
		Unofficial: unofficial, Game: training.Game(s.Game),
		OpenCard: a.OpenCard, Notice: a.notice, Sheet: a.sheet,
		Paste: a.deps.App.Clipboard().Content, Copy: a.copy,
		OpenFile: a.openFile,
		Share:    func(name, _ string, data []byte) { a.saveFile(name, data) },
	}
}

func (a *App) oddsNeeds() odds.Needs {
	return odds.Needs{
		Kit: a.kit, Words: a.words, Catalog: a.catalog, Source: a.dice,
		Notice: a.notice, Sheet: a.sheet, OpenTerm: a.openWord,
	}
}

func (a *App) codexNeeds() codexscreen.Needs {
	return codexscreen.Needs{
		Kit: a.kit, Words: a.words, Catalog: a.catalog, Codex: a.terms, Marks: a.marks,
		OpenCard: a.OpenCard,
		ShowCards: func(term codex.TermID) {
			a.Go("cards")
			a.screens.cards.ShowTerm(term)
		},
		Share: func(_, text string) { a.copy(text) }, Notice: a.notice,
	}
}

func (a *App) settingsNeeds() settings.Needs {
	return settings.Needs{
		Kit: a.kit, Words: a.words, Settings: a.deps.Settings.Settings(), Problems: a.deps.Problems,
		Version: a.deps.Version, Licence: a.licence, Change: a.set, Notice: a.notice,
	}
}

// OpenCard shows the page of a card.
func (a *App) OpenCard(id catalog.CardID) {
	a.Go("cards")
	a.screens.cards.Open(id)
}

// OpenTerm shows a term of the codex.
func (a *App) OpenTerm(id codex.TermID) {
	a.Go("codex")
	a.screens.codex.Open(id)
}

// openWord shows the term that goes by an id, or else by a keyword as cards print
// it. For a word without a term the codex says so.
func (a *App) openWord(word string) {
	id := codex.TermID(word)
	if _, ok := a.terms.Term(id); !ok {
		if t, ok := a.terms.ForKeyword(word); ok {
			id = t.ID
		}
	}
	a.OpenTerm(id)
}

// OpenBook shows a book of the shelf.
func (a *App) OpenBook(id string) {
	a.Go("books")
	a.screens.books.Open(id)
}
