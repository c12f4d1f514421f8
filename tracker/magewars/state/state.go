// Package state is what a table of Mage Wars Academy or Arena is: mages and objects with their tracks, markers,
// conditions and keywords, whose turn it is, what is open and what waits. It knows the names, numbers of rules
// and refusals of both games, and their differences as data (Variant); what may be done, and what happens then, it
// does not know. A State is never changed: a Draft writes the next one.
package state

import (
	"cmp"
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
)

// State is where a table of Academy or Arena stands. It is never changed: an
// event makes a new one that shares what stayed the same.
type State struct {
	Game       string       `json:"game"`
	Apprentice bool         `json:"apprentice,omitempty"` // Arena's Apprentice Mode
	Seed       uint64       `json:"-"`                    // of the rolls, kept so that a table goes on with its own
	Round      int          `json:"round"`                // 0 before the first
	Phase      Phase        `json:"phase"`
	Step       Step         `json:"step"`
	Initiative tracker.Seat `json:"initiative"`      // 0 before it is settled
	Turn       tracker.Seat `json:"-"`               // whose turn to act it is, 0 when nobody's
	Acting     string       `json:"acting"`          // the object being activated, empty between activations
	Acted      bool         `json:"acted"`           // the acting creature has taken its action
	Moves      int          `json:"moves"`           // move actions it has taken before
	Hindered   bool         `json:"-"`               // it moves no further
	Closed     string       `json:"-"`               // the acting creature, when what ends with its activation has come off already
	Again      *Again       `json:"again,omitempty"` // an attack that may be made once more, against another target; nil for none
	Fight      *Fight       `json:"fight,omitempty"` // an attack that is played part by part, nil while none is open
	Last       tracker.Seat `json:"-"`               // who had the last activation of this phase
	Quickened  bool         `json:"-"`               // the activation now or last has had its team's quickcast
	Ahead      tracker.Seat `json:"-"`               // who has quickcast before the next one, which must follow
	Players    []*Player    `json:"-"`
	Objects    []*Object    `json:"-"`                    // the mages first, in order of seats, then by arrival
	Queue      []Task       `json:"-"`                    // what the Upkeep still asks for
	Mended     []Task       `json:"-"`                    // what has been healed in it
	Due        []Due        `json:"mustReveal,omitempty"` // hidden enchantments that must be revealed now
	Held       *Held        `json:"held,omitempty"`       // an event that waits for that, nil for none
	LastID     int          `json:"-"`                    // of objects and tasks
	Offers     []Offer      `json:"offers,omitempty"`     // deeds of cards whose moment has come
	Late       []Offer      `json:"-"`                    // those of this phase that dice have gone past
	InForce    []*Object    `json:"-"`                    // spells that are discarded and still do something this round
	LastSpell  int          `json:"-"`                    // of those
	FreeCasts  []FreeCast   `json:"freeCasts,omitempty"`  // spells that may be cast without an action

	Rules *Rules           `json:"-"` // of the game that is played; nil for a table of none
	Lines []tracker.Line   `json:"-"` // what the last event said
	Told  []tracker.Notice `json:"-"` // what the table should know of it
}

// Player is a seat: what belongs to a person and not to the mage's body.
type Player struct {
	Seat      tracker.Seat `json:"seat"`
	Team      int          `json:"-"`                // players of one team have one number
	School    string       `json:"school,omitempty"` // the seat's tint
	Quickcast bool         `json:"quickcast"`        // the quickcast marker shows its ready side
	Planned   int          `json:"planned"`          // spells prepared this round; which ones stays hidden
	Discard   []Card       `json:"-"`
	Gone      bool         `json:"gone"` // has left the table

	Book     []BookCard `json:"book,omitempty"`     // an open spellbook, empty where it is not counted
	Pages    string     `json:"-"`                  // of a book that stays on its player's device: the commitment to its cards
	Spent    []BookCard `json:"-"`                  // what was put into such a book, or taken out
	Prepares bool       `json:"-"`                  // it said how many spells it prepared this round
	Training []string   `json:"training,omitempty"` // classes and schools for cards that ask for them
	Taken    int        `json:"damageTaken"`        // damage its mage took over the game, whatever was healed
	Leads    int        `json:"initiativeRounds"`   // rounds in which it had the initiative
}

