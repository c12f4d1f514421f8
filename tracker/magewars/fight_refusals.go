package magewars

import "quickcast/tracker"

// Reasons to refuse what is wanted of an attack; after each its arguments.
const (
	FightOpen      tracker.Code = "table.errorFightOpen"      // Name, Next
	NoFight        tracker.Code = "table.errorNoFight"        // Action
	MustReveal     tracker.Code = "table.errorMustReveal"     // Player
	NoPest         tracker.Code = "table.errorNoPest"         // Name
	TooManyTargets tracker.Code = "table.errorTooManyTargets" // Attack, Count
	OwnTarget      tracker.Code = "table.errorOwnTarget"      // Name
	ImmuneToIt     tracker.Code = "table.errorImmuneToIt"     // Name, Attack
	FullAction     tracker.Code = "table.errorFullAction"     // Attack
)
