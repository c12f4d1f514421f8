package magewars

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/table"
)

func TestNewDuelInThreeTaps(t *testing.T) {
	for _, size := range []fyne.Size{phone, wide} {
		s := newStand(t, size)
		s.tap("Mage Wars Arena")
		s.tap("Warlock · Arraxian Crown")
		s.tap("Begin")
		if s.screen.Table() == nil {
			t.Fatal("no table lies open after game, mage and begin")
		}
		v := s.screen.Seen().View
		if len(v.Seats) != 2 || v.Seats[0].Name != "Warlock" || lifeOf(v.Seats[0].Tracks) != 38 {
			t.Errorf("the seats are %+v, want a Warlock of 38 life on the first", v.Seats)
		}
		if !s.screen.Immersive() {
			t.Error("a running table wants a narrow window for itself")
		}
	}
}

func TestTwoTapsSeatTwoMages(t *testing.T) {
	s := newStand(t, phone)
	s.tap("Mage Wars Arena")
	s.tap("Warlock · Arraxian Crown")
	s.tap("Wizard · Sortilege")
	s.tap("Begin")
	v := s.screen.Seen().View
	if v.Seats[0].Name != "Warlock" || v.Seats[1].Name != "Wizard" {
		t.Errorf("%s and %s sit here, want Warlock and Wizard", v.Seats[0].Name, v.Seats[1].Name)
	}
}

func TestUnknownChannelingIsAskedFor(t *testing.T) {
	s := newStand(t, phone)
	s.tap("Mage Wars Arena")
	s.tap("Priest · Malakai")
	s.tap("Begin")
	if s.screen.Table() != nil || s.screen.Open() != 1 {
		t.Fatal("the channeling no source knows must be asked for before the table begins")
	}
	if !s.sees("No source confirms the Channeling of Priest") {
		t.Error("it is not said what is to be set")
	}
	for range 9 {
		s.more(1) // of its channeling
	}
	s.screen.Back()
	s.tap("Begin")
	if s.screen.Table() == nil {
		t.Fatal("with the channeling set the table begins")
	}
}

func TestUnofficialMagesAreOffUntilSwitchedOn(t *testing.T) {
	for _, unofficial := range []bool{true, false} {
		s := newStand(t, phone, func(n *table.Needs) { n.Unofficial = unofficial })
		s.tap("Mage Wars Arena")
		for _, m := range s.screen.Needs().Catalog().MagesOf(training.Arena, catalog.UnofficialShown) {
			if shown := s.sees(m.Title); m.Unofficial && shown != unofficial {
				t.Errorf("%s is offered: %v, want %v", m.Title, shown, unofficial)
			}
		}
	}
}

func TestACardFromElsewhereIsPutDown(t *testing.T) {
	s := newStand(t, phone)
	s.screen.PutCard("timber-wolf")
	if len(s.notices) != 1 {
		t.Error("without a table it is said that there is none")
	}
	s.begin("arena", warlock, beastmaster)
	s.screen.PutCard("timber-wolf")
	s.tap("Warlock casts")
	s.tap("Put it down free")
	if objects := s.screen.Seen().View.Seats[0].Objects; len(objects) != 1 || objects[0].Name != "Timber Wolf" {
		t.Errorf("objects %v, want the wolf", objects)
	}
	s.screen.PutCard("fireball")
	s.tap("Warlock casts")
	if s.screen.Open() != 1 {
		t.Error("an attack spell can be cast from there")
	}
}

func TestObjectsComeAndGo(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.screen.openCasts(s.screen.KitOf(2), 2, nil)
	s.tap("Adramelech, Lord of Fire, Creature · level 6 · life 14")
	s.tap("Put it down free")
	objects := s.screen.Seen().View.Seats[1].Objects
	if len(objects) != 1 || lifeOf(objects[0].Tracks) != 14 {
		t.Fatalf("objects %v, want the one that was tapped with its printed life", objects)
	}
	s.screen.OpenObject(s.screen.KitOf(2), 2, objects[0].ID)
	s.tap("Destroy")
	if left := s.screen.Seen().View.Seats[1].Objects; len(left) != 0 || s.screen.Open() != 0 {
		t.Errorf("objects %v and %d sheets, want neither", left, s.screen.Open())
	}
}

func lifeOf(tracks []tracker.Track) int {
	for _, t := range tracks {
		if t.ID == state.LifeTrack {
			return t.Value
		}
	}
	return 0
}
