package law

import (
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/pick"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// ControllerOfActing is whose creature is being activated, 0 for none.
func ControllerOfActing(s *state.State) tracker.Seat {
	if o, ok := s.Object(s.Acting); ok {
		return o.Controller
	}
	return 0
}

// MayStillAct tells whether the creature whose activation is going on has its action, and
// may take one.
func MayStillAct(s *state.State, o *state.Object) bool {
	if s.Acted || o.ID != s.Acting || s.Player(o.Controller).Gone {
		return false
	}
	hampered, _ := o.Hampered()
	return (hampered == "" || o.IsMage()) && !Barred(s, ToAct, o)
}

// Deployers are the spawnpoints that can still cast in this Deployment, in the order of
// the initiative: those whose mage has a spell prepared, as far as it said.
func Deployers(s *state.State) []*state.Object {
	if s.Phase != state.DeploymentPhase {
		return nil
	}
	list := pick.Where(s.InPlay(s.Objects), func(o *state.Object) bool {
		p := s.Player(o.Controller)
		return o.Has(keyword.Spawnpoint) && !o.HasUsed(state.CastMarker) && (!p.Prepares || p.Planned > 0)
	})
	pick.ByRank(list, func(o *state.Object) int { return s.FromInitiative(o.Controller) })
	return list
}
