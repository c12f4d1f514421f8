package ui

import (
	"context"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/chime"
	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/paper"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/books"
	"github.com/quickcast/quickcast/ui/cards"
	codexscreen "github.com/quickcast/quickcast/ui/codex"
	"github.com/quickcast/quickcast/ui/hall"
	"github.com/quickcast/quickcast/ui/odds"
	"github.com/quickcast/quickcast/ui/settings"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Places are the ids of all places of the app, in the order of the navigation. Each is also
// the name of its picture in assets/icons, and of its text, "shell.cards".
func Places() []string {
	return []string{"table", "cards", "codex", "books", "odds", "settings", "hall"}
}

// screens are the places as they are now. The table is always there: its
// clock runs wherever the person is.
type screens struct {
	table    *table.Screen
	cards    lazily[*cards.Screen, cards.State]
	codex    lazily[*codexscreen.Screen, codexscreen.State]
	books    lazily[*books.Screen, books.State]
	odds     lazily[*odds.Screen, odds.State]
	settings lazily[*settings.Screen, settings.State]
	hall     lazily[*hall.Screen, hall.State]
}

// build lets every screen be made anew, from the state of the one before it where
// there is one, and returns the places in the order of the navigation.
func (s *screens) build(a *App) []place {
	var lies table.State
	if s.table != nil {
		lies = s.table.State()
	}
	s.table = table.New(a.tableNeeds(), lies)
	s.cards.renew(func(left cards.State) *cards.Screen { return cards.New(a.cardsNeeds(), left) })
	s.codex.renew(func(left codexscreen.State) *codexscreen.Screen { return codexscreen.New(a.codexNeeds(), left) })
	s.books.renew(func(left books.State) *books.Screen { return books.New(a.booksNeeds(), left) })
	s.odds.renew(func(left odds.State) *odds.Screen { return odds.New(a.oddsNeeds(), left) })
	s.hall.renew(func(left hall.State) *hall.Screen { return hall.New(a.hallNeeds(), left) })
	s.renewSettings(a)
	shown := map[string]func() screen{
		"table": func() screen { return s.table }, "cards": s.cards.shown, "codex": s.codex.shown,
		"books": s.books.shown, "odds": s.odds.shown, "settings": s.settings.shown, "hall": s.hall.shown,
	}
	return pick.Each(Places(), func(id string) place {
		return place{ID: id, Label: a.words.T("shell." + id), Screen: shown[id]}
	})
}

// renewSettings lets the settings be made anew.
func (s *screens) renewSettings(a *App) {
	s.settings.renew(func(left settings.State) *settings.Screen { return settings.New(a.settingsNeeds(), left) })
}

// here names this phone or computer in the events of a table.
const here = "here"

func (a *App) tableNeeds() table.Needs {
	events, err := clock.Load(a.deps.Assets)
	if err != nil {
		a.deps.Problems = append(a.deps.Problems, err) // then only the events are missing
	}
	return table.Needs{
		Clock: a.deps.Settings.Settings().Clock, Presets: events,
		Kit: a.kit, Words: a.words, Catalog: a.catalog, Store: a.deps.Files, Games: games.Rules(a.games), Faces: games.Faces(a.games), Books: a.shelf,
		Now: a.deps.Now, Seed: a.deps.Seed, Device: here, Version: a.deps.Version, Unofficial: a.deps.Settings.Settings().Unofficial, OwnDice: a.deps.Settings.Settings().OwnDice,
		DiceAsked: a.deps.Settings.Settings().DiceAsked, KeepDice: a.keepDice,
		Notice: a.notice, Warn: a.warn, Running: a.running, Share: func(_, text string) { a.copy(text) }, Link: pageLink(), Save: a.giveText, OpenFile: a.openFile, Go: a.Go, Places: a.otherPlaces,
		Sharing: a.several(), Elsewhere: func(server, code, device string) {
			a.Go("hall")
			a.screens.hall.get().Join(server, code, device)
		},
		Rule: a.ruleText, Sample: a.sample, SeeBook: a.seeBook, OpenTerm: a.openWord,
		OpenCard: func(id string) { a.OpenCard(catalog.CardID(id)) },
		PlayWith: func(from, to string, x combat.Exchange) {
			a.Go("odds")
			a.screens.odds.get().Take(from, to, x)
		},
		Arrange: a.arrange, Timing: a.timing(), Patience: a.deps.Patience,
		Upright: a.deps.Settings.Settings().Facing == config.SameSide, KeepTurned: a.keepTurned,
		Forgets: func() bool { return a.deps.Unkept != nil },
	}
}

// keepTurned keeps whether people sit on one side, for the settings and the next start.
func (a *App) keepTurned(upright bool) error {
	return a.keep(func(s *config.Settings) {
		if s.Facing = config.Opposite; upright {
			s.Facing = config.SameSide
		}
	})
}

// keepDice keeps whose dice fall, which is not asked again.
func (a *App) keepDice(own bool) error {
	return a.keep(func(s *config.Settings) { s.OwnDice, s.DiceAsked = own, true })
}

// keep keeps what was set at the table, where the settings show it.
func (a *App) keep(set func(*config.Settings)) error {
	s := a.deps.Settings.Settings()
	set(&s)
	err := a.deps.Settings.Save(s)
	a.screens.renewSettings(a)
	return err
}

// otherPlaces are all but the table, for its menu: there the navigation is hidden.
func (a *App) otherPlaces() []widgets.Place {
	return pick.Each(a.shell.places[1:], func(p place) widgets.Place { return p.shown() })
}

func (a *App) cardsNeeds() cards.Needs {
	all := a.catalog()
	a.lane.Do(func(context.Context) func() {
		all.Prepare() // so that the first search is as fast as all
		return nil
	})
	return cards.Needs{
		Kit: a.kit, Words: a.words, Catalog: all, Codex: a.terms(),
		Unofficial: a.deps.Settings.Settings().Unofficial, Book: a.inBooks, Owned: a.owned,
		OpenTerm: a.OpenTerm,
		AddToBook: func(card catalog.CardID) {
			a.Go("books")
			a.screens.books.get().AddCard(card)
		},
		Learn: func(card catalog.CardID) { a.screens.codex.get().AddCard(card) },
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
		Picture: a.picture, OwnPicture: a.ownPicture, ForgetPicture: a.forgetPicture,
		Chance: a.chance, Columns: chosenColumns(a.deps.App.Preferences()), KeepColumns: func(chosen []catalog.Key) { keepColumns(a.deps.App.Preferences(), chosen) },
		Notice: a.notice, Sheet: a.sheet,
	}
}

// chance is one of n at random, counted from 0.
func (a *App) chance(n int) int { return int(a.deps.Seed() % uint64(n)) }

// columnsKept is where the columns of the wide list of cards are kept: as the size of the window
// is, what a device's own screen has room for.
const columnsKept = "columns"

func chosenColumns(kept fyne.Preferences) (chosen []catalog.Key) {
	for _, key := range kept.StringList(columnsKept) {
		chosen = append(chosen, catalog.Key(key))
	}
	return chosen
}

func keepColumns(kept fyne.Preferences, chosen []catalog.Key) {
	var names []string
	for _, key := range chosen {
		names = append(names, string(key))
	}
	kept.SetStringList(columnsKept, names)
}

func (a *App) booksNeeds() books.Needs {
	s := a.deps.Settings.Settings()
	return books.Needs{
		Kit: a.kit, Words: a.words, Catalog: a.catalog(), Shelf: a.shelf, Scribe: a.scribe(),
		Unofficial: catalog.ShowUnofficial(s.Unofficial), Game: training.Game(s.Game),
		OpenCard: a.OpenCard, Facts: func(id catalog.CardID) fyne.CanvasObject { return a.screens.cards.get().Printed(id) },
		Notice: a.notice, Sheet: a.sheet,
		Paste: a.deps.App.Clipboard().Content, Copy: a.copy,
		OpenFile: a.openBook, OpenFolder: a.openFolder, Scan: a.scan(), OpenRule: a.openWord,
		Share:    a.give,
		Played:   a.played,
		House:    a.house,
		SetHouse: a.setHouse,
		Link:     pageLink(),
		Chance:   a.chance,
		Fonts:    func() (paper.Fonts, error) { return paper.LoadFonts(a.deps.Assets) },
		Now:      a.deps.Now,
	}
}

func (a *App) oddsNeeds() odds.Needs {
	return odds.Needs{
		Kit: a.kit, Words: a.words, Catalog: a.catalog(), Source: a.dice,
		Notice: a.notice, Sheet: a.sheet, OpenTerm: a.openWord, Copy: a.copy, Link: pageLink(), Kept: questions{a.deps.Files}, Live: func() attackodds.Live { return a.screens.table.Live() },
	}
}

func (a *App) codexNeeds() codexscreen.Needs {
	return codexscreen.Needs{
		Kit: a.kit, Words: a.words, Catalog: a.catalog(), Codex: a.terms(), Rules: a.rules(), Pictures: a.drawn(), Lists: a.lessons, Playing: a.playing, Now: a.deps.Now,
		SaveFile: func(name string, data []byte) { a.give(name, "application/pdf", data) }, PDF: a.handout, Sheet: a.sheet,
		OpenCard: a.OpenCard, Facts: func(id catalog.CardID) fyne.CanvasObject { return a.screens.cards.get().Printed(id) },
		ShowCards: func(term codex.TermID) {
			a.Go("cards")
			a.screens.cards.get().ShowTerm(term)
		},
		Share: func(_, text string) { a.copy(text) }, Link: pageLink(), Notice: a.notice,
	}
}

func (a *App) hallNeeds() hall.Needs {
	var played []hall.Named
	for _, game := range games.Rules(a.games).Names() {
		played = append(played, hall.Named{ID: game, Name: a.words.T(table.Camel("table.game", game))})
	}
	return hall.Needs{
		Kit: a.kit, Words: a.words, Catalog: a.catalog(), Store: a.deps.Files, Shelf: a.shelf, Scribe: a.scribe(), Games: played, Game: string(a.deps.Settings.Settings().Game),
		Now: a.deps.Now, Seed: a.deps.Seed, Notice: a.notice, Sheet: a.sheet,
		Paste: a.deps.App.Clipboard().Content, Give: a.give,
		Fonts: func() (paper.Fonts, error) { return paper.LoadFonts(a.deps.Assets) }, Sharing: a.several(),
		Join: func() {
			a.Go("table")
			a.screens.table.OpenJoin("")
		},
		Ring: func() {
			if s := a.deps.Settings.Settings(); a.bell != nil {
				a.bell.Ring(chime.Call{Sound: s.Sound, Vibrate: s.Vibration, Urgency: chime.Up})
			}
		},
	}
}

func (a *App) settingsNeeds() settings.Needs {
	return settings.Needs{
		Kit: a.kit, Words: a.words, Settings: a.deps.Settings.Settings(), Problems: a.deps.Problems,
		Version: a.deps.Version, Licences: a.licences, Change: a.set, Notice: a.notice,
		Data: a.data(), Device: a.device(), Browser: a.deps.Browser, Languages: a.languages(),
		Reader: a.readerSettable(),
	}
}

// readerSettable reports whether a screen reader is told what is on the screen only where
// that is set.
func (a *App) readerSettable() bool { return a.deps.Reader != nil && !a.deps.Reader.Always() }

// languages are those that can be chosen.
func (a *App) languages() []settings.Language {
	return pick.Each(words.Languages(a.deps.Assets), func(lang string) settings.Language {
		return settings.Language{ID: lang, Name: words.OwnName(a.deps.Assets, lang)}
	})
}

// OpenCard shows the page of a card.
func (a *App) OpenCard(id catalog.CardID) {
	a.shell.follow("cards")
	a.screens.cards.get().Open(id)
}

// OpenTerm shows a term of the codex.
func (a *App) OpenTerm(id codex.TermID) {
	a.shell.follow("codex")
	a.screens.codex.get().Open(id)
}

// openWord shows the term that goes by an id, or else by a keyword as cards print
// it. For a word without a term the codex says so.
func (a *App) openWord(word string) {
	id := codex.TermID(word)
	if _, ok := a.rules().Rule(word); ok {
		a.OpenTerm(id)
		return
	}
	if _, ok := a.terms().Term(id); !ok {
		if t, ok := a.terms().ForKeyword(word); ok {
			id = t.ID
		}
	}
	a.OpenTerm(id)
}

// OpenBook shows a book of the shelf.
func (a *App) OpenBook(id string) {
	a.Go("books")
	a.screens.books.get().Open(id)
}
