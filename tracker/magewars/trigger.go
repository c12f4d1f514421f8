package magewars

import (
	"slices"

	"quickcast/rules/combat"
	"quickcast/tracker"
)

// What turns a mandatory enchantment over; who it is on is
// attacked, in melee, attacks itself, is the target of an enemy's incantation or
// enchantment, casts a quick spell, is activated, or healed; an enemy enters its zone.
const (
	onAttacked  = "attacked"
	onMeleed    = "meleed"
	onAttacks   = "attacks"
	onTargeted  = "targeted"
	onCasts     = "casts"
	onActivates = "activates"
	onHealed    = "healed"
	onEntered   = "entered"
)

// trigger says that something has happened to an object, by a seat: what must be
// revealed for it is due until the next event, and the table is told that something
// is, not what.
func (d *draft) trigger(kind string, o *Object, by tracker.Seat) {
	for _, e := range d.Objects {
		if !e.FaceDown || e.Printed.Trigger != kind || slices.Contains(d.Due, e.ID) {
			continue
		}
		switch {
		case kind == onEntered && (e.Host != "" || d.Allied(e.Controller, o.Controller)):
			continue
		case kind != onEntered && e.Host != o.ID:
			continue
		case kind == onTargeted && d.Allied(e.Controller, by):
			continue
		}
		d.Due = append(slices.Clip(d.Due), e.ID)
		if kind != onEntered { // which zone was entered the table does not know
			d.remind("table.noticeMustReveal", d.pick("A-93", "R-67"), "Host", d.hostName(e), "Player", d.Mage(e.Controller).Printed.Name)
		}
	}
}

// triggerFight triggers what looks at attacks: of all it goes against and, unless it
// is a spell, of who makes it.
func (d *draft) triggerFight(f *Fight, targets []string) {
	o, there := d.Object(f.Attacker)
	if !there {
		return
	}
	for _, id := range targets {
		t, _ := d.Object(id)
		d.trigger(onAttacked, t, o.Controller)
		if f.attack().Kind == combat.Melee {
			d.trigger(onMeleed, t, o.Controller)
		}
	}
	if f.spell == nil {
		d.trigger(onAttacks, o, o.Controller)
	}
}

// triggerCast triggers what looks at spells: of the target of an incantation or an
// enchantment, and of who casts a quick one.
func (d *draft) triggerCast(seat tracker.Seat, p *castData) {
	if t, ok := d.Object(p.Target); ok && (p.Kind == KindIncantation || p.Kind == KindEnchantment) {
		d.trigger(onTargeted, t, seat)
	}
	if p.Speed == "quick" || p.Speed == "" && p.Kind != KindCreature {
		caster := d.Mage(seat)
		if payer, ok := d.Object(p.Payer); ok {
			caster = payer
		}
		d.trigger(onCasts, caster, seat)
	}
}

// dueNotices tell a seat which of its side's hidden enchantments must be revealed
// now.
func (s *State) dueNotices(seat tracker.Seat) []tracker.Notice {
	var list []tracker.Notice
	for _, id := range s.Due {
		o, ok := s.Object(id)
		if !ok || !o.FaceDown || seat == 0 || !s.Allied(o.Controller, seat) {
			continue
		}
		list = append(list, tracker.Notice{
			ID: "table.noticeDue", Rule: s.pick("A-93", either(o.Printed.Trigger == onEntered, "R-68", "R-67")),
			Args: map[string]any{"Name": o.Printed.Name, "Host": s.hostName(o)},
		})
	}
	return list
}

// inTime tells whether a mandatory enchantment is revealed when it must be: what
// triggers it has just happened, its host is in the open fight, or the table says so
// . Any other may be revealed whenever one likes.
func (s *State) inTime(o *Object, said bool) bool {
	if o.Printed.Trigger == "" || said || slices.Contains(s.Due, o.ID) {
		return true
	}
	f, host := s.Fight, o.Host
	switch o.Printed.Trigger {
	case onAttacked, onMeleed:
		return f != nil && f.Target == host
	case onAttacks:
		return f != nil && f.Attacker == host
	}
	return false
}

// misplaced tells whether what an enchantment lies on is not what its card names.
func (s *State) misplaced(o *Object) bool {
	host, ok := s.Object(o.Host)
	return ok && o.Printed.Aims != "" && !s.fits(o.Printed.aims(), o.Controller, host)
}
