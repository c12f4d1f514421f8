package magewars

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/ui/table"

	"github.com/quickcast/quickcast/tracker"
)

// sizes are the windows everything is tried in.
// openRulebook lays the first book the rulebooks suggest open at a seat.
// magewars is the state of the table.
// openCast opens the sheet of a card.
// powersColumn are the abilities of a seat's mage.
// act lets a seat's mage act in Arena's Creature Actions.
// names are what a seat has on the table in sight.
// lay puts a card on the table for a seat, without casting it.
// sees tells whether a text can be read.
func TestACreatureFromTheBookInThreeTaps(t *testing.T) {
	for _, size := range sizes() {
		for _, seat := range []tracker.Seat{1, 2} {
			s := newStand(t, size)
			s.begin("arena", beastmaster, beastmaster)
			s.openRulebook(seat)
			s.act(seat)
			before, left := s.magewars().Mage(seat).Mana, s.left(seat, "Bitterwood Fox")
			s.screen.openCasts(s.screen.KitOf(tracker.Seat(int(seat))), seat, nil) // 1: the plus of the seat
			s.settle()
			s.tap("Bitterwood Fox") // 2
			s.tap("Cast (5 mana)")  // 3
			if got := s.names(int(seat)); !slices.Equal(got, []string{"Bitterwood Fox"}) {
				t.Fatalf("%v, seat %d: %v on the table; notices %v", size, seat, got, s.notices)
			}
			if got := s.magewars().Mage(seat).Mana; got != before-5 {
				t.Errorf("%v, seat %d: %d mana left of %d, want 5 fewer", size, seat, got, before)
			}
			if got := s.left(seat, "Bitterwood Fox"); got != left-1 {
				t.Errorf("%v, seat %d: %d copies left of %d, want one fewer", size, seat, got, left)
			}
		}
	}
}

// left are the copies of a card in a seat's open book.
func TestAnArrivalIsAskedAbout(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.act(2)
	s.screen.Send("set", 2, table.Fields{"track": "mana", "value": 20})
	s.settle()
	s.openCast(2, "bitterwood-fox")
	s.tap("Cast (5 mana)")
	if !s.sees("Pet: mark Bitterwood Fox for 2 mana") {
		t.Fatal("the mark is not offered")
	}
	s.tap("Use it")
	o := s.screen.Seen().View.Seats[1].Objects[0]
	if len(o.Tokens) != 1 || s.magewars().Mage(2).Mana != 13 {
		t.Errorf("tokens %v, %d mana left: the fox is no pet", o.Tokens, s.magewars().Mage(2).Mana)
	}
}

func TestQuickcastIsChosenWhereOnlyThatIsAllowed(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.screen.Send("overrule", 1, table.Fields{"phase": "first-quickcast", "initiative": 2})
	s.settle()
	s.openCast(2, "bear-strength")
	if !s.sees("Creature Actions") {
		t.Error("the sheet does not say why it cannot be the mage's action")
	}
	s.tap("Beastmaster")
	s.tap("Quickcast (2 mana)")
	if s.magewars().Player(2).Quickcast || len(s.screen.Seen().View.Seats[1].Hidden) != 1 {
		t.Errorf("quickcast ready %v, %d hidden; notices %v", s.magewars().Player(2).Quickcast, len(s.screen.Seen().View.Seats[1].Hidden), s.notices)
	}
}

func TestTheTableMayOverruleARefusedSpell(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.screen.Send("overrule", 1, table.Fields{"phase": "upkeep", "initiative": 2})
	s.settle()
	s.openCast(2, "bitterwood-fox")
	if !s.sees("Creature Actions") {
		t.Error("the sheet does not say what stands against it")
	}
	s.tap("Anyway: Cast (5 mana)")
	if got := s.names(2); len(got) != 1 {
		t.Fatalf("%v on the table; notices %v", got, s.notices)
	}
	told := false
	for _, line := range s.screen.Table().Log() {
		told = told || line.ID == "table.logOverruled"
	}
	if !told {
		t.Error("the log does not tell that the table overruled a rule")
	}
}

func TestMissingManaIsSaid(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.act(2)
	s.screen.Send("set", 2, table.Fields{"track": "mana", "value": 1})
	s.settle()
	s.openCast(2, "bitterwood-fox")
	if !s.sees("5 are needed") {
		t.Error("the sheet does not say what is missing")
	}
	s.tap("Anyway: Cast (5 mana)")
	if got := s.names(2); len(got) != 1 || s.magewars().Mage(2).Mana != 0 {
		t.Errorf("%v, %d mana: the table may do it all the same", got, s.magewars().Mage(2).Mana)
	}
}

func TestASpellOnACreatureCostsWhatItsLevelSays(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.lay(1, "firebrand-imp", nil)
	s.act(2)
	s.openCast(2, "sleep")
	before := s.magewars().Mage(2).Mana
	s.tap("Firebrand Imp")
	s.tap("Cast (4 mana)")
	if got := s.magewars().Mage(2).Mana; got != before-4 {
		t.Errorf("%d mana left of %d, want 4 fewer for a creature of level 1", got, before)
	}
}

