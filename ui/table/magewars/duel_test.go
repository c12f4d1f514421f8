package magewars

import (
	"testing"

	"quickcast/tracker/magewars"
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
	s.screen.newDuel("arena", nil)
	s.tap("Spellbook")
	s.tap("Starting book")
	d := s.screen.duel
	d.turn = 1
	s.tap("Wizard · Sortilege")
	if d.books[1] != "" || len(d.seats[1].Book) > 0 {
		t.Errorf("the %s has the book %q of the mage before", d.seats[1].Name, d.books[1])
	}
}

func TestModesOfArena(t *testing.T) {
	for name, life := range map[string]int{"Usual": 36, "Half board": 20, "Apprentice": 24} {
		s := newStand(t, phone)
		s.screen.newDuel("arena", nil)
		s.tap(name)
		s.tap("Begin")
		state := s.magewars()
		if got := state.Mage(1).Life; got != life || state.Apprentice != (name == "Apprentice") {
			t.Errorf("%s: life %d, apprentice %v; want %d", name, got, state.Apprentice, life)
		}
	}
}

func TestWhoPlaysWithWhomIsSaid(t *testing.T) {
	s := newStand(t, phone)
	s.screen.newDuel("arena", nil)
	d := s.screen.duel
	s.tap("Another seat")
	if got, want := d.against(), "Beastmaster against Priestess against Warlock"; got != want {
		t.Errorf("three alone are %q, want %q", got, want)
	}
	s.tap("Another seat")
	s.tap("Teams")
	if got, want := d.against(), "Beastmaster and Warlock against Priestess and Wizard"; got != want {
		t.Errorf("four in teams are %q, want %q", got, want)
	}
	s.tap("Team 2") // of the last seat
	if got, want := d.against(), "Beastmaster, Warlock and Wizard against Priestess"; got != want {
		t.Errorf("after a tap on a side: %q, want %q", got, want)
	}
	s.tap("Begin")
	state := s.magewars()
	if !state.Allied(1, 4) || state.Allied(1, 2) {
		t.Error("the sides of the table are not those that were chosen")
	}
}

func TestThereIsAlwaysSomebodyToPlayAgainst(t *testing.T) {
	s := newStand(t, phone)
	s.screen.newDuel("arena", nil)
	d := s.screen.duel
	d.addSeat()
	s.tap("Teams")
	for i, seat := range []int{1, 0, 1, 2, 2, 0, 1} { // the first is alone on its side
		d.changeSide(seat)
		if n := len(d.teams()); n < 2 {
			t.Fatalf("%d team is left after %d taps", n, i+1)
		}
	}
	d.addSeat()
	for i, team := range []int{2, 1, 2, 2} {
		d.seats[i].Team = team
	}
	d.removeSeat(1) // the only one of its team
	if n := len(d.teams()); n < 2 {
		t.Fatalf("%d team is left after a seat is gone", n)
	}
	d.removeSeat(0)
	if d.teamed() || len(d.seats) != magewars.MinSeats {
		t.Error("two mages need no sides")
	}
}

func TestSeatsComeAndGoWithTheirBooks(t *testing.T) {
	s := newStand(t, phone)
	s.screen.newDuel("arena", nil)
	d := s.screen.duel
	d.addSeat()
	d.chooseBook(2)
	s.settle()
	s.tap("Starting book")
	d.removeSeat(0)
	if len(d.books) != len(d.seats) || d.books[1] != "Starting book" {
		t.Errorf("books %q after the first of three seats has gone", d.books)
	}
}
