package table

import (
	"encoding/json"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/widgets"
)

// send does an event with a payload of the game's own.
func (s *stand) send(kind tracker.Kind, seat int, payload any) {
	s.t.Helper()
	data, err := json.Marshal(payload)
	if err != nil {
		s.t.Fatal(err)
	}
	s.screen.Do(tracker.Event{Version: tracker.EventVersion, Kind: kind, Seat: tracker.Seat(seat), Data: data})
	s.settle()
}

// beginAll begins a table of any number of seats.
func (s *stand) beginAll(game string, mages ...string) {
	s.t.Helper()
	data := magewars.SetupData{Game: game, Seed: 7}
	for _, id := range mages {
		m, ok := s.screen.needs.Catalog().Mage(catalog.MageID(id))
		if !ok {
			s.t.Fatalf("no mage %s", id)
		}
		seat := magewars.FromMage(m)
		seat.Channel = max(seat.Channel, 9)
		data.Seats = append(data.Seats, seat)
	}
	s.screen.Start(game, data)
	s.settle()
	if s.screen.board == nil {
		s.t.Fatalf("no table lies open; %v", s.notices)
	}
}

func many(n int) []string {
	return []string{warlock, beastmaster, warlock, beastmaster, warlock, beastmaster}[:n]
}

func TestSeveralSeatsFaceTheirEdges(t *testing.T) {
	for _, size := range []fyne.Size{phone, small} {
		for n := 3; n <= 4; n++ {
			s := newStand(t, size)
			s.beginAll("arena", many(n)...)
			b := s.screen.board
			if b.grid != nil {
				t.Fatalf("%v: %d seats scroll", size, n)
			}
			middle := b.strip.Position().Y
			for i, seat := range b.seats {
				above := seat.object.Position().Y < middle
				if seat.kit.Turned != above {
					t.Errorf("%v, seat %d of %d: turned %v above the strip %v", size, i+1, n, seat.kit.Turned, above)
				}
				low := seat.object.Position().Y + seat.object.Size().Height
				if low > size.Height+1 || seat.object.Size().Height < seatFlat {
					t.Errorf("%v, seat %d of %d ends at %v and is %v high", size, i+1, n, low, seat.object.Size().Height)
				}
			}
			s.screen.turnFar()
			s.settle()
			for i, seat := range b.seats {
				if seat.kit.Turned {
					t.Errorf("%v: seat %d of %d is still turned after one tap", size, i+1, n)
				}
			}
			s.screen.turnFar()
			s.settle()
			if b.seats[0].kit.Turned || !b.seats[n-1].kit.Turned {
				t.Errorf("%v: another tap does not turn the upper row of %d again", size, n)
			}
		}
	}
}

func TestSeveralSeatsStandUprightOnADesk(t *testing.T) {
	for n := 3; n <= 6; n++ {
		s := newStand(t, wide)
		s.beginAll("arena", many(n)...)
		for i, seat := range s.screen.board.seats {
			if seat.kit.Turned {
				t.Errorf("seat %d of %d is turned", i+1, n)
			}
		}
		if s.screen.board.grid != nil {
			t.Errorf("%d seats scroll on %v", n, wide)
		}
	}
}

// Nothing of a seat may be cut off, and each half of a dial is more than a finger wide.
func TestSeatsOfSeveralAreWhole(t *testing.T) {
	for _, size := range []fyne.Size{phone, small, wide} {
		for n := 3; n <= 6; n++ {
			s := newStand(t, size)
			s.beginAll("arena", many(n)...)
			for i, seat := range s.screen.board.seats {
				room := seat.object.Size()
				for _, o := range append([]fyne.CanvasObject{seat.dial, seat.purse, seat.name}, seat.rows[0]) {
					p, d := o.Position(), o.Size()
					if p.X < -widgets.SideRowAir || p.Y < -widgets.SideRowAir || p.X+d.Width > room.Width+widgets.SideRowAir || p.Y+d.Height > room.Height+widgets.SideRowAir {
						t.Errorf("%v, seat %d of %d: %T at %v, %v leaves its %v", size, i+1, n, o, p, d, room)
					}
				}
				if d := seat.dial.Size(); d.Width < 118 || d.Height < 84 {
					t.Errorf("%v, seat %d of %d: the dial is %v", size, i+1, n, d)
				}
			}
		}
	}
}

