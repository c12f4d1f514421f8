package magewars

import (
	"slices"

	"quickcast/tracker"
)

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
	Extended   int      // its cost with that second wall
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
	Refusal  *tracker.Refusal // why it cannot be, or would come to nothing; nil: it can
}

// Spell answers what has to be asked before a seat's mage casts a card, and what
// the rules say to it now. The seat must exist.
func (g *Game) Spell(s *State, seat tracker.Seat, card Printed) Spell {
	spell := Spell{Cost: card.Cost, Reveal: card.Reveal, Left: s.copiesLeft(seat, &card), Prepared: -1}
	if card.Kind == KindEnchantment && card.Cost == 0 {
		spell.Cost = hiddenCost
	}
	if p := s.Player(seat); p.Prepares {
		spell.Prepared = p.Planned
	}
	probe := func() (*draft, *castData) {
		d := newDraft(g.rules, s, tracker.Event{Kind: "cast", Seat: seat})
		d.source = low{}
		return d, &castData{Printed: card}
	}
	d, p := probe()
	spell.Quick = d.quick(seat, p)
	spell.Refusal = refusal(d.mayHave(seat, &card))
	d, p = probe()
	spell.Action = refusal(d.mayCast(seat, p))
	d, p = probe()
	p.Quickcast = true
	spell.Quickcast = refusal(d.mayCast(seat, p))
	mage := s.Mage(seat)
	spell.Payers = []Payer{{Object: mage.ID, Own: mage.Mana, Mana: mage.Mana}}
	for _, o := range s.Objects {
		if o.Controller == seat && !o.FaceDown && (o.Has("Familiar") || o.Has("Spawnpoint")) {
			spell.Payers = append(spell.Payers, Payer{Object: o.ID, Own: o.Mana, Mana: o.Mana + mage.Mana})
		}
		if !o.FaceDown {
			spell.Targets = append(spell.Targets, SpellTarget{Object: o.ID, Cost: spell.Cost, Reveal: spell.Reveal})
		}
	}
	return spell
}

// refusal is what an error says, nil for none.
func refusal(err error) *tracker.Refusal {
	r, _ := err.(*tracker.Refusal)
	return r
}

// copiesLeft counts the copies of a card in a seat's open book, -1 where none is
// counted.
func (s *State) copiesLeft(seat tracker.Seat, card *Printed) int {
	p := s.Player(seat)
	if len(p.Book) == 0 {
		return -1
	}
	at := p.inBook(card)
	if at < 0 {
		return 0
	}
	return p.Book[at].Count
}

// legalFirst sorts what is legal to the front and keeps the order of the table.
func legalFirst[T any](list []T, legal func(T) bool) {
	slices.SortStableFunc(list, func(a, b T) int {
		switch {
		case legal(a) == legal(b):
			return 0
		case legal(a):
			return -1
		}
		return 1
	})
}