func TestACounteredSpellIsPaidFor(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.act(2)
	s.openCast(2, "bitterwood-fox")
	before := s.magewars().Mage(2).Mana
	s.tap("Countered")
	s.tap("Cast (5 mana)")
	if got := s.names(2); len(got) != 0 || s.magewars().Mage(2).Mana != before-5 {
		t.Errorf("%v on the table, %d mana of %d: a countered spell is paid for and leaves nothing", got, s.magewars().Mage(2).Mana, before)
	}
}

func TestASpawnpointPaysWithItsOwnManaFirst(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.lay(2, "lair", nil)
	s.screen.Send("change", 2, table.Fields{"object": "o1", "track": "mana", "amount": 3})
	s.screen.Send("overrule", 2, table.Fields{"phase": "deployment", "initiative": 2})
	s.settle()
	before := s.magewars().Mage(2).Mana
	s.tap("Lair casts")
	s.screen.Back()
	s.openCast(2, "bitterwood-fox") // in Deployment the mage itself casts nothing
	s.tap("Cast (5 mana)")
	if got := s.names(2); !slices.Contains(got, "Bitterwood Fox") || s.magewars().Mage(2).Mana != before-2 {
		t.Errorf("%v, %d mana of %d; notices %v", got, s.magewars().Mage(2).Mana, before, s.notices)
	}
}

func TestAWallIsExtended(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.act(2)
	s.screen.Send("set", 2, table.Fields{"track": "mana", "value": 30})
	s.settle()
	s.openCast(2, "wall-of-thorns")
	s.tap("Extended")
	s.tap("Cast (11 mana)")
	if got := s.names(2); len(got) != 2 {
		t.Errorf("%v on the table, want two walls; notices %v", got, s.notices)
	}
}

func TestASpellIsBoundAndCastFromThere(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.openRulebook(2)
	s.lay(2, "mage-wand", table.Fields{"host": "mage2"})
	s.act(2)
	s.openCast(2, "minor-heal")
	s.tap("Bind to Mage Wand")
	wand, _ := s.magewars().Object("o1")
	if wand.Bound == nil || wand.Bound.Name != "Minor Heal" {
		t.Fatalf("bound: %v; notices %v", wand.Bound, s.notices)
	}
	s.screen.openCasts(s.screen.KitOf(tracker.Seat(2)), 2, nil)
	s.tap("Minor Heal, Incantation · level 1 · bound to Mage Wand")
	if !s.sees("Choose a target") && !s.sees("Cast (") {
		t.Error("the bound spell is not cast from the list")
	}
}

// of two rings somebody says which one makes room for a third.
func TestAThirdRingAsksWhichGoes(t *testing.T) {
	for _, size := range sizes() {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		s.act(1)
		s.screen.Send("set", 1, table.Fields{"track": "mana", "value": 30})
		for _, id := range []string{"arcane-ring", "ring-of-beasts"} {
			s.lay(1, id, table.Fields{"host": "mage1"})
		}
		s.openCast(1, "fireshaper-ring")
		if !s.sees("Which goes back to the book?") {
			t.Fatalf("%v: nothing asks which ring goes", size)
		}
		before := len(s.magewars().Objects)
		s.tap("Which goes back to the book?") // the button waits for it
		if len(s.magewars().Objects) != before {
			t.Fatalf("%v: a ring went that nobody named", size)
		}
		s.tap("Ring of Beasts")
		s.tap("Cast (3 mana)")
		if got := s.names(1); !slices.Equal(got, []string{"Arcane Ring", "Fireshaper Ring"}) {
			t.Errorf("%v: %v are worn; notices %v", size, got, s.notices)
		}
	}
}

func TestPlacesOfEquipment(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.act(2)
	s.openCast(2, "leather-gloves")
	s.tap("Cast (2 mana)") // on one's own mage, without asking
	o, ok := s.magewars().Object("o1")
	if !ok || o.Host != "mage2" {
		t.Errorf("%v: the gloves are not on the mage; notices %v", o, s.notices)
	}
}

func TestAnAttackSpellGoesOnToItsDice(t *testing.T) {
	for _, size := range sizes() {
		s := newStand(t, size)
		s.begin("arena", warlock, beastmaster)
		s.openRulebook(1)
		s.act(1)
		before := s.magewars().Mage(1).Mana
		s.screen.openCasts(s.screen.KitOf(tracker.Seat(1)), 1, nil) // 1
		s.settle()
		s.tap("Flameblast")  // 2
		s.tap("Beastmaster") // 3: its dice open by themselves
		if s.magewars().Mage(1).Mana != before {
			t.Error("it is paid for before the dice are thrown")
		}
		s.tap("Roll 4 dice") // 4
		if got := s.magewars().Mage(1).Mana; got != before-5 || !s.said("table.logDice") {
			t.Errorf("%v: %d mana left of %d; notices %v", size, got, before, s.notices)
		}
	}
}

func TestWhatIsChosenAnewIsLaidOut(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.lay(1, "firebrand-imp", nil)
	s.act(2)
	s.openCast(2, "sleep")
	s.openCast(2, "bear-strength")
	for range 2 { // the sheet is as high as before
		s.tap("Warlock")
		if size := s.named("Beastmaster").Size(); size.Width < 100 || size.Height < 48 {
			t.Fatalf("a target is %v large after another was chosen", size)
		}
	}
}
