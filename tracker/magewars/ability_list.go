package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// Power is a mage's ability as it may be used now.
type Power struct {
	Name    string
	Rule    string           // the number of the rule that explains it
	Passive bool             // it works by itself: it is never sent
	Cost    int              // mana, without what its object adds
	Life    bool             // what its object adds is life, not mana
	Used    bool             // it was used as often as it may
	Objects []string         // whom it can be used on now, in the order of the table
	Costs   []int            // mana, or life, for each of Objects
	Cards   []string         // names of cards it can bring back
	Refusal *tracker.Refusal // why it cannot be used now; nil: it can
}

// Powers lists the abilities of a seat's mage as they may be used now, in the
// order of its card. The seat must exist.
func (g *Game) Powers(s *State, seat tracker.Seat) []Power {
	var list []Power
	mage := s.Mage(seat)
	for _, name := range mage.Printed.Abilities {
		p := Power{Name: name, Rule: "R-9", Passive: true}
		for c := range s.deeds(scene{}, mage) {
			if strings.EqualFold(c.deed().Power, name) {
				p.add(&c)
			}
		}
		list = append(list, p)
	}
	return list
}

// add says how the ability stands by one of its deeds: that is tried on all it could be used on, and
// with each card it could bring back.
func (p *Power) add(c *lawCase) {
	p.Rule = c.rule()
	if !c.deed().Used() {
		return
	}
	if p.Passive {
		p.Passive, p.Cost, p.Used = false, c.imagined(deedData{}).paid, c.usedUp()
		p.Refusal = NoTarget.With("Name", c.card.Printed.Name, "Ability", p.Name).ByRule(c.rule())
	}
	needs := c.needs(deedData{})
	at := slices.IndexFunc(needs, func(n need) bool { return n.field == "target" || n.field == "cardName" && len(n.names) > 0 })
	if at < 0 {
		p.try(c, deedData{})
		return
	}
	for _, o := range needs[at].objects {
		if told, ok := p.try(c, deedData{Target: o.ID}); ok {
			r := c.imagined(told)
			p.Objects, p.Costs, p.Life = append(p.Objects, o.ID), append(p.Costs, r.paid+r.bled), r.bled > 0
		}
	}
	for _, name := range needs[at].names {
		if _, ok := p.try(c, deedData{Card: name}); ok {
			p.Cards = append(p.Cards, name)
		}
	}
}

// try uses the ability in thought, told the first of whatever else it asks for, and as the quickcast
// where it may not be used as the action.
func (p *Power) try(c *lawCase, told deedData) (deedData, bool) {
	told.Deed = deedID(c.card.ID, c.number)
	for range 3 { // what is told may ask for more
		for _, n := range c.open(told) {
			n.tellFirst(&told)
		}
	}
	refusal := c.refuses(told)
	if cost := c.deed().Cost; refusal != nil && cost != nil && cost.Spell {
		told.Quickcast = true
		if quick := c.refuses(told); quick == nil {
			refusal = nil
		}
	}
	if refusal == nil || p.Refusal != nil && len(p.Objects)+len(p.Cards) == 0 {
		p.Refusal = refusal
	}
	return told, refusal == nil
}

// tellFirst tells a deed the first of the names, the ways and the numbers that it asks for.
func (n *need) tellFirst(p *deedData) {
	switch {
	case n.field == "way":
		p.Way = &n.open[0]
	case n.field == "x":
		p.X = new(int)
	case n.field == "area":
		p.Area = ids(n.objects)
	case n.field == "conditions" && len(n.names) > 0:
		p.Conditions = n.names[:1]
	case n.field == "cardName":
		p.Card = append(n.names, "x")[0]
	}
}

// refuses says what the table would say to the use of a deed, in thought.
func (c *lawCase) refuses(p deedData) *tracker.Refusal {
	r, _ := inThought(c.s, tracker.Event{Kind: "deed", Seat: c.card.Controller}).useDeed(p).(*tracker.Refusal)
	return r
}

// powerChoices are the abilities somebody should be asked about right now: deeds that may be left, and
// what something that has just happened makes possible.
func (s *State) powerChoices() []tracker.Choice {
	var list []tracker.Choice
	for c := range s.deeds(scene{}, s.inPlay(s.Objects[:len(s.Players)])...) {
		if c.deed().May && c.deed().At == deed.Pay && !c.card.fallen() && c.usable() {
			list = append(list, c.powerChoices()...)
		}
	}
	return list
}

// powerChoices are those of one ability: one for each it can be used on or bring back, or one where it
// needs nobody.
func (c *lawCase) powerChoices() []tracker.Choice {
	p, seat, it := Power{Name: c.deed().Power, Passive: true}, c.card.Controller, c.deed()
	p.add(c)
	var list []tracker.Choice
	offer := func(text tracker.Word, told abilityData, pairs ...any) {
		told.Ability = p.Name
		list = append(list, choice(text, p.Rule, seat, "ability", told, append(pairs, "Ability", p.Name)...))
	}
	marks := it.X != nil && it.Makes(deed.Grant)
	for i, id := range p.Objects {
		text := either(marks, either(p.Life, "table.choiceMarkLife", "table.choiceMark"), "table.choicePowerOn")
		offer(tracker.Word(text), abilityData{Object: id}, "Name", c.s.named(id), "Amount", p.Costs[i])
	}
	for _, name := range p.Cards {
		offer("table.choiceReturn", abilityData{Card: name}, "Name", c.card.Printed.Name, "Card", name)
	}
	if len(list) == 0 && p.Refusal == nil {
		offer("table.choicePower", abilityData{}, "Player", c.card.Printed.Name, "Amount", p.Cost)
	}
	return list
}
