package effect

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// trigger says that something has happened to an object, by another: what must be
// revealed for it is due, and the table is told that something is, not what.
func (d *Draft) trigger(at deed.Moment, o *state.Object, cause string) {
	d.Expect(d.triggered(at, o, state.Scene{Target: cause, Fight: d.Fight}))
}

// Expect waits for what must be revealed.
func (d *Draft) Expect(list []state.Due) {
	for _, due := range list {
		d.Due = append(slices.Clip(d.Due), due)
		if e, there := d.Object(due.Object); there && e.Host != "" && !due.May { // which zone was entered the table does not know
			d.Remind("table.noticeMustReveal", d.Cite("A-93 R-67"), "Host", d.HostName(e), "Player", d.Mage(e.Controller).Printed.Name)
		}
	}
}

// triggered lists what answers something that happens to an object, or is done by it: what must
// be revealed for it and what may be. It holds what is going on (reading W), but where an event
// brings dice along that have fallen already, and where the table cannot know which zone
// was entered.
func (d *Draft) triggered(at deed.Moment, o *state.Object, as state.Scene) []state.Due {
	var list []state.Due
	for _, e := range d.Objects {
		if e.FaceDown && e.Printed.Sealed != "" && !law.Barred(&d.State, law.ToReveal, e) {
			list = d.askSide(list, e, at, o, as)
			continue
		}
		n := law.TurnsOver(&d.State, e, as, func(c *law.Case) bool { return c.Deed().At == at && c.TurnedBy(o) })
		if n < 0 || d.IsDue(e.ID) || law.Barred(&d.State, law.ToReveal, e) {
			continue
		}
		fallen := d.Event.Overrule && len(d.Faces) > 0
		it := &e.Printed.Deeds[n]
		if it.May && fallen {
			continue
		}
		list = append(list, state.Due{Object: e.ID, Seat: e.Controller, Holds: at != deed.Moves && !fallen, May: it.May, Cause: as.Target, Deed: n})
	}
	return list
}

// triggeredByStrike lists what must be revealed by whom a fight goes against now.
func (d *Draft) triggeredByStrike(f *state.Fight) []state.Due {
	t, there := d.Object(f.Target)
	if _, also := d.Object(f.Attacker); !there || !also {
		return nil
	}
	return d.triggered(deed.Attacked, t, state.Scene{Target: f.Attacker, Fight: f})
}

// triggeredBySpell lists what must be revealed for a spell: what is on its target, and on
// who casts it.
func (d *Draft) triggeredBySpell(seat tracker.Seat, p *state.CastData) []state.Due {
	caster := d.Mage(seat)
	if payer, ok := d.Object(p.Payer); ok {
		caster = payer
	}
	return d.triggered(deed.Casts, caster, state.Scene{Target: p.Target, Spell: &p.Printed})
}

// ForgetDue takes an enchantment off those that must be revealed.
func (d *Draft) ForgetDue(object string) {
	d.Due = slices.DeleteFunc(slices.Clone(d.Due), func(due state.Due) bool { return due.Object == object })
}
