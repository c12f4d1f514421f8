package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

// saving is what a card takes off a price, or puts on it.
type saving struct {
	card string
	n    int
	mana int
	x    int // of what it takes besides
}

// savings are what cards in play, and the card itself, take off the cost to cast it, or
// put on it: what may go once a round is taken where it still can be, and what only its player
// knows or pays for where that is said.
func (s *State) savings(seat tracker.Seat, p *castData) []saving {
	var list []saving
	if p.innate || !s.HasSeat(seat) {
		return nil
	}
	self := &Object{ID: "", Printed: &p.Printed, Controller: seat, Owner: seat, Host: p.Target}
	for c := range s.deeds(scene{target: p.Target, spell: &p.Printed}, self) {
		if it := c.deed(); it.At == deed.Cast && p.Target != "" && c.holds(it.Given) && !c.unanswered() {
			list = append(list, c.savingOn(&p.Printed, p.BoostX)...)
		}
	}
	for _, c := range s.sellers(seat, p) {
		id := deedID(c.card.ID, c.number)
		if chosen := slices.Contains(p.Boosts, id); !slices.Contains(p.Without, id) && (chosen || !c.asksToSave()) {
			list = append(list, c.savingOn(&p.Printed, either(chosen, p.BoostX, nil))...)
		}
	}
	return list
}

// sellers are the deeds of cards in play that change what a spell costs.
func (s *State) sellers(seat tracker.Seat, p *castData) []lawCase {
	var list []lawCase
	for c := range s.deeds(scene{target: p.Target, spell: &p.Printed}, s.inPlay(s.Objects)...) {
		if it := c.deed(); it.At == deed.Casts && it.Of != nil && c.sells(seat, p) && c.holds(it.Given) && !c.soldOut() {
			list = append(list, c)
		}
	}
	return list
}

// asksToSave tells whether only the player of a card knows whether it saves something, or says how
// much of what is given for it.
func (c *lawCase) asksToSave() bool {
	_, known := c.x(0, nil)
	return !known || c.deed().Board && c.s.variant().zones
}

// offeredSavings are those that a player may choose, for the sheet of the spell.
func (s *State) offeredSavings(seat tracker.Seat, p *castData) []boost {
	var list []boost
	for _, c := range s.sellers(seat, p) {
		_, known := c.x(0, nil)
		one := 1
		if c.asksToSave() && len(c.savingOn(&p.Printed, &one)) > 0 {
			list = append(list, boost{ID: deedID(c.card.ID, c.number), Card: c.card.Printed.Name, Say: c.deed().Say, AsksX: !known})
		}
	}
	return list
}

// sells tells whether a card changes the price of what a seat casts. Enchantments are
// cheaper to reveal where the card says so, and then not to cast.
func (c *lawCase) sells(seat tracker.Seat, p *castData) bool {
	mine := c.s.Allied(seat, c.card.Controller) && seat == c.card.Controller
	switch c.deed().Of.Role {
	case deed.You, deed.Host:
		hidden := p.Kind == KindEnchantment && (c.sibling(deed.Reveal) || !c.namesEnchantments())
		return mine && !hidden
	case deed.Foe:
		return !c.s.Allied(seat, c.card.Controller) && (c.card.Host == "" || p.Target == c.card.Host)
	}
	return false
}

// namesEnchantments tells whether a saving is on enchantments by name.
func (c *lawCase) namesEnchantments() bool {
	return slices.ContainsFunc(prices(c.deed()), func(s *deed.Step) bool { return s.Spells != nil && s.Spells.Kind == KindEnchantment })
}

// prices are the steps of a deed that change a price, of all its ways.
func prices(it *deed.Deed) []*deed.Step {
	return deed.Steps(it.Do, func(s *deed.Step) bool { return s.Do == deed.Cheaper || s.Do == deed.Dearer })
}

// sibling tells whether the card has a saving at another moment too.
func (c *lawCase) sibling(at deed.Moment) bool {
	return slices.ContainsFunc(c.card.Printed.Deeds, func(it deed.Deed) bool {
		return it.At == at && it.Of != nil && it.Do[0].Do == deed.Cheaper
	})
}