// BookCard is a card in an open spellbook and how many of it are left.
type BookCard struct {
	Card  string `json:"card,omitempty"`
	Name  string `json:"name"`
	Count int    `json:"count"`
	Quick *int   `json:"quick,omitempty"` // the least mana it takes as a quick spell, -1 for none; not known where it is left out
}

// Card is a card out of the game on a discard pile.
type Card struct {
	Name string `json:"name"`
	Card string `json:"card,omitempty"`

	Printed *Printed `json:"-"`
	Round   int      `json:"-"` // it was discarded in
	Marks   []string `json:"-"` // why it may come back: a curse, the tokens that lay on it
}

// Object is anything on the table that can be targeted, mages included (A-1,
// Mana and Channeling are zero for most.
type Object struct {
	ID         string       `json:"id"`
	Printed    *Printed     `json:"-"` // shared, never changed
	Controller tracker.Seat `json:"controller"`
	Owner      tracker.Seat `json:"owner"`
	Host       string       `json:"attachedTo,omitempty"` // the object it is attached to
	FaceDown   bool         `json:"faceDown"`             // an enchantment not yet revealed

	Life, Armor, Channeling int `json:"-"` // without what changes them now
	Damage                  int `json:"damage"`
	Mana                    int `json:"mana"`

	Active bool     `json:"active"` // the action marker shows its active side; creatures only
	Guard  bool     `json:"guard"`
	Used   []string `json:"used,omitempty"` // markers turned to their used side until the next Reset

	Defended int      `json:"defenseUsed,omitempty"`     // uses of its Defense this round
	Received int      `json:"attacksReceived,omitempty"` // attacks received this round
	Meleed   bool     `json:"meleeAttacked,omitempty"`   // has made a melee attack this round
	Scorched []string `json:"-"`                         // whom its damage barrier has attacked this round

	Conditions map[string]int `json:"-"`
	Fresh      map[string]int `json:"freshConditions,omitempty"` // of those, gained in its own activation
	Tokens     map[string]int `json:"-"`

	Gained  []string       `json:"-"` // keywords from what is attached to it
	Given   []string       `json:"-"` // keywords from the table or an ability
	Brief   []string       `json:"-"` // keywords until the end of the round
	Bound   *Printed       `json:"-"` // the spell bound to it
	Holder  string         `json:"-"` // who grapples it, "" where nobody knows
	Arrived bool           `json:"-"` // it has just come and may be marked
	Harmed  []tracker.Seat `json:"-"` // whose objects it has damaged this round
	Lit     []tracker.Seat `json:"-"` // whose light attacks have damaged it this round
	HurtBy  []*Object      `json:"-"` // whose attacks have damaged it this round, each as it was

	Reach   []string       `json:"-"` // who stands where its card reaches, as the table was told; nil where it was not
	Done    map[string]int `json:"-"` // how often its deeds have happened that happen so often a round
	Passing []Passing      `json:"-"` // keywords for a while
}

// Grapple is the condition of the prey of whoever placed it.
const Grapple = "grapple"

// Kinds of objects. A mage is a creature too.
const (
	KindMage        = "mage"
	KindCreature    = "creature"
	KindConjuration = "conjuration"
	KindWall        = "wall"
	KindEquipment   = "equipment"
	KindEnchantment = "enchantment"
)

// IsMage tells whether the object is a mage's body.
func (o *Object) IsMage() bool { return o.Printed.Kind == KindMage }

// IsCreature tells whether the object is activated like a creature; a mage is
// one.
func (o *Object) IsCreature() bool { return o.IsMage() || o.Printed.Kind == KindCreature }

// OutOfArena is what keeps an object from everything until it is brought back.
const OutOfArena = "out"

// Away tells whether the object is out of the arena.
func (o *Object) Away() bool {
	return slices.ContainsFunc(o.Passing, func(p Passing) bool { return p.Bars == OutOfArena })
}

// Object finds an object by its id.
func (s *State) Object(id string) (*Object, bool) {
	o := s.Find(func(o *Object) bool { return o.ID == id })
	return o, o != nil
}

// Find finds the first object of which something holds, nil for none.
func (s *State) Find(is func(*Object) bool) *Object {
	return pick.First(s.Objects, is)
}

// Mage is the body of a seat's mage. The seat must exist.
func (s *State) Mage(seat tracker.Seat) *Object { return s.Objects[seat-1] }

// Player is a seat's player. The seat must exist.
func (s *State) Player(seat tracker.Seat) *Player { return s.Players[seat-1] }

