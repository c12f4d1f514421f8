package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// adder is the face of a game in which something can be put on the table.
type adder struct{ Plain }

func (adder) Side(*widgets.Kit, tracker.Seat) Side { return Side{Add: func() {}} }

// crowd puts some creatures, an enchantment of each on the other and a few other things on the
// table.
func crowd(s *stand, n int) {
	s.screen.face = adder{}
	for seat := range 2 {
		for i := range n {
			s.send("add", seat+1, Fields{"name": fmt.Sprintf("Steelclaw Grizzly %d", i+1), "kind": "creature", "life": 15, "armor": 3, "attacks": []Fields{{"name": "Heavy Claw Strike", "kind": "melee", "dice": 7, "action": "full"}}})
		}
		s.send("add", seat+1, Fields{"name": "Marked for Death", "kind": "enchantment", "host": fmt.Sprintf("mage%d", 2-seat)})
		s.send("add", seat+1, Fields{"name": "Decoy", "kind": "enchantment", "host": fmt.Sprintf("mage%d", 2-seat), "facedown": true})
		s.send("add", seat+1, Fields{"name": "Ring of Beasts", "kind": "equipment"})
		for _, c := range []string{"burn", "weak"} {
			s.send("condition", seat+1, Fields{"condition": c, "amount": 2})
		}
	}
	s.settle()
}

// A creature keeps its place: when one before it falls, when another comes, and whatever is
// put on anybody. The one that comes takes the place that is free.
func TestACreatureKeepsItsPlace(t *testing.T) {
	for _, size := range []fyne.Size{phone, small, wide} {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		crowd(s, 4)
		seat := s.seat(1)
		ids := slices.Clone(seat.tiles.places)[:4]
		where := func(i int) fyne.Position {
			at := slices.Index(seat.tiles.Keys, ids[i])
			return seat.tiles.List[at].Position()
		}
		second, last := where(1), where(3)
		s.send("destroy", 1, Fields{"object": ids[0]})
		s.send("condition", 1, Fields{"condition": "rot", "amount": 3})
		if where(1) != second || where(3) != last {
			t.Errorf("%v: others move when one falls: %v to %v, %v to %v", size, second, where(1), last, where(3))
		}
		s.send("add", 1, Fields{"name": "Imp", "kind": "creature", "life": 6})
		if got := s.screen.seen.View.Seats[0].Objects; seat.tiles.places[0] != got[len(got)-1].ID || where(1) != second || where(3) != last {
			t.Errorf("%v: who comes takes no free place: %v", size, seat.tiles.places)
		}
	}
}

// The place where one casts is in sight at every size, on whatever page one is, and no
// condition takes it away.
func TestThePlaceToCastIsAlwaysInSight(t *testing.T) {
	for _, size := range []fyne.Size{phone, small, wide, uitest.Tablet(), fyne.NewSize(1920, 1080), fyne.NewSize(915, 412)} {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		crowd(s, 7)
		for i, seat := range s.screen.board.seats {
			for range 4 {
				driver := fyne.CurrentApp().Driver()
				at := driver.AbsolutePositionForObject(seat.tiles.plus).Subtract(driver.AbsolutePositionForObject(seat.object))
				room, own := seat.object.Size(), seat.tiles.plus.Size()
				if !seat.tiles.plus.Visible() || own.Width < 48 || own.Height < 48 || at.X < 0 || at.Y < 0 || at.X+own.Width > room.Width+1 || at.Y+own.Height > room.Height+1 {
					t.Fatalf("%v: at seat %d it lies at %v with %v, in %v", size, i+1, at, own, room)
				}
				uitest.TapIn(s.window.Content(), "Next page") // where there is another
				s.settle()
			}
		}
	}
}

// Nothing that is read at a seat lies over anything else of it, with large German letters on a
// small phone as on every other size, and what is left of a mage is the largest number.
func TestNothingOfASeatLiesOverAnother(t *testing.T) {
	for _, as := range []uitest.As{
		{Lang: "de", Size: small, Text: 1.6},
		{Lang: "de", Size: phone, Text: 1.6},
		{Lang: "en", Size: phone},
		{Lang: "de", Size: wide, Text: 1.3},
		{Lang: "en", Size: wide},
		{Lang: "de", Size: uitest.Tablet()},
	} {
		s := newStandAs(t, as, store.NewMemory())
		s.begin("arena", warlock, beastmaster)
		crowd(s, 5)
		s.screen.Send("set", 1, Fields{"track": "mana", "value": 17})
		s.settle()
		for i, seat := range s.screen.board.seats {
			parts := slices.Concat([]fyne.CanvasObject{seat.dial, seat.purse, seat.name, seat.tiles.pages}, seat.rows, seat.pieces())
			for j, a := range parts {
				for _, b := range parts[:j] {
					if a.Visible() && b.Visible() && overlaps(a, b) {
						t.Errorf("%+v, seat %d: %T %v %v lies over %T %v %v", as, i+1, a, a.Position(), a.Size(), b, b.Position(), b.Size())
					}
				}
			}
			if life, mana := largest(seat.dial), largest(seat.purse); life <= mana {
				t.Errorf("%+v, seat %d: what is left is written in %v, mana in %v", as, i+1, life, mana)
			}
		}
		for _, fault := range uitest.Illegible(s.window.Canvas().Content(), as.Size) {
			if !strings.HasSuffix(fault, "is cut") { // a name may be, where its whole is a tap away
				t.Errorf("%+v: %s", as, fault)
			}
		}
	}
}

