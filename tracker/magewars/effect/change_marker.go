package effect

import (
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// MarkerData is what "marker" is told: which marker is turned to which side.
type MarkerData struct {
	Marker string `json:"marker"`
	On     *bool  `json:"on"`
	Object string `json:"object,omitempty"`
}

// DoMarker turns a marker over, as a hand does on a real table: no rule is
// asked. A marker that is no part of the game is an ability's; it shows its
// ready side when on.
func (d *Draft) DoMarker(p MarkerData) error {
	p.Marker = state.PlainName(p.Marker)
	o, err := d.Target(p.Object)
	if err != nil {
		return err
	}
	if !state.Slug(p.Marker) {
		return state.UnknownMarker.With("Marker", p.Marker)
	}
	if p.On == nil {
		return state.FieldMissing.With("Action", "marker", "Field", "on")
	}
	changed, err := d.turn(o, p.Marker, *p.On)
	if err != nil {
		return err
	}
	if !changed {
		return state.NothingChanges.With("Name", o.Printed.Name)
	}
	d.Say(o.Controller, pick.Either(*p.On, "table.logMarkerOn", "table.logMarkerOff"), "Name", o.Printed.Name, "Marker", state.Label("marker", p.Marker))
	return nil
}

// turn turns a marker and tells whether that changed anything.
func (d *Draft) turn(o *state.Object, marker string, on bool) (bool, error) {
	switch marker {
	case state.QuickcastMarker:
		if !o.IsMage() {
			return false, state.NotAMage.With("Name", o.Printed.Name)
		}
		p := d.EditPlayer(o.Owner)
		was := p.Quickcast
		p.Quickcast = on
		return was != on, nil
	case state.ActiveMarker, state.GuardMarker:
		if !o.IsCreature() {
			return false, state.NotACreature.With("Name", o.Printed.Name)
		}
		side := &o.Active
		if marker == state.GuardMarker {
			side = &o.Guard
		}
		was := *side
		*side = on
		return was != on, nil
	}
	if o.HasUsed(marker) == !on {
		return false, nil
	}
	if len(o.Used) >= state.MaxList && !on {
		return false, state.OutOfBounds.With("Field", "marker", "Max", state.MaxList)
	}
	used := slices.Clone(o.Used)
	if on {
		o.Used = slices.DeleteFunc(used, func(m string) bool { return m == marker })
	} else {
		o.Used = append(used, marker)
	}
	if len(o.Used) == 0 {
		o.Used = nil
	}
	return true, nil
}

// payTokens takes tokens from a mage. It refuses more than there are.
func (d *Draft) payTokens(mage *state.Object, token string, n int) error {
	from := mage.Tokens[token]
	if n > from {
		return state.TooFewTokens.With("Name", mage.Printed.Name, "Token", state.Label("token", token), "Need", n, "Have", from).ByRule("R-9")
	}
	d.Gain(mage, token, -n)
	return nil
}

// Gain gives tokens, or takes what there is of them, and says so.
func (d *Draft) Gain(o *state.Object, token string, more int) {
	from := o.Tokens[token]
	if to := min(max(0, from+more), state.MaxNumber); to != from {
		o.Tokens = state.Put(o.Tokens, token, to)
		d.Tell(o, "table.logToken", "token/"+token, state.Label("token", token), from, to)
	}
}
