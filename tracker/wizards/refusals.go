package wizards

import (
	"strings"

	"quickcast/tracker"
)

// Reasons to refuse an event; after each its arguments.
const (
	UnknownPiece   tracker.Code = "wizards.errorUnknownPiece"   // Name, Names
	UnknownRoom    tracker.Code = "wizards.errorUnknownRoom"    // Name
	UnknownSpell   tracker.Code = "wizards.errorUnknownSpell"   // Name
	UnknownCard    tracker.Code = "wizards.errorUnknownCard"    // Name
	UnknownTrack   tracker.Code = "wizards.errorUnknownTrack"   // Name
	UnknownPhase   tracker.Code = "wizards.errorUnknownPhase"   // Name
	OutOfBounds    tracker.Code = "wizards.errorOutOfBounds"    // Field, Least, Most
	BadDoors       tracker.Code = "wizards.errorBadDoors"       // Doors
	BadScenario    tracker.Code = "wizards.errorBadScenario"    // Where, Reason
	BadAnswer      tracker.Code = "wizards.errorBadAnswer"      // Answer, Answers
	NothingAsked   tracker.Code = "wizards.errorNothingAsked"   //
	SomethingAsked tracker.Code = "wizards.errorSomethingAsked" //
	NotYourTurn    tracker.Code = "wizards.errorNotYourTurn"    // Name
	WrongPhase     tracker.Code = "wizards.errorWrongPhase"     // Phase
	NoActions      tracker.Code = "wizards.errorNoActions"      // Action
	NotAdjoining   tracker.Code = "wizards.errorNotAdjoining"   // From, To
	NotAdjacent    tracker.Code = "wizards.errorNotAdjacent"    // From, To
	NoSource       tracker.Code = "wizards.errorNoSource"       // Room
	Guarded        tracker.Code = "wizards.errorGuarded"        // Room
	Trolled        tracker.Code = "wizards.errorTrolled"        // Room
	NotEmpowered   tracker.Code = "wizards.errorNotEmpowered"   // Room
	SupplyEmpty    tracker.Code = "wizards.errorSupplyEmpty"    // Glyph
	NotInRoom      tracker.Code = "wizards.errorNotInRoom"      // Room
	NoSuchGlyph    tracker.Code = "wizards.errorNoSuchGlyph"    // Name, Glyph
	NotShared      tracker.Code = "wizards.errorNotShared"      // Name
	OneShared      tracker.Code = "wizards.errorOneShared"      //
	TwoGlyphs      tracker.Code = "wizards.errorTwoGlyphs"      //
	EmptySpace     tracker.Code = "wizards.errorEmptySpace"     // Pair
	IsBound        tracker.Code = "wizards.errorIsBound"        // Pair
	SpellNeeded    tracker.Code = "wizards.errorSpellNeeded"    // Pair
	CardNeeded     tracker.Code = "wizards.errorCardNeeded"     //
	NoPiece        tracker.Code = "wizards.errorNoPiece"        // Piece, Room
	NoDamage       tracker.Code = "wizards.errorNoDamage"       // Piece
	NotAFigure     tracker.Code = "wizards.errorNotAFigure"     // Piece
	NoHand         tracker.Code = "wizards.errorNoHand"         // Name
	NoItem         tracker.Code = "wizards.errorNoItem"         // Name
	ItemPrice      tracker.Code = "wizards.errorItemPrice"      // Count
	StaffWorn      tracker.Code = "wizards.errorStaffWorn"      // Count
	NoShifts       tracker.Code = "wizards.errorNoShifts"       // Count
	AdvancedOnly   tracker.Code = "wizards.errorAdvancedOnly"   //
)

// namesOf lists what could have been said.
func namesOf(list []string) string { return strings.Join(list, ", ") }
