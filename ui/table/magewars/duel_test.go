package magewars

import (
	"testing"
)

func TestASpellbookLiesOpenFromTheBeginning(t *testing.T) {
	for _, size := range sizes() {
		s := newStand(t, size)
		s.tap("Mage Wars Arena")
		s.tap("Beastmaster · Straywood Forest")
		s.tap("Spellbook") // of the last seat
		s.tap("Starting book")
		s.tap("Begin")
		state := s.magewars()
		for i, p := range state.Players {
			if got, want := len(p.Book) > 0, i == 1; got != want {
				t.Errorf("%v, seat %d: a book lies open: %v, want %v", size, i+1, got, want)
			}
		}
	}
}

func TestAnotherMageBringsNoBook(t *testing.T) {
	s := newStand(t, phone)
	s.tap("Mage Wars Arena")
	s.tap("Spellbook") // of the last seat
	s.tap("Starting book")
	if !s.sees("Starting book") {
		t.Fatal("the book is not named at its seat")
	}
	s.tap("Beastmaster · Straywood Forest") // at the first seat
	s.tap("Wizard · Sortilege")             // at the second
	s.tap("Begin")
	if len(s.magewars().Player(2).Book) > 0 {
		t.Error("the Wizard has the book of the mage before")
	}
}

func TestModesOfArena(t *testing.T) {
	for name, life := range map[string]int{"Usual": 36, "Half board": 20, "Apprentice": 24} {
		s := newStand(t, phone)
		s.tap("Mage Wars Arena")
		s.tap(name)
		if says := s.sees("Life 36"); name != "Apprentice" && says != (life == 36) || life != 36 && says {
			t.Errorf("%s: the seats say life 36: %v", name, says)
		}
		s.tap("Begin")
		state := s.magewars()
		if got := state.Mage(1).Life; got != life || state.Apprentice != (name == "Apprentice") {
			t.Errorf("%s: life %d, apprentice %v; want %d", name, got, state.Apprentice, life)
		}
	}
}

// From a table all games can be begun, not only the one that lies there.
func TestANewTableIsOfAnyGame(t *testing.T) {
	s := armed(t, phone)
	s.tap("Menu")
	s.tap("New table")
	s.tap("Mage Wars Arena")
	s.tap("Begin")
	if got := s.magewars().Game; got != "arena" {
		t.Errorf("there lies a table of %s", got)
	}
}

func TestWhoPlaysWithWhomIsSaid(t *testing.T) {
	s := newStand(t, phone)
	s.tap("Mage Wars Arena")
	s.tap("Another seat")
	if want := "Beastmaster against Priestess against Warlock"; !s.sees(want) {
		t.Errorf("three alone are not %q", want)
	}
	s.tap("Another seat")
	s.tap("Teams")
	if want := "Beastmaster and Warlock against Priestess and Wizard"; !s.sees(want) {
		t.Errorf("four in teams are not %q", want)
	}
	s.tap("Team 2") // of the last seat
	if want := "Beastmaster, Warlock and Wizard against Priestess"; !s.sees(want) {
		t.Errorf("after a tap on a side they are not %q", want)
	}
	s.tap("Begin")
	state := s.magewars()
	if !state.Allied(1, 4) || state.Allied(1, 2) {
		t.Error("the sides of the table are not those that were chosen")
	}
}

func TestSeatsComeAndGoWithTheirBooks(t *testing.T) {
	s := newStand(t, phone)
	s.tap("Mage Wars Arena")
	s.tap("Another seat")
	s.tap("Spellbook") // of the last seat
	s.tap("Starting book")
	s.tap("Beastmaster")
	s.tap("Remove")
	s.tap("Begin")
	state := s.magewars()
	if len(state.Players) != 2 || len(state.Player(1).Book) > 0 || len(state.Player(2).Book) == 0 {
		t.Errorf("the books did not go with their seats: %+v", state.Players)
	}
}

// The numbers of a mage are changed before the table begins, and its name.
func TestNumbersOfASeatAreChanged(t *testing.T) {
	s := newStand(t, phone)
	s.tap("Mage Wars Arena")
	s.tap("Beastmaster")
	s.more(0) // of its life
	s.screen.Back()
	s.tap("Begin")
	if got := s.magewars().Mage(1).Life; got != 37 {
		t.Errorf("life %d, want one more than printed", got)
	}
}
