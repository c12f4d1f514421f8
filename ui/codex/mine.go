package codex

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/catalog/lesson"
)

// loadLists reads the lists; there is always one.
func (s *Screen) loadLists() {
	if s.needs.Lists == nil {
		return
	}
	lists, err := s.needs.Lists.Load()
	if err != nil {
		s.complain(err)
	}
	s.lists = lists
	if len(s.lists) == 0 {
		s.lists = []lesson.List{{}}
	}
	if s.state.List >= len(s.lists) {
		s.state.List = 0
	}
}

// chosenList is the list that is chosen; empty where there are none.
func (s *Screen) chosenList() lesson.List {
	if s.state.List < 0 || s.state.List >= len(s.lists) {
		return lesson.List{}
	}
	return s.lists[s.state.List]
}

// listName is what a list is called; the first has a name before anybody gave it one.
func (s *Screen) listName(l lesson.List) string {
	if l.Name == "" {
		return s.needs.Words.T("codexscreen.mine")
	}
	return l.Name
}

// keep saves the lists with another in the place of the chosen one, and shows that. What
// cannot be saved stays as it was.
func (s *Screen) keep(l lesson.List) bool {
	lists := slices.Clone(s.lists)
	lists[s.state.List] = l
	return s.keepAll(lists, s.state.List)
}

func (s *Screen) keepAll(lists []lesson.List, chosen int) bool {
	if err := s.needs.Lists.Save(lists); err != nil {
		s.complain(err)
		return false
	}
	s.lists, s.state.List = lists, chosen
	s.bar.build()
	s.search(false)
	return true
}

// mark puts a term on the list or takes it off.
func (s *Screen) mark(id codex.TermID) { s.keep(s.chosenList().Flip(string(id))) }

// AddCard puts a card on the chosen list, at its end, and says so.
func (s *Screen) AddCard(card catalog.CardID) { s.add(cardItem + string(card)) }

// Add puts the selected term there: Ctrl+Enter.
func (s *Screen) Add() {
	id := s.state.Term
	if at := s.Selected(); id == "" && at >= 0 {
		id = s.found[at].ID
	}
	if id != "" {
		s.add(string(id))
	}
	if s.state.Term != "" {
		s.show(id) // its button says now that it is there
	}
}

func (s *Screen) add(id string) {
	if s.needs.Lists == nil || !s.chosenList().Has(id) && !s.keep(s.chosenList().Flip(id)) {
		return
	}
	if s.needs.Notice != nil {
		s.needs.Notice(s.needs.Words.T("codexscreen.onList", "List", s.listName(s.chosenList())), "", nil)
	}
}

func (s *Screen) complain(err error) {
	if s.needs.Notice != nil {
		s.needs.Notice(s.needs.Words.Error(err), "", nil)
	}
}

// entries are the chosen list in words.
func (s *Screen) entries() []lesson.Entry {
	w := s.needs.Words
	var list []lesson.Entry
	for _, id := range s.chosenList().Items {
		t, ok := s.term(codex.TermID(id))
		if !ok {
			continue
		}
		e := lesson.Entry{ID: id, Title: s.asked(t), Other: s.otherName(t), Text: t.TextIn(w.Lang())}
		if t.Kind == codex.KindRule {
			e.Other = id
		}
		if reading := t.In(w.Lang()).Differs; t.Differ() {
			e.Notes = append(e.Notes, s.gameName(codex.Academy)+": "+reading.Academy, s.gameName(codex.Arena)+": "+reading.Arena)
		}
		if note := t.In(w.Lang()).Uncertain; note != "" {
			e.Notes = append(e.Notes, w.T("codexscreen.uncertain")+": "+note)
		}
		list = append(list, e)
	}
	return list
}

// asked is what an item is called for who learns it: a rule by what people ask, or by what it is
// about rather than by its number.
func (s *Screen) asked(t *codex.Term) string {
	w := s.needs.Words
	if t.Kind != codex.KindRule {
		return t.NameIn(w.Lang())
	}
	if id := "codexscreen.ask." + string(t.ID); w.Has(id) {
		return w.T(id)
	}
	_, about, _ := strings.Cut(t.NameIn(w.Lang()), " · ")
	return about
}
