package ui

import (
	"slices"
	"testing"

	"quickcast/catalog"
	"quickcast/internal/store"
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

func TestMarks(t *testing.T) {
	m := marks{store.NewMemory()}
	if got, err := m.Load(); got != nil || err != nil {
		t.Errorf("no list gave %v, %v", got, err)
	}
	want := []string{"burn", "daze"}
	if err := m.Save(want); err != nil {
		t.Fatal(err)
	}
	if got, err := m.Load(); !slices.Equal(got, want) || err != nil {
		t.Errorf("got %v, %v; want %v", got, err, want)
	}
}
