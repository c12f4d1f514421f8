package law

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// DueFor is what a mandatory enchantment is revealed for: what it is due for or, where the
// table only says that it is, the open fight. Its deed is -1 for what is not mandatory.
func DueFor(s *state.State, o *state.Object) state.Due {
	at := slices.IndexFunc(s.Due, func(due state.Due) bool { return due.Object == o.ID })
	if at >= 0 {
		return s.Due[at]
	}
	as := state.Scene{}
	if f, ok := s.FightAtHand(); ok {
		as = state.Scene{Target: f.Attacker, Fight: &f}
	}
	n := TurnsOver(s, o, as, func(*Case) bool { return true })
	return state.Due{Object: o.ID, Seat: o.Controller, Cause: as.Target, Deed: n}
}

// TurnsOver is the deed that turns a hidden enchantment over in a scene, -1 for none.
func TurnsOver(s *state.State, e *state.Object, as state.Scene, waits func(*Case) bool) int {
	for c := range Deeds(s, as, e) {
		if it := c.Deed(); e.FaceDown && it.Answers() && c.Holds(it.Given) && waits(&c) {
			return c.Number
		}
	}
	return -1
}

// TurnedBy tells whether a hidden enchantment waits for what happens to an object, or for
// a spell of its that is aimed at what it lies on.
func (c *Case) TurnedBy(o *state.Object) bool {
	of := c.Deed().Of
	switch {
	case of == nil:
		return false
	case of.Role == "":
		return (c.Card.Host == "" || c.Deed().At == deed.Reveal) && c.Card.ID != o.ID && c.Concerns(o)
	case of.Role == deed.Host:
		return c.Card.Host == o.ID
	}
	return c.Card.Host != "" && c.Card.Host == c.Target && (of.Role == deed.Any || !c.Table.Allied(c.Card.Controller, o.Controller))
}

// LooksAt tells whether something is to be revealed for what happens at one of some moments.
func LooksAt(s *state.State, due state.Due, moments ...deed.Moment) bool {
	if due.Asks != nil {
		return slices.Contains(moments, due.Asks.At)
	}
	o, there := s.Object(due.Object)
	return there && slices.Contains(moments, o.Printed.Deeds[due.Deed].At)
}

// DueNotices tell a seat which of its side's hidden enchantments must be revealed
// now.
func DueNotices(s *state.State, seat tracker.Seat) []tracker.Notice {
	var list []tracker.Notice
	for _, due := range s.Due {
		o, ok := s.Object(due.Object)
		if !ok || !o.FaceDown || seat == 0 || !s.Allied(o.Controller, seat) {
			continue
		}
		rule := pick.Either(o.Host == "", "A-93 R-68", "A-93 R-67")
		list = append(list, tracker.Notice{
			ID: pick.Either(due.May, "table.noticeMayDue", "table.noticeDue"), Rule: s.Cite(rule),
			Args: map[string]any{"Name": o.Printed.Name, "Host": s.HostName(o)},
		})
	}
	return list
}

// InTime tells whether a mandatory enchantment is revealed when it must be: what
// triggers it has just happened, its host is in the open fight, or the table says so
// . Any other may be revealed whenever one likes.
func InTime(s *state.State, o *state.Object, said bool) bool {
	mandatory := func(it deed.Deed) bool { return it.Mandatory() }
	if said || s.IsDue(o.ID) || !slices.ContainsFunc(o.Printed.Deeds, mandatory) {
		return true
	}
	f := s.Fight
	return f != nil && TurnsOver(s, o, state.Scene{Target: f.Attacker, Fight: f}, func(c *Case) bool {
		return c.Deed().At == deed.Attacked && f.Target == o.Host || c.Deed().At == deed.Attack && f.Attacker == o.Host
	}) >= 0
}

// Misplaced tells whether what an enchantment lies on is not what its card names, or is immune to it.
func Misplaced(s *state.State, o *state.Object) bool {
	host, ok := s.Object(o.Host)
	return ok && (o.Printed.Aims != "" && !s.Fits(o.Printed.Aim(), o.Controller, host) || host.Withstands(o.Printed))
}
