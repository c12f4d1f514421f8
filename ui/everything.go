package ui

import (
	"slices"
	"strings"

	"quickcast/catalog"
	"quickcast/catalog/lesson"
	"quickcast/catalog/lookup"
	"quickcast/internal/config"
	"quickcast/internal/fold"
	"quickcast/internal/handout"
	"quickcast/internal/paper"
	"quickcast/internal/words"
	"quickcast/ui/find"
)

// findAll opens the one box that finds everything: Ctrl+K.
func (a *App) findAll() {
	var shut func()
	first := a.placesAndActions()
	unofficial := catalog.UnofficialHidden
	if a.deps.Settings.Settings().Unofficial {
		unofficial = catalog.UnofficialShown
	}
	box := find.New(find.Needs{
		Kit: a.kit, Words: a.words, Unofficial: unofficial, First: first,
		Index: lookup.New(a.catalog(), a.terms(), a.words.Lang(), slices.Concat(first, a.mageEntries(), a.newBookEntries(), a.bookEntries(), a.ruleEntries())),
		Open:  func(e lookup.Entry) { shut(); a.openEntry(e) },
		Leave: func() { shut() },
	})
	shut = a.sheet(a.words.T("find.title"), box.Object())
	box.Focus()
}

// actions are what can be done from anywhere, by the ids of their texts.
func (a *App) actions() map[string]func() {
	change := func(do func(*config.Settings)) func() {
		return func() {
			s := a.deps.Settings.Settings()
			do(&s)
			a.complain(a.set(s))
		}
	}
	return map[string]func(){
		"find.doDark":   change(func(s *config.Settings) { s.Theme = config.Dark }),
		"find.doLight":  change(func(s *config.Settings) { s.Theme = config.Light }),
		"find.doLarger": change(func(s *config.Settings) { s.TextSize = min(s.TextSize+10, config.MaxTextSize) }),
		"find.doGerman": change(func(s *config.Settings) { s.Language = config.German }),
		"find.doSpeak":  change(func(s *config.Settings) { s.Language = config.English }),
		"find.doKeys":   a.showKeys,
	}
}

func (a *App) placesAndActions() []lookup.Entry {
	var list []lookup.Entry
	for _, p := range a.shell.places {
		list = append(list, lookup.Entry{Kind: lookup.Place, ID: p.ID, Name: p.Label, Also: []string{p.ID}})
	}
	ids := make([]string, 0, 8)
	for id := range a.actions() {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for _, id := range ids {
		list = append(list, lookup.Entry{Kind: lookup.Action, ID: id, Name: a.words.T(id)})
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

// newBook begins the ids of what begins a spellbook of a mage.
const newBook = "new:"

// newBookEntries begin a spellbook of each mage.
func (a *App) newBookEntries() []lookup.Entry {
	var list []lookup.Entry
	for _, m := range a.mageEntries() {
		m.Kind, m.ID, m.Also = lookup.Action, newBook+m.ID, nil
		m.Name = a.words.T("find.doNewBook", "Mage", m.Name)
		list = append(list, m)
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
func (a *App) handout(title string, entries []lesson.Entry, size paper.Size, large bool) ([]byte, error) {
	fonts, err := paper.LoadFonts(a.deps.Assets)
	if err != nil {
		return nil, err
	}
	return handout.PDF(fonts, title, entries, handout.Options{Size: size, Large: large, Made: a.deps.Now()})
}

func (a *App) ruleEntries() []lookup.Entry {
	var list []lookup.Entry
	for _, r := range a.rules().All() {
		list = append(list, lookup.Entry{Kind: lookup.Rule, ID: r.ID, Name: r.ID, Line: r.TextIn(a.words.Lang())})
	}
	return list
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
		if mage, ok := strings.CutPrefix(e.ID, newBook); ok {
			a.Go("books")
			a.screens.books.get().Begin(catalog.MageID(mage))
			return
		}
		a.actions()[e.ID]()
	case lookup.Card:
		a.OpenCard(catalog.CardID(e.ID))
	case lookup.Term, lookup.Rule:
		a.openWord(e.ID)
	case lookup.Book:
		a.OpenBook(e.ID)
	case lookup.Mage:
		a.Go("cards")
		a.screens.cards.get().Ask(catalog.KeyMage.In(a.words.Lang()) + ":" + e.ID)
	}
}
