package state

import (
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
)

// Variant is all that sets the two games apart beside their rounds: each difference has
// a name here, and nobody else asks which game is played.
type Variant struct {
	Law                 combat.Rules // of an attack
	book                int          // which column of the citations has its rules
	MageLevel           int          // what a mage counts as
	SetupRounds         int          // the first rounds, without attacks
	Zones               bool         // the board has zones, which the table does not know; else all lies in one
	AsTeams             bool         // a team acts as one: turns, passing, quickcasts around any of its activations
	SparesOwn           bool         // nobody attacks what is their own side's
	IgnoresPests        bool         // a guard that a Pest has attacked may ignore it
	SpentAtOnce         bool         // a creature turns inactive when its activation begins, not when it ends
	FailsOnForeignSlots bool         // equipment for another's full slot is cancelled
	ReplacesItself      bool         // a second piece of the same equipment takes the place of the first
	Sizes               bool         // there are smaller games: Apprentice Mode and the half board
}

// Academy is Academy: its round is Reset in four steps, Upkeep, Action.
func Academy() *Rules {
	return &Rules{
		Name: "academy", Action: ActionPhase,
		Variant: Variant{
			Law: combat.AcademyRules(), MageLevel: 4, SetupRounds: 2, AsTeams: true, SparesOwn: true, IgnoresPests: true,
		},
		Stations: []Station{
			{ResetPhase, InitiativeStep},
			{ResetPhase, ReadyStep},
			{ResetPhase, MarkersStep},
			{ResetPhase, ChannelStep},
			{UpkeepPhase, ""},
			{ActionPhase, ""},
		},
	}
}

// Arena is Arena: its round is six ready phases, three action parts.
func Arena() *Rules {
	return &Rules{
		Name: "arena", Action: CreatureActionPhase,
		Variant: Variant{
			Law: combat.ArenaRules(), book: 1, MageLevel: 6, Zones: true, SpentAtOnce: true, FailsOnForeignSlots: true, ReplacesItself: true, Sizes: true,
		},
		Stations: []Station{
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

// Variant is that of the game on the table.
func (s *State) Variant() *Variant { return &s.Rules.Variant }

// Cite gives the number of a rule in the book of the game that is played. It takes the numbers of all books, in
// the order in which the Variant counts them ("A-8 R-8"); of a rule that has one alone, that one.
func (s *State) Cite(rule string) string {
	numbers := strings.Fields(rule)
	return numbers[min(s.Variant().book, len(numbers)-1)]
}

// ByTable is the one of three rules that is meant at this table: between two, with several, or in teams.
func (s *State) ByTable(two, several, teams string) string {
	switch {
	case s.teams():
		return s.Cite(teams)
	case len(s.Players) > 2:
		return s.Cite(several)
	}
	return s.Cite(two)
}
