package builder

import (
	"testing"
	"time"

	"github.com/quickcast/quickcast/internal/store"
)

// Of the last day every state is kept, of each day before it the last.
func TestWhatABookWas(t *testing.T) {
	shelf := NewShelf(store.NewMemory())
	noon := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
	book := Book{Name: "Pyre"}
	for day := range 3 {
		for hour := range 3 {
			book = book.Add("fireball", 1)
			if err := shelf.Remember("pyre", book, noon.AddDate(0, 0, day).Add(time.Duration(hour)*time.Hour)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := shelf.Remember("pyre", book, noon.AddDate(0, 0, 9)); err != nil {
		t.Fatal(err) // nothing changed: nothing is kept
	}
	past, err := shelf.Past("pyre")
	var counts []int
	for _, state := range past {
		counts = append(counts, state.Book.Count("fireball"))
	}
	want := []int{9, 8, 7, 6, 3}
	if err != nil || len(counts) != len(want) {
		t.Fatalf("%v, %v: want %v", counts, err, want)
	}
	for i := range want {
		if counts[i] != want[i] {
			t.Fatalf("%v, want %v", counts, want)
		}
	}
}

// A new book never gets the past of a removed one, which has it again when it comes back.
func TestThePastOfARemovedBook(t *testing.T) {
	shelf := NewShelf(store.NewMemory())
	old, err := shelf.New(Book{Name: "Pyre"})
	if err != nil {
		t.Fatal(err)
	}
	if err := shelf.Remember(old, Book{Name: "Pyre"}, time.Unix(0, 0)); err != nil {
		t.Fatal(err)
	}
	away, err := shelf.Remove(old)
	if err != nil {
		t.Fatal(err)
	}
	fresh, err := shelf.New(Book{Name: "Pyre"})
	if err != nil || fresh == old {
		t.Fatalf("%s, %v: the id of the removed book", fresh, err)
	}
	back, err := shelf.Restore(away)
	if past, _ := shelf.Past(back); err != nil || len(past) != 1 {
		t.Errorf("%s, %v: %d states", back, err, len(past))
	}
}

// A file of earlier states that is damaged is put aside and takes nothing with it.
func TestDamagedPast(t *testing.T) {
	files := store.NewMemory()
	shelf := NewShelf(files)
	if err := files.Replace(pastFolder+"pyre"+fileEnd, []byte("[{")); err != nil {
		t.Fatal(err)
	}
	if err := shelf.Remember("pyre", Book{Name: "Pyre"}, time.Unix(0, 0)); err != nil {
		t.Fatal(err)
	}
	past, err := shelf.Past("pyre")
	aside, kept := files.Read(damagedFolder + "past-pyre" + fileEnd)
	if err != nil || len(past) != 1 || kept != nil || string(aside) != "[{" {
		t.Errorf("%v, %v; aside %q, %v", past, err, aside, kept)
	}
}

func TestChanges(t *testing.T) {
	before := Book{}.Add("fireball", 2).Add("dispel", 1)
	after := Book{}.Add("dispel", 1).Add("teleport", 2).Add("fireball", 1)
	got := Changes(before, after)
	if len(got) != 2 || got[0] != (Change{"fireball", 2, 1}) || got[1] != (Change{"teleport", 0, 2}) || Common(before, after) != 2 {
		t.Errorf("%+v, %d in common", got, Common(before, after))
	}
}

// What is set aside costs nothing and comes back as it was; the book before stays untouched.
func TestSettingAside(t *testing.T) {
	book := Book{}.Add("fireball", 2).Add("dispel", 1)
	aside := book.SetAside("fireball")
	if aside.Count("fireball") != 0 || aside.Considered("fireball") != 2 || book.Count("fireball") != 2 {
		t.Fatalf("%+v", aside)
	}
	if back := aside.TakeUp("fireball"); back.Count("fireball") != 2 || len(back.Maybe) != 0 {
		t.Errorf("%+v", back)
	}
	if tagged := book.WithTags([]string{" fire  night ", "", "fire night", "club"}); len(tagged.Tags) != 2 || tagged.Tags[0] != "fire night" {
		t.Errorf("%q", tagged.Tags)
	}
}