// HasSeat tells whether there is such a seat.
func (s *State) HasSeat(seat tracker.Seat) bool { return seat >= 1 && int(seat) <= len(s.Players) }

// ActiveCreatures counts the creatures a seat could still activate; the one
// that is acting right now is not among them.
func (s *State) ActiveCreatures(seat tracker.Seat) int {
	return pick.Count(s.Objects, func(o *Object) bool {
		return o.Controller == seat && o.IsCreature() && o.Active && !o.Away() && o.ID != s.Acting && !s.Player(seat).Gone
	})
}

// Allied tells whether two seats are one or of one team.
func (s *State) Allied(a, b tracker.Seat) bool { return s.Player(a).Team == s.Player(b).Team }

// teams tells whether any two seats play together.
func (s *State) teams() bool {
	return slices.ContainsFunc(s.Players, func(p *Player) bool {
		return pick.Count(s.Players, func(other *Player) bool { return other.Team == p.Team }) > 1
	})
}

// After finds the next seat clockwise that is still at the table and suits; 0
// if there is none but the seat itself.
func (s *State) After(seat tracker.Seat, suits func(tracker.Seat) bool) tracker.Seat {
	n := len(s.Players)
	for i := 1; i < n; i++ {
		next := tracker.Seat((int(seat)-1+i)%n + 1)
		if !s.Player(next).Gone && suits(next) {
			return next
		}
	}
	return 0
}

// TurnAfter finds who acts next: clockwise, whoever still has an active
// creature. Who has none could only pass and is
// passed over. In Academy the teams alternate.
func (s *State) TurnAfter(seat tracker.Seat) tracker.Seat {
	able := func(next tracker.Seat) bool { return s.ActiveCreatures(next) > 0 }
	if s.Variant().AsTeams {
		other := func(next tracker.Seat) bool { return able(next) && !s.Allied(seat, next) }
		if next := s.After(seat, other); next != 0 {
			return next
		}
	}
	if next := s.After(seat, able); next != 0 {
		return next
	}
	if able(seat) {
		return seat
	}
	return 0
}

// TurnNow is whose turn it is: that of Turn, or of whoever comes after it once a hand or a
// death has left that side nothing to activate. 0 where nobody has.
func (s *State) TurnNow() tracker.Seat {
	if s.Phase != ActionPhase && s.Phase != CreatureActionPhase || s.Acting != "" {
		return s.Turn
	}
	for _, p := range s.Players {
		if s.ActiveCreatures(p.Seat) > 0 && s.Friendly(s.Turn, p.Seat) {
			return s.Turn
		}
	}
	return s.TurnAfter(cmp.Or(s.Turn, s.Last, s.Initiative, 1))
}

// OnTurn tells whether a seat may act now: it is its turn, or in Academy that
// of its team.
func (s *State) OnTurn(seat tracker.Seat) bool {
	return s.Friendly(s.Turn, seat) || s.Friendly(s.TurnNow(), seat)
}

// Friendly tells whose turns and activations are a seat's, too: in Academy those of its
// team, in Arena its own. Nobody's are not.
func (s *State) Friendly(acting, seat tracker.Seat) bool {
	return acting == seat || acting != 0 && s.Variant().AsTeams && s.Allied(acting, seat)
}

// InTurn are the seats clockwise, the holder of the initiative first.
func (s *State) InTurn() []tracker.Seat {
	var list []tracker.Seat
	for i := range s.Players {
		list = append(list, tracker.Seat((int(max(s.Initiative, 1))-1+i)%len(s.Players)+1))
	}
	return list
}

// FromInitiative is how many seats to the left of the initiative a seat is.
func (s *State) FromInitiative(seat tracker.Seat) int {
	return (int(seat-max(s.Initiative, 1)) + len(s.Players)) % len(s.Players)
}

// Sees tells whether a viewer may know what a seat has face down: it is its own or
// of its team.
func (s *State) Sees(viewer, seat tracker.Seat) bool {
	return s.HasSeat(viewer) && s.Allied(viewer, seat)
}

// OneZone tells whether an enchantment that is on no object is on the one zone there
// is.
func (s *State) OneZone(p *Printed) bool { return !s.Variant().Zones && p.Kind == KindEnchantment }

// MaxObjects bounds a table, far above any that was ever played.
const MaxObjects = 300
