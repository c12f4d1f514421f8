package table

import (
	"os"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"

	"quickcast/internal/store"
	"quickcast/tracker/magewars"
	"quickcast/ui/theme"
)

const (
	wizard  = "arena-wizard-sortilege"
	warlord = "arena-warlord-bloodwave"
)

// TestBoardShots draws the board with every number of seats, and what lies over
// it, into the folder named by QUICKCAST_SHOTS.
func TestBoardShots(t *testing.T) {
	if os.Getenv("QUICKCAST_SHOTS") == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw the board")
	}
	for _, size := range []fyne.Size{phone, small, wide} {
		for i, seats := range []int{2, 3, 4, 6} {
			lang := []string{"en", "de"}[i%2]
			mode := []theme.Mode{theme.Dark, theme.Light}[(i/2)%2]
			name := "board-" + strconv.Itoa(int(size.Width)) + "-" + strconv.Itoa(seats)
			t.Run(name, func(t *testing.T) {
				s := newStandAs(t, setting{lang, mode, size}, store.NewMemory())
				s.sitDown(seats)
				s.picture(name)
				s.screen.openTasks(s.seat(1).kit, 1)
				s.picture(name + "-tasks")
				s.screen.Hidden()
				s.seat(1).askTrack(magewars.DamageTrack)
				s.picture(name + "-keypad")
				s.screen.Hidden()
				s.screen.openObjects(s.seat(2).kit, 2)
				s.picture(name + "-objects")
				s.screen.Hidden()
				s.screen.openChoices()
				s.picture(name + "-choices")
				s.screen.openTasks(s.seat(1).kit, 1)
				if tasks := tasksOf(s.screen.seen.view, 1); len(tasks) > 0 {
					s.screen.do(tasks[0].Event)
				}
				s.seat(2).change(magewars.ManaTrack, -3)
				s.settle()
				s.screen.undo()
				s.settle()
				s.screen.Hidden()
				s.screen.openLog()
				s.picture(name + "-log")
				s.screen.Hidden()
				s.screen.openJudge()
				s.picture(name + "-judge")
				s.screen.Hidden()
			})
		}
	}
}

// sitDown begins a table of many seats about in the middle of a duel.
func (s *stand) sitDown(seats int) {
	s.t.Helper()
	mages := []string{warlock, beastmaster, wizard, "arena-priestess-westlock", warlock, beastmaster}[:seats]
	s.beginAll("arena", mages...)
	add := func(seat int, id string) {
		for _, c := range s.screen.needs.Catalog.Cards() {
			if string(c.ID) == id {
				s.send("add", seat, magewars.FromCard(c))
			}
		}
	}
	add(2, "timber-wolf")
	add(2, "bitterwood-fox")
	add(2, "lair")
	add(1, "firebrand-imp")
	s.screen.next()
	s.settle()
	for i, seat := range s.screen.board.seats {
		seat.change(magewars.DamageTrack, 5+3*i)
		s.settle()
	}
	s.screen.send("condition", 1, fields{"condition": "burn", "amount": 2})
	s.screen.send("condition", 1, fields{"condition": "weak", "amount": 1})
	s.screen.send("condition", 2, fields{"condition": "rot", "amount": 1})
	s.screen.send("condition", 2, fields{"condition": "daze", "amount": 1, "object": "o1"})
	s.screen.send("change", 2, fields{"track": "damage", "amount": 2, "object": "o1"})
	s.screen.send("condition", 2, fields{"condition": "burn", "amount": 3, "object": "o1"})
	s.screen.send("marker", 2, fields{"marker": magewars.GuardMarker, "on": true, "object": "o1"})
	s.screen.send("change", 2, fields{"track": "damage", "amount": 4, "object": "o2"})
	s.screen.send("token", 2, fields{"token": "rage", "amount": 2, "object": "o2"})
	s.seat(2).flip(magewars.GuardMarker)
	s.screen.send("overrule", 1, fields{"phase": "channel"})
	s.settle()
	s.screen.next()
	s.settle()
}
