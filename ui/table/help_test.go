package table

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/magewars"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

var (
	phone = fyne.NewSize(412, 915)
	small = fyne.NewSize(360, 640)
	wide  = fyne.NewSize(1280, 800)
)

// stand is a screen on a window, and what it said.
type stand struct {
	t       testing.TB
	screen  *Screen
	window  fyne.Window
	store   journal.Store
	now     time.Time
	notices []string
	actions []func()
	shared  string
	gone    string
	app     *uitest.App
	host    *share.Session // of the device that shares what it has joined
}

func newStand(t testing.TB, size fyne.Size) *stand {
	t.Helper()
	return newStandAs(t, uitest.As{Size: size}, store.NewMemory())
}

// duel is a stand on which a duel of Arena has begun.
func duel(t testing.TB) *stand {
	t.Helper()
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	return s
}

func newStandAs(t testing.TB, as uitest.As, files journal.Store) *stand {
	t.Helper()
	cat, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	on := uitest.NewStage(t, as)
	on.Kit.After = func(time.Duration, func()) func() { return func() {} } // nothing by itself
	s := &stand{t: t, app: on.App, window: on.Window, store: files, now: time.Date(2026, 11, 21, 20, 0, 0, 0, time.UTC)}
	s.screen = New(Needs{
		Kit: on.Kit, Words: on.Words, Catalog: func() *catalog.Catalog { return cat }, Store: files, Games: tracker.NewRegistry(magewars.Academy(), magewars.Arena()),
		Now: func() time.Time { s.now = s.now.Add(100 * time.Millisecond); return s.now }, Seed: func() uint64 { return 7 }, Device: "test",
		Notice: func(text, _ string, do func()) { s.notices, s.actions = append(s.notices, text), append(s.actions, do) },
		Share:  func(_, text string) { s.shared = text }, Go: func(place string) { s.gone = place },
		Places:   func() []widgets.Place { return []widgets.Place{{Icon: "cards", Label: "Cards"}} },
		OpenTerm: func(string) {}, OpenCard: func(string) {},
	}, State{})
	s.settle()
	s.window.SetContent(s.screen.Object())
	s.window.Resize(as.Size)
	return s
}

// settle waits until all that was tapped is done and shown, and all that came of
// that.
func (s *stand) settle() {
	for s.screen.Wait(); s.app.Drain(); s.screen.Wait() {
	}
}

// named finds what a screen reader calls by a name, on the topmost sheet first.
func (s *stand) named(name string) fyne.CanvasObject {
	s.t.Helper()
	o := uitest.Named(s.window.Canvas(), name)
	if o == nil {
		s.t.Fatalf("nothing on the screen is called %q", name)
	}
	return o
}

// tap taps what is called by a name.
func (s *stand) tap(name string) {
	s.t.Helper()
	uitest.Press(s.named(name))
	s.settle()
}

// seat is the numbered seat.
func (s *stand) seat(number int) *seat {
	s.t.Helper()
	if s.screen.board == nil {
		s.t.Fatal("no table lies open")
	}
	return s.screen.board.seats[number-1]
}

// begin lays a table of two mages of Arena by id, without the choice.
func (s *stand) begin(game string, mages ...string) {
	s.t.Helper()
	s.screen.lane.Do(s.screen.listTables)
	s.settle()
	start := tracker.Start{Seed: 7}
	for _, id := range mages {
		m, ok := s.screen.needs.Catalog().Mage(catalog.MageID(id))
		if !ok {
			s.t.Fatalf("no mage %s", id)
		}
		start.Seats = append(start.Seats, tracker.Sitter{Who: id, Name: s.screen.needs.Words.Term(words.ClassTerm, m.Class)})
	}
	g, err := s.screen.needs.Games.Game(game)
	if err != nil {
		s.t.Fatal(err)
	}
	payload, _, err := g.Begin(s.screen.needs.Catalog(), start)
	if err != nil {
		s.t.Fatal(err)
	}
	s.screen.Start(game, payload)
	s.settle()
}

// change moves a gauge of the seat by what a hand tapped.
func (s *seat) change(track string, amount int) {
	for _, g := range s.view.Gauges {
		if g.Track == track {
			s.subject.change(g, amount)
		}
	}
}

// sitDown lays a table of so many seats with much on it.
func (s *stand) sitDown(seats int) {
	s.t.Helper()
	mages := []string{warlock, beastmaster, "arena-wizard-sortilege", "arena-priestess-westlock", warlock, beastmaster}[:seats]
	s.beginAll("arena", mages...)
	add := func(seat int, id string) {
		for _, c := range s.screen.needs.Catalog().Cards() {
			if string(c.ID) == id {
				s.send("add", seat, state.FromCard(c))
			}
		}
	}
	add(2, "timber-wolf")
	add(2, "bitterwood-fox")
	add(2, "lair")
	add(1, "firebrand-imp")
	s.screen.Next()
	s.settle()
	for i, seat := range s.screen.board.seats {
		seat.change(state.DamageTrack, 5+3*i)
		s.settle()
	}
	s.screen.Send("condition", 1, Fields{"condition": "burn", "amount": 2})
	s.screen.Send("condition", 1, Fields{"condition": "weak", "amount": 1})
	s.screen.Send("condition", 2, Fields{"condition": "rot", "amount": 1})
	s.screen.Send("condition", 2, Fields{"condition": "daze", "amount": 1, "object": "o1"})
	s.screen.Send("change", 2, Fields{"track": "damage", "amount": 2, "object": "o1"})
	s.screen.Send("condition", 2, Fields{"condition": "burn", "amount": 3, "object": "o1"})
	s.screen.Send("marker", 2, Fields{"marker": state.GuardMarker, "on": true, "object": "o1"})
	s.screen.Send("change", 2, Fields{"track": "damage", "amount": 4, "object": "o2"})
	s.screen.Send("token", 2, Fields{"token": "rage", "amount": 2, "object": "o2"})
	s.seat(2).flip(state.GuardMarker)
	s.screen.Send("overrule", 1, Fields{"phase": "channel"})
	s.settle()
	s.screen.Next()
	s.settle()
}
