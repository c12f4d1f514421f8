package effect

import "github.com/quickcast/quickcast/tracker"

// Spell is all that has to be asked before a card is cast, and what the rules say
// to it as the table stands. What is refused here can still be sent with Overrule.
type Spell struct {
	Cost    int  // mana to cast it, without what a target adds
	NeedsX  bool // cast has to be told the X of its cost
	Reveal  int  // mana to reveal it later, without what its host adds
	RevealX bool // reveal has to be told the cost
	Quick   bool // a quick spell; else it takes a full action

	Payers  []Payer       // who can pay, the mage first
	Targets []SpellTarget // what lies on the table and it could be cast on, what is legal first
	Zone    bool          // it goes to the zone or a border: no target has to be named

	Refusal   *tracker.Refusal // what forbids it however it is cast; nil where nothing does
	Action    *tracker.Refusal // what forbids it as the mage's action; nil: it may be cast so now
	Quickcast *tracker.Refusal // what forbids it as the mage's quickcast; nil: it may be cast so now

	Bindable   []string // objects of the seat that the card can be bound to instead
	Bound      []string // objects it is bound to already and that have not cast it this round
	Extendable bool     // a wall: a second one may be joined to it
	Left       int      // copies left in the open book, -1 where none is counted
	Prepared   int      // prepared spells not cast yet, -1 where the mage did not say
}

// Payer is an object that can pay for a spell: its own mana first, the rest from
// its mage.
type Payer struct {
	Object  string
	Own     int              // its own mana
	Mana    int              // all it can pay with, its mage's included
	Refusal *tracker.Refusal // why it cannot cast now; nil: it can
}

// SpellTarget is an object a spell could be cast on.
type SpellTarget struct {
	Object   string
	Cost     int              // mana to cast the spell on it
	Reveal   int              // mana to reveal it there, Magebind included
	Replaces []string         // equipment that would go back to its owner's book
	Either   []string         // equipment of which one would too, and cast has to be told which
	Refusal  *tracker.Refusal // why it cannot be, or would come to nothing; nil: it can
}
