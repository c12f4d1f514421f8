package law

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Stands tells of what does not lie on others, and can be the target of most.
func (c *Case) Stands(_ *deed.Step, o *state.Object) bool {
	return o.Printed.Kind != state.KindEquipment && o.Printed.Kind != state.KindEnchantment
}

// Ails tells whether an object has a condition that the step takes off.
func (c *Case) Ails(s *deed.Step, o *state.Object) bool {
	if s.Name == "choice" {
		return len(o.Conditions) > 0
	}
	return o.Conditions[state.PlainName(s.Name)] > 0
}

// Hurts tells whether there is damage to take off an object.
func (c *Case) Hurts(s *deed.Step, o *state.Object) bool {
	return o.Damage > 0 && (s.Repair || Healable(o))
}

// ByActor tells whether the target of an ability is who acts to use it.
func (c *Case) ByActor() bool {
	it := c.Deed()
	return it.Of != nil && it.Of.Role == "" && it.Cost != nil && it.Cost.Action != ""
}

// MayStrike tells whether a card's attack can go against an object.
func (c *Case) MayStrike(_ *deed.Step, o *state.Object) bool {
	spared := c.Table.Variant().SparesOwn && c.Table.Allied(o.Controller, c.Card.Controller)
	return o.Attackable() && !spared
}

// Carries tells whether the tokens that the step takes off are there.
func (c *Case) Carries(s *deed.Step, o *state.Object) bool { return o.Tokens[TokenName(s.Name)] > 0 }
