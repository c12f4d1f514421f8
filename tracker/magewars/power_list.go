package magewars

import "quickcast/tracker"

// PowerNeed is a field of the event "ability" that a power has to be told.
type PowerNeed string

// What a power can need; each is the name of the field.
const (
	NeedObject     PowerNeed = "object"     // one of Power.Objects
	NeedTo         PowerNeed = "to"         // one of Power.To
	NeedConditions PowerNeed = "conditions" // of those on the object, one name a marker
	NeedCard       PowerNeed = "cardName"   // one of Power.Cards
	NeedOrder      PowerNeed = "order"      // one of Power.Orders
	NeedCost       PowerNeed = "cost"       // what the table cannot know, such as a level
)

// Power is a mage's ability as it may be used now.
type Power struct {
	Name    string
	Rule    string           // the number of the rule that explains it
	Passive bool             // it works by itself: it is never sent
	Cost    int              // mana, without what its object adds
	Life    bool             // the cost is life, not mana
	Used    bool             // its marker shows the used side
	Spell   bool             // it is cast: as the mage's action or, with "quickcast", as its quickcast
	Needs   []PowerNeed      // what has to be asked, in this order
	Objects []string         // whom it can be used on now, in the order of the table
	To      []string         // the second object
	Cards   []string         // names of cards it can bring back
	Orders  []string         // the orders that can be given
	Refusal *tracker.Refusal // why it cannot be used now; nil: it can
}

// Powers lists the abilities of a seat's mage as they may be used now, in the
// order of its card. The seat must exist.
func (g *Game) Powers(s *State, seat tracker.Seat) []Power {
	mage := s.Mage(seat)
	var list []Power
	for _, name := range mage.Printed.Abilities {
		r := ruleOf(power(name))
		list = append(list, Power{Name: name, Rule: r.rule, Cost: r.mana, Used: r.onceful && mage.used(r.name.marker())})
	}
	return list
}
