package magewars

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/ui/table"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

func sizes() []fyne.Size { return []fyne.Size{phone, small, wide} }

func (s *stand) openRulebook(seat tracker.Seat) {
	s.t.Helper()
	mage := s.magewars().Mage(seat).Printed.Card
	list, err := s.screen.booksOf(bookWish{game: s.screen.Game().Name(), mage: catalog.MageID(mage), apprentice: false})
	if err != nil || len(list) == 0 {
		s.t.Fatalf("no book for %s: %v", mage, err)
	}
	s.screen.Send("book", seat, table.Fields{"cards": list[0].cards})
	s.settle()
}

func (s *stand) magewars() *state.State {
	s.t.Helper()
	state, ok := s.screen.Seen().State.(*state.State)
	if !ok {
		s.t.Fatal("no table lies open")
	}
	return state
}

func (s *stand) openCast(seat int, id string) {
	s.t.Helper()
	card, ok := s.screen.Needs().Catalog().Card(catalog.CardID(id))
	if !ok {
		s.t.Fatalf("no card %s", id)
	}
	a := &adding{screen: s.screen, kit: s.screen.KitOf(tracker.Seat(seat)), seat: tracker.Seat(seat), sheet: &table.Sheet{Sheet: &widgets.Sheet{}}}
	a.cast(a.printed(card))
	s.settle()
}

func (s *stand) act(seat tracker.Seat) {
	s.t.Helper()
	s.screen.Send("overrule", seat, table.Fields{"phase": "creature-action", "initiative": int(seat), "turn": int(seat)})
	s.settle()
}

func (s *stand) names(seat int) []string {
	var list []string
	for _, o := range s.screen.Seen().View.Seats[seat-1].Objects {
		list = append(list, o.Name)
	}
	return list
}

func (s *stand) lay(seat int, id string, more table.Fields) {
	s.t.Helper()
	card, ok := s.screen.Needs().Catalog().Card(catalog.CardID(id))
	if !ok {
		s.t.Fatalf("no card %s", id)
	}
	payload := payloadOf(state.FromCard(card))
	maps.Copy(payload, more)
	s.screen.Send("add", tracker.Seat(seat), payload)
	s.settle()
}

func (s *stand) sees(text string) bool {
	c := s.window.Canvas()
	for _, root := range append(c.Overlays().List(), c.Content()) {
		found := false
		uitest.Walk(root, func(o fyne.CanvasObject) {
			if a, ok := o.(fyne.Accessible); ok && strings.Contains(a.AccessibilityLabel(), text) {
				found = true
			}
			if line, ok := o.(*canvas.Text); ok && strings.Contains(line.Text, text) {
				found = true
			}
		})
		if found {
			return true
		}
	}
	return false
}

func (s *stand) left(seat tracker.Seat, name string) int {
	for _, c := range s.magewars().Player(seat).Book {
		if c.Name == name {
			return c.Count
		}
	}
	return 0
}

// ringed gives seat 2 a ring and seat 1 the turn and the mana to do something about it.
func ringed(t *testing.T) *stand {
	t.Helper()
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.lay(2, "mage-staff", table.Fields{"host": "mage2"})
	s.act(1)
	s.screen.Send("set", 1, table.Fields{"track": "mana", "value": 30})
	s.settle()
	return s
}

// From the open book to done in three taps: the card, Cast, and the dice of the attack it
// makes, which opens by itself.
func TestASpellThatAttacksGoesOnToItsAttack(t *testing.T) {
	s := ringed(t)
	s.openCast(1, "explode") // 1: the card in the book; the one wearer and the one item go without saying
	s.tap("Cast (11 mana)")  // 2
	if f := s.magewars().Fight; f == nil || len(s.names(2)) != 0 {
		t.Fatalf("no attack: %v, %v", f, s.names(2))
	}
	s.tap("Roll 4 dice") // 3
	if f := s.magewars().Fight; f != nil || s.damageOf("mage2") == 0 {
		t.Errorf("the attack is not over: %+v, damage %d", f, s.damageOf("mage2"))
	}
}

