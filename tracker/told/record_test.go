package told_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/quickcast/quickcast/tracker/told"
)

// records are four games, the newest first: a book that won twice and lost once, and another.
func records() []told.Record {
	fire := func(won bool, used map[string]int) told.Sat {
		return told.Sat{Who: "warlock", Name: "Anna", Book: "Fire", Brought: map[string]int{"fireball": 2, "ring": 1, "imp": 1}, Used: used, Won: won}
	}
	ben := told.Sat{Who: "beastmaster", Name: "=Ben", Book: "Pack", Used: map[string]int{"wolf": 1}}
	cleo := told.Sat{Who: "priestess", Name: "Cleo"}
	winner := ben
	winner.Won = true
	return []told.Record{
		{Name: "tables/4", Over: true, Seats: []told.Sat{fire(true, map[string]int{"fireball": 2}), ben}},
		{Name: "tables/3", Over: true, Rounds: 7, Begun: time.Unix(0, 0), Seats: []told.Sat{fire(false, map[string]int{"imp": 5}), winner}},
		{Name: "tables/2", Over: true, Seats: []told.Sat{cleo, fire(true, map[string]int{"fireball": 1, "imp": 1})}},
		{Name: "tables/1", Seats: []told.Sat{fire(false, nil), cleo}},
	}
}

// A book has won and lost what its games say that are over; its best cards are those of the
// games it won, and what nobody ever used is told.
func TestBooks(t *testing.T) {
	var got []string
	for _, b := range told.Books(records()) {
		got = append(got, fmt.Sprint(b.Name, b.Played, b.Won, b.Lost, b.Best, b.Never))
	}
	if want := "[Fire4 2 1 [fireball imp] [ring] Pack2 1 1 [wolf] []]"; fmt.Sprint(got) != want {
		t.Errorf("%v, not %s", got, want)
	}
}

func TestFilter(t *testing.T) {
	for want, f := range map[string]told.Filter{
		"4321": {}, "43": {Who: "beastmaster"}, "21": {Opponent: "Cleo"}, "432 1": {Book: "Fire"}, "": {Book: "Fire", Who: "wizard"},
	} {
		got := ""
		for _, r := range records() {
			if f.Keeps(r) {
				got += strings.TrimPrefix(r.Name, "tables/")
			}
		}
		if got != strings.ReplaceAll(want, " ", "") {
			t.Errorf("%+v keeps %q, not %q", f, got, want)
		}
	}
}

// A spreadsheet gets every seat, and no name it could take for a formula.
func TestCSV(t *testing.T) {
	var b strings.Builder
	if err := told.WriteCSV(&b, records()); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(b.String()), "\n")
	if want := "tables/3,,1970-01-01T00:00:00Z,7,true,2,'=Ben,beastmaster,Pack,true,1"; len(lines) != 9 || lines[4] != want {
		t.Errorf("%d lines, the fifth %q, not %q", len(lines), lines[4], want)
	}
}

// What a log came to is read from it.
func TestRecordOf(t *testing.T) {
	r, err := told.RecordOf("tables/1", duel{}, log(event("hit", 1, done{3, 2, 12})), nil)
	if err != nil || r.Rounds != 3 || !r.Over || len(r.Seats) != 2 || !r.Seats[0].Won || r.Seats[1].Won || r.Begun.UnixMilli() != 0 {
		t.Errorf("%+v: %v", r, err)
	}
}
