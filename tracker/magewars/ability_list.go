package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
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
func (g *Game) Powers(s *state.State, seat tracker.Seat) []Power {
	var list []Power
	mage := s.Mage(seat)
	for _, name := range mage.Printed.Abilities {
		p := Power{Name: name, Rule: "R-9", Passive: true}
		for c := range law.Deeds(s, state.Scene{}, mage) {
			if strings.EqualFold(c.Deed().Power, name) {
				p.add(&c)
			}
		}
		list = append(list, p)
	}
	return list
}

// add says how the ability stands by one of its deeds: that is tried on all it could be used on, and
// with each card it could bring back.
func (p *Power) add(c *law.Case) {
	p.Rule = c.Rule()
	if !c.Deed().Used() {
		return
	}
	if p.Passive {
		p.Passive, p.Cost, p.Used = false, effect.Imagined(c, state.DeedData{}).Paid, c.UsedUp()
		p.Refusal = state.NoTarget.With("Name", c.Card.Printed.Name, "Ability", p.Name).ByRule(c.Rule())
	}
	needs := effect.Needs(c, state.DeedData{})
	at := slices.IndexFunc(needs, func(n effect.Need) bool { return n.Field == "target" || n.Field == "cardName" && len(n.Names) > 0 })
	if at < 0 {
		p.try(c, state.DeedData{})
		return
	}
	for _, o := range needs[at].Objects {
		if told, ok := p.try(c, state.DeedData{Target: o.ID}); ok {
			r := effect.Imagined(c, told)
			p.Objects, p.Costs, p.Life = append(p.Objects, o.ID), append(p.Costs, r.Paid+r.Bled), r.Bled > 0
		}
	}
	for _, name := range needs[at].Names {
		if _, ok := p.try(c, state.DeedData{Card: name}); ok {
			p.Cards = append(p.Cards, name)
		}
	}
}

// try uses the ability in thought, told the first of whatever else it asks for, and as the quickcast
// where it may not be used as the action.
func (p *Power) try(c *law.Case, told state.DeedData) (state.DeedData, bool) {
	told.Deed = state.DeedID(c.Card.ID, c.Number)
	for range 3 { // what is told may ask for more
		for _, n := range effect.Open(c, told) {
			tellFirst(&n, &told)
		}
	}
	refusal := refuses(c, told)
	if cost := c.Deed().Cost; refusal != nil && cost != nil && cost.Spell {
		told.Quickcast = true
		if quick := refuses(c, told); quick == nil {
			refusal = nil
		}
	}
	if refusal == nil || p.Refusal != nil && len(p.Objects)+len(p.Cards) == 0 {
		p.Refusal = refusal
	}
	return told, refusal == nil
}

// tellFirst tells a deed the first of the names, the ways and the numbers that it asks for.
func tellFirst(n *effect.Need, p *state.DeedData) {
	switch {
	case n.Field == "way":
		p.Way = &n.Open[0]
	case n.Field == "x":
		p.X = new(int)
	case n.Field == "area":
		p.Area = state.IDs(n.Objects)
	case n.Field == "conditions" && len(n.Names) > 0:
		p.Conditions = n.Names[:1]
	case n.Field == "cardName":
		p.Card = append(n.Names, "x")[0]
	}
}

// refuses says what the table would say to the use of a deed, in thought.
func refuses(c *law.Case, p state.DeedData) *tracker.Refusal {
	r, _ := effect.InThought(c.Table, tracker.Event{Kind: "deed", Seat: c.Card.Controller}).UseDeed(p).(*tracker.Refusal)
	return r
}

// powerChoices are the abilities somebody should be asked about right now: deeds that may be left, and
// what something that has just happened makes possible.
func powerChoices(s *state.State) []tracker.Choice {
	var list []tracker.Choice
	for c := range law.Deeds(s, state.Scene{}, s.InPlay(s.Objects[:len(s.Players)])...) {
		if c.Deed().May && c.Deed().At == deed.Pay && !c.Card.Fallen() && usable(&c) {
			list = append(list, choicesOfPower(&c)...)
		}
	}
	return list
}

// choicesOfPower are those of one ability: one for each it can be used on or bring back, or one where it
// needs nobody.
func choicesOfPower(c *law.Case) []tracker.Choice {
	p, seat, it := Power{Name: c.Deed().Power, Passive: true}, c.Card.Controller, c.Deed()
	p.add(c)
	var list []tracker.Choice
	offer := func(text tracker.Word, told abilityData, pairs ...any) {
		told.Ability = p.Name
		list = append(list, choice(text, p.Rule, seat, "ability", told, append(pairs, "Ability", p.Name)...))
	}
	marks := it.X != nil && it.Makes(deed.Grant)
	for i, id := range p.Objects {
		text := pick.Either(marks, pick.Either(p.Life, "table.choiceMarkLife", "table.choiceMark"), "table.choicePowerOn")
		offer(tracker.Word(text), abilityData{Object: id}, "Name", c.Table.Named(id), "Amount", p.Costs[i])
	}
	for _, name := range p.Cards {
		offer("table.choiceReturn", abilityData{Card: name}, "Name", c.Card.Printed.Name, "Card", name)
	}
	if len(list) == 0 && p.Refusal == nil {
		offer("table.choicePower", abilityData{}, "Player", c.Card.Printed.Name, "Amount", p.Cost)
	}
	return list
}
