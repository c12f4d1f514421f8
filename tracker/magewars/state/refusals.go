package state

import "github.com/quickcast/quickcast/tracker"

// Reasons of these two games to refuse an event; after each its arguments.
const (
	UnknownObject    tracker.Code = "table.errorUnknownObject"  // Object
	UnknownPhase     tracker.Code = "table.errorUnknownPhase"   // Phase, Phases
	UnknownTrack     tracker.Code = "table.errorUnknownTrack"   // Track, Tracks
	UnknownMarker    tracker.Code = "table.errorUnknownMarker"  // Marker
	CannotHave       tracker.Code = "table.errorCannotHave"     // Name, Condition
	CannotHeal       tracker.Code = "table.errorCannotHeal"     // Name
	BadName          tracker.Code = "table.errorBadName"        // Value
	TooManyObjects   tracker.Code = "table.errorTooManyObjects" // Max
	BadHost          tracker.Code = "table.errorBadHost"        // Name
	NotAMage         tracker.Code = "table.errorNotAMage"       // Name
	FieldMissing                  = tracker.FieldMissing
	UnknownTask      tracker.Code = "table.errorUnknownTask"  // Task
	NotACreature     tracker.Code = "table.errorNotACreature" // Name
	NothingChanges                = tracker.NothingChanges
	TooLittleMana    tracker.Code = "table.errorTooLittleMana"   // Name, Need, Have
	TooFewTokens     tracker.Code = "table.errorTooFewTokens"    // Name, Token, Need, Have
	OutOfBounds      tracker.Code = "table.errorOutOfBounds"     // Field, Max
	BadText          tracker.Code = "table.errorBadText"         // Field, Max
	BadList          tracker.Code = "table.errorBadList"         // Field, Max, Length
	BadAttacks       tracker.Code = "table.errorBadAttacks"      // Field, Max, Dice
	BadBook          tracker.Code = "table.errorBadBook"         // Field, Max, Length
	BadPrice         tracker.Code = "table.errorBadPrice"        // Field
	BadSetup         tracker.Code = "table.errorBadSetup"        // Seat, Field
	NotYours         tracker.Code = "table.errorNotYours"        // Name, Player
	BadRound         tracker.Code = "table.errorBadRound"        // Max
	OutOfGame        tracker.Code = "table.errorOutOfGame"       // Name
	TooManyPrepared  tracker.Code = "table.errorTooManyPrepared" // Name, Max
	BadSeats         tracker.Code = "table.errorBadSeats"        // Count
	OneTeam          tracker.Code = "table.errorOneTeam"         //
	TooManyRolls     tracker.Code = "table.errorTooManyRolls"    // Action, Count
	NotInPhase       tracker.Code = "table.errorNotInPhase"      // Phase
	NotYourTurn                   = tracker.NotYourTurn
	OneATurn         tracker.Code = "table.errorOneATurn"         // Name, Acting
	NotActive        tracker.Code = "table.errorNotActive"        // Name
	StillActing      tracker.Code = "table.errorStillActing"      // Name
	HasActed         tracker.Code = "table.errorHasActed"         // Name
	NobodyActs       tracker.Code = "table.errorNobodyActs"       //
	MayNotPass       tracker.Code = "table.errorMayNotPass"       // Mine, Theirs
	MustActivate     tracker.Code = "table.errorMustActivate"     // Name
	QuickcastUsed    tracker.Code = "table.errorQuickcastUsed"    // Name
	QuickcastClosed  tracker.Code = "table.errorQuickcastClosed"  // Name
	CannotAct        tracker.Code = "table.errorCannotAct"        // Name, Condition
	SetupRound       tracker.Code = "table.errorSetupRound"       // Round
	InitiativeStands tracker.Code = "table.errorInitiativeStands" // Name
	UpkeepOpen       tracker.Code = "table.errorUpkeepOpen"       // Count
	MageStays        tracker.Code = "table.errorMageStays"        // Name
	NotFaceDown      tracker.Code = "table.errorNotFaceDown"      // Name
	NotAsSealed      tracker.Code = "table.errorNotAsSealed"      //
	SameName         tracker.Code = "table.errorSameName"         // Name
	OneOnly          tracker.Code = "table.errorOneOnly"          // Name
	UnknownAttack    tracker.Code = "table.errorUnknownAttack"    // Name, Attack
	GuardFirst       tracker.Code = "table.errorGuardFirst"       // Name
	NotQuick         tracker.Code = "table.errorNotQuick"         // Name
	NoTarget         tracker.Code = "table.errorNoTarget"         // Name
	OutOfReach       tracker.Code = "table.errorOutOfReach"       // Name
	NotInBook        tracker.Code = "table.errorNotInBook"        // Name
	NotPrepared      tracker.Code = "table.errorNotPrepared"      // Name
	NotForMage       tracker.Code = "table.errorNotForMage"       // Name, Mage
	NoZones          tracker.Code = "table.errorNoZones"          // Name
	NoMoreMoves      tracker.Code = "table.errorNoMoreMoves"      // Name
	NoPassage        tracker.Code = "table.errorNoPassage"        // Name
	HasCast          tracker.Code = "table.errorHasCast"          // Name
	CannotCast       tracker.Code = "table.errorCannotCast"       // Name, Spell, Say
	CostLeast        tracker.Code = "table.errorCostLeast"        // Name, Least
	CannotBind       tracker.Code = "table.errorCannotBind"       // Name
	NoAbility        tracker.Code = "table.errorNoAbility"        // Name, Ability
	AbilityUsed      tracker.Code = "table.errorAbilityUsed"      // Name, Ability
	NoCard           tracker.Code = "table.errorNoCard"           // Name
	WhichGoes        tracker.Code = "table.errorWhichGoes"        // Name, Items
	SlotTaken        tracker.Code = "table.errorSlotTaken"        // Slot, Name
)

// Reasons to refuse what is wanted of an attack; after each its arguments.
const (
	FightOpen      tracker.Code = "table.errorFightOpen"      // Name, Next
	NoFight        tracker.Code = "table.errorNoFight"        // Action
	MustReveal     tracker.Code = "table.errorMustReveal"     // Player
	MayReveal      tracker.Code = "table.errorMayReveal"      // Player
	NoPest         tracker.Code = "table.errorNoPest"         // Name
	TooManyTargets tracker.Code = "table.errorTooManyTargets" // Attack, Count
	OwnTarget      tracker.Code = "table.errorOwnTarget"      // Name
	ImmuneToIt     tracker.Code = "table.errorImmuneToIt"     // Name, Attack
	ImmuneToSpell  tracker.Code = "table.errorImmuneToSpell"  // Name, Spell
	FullAction     tracker.Code = "table.errorFullAction"     // Attack
)

// Reasons to refuse a deed.
const (
	UnknownDeed  tracker.Code = "table.errorUnknownDeed"  // Deed
	DecidesFirst tracker.Code = "table.errorDecidesFirst" // Card, Say
	DeedUsed     tracker.Code = "table.errorDeedUsed"     // Name
	DeedLate     tracker.Code = "table.errorDeedLate"     // Name
	Forbidden    tracker.Code = "table.errorForbidden"    // Name, Card, Say
)

// seatMissing refuses an event that needs a seat and has none.
func seatMissing(kind tracker.Kind) *tracker.Refusal {
	return tracker.SeatMissing.With("Action", string(kind))
}

// Within holds a number that was told to 0 and the most it can be.
func Within(field string, n *int, most int) error {
	if n != nil && (*n < 0 || *n > most) {
		return OutOfBounds.With("Field", field, "Max", most)
	}
	return nil
}
