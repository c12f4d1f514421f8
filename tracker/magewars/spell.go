package magewars

import (
	"cmp"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// spell is all that has to be asked before a card is cast, and what the rules say
// to it as the table stands. What is refused here can still be sent with Overrule.
type spell struct {
	Cost    int  // mana to cast it, without what a target adds
	NeedsX  bool // cast has to be told the X of its cost
	Reveal  int  // mana to reveal it later, without what its host adds
	RevealX bool // reveal has to be told the cost
	Quick   bool // a quick spell; else it takes a full action

	Payers  []payer       // who can pay, the mage first
	Targets []spellTarget // what lies on the table and it could be cast on, what is legal first
	Zone    bool          // it goes to the zone or a border: no target has to be named

	Refusal   *tracker.Refusal // what forbids it however it is cast; nil where nothing does
	Action    *tracker.Refusal // what forbids it as the mage's action; nil: it may be cast so now
	Quickcast *tracker.Refusal // what forbids it as the mage's quickcast; nil: it may be cast so now

	Bindable   []string // objects of the seat that the card can be bound to instead
	Extendable bool     // a wall: a second one may be joined to it
	Left       int      // copies left in the open book, -1 where none is counted
	Prepared   int      // prepared spells not cast yet, -1 where the mage did not say
}

// payer is an object that can pay for a spell: its own mana first, the rest from
// its mage.
type payer struct {
	Object  string
	Own     int              // its own mana
	Refusal *tracker.Refusal // why it cannot cast now; nil: it can
}

// spellTarget is an object a spell could be cast on.
type spellTarget struct {
	Object   string
	Cost     int              // mana to cast the spell on it
	Reveal   int              // mana to reveal it there, Magebind included
	Replaces []string         // equipment that would go back to its owner's book
	Either   []string         // equipment of which one would too, and cast has to be told which
	Refusal  *tracker.Refusal // why it cannot be, or would come to nothing; nil: it can
}

// spellNow answers what has to be asked before a seat's mage casts a card, and what
// the rules say to it now. The seat must exist.
func spellNow(s *state.State, seat tracker.Seat, p state.CastData) spell {
	card := p.Printed
	a := asked{s, seat, card, p.BoostData}
	spell := spell{
		Cost: law.Less(law.CostToCast(&card), law.Savings(s, seat, &state.CastData{Printed: card, BoostData: p.BoostData})), NeedsX: card.CostBy == fighter.ByPlayer, Reveal: card.Reveal, RevealX: card.RevealBy == fighter.ByPlayer,
		Zone: card.Aim().Zone, Left: law.CopiesLeft(s, seat, &card), Prepared: -1,
		Extendable: card.Kind == state.KindWall,
	}
	if p := s.Player(seat); p.Prepares {
		spell.Prepared = p.Planned
	}
	spell.Quick = a.quick()
	spell.Refusal = a.try((*effect.Draft).MayCastAtAll)
	spell.Action, spell.Quickcast = a.now(false), a.now(true)
	spell.Payers, spell.Targets = a.payers(), a.targets()
	for _, o := range s.Objects {
		if o.Controller != seat || o.FaceDown {
			continue
		}
		if o.Binds() && o.Bound == nil && (card.Kind == state.KindAttack || card.Kind == state.KindIncantation) && !card.Epic &&
			a.try(func(d *effect.Draft, p *state.CastData) error { return d.MayCastBy(o, &p.Printed, true) }) == nil {
			spell.Bindable = append(spell.Bindable, o.ID)
		}
	}
	return spell
}

// Quick tells whether a seat's mage could cast a card as a quick spell now: a
// quickcast takes nothing else. The seat must exist.
func (g *Game) Quick(s *state.State, seat tracker.Seat, card state.Printed) bool {
	return asked{s: s, seat: seat, card: card}.quick()
}

func (a asked) quick() (quick bool) {
	a.try(func(d *effect.Draft, p *state.CastData) error { quick = d.Quick(a.seat, p); return nil })
	return quick
}

// OnlyQuick tells whether a seat's mage may cast nothing but quick spells now: its quickcast
// is all it has. The seat must exist.
func (g *Game) OnlyQuick(s *state.State, seat tracker.Seat) bool {
	a := asked{s: s, seat: seat, card: state.Printed{Kind: state.KindIncantation, Speed: "quick"}}
	return a.now(false) != nil && a.now(true) == nil
}

// targets lists what the card could be cast on, what is legal first.
func (a asked) targets() []spellTarget {
	all := a.card.Kind == state.KindAttack && a.card.FillsZone()
	if len(a.card.Aim().Nouns) == 0 && !all {
		return nil
	}
	var list []spellTarget
	for _, o := range a.s.Objects {
		switch {
		case a.s.Player(o.Controller).Gone:
		case all && o.Attackable(): // the zone is what it is cast on: who stands there the players say
			list = append(list, spellTarget{Object: o.ID, Cost: law.CostToCast(&a.card)})
		case !all && a.asksFor(o):
			list = append(list, a.target(o))
		}
	}
	a.aim(list)
	pick.ByRank(list, func(t spellTarget) int { return pick.Either(t.Refusal == nil, 0, 1) })
	return list
}

// aim holds the targets of an attack spell to the law of attacks.
func (a asked) aim(list []spellTarget) {
	if a.card.Kind != state.KindAttack || len(a.card.Attacks) == 0 {
		return
	}
	aims := aims(a.s, state.Fight{Attacker: state.MageID(a.seat), Bar: a.card.Attacks[0], Spell: &state.CastData{Printed: a.card}, Caster: a.seat}) // it ignores guards
	for i, t := range list {
		at := slices.IndexFunc(aims, func(aim strikeAim) bool { return aim.Object == t.Object })
		switch {
		case t.Refusal != nil:
		case at >= 0:
			list[i].Refusal = aims[at].Refusal
		default:
			list[i].Refusal = state.NoTarget.With("Name", a.s.Named(t.Object)).ByRule(a.s.Cite("A-39 R-76"))
		}
	}
}

// asksFor tells whether an object is worth showing as a target: enchantments and
// equipment only where the card names them or its cost depends on them.
func (a asked) asksFor(o *state.Object) bool {
	kind := o.Printed.Kind
	switch {
	case strings.HasPrefix(a.card.CostBy, state.WornPrice):
		return kind == state.KindEquipment
	case kind == state.KindEquipment || kind == state.KindEnchantment:
		return slices.Contains(a.card.Aim().Nouns, kind)
	}
	return true
}

// target says what the card costs on an object and what stands against it.
func (a asked) target(o *state.Object) spellTarget {
	t := spellTarget{Object: o.ID}
	t.Refusal = a.try(func(d *effect.Draft, p *state.CastData) error {
		p.Target = o.ID
		return cmp.Or(d.MayTarget(a.seat, p), d.MayLie(a.seat, p, o))
	})
	t.Cost, _, _ = law.Price(a.s, a.seat, &state.CastData{Printed: a.card, Target: o.ID, BoostData: a.BoostData})
	t.Reveal, _ = law.RevealOn(a.s, &a.card, o)
	if t.Refusal == nil {
		t.Refusal = a.try(func(d *effect.Draft, _ *state.CastData) error { return d.Affords(a.seat, t.Cost) })
	}
	if a.card.Kind == state.KindEquipment && o.IsMage() && a.s.Allied(o.Controller, a.seat) {
		card := a.placed(o)
		gone, either := law.Displaced(a.s, o.ID, &card)
		t.Replaces, t.Either = state.IDs(gone), state.IDs(either)
	}
	return t
}

// placed is the equipment with the slots it would take on a mage.
func (a asked) placed(mage *state.Object) state.Printed {
	p := a.card
	p.Slots = law.Placed(a.s, mage.ID, &p)
	return p
}

// asked is a card somebody thinks of casting.
type asked struct {
	s    *state.State
	seat tracker.Seat
	card state.Printed
	state.BoostData
}

// try does part of a cast in thought and gives what refuses it.
func (a asked) try(part func(*effect.Draft, *state.CastData) error) *tracker.Refusal {
	d := effect.InThought(a.s, tracker.Event{Kind: "cast", Seat: a.seat})
	r, _ := part(d, &state.CastData{Printed: a.card, BoostData: a.BoostData}).(*tracker.Refusal)
	return r
}

// now gives what refuses it as the action of its mage, or as the quickcast.
func (a asked) now(quickcast bool) *tracker.Refusal {
	return a.try(func(d *effect.Draft, p *state.CastData) error {
		p.Quickcast = quickcast
		return d.MayCastNow(a.seat, p)
	})
}

// payers lists who can pay for the card: the mage, and its familiars and
// spawnpoints with their own mana first.
func (a asked) payers() []payer {
	mage := a.s.Mage(a.seat)
	list := []payer{{Object: mage.ID, Own: mage.Mana}}
	for _, o := range a.s.Objects {
		if o.Controller != a.seat || o.FaceDown || !o.Casts() {
			continue
		}
		list = append(list, payer{
			Object: o.ID, Own: o.Mana,
			Refusal: a.try(func(d *effect.Draft, p *state.CastData) error {
				p.Payer = o.ID
				return d.CastThrough(d.Edit(o.ID), p)
			}),
		})
	}
	return list
}
