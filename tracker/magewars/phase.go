package magewars

import (
	"slices"
	"strings"

	"quickcast/rules/combat"
	"quickcast/tracker"
)

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

// station is one stop of a round: what happens by itself when it is entered.
type station struct {
	phase Phase
	step  Step
	enter func(*draft)
}

// rules are the round of a game; what else sets the two apart is in variant.go.
type rules struct {
	name     string
	stations []station
	action   Phase // where creatures are activated
}

// academy is the round of Academy: Reset in four steps, Upkeep, Action.
func academy() rules {
	return rules{
		name: academyName, action: ActionPhase,
		stations: []station{
			{ResetPhase, InitiativeStep, (*draft).passInitiative},
			{ResetPhase, ReadyStep, (*draft).readyCreatures},
			{ResetPhase, MarkersStep, (*draft).readyMarkers},
			{ResetPhase, ChannelStep, (*draft).channel},
			{UpkeepPhase, "", (*draft).beginUpkeep},
			{ActionPhase, "", (*draft).beginActions},
		},
	}
}

// arena is the round of Arena: six ready phases, three action parts.
func arena() rules {
	return rules{
		name: arenaName, action: CreatureActionPhase,
		stations: []station{
			{InitiativePhase, "", (*draft).passInitiative},
			{ResetPhase, "", (*draft).resetMarkers},
			{ChannelPhase, "", (*draft).channel},
			{UpkeepPhase, "", (*draft).beginUpkeep},
			{PlanningPhase, "", (*draft).beginPlanning},
			{DeploymentPhase, "", nil},
			{FirstQuickcastPhase, "", (*draft).askInitiativeFirst},
			{CreatureActionPhase, "", (*draft).beginActions},
			{FinalQuickcastPhase, "", (*draft).askInitiativeFirst},
		},
	}
}

// at finds the station of a state, -1 before the first round.
func (r rules) at(phase Phase, step Step) int {
	for i, st := range r.stations {
		if st.phase == phase && st.step == step {
			return i
		}
	}
	return -1
}

// last finds the last station of a phase, -1 where the game has no such phase.
func (r rules) last(phase Phase) int {
	for i := len(r.stations) - 1; i >= 0; i-- {
		if r.stations[i].phase == phase {
			return i
		}
	}
	return -1
}

// first finds the first station of a phase, -1 where the game has no such phase.
func (r rules) first(phase Phase) int {
	for i, st := range r.stations {
		if st.phase == phase {
			return i
		}
	}
	return -1
}

// phases lists the phases in order.
func (r rules) phases() []Phase {
	var list []Phase
	for i, st := range r.stations {
		if i == 0 || r.stations[i-1].phase != st.phase {
			list = append(list, st.phase)
		}
	}
	return list
}

// phaseNames lists the phases for a text.
func (r rules) phaseNames() string {
	var names []string
	for _, p := range r.phases() {
		names = append(names, string(p))
	}
	return strings.Join(names, ", ")
}

// Word is the text of the phase's name.
func (p Phase) Word() tracker.Word { return word("phase", string(p)) }

// Word is the text of the step's name, empty for no step.
func (s Step) Word() tracker.Word {
	if s == "" {
		return ""
	}
	return word("step", string(s))
}

// label is word for a name a table may have made up itself: what is not among
// the known is shown as it was written.
func label(area, id string) tracker.Message {
	if slices.Contains(known(area), id) {
		return word(area, id)
	}
	return tracker.Notice{ID: "table.own", Args: map[string]any{"Name": strings.ReplaceAll(id, "-", " ")}}
}

// known lists the names of an area that have texts of their own.
func known(area string) []string {
	switch area {
	case "condition":
		var names []string
		for _, c := range combat.AllConditions() {
			names = append(names, c.String())
		}
		return names
	case "token":
		return append(powerTokens(), Dissipate, "rage", "growth", "charge", "load", "pet")
	}
	return []string{QuickcastMarker, ActiveMarker, GuardMarker, "ready", "ability"}
}

// word makes the id of a text from an area of names and an id with hyphens:
// "phase", "first-quickcast" gives "table.phaseFirstQuickcast".
func word(area, id string) tracker.Word {
	var b strings.Builder
	b.WriteString("table." + area)
	for _, part := range strings.Split(id, "-") {
		if part != "" {
			b.WriteString(strings.ToUpper(part[:1]) + part[1:])
		}
	}
	return tracker.Word(b.String())
}
