package magewars

import "github.com/quickcast/quickcast/catalog/deed"

// flip turns a marker; a token is there after it or is not.
func (r *run) flip(s *deed.Step, o *Object, _ int) error {
	up := s.To == "up"
	marker := ActiveMarker
	switch s.Name {
	case "guard":
		marker = GuardMarker
		if name, _ := o.hampered(); up && (name != "" || o.Guard == up || !o.isCreature()) || !up && !o.Guard {
			return nil
		}
		o.Guard = up
	case "action":
		if o.Active == up || !o.isCreature() {
			return nil
		}
		o.Active = up
	case "card":
		o.FaceDown = !up && o.Printed.Kind == KindEnchantment
		return nil
	case "quickcast":
		marker = QuickcastMarker
		r.player(o.Controller).Quickcast = up
	default:
		return r.tokens(s.Name, o, either(o.Tokens[tokenName(s.Name)] > 0, -1, 1))
	}
	r.say(o.Controller, either(up, "table.logMarkerOn", "table.logMarkerOff"), "Name", o.Printed.Name, "Marker", label("marker", marker))
	return nil
}