func TestTapsOfSeveralSeatsLandOnTheirOwn(t *testing.T) {
	for _, size := range []fyne.Size{phone, small, wide} {
		s := newStand(t, size)
		s.beginAll("arena", many(4)...)
		for i, seat := range s.screen.board.seats {
			press(seat.dial, false, seat.kit.Turned)
			s.settle()
			if got := s.damage(i + 1); got != 1 {
				t.Errorf("%v: damage %d at seat %d after one tap on its minus", size, got, i+1)
			}
		}
	}
}

func TestSeatsGoRoundTheTable(t *testing.T) {
	for _, c := range []struct {
		n     int
		width float32
		want  string
	}{
		{3, 412, "[[2] [1 0]]"},
		{4, 412, "[[2 3] [1 0]]"},
		{5, 412, "[[3] [2 4] [1 0]]"},
		{6, 412, "[[3 4] [2 5] [1 0]]"},
		{6, 800, "[[3 4 5] [2 1 0]]"},
		{5, 800, "[[3 4] [2 1 0]]"},
		{4, 300, "[[2 3] [1 0]]"},
	} {
		if got := text(rowsAround(c.n, c.width)); got != c.want {
			t.Errorf("%d seats at %v: %s, want %s", c.n, c.width, got, c.want)
		}
	}
}

// A sheet of a seat lies on its own side: the other goes on tapping.
func TestASheetLeavesTheOtherSideAlone(t *testing.T) {
	for _, size := range []fyne.Size{phone, wide} {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		for i, seat := range s.screen.board.seats {
			seat.openPad(state.DamageTrack)
			own := s.screen.open[0]
			other := s.screen.board.seats[1-i].object
			if overlaps(own.Sheet, other) {
				t.Errorf("%v: the keypad of seat %d covers the other side", size, i+1)
			}
			if len(s.window.Canvas().Overlays().List()) != 0 {
				t.Errorf("%v: the keypad takes the taps of the whole window", size)
			}
			if !s.screen.Back() || len(s.screen.open) != 0 || len(s.screen.layer.Objects) != 0 {
				t.Errorf("%v: going back does not close the keypad", size)
			}
		}
	}
}

func overlaps(a, b fyne.CanvasObject) bool {
	p, q := a.Position(), b.Position()
	d, e := a.Size(), b.Size()
	return p.X+1 < q.X+e.Width && q.X+1 < p.X+d.Width && p.Y+1 < q.Y+e.Height && q.Y+1 < p.Y+d.Height
}

func TestTheOthersLifeIsSeenUpright(t *testing.T) {
	s := duel(t)
	s.seat(2).change(state.DamageTrack, 6)
	s.settle()
	shown := s.seat(1).rivals
	if !shown.Visible() || len(shown.Items()) != 1 || shown.Items()[0].Value != "30" {
		t.Errorf("the far half sees %+v of the near one, want 30", shown.Items())
	}
	if got := s.seat(2).rivals.Items(); len(got) != 1 || got[0].Value != "38" {
		t.Errorf("the near half sees %+v of the far one, want 38", got)
	}
	s.screen.turnFar()
	if s.seat(1).rivals.Visible() {
		t.Error("on one side everybody reads the large numbers")
	}
}

func TestTheUpkeepAsksEachOnTheirSide(t *testing.T) {
	s := duel(t)
	s.screen.Send("condition", 1, Fields{"condition": "burn", "amount": 2})
	s.screen.Send("condition", 1, Fields{"condition": "rot", "amount": 1})
	s.screen.Send("condition", 2, Fields{"condition": "rot", "amount": 1})
	s.settle()
	s.screen.Next()
	s.settle()
	if n := s.seat(1).chips.named("tasks"); n == nil || n.Face().Count != 2 {
		t.Fatal("the seat does not say that two things are asked of it")
	}
	s.screen.openTasks(s.seat(1).kit, 1)
	s.tap("Warlock: 1 damage from Rot")
	if left := s.screen.seen.View.Queue(1); len(left) != 1 || len(s.screen.open) != 1 {
		t.Fatalf("%d tasks left and %d sheets open after the second was done first", len(left), len(s.screen.open))
	}
	s.screen.Back()
	if len(s.screen.seen.View.Queue(1)) != 1 {
		t.Error("closing puts off, it does nothing")
	}
	s.screen.openTasks(s.seat(1).kit, 1)
	s.tap("Warlock: roll 2 dice for Burn")
	if len(s.screen.open) != 0 {
		t.Error("with nothing left the sheet closes")
	}
	if len(s.screen.seen.View.Queue(2)) != 1 {
		t.Error("the other's task waits for the other")
	}
}