// unanswered tells whether something of a deed's conditions is for the players to say.
func (c *lawCase) unanswered() bool {
	it := c.deed()
	return it.Unsure || it.Board || it.Given != nil && it.Given.Ask.EN != ""
}

// savingOn is what the deed takes off a card's price, with the X that is said; nothing where only its
// players know how much.
func (c *lawCase) savingOn(card *Printed, said *int) []saving {
	var list []saving
	x, known := c.x(0, said)
	for _, step := range c.deed().Do {
		switch {
		case said == nil || !step.Amount.Asked():
		case step.Do == deed.Untoken:
			x = min(x, c.card.Tokens[tokenName(step.Name)])
		case step.Do == deed.Mana:
			x = min(x, c.card.Mana)
		}
	}
	for _, step := range prices(c.deed()) {
		mana := step.Amount.Value(x)
		if !known || mana == 0 || step.Spells != nil && !card.meant(*step.Spells) {
			continue
		}
		list = append(list, saving{c.card.ID, c.number, either(step.Do == deed.Dearer, -mana, mana), x})
	}
	return list
}

// meant tells whether a filter of spells means a card, wherever that is and whose it is.
func (p *Printed) meant(f deed.Filter) bool {
	f.Where, f.Side = "", ""
	return f.Fits(p.thing())
}

// priceKey counts the savings of a card that share its uses of a round.
const priceKey = "price"

// soldOut tells whether a card has saved as often as it may this round.
func (c *lawCase) soldOut() bool {
	it := c.deed()
	return it.Once.In != "" && c.card.Done[priceKey] >= max(1, it.Once.Times)
}

// revealSavings are those on the cost to reveal an enchantment where it lies.
func (s *State) revealSavings(o *Object) []saving {
	var list []saving
	for c := range s.deeds(scene{target: o.ID}, s.Objects...) {
		it, card := c.deed(), c.card
		switch {
		case it.At != deed.Reveal || s.Player(card.Controller).Gone, it.Of == nil && card.ID != o.ID:
		case it.Of != nil && (card.FaceDown || card.Controller != o.Controller || it.Of.Role != "" || !it.Of.Fits(o.Printed.thing())):
		case c.holds(it.Given) && !c.soldOut():
			list = append(list, c.savingOn(o.Printed, nil)...)
		}
	}
	return list
}

// save counts the savings that were used, takes what they cost, and says whose they are.
func (d *draft) save(list []saving) error {
	for _, each := range list {
		o := d.edit(each.card)
		if o == nil {
			continue
		}
		o.Done = put(o.Done, priceKey, o.Done[priceKey]+1)
		it := &o.Printed.Deeds[each.n]
		d.say(o.Controller, "table.logDeed", "Card", o.Printed.Name, "Say", it.Say)
		for _, step := range it.Do {
			if step.Do != deed.Untoken && step.Do != deed.Mana {
				continue
			}
			step.Amount = deed.Number(step.Amount.Value(each.x))
			if err := d.rules.befall(d, answer{&step, scene{card: o, number: each.n}}); err != nil {
				return err
			}
		}
	}
	return nil
}

// revealCost is what it costs to reveal an enchantment where it lies: the printed
// cost, what its host adds, and Magebind's on a mage. It refuses one
// that only the player can say.
func (s *State) revealCost(o *Object) (int, error) {
	host, _ := s.Object(o.Host)
	cost, err := s.revealOn(o.Printed, host)
	return less(cost, s.revealSavings(o)), err
}

func (s *State) revealOn(p *Printed, host *Object) (int, error) {
	cost := p.Reveal
	if p.RevealBy == fighter.ByPlayer {
		return cost, FieldMissing.With("Action", "reveal", "Field", "cost").ByRule(s.cite(ruleCostOfX))
	}
	if host == nil {
		return cost, nil
	}
	more, err := s.priced(p.RevealBy, host)
	if host.isMage() {
		bind := keyword.List(p.Traits).Highest(keyword.Magebind)
		more += bind
	}
	return min(cost+more, maxNumber), err
}

// less is a price with its savings, never below 0.
func less(cost int, list []saving) int {
	for _, each := range list {
		cost -= each.mana
	}
	return max(0, cost)
}
