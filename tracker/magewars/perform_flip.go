package magewars

import "github.com/quickcast/quickcast/catalog/deed"

// flip turns a marker; a token is there after it or is not.
func (r *run) flip(s *deed.Step, o *Object, _ int) error {
	up := s.To == "up"
	markers := map[string]string{"guard": GuardMarker, "action": ActiveMarker, "quickcast": QuickcastMarker}
	marker, known := markers[s.Name]
	switch {
	case s.Name == "card":
		o.FaceDown = !up && o.Printed.Kind == KindEnchantment
		return nil
	case !known:
		return r.tokens(s.Name, o, either(o.Tokens[tokenName(s.Name)] > 0, -1, 1))
	case s.Name == "guard" && up:
		if name, _ := o.hampered(); name != "" {
			return nil
		}
	case s.Name == "quickcast":
		r.player(o.Controller).Quickcast = up
	}
	if changed, err := r.turn(o, marker, up); s.Name != "quickcast" && (!changed || err != nil) {
		return nil
	}
	r.say(o.Controller, either(up, "table.logMarkerOn", "table.logMarkerOff"), "Name", o.Printed.Name, "Marker", label("marker", marker))
	return nil
}