// Of what can be cast as a quickcast a tap on the price does it; of what cannot, the row says
// so and has no price to tap.
func TestR23AQuickcastListsWhatIsNoQuickSpell(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	card, _ := s.screen.Needs().Catalog().Card("dark-pact-slayer")
	bolt, _ := s.screen.Needs().Catalog().Card("heal")
	a := &adding{screen: s.screen, kit: s.screen.KitOf(1), seat: 1, how: table.Fields{"quickcast": true}}
	for _, quick := range []bool{true, false} {
		c := card
		if quick {
			c = bolt
		}
		face := a.face(c, 1, "")
		if says := strings.HasPrefix(face.Line, "no quick spell"); says == quick || (face.Act != "") != quick {
			t.Errorf("%s: %q, %q", c.Name, face.Line, face.Act)
		}
	}
	a.how = nil
	s.act(1)
	if face := a.face(card, 1, ""); face.Act == "" {
		t.Error("as an action it is cast like any other")
	}
	s.screen.Send("overrule", 1, table.Fields{"phase": "first-quickcast", "initiative": 1, "turn": 1})
	s.settle()
	if face := a.face(card, 1, ""); face.Act != "" {
		t.Error("in a phase of quickcasts it says nothing")
	}
}

// who is hurt stands first where a spell heals, and who is not is said to be
// undamaged; what came of it is told once, in the words of healing.
func TestR102AHealingSpellAsksWhoIsHurt(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.act(1)
	s.screen.Send("set", 1, table.Fields{"track": "mana", "value": 20})
	s.screen.Send("set", 2, table.Fields{"track": "damage", "value": 20})
	s.settle()
	s.openCast(1, "heal")
	q, _ := s.screen.Asked(castEvent(1, state.FromCard(must(s.screen.Needs().Catalog().Card("heal"))), nil))
	first := q.Asks[slices.IndexFunc(q.Asks, func(a tracker.Ask) bool { return a.Field == "target" })].Options[0]
	if string(first.Value) != `"mage2"` || !s.sees("undamaged") {
		t.Errorf("first stands %s", first.Value)
	}
	s.tap("Beastmaster")
	s.tap("Cast (9 mana)")
	if !s.sees("healed") || s.sees("Total") {
		t.Error("nobody is told in words what was healed")
	}
}

func must[T any](v T, _ bool) T { return v }

// what can be cast now stands in an open book before what is no quick spell, or
// too dear.
func TestR42WhatCanBeCastNowStandsFirst(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.openRulebook(2)
	s.screen.Send("set", 2, table.Fields{"track": "mana", "value": 6})
	s.settle()
	for _, quick := range []bool{true, false} {
		a := &adding{screen: s.screen, kit: s.screen.KitOf(2), seat: 2, how: table.Fields{"quickcast": quick}}
		book, _ := s.screen.bookAt(2)
		able, unable := 0, 0
		for _, part := range a.bookRows(book) {
			row, ok := part.(*widgets.ListRow)
			switch {
			case !ok:
			case strings.Contains(row.AccessibilityLabel(), "mana short") || strings.Contains(row.AccessibilityLabel(), "no quick spell"):
				unable++
			case unable > 0:
				t.Errorf("%s stands below what cannot be cast", row.AccessibilityLabel())
			default:
				able++
			}
		}
		if able == 0 || unable == 0 {
			t.Errorf("%d can be cast, %d cannot", able, unable)
		}
	}
}

// a target that suits the spell and is too dear says what is missing.
func TestR48ATargetSaysTheManaThatIsMissing(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.lay(1, "firebrand-imp", nil)
	s.act(2)
	s.screen.Send("set", 2, table.Fields{"track": "mana", "value": 1})
	s.settle()
	s.openCast(2, "sleep")
	if !s.sees("3 mana short") || s.sees("Nothing on the table suits it") {
		t.Error("the target does not say that 3 mana are missing")
	}
	s.tap("Firebrand Imp")
	if !s.sees("4 are needed") {
		t.Error("nothing says what stands against it")
	}
}
