package magewars

// cite is a rule that both games have, each under a number of its own.
type cite uint8

// The rules both have.
const (
	ruleFirstInitiative cite = iota
	ruleInitiativePasses
	ruleRoundOrder
	ruleNextRound
	ruleReadyStage
	ruleActionStage
	ruleUpkeepFirst
	ruleUpkeepCosts
	ruleUpkeepTasks
	ruleRegenerating
	ruleDissipating
	ruleTurns
	ruleCommanding
	ruleActivating
	ruleActivationEnds
	ruleEverybodyActs
	ruleActiveOnly
	ruleOneAction
	ruleGuarding
	rulePassing
	rulePassingOfSeveral
	rulePassingInTeams
	ruleAttackSteps
	ruleAttackTargets
	ruleAttackAgain
	ruleDiceOfX
	ruleStrikes
	ruleZoneAttacks
	ruleDefenses
	ruleChoiceOfDefense
	ruleBarriers
	ruleCounterstrikes
	ruleHealing
	ruleCasting
	ruleOwnBook
	ruleMageCastsAlone
	ruleCastersCastOnce
	ruleSpellTargets
	rulePayingMana
	ruleCostOfX
	ruleQuickcasts
	ruleQuickcastWindow
	ruleTeamsQuickcast
	ruleQuickSpells
	ruleEquipmentTargets
	ruleSlots
	ruleRevealing
	ruleMustReveal
	ruleMustRevealAtOnce
	ruleOneOfAName
	ruleOneOnly
	ruleOnlyForMages
	ruleFalling
	ruleLastMage
	ruleLastTeam
	ruleLeaving
	ruleLeavingATeam
	ruleTwoSides
	ruleCardsInUpkeep
	ruleSpellResolves
	ruleCardIsRevealed
)

// citations are their numbers in the books of the two games, as variant.book counts them.
var citations = [...][2]string{
	ruleFirstInitiative:  {"A-8", "R-8"},
	ruleInitiativePasses: {"A-22", "R-14"},
	ruleRoundOrder:       {"A-20", "R-11"},
	ruleNextRound:        {"A-34", "R-11"},
	ruleReadyStage:       {"A-20", "R-12"},
	ruleActionStage:      {"A-20", "R-13"},
	ruleUpkeepFirst:      {"A-27", "R-12"},
	ruleUpkeepCosts:      {"A-27", "R-18"},
	ruleUpkeepTasks:      {"A-27", "R-19"},
	ruleRegenerating:     {"A-28", "R-19"},
	ruleDissipating:      {"A-29", "R-19"},
	ruleTurns:            {"A-30", "R-25"},
	ruleCommanding:       {"A-31", "R-25"},
	ruleActivating:       {"A-31", "R-27"},
	ruleActivationEnds:   {"A-31", "R-31"},
	ruleEverybodyActs:    {"A-34", "R-25"},
	ruleActiveOnly:       {"A-35", "R-33"},
	ruleOneAction:        {"A-36", "R-28"},
	ruleGuarding:         {"A-36", "R-29"},
	rulePassing:          {"A-33", "R-26"},
	rulePassingOfSeveral: {"A-109", "R-129"},
	rulePassingInTeams:   {"A-114", "R-129"},
	ruleAttackSteps:      {"A-38", "R-75"},
	ruleAttackTargets:    {"A-39", "R-76"},
	ruleAttackAgain:      {"A-53", "R-100"},
	ruleDiceOfX:          {"A-75", "R-75"},
	ruleStrikes:          {"A-52", "R-84"},
	ruleZoneAttacks:      {"A-50", "R-89"},
	ruleDefenses:         {"A-40", "R-83"},
	ruleChoiceOfDefense:  {"A-42", "R-83"},
	ruleBarriers:         {"A-38", "R-85"},
	ruleCounterstrikes:   {"A-65", "R-87"},
	ruleHealing:          {"A-55", "R-102"},
	ruleCasting:          {"A-72", "R-28"},
	ruleOwnBook:          {"A-72", "R-21"},
	ruleMageCastsAlone:   {"A-72", "R-73"},
	ruleCastersCastOnce:  {"A-72", "R-20"},
	ruleSpellTargets:     {"A-73", "R-50"},
	rulePayingMana:       {"A-74", "R-48"},
	ruleCostOfX:          {"A-75", "R-52"},
	ruleQuickcasts:       {"A-77", "R-42"},
	ruleQuickcastWindow:  {"A-78", "R-43"},
	ruleTeamsQuickcast:   {"A-115", "R-43"},
	ruleQuickSpells:      {"A-79", "R-42"},
	ruleEquipmentTargets: {"A-85", "R-70"},
	ruleSlots:            {"A-86", "R-71"},
	ruleRevealing:        {"A-90", "R-65"},
	ruleMustReveal:       {"A-93", "R-67"},
	ruleMustRevealAtOnce: {"A-93", "R-68"},
	ruleOneOfAName:       {"A-94", "R-66"},
	ruleOneOnly:          {"A-97", "R-62"},
	ruleOnlyForMages:     {"A-105", "R-54"},
	ruleFalling:          {"A-107", "R-10"},
	ruleLastMage:         {"A-112", "R-132"},
	ruleLastTeam:         {"A-121", "R-132"},
	ruleLeaving:          {"A-110", "R-132"},
	ruleLeavingATeam:     {"A-120", "R-132"},
	ruleTwoSides:         {"A-113", "R-132"},
	ruleCardsInUpkeep:    {"A-27", "R-9"},
	ruleSpellResolves:    {"A-73", "R-9"},
	ruleCardIsRevealed:   {"A-90", "R-9"},
}

// cite gives the number of a rule in the book of the game that is played.
func (s *State) cite(rule cite) string { return citations[rule][s.variant().book] }
