package table

import (
	"os"
	"strconv"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"quickcast/internal/store"
	"quickcast/tracker/clock"
	"quickcast/tracker/magewars"
	"quickcast/ui/theme"
)

// TestClocksShots draws the clocks in all their states into the folder named by
// QUICKCAST_SHOTS.
func TestClocksShots(t *testing.T) {
	if os.Getenv("QUICKCAST_SHOTS") == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw the screen")
	}
	for _, size := range []fyne.Size{phone, small, wide, fyne.NewSize(915, 412)} {
		for lang, mode := range map[string]theme.Mode{"de": theme.Dark, "en": theme.Light} {
			shootClocks(t, "clocks-"+strconv.Itoa(int(size.Width))+"-"+lang, setting{lang, mode, size})
		}
	}
}

func shootClocks(t *testing.T, name string, as setting) {
	h := timedStand(t, as, store.NewMemory())
	h.still()
	h.screen.needs.Timing = Timing{Bell: &bell{}, Sound: true}
	h.begin("arena", warlock, beastmaster)
	play(h.stand)
	page := func(at int, as string) {
		h.screen.Hidden()
		h.screen.openClockAt(at)
		h.settle()
		h.picture(name + "-" + as)
	}
	s := h.screen
	h.pass(41*time.Minute + 7*time.Second)
	page(gamePage, "1game")
	page(playersPage, "2players")
	s.Hidden()
	s.timing.set(clock.Plan{
		Game: clock.GameClock{Limit: 75 * clock.Minute}, Warnings: s.needs.Events.Warnings,
		Player: clock.Pace{Kind: clock.Increment, Bank: 30 * clock.Minute, Bonus: 30 * clock.Second},
	})
	s.timing.press(1)
	h.settle()
	h.pass(92 * time.Second)
	h.picture(name + "-3table")
	page(playersPage, "4clocks")
	s.timing.toggle()
	h.settle()
	page(playersPage, "5stands")
	page(gamePage, "6stands")
	s.Hidden()
	h.picture(name + "-7table")
	s.openBigClock()
	h.picture(name + "-8large")
	s.Hidden()
	s.timing.toggle()
	h.settle()
	s.timing.setTimer(clock.Planning, clock.Minute)
	s.send("overrule", 1, fields{"phase": magewars.PlanningPhase})
	h.settle()
	h.pass(33 * time.Second)
	page(timersPage, "9timers")
	s.Hidden()
	h.picture(name + "-a-planning")
	s.openBigClock()
	h.picture(name + "-b-large")
	s.Hidden()
	half, _ := s.needs.Events.Preset("half-board-50")
	s.playEvent(half)
	h.settle()
	s.timing.toggle()
	h.settle()
	h.pass(49*time.Minute + 40*time.Second)
	h.picture(name + "-c-last")
	h.pass(25 * time.Second)
	page(eventPage, "d-event")
	s.Hidden()
	h.picture(name + "-e-table")
	s.openBigClock()
	h.picture(name + "-f-large")
	s.Hidden()
	s.openClockAt(eventPage)
	h.settle()
	(&clockSheet{screen: s}).edit(clock.Preset{ID: "own-1", Name: "Mittwoch", Minutes: 60, End: clock.OneMoreRound, Rank: clock.LifeLeft, Board: clock.HalfBoard, Life: 20})
	h.picture(name + "-g-own")
}