func TestASmallSeatOpensItsObjects(t *testing.T) {
	s := newStand(t, phone)
	s.beginAll("arena", many(4)...)
	wolf, _ := s.screen.needs.Catalog().Card("timber-wolf")
	s.send("add", 2, state.FromCard(wolf))
	if face := s.seat(2).chips.named("objects").Face(); face.Count != 1 {
		t.Errorf("the chip counts %d objects", face.Count)
	}
	s.tap("Beastmaster: 1 object")
	s.tap("Timber Wolf")
	if len(s.screen.open) != 2 {
		t.Errorf("%d sheets are open, want the objects and the wolf", len(s.screen.open))
	}
}

func text(rows [][]int) string {
	data, _ := json.Marshal(rows)
	out := ""
	for _, r := range string(data) {
		if r == ',' {
			r = ' '
		}
		out += string(r)
	}
	return out
}

func TestATileShowsAllAtAGlance(t *testing.T) {
	s := duel(t)
	wolf, _ := s.screen.needs.Catalog().Card("timber-wolf")
	s.send("add", 2, state.FromCard(wolf))
	s.screen.Send("condition", 2, Fields{"condition": "burn", "amount": 3, "object": "o1"})
	s.screen.Send("marker", 2, Fields{"marker": state.GuardMarker, "on": true, "object": "o1"})
	bear, _ := s.screen.needs.Catalog().Card("bear-strength")
	printed := state.FromCard(bear)
	s.send("add", 1, map[string]any{"name": printed.Name, "kind": printed.Kind, "host": "o1", "facedown": true})
	o, ok := s.screen.seen.View.Thing(2, "o1")
	if !ok {
		t.Fatal("there is no wolf")
	}
	badges, words := s.screen.badges(o)
	if len(badges) != 2 || badges[0].Icon != "burn" || badges[0].Count != 3 || badges[1].Icon != "hidden" || badges[1].Count != 1 {
		t.Errorf("on the wolf lie %+v (%v), want 3 Burn and one attached; %v", badges, words, s.notices)
	}
	if icons := stateIcons(o); icons != [2]string{"guard"} && icons != [2]string{"action", "guard"} {
		t.Errorf("the wolf is %v, want on guard", icons)
	}
}

// A seat that is made anew takes its sheets with it: none is left on the wrong
// side or the wrong way up.
func TestASheetGoesWithItsSeat(t *testing.T) {
	s := duel(t)
	s.seat(1).openPad(state.DamageTrack)
	s.window.Resize(wide)
	if len(s.screen.open) != 0 || len(s.screen.layer.Objects) != 0 {
		t.Errorf("%d sheets are left of a seat that is gone", len(s.screen.open))
	}
	s.seat(2).openPad(state.DamageTrack)
	if own := s.screen.open[0]; own.Position().X < s.seat(2).object.Position().X {
		t.Errorf("the new sheet lies at %v, want the right half", own.Position())
	}
}

// Six on the smallest phone scroll; their sheets lie over the whole window.
func TestWhereSeatsScrollSheetsLieOverAll(t *testing.T) {
	s := newStand(t, small)
	s.beginAll("arena", many(6)...)
	if s.screen.board.grid == nil {
		t.Fatal("six seats are said to fit")
	}
	s.seat(6).openPad(state.DamageTrack)
	if len(s.window.Canvas().Overlays().List()) != 1 {
		t.Error("the keypad lies on a side that scrolls away")
	}
}
