package archmage

import (
	"slices"
	"strconv"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// tileFace is a location as it is drawn: its kind, whose it is, what stands there.
func (f *face) tileFace(s *archmage.State, p *archmage.Place) widgets.SpotFace {
	spot := widgets.SpotFace{Shape: widgets.Hexagon, Fill: theme.Surface, Icon: tileIcon(p), Label: f.word("brief-" + string(p.Kind))}
	switch {
	case !p.Open():
		spot.Fill, spot.Ink, spot.Label = theme.Track, theme.Quiet, ""
	case len(p.Kind.Races()) > 0:
		spot.Ink = theme.SchoolInk(hue(p.Kind.Races()[0]))
	}
	if p.Owner > 0 {
		spot.Bold, spot.Rim, spot.Fill = true, theme.Harm, theme.HarmSoft
		if p.Owner <= len(s.Mages) {
			colour := s.Mages[p.Owner-1].Colour
			spot.Rim, spot.Fill = theme.School(colour), theme.SchoolTint(colour)
		}
		if p.Wards > 1 {
			spot.Tag = f.word("times", "Count", p.Wards)
		}
	}
	var flags []widgets.SpotFlag
	for i := range s.Mages {
		if s.Mages[i].At == p.ID {
			flags = append(flags, f.piece(s, i+1, "mage", true))
		}
	}
	if s.Warlord != nil && f.board.paces.where(s) == p.ID {
		flags = append(flags, f.piece(s, len(s.Mages)+1, "melee", true))
	}
	lies, marks := "", []string{}
	switch {
	case p.Tower > 0:
		lies = "magetower"
	case p.Wards > 0:
		lies = "guard"
	}
	if icon, _ := f.flag(s, p.Owner); p.Owner > 0 && slices.ContainsFunc(flags, func(there widgets.SpotFlag) bool { return there.Icon == icon }) {
		marks = append(marks, lies) // the mage covers the flag
	} else if p.Owner > 0 {
		flags = append([]widgets.SpotFlag{f.piece(s, p.Owner, lies, false)}, flags...)
	}
	if p.Token != "" {
		marks = append(marks, "incantation")
	}
	copy(spot.Flags[:], flags)
	copy(spot.Marks[:], slices.DeleteFunc(marks, func(m string) bool { return m == "" }))
	spot.Lit = f.offer("travel", 0, "to", p.ID) != nil || f.offer("inflame", 0, "place", p.ID) != nil
	if at := s.At(s.Me().At); !spot.Lit && spot.Tag == "" && s.Phase == archmage.Journey && s.Points > 0 && at != nil && slices.Contains(s.Neighbours(at), p) {
		spot.Sign = "close"
	}
	if n := f.board.paces.step(p.ID); n > 0 {
		spot.Tag, spot.Sign = strconv.Itoa(n), ""
	}
	spot.Name = f.placeSaid(s, p)
	switch {
	case spot.Lit:
		spot.Name = f.word("placeIs", "Place", spot.Name, "What", f.word("keyReach"))
	case spot.Sign != "":
		spot.Name = f.word("placeIs", "Place", spot.Name, "What", f.word("keyClosed"))
	}
	if s.Warlord != nil && f.board.paces.where(s) == p.ID {
		spot.Name = f.word("placeIs", "Place", spot.Name, "What", f.nameOf(s, len(s.Mages)+1))
	}
	return spot
}

// placeSaid is a location in words.
func (f *face) placeSaid(s *archmage.State, p *archmage.Place) string {
	return f.word("placeSaid", "Place", archmage.PlaceWord(p), "Name", s.NameOf(p.Owner), "Wards", p.Wards)
}

func (f *face) nameOf(s *archmage.State, seat int) string {
	switch name := s.NameOf(seat).(type) {
	case string:
		return name
	case tracker.Message:
		return f.Say(name)
	}
	return ""
}

// flag is the shape of a seat's pieces on the map and their colour, which no tile has.
func (f *face) flag(s *archmage.State, seat int) (icon string, role theme.Role) {
	if seat < 1 || seat > len(s.Mages) {
		return "flag-square", theme.Harm
	}
	return []string{"flag-disc", "flag-square", "flag-diamond", "flag-triangle"}[(seat-1)%4], theme.School(s.Mages[seat-1].Colour)
}

// piece is a flag on a tile, with a picture in it.
func (f *face) piece(s *archmage.State, seat int, inside string, raised bool) widgets.SpotFlag {
	icon, role := f.flag(s, seat)
	return widgets.SpotFlag{Icon: icon, Role: role, Inside: inside, Raised: raised}
}

// ink is the colour in which a seat's name is written.
func (f *face) ink(s *archmage.State, seat int) theme.Role {
	if seat < 1 || seat > len(s.Mages) {
		return theme.HarmInk
	}
	return theme.SchoolInk(s.Mages[seat-1].Colour)
}

// tileIcon is the picture of a kind of location; of a tile that lies face down, of its stack.
func tileIcon(p *archmage.Place) string {
	switch {
	case p.Kind == archmage.Unknown && p.Stack == archmage.Outpost:
		return "diamond-open"
	case p.Kind == archmage.Unknown:
		return "disc-open"
	case p.Kind == archmage.CursedTower:
		return "curse"
	case len(p.Kind.Races()) > 0:
		return "enclave"
	}
	return string(p.Kind)
}

// sphereOf is the sphere whose colour a kind takes.
func sphereOf(k archmage.Kind) archmage.Sphere {
	if races := k.Races(); len(races) > 0 {
		return races[0]
	}
	for i, wild := range archmage.WildKinds() {
		if wild == k {
			return []archmage.Sphere{archmage.Time, archmage.Will, archmage.Death, archmage.Nature, archmage.Matter}[i]
		}
	}
	return archmage.Time
}
