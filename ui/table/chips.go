package table

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// chips are what lies on a mage's card: armor, guard, conditions with counts.
type chips struct {
	seat *seat
	*widgets.Made[widgets.ChipFace, *widgets.Chip]
	lead int // how many stand before the conditions

	plus     *widgets.Chip // adds a condition
	plusWide float32       // how wide it is with its word
	offered  bool          // it is shown
}

func newChips(s *seat) *chips {
	c := &chips{seat: s, Made: widgets.NewMade(func(n Chip) *widgets.Chip { return widgets.NewChip(s.kit, n.Face, n.Tap) })}
	face := widgets.ChipFace{Icon: "plus", Label: s.screen.T("condition"), Hollow: true}
	c.plus = widgets.NewChip(s.kit, face, s.openConditions)
	c.plusWide = c.plus.MinSize().Width
	return c
}

// set shows what there is now and reports whether other chips are in the list.
// asked is how many things the table asks of the seat.
func (c *chips) set(v tracker.SeatView, asked int) bool {
	all := append(c.asking(asked), c.wanted(v)...)
	others := c.Show(all)
	c.lead = 0
	for i, each := range all {
		if !strings.HasPrefix(each.Key, "condition/") {
			c.lead = i + 1
		}
	}
	before, offered := c.plus.MinSize(), c.offered
	c.plus.Set(c.plusFace())
	c.offered = len(c.seat.screen.seen.View.Conditions)+len(v.Conditions) > 0 && !v.Fallen && !v.Gone
	return others || c.offered != offered || c.plus.MinSize() != before
}

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
	if !c.offered {
		return c.List
	}
	return slices.Insert(slices.Clone(c.List), c.lead, fyne.CanvasObject(c.plus))
}

// chipsAir is what the row of chips leaves free at its ends, in dp.
const chipsAir float32 = 24

// plusFace is the chip that adds a condition: without its word where the row has no room for
// that beside the others. It is never cut.
func (c *chips) plusFace() widgets.ChipFace {
	s, word, wide := c.seat, c.seat.screen.T("condition"), c.plusWide
	for _, chip := range c.List {
		wide += chip.MinSize().Width + 8
	}
	if s.shape == merged || s.short() || s.shape == rows && wide > s.object.Size().Width-chipsAir {
		return widgets.ChipFace{Icon: "condition", Hollow: true, Name: word}
	}
	return widgets.ChipFace{Icon: "plus", Label: word, Hollow: true}
}

func (c *chips) wanted(v tracker.SeatView) []Chip {
	s, t := c.seat, c.seat.screen.T
	var list []Chip
	add := func(key string, face widgets.ChipFace, tap func()) {
		list = append(list, Chip{Key: key, Face: face, Tap: tap})
	}
	if v.Fallen || v.Gone {
		word := t("fallen")
		if v.Gone {
			word = t("gone")
		}
		add("fallen", widgets.ChipFace{Icon: "warn", Label: word, Tone: theme.HarmInk}, s.open)
	}
	if v.Score != nil {
		add("score", widgets.ChipFace{Icon: "crown", Label: strconv.Itoa(*v.Score), Name: t("scoreSpoken", "Name", v.Name, "Score", *v.Score)}, nil)
	}
	for _, track := range v.Tracks {
		if track.Icon != "" {
			add("track/"+track.ID, s.screen.trackFace(track), func() { s.openPad(track.ID) })
		}
	}
	if v.Fallen || v.Gone {
		return list // nothing more is offered to who has fallen
	}
	list = append(list, s.screen.face.Chips(s.kit, s.seat)...)
	for _, m := range v.Markers {
		face := widgets.ChipFace{Icon: m.Icon, Label: s.screen.Say(m.Name), Tone: theme.Accent}
		switch {
		case m.Fixed, m.Icon != "" && !m.On:
			continue
		case m.Icon == "":
			face = widgets.ChipFace{Icon: "ready", Label: face.Label, Hollow: !m.On}
		case s.short():
			face.Name, face.Label = face.Label, ""
		}
		add(m.ID, face, func() { s.flip(m.ID) })
	}
	for _, each := range v.Conditions {
		face := countFace(s.screen, each)
		if s.short() {
			face.Name, face.Label = face.Label+" "+strconv.Itoa(face.Count), ""
		}
		add("condition/"+each.ID, face, s.openConditions)
	}
	if s.short() && (len(v.Objects)+len(v.Hidden) > 0 || s.screen.face.Adding(s.seat) != nil) {
		list = append(list, c.objects(v))
	}
	return list
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
func (s *Screen) trackFace(t tracker.Track) widgets.ChipFace {
	return widgets.ChipFace{Icon: t.Icon, Label: strconv.Itoa(t.Value), Name: s.T("trackSpoken", "Track", t.Name, "Value", t.Value)}
}

// countFace is what there are several of, such as a condition.
func countFace(s *Screen, c tracker.Count) widgets.ChipFace {
	return widgets.ChipFace{Icon: s.countIcon(c), Label: s.Say(c.Name), Count: c.Count, Tone: toneOf(c)}
}

// countIcon is the picture of a condition or token, a general one where there is none.
func (s *Screen) countIcon(c tracker.Count) string {
	if c.Icon != "" && s.needs.Kit.Theme.Icons().Has(c.Icon) {
		return c.Icon
	}
	return "condition"
}

// toneOf is the colour of a condition: that of the school it reminds of.
func toneOf(c tracker.Count) theme.Role {
	if c.Tone == "" {
		return theme.Ink
	}
	return theme.SchoolInk(c.Tone)
}
