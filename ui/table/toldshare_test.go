package table

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/packed"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/uitest"
)

// A duel that is given away as a file opens on another device, which keeps nothing of it, is
// the same there, and can be gone on with.
func TestADuelGivenAwayOpensElsewhere(t *testing.T) {
	for _, size := range []fyne.Size{phone, small, wide} {
		s := hits(t, size, 6)
		var file []byte
		s.screen.needs.Save = func(name string, data []byte) {
			if !strings.HasSuffix(name, duelEnding) {
				t.Errorf("the file is called %s", name)
			}
			file = data
		}
		s.screen.openTold()
		s.settle()
		s.tap("Share this duel")
		s.tap("As a file, Opens in the app and in the page, to be looked at again")
		told := uitest.Spoken(s.screen.setup)

		other := newStand(t, size)
		other.screen.needs.OpenFile = func(read func(string, []byte)) { read("", []byte("not a duel")); read("", file) }
		other.screen.openDuels()
		other.settle()
		other.tap("Open a duel from a file")
		if got := uitest.Spoken(other.screen.setup); got != told {
			t.Fatalf("%v: there it is told so:\n%s\nand here:\n%s", size, got, told)
		}
		if len(other.notices) == 0 {
			t.Error("nothing is said of a file that is no duel")
		}
		if names, _ := other.store.Names(tables); len(names) > 0 {
			t.Errorf("%v: it is kept as %v", size, names)
		}
		other.tap("Replay")
		other.screen.again.goTo(3)
		other.settle()
		other.tap("Go on from here")
		if other.screen.table == nil || other.damage(2) != 3 {
			t.Fatalf("%v: nobody can go on with it", size)
		}
	}
}

// A duel given away by a link opens wherever the link is; one that is too long is a file, and
// that is said.
func TestADuelGivenAwayByALink(t *testing.T) {
	s := hits(t, phone, 6)
	given, saved := "", 0
	s.screen.needs.Share = func(_, text string) { given = text }
	s.screen.needs.Save = func(string, []byte) { saved++ }
	s.screen.needs.Link = func(code string) string { return "https://example.org/#" + code }
	s.screen.openTold()
	s.settle()
	s.tap("Share this duel")
	s.tap("As a link, Whoever opens it sees the duel again, in a browser")
	told := uitest.Spoken(s.screen.setup)
	kind, data, err := packed.Find(given)
	if kind != packed.Duel || err != nil {
		t.Fatalf("%q is given away: %v", given, err)
	}
	other := newStand(t, phone)
	other.screen.OpenGiven(data)
	other.settle()
	if got := uitest.Spoken(other.screen.setup); got != told {
		t.Errorf("there it is told so:\n%s\nand here:\n%s", got, told)
	}
	if saved != 0 {
		t.Error("a short one is saved as well")
	}

	noise := make([]byte, packed.MostLink)
	_, _ = rand.NewChaCha8([32]byte{}).Read(noise) // cannot be packed any smaller
	long, err := json.Marshal(noise)
	if err != nil {
		t.Fatal(err)
	}
	events := s.screen.table.Events()
	events[len(events)-1] = events[len(events)-1].Tell("note", long)
	data, err = journal.Write(s.screen.table.Game().Name(), events)
	if err != nil {
		t.Fatal(err)
	}
	third := newStand(t, phone)
	given = ""
	third.screen.needs.Share, third.screen.needs.Save, third.screen.needs.Link = s.screen.needs.Share, s.screen.needs.Save, s.screen.needs.Link
	third.screen.OpenGiven(data)
	third.settle()
	third.tap("Share this duel")
	third.tap("As a link, Whoever opens it sees the duel again, in a browser")
	if said := strings.Join(third.notices, ""); saved != 1 || given != "" || !strings.Contains(said, "too long for a link") {
		t.Errorf("a long one is saved %d times, %d letters of it are given away, and it says %q", saved, len(given), said)
	}
}

// What a judge takes away says which duel it is of, and what the rules say that were overruled.
func TestAJudgeReadsWhatWasOverruled(t *testing.T) {
	s := recorded(t, uitest.As{Size: wide})
	s.screen.needs.Version = "1.2.3"
	s.screen.needs.Rule = func(number string) string { return "what " + number + " says" }
	s.screen.openLog()
	s.tap("Copy the log as text")
	for _, words := range []string{"Quickcast 1.2.3", "Mage Wars Arena", "Seat 1: Anna · Beastmaster", "Overruled by the table: R-25: "} {
		if !strings.Contains(s.shared, words) {
			t.Errorf("the text does not say %q:\n%.600s", words, s.shared)
		}
	}
}
