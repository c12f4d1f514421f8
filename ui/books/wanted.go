package books

import (
	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
)

// has says whether a card is owned, or has copies left that no book wants.
func (s *Screen) has(card *catalog.Card, which having) bool {
	owned := s.owned.Owned(card)
	if which != havingFree {
		return owned > 0
	}
	return owned > s.wanted[card.ID]
}

// reckonWanted counts what all books want of each card, for the search beside a book.
func (s *Screen) reckonWanted() {
	s.wanted = map[catalog.CardID]int{}
	if s.owned.Empty() {
		return
	}
	open := ""
	if s.draft != nil {
		open = s.draft.ID()
		s.want(open, s.draft.Book())
	}
	for _, b := range s.shelf.books {
		if b.ID != open {
			s.want(b.ID, b.Book)
		}
	}
}

func (s *Screen) want(id string, book builder.Book) {
	if s.owned.Apart[id] {
		return
	}
	for _, e := range book.Entries {
		s.wanted[e.Card] += e.Count
	}
}

// shortOf is how many copies the open book lacks in the collection, other books left out.
func (s *Screen) shortOf() int {
	short := 0
	if !s.owned.Empty() {
		for _, line := range s.review.Lines {
			short += max(0, line.Count-s.owned.Owned(line.Card))
		}
	}
	return short
}
