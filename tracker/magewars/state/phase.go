package state

import "github.com/quickcast/quickcast/tracker"

// Phase names a part of a round.
type Phase string

// Step names a part of a phase, empty where a phase has none.
type Step string

// SetupPhase is the time before the first round.
const SetupPhase Phase = "setup"

// Academy's phases; Upkeep is Arena's too.
const (
	ResetPhase  Phase = "reset"
	UpkeepPhase Phase = "upkeep"
	ActionPhase Phase = "action"
)

// The steps of Academy's Reset Phase.
const (
	InitiativeStep Step = "initiative"
	ReadyStep      Step = "ready"
	MarkersStep    Step = "markers"
	ChannelStep    Step = "channel"
)

// Arena's other phases: six of the Ready Stage, three of the Action Stage
// . Reset and Upkeep are named above.
const (
	InitiativePhase     Phase = "initiative"
	ChannelPhase        Phase = "channel"
	PlanningPhase       Phase = "planning"
	DeploymentPhase     Phase = "deployment"
	FirstQuickcastPhase Phase = "first-quickcast"
	CreatureActionPhase Phase = "creature-action"
	FinalQuickcastPhase Phase = "final-quickcast"
)

// Word is the text of the phase's name.
func (p Phase) Word() tracker.Word { return Word("phase", string(p)) }

// Word is the text of the step's name, empty for no step.
func (s Step) Word() tracker.Word {
	if s == "" {
		return ""
	}
	return Word("step", string(s))
}

// InSetupRound tells whether Academy's limits of the first two rounds hold
//
func (s *State) InSetupRound() bool {
	return s.Variant().SetupRounds > 0 && s.Round <= s.Variant().SetupRounds
}
