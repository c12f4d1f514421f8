package builder

import (
	"errors"
	"io/fs"
	"reflect"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/internal/store"
)

func TestShelfKeepsBooks(t *testing.T) {
	shelf := NewShelf(store.NewMemory())
	var ids []string
	for range 2 {
		id, err := shelf.New(sample().WithName("Ärger im Wald!"))
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, id)
	}
	if ids[0] == ids[1] {
		t.Errorf("two books share the id %s", ids[0])
	}
	if err := shelf.Save(ids[1], Book{Name: "Another"}); err != nil {
		t.Fatal(err)
	}
	books, err := shelf.Books()
	if err != nil || len(books) != 2 || books[0].Book.Name != "Another" {
		t.Fatalf("books %+v, %v", books, err)
	}
	if want := sample().WithName("Ärger im Wald!"); !reflect.DeepEqual(books[1].Book, want) {
		t.Errorf("got %+v, want %+v", books[1].Book, want)
	}
}

func TestRemovedBookComesBack(t *testing.T) {
	shelf := NewShelf(store.NewMemory())
	id, _ := shelf.New(sample())
	away, err := shelf.Remove(id)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := shelf.open(id); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the removed book opens: %v", err)
	}
	back, err := shelf.Restore(away)
	if err != nil {
		t.Fatal(err)
	}
	if book, err := shelf.open(back); err != nil || !book.Same(sample()) {
		t.Errorf("restored %+v, %v", book, err)
	}
}

func TestDamagedFileIsKeptAside(t *testing.T) {
	for name, content := range map[string]string{
		"cut":      `{"quickcast":"spellbook","version":1,"entr`,
		"empty":    ``,
		"foreign":  `{"cards":[]}`,
		"trailing": `{"quickcast":"spellbook","version":1,"entries":[]}{}`,
	} {
		t.Run(name, func(t *testing.T) {
			files := store.NewMemory()
			shelf := NewShelf(files)
			good, _ := shelf.New(sample())
			if err := files.Replace("books/bad.json", []byte(content)); err != nil {
				t.Fatal(err)
			}
			books, err := shelf.Books()
			var damaged *DamagedError
			if !errors.As(err, &damaged) || damaged.ID != "bad" {
				t.Fatalf("err = %v, want the damaged file reported", err)
			}
			if len(books) != 1 || books[0].ID != good {
				t.Errorf("the good book is not given: %+v", books)
			}
			if data, err := files.Read(damaged.Kept); err != nil || string(data) != content {
				t.Errorf("kept %q, %v; want %q", data, err, content)
			}
			if _, err := shelf.Books(); err != nil {
				t.Errorf("reported twice: %v", err)
			}
		})
	}
}

func TestNewerVersionStays(t *testing.T) {
	files := store.NewMemory()
	content := `{"quickcast":"spellbook","version":99,"entries":[],"future":true}`
	if err := files.Replace("books/new.json", []byte(content)); err != nil {
		t.Fatal(err)
	}
	shelf := NewShelf(files)
	var newer *VersionError
	if _, err := shelf.Books(); !errors.As(err, &newer) {
		t.Errorf("err = %v, want VersionError", err)
	}
	if err := shelf.Save("new", sample()); !errors.As(err, &newer) {
		t.Errorf("overwriting it gives %v", err)
	}
	if data, _ := files.Read("books/new.json"); string(data) != content {
		t.Errorf("it is now %q", data)
	}
}

func TestSavingOverDamageKeepsIt(t *testing.T) {
	files := store.NewMemory()
	_ = files.Replace("books/x.json", []byte("rubbish"))
	if err := NewShelf(files).Save("x", sample()); err != nil {
		t.Fatal(err)
	}
	if data, err := files.Read("books-damaged/x.json"); err != nil || string(data) != "rubbish" {
		t.Errorf("kept %q, %v", data, err)
	}
}

func TestDraftSavesByItself(t *testing.T) {
	shelf := NewShelf(store.NewMemory())
	id, _ := shelf.New(sample())
	draft, err := shelf.draft(id)
	if err != nil {
		t.Fatal(err)
	}
	steps := []struct {
		do   func() error
		want int
	}{
		{func() error { return draft.Do(draft.Book().Add("dispel", 1)) }, 6},
		{draft.Undo, 5},
		{draft.Redo, 6},
	}
	for i, step := range steps {
		if err := step.do(); err != nil {
			t.Fatal(err)
		}
		saved, err := shelf.open(id)
		if err != nil || saved.Count("dispel") != step.want {
			t.Errorf("step %d: saved %d dispel (%v), want %d", i, saved.Count("dispel"), err, step.want)
		}
	}
}

// full is a store that cannot write.
type full struct{ *store.Memory }

func (full) Replace(string, []byte) error { return errors.New("disk full") }

func TestDraftStaysWhenSavingFails(t *testing.T) {
	memory := store.NewMemory()
	id, _ := NewShelf(memory).New(sample())
	draft, err := NewShelf(full{memory}).draft(id)
	if err != nil {
		t.Fatal(err)
	}
	if err := draft.Do(draft.Book().Add("dispel", 1)); err == nil {
		t.Error("no error from a full disk")
	}
	if draft.Book().Count("dispel") != 5 || draft.Edits().CanUndo() {
		t.Error("the draft shows what is not saved")
	}
}

// A book goes only when it lies where it is put.
func TestABookThatCannotBePutAwayStays(t *testing.T) {
	memory := store.NewMemory()
	id, _ := NewShelf(memory).New(sample())
	shelf := NewShelf(full{memory})
	if _, err := shelf.Remove(id); err == nil {
		t.Error("no error from a full disk")
	}
	if book, err := shelf.open(id); err != nil || !book.Same(sample()) {
		t.Errorf("%+v, %v: the book is gone", book, err)
	}
}

func TestSlug(t *testing.T) {
	for name, want := range map[string]string{
		"": "book", "CON": "book-con", "Bob's  Best!": "book-bob-s-best", "../../etc": "book-etc", "日本": "book",
		strings.Repeat("a", 100): "book-" + strings.Repeat("a", 56),
	} {
		if got := slug(name); got != want {
			t.Errorf("slug(%q) = %q, want %q", name, got, want)
		}
	}
}
