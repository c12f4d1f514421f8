package builder

import (
	"cmp"
	"encoding/json"
	"slices"
)

// orderFile lists the ids of the books, the one changed last first. It is a
// comfort only: without it no book is missing.
const orderFile = "books-order.json"

// Recent gives what Books gives, the book changed last first. Books of which
// nobody knows when they were changed come last, by name.
func (s *Shelf) Recent() ([]Saved, error) {
	books, err := s.Books()
	order := s.order()
	slices.SortStableFunc(books, func(a, b Saved) int {
		return cmp.Compare(rank(order, a.ID), rank(order, b.ID))
	})
	return books, err
}

func rank(order []string, id string) int {
	if at := slices.Index(order, id); at >= 0 {
		return at
	}
	return len(order)
}

// touch makes the book the one changed last. That it could not be written
// down is no reason to refuse the book.
func (s *Shelf) touch(id string) {
	order := s.order()
	if len(order) > 0 && order[0] == id {
		return
	}
	order = slices.DeleteFunc(order, func(other string) bool { return other == id })
	data, err := json.Marshal(slices.Insert(order, 0, id))
	if err == nil {
		_ = s.store.Replace(orderFile, data)
	}
}

func (s *Shelf) order() []string {
	data, err := s.store.Read(orderFile)
	if err != nil {
		return nil
	}
	var order []string
	if json.Unmarshal(data, &order) != nil {
		return nil
	}
	return order
}
