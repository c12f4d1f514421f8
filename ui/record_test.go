package ui

import (
	"slices"
	"testing"
	"time"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/lesson"
	"github.com/quickcast/quickcast/internal/backup"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/ui/odds"
)

func TestFactsComeBack(t *testing.T) {
	files := store.NewMemory()
	f, err := loadFacts(files)
	if err != nil || !f.now.Empty() {
		t.Fatalf("a new store holds %v, %v", f.now, err)
	}
	set, err := f.now.SetMage("arena-priest-malakai", "channeling", 10)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.change(set); err != nil {
		t.Fatal(err)
	}
	again, err := loadFacts(files)
	if err != nil {
		t.Fatal(err)
	}
	if value, ok := again.now.Mage(catalog.MageID("arena-priest-malakai"), "channeling"); !ok || value != 10 {
		t.Errorf("channeling came back as %d, %v", value, ok)
	}
}

func TestDamagedFactsAreKeptAside(t *testing.T) {
	files := store.NewMemory()
	if err := files.Replace(factsFile, []byte(`{"version":`)); err != nil {
		t.Fatal(err)
	}
	f, err := loadFacts(files)
	if err == nil || !f.now.Empty() {
		t.Errorf("damaged facts gave %v, %v", f.now, err)
	}
	if kept, err := files.Read(factsAside); err != nil || string(kept) != `{"version":` {
		t.Errorf("kept %q, %v", kept, err)
	}
}

func TestLessons(t *testing.T) {
	files := store.NewMemory()
	l := lessons{files}
	if got, err := l.Load(); got != nil || err != nil {
		t.Errorf("no list gave %v, %v", got, err)
	}
	if err := files.Replace(marksFile, []byte(`["burn","daze"]`)); err != nil {
		t.Fatal(err)
	}
	got, err := l.Load()
	if err != nil || len(got) != 1 || !slices.Equal(got[0].Items, []string{"burn", "daze"}) {
		t.Errorf("the one list of before gave %v, %v", got, err)
	}
	if err := l.Save(append(got, lesson.List{Name: "Evening"})); err != nil {
		t.Fatal(err)
	}
	if got, err := l.Load(); err != nil || len(got) != 2 || got[1].Name != "Evening" {
		t.Errorf("got %v, %v", got, err)
	}
	if err := files.Replace(lessonsFile, []byte(`{`)); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Load(); err == nil {
		t.Error("damaged lists must be told")
	}
	if kept, err := files.Read(lessonsAside); err != nil || string(kept) != `{` {
		t.Errorf("kept %q, %v", kept, err)
	}
}

// Questions of the Odds place come back, and are in what the person saves of everything.
func TestQuestionsComeBack(t *testing.T) {
	files := store.NewMemory()
	q := questions{files}
	if got, err := q.Load(); got != nil || err != nil {
		t.Errorf("a new store holds %v, %v", got, err)
	}
	if err := q.Save([]odds.Question{{Version: 1, Name: "Wolf", Sides: []odds.Side{{From: "Wolf"}}}}); err != nil {
		t.Fatal(err)
	}
	all, err := backup.Take(files, "", time.Time{})
	if err != nil {
		t.Fatal(err)
	}
	elsewhere := store.NewMemory()
	if err := all.Replace(elsewhere, time.Time{}); err != nil {
		t.Fatal(err)
	}
	if got, err := (questions{elsewhere}).Load(); err != nil || len(got) != 1 || got[0].Name != "Wolf" || got[0].Sides[0].From != "Wolf" {
		t.Errorf("from the backup come %v, %v", got, err)
	}
	if err := files.Replace(oddsFile, []byte(`[{`)); err != nil {
		t.Fatal(err)
	}
	if got, err := q.Load(); err == nil || got != nil {
		t.Errorf("damaged questions gave %v, %v", got, err)
	}
	if kept, err := files.Read(oddsAside); err != nil || string(kept) != `[{` {
		t.Errorf("kept %q, %v", kept, err)
	}
}