// Armor, guard and two conditions are whole on a phone, and five creatures beside the place to
// cast in a window of the usual size, above whole lines of what lies about.
func TestWhatASeatHasRoomForIsWhole(t *testing.T) {
	for _, size := range []fyne.Size{phone, wide} {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		crowd(s, 5)
		driver := fyne.CurrentApp().Driver()
		for i, seat := range s.screen.board.seats {
			cells := seat.chips.cells.List
			end := cells[len(cells)-1]
			last, plus := driver.AbsolutePositionForObject(end), driver.AbsolutePositionForObject(seat.chips.last())
			if from, to := last.X+end.Size().Width, plus.X; !seat.kit.Turned && from > to {
				t.Errorf("%v, seat %d: the last cell ends at %v, where there is room up to %v", size, i+1, from, to)
			} else if from, to := last.X, plus.X+seat.chips.last().Size().Width; seat.kit.Turned && from < to {
				t.Errorf("%v, seat %d: the last cell begins at %v, where there is room from %v", size, i+1, from, to)
			}
			for _, tile := range seat.tiles.List {
				if size == wide && (!tile.Visible() || tile.Size().Height < widgets.CardHigh) {
					t.Errorf("%v, seat %d: a card is %v, shown: %v", size, i+1, tile.Size(), tile.Visible())
				}
			}
		}
	}
}

// largest is the size of the largest letters of something.
func largest(o fyne.CanvasObject) (size float32) {
	uitest.Walk(o, func(o fyne.CanvasObject) {
		if line, ok := o.(*canvas.Text); ok && o.Visible() && line.Text != "" {
			size = max(size, line.TextSize)
		}
	})
	return size
}

// What an opponent's card does to a mage is read at that mage's seat, with whose it is, and
// opens from there.
func TestWhatOthersPutOnAMageIsReadAtItsSeat(t *testing.T) {
	for _, size := range []fyne.Size{phone, wide} {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		rot, _ := s.screen.needs.Catalog().Card("ghoul-rot")
		card := state.FromCard(rot)
		s.send("add", 1, map[string]any{"name": card.Name, "card": card.Card, "kind": card.Kind, "deeds": card.Deeds, "host": "mage2"})
		s.settle()
		driver, found := fyne.CurrentApp().Driver(), false
		uitest.Walk(s.window.Canvas().Content(), func(o fyne.CanvasObject) {
			slip, ok := o.(*widgets.Slip)
			if !ok || !strings.HasPrefix(slip.AccessibilityLabel(), "Ghoul Rot") {
				return
			}
			at := driver.AbsolutePositionForObject(o).Subtract(driver.AbsolutePositionForObject(s.seat(2).object))
			if room := s.seat(2).object.Size(); at.X >= 0 && at.Y >= 0 && at.X < room.Width && at.Y < room.Height {
				found = true
			}
		})
		if !found {
			t.Errorf("%v: nothing at the Beastmaster's seat says that Ghoul Rot lies on it", size)
		}
	}
}

// The golden button goes on with the sheet it opened: what is told there is done, and what is
// missing is still asked for.
func TestTheGoldenButtonGoesOnWithItsSheet(t *testing.T) {
	s := duel(t)
	asked, done := s.screen.seen.View.Next.Event, 0
	ready := false
	s.screen.AskFor(s.screen.KitOf(asked.Seat), asked, Asking{
		Ask: func(e tracker.Event) (tracker.Question, bool) {
			return tracker.Question{Event: e, Ready: ready, Title: tracker.Word("tablescreen.menu"), Asks: []tracker.Ask{{Field: "x", Form: tracker.AskOne, Missing: !ready}}}, true
		},
		Do: func(tracker.Question, bool) { done++ },
	})
	s.screen.Next()
	s.settle()
	if done != 0 || len(s.screen.open) != 1 {
		t.Fatalf("with nothing told it is done %d times, and %d sheets are open", done, len(s.screen.open))
	}
	ready = true
	s.screen.sheets.follow()
	s.screen.Next()
	s.settle()
	if done != 1 || len(s.screen.open) != 0 {
		t.Errorf("with all told it is done %d times, and %d sheets are open", done, len(s.screen.open))
	}
}
