package main

import (
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
)

// What is typed is a card's name gone a little wrong, and names the card it is meant for.
func TestQueriesNameTheirCard(t *testing.T) {
	cat, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	list, again := queries(cat), queries(cat)
	if len(list) < 100 || len(again) != len(list) {
		t.Fatalf("%d queries, then %d", len(list), len(again))
	}
	tried, wrong := 0, 0
	for i, q := range list {
		if q.Query == "" || q.Card == "" {
			t.Fatalf("query %d is %+v", i, q)
		}
		if q != again[i] {
			t.Fatalf("another run asks %+v instead of %+v: the libraries would be compared by other words", again[i], q)
		}
		if i%40 == 0 { // whole names
			tried++
			if hits, _ := cat.Search(q.Query, catalog.Options{Limit: 20}); len(hits) == 0 {
				wrong++
			}
		}
	}
	if wrong > 0 {
		t.Errorf("%d of %d names find nothing", wrong, tried)
	}
}
