package magewars

import "slices"

type markerData struct {
	Marker string `json:"marker"`
	On     *bool  `json:"on"`
	Object string `json:"object,omitempty"`
}

// doMarker turns a marker over, as a hand does on a real table: no rule is
// asked. A marker that is no part of the game is an ability's; it shows its
// ready side when on.
func (d *draft) doMarker(p markerData) error {
	p.Marker = plainName(p.Marker)
	o, err := d.target(p.Object)
	if err != nil {
		return err
	}
	if !slug(p.Marker) {
		return UnknownMarker.With("Marker", p.Marker)
	}
	if p.On == nil {
		return FieldMissing.With("Action", "marker", "Field", "on")
	}
	changed, err := d.turn(o, p.Marker, *p.On)
	if err != nil {
		return err
	}
	if !changed {
		return NothingChanges.With("Name", o.Printed.Name)
	}
	id := "table.logMarkerOff"
	if *p.On {
		id = "table.logMarkerOn"
	}
	d.say(o.Controller, id, "Name", o.Printed.Name, "Marker", label("marker", p.Marker))
	return nil
}

// turn turns a marker and tells whether that changed anything.
func (d *draft) turn(o *Object, marker string, on bool) (bool, error) {
	switch marker {
	case QuickcastMarker:
		if !o.isMage() {
			return false, NotAMage.With("Name", o.Printed.Name)
		}
		p := d.player(o.Owner)
		was := p.Quickcast
		p.Quickcast = on
		return was != on, nil
	case ActiveMarker, GuardMarker:
		if !o.isCreature() {
			return false, NotACreature.With("Name", o.Printed.Name)
		}
		side := &o.Active
		if marker == GuardMarker {
			side = &o.Guard
		}
		was := *side
		*side = on
		return was != on, nil
	}
	if o.used(marker) == !on {
		return false, nil
	}
	if len(o.Used) >= maxList && !on {
		return false, OutOfBounds.With("Field", "marker", "Max", maxList)
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

// used tells whether a marker of an object is turned to its used side.
func (o *Object) used(marker string) bool { return slices.Contains(o.Used, marker) }

// payTokens takes tokens from a mage. It refuses more than there are.
func (d *draft) payTokens(mage *Object, token string, n int) error {
	from := mage.Tokens[token]
	if n > from {
		return TooFewTokens.With("Name", mage.Printed.Name, "Token", label("token", token), "Need", n, "Have", from).ByRule("R-9")
	}
	d.gain(mage, token, -n)
	return nil
}

// use turns a marker of the object to its used side until the next Reset.
func (o *Object) use(marker string) {
	if !o.used(marker) {
		o.Used = append(slices.Clip(o.Used), marker)
	}
}

// gain gives tokens, or takes what there is of them, and says so.
func (d *draft) gain(o *Object, token string, more int) {
	from := o.Tokens[token]
	if to := min(max(0, from+more), maxNumber); to != from {
		o.Tokens = put(o.Tokens, token, to)
		d.tell(o, "table.logToken", "token/"+token, label("token", token), from, to)
	}
}
