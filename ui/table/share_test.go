package table

import (
	"context"
	crand "crypto/rand"
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/internal/share/hub"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/seating"
	"github.com/quickcast/quickcast/tracker/timed"
	"github.com/quickcast/quickcast/ui/uitest"
)

// hosted is a duel that another device shares by a hub, and a stand that can reach it.
func hosted(t *testing.T) (*stand, *hub.Hub, *journal.Table) {
	t.Helper()
	chance := func(b []byte) { _, _ = crand.Read(b) }
	other := duel(t)
	other.screen.lane.Wait()
	setup := other.screen.table.Setup()
	h := hub.New(time.Now)
	table, err := journal.Create(store.NewMemory(), "tables/1", other.screen.table.Game(), setup, seating.Companion{}, seating.Thrower{})
	if err != nil {
		t.Fatal(err)
	}
	host := share.Member{Table: "t", Device: "host"}
	if err := share.Open(t.Context(), h.Join("host"), host, "Ann's phone", table, chance, time.Now()); err != nil {
		t.Fatal(err)
	}
	session, err := share.Start(share.Needs{Table: table, Line: h.Join("host"), Member: host, Now: time.Now, Chance: chance, Pause: time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(session.Close)
	s := newStand(t, phone)
	s.host = session
	s.screen.needs.Now = time.Now
	s.screen.needs.Sharing = Sharing{
		Open: func(m share.Member) (share.Line, error) { return h.Join(m.Device), nil },
		Join: func(_ context.Context, server, code string) (share.Member, error) {
			return share.Member{Server: server, Table: "t", Code: share.CleanCode(code), Device: "ben"}, nil
		},
		Address: func(m share.Member) string { return "HTTP://HUB/" + m.Code },
		Server:  "http://hub", Chance: chance,
	}
	t.Cleanup(func() {
		s.screen.endShared()
		s.settle()
	})
	return s, h, table
}

// seated is a stand at the second seat of such a duel, and the table of the device that shares it.
func seated(t *testing.T) (*stand, *journal.Table) {
	t.Helper()
	s, _, host := hosted(t)
	s.screen.OpenJoin("KETH42")
	s.tap("Join")
	s.until("has the table", func() bool { return s.screen.table != nil && len(s.screen.open) > 0 })
	s.tap(s.screen.seen.View.Seats[1].Name + ", take this seat")
	s.until("sits", func() bool { return len(s.screen.own()) == 1 })
	return s, host
}

// until waits for what comes from other devices; only how long a test that fails takes depends on the time.
func (s *stand) until(what string, holds func() bool) {
	s.t.Helper()
	for end := time.Now().Add(20 * time.Second); ; time.Sleep(time.Millisecond) {
		if s.settle(); holds() {
			return
		}
		if time.Now().After(end) {
			s.t.Fatalf("never %s", what)
		}
	}
}

// A phone joins by the code, takes the second seat, and from then on shows it large and the other one small; what is tapped
// on either device is seen on both.
func TestAPhoneJoinsATable(t *testing.T) {
	s, _, host := hosted(t)
	s.screen.OpenJoin("KETH42")
	s.tap("Join")
	s.until("has the table", func() bool { return s.screen.table != nil && len(s.screen.open) > 0 })
	v := s.screen.seen.View.Seats[1]
	s.tap(v.Name + ", take this seat")
	s.until("sits", func() bool { return len(s.screen.own()) == 1 && s.screen.own()[0] == v.Seat })
	s.screen.board.layout(s.screen.board.Size())
	if own, other := s.seat(2).object.Size().Height, s.seat(1).object.Size().Height; own < 1.5*other || s.seat(1).kit.Turned {
		t.Errorf("the own seat is %v high, the other one %v", own, other)
	}
	s.screen.board.layout(fyne.NewSize(360, 640)) // a small phone's
	if high := s.seat(1).dial.Size().Height; high < 85 {
		t.Errorf("the dial of the other seat is %v high on a small phone", high)
	}
	s.screen.board.layout(s.screen.board.Size())
	s.press(2, false)
	s.until("is seen there", func() bool { return host.View(0).Seats[1].Gauges[0].Value < host.View(0).Seats[1].Gauges[0].Most })
	before := s.screen.seen.View.Seats[0].Gauges[0].Value
	e := Deed(tracker.Change, 1, Fields{"track": "damage", "amount": 3})
	if _, err := host.Do(e); err != nil {
		t.Fatal(err)
	}
	s.until("is seen here", func() bool { return s.screen.seen.View.Seats[0].Gauges[0].Value == before-3 })
	s.press(1, false)
	s.settle()
	if said := strings.Join(s.notices, "\n"); s.screen.seen.View.Seats[0].Gauges[0].Value != before-3-1 && said == "" {
		t.Error("a tap on a seat nobody has did nothing, without a word")
	}
}

// Who joins is offered the seats that are free, also when somebody sits down while the sheet is open.
func TestOnlyFreeSeatsAreOffered(t *testing.T) {
	s, _, host := hosted(t)
	sits := func(id string, seat tracker.Seat) {
		e, err := seating.Event(seating.Device{ID: id, Name: id, Seats: []tracker.Seat{seat}, Plays: true}, time.Now(), "host")
		if err == nil {
			_, err = host.Do(e)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	offered := func(seat int) bool {
		return uitest.Named(s.window.Canvas(), s.screen.seen.View.Seats[seat-1].Name+", take this seat") != nil
	}
	sits("ann", 1)
	s.screen.OpenJoin("KETH42")
	s.tap("Join")
	s.until("has the table", func() bool { return s.screen.table != nil && len(s.screen.open) > 0 })
	if offered(1) || !offered(2) {
		t.Errorf("offered: %v and %v, want the second seat alone", offered(1), offered(2))
	}
	sits("carl", 2)
	s.until("follows", func() bool { return !offered(2) })
	if len(s.notices) > 0 {
		t.Errorf("it complains: %q", s.notices)
	}
}

// A phone without a line says so, goes on, and what it did is there once the line is back.
func TestAPhoneGoesOnAlone(t *testing.T) {
	s, h, host := hosted(t)
	s.screen.OpenJoin("KETH42")
	s.tap("Join")
	s.until("has the table", func() bool { return s.screen.table != nil && len(s.screen.open) > 0 })
	s.tap(s.screen.needs.Words.T("share.middle") + ", " + s.screen.needs.Words.T("share.middleLine"))
	s.until("sits", func() bool { _, known := seating.StateOf(host).Device("ben"); return known })
	h.Down(true)
	s.until("says so", func() bool { return s.screen.sharedNote() == s.screen.needs.Words.T("share.away") })
	s.press(1, false)
	s.settle()
	s.screen.openShare()
	if s.damage(1) != 1 {
		t.Error("it does not go on alone")
	}
	h.Down(false)
	s.until("sent", func() bool {
		return host.View(0).Seats[0].Gauges[0].Value < host.View(0).Seats[0].Gauges[0].Most && s.screen.sharedNote() == ""
	})
	s.tap(s.screen.needs.Words.T("share.leave"))
	if s.screen.shared != nil || s.screen.table == nil {
		t.Error("the table does not stay when the sharing ends")
	}
}

// What a player has face down lies with its name on his own phone, and nowhere once the table is shared no more: then
// anybody may look.
func TestOneSeesWhatOneHasFaceDown(t *testing.T) {
	s, _ := seated(t)
	s.screen.Send("add", 2, Fields{"name": "Nullify", "kind": "enchantment", "reveal": 2, "faceDown": true, "host": "mage2"})
	lies := func() bool { return uitest.Named(s.window.Canvas(), "Nullify, face down") != nil }
	s.until("lies there", lies)
	s.screen.leaveShared()
	s.settle()
	s.press(1, false)
	s.until("is hidden", func() bool { return !lies() })
}

// What another device did is taken back after a question that names it; one's own act at once.
func TestTakingBackAnothersActIsAsked(t *testing.T) {
	s, host := seated(t)
	left := func(seat int) int { return s.screen.seen.View.Seats[seat-1].Gauges[0].Value }
	one, two := left(1), left(2)
	if _, err := host.Do(Deed(tracker.Change, 1, Fields{"track": "damage", "amount": 3})); err != nil {
		t.Fatal(err)
	}
	s.until("is seen", func() bool { return left(1) == one-3 })
	s.press(2, false)
	s.until("counts", func() bool { return left(2) == two-1 })
	s.screen.TakeBack()
	s.settle()
	if left(2) != two {
		t.Error("one's own act is not taken back at once")
	}
	s.screen.TakeBack()
	s.settle()
	if left(1) != one-3 {
		t.Fatal("another's act is taken back without a question")
	}
	s.tap("Take it back")
	s.until("is taken back", func() bool { return left(1) == one })
}

// Among strangers whose act it was is asked, and can say no.
func TestAmongStrangersTheOtherAgrees(t *testing.T) {
	s, host := seated(t)
	left := func(seat int) int { return s.screen.seen.View.Seats[seat-1].Gauges[0].Value }
	d, _ := seating.StateOf(host).Device("host")
	d.Begins, d.Strangers = false, true
	e, err := seating.Event(d, time.Now(), "host")
	if err == nil {
		_, err = host.Do(e)
	}
	if err != nil {
		t.Fatal(err)
	}
	s.until("are strangers", func() bool { return seating.StateOf(s.screen.table).Strangers })
	one, two := left(1), left(2)
	if _, err := host.Do(Deed(tracker.Change, 1, Fields{"track": "damage", "amount": 3})); err != nil {
		t.Fatal(err)
	}
	s.until("is seen", func() bool { return left(1) == one-3 })
	s.screen.TakeBack()
	s.settle()
	if said := strings.Join(s.notices, "\n"); left(1) != one-3 || !strings.Contains(said, "is asked") {
		t.Errorf("another's act is taken back without a word; said: %s", said)
	}
	s.press(2, false)
	s.until("counts", func() bool { return host.View(0).Seats[1].Gauges[0].Value == two-1 })
	asks := func() bool { return uitest.Named(s.window.Canvas(), "Take it back, what you did last") != nil }
	s.host.AskBack()
	s.until("asks", asks)
	s.tap("Leave it")
	s.settle()
	if left(2) != two-1 {
		t.Error("it is taken back without a yes")
	}
	s.press(2, false)
	s.until("counts", func() bool { return host.View(0).Seats[1].Gauges[0].Value == two-2 })
	s.host.AskBack()
	s.until("asks again", asks)
	s.tap("Take it back, what you did last")
	s.until("is taken back", func() bool { return host.View(0).Seats[1].Gauges[0].Value == two-1 })
	strike := Deed("attack", 2, Fields{"object": "mage2", "target": "mage1", "with": Fields{"name": "Blow", "kind": "melee", "dice": 3}})
	strike.Overrule = true
	s.screen.Play(strike, nil)
	s.until("both have thrown", func() bool { return len(host.Last().Faces) > 0 && len(seating.ThrowsOf(host)) == 0 })
	e = Deed(tracker.Undo, 0, nil)
	if _, err := host.Do(e); !errors.Is(err, seating.NotYourAct) {
		t.Errorf("the host takes it back: %v", err)
	}
}

// The others play on while a shared table is put away: its clock goes on, and who comes back is not told that it did.
func TestPuttingASharedTableAwayStopsNoClock(t *testing.T) {
	s, _, _ := hosted(t)
	var later atomic.Int64
	s.screen.needs.Now = func() time.Time { return time.Now().Add(time.Duration(later.Load())) }
	s.screen.OpenJoin("KETH42")
	s.tap("Join")
	s.until("has the table", func() bool { return s.screen.table != nil && len(s.screen.open) > 0 })
	s.tap(s.screen.needs.Words.T("share.middle") + ", " + s.screen.needs.Words.T("share.middleLine"))
	s.until("sits", func() bool { _, known := seating.StateOf(s.screen.table).Device("ben"); return known })
	s.screen.timing.want(0, timed.Just(s.screen.timing.setUp(s.screen.timing.free()), clock.Start{}))
	s.until("has a clock", func() bool { return s.screen.timing.state.Running })
	name, before := s.screen.table.Name(), s.screen.table.Seq()
	s.screen.leave()
	s.settle()
	if _, events, err := journal.Events(s.screen.needs.Store, name); err != nil || len(events) > before {
		t.Errorf("put away, it adds to the log: %v, %v", events[before:], err)
	}
	later.Store(int64(40 * time.Second))
	s.notices = nil
	s.screen.openTable(name)
	s.until("is open", func() bool { return s.screen.table != nil && s.screen.shared != nil && s.screen.sharedNote() == "" })
	s.screen.timing.tick()
	s.settle()
	if len(s.notices) > 0 {
		t.Errorf("it says %q", s.notices)
	}
}

// A screen that is made anew while somebody types a code has the sheet with it again, as where a page's reader is turned on.
func TestTheSheetToJoinStaysOpen(t *testing.T) {
	s, _, _ := hosted(t)
	s.screen.OpenJoin("KETH42")
	for _, open := range []bool{true, false} {
		s.screen = New(s.screen.needs, s.screen.State())
		s.window.SetContent(s.screen.Object())
		s.settle()
		if n := len(s.window.Canvas().Overlays().List()); n > 1 || n == 1 != open {
			t.Errorf("%d sheets lie open, one: %v", n, open)
		}
		if got := uitest.Named(s.window.Canvas(), "Join") != nil; got != open {
			t.Errorf("the sheet is open: %v, want %v", got, open)
		}
		s.screen.closeAll()
	}
}

// Two taps on the way to share a table share it once.
func TestATableIsSharedOnce(t *testing.T) {
	s := duel(t)
	s.screen.needs.Now = time.Now
	h, begun := hub.New(time.Now), 0
	s.screen.needs.Sharing = Sharing{
		Open: func(m share.Member) (share.Line, error) { return h.Join(m.Device), nil },
		Begin: func(context.Context, string) (share.Member, error) {
			begun++
			return share.Member{Table: "t", Code: "KETH42", Device: "host", Host: true}, nil
		},
		Address: func(m share.Member) string { return "HTTP://HUB/" + m.Code },
		Chance:  func(b []byte) { _, _ = crand.Read(b) },
	}
	t.Cleanup(func() {
		s.screen.endShared()
		s.settle()
	})
	s.screen.openShare()
	s.screen.openShare()
	s.until("is shared", func() bool { return s.screen.shared != nil })
	if begun != 1 {
		t.Errorf("begun %d times", begun)
	}
	s.until("is the host", func() bool { return s.screen.hosts(s.screen.shared.look()) })
}

// A code of something that is no table of a game here leads to where it is shown.
func TestACodeOfSomethingElseLeadsThere(t *testing.T) {
	s, _, _ := hosted(t)
	s.screen.needs.Games = tracker.NewRegistry()
	led := ""
	s.screen.needs.Elsewhere = func(server, code, device string) { led = server + " " + code + " " + device }
	s.screen.OpenJoin("KETH42")
	s.tap("Join")
	s.until("led there", func() bool { return led != "" })
	if led != "http://hub KETH42 "+s.screen.needs.Words.T("share.phone") || s.screen.table != nil {
		t.Errorf("led to %q", led)
	}
}
