package magewars

import (
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// mayTarget holds a spell to what its card can be cast on and to
// the setup rounds.
func (d *draft) mayTarget(seat tracker.Seat, p *castData) error {
	o, ok := d.Object(p.Target)
	if !ok {
		return nil
	}
	if d.InSetupRound() && d.Round > 0 {
		if err := d.law(d.Allied(o.Controller, seat), SetupRound.With("Round", d.Round).ByRule("A-17")); err != nil {
			return err
		}
	}
	if err := d.lawful(toBeAimed, o, scene{target: mageID(seat), spell: &p.Printed}); err != nil {
		return err
	}
	a, at := p.aims(), o
	if strings.HasPrefix(p.CostBy, wornPrice) && o.Printed.Kind == KindEquipment {
		at, _ = d.Object(o.Host)
	}
	rule := d.cite(ruleSpellTargets)
	if p.Kind == KindEquipment {
		rule = d.cite(ruleEquipmentTargets)
	}
	return d.law(at != nil && d.fits(a, seat, at), NoTarget.With("Name", d.nameOf(o)).ByRule(rule))
}
