package magewars

import "github.com/quickcast/quickcast/catalog/deed"

// moment is what the table makes of a moment of cards: whoever adds one adds its line here, and the place
// where it comes about.
type moment struct {
	phase Phase // it comes with this phase, "" for one that comes with what is done
	stays bool  // its deeds can be done until the phase is over, whoever acts meanwhile
	rule  cite  // what speaks of it; "" where the card counts more than the rulebook
}

func momentOf(at deed.Moment) moment {
	switch at {
	case deed.Reset:
		return moment{phase: ResetPhase}
	case deed.Upkeep:
		return moment{phase: UpkeepPhase, stays: true, rule: ruleCardsInUpkeep}
	case deed.Planning:
		return moment{phase: PlanningPhase, stays: true}
	case deed.Deployment:
		return moment{phase: DeploymentPhase, stays: true}
	case deed.RoundEnd:
		return moment{stays: true}
	case deed.Cast:
		return moment{rule: ruleSpellResolves}
	case deed.Reveal:
		return moment{rule: ruleCardIsRevealed}
	}
	return moment{}
}
