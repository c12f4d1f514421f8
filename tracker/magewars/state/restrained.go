package state

import (
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
)

// Flies tells whether the object has Flying now.
func (o *Object) Flies() bool { return o.Has(keyword.Flying) }

// grounded tells whether a flyer has lost Flying: while it guards, is Restrained or
// cannot act.
func (o *Object) grounded() bool { return o.Guard || o.Restrained() || o.Incapacitated() }

// Incapacitated tells whether the object can do nothing.
func (o *Object) Incapacitated() bool {
	_, helpless := o.suffers(combat.Condition.Incapacitates)
	return helpless || o.owns(keyword.Incapacitated)
}

// Restrained tells whether the object is held. What cannot be is not,
// whatever would hold it (reading S).
func (o *Object) Restrained() bool {
	_, held := o.suffers(combat.Condition.Restrains)
	return (held || o.owns(keyword.Restrained)) && o.Containable()
}

// Containable tells whether the object can be Restrained at all: no conjuration can
// nor what is Uncontainable, as all that is Incorporeal is, unless a card takes
// that from it.
func (o *Object) Containable() bool {
	return o.IsCreature() && (o.Loses(keyword.Uncontainable) || !o.owns(keyword.Uncontainable) && !o.owns(keyword.Incorporeal))
}

// Hampered names the condition that keeps a creature from attacking and
// guarding, and the rule, or nothing.
func (o *Object) Hampered() (condition, rule string) {
	is, helpless := o.suffers(combat.Condition.Incapacitates)
	switch {
	case o.Marked(combat.Stagger) > 0 && !o.Major():
		return combat.Stagger.String(), "A-59"
	case o.Marked(combat.Stun) > 0:
		return combat.Stun.String(), "R-111"
	case helpless:
		return is.String(), "R-111"
	case o.Has(keyword.Incapacitated):
		return "incapacitated", "R-111"
	}
	return "", ""
}
