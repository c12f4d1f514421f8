package builder

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/internal/store"
)

func TestTheBookChangedLastComesFirst(t *testing.T) {
	files := store.NewMemory()
	shelf := NewShelf(files)
	var ids []string
	for _, name := range []string{"Alpha", "Beta", "Gamma"} {
		id, err := shelf.New(Book{Name: name})
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, id)
	}
	names := func() []string {
		t.Helper()
		books, err := NewShelf(files).Recent()
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, b := range books {
			names = append(names, b.Book.Name)
		}
		return names
	}
	if got, want := names(), []string{"Gamma", "Beta", "Alpha"}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	if err := shelf.Save(ids[0], Book{Name: "Alpha"}); err != nil {
		t.Fatal(err)
	}
	if got, want := names(), []string{"Alpha", "Gamma", "Beta"}; !slices.Equal(got, want) {
		t.Errorf("after a change: got %v, want %v", got, want)
	}
	if order := shelf.order(); len(order) != len(ids) {
		t.Errorf("the order names a book twice, and grows with every change: %v", order)
	}
	if err := files.Replace(orderFile, []byte("[damaged")); err != nil {
		t.Fatal(err)
	}
	if got, want := names(), []string{"Alpha", "Beta", "Gamma"}; !slices.Equal(got, want) {
		t.Errorf("without an order: got %v, want them by name %v", got, want)
	}
}
