package law

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// moment is what the table makes of a moment of cards: whoever adds one adds its line here, and the place
// where it comes about.
type moment struct {
	Phase state.Phase // it comes with this phase, "" for one that comes with what is done
	Stays bool        // its deeds can be done until the phase is over, whoever acts meanwhile
	rule  string      // what speaks of it; "" where the card counts more than the rulebook
}

// MomentOf tells of a moment when in the round it comes, whether it stays there, and by what rule.
func MomentOf(at deed.Moment) moment {
	switch at {
	case deed.Reset:
		return moment{Phase: state.ResetPhase}
	case deed.Upkeep:
		return moment{Phase: state.UpkeepPhase, Stays: true, rule: "A-27 R-9"}
	case deed.Planning:
		return moment{Phase: state.PlanningPhase, Stays: true}
	case deed.Deployment:
		return moment{Phase: state.DeploymentPhase, Stays: true}
	case deed.RoundEnd:
		return moment{Stays: true}
	case deed.Cast:
		return moment{rule: "A-73 R-9"}
	case deed.Reveal:
		return moment{rule: "A-90 R-9"}
	}
	return moment{}
}
