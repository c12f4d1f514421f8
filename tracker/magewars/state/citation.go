package state

import (
	"strings"
)

// Citation is a rule that both games have: its numbers in their books, in the order in which variant.book counts
// them.
type Citation string

// The rules both have.
const (
	RuleFirstInitiative  Citation = "A-8 R-8"
	RuleInitiativePasses Citation = "A-22 R-14"
	RuleRoundOrder       Citation = "A-20 R-11"
	RuleNextRound        Citation = "A-34 R-11"
	RuleReadyStage       Citation = "A-20 R-12"
	RuleActionStage      Citation = "A-20 R-13"
	RuleUpkeepFirst      Citation = "A-27 R-12"
	ruleUpkeepCosts      Citation = "A-27 R-18"
	RuleUpkeepTasks      Citation = "A-27 R-19"
	ruleRegenerating     Citation = "A-28 R-19"
	ruleDissipating      Citation = "A-29 R-19"
	RuleTurns            Citation = "A-30 R-25"
	RuleCommanding       Citation = "A-31 R-25"
	RuleActivating       Citation = "A-31 R-27"
	RuleActivationEnds   Citation = "A-31 R-31"
	RuleEverybodyActs    Citation = "A-34 R-25"
	RuleActiveOnly       Citation = "A-35 R-33"
	RuleOneAction        Citation = "A-36 R-28"
	RuleGuarding         Citation = "A-36 R-29"
	RulePassing          Citation = "A-33 R-26"
	rulePassingOfSeveral Citation = "A-109 R-129"
	rulePassingInTeams   Citation = "A-114 R-129"
	RuleAttackSteps      Citation = "A-38 R-75"
	RuleAttackTargets    Citation = "A-39 R-76"
	RuleAttackAgain      Citation = "A-53 R-100"
	RuleDiceOfX          Citation = "A-75 R-75"
	RuleStrikes          Citation = "A-52 R-84"
	RuleZoneAttacks      Citation = "A-50 R-89"
	RuleDefenses         Citation = "A-40 R-83"
	RuleChoiceOfDefense  Citation = "A-42 R-83"
	RuleBarriers         Citation = "A-38 R-85"
	RuleCounterstrikes   Citation = "A-65 R-87"
	RuleHealing          Citation = "A-55 R-102"
	RuleCasting          Citation = "A-72 R-28"
	RuleOwnBook          Citation = "A-72 R-21"
	RuleMageCastsAlone   Citation = "A-72 R-73"
	RuleCastersCastOnce  Citation = "A-72 R-20"
	RuleSpellTargets     Citation = "A-73 R-50"
	RulePayingMana       Citation = "A-74 R-48"
	RuleCostOfX          Citation = "A-75 R-52"
	RuleQuickcasts       Citation = "A-77 R-42"
	RuleQuickcastWindow  Citation = "A-78 R-43"
	ruleTeamsQuickcast   Citation = "A-115 R-43"
	RuleQuickSpells      Citation = "A-79 R-42"
	RuleEquipmentTargets Citation = "A-85 R-70"
	RuleSlots            Citation = "A-86 R-71"
	RuleRevealing        Citation = "A-90 R-65"
	RuleMustReveal       Citation = "A-93 R-67"
	RuleMustRevealAtOnce Citation = "A-93 R-68"
	RuleOneOfAName       Citation = "A-94 R-66"
	RuleOneOnly          Citation = "A-97 R-62"
	RuleOnlyForMages     Citation = "A-105 R-54"
	RuleFalling          Citation = "A-107 R-10"
	RuleLastMage         Citation = "A-112 R-132"
	RuleLastTeam         Citation = "A-121 R-132"
	ruleLeaving          Citation = "A-110 R-132"
	ruleLeavingATeam     Citation = "A-120 R-132"
	RuleTwoSides         Citation = "A-113 R-132"
	RuleCardsInUpkeep    Citation = "A-27 R-9"
	RuleSpellResolves    Citation = "A-73 R-9"
	RuleCardIsRevealed   Citation = "A-90 R-9"
)

// Cite gives the number of a rule in the book of the game that is played; one that stands in one book alone has
// that number in both.
func (s *State) Cite(rule Citation) string {
	numbers := strings.Fields(string(rule))
	return numbers[min(s.Variant().book, len(numbers)-1)]
}

// ByTable is the one of three rules that is meant at this table: between two, with several, or in teams.
func (s *State) ByTable(two, several, teams Citation) string {
	switch {
	case s.teams():
		return s.Cite(teams)
	case len(s.Players) > 2:
		return s.Cite(several)
	}
	return s.Cite(two)
}
