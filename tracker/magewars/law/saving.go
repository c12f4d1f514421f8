package law

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Saving is what a card takes off a price, or puts on it.
type Saving struct {
	Card   string
	Number int
	mana   int
	X      int // of what it takes besides
}

// Savings are what cards in play, and the card itself, take off the cost to cast it, or
// put on it: what may go once a round is taken where it still can be, and what only its player
// knows or pays for where that is said.
func Savings(s *state.State, seat tracker.Seat, p *state.CastData) []Saving {
	var list []Saving
	if p.Innate || !s.HasSeat(seat) {
		return nil
	}
	self := &state.Object{ID: "", Printed: &p.Printed, Controller: seat, Owner: seat, Host: p.Target}
	for c := range Deeds(s, state.Scene{Target: p.Target, Spell: &p.Printed}, self) {
		it := c.Deed()
		if own := it.At == deed.Casts && it.Of == nil; (own || it.At == deed.Cast && p.Target != "") && c.Holds(it.Given) && !c.unanswered() {
			list = append(list, c.savingOn(&p.Printed, p.BoostX)...)
		}
	}
	for _, c := range sellers(s, seat, p) {
		id := state.DeedID(c.Card.ID, c.Number)
		if chosen := slices.Contains(p.Boosts, id); !slices.Contains(p.Without, id) && (chosen || !c.asksToSave()) {
			list = append(list, c.savingOn(&p.Printed, pick.Either(chosen, p.BoostX, nil))...)
		}
	}
	return list
}

// sellers are the deeds of cards in play that change what a spell costs.
func sellers(s *state.State, seat tracker.Seat, p *state.CastData) []Case {
	var list []Case
	for c := range Deeds(s, state.Scene{Target: p.Target, Spell: &p.Printed}, s.InPlay(s.Objects)...) {
		if it := c.Deed(); it.At == deed.Casts && it.Of != nil && c.sells(seat, p) && c.Holds(it.Given) && !c.SoldOut() {
			list = append(list, c)
		}
	}
	return list
}

// asksToSave tells whether only the player of a card knows whether it saves something, or says how
// much of what is given for it.
func (c *Case) asksToSave() bool {
	_, known := c.X(0, nil)
	return !known || c.Deed().Board && c.Table.Variant().Zones
}

// OfferedSavings are those that a player may choose, for the sheet of the spell.
func OfferedSavings(s *state.State, seat tracker.Seat, p *state.CastData) []state.Boost {
	var list []state.Boost
	for _, c := range sellers(s, seat, p) {
		_, known := c.X(0, nil)
		one := 1
		if c.asksToSave() && len(c.savingOn(&p.Printed, &one)) > 0 {
			list = append(list, state.Boost{ID: state.DeedID(c.Card.ID, c.Number), Card: c.Card.Printed.Name, Say: c.Deed().Say, AsksX: !known})
		}
	}
	return list
}

// sells tells whether a card changes the price of what a seat casts. Enchantments are
// cheaper to reveal where the card says so, and then not to cast.
func (c *Case) sells(seat tracker.Seat, p *state.CastData) bool {
	mine := c.Table.Allied(seat, c.Card.Controller) && seat == c.Card.Controller
	switch c.Deed().Of.Role {
	case deed.You, deed.Host:
		later := func(it deed.Deed) bool { return it.At == deed.Reveal && it.Of != nil && it.Do[0].Do == deed.Cheaper }
		named := func(s *deed.Step) bool { return s.Spells != nil && s.Spells.Kind == state.KindEnchantment }
		hidden := p.Kind == state.KindEnchantment && (slices.ContainsFunc(c.Card.Printed.Deeds, later) || !slices.ContainsFunc(prices(c.Deed()), named))
		return mine && !hidden
	case deed.Foe:
		return !c.Table.Allied(seat, c.Card.Controller) && (c.Card.Host == "" || p.Target == c.Card.Host)
	}
	return false
}

// prices are the steps of a deed that change a price, of all its ways.
func prices(it *deed.Deed) []*deed.Step {
	return deed.Steps(it.Do, func(s *deed.Step) bool { return s.Do == deed.Cheaper || s.Do == deed.Dearer })
}

// unanswered tells whether something of a deed's conditions is for the players to say.
func (c *Case) unanswered() bool {
	it := c.Deed()
	return it.Unsure || it.Board || it.Given != nil && it.Given.Ask.EN != ""
}

// savingOn is what the deed takes off a card's price, with the X that is said; nothing where only its
// players know how much.
func (c *Case) savingOn(card *state.Printed, said *int) []Saving {
	var list []Saving
	x, known := c.X(0, said)
	for _, step := range c.Deed().Do {
		switch {
		case said == nil || !step.Amount.Asked():
		case step.Do == deed.Untoken:
			x = min(x, c.Card.Tokens[TokenName(step.Name)])
		case step.Do == deed.Mana:
			x = min(x, c.Card.Mana)
		}
	}
	for _, step := range prices(c.Deed()) {
		mana := step.Amount.Value(x)
		if !known || mana == 0 || step.Spells != nil && !card.Means(*step.Spells) {
			continue
		}
		list = append(list, Saving{c.Card.ID, c.Number, pick.Either(step.Do == deed.Dearer, -mana, mana), x})
	}
	return list
}

// PriceKey counts the savings of a card that share its uses of a round.
const PriceKey = "price"

// SoldOut tells whether a card has saved as often as it may this round.
func (c *Case) SoldOut() bool {
	it := c.Deed()
	return it.Once.In != "" && c.Card.Done[PriceKey] >= max(1, it.Once.Times)
}

// RevealSavings are those on the cost to reveal an enchantment where it lies.
func RevealSavings(s *state.State, o *state.Object) []Saving {
	var list []Saving
	for c := range Deeds(s, state.Scene{Target: o.ID}, s.Objects...) {
		it, card := c.Deed(), c.Card
		switch {
		case it.At != deed.Reveal || s.Player(card.Controller).Gone, it.Of == nil && card.ID != o.ID:
		case it.Of != nil && (card.FaceDown || card.Controller != o.Controller || it.Of.Role != "" || !it.Of.Fits(o.Printed.Thing())):
		case c.Holds(it.Given) && !c.SoldOut():
			list = append(list, c.savingOn(o.Printed, nil)...)
		}
	}
	return list
}

// RevealCost is what it costs to reveal an enchantment where it lies: the printed
// cost, what its host adds, and Magebind's on a mage. It refuses one
// that only the player can say.
func RevealCost(s *state.State, o *state.Object) (int, error) {
	host, _ := s.Object(o.Host)
	cost, err := RevealOn(s, o.Printed, host)
	return Less(cost, RevealSavings(s, o)), err
}

// RevealOn is the cost to reveal an enchantment on a host, nil for none, before anybody saves of it.
func RevealOn(s *state.State, p *state.Printed, host *state.Object) (int, error) {
	cost := p.Reveal
	if p.RevealBy == fighter.ByPlayer {
		return cost, state.FieldMissing.With("Action", "reveal", "Field", "cost").ByRule(s.Cite("A-75 R-52"))
	}
	if host == nil {
		return cost, nil
	}
	more, err := Priced(s, p.RevealBy, host)
	if host.IsMage() {
		bind := keyword.List(p.Traits).Highest(keyword.Magebind)
		more += bind
	}
	return min(cost+more, state.MaxNumber), err
}

// Less is a price with its savings, never below 0.
func Less(cost int, list []Saving) int {
	for _, each := range list {
		cost -= each.mana
	}
	return max(0, cost)
}
