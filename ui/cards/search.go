package cards

import (
	"errors"
	"slices"
	"strings"

	"quickcast/catalog"
	"quickcast/catalog/codex"
)

// ask searches for what was typed.
func (s *Screen) ask(text string) {
	s.state.Query = text
	s.search(true)
}

// search finds the cards for query and filter and shows them. Searches take a
// fraction of a millisecond, so they need no other goroutine. A new search
// begins at the top; one that only repeats the old one stays where it is.
func (s *Screen) search(fresh bool) {
	f := s.state.Filter
	if s.needs.Unofficial && f.Unofficial == catalog.UnofficialHidden {
		f.Unofficial = catalog.UnofficialShown
	}
	query, fault := s.needs.Catalog.ParseQuery(s.state.Query, catalog.Around{Term: s.needs.Codex.Bearer})
	s.found = s.found[:0]
	for _, hit := range s.needs.Catalog.Find(&query, catalog.Options{Filter: f}) {
		if s.bears(hit.Card) {
			s.found = append(s.found, hit.Card)
		}
	}
	s.list.show(query, fresh)
	s.sayLine(fault)
}

// bears reports whether the card bears all terms of the filter.
func (s *Screen) bears(card *catalog.Card) bool {
	if len(s.state.Terms) == 0 {
		return true
	}
	if s.marked == nil {
		s.marked = make(map[catalog.CardID][]codex.TermID)
	}
	has, known := s.marked[card.ID]
	if !known {
		has = s.needs.Codex.TermsOf(card)
		s.marked[card.ID] = has
	}
	for _, id := range s.state.Terms {
		if !slices.Contains(has, id) {
			return false
		}
	}
	return true
}

// sayLine says below the chips how many cards there are, and what of the query
// was not understood.
func (s *Screen) sayLine(fault error) {
	w := s.needs.Words
	text := w.N("cardsscreen.count", len(s.found))
	var faults *catalog.QueryError
	switch m := s.mage(); {
	case errors.As(fault, &faults):
		var terms []string
		for _, p := range faults.Problems {
			terms = append(terms, p.Term)
		}
		text = w.T("cardsscreen.leftOut", "Cards", text, "Terms", strings.Join(terms, " "))
	case m != nil:
		text = w.T("cardsscreen.countFor", "Cards", text, "Mage", s.className(m))
	}
	s.line.SetText(text)
}

// mage is the mage of the filter, nil where there is none.
func (s *Screen) mage() *catalog.Mage {
	m, ok := s.needs.Catalog.Mage(s.state.Filter.Mage)
	if !ok {
		return nil
	}
	return m
}

// reset forgets all filters, and the query too.
func (s *Screen) reset() {
	s.state = State{Card: s.state.Card}
	s.fill("")
	s.refine()
}

// refine searches again after the filter has changed.
func (s *Screen) refine() {
	s.bar.build()
	s.search(true)
}
