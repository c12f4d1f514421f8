package table

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/uitest"
)

// hands let a stand's time run: they call what was planned for later.
type hands struct {
	*stand
	due   time.Time // of the next digit
	next  func()
	flash func() // ends the flash of a warning
	ticks int    // digits that changed
}

// timedStand is a stand whose tables are timed.
func timedStand(t *testing.T, as uitest.As, files journal.Store) *hands {
	t.Helper()
	h := &hands{stand: newStandAs(t, as, files)}
	events, err := clock.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	n := &h.screen.needs
	n.Clock, n.Presets = true, events
	n.Now = func() time.Time { return h.now }
	n.Kit.After = func(d time.Duration, f func()) func() {
		if d == flashTime {
			h.flash = f
			return func() { h.flash = nil }
		}
		if d > time.Second {
			return func() {}
		}
		h.due, h.next = h.now.Add(d), f
		return func() { h.next = nil }
	}
	return h
}

// pass lets time pass, digit by digit.
func (h *hands) pass(d time.Duration) {
	end := h.now.Add(d)
	for h.next != nil && !h.due.After(end) {
		f := h.next
		if h.due.After(h.now) {
			h.now = h.due
		}
		h.next = nil
		h.ticks++
		f()
		h.settle()
	}
	if end.After(h.now) {
		h.now = end
	}
}

func (h *hands) digits() string { return h.screen.stripFace(h.screen.seen).Clock }

func TestTheClockCountsUpFromTheBeginning(t *testing.T) {
	for _, size := range []fyne.Size{phone, wide} {
		h := timedStand(t, uitest.As{Size: size}, store.NewMemory())
		h.begin("arena", warlock, beastmaster)
		h.pass(61 * time.Second)
		if got := h.digits(); got != "1:01" {
			t.Errorf("the strip shows %q after 61 seconds, want 1:01", got)
		}
		if !h.screen.seen.undo {
			continue
		}
		t.Error("the clock's own events must not be what undo takes back")
	}
}

func TestAPausedClockPlansNothing(t *testing.T) {
	h := timedDuel(t, "arena", phone, warlock, beastmaster)
	h.pass(5 * time.Second)
	h.tap("Clock")
	h.tap("Pause")
	if h.next != nil {
		t.Error("a timer is set while the clock stands")
	}
	h.now = h.now.Add(time.Hour)
	h.tap("Go on")
	h.pass(2 * time.Second)
	if got := h.digits(); got != "0:07" {
		t.Errorf("the strip shows %q, want 0:07: the pause does not count", got)
	}
}

func TestCountingDownWarnsOnceAndSaysWhatHappensAtTime(t *testing.T) {
	h := timedDuel(t, "arena", phone, warlock, beastmaster)
	h.screen.openClock()
	h.tap("Event")
	h.tap("75 minutes · Finish the round")
	if got := h.digits(); got != "75:00" {
		t.Fatalf("the strip shows %q, want 75:00 until it is started", got)
	}
	h.tap("Start")
	h.screen.Hidden()
	h.screen.Next()
	h.settle()
	h.seat(1).change("damage", 3)
	h.settle()
	h.pass(75*time.Minute + 3*time.Second)
	said := strings.Join(h.notices, "\n")
	if n := strings.Count(said, "5 minutes left"); n != 2 { // 15 and 5
		t.Errorf("the warnings are\n%s", said)
	}
	round := h.screen.seen.View.Round
	if hint := h.screen.hint(h.screen.seen.View); !strings.Contains(hint, "Time is up") {
		t.Errorf("in round %d the strip says %q", round, hint)
	}
	if got := h.digits(); got != "-0:03" {
		t.Errorf("the strip shows %q, want the overtime", got)
	}
	if standing := h.screen.timing.standing(); !strings.Contains(standing, "Beastmaster is ahead") {
		t.Errorf("the sheet says %q", standing)
	}
	ruling := func() string { return uitest.Spoken(h.window.Content()) }
	if !strings.Contains(ruling(), "Beastmaster is ahead") {
		t.Errorf("the ruling does not stand on the screen:\n%s", ruling())
	}
	h.tap("Close")
	h.pass(time.Minute)
	if strings.Contains(ruling(), "Beastmaster is ahead") {
		t.Error("what somebody has read comes back")
	}
}

func TestTheClockOutlivesARestart(t *testing.T) {
	files := store.NewMemory()
	h := timedStand(t, uitest.As{Size: phone}, files)
	h.begin("arena", warlock, beastmaster)
	h.screen.openClock()
	h.tap("60 minutes")
	h.tap("Start")
	h.pass(10 * time.Minute)
	name, now := h.screen.table.Name(), h.now

	again := timedStand(t, uitest.As{Size: phone}, files)
	again.now = now.Add(2 * time.Minute)
	again.screen.openTable(name)
	again.settle()
	if got := again.digits(); got != "48:00" {
		t.Errorf("the strip shows %q two minutes after the restart, want 48:00", got)
	}
}

func TestTheBigClockFillsTheWindowUntilItIsTapped(t *testing.T) {
	h := timedStand(t, uitest.As{Size: wide}, store.NewMemory())
	h.begin("arena", warlock, beastmaster)
	h.screen.openClock()
	h.tap("Large")
	h.pass(3 * time.Second)
	if covered[*bigClock](h.screen) == nil || covered[*bigClock](h.screen).game.Face().Digits != "0:03" || h.screen.cover.object.Size() != wide {
		t.Fatal("the large clock does not show the time over the whole window")
	}
	h.tap("Close")
	if h.screen.cover != nil {
		t.Error("a tap puts the large clock away")
	}
}

func TestWithoutTheSettingNoClockIsShownUntilItIsStarted(t *testing.T) {
	h := timedStand(t, uitest.As{Size: small}, store.NewMemory())
	h.screen.needs.Clock = false
	h.begin("academy", "academy-beastmaster", "academy-wizard")
	if got := h.digits(); got != "" {
		t.Errorf("the strip shows %q, want nothing", got)
	}
	h.screen.openClock()
	h.tap("Start")
	h.pass(2 * time.Second)
	if got := h.digits(); got != "0:02" {
		t.Errorf("the strip shows %q, want 0:02", got)
	}
}

// With the keyboard a time is chosen where the focus is, and it stays there.
func TestTheFocusStaysOnTheClocksSheet(t *testing.T) {
	h := timedDuel(t, "arena", phone, warlock, beastmaster)
	h.screen.openClock()
	c := h.window.Canvas()
	for _, name := range []string{"60 minutes", "45 minutes"} {
		c.Focus(h.named(name).(fyne.Focusable))
		c.Focused().TypedRune(' ')
		h.settle()
		if now := c.Focused(); now == nil || now != h.named(name).(fyne.Focusable) {
			t.Errorf("after %s the focus is on %v", name, now)
		}
	}
	if got := h.digits(); got != "45:00" {
		t.Errorf("the strip shows %q", got)
	}
}
