package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// trigger says that something has happened to an object, by another: what must be
// revealed for it is due, and the table is told that something is, not what.
func (d *draft) trigger(at deed.Moment, o *Object, cause string) {
	d.expect(d.triggered(at, o, scene{target: cause, fight: d.Fight}))
}

// expect waits for what must be revealed.
func (d *draft) expect(list []Due) {
	for _, due := range list {
		d.Due = append(slices.Clip(d.Due), due)
		d.sayDue(due)
	}
}

// triggered lists what answers something that happens to an object, or is done by it: what must
// be revealed for it and what may be. It holds what is going on (reading W), but where an event
// brings dice along that have fallen already, and where the table cannot know which zone
// was entered.
func (d *draft) triggered(at deed.Moment, o *Object, as scene) []Due {
	var list []Due
	for _, e := range d.Objects {
		n := d.turnsOver(e, as, func(c *lawCase) bool { return c.deed().At == at && c.turnedBy(o) })
		if n < 0 || d.isDue(e.ID) || d.barred(toReveal, e) {
			continue
		}
		fallen := d.event.Overrule && len(d.faces) > 0
		it := &e.Printed.Deeds[n]
		if it.May && fallen {
			continue
		}
		list = append(list, Due{Object: e.ID, Seat: e.Controller, Holds: at != deed.Moves && !fallen, May: it.May, cause: as.target, deed: n})
	}
	return list
}

// turnsOver is the deed that turns a hidden enchantment over in a scene, -1 for none.
func (s *State) turnsOver(e *Object, as scene, waits func(*lawCase) bool) int {
	for c := range s.deeds(as, e) {
		if it := c.deed(); e.FaceDown && it.Answers() && c.holds(it.Given) && waits(&c) {
			return c.number
		}
	}
	return -1
}

// turnedBy tells whether a hidden enchantment waits for what happens to an object, or for
// a spell of its that is aimed at what it lies on.
func (c *lawCase) turnedBy(o *Object) bool {
	of := c.deed().Of
	switch {
	case of == nil:
		return false
	case of.Role == "":
		return (c.card.Host == "" || c.deed().At == deed.Reveal) && c.card.ID != o.ID && c.concerns(o)
	case of.Role == deed.Host:
		return c.card.Host == o.ID
	}
	return c.card.Host != "" && c.card.Host == c.target && (of.Role == deed.Any || !c.s.Allied(c.card.Controller, o.Controller))
}

// sayDue tells the table that something must be revealed. Which zone was entered it does
// not know.
func (d *draft) sayDue(due Due) {
	e, _ := d.Object(due.Object)
	if e.Host != "" && !due.May {
		d.remind("table.noticeMustReveal", d.cite(ruleMustReveal), "Host", d.hostName(e), "Player", d.Mage(e.Controller).Printed.Name)
	}
}

// triggeredByStrike lists what must be revealed by whom a fight goes against now.
func (d *draft) triggeredByStrike(f *Fight) []Due {
	t, there := d.Object(f.Target)
	if _, also := d.Object(f.Attacker); !there || !also {
		return nil
	}
	return d.triggered(deed.Attacked, t, scene{target: f.Attacker, fight: f})
}

// triggeredBySpell lists what must be revealed for a spell: what is on its target, and on
// who casts it.
func (d *draft) triggeredBySpell(seat tracker.Seat, p *castData) []Due {
	caster := d.Mage(seat)
	if payer, ok := d.Object(p.Payer); ok {
		caster = payer
	}
	return d.triggered(deed.Casts, caster, scene{target: p.Target, spell: &p.Printed})
}

// looksAt tells whether something is to be revealed for what happens at one of some moments.
func (s *State) looksAt(due Due, moments ...deed.Moment) bool {
	o, there := s.Object(due.Object)
	return there && slices.Contains(moments, o.Printed.Deeds[due.deed].At)
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
		if o.Host == "" {
			rule = ruleMustRevealAtOnce
		}
		list = append(list, tracker.Notice{
			ID: either(due.May, "table.noticeMayDue", "table.noticeDue"), Rule: s.cite(rule),
			Args: map[string]any{"Name": o.Printed.Name, "Host": s.hostName(o)},
		})
	}
	return list
}

// inTime tells whether a mandatory enchantment is revealed when it must be: what
// triggers it has just happened, its host is in the open fight, or the table says so
// . Any other may be revealed whenever one likes.
func (s *State) inTime(o *Object, said bool) bool {
	mandatory := func(it deed.Deed) bool { return it.Mandatory() }
	if said || s.isDue(o.ID) || !slices.ContainsFunc(o.Printed.Deeds, mandatory) {
		return true
	}
	f := s.Fight
	return f != nil && s.turnsOver(o, scene{target: f.Attacker, fight: f}, func(c *lawCase) bool {
		return c.deed().At == deed.Attacked && f.Target == o.Host || c.deed().At == deed.Attack && f.Attacker == o.Host
	}) >= 0
}

// misplaced tells whether what an enchantment lies on is not what its card names.
func (s *State) misplaced(o *Object) bool {
	host, ok := s.Object(o.Host)
	return ok && o.Printed.Aims != "" && !s.fits(o.Printed.aims(), o.Controller, host)
}

func (d *draft) forgetDue(object string) {
	d.Due = slices.DeleteFunc(slices.Clone(d.Due), func(due Due) bool { return due.Object == object })
}
