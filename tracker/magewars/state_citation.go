package magewars

import "strings"

// cite is a rule that both games have: its numbers in their books, in the order in which variant.book counts
// them.
type cite string

// The rules both have.
const (
	ruleFirstInitiative  cite = "A-8 R-8"
	ruleInitiativePasses cite = "A-22 R-14"
	ruleRoundOrder       cite = "A-20 R-11"
	ruleNextRound        cite = "A-34 R-11"
	ruleReadyStage       cite = "A-20 R-12"
	ruleActionStage      cite = "A-20 R-13"
	ruleUpkeepFirst      cite = "A-27 R-12"
	ruleUpkeepCosts      cite = "A-27 R-18"
	ruleUpkeepTasks      cite = "A-27 R-19"
	ruleRegenerating     cite = "A-28 R-19"
	ruleDissipating      cite = "A-29 R-19"
	ruleTurns            cite = "A-30 R-25"
	ruleCommanding       cite = "A-31 R-25"
	ruleActivating       cite = "A-31 R-27"
	ruleActivationEnds   cite = "A-31 R-31"
	ruleEverybodyActs    cite = "A-34 R-25"
	ruleActiveOnly       cite = "A-35 R-33"
	ruleOneAction        cite = "A-36 R-28"
	ruleGuarding         cite = "A-36 R-29"
	rulePassing          cite = "A-33 R-26"
	rulePassingOfSeveral cite = "A-109 R-129"
	rulePassingInTeams   cite = "A-114 R-129"
	ruleAttackSteps      cite = "A-38 R-75"
	ruleAttackTargets    cite = "A-39 R-76"
	ruleAttackAgain      cite = "A-53 R-100"
	ruleDiceOfX          cite = "A-75 R-75"
	ruleStrikes          cite = "A-52 R-84"
	ruleZoneAttacks      cite = "A-50 R-89"
	ruleDefenses         cite = "A-40 R-83"
	ruleChoiceOfDefense  cite = "A-42 R-83"
	ruleBarriers         cite = "A-38 R-85"
	ruleCounterstrikes   cite = "A-65 R-87"
	ruleHealing          cite = "A-55 R-102"
	ruleCasting          cite = "A-72 R-28"
	ruleOwnBook          cite = "A-72 R-21"
	ruleMageCastsAlone   cite = "A-72 R-73"
	ruleCastersCastOnce  cite = "A-72 R-20"
	ruleSpellTargets     cite = "A-73 R-50"
	rulePayingMana       cite = "A-74 R-48"
	ruleCostOfX          cite = "A-75 R-52"
	ruleQuickcasts       cite = "A-77 R-42"
	ruleQuickcastWindow  cite = "A-78 R-43"
	ruleTeamsQuickcast   cite = "A-115 R-43"
	ruleQuickSpells      cite = "A-79 R-42"
	ruleEquipmentTargets cite = "A-85 R-70"
	ruleSlots            cite = "A-86 R-71"
	ruleRevealing        cite = "A-90 R-65"
	ruleMustReveal       cite = "A-93 R-67"
	ruleMustRevealAtOnce cite = "A-93 R-68"
	ruleOneOfAName       cite = "A-94 R-66"
	ruleOneOnly          cite = "A-97 R-62"
	ruleOnlyForMages     cite = "A-105 R-54"
	ruleFalling          cite = "A-107 R-10"
	ruleLastMage         cite = "A-112 R-132"
	ruleLastTeam         cite = "A-121 R-132"
	ruleLeaving          cite = "A-110 R-132"
	ruleLeavingATeam     cite = "A-120 R-132"
	ruleTwoSides         cite = "A-113 R-132"
	ruleCardsInUpkeep    cite = "A-27 R-9"
	ruleSpellResolves    cite = "A-73 R-9"
	ruleCardIsRevealed   cite = "A-90 R-9"
)

// cite gives the number of a rule in the book of the game that is played; one that stands in one book alone has
// that number in both.
func (s *State) cite(rule cite) string {
	numbers := strings.Fields(string(rule))
	return numbers[min(s.variant().book, len(numbers)-1)]
}

// byTable is the one of three rules that is meant at this table: between two, with several, or in teams.
func (s *State) byTable(two, several, teams cite) string {
	switch {
	case s.teams():
		return s.cite(teams)
	case len(s.Players) > 2:
		return s.cite(several)
	}
	return s.cite(two)
}
