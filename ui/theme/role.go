package theme

import "fyne.io/fyne/v2"

// Role names what a colour is for. Roles are Fyne colour names, so that they
// work wherever the toolkit asks a theme for a colour.
type Role = fyne.ThemeColorName

// The roles of surfaces, from the back to the front.
const (
	Background Role = "qcBackground" // the floor of every screen
	Surface    Role = "qcSurface"    // panels
	Raised     Role = "qcRaised"     // chips, fields and quiet buttons on a panel
	Track      Role = "qcTrack"      // the empty part of an arc or a bar
	Line       Role = "qcLine"       // hairlines and outlines
	Scrim      Role = "qcScrim"      // over what a sheet covers
	Shade      Role = "qcShade"      // shadows
)

// The roles of text, icons and filled shapes. "Soft" is a ground on which the
// role of the same name is read; "fill" is a solid shape with "on" text.
const (
	Ink        Role = "qcInk"
	Quiet      Role = "qcQuiet"
	Accent     Role = "qcAccent"
	AccentSoft Role = "qcAccentSoft"
	AccentFill Role = "qcAccentFill"
	OnAccent   Role = "qcOnAccent"
	Harm       Role = "qcHarm"
	HarmInk    Role = "qcHarmInk" // harm as text on what is raised
	HarmSoft   Role = "qcHarmSoft"
	HarmFill   Role = "qcHarmFill"
	OnHarm     Role = "qcOnHarm"
	Mana       Role = "qcMana"
	ManaSoft   Role = "qcManaSoft"
	ManaInk    Role = "qcManaInk"
	Good       Role = "qcGood"
	GoodSoft   Role = "qcGoodSoft"
	GoodFill   Role = "qcGoodFill"
	OnGood     Role = "qcOnGood"
	BarFill    Role = "qcBarFill" // a chart's bar that is not pointed at
	Wood       Role = "qcWood"    // a marker that stands up
	WoodLine   Role = "qcWoodLine"
	WoodInk    Role = "qcWoodInk" // what it and tiles say of it, on wood or a panel
)

// The roles of wooden and ivory pieces: dice look the same by day and by night.
const (
	Ivory      Role = "qcIvory"      // an attack die
	IvoryEdge  Role = "qcIvoryEdge"  // its side that lies in the shade
	IvoryLight Role = "qcIvoryLight" // the light on its rim
	IvoryInk   Role = "qcIvoryInk"   // its numbers
	IvoryBlood Role = "qcIvoryBlood" // its starburst, with numbers in IvoryLight
	Lapis      Role = "qcLapis"      // an effect die, with numbers in IvoryLight
	LapisEdge  Role = "qcLapisEdge"
	LapisLine  Role = "qcLapisLine" // the edges between its faces
)

const (
	schoolFill = "qcSchool."
	schoolInk  = "qcSchoolInk."
	schoolTint = "qcSchoolTint."
)

// School is the colour of a school's stripes, arcs and bars. The id is the
// school's lower-case name ("fire"), or the colour of a player's wooden pieces ("blue"), which is
// never that of a school; an unknown id gives a neutral colour.
func School(id string) Role { return schoolFill + Role(id) }

// SchoolInk is a school's colour for text and icons: readable on every surface.
func SchoolInk(id string) Role { return schoolInk + Role(id) }

// SchoolTint is the floor of a seat, faintly tinted with a school.
func SchoolTint(id string) Role { return schoolTint + Role(id) }
