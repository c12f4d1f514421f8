package magewars

import "github.com/quickcast/quickcast/rules/combat"

// variant is all that sets the two games apart beside their rounds: each difference has
// a name here, and nobody else asks which game is played.
type variant struct {
	law                 combat.Rules // of an attack
	book                int          // which column of the citations has its rules
	mageLevel           int          // what a mage counts as
	setupRounds         int          // the first rounds, without attacks
	zones               bool         // the board has zones, which the table does not know; else all lies in one
	asTeams             bool         // a team acts as one: turns, passing, quickcasts around any of its activations
	sparesOwn           bool         // nobody attacks what is their own side's
	ignoresPests        bool         // a guard that a Pest has attacked may ignore it
	spentAtOnce         bool         // a creature turns inactive when its activation begins, not when it ends
	failsOnForeignSlots bool         // equipment for another's full slot is cancelled
	replacesItself      bool         // a second piece of the same equipment takes the place of the first
	sizes               bool         // there are smaller games: Apprentice Mode and the half board
}

// academy is Academy: its round is Reset in four steps, Upkeep, Action.
func academy() *rules {
	return &rules{
		name: "academy", action: ActionPhase,
		variant: variant{
			law: combat.AcademyRules(), mageLevel: 4, setupRounds: 2, asTeams: true, sparesOwn: true, ignoresPests: true,
		},
		stations: []station{
			{ResetPhase, initiativeStep},
			{ResetPhase, readyStep},
			{ResetPhase, markersStep},
			{ResetPhase, channelStep},
			{UpkeepPhase, ""},
			{ActionPhase, ""},
		},
	}
}

// arena is Arena: its round is six ready phases, three action parts.
func arena() *rules {
	return &rules{
		name: "arena", action: CreatureActionPhase,
		variant: variant{
			law: combat.ArenaRules(), book: 1, mageLevel: 6, zones: true, spentAtOnce: true, failsOnForeignSlots: true, replacesItself: true, sizes: true,
		},
		stations: []station{
			{InitiativePhase, ""},
			{ResetPhase, ""},
			{ChannelPhase, ""},
			{UpkeepPhase, ""},
			{PlanningPhase, ""},
			{DeploymentPhase, ""},
			{FirstQuickcastPhase, ""},
			{CreatureActionPhase, ""},
			{FinalQuickcastPhase, ""},
		},
	}
}

// variant is that of the game on the table.
func (s *State) variant() *variant { return &s.rules.variant }
