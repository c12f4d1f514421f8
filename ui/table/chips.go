package table

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// chips are what lies on a mage's card. Each condition keeps its place, whatever comes or
// goes beside it; what is asked now stands apart from them.
type chips struct {
	seat  *seat
	notes *widgets.Made[widgets.ChipFace, *widgets.Chip] // what is asked or may be done now
	cells *widgets.Made[widgets.ChipFace, *widgets.Chip] // armor, guard, conditions with counts

	plus    *widgets.Chip // adds a condition
	offered bool          // it is shown
}

func newChips(s *seat) *chips {
	one := func(n Chip) *widgets.Chip { return widgets.NewChip(s.kit, n.Face, n.Tap) }
	c := &chips{seat: s, notes: widgets.NewMade(one), cells: widgets.NewMade(one)}
	c.plus = widgets.NewChip(s.kit, widgets.ChipFace{Icon: "plus", Hollow: true, Name: s.screen.T("condition")}, s.openConditions)
	return c
}

// set shows what there is now and reports whether other chips are there.
func (c *chips) set(v tracker.SeatView, side Side, all tracker.View) bool {
	others := c.notes.Show(append(c.asking(all.Asks(v.Seat)), c.newsOf(v, side)...))
	others = c.cells.Show(c.standing(v, all)) || others
	before := c.offered
	c.offered = len(all.Conditions)+len(v.Conditions) > 0 && !v.Fallen && !v.Gone
	word := c.seat.screen.T("condition")
	face := widgets.ChipFace{Icon: "plus", Hollow: true, Name: word}
	if c.seat.shape == carded && !c.seat.rowed {
		face = widgets.ChipFace{Icon: "plus", Hollow: true, Label: word}
	}
	c.plus.Set(face)
	return others || c.offered != before
}

// all are those of a seat with one line for them.
func (c *chips) all() []fyne.CanvasObject { return slices.Concat(c.notes.List, c.cells.List) }

// last is the chip that adds a condition, which is never out of sight; nil where none can be
// added.
func (c *chips) last() fyne.CanvasObject {
	if !c.offered {
		return nil
	}
	return c.plus
}

// whole are all chips in lines: the one that adds a condition stands before them, however
// many there are.
func (c *chips) whole() []fyne.CanvasObject {
	list := slices.Clone(c.notes.List)
	if last := c.last(); last != nil {
		list = append(list, last)
	}
	return append(list, c.cells.List...)
}

// newsOf are what has become of a seat, its points, and what its game's face says.
func (c *chips) newsOf(v tracker.SeatView, side Side) []Chip {
	s, t := c.seat, c.seat.screen.T
	var list []Chip
	if v.Fallen || v.Gone {
		word := t("fallen")
		if v.Gone {
			word = t("gone")
		}
		list = append(list, Chip{Key: "fallen", Face: widgets.ChipFace{Icon: "warn", Label: word, Tone: theme.HarmInk}, Tap: s.open})
	}
	if v.Score != nil {
		list = append(list, Chip{Key: "score", Face: widgets.ChipFace{Icon: "crown", Label: strconv.Itoa(*v.Score), Name: t("scoreSpoken", "Name", v.Name, "Score", *v.Score)}})
	}
	if !v.Fallen && !v.Gone {
		list = append(list, side.Chips...)
	}
	if s.short() && (len(v.Objects)+len(v.Hidden) > 0 || side.Add != nil) {
		list = append(list, c.objects(v))
	}
	return list
}

// standing are a seat's numbers, its guard and the conditions anybody has: each in its place.
func (c *chips) standing(v tracker.SeatView, all tracker.View) []Chip {
	s := c.seat
	var list []Chip
	add := func(key string, face widgets.ChipFace, tap func()) {
		if s.short() && face.Label != "" && face.Icon != "" {
			face.Name, face.Label = strings.TrimSpace(face.Label+" "+strconv.Itoa(face.Count)), ""
		}
		list = append(list, Chip{Key: key, Face: face, Tap: tap})
	}
	for _, track := range v.Tracks {
		if track.Icon != "" {
			face := s.screen.trackFace(track)
			if s.shape == carded && !s.rowed {
				face.Label, face.Count, face.Counted = s.screen.Say(track.Name), track.Value, true
			}
			list = append(list, Chip{Key: "track/" + track.ID, Face: face, Tap: func() { s.openPad(track.ID) }})
		}
	}
	if v.Fallen || v.Gone {
		return list // nothing more is offered to who has fallen
	}
	for _, m := range v.Markers {
		face := widgets.ChipFace{Icon: m.Icon, Label: s.screen.Say(m.Name), Hollow: !m.On}
		switch {
		case m.Fixed:
			continue
		case m.Icon == "":
			face.Icon = "ready"
		case m.On:
			face.Tone = theme.Accent
		}
		add(m.ID, face, func() { s.flip(m.ID) })
	}
	for _, each := range all.Conditions {
		n, anybody := countOf(v.Conditions, each.ID), false
		for _, other := range all.Seats {
			anybody = anybody || countOf(other.Conditions, each.ID) > 0
		}
		if !anybody || n == 0 && s.short() {
			continue
		}
		each.Count = n
		face := countFace(s.screen.base, each)
		face.Counted, face.Hollow = true, n == 0
		add("condition/"+each.ID, face, s.openConditions)
	}
	return list
}

// countOf is how many of a condition there are among others.
func countOf(list []tracker.Count, id string) int {
	if i := slices.IndexFunc(list, func(c tracker.Count) bool { return c.ID == id }); i >= 0 {
		return list[i].Count
	}
	return 0
}

// objects is the chip that opens the objects of a seat without room for them.
func (c *chips) objects(v tracker.SeatView) Chip {
	s, count := c.seat, len(v.Objects)+len(v.Hidden)
	face := widgets.ChipFace{Icon: "cards", Count: count, Tone: theme.Accent, Name: s.screen.N("objectsSpoken", count, "Name", v.Name)}
	if count == 0 {
		face.Label, face.Hollow = "", true
	}
	return Chip{Key: "objects", Face: face, Tap: func() { s.screen.openObjects(s.kit, s.seat) }}
}

// trackFace is a number that stands as a chip.
func (s *base) trackFace(t tracker.Track) widgets.ChipFace {
	return widgets.ChipFace{Icon: t.Icon, Label: strconv.Itoa(t.Value), Name: s.T("trackSpoken", "Track", t.Name, "Value", t.Value)}
}

// countFace is what there are several of, such as a condition.
func countFace(s *base, c tracker.Count) widgets.ChipFace {
	return widgets.ChipFace{Icon: s.countIcon(c), Label: s.Say(c.Name), Count: c.Count, Tone: toneOf(c)}
}

// countIcon is the picture of a condition or token, a general one where there is none.
func (s *base) countIcon(c tracker.Count) string {
	return pick.Either(c.Icon != "" && s.needs.Kit.Theme.Icons().Has(c.Icon), c.Icon, "condition")
}

// toneOf is the colour of a condition: that of the school it reminds of.
func toneOf(c tracker.Count) theme.Role {
	if c.Tone == "" {
		return theme.Ink
	}
	return theme.SchoolInk(c.Tone)
}
