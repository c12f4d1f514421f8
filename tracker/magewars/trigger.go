package magewars

import (
	"slices"

	"quickcast/rules/combat"
	"quickcast/tracker"
)

// What turns a mandatory enchantment over: see catalog.Triggers.
const (
	onAttacked  = "attacked"
	onMeleed    = "meleed"
	onAttacks   = "attacks"
	onDamages   = "damages"
	onTargeted  = "targeted"
	onNamed     = "targeted-by-any"
	onCasts     = "casts"
	onActivates = "activates"
	onHealed    = "healed"
	onEntered   = "entered"
)

// trigger says that something has happened to an object, by another and by its seat: what
// must be revealed for it is due, and the table is told that something is, not what.
func (d *draft) trigger(kind string, o *Object, cause string, by tracker.Seat) {
	d.expect(d.triggered(kind, o, cause, by))
}

// expect waits for what must be revealed.
func (d *draft) expect(list []Due) {
	for _, due := range list {
		d.Due = append(slices.Clip(d.Due), due)
		d.sayDue(due)
	}
}

// triggered lists what must be revealed for something that happens to an object. What the
// table knows the answer of holds what is going on (reading W), but where an event brings
// dice along that have fallen already, and where it cannot know which zone was entered.
func (d *draft) triggered(kind string, o *Object, cause string, by tracker.Seat) []Due {
	var list []Due
	for _, e := range d.Objects {
		if !e.FaceDown || e.Printed.Trigger != kind || d.isDue(e.ID) || d.barred(toReveal, e) {
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
		fallen := d.event.Overrule && len(d.faces) > 0
		holds := kind != onEntered && len(e.Printed.Answer) > 0 && !fallen
		list = append(list, Due{Object: e.ID, Seat: e.Controller, Holds: holds, cause: cause})
	}
	return list
}

// sayDue tells the table that something must be revealed. Which zone was entered it does
// not know.
func (d *draft) sayDue(due Due) {
	e, _ := d.Object(due.Object)
	if e.Printed.Trigger != onEntered {
		d.remind("table.noticeMustReveal", d.cite(ruleMustReveal), "Host", d.hostName(e), "Player", d.Mage(e.Controller).Printed.Name)
	}
}

// triggeredByStrike lists what must be revealed by whom a fight goes against now.
func (d *draft) triggeredByStrike(f *Fight) []Due {
	o, there := d.Object(f.Attacker)
	t, also := d.Object(f.Target)
	if !there || !also {
		return nil
	}
	list := d.triggered(onAttacked, t, o.ID, o.Controller)
	if f.attack().Kind == combat.Melee {
		list = append(list, d.triggered(onMeleed, t, o.ID, o.Controller)...)
	}
	return list
}

// looksAtAttacks tells whether an enchantment is turned over by an attack.
func (s *State) looksAtAttacks(id string) bool {
	o, there := s.Object(id)
	return there && slices.Contains([]string{onAttacked, onMeleed, onAttacks}, o.Printed.Trigger)
}

// triggeredBySpell lists what must be revealed for a spell: what is on the target of an
// incantation or an enchantment, and on who casts a quick one.
func (d *draft) triggeredBySpell(seat tracker.Seat, p *castData) []Due {
	var list []Due
	caster := d.Mage(seat)
	if payer, ok := d.Object(p.Payer); ok {
		caster = payer
	}
	if t, ok := d.Object(p.Target); ok && (p.Kind == KindIncantation || p.Kind == KindEnchantment) {
		list = append(list, d.triggered(onTargeted, t, caster.ID, seat)...)
		list = append(list, d.triggered(onNamed, t, caster.ID, seat)...)
	}
	if p.Speed == "quick" || p.Speed == "" && p.Kind != KindCreature {
		list = append(list, d.triggered(onCasts, caster, caster.ID, seat)...)
	}
	return list
}

// dueNotices tell a seat which of its side's hidden enchantments must be revealed
// now.
func (s *State) dueNotices(seat tracker.Seat) []tracker.Notice {
	var list []tracker.Notice
	for _, due := range s.Due {
		o, ok := s.Object(due.Object)
		if !ok || !o.FaceDown || seat == 0 || !s.Allied(o.Controller, seat) {
			continue
		}
		rule := ruleMustReveal
		if o.Printed.Trigger == onEntered {
			rule = ruleMustRevealAtOnce
		}
		list = append(list, tracker.Notice{
			ID: "table.noticeDue", Rule: s.cite(rule),
			Args: map[string]any{"Name": o.Printed.Name, "Host": s.hostName(o)},
		})
	}
	return list
}

// inTime tells whether a mandatory enchantment is revealed when it must be: what
// triggers it has just happened, its host is in the open fight, or the table says so
// . Any other may be revealed whenever one likes.
func (s *State) inTime(o *Object, said bool) bool {
	if o.Printed.Trigger == "" || said || s.isDue(o.ID) {
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

func (d *draft) forgetDue(object string) {
	d.Due = slices.DeleteFunc(slices.Clone(d.Due), func(due Due) bool { return due.Object == object })
}
