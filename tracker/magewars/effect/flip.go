package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// flip turns a marker; a token is there after it or is not.
func (r *run) flip(s *deed.Step, o *state.Object, _ int) error {
	up := s.To == "up"
	markers := map[string]string{"guard": state.GuardMarker, "action": state.ActiveMarker, "quickcast": state.QuickcastMarker}
	marker, known := markers[s.Name]
	switch {
	case s.Name == "card":
		o.FaceDown = !up && o.Printed.Kind == state.KindEnchantment
		return nil
	case !known:
		return r.tokens(s.Name, o, pick.Either(o.Tokens[law.TokenName(s.Name)] > 0, -1, 1))
	case s.Name == "guard" && up:
		if name, _ := o.Hampered(); name != "" {
			return nil
		}
	case s.Name == "quickcast":
		r.EditPlayer(o.Controller).Quickcast = up
	}
	if changed, err := r.turn(o, marker, up); s.Name != "quickcast" && (!changed || err != nil) {
		return nil
	}
	r.Say(o.Controller, pick.Either(up, "table.logMarkerOn", "table.logMarkerOff"), "Name", o.Printed.Name, "Marker", state.Label("marker", marker))
	return nil
}
