package archmage

import "github.com/quickcast/quickcast/tracker"

// Reasons to refuse an event; after each its arguments. Those that a rule gives carry
// its number.
const (
	notTurn                  = tracker.NotYourTurn
	notNow      tracker.Code = "archmage.errorNotNow"      // Phase
	noPlace     tracker.Code = "archmage.errorNoPlace"     // Name
	noSphere    tracker.Code = "archmage.errorNoSphere"    // Name
	noArea      tracker.Code = "archmage.errorNoArea"      // Name
	noKind      tracker.Code = "archmage.errorNoKind"      // Name
	noSpell     tracker.Code = "archmage.errorNoSpell"     // Name
	noTrack     tracker.Code = "archmage.errorNoTrack"     // Track
	noPoints    tracker.Code = "archmage.errorNoPoints"    // Left, Need
	notNext     tracker.Code = "archmage.errorNotNext"     // Place
	closedBy    tracker.Code = "archmage.errorClosedBy"    // Place, Name
	alreadyOpen tracker.Code = "archmage.errorAlreadyOpen" // Place
	faceDown    tracker.Code = "archmage.errorFaceDown"    //
	noneLeft    tracker.Code = "archmage.errorNoneLeft"    // Kind
	noFollowers tracker.Code = "archmage.errorNoFollowers" // Name
	noTolerance tracker.Code = "archmage.errorNoTolerance" // Place
	taken       tracker.Code = "archmage.errorTaken"       // Place, Name
	nobodyThere tracker.Code = "archmage.errorNobodyThere" // Place
	noRelics    tracker.Code = "archmage.errorNoRelics"    // Relic, Have, Need
	wrongPrice  tracker.Code = "archmage.errorWrongPrice"  // Spell, Count
	wrongRelic  tracker.Code = "archmage.errorWrongRelic"  // Spell, Relic
	tollFirst   tracker.Code = "archmage.errorTollFirst"   // Door, Name
	notKnown    tracker.Code = "archmage.errorNotKnown"    // Spell
	onceATurn   tracker.Code = "archmage.errorOnceATurn"   // Spell
	immune      tracker.Code = "archmage.errorImmune"      // Name, Spell
	badTarget   tracker.Code = "archmage.errorBadTarget"   // Spell
	forfeited   tracker.Code = "archmage.errorForfeited"   // Place
	wrongPlace  tracker.Code = "archmage.errorWrongPlace"  // Place
	actionDone  tracker.Code = "archmage.errorActionDone"  //
	notHere     tracker.Code = "archmage.errorNotHere"     // Sphere
	tooMany     tracker.Code = "archmage.errorTooMany"     // Count, Most
	order       tracker.Code = "archmage.errorOrder"       //
	noDuel      tracker.Code = "archmage.errorNoDuel"      // Area
	towerStands tracker.Code = "archmage.errorTowerStands" //
	wrongTowns  tracker.Code = "archmage.errorWrongTowns"  // Count
	noVision    tracker.Code = "archmage.errorNoVision"    // Sphere
	central     tracker.Code = "archmage.errorCentral"     // Sphere
	outermost   tracker.Code = "archmage.errorOutermost"   // Sphere
	notFurthest tracker.Code = "archmage.errorNotFurthest" // Sphere
	inStep      tracker.Code = "archmage.errorInStep"      // Name
	prepareOnce tracker.Code = "archmage.errorPrepare"     //
	settleFirst tracker.Code = "archmage.errorSettle"      //
	shiftFirst  tracker.Code = "archmage.errorShift"       // Name, Count
	badDie      tracker.Code = "archmage.errorBadDie"      // Die
	notDue      tracker.Code = "archmage.errorNotDue"      // Relic, Name
	badWay      tracker.Code = "archmage.errorBadWay"      // Name, Names
	noWarlord   tracker.Code = "archmage.errorNoWarlord"   //
	inflamed    tracker.Code = "archmage.errorInflamed"    // Place
	notBetween               = tracker.NotBetween
	notWhole25  tracker.Code = "archmage.errorFollowers" // Name, Count
	occupied    tracker.Code = "archmage.errorOccupied"  // Place
	cutOff      tracker.Code = "archmage.errorCutOff"    // Place
)
