package magewars

import (
	"encoding/json"
	"maps"
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// PowerNeed is a field of the event "ability" that a power has to be told.
type PowerNeed string

// What a power can need; each is the name of the field.
const (
	needObject     PowerNeed = "object"     // one of Power.Objects
	needConditions PowerNeed = "conditions" // of those on the object, one name a marker
	needCard       PowerNeed = "cardName"   // one of Power.Cards, or any where there are none
	needOrder      PowerNeed = "order"      // one of Power.Orders
	needCost       PowerNeed = "cost"       // what the table cannot know, such as a level
)

// Power is a mage's ability as it may be used now.
type Power struct {
	Name    string
	Rule    string      // the number of the rule that explains it
	Passive bool        // it works by itself: it is never sent
	Cost    int         // mana, without what its object adds
	Life    bool        // what its object adds is life, not mana
	Used    bool        // its marker shows the used side
	Spell   bool        // it is cast: as the mage's action or, with "quickcast", as its quickcast
	Needs   []PowerNeed // what has to be asked, in this order
	Objects []string    // whom it can be used on now, in the order of the table
	Costs   []int       // mana, or life, for each of Objects
	Cards   []string    // names of cards it can bring back
	Orders  []string    // the orders that can be given

	Refusal   *tracker.Refusal // why it cannot be used now, of a spell: as the mage's action; nil: it can
	Quickcast *tracker.Refusal // of a spell: why it cannot be quickcast now; nil: it can
}

// Powers lists the abilities of a seat's mage as they may be used now, in the
// order of its card. The seat must exist.
func (g *Game) Powers(s *State, seat tracker.Seat) []Power {
	var list []Power
	for _, name := range s.Mage(seat).Printed.Abilities {
		mage := s.Mage(seat)
		if c, ok := s.powerOf(mage, power(name)); ok {
			list = append(list, g.powerByDeed(s, &c))
			continue
		}
		list = append(list, g.power(s, seat, mage.powerRule(power(name))))
	}
	return list
}

// power says how one ability stands: it is tried on all it could be used on.
func (g *Game) power(s *State, seat tracker.Seat, r powerRule) Power {
	mage := s.Mage(seat)
	p := Power{
		Name: string(r.name), Rule: r.rule, Passive: r.passive, Cost: r.mana, Spell: r.spell, Needs: r.needs,
		Used: mage.used(r.name.marker()) && (r.onceful || r.passive),
	}
	if r.passive {
		return p
	}
	tries := []abilityData{{Ability: p.Name}}
	if r.choices != nil {
		p.offer(r, r.choices(s, mage))
	}
	if r.suits != nil {
		tries = r.tries(s, mage)
	}
	if slices.Contains(r.needs, needCard) && r.choices != nil && len(p.Cards) == 0 {
		tries = nil
	}
	p.Refusal = NoTarget.With("Name", mage.Printed.Name, "Ability", p.Name).ByRule(r.rule)
	p.Quickcast = p.Refusal
	for _, try := range tries {
		p.try(g, s, seat, r, try)
	}
	return p
}

// offer fills in what can be chosen.
func (p *Power) offer(r powerRule, choices []string) {
	if slices.Contains(r.needs, needOrder) {
		p.Orders = choices
		return
	}
	p.Cards = choices
}

// tries is the power used on each object that suits it.
func (r powerRule) tries(s *State, mage *Object) []abilityData {
	var list []abilityData
	for _, o := range s.Objects {
		if !r.suits(s, mage, o) {
			continue
		}
		try := abilityData{Ability: string(r.name), Object: o.ID}
		for _, condition := range slices.Sorted(maps.Keys(o.Conditions)) {
			if _, known := removalCost(o, condition); known && len(try.Conditions) == 0 {
				try.Conditions = []string{condition}
			}
		}
		list = append(list, try)
	}
	return list
}

// try uses the power in thought and keeps what it was used on, or why it cannot be.
func (p *Power) try(g *Game, s *State, seat tracker.Seat, r powerRule, a abilityData) {
	if len(p.Orders) > 0 {
		a.Order = p.Orders[0]
	}
	if len(p.Cards) > 0 && a.Object == "" {
		a.Card = p.Cards[0]
	}
	if slices.Contains(r.needs, needCard) && a.Card == "" && a.Object == "" {
		a.Card = p.Name
	}
	if slices.Contains(r.needs, needCost) {
		a.Cost = new(int)
	}
	refusal := g.refuses(s, seat, a)
	quick := refusal
	if r.spell {
		a.Quickcast = true
		quick = g.refuses(s, seat, a)
	}
	first := len(p.Objects) == 0 && p.Refusal != nil
	if first || refusal == nil {
		p.Refusal = refusal
	}
	if first || quick == nil {
		p.Quickcast = quick
	}
	if a.Object != "" && (refusal == nil || r.spell && quick == nil) {
		p.Objects = append(p.Objects, a.Object)
		p.Costs = append(p.Costs, p.costOn(s, r, a))
	}
}

// costOn is what the power costs on an object: a marker its removal cost, a song its
// level.
func (p *Power) costOn(s *State, r powerRule, a abilityData) int {
	o, _ := s.Object(a.Object)
	switch {
	case r.name == restore && len(a.Conditions) > 0:
		cost, _ := removalCost(o, a.Conditions[0])
		return cost
	case r.name == fermata:
		return songCost(o)
	case r.name == arcaneZap, r.name == sirensCall:
		return callCost
	}
	return r.mana
}

// refuses says what the table would say to a power, in thought.
func (g *Game) refuses(s *State, seat tracker.Seat, a abilityData) *tracker.Refusal {
	data, err := json.Marshal(a)
	if err != nil {
		return tracker.BadPayload.With("Reason", err.Error())
	}
	d := newDraft(s, tracker.Event{Kind: "ability", Seat: seat, Data: data})
	d.source = low{} // what would be rolled does not matter
	r, _ := d.doAbility(a).(*tracker.Refusal)
	return r
}
