package table

import (
	"os"
	"strconv"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"quickcast/internal/store"
	"quickcast/tracker/magewars"
	"quickcast/ui/theme"
)

// TestShots draws the screen in all its states into the folder named by
// QUICKCAST_SHOTS.
func TestShots(t *testing.T) {
	if os.Getenv("QUICKCAST_SHOTS") == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw the screen")
	}
	for _, size := range []fyne.Size{phone, small, wide} {
		for _, lang := range []string{"en", "de"} {
			for _, mode := range []theme.Mode{theme.Dark, theme.Light} {
				name := strconv.Itoa(int(size.Width)) + "-" + lang + "-" + map[theme.Mode]string{theme.Dark: "dark", theme.Light: "light"}[mode]
				t.Run(name, func(t *testing.T) { shoot(t, name, setting{lang, mode, size}) })
			}
		}
	}
}

func shoot(t *testing.T, name string, as setting) {
	s := newStandAs(t, as, store.NewMemory())
	s.picture(name + "-1front")
	s.screen.newDuel("arena", nil)
	s.picture(name + "-2duel")
	s.screen.duel.edit(0)
	s.picture(name + "-3values")
	s.screen.Hidden()
	s.begin("arena", "arena-warlock-arraxian-crown", "arena-beastmaster-straywood")
	play(s)
	s.picture(name + "-4table")
	s.screen.openChoices()
	s.picture(name + "-5now")
	s.screen.Hidden()
	s.screen.openMenu()
	s.picture(name + "-6menu")
	s.screen.Hidden()
	s.screen.openLog()
	s.picture(name + "-7log")
	s.screen.Hidden()
	s.screen.openConditions(s.seat(1).kit, 1, "")
	s.picture(name + "-8conditions")
	s.screen.Hidden()
	s.screen.openObject(s.seat(2).kit, 2, "o1")
	s.picture(name + "-9object")
	s.screen.Hidden()
	s.screen.openAdd(s.seat(2).kit, 2)
	s.picture(name + "-a-add")
	s.screen.Hidden()
	s.screen.openAttack(2, "")
	s.settle()
	s.picture(name + "-b-attack")
	s.screen.Hidden()
	s.seat(1).askTrack(magewars.DamageTrack)
	s.picture(name + "-c-keypad")
	s.screen.Hidden()
	s.screen.openMage(2)
	s.picture(name + "-d-mage")
	s.screen.Hidden()
	s.screen.leave()
	s.settle()
	s.picture(name + "-e-saved")
}

// TestMoreShots draws what is seen less often.
func TestMoreShots(t *testing.T) {
	if os.Getenv("QUICKCAST_SHOTS") == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw the screen")
	}
	for _, size := range []fyne.Size{phone, small, wide} {
		name := "more-" + strconv.Itoa(int(size.Width))
		s := newStandAs(t, setting{"de", theme.Dark, size}, store.NewMemory())
		s.begin("arena", warlock, beastmaster)
		play(s)
		s.screen.send("overrule", 1, fields{"phase": "channel"})
		s.settle()
		s.screen.next()
		s.settle()
		s.picture(name + "-upkeep")
		s.screen.openChoices()
		s.picture(name + "-tasks")
		s.screen.Hidden()
		s.seat(1).change(magewars.DamageTrack, 40)
		s.screen.send("overrule", 1, fields{"phase": "creature-action", "initiative": 2, "turn": 2})
		s.screen.undo()
		s.screen.undo()
		s.settle()
		s.screen.send("overrule", 1, fields{"phase": "creature-action", "initiative": 2, "turn": 2})
		s.screen.undo()
		s.screen.redo()
		s.settle()
		s.picture(name + "-action")
		s.screen.openObject(s.seat(2).kit, 2, "o1")
		s.picture(name + "-object")
		s.screen.Hidden()
		s.seat(1).change(magewars.DamageTrack, 40)
		s.screen.undo()
		s.settle()
		s.picture(name + "-redo")
		s.screen.redo()
		s.settle()
		s.picture(name + "-fallen")
		s.screen.newDuel("arena", nil)
		s.screen.duel.addSeat()
		s.picture(name + "-three")
		s.screen.duel.begin()
		s.settle()
		s.picture(name + "-grid")
	}
}

// play brings a table about to where the sketch has it.
func play(s *stand) {
	add := func(seat int, id string, host bool) {
		for _, c := range s.screen.needs.Catalog.Cards() {
			if string(c.ID) == id {
				a := &adding{screen: s.screen, kit: s.screen.needs.Kit, seat: s.seat(seat).number, hidden: true}
				a.put(magewars.FromCard(c), "")
				s.settle()
				s.screen.Hidden() // what is asked about an arrival
			}
		}
	}
	add(2, "timber-wolf", false)
	add(2, "bitterwood-fox", false)
	add(2, "lair", false)
	add(1, "firebrand-imp", false)
	add(1, "bear-strength", false)
	add(1, "hellfire-trap", false)
	s.screen.next()
	s.settle()
	s.screen.next()
	s.settle()
	s.seat(1).change(magewars.DamageTrack, 7)
	s.seat(2).change(magewars.DamageTrack, 10)
	s.screen.send("condition", 1, fields{"condition": "burn", "amount": 2})
	s.screen.send("condition", 1, fields{"condition": "weak", "amount": 1})
	s.screen.send("change", 2, fields{"track": "damage", "amount": 2, "object": "o1"})
	s.seat(2).flip(magewars.GuardMarker)
	s.seat(2).flip(magewars.QuickcastMarker)
	s.settle()
	s.seat(2).change(magewars.DamageTrack, 4)
	s.settle()
}

// TestClockShots draws the clock in the strip and its sheet.
func TestClockShots(t *testing.T) {
	if os.Getenv("QUICKCAST_SHOTS") == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw the screen")
	}
	for _, size := range []fyne.Size{phone, small, wide} {
		name := "clock-" + strconv.Itoa(int(size.Width))
		h := timedStand(t, setting{"de", theme.Dark, size}, store.NewMemory())
		h.begin("academy", "academy-beastmaster", "academy-wizard")
		play(h.stand)
		h.screen.next()
		h.settle()
		h.pass(41*time.Minute + 7*time.Second)
		h.picture(name + "-strip")
		h.screen.openClock()
		h.picture(name + "-sheet")
		h.screen.Hidden()
		h.screen.openBigClock()
		h.picture(name + "-large")
	}
}
