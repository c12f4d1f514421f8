package told

import (
	"cmp"
	"encoding/csv"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/quickcast/quickcast/tracker"
)

// Record is what a kept game came to.
type Record struct {
	Name   string // it is kept under
	Game   string
	Begun  time.Time
	Rounds int
	Over   bool
	Seats  []Sat
}

// Sat is who sat at a seat of it, and with what.
type Sat struct {
	Who     string // the person, by id
	Name    string
	Book    string         // what was brought along, by name; "" for nothing
	Brought map[string]int // copies by card, of a book that lay open
	Used    map[string]int // how often each card was used
	Won     bool
}

// RecordOf reads from a log what its game came to; called names the book a person brought with
// these copies of cards. It refuses a log of which no table can be made.
func RecordOf(name string, game tracker.Game, events []tracker.Event, called func(who string, brought map[string]int) string) (Record, error) {
	session, err := tracker.Reopen(game, events)
	if err != nil {
		return Record{}, err
	}
	view := game.View(session.State(), 0)
	r := Record{Name: name, Game: game.Name(), Begun: events[0].Time(), Rounds: view.Round, Over: view.Result.Over}
	var played []tracker.Played
	if teller, ok := game.(tracker.Recaller); ok {
		played = teller.Recall(events)
	}
	sitters := game.Seated(events[0])
	for i, seat := range view.Seats {
		sat := Sat{Name: seat.Name, Won: slices.Contains(view.Result.Winners, seat.Seat)}
		if i < len(sitters) {
			sat.Who = sitters[i].Who
		}
		if i < len(played) {
			sat.Brought, sat.Used = played[i].Brought, played[i].Used
			sat.Book = called(sat.Who, sat.Brought)
		}
		r.Seats = append(r.Seats, sat)
	}
	return r, nil
}

// Filter is which records are asked for; what is empty holds for all.
type Filter struct {
	Who      string // the person somebody was, by id
	Opponent string // the name of anybody there
	Book     string // a book that was brought along
}

// Keeps tells whether a record is asked for.
func (f Filter) Keeps(r Record) bool {
	has := func(want string, of func(Sat) string) bool {
		return want == "" || slices.ContainsFunc(r.Seats, func(s Sat) bool { return of(s) == want })
	}
	return has(f.Who, func(s Sat) string { return s.Who }) && has(f.Opponent, func(s Sat) string { return s.Name }) &&
		has(f.Book, func(s Sat) string { return s.Book })
}

// Book is what one book came to in all the games it was brought to.
type Book struct {
	Who, Name  string
	Played     int
	Won, Lost  int
	Best       []string // cards that were used in games it won, the most used first
	Never      []string // cards of it that were never used
	used, last map[string]int
}

// Books sums up the books of some records, the one played most first. Of a book that was
// brought in several shapes the last counts.
func Books(records []Record) []Book {
	var list []Book
	won := map[int]map[string]int{}
	for _, r := range records {
		for _, s := range r.Seats {
			if s.Book == "" && len(s.Brought) == 0 {
				continue
			}
			at := slices.IndexFunc(list, func(b Book) bool { return b.Who == s.Who && b.Name == s.Book })
			if at < 0 {
				at, list = len(list), append(list, Book{Who: s.Who, Name: s.Book, used: map[string]int{}})
				won[at] = map[string]int{}
			}
			b := &list[at]
			b.Played++
			if len(s.Brought) > 0 && b.last == nil { // the newest comes first
				b.last = s.Brought
			}
			for card, n := range s.Used {
				if b.used[card] += n; s.Won {
					won[at][card] += n
				}
			}
			switch {
			case s.Won:
				b.Won++
			case r.Over:
				b.Lost++
			}
		}
	}
	for i := range list {
		list[i].Best = sorted(won[i], func(string) bool { return true })
		list[i].Never = sorted(list[i].last, func(card string) bool { return list[i].used[card] == 0 })
	}
	slices.SortStableFunc(list, func(a, b Book) int { return cmp.Compare(b.Played, a.Played) })
	return list
}

// sorted are the cards of a count that are wanted, the highest first.
func sorted(count map[string]int, wanted func(card string) bool) (cards []string) {
	for card := range count {
		if wanted(card) {
			cards = append(cards, card)
		}
	}
	slices.SortFunc(cards, func(a, b string) int { return cmp.Or(cmp.Compare(count[b], count[a]), cmp.Compare(a, b)) })
	return cards
}

// WriteCSV writes records as a table, one seat a line, as a spreadsheet reads it.
func WriteCSV(to io.Writer, records []Record) error {
	w := csv.NewWriter(to)
	_ = w.Write([]string{"table", "game", "begun", "rounds", "over", "seat", "name", "person", "book", "won", "cards used"}) // Flush tells
	for _, r := range records {
		for i, s := range r.Seats {
			used := 0
			for _, n := range s.Used {
				used += n
			}
			_ = w.Write([]string{
				r.Name, r.Game, r.Begun.UTC().Format(time.RFC3339), strconv.Itoa(r.Rounds), strconv.FormatBool(r.Over), strconv.Itoa(i + 1),
				plain(s.Name), s.Who, plain(s.Book), strconv.FormatBool(s.Won), strconv.Itoa(used),
			})
		}
	}
	w.Flush()
	return w.Error()
}

// plain is a name that no spreadsheet takes for a formula.
func plain(name string) string {
	if name != "" && strings.ContainsRune("=+-@\t\r", rune(name[0])) {
		return "'" + name
	}
	return name
}
