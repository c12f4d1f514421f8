package wizards

import (
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// Reasons to refuse an event; after each its arguments.
const (
	unknownPiece   tracker.Code = "wizards.errorUnknownPiece" // Name, Names
	unknownRoom    tracker.Code = "wizards.errorUnknownRoom"  // Name
	unknownSpell   tracker.Code = "wizards.errorUnknownSpell" // Name
	unknownCard    tracker.Code = "wizards.errorUnknownCard"  // Name
	unknownTrack   tracker.Code = "wizards.errorUnknownTrack" // Name
	unknownPhase   tracker.Code = "wizards.errorUnknownPhase" // Name
	outOfBounds                 = tracker.NotBetween
	badDoors       tracker.Code = "wizards.errorBadDoors"       // Doors
	badScenario    tracker.Code = "wizards.errorBadScenario"    // Where, Reason
	badAnswer      tracker.Code = "wizards.errorBadAnswer"      // Answer, Answers
	nothingAsked   tracker.Code = "wizards.errorNothingAsked"   //
	somethingAsked tracker.Code = "wizards.errorSomethingAsked" //
	notYourTurn                 = tracker.NotYourTurn
	wrongPhase     tracker.Code = "wizards.errorWrongPhase"   // Phase
	noActions      tracker.Code = "wizards.errorNoActions"    // Action
	notAdjoining   tracker.Code = "wizards.errorNotAdjoining" // From, To
	notAdjacent    tracker.Code = "wizards.errorNotAdjacent"  // From, To
	noSource       tracker.Code = "wizards.errorNoSource"     // Room
	guarded        tracker.Code = "wizards.errorGuarded"      // Room
	trolled        tracker.Code = "wizards.errorTrolled"      // Room
	notEmpowered   tracker.Code = "wizards.errorNotEmpowered" // Room
	supplyEmpty    tracker.Code = "wizards.errorSupplyEmpty"  // Glyph
	notInRoom      tracker.Code = "wizards.errorNotInRoom"    // Room
	noSuchGlyph    tracker.Code = "wizards.errorNoSuchGlyph"  // Name, Glyph
	notShared      tracker.Code = "wizards.errorNotShared"    // Name
	oneShared      tracker.Code = "wizards.errorOneShared"    //
	twoGlyphs      tracker.Code = "wizards.errorTwoGlyphs"    //
	emptySpace     tracker.Code = "wizards.errorEmptySpace"   // Pair
	isBound        tracker.Code = "wizards.errorIsBound"      // Pair
	spellNeeded    tracker.Code = "wizards.errorSpellNeeded"  // Pair
	cardNeeded     tracker.Code = "wizards.errorCardNeeded"   //
	noPiece        tracker.Code = "wizards.errorNoPiece"      // Piece, Room
	noDamage       tracker.Code = "wizards.errorNoDamage"     // Piece
	notAFigure     tracker.Code = "wizards.errorNotAFigure"   // Piece
	noHand         tracker.Code = "wizards.errorNoHand"       // Name
	noItem         tracker.Code = "wizards.errorNoItem"       // Name
	itemTooDear    tracker.Code = "wizards.errorItemPrice"    // Count
	staffWorn      tracker.Code = "wizards.errorStaffWorn"    // Count
	noShifts       tracker.Code = "wizards.errorNoShifts"     // Count
	advancedOnly   tracker.Code = "wizards.errorAdvancedOnly" //
)

// namesOf lists what could have been said.
func namesOf(list []string) string { return strings.Join(list, ", ") }
