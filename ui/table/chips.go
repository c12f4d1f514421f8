package table

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// chips are what lies on a mage's card: armor, guard, conditions with counts.
type chips struct {
	seat *seat
	made map[string]*widgets.Chip
	keys []string
	list []fyne.CanvasObject // all but the one that adds a condition
	plus fyne.CanvasObject   // that one: never out of sight; nil for none
	lead int                 // how many of the list stand before the conditions

	plusWide float32 // how wide the chip is that adds a condition, with its word
}

func newChips(s *seat) *chips { return &chips{seat: s, made: map[string]*widgets.Chip{}} }

// named is a chip to be shown.
type named struct {
	key  string
	face widgets.ChipFace
	tap  func()
}

// set shows what there is now and reports whether other chips are in the list.
// asked is how many things the table asks of the seat.
func (c *chips) set(v tracker.SeatView, asked int) bool {
	var keys []string
	wanted := append(c.asking(asked), c.wanted(v)...)
	for _, w := range wanted {
		if w.key == "plus" {
			w.face = c.fitted(w.face, keys)
		}
		keys = append(keys, w.key)
		if chip, ok := c.made[w.key]; ok {
			before := chip.MinSize()
			chip.Set(w.face)
			if chip.MinSize() != before {
				c.keys = nil // its row has to be laid out again
			}
			continue
		}
		c.made[w.key] = widgets.NewChip(c.seat.kit, w.face, w.tap)
	}
	if slices.Equal(keys, c.keys) {
		return false
	}
	c.keys, c.list, c.plus, c.lead = keys, nil, nil, 0
	for _, key := range keys {
		switch {
		case key == "plus":
			c.plus = c.made[key]
			continue
		case !strings.HasPrefix(key, "condition/"):
			c.lead = len(c.list) + 1
		}
		c.list = append(c.list, c.made[key])
	}
	return true
}

// whole are all chips in lines: the one that adds a condition stands before them, however
// many there are.
func (c *chips) whole() []fyne.CanvasObject {
	if c.plus == nil {
		return c.list
	}
	return slices.Insert(slices.Clone(c.list), c.lead, c.plus)
}

// fitted is the face of the last chip, which adds a condition: without its word where the
// row has no room for it beside those before. It is never cut.
func (c *chips) fitted(face widgets.ChipFace, before []string) widgets.ChipFace {
	s := c.seat
	if s.shape != rows {
		return face
	}
	if c.plusWide == 0 {
		c.plusWide = widgets.NewChip(s.kit, face, nil).MinSize().Width
	}
	wide := c.plusWide
	for _, key := range before {
		wide += c.made[key].MinSize().Width + 8
	}
	if wide > s.object.Size().Width-chipsAir {
		return plusIcon(face.Label)
	}
	return face
}

// chipsAir is what the row of chips leaves free at its ends, in dp.
const chipsAir float32 = 24

// plusIcon is the chip that adds a condition, where there is no room for words.
func plusIcon(name string) widgets.ChipFace {
	return widgets.ChipFace{Icon: "condition", Hollow: true, Name: name}
}

func (c *chips) wanted(v tracker.SeatView) []named {
	s, t := c.seat, c.seat.screen.T
	var list []named
	if v.Fallen || v.Gone {
		word := t("fallen")
		if v.Gone {
			word = t("gone")
		}
		list = append(list, named{"fallen", widgets.ChipFace{Icon: "warn", Label: word, Tone: theme.HarmInk}, func() { s.screen.openMage(s.number) }})
	}
	if v.Score != nil {
		list = append(list, named{"score", widgets.ChipFace{Icon: "crown", Label: strconv.Itoa(*v.Score), Name: t("scoreSpoken", "Name", v.Name, "Score", *v.Score)}, nil})
	}
	for _, track := range v.Tracks {
		if track.Icon != "" {
			list = append(list, named{"track/" + track.ID, s.screen.trackFace(track), func() { s.openPad(track.ID) }})
		}
	}
	if v.Fallen || v.Gone {
		return list // nothing more is offered to who has fallen
	}
	for _, own := range s.screen.face.Chips(s.kit, s.number) {
		list = append(list, named{own.Key, own.Face, own.Tap})
	}
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
		list = append(list, named{m.ID, face, func() { s.flip(m.ID) }})
	}
	for _, each := range v.Conditions {
		face := countFace(s.screen, each)
		if s.short() {
			face.Name, face.Label = face.Label+" "+strconv.Itoa(face.Count), ""
		}
		list = append(list, named{"condition/" + each.ID, face, func() { s.screen.openConditions(s.kit, s.number, "") }})
	}
	if s.short() && (len(v.Objects)+v.Hidden > 0 || s.screen.face.Adding(s.number) != nil) {
		list = append(list, c.objects(v))
	}
	if len(s.screen.seen.View.Conditions) == 0 && len(v.Conditions) == 0 {
		return list
	}
	more := widgets.ChipFace{Icon: "plus", Label: t("condition"), Hollow: true}
	if s.shape == merged || s.short() { // no room for words
		more = plusIcon(t("condition"))
	}
	return append(list, named{"plus", more, func() { s.screen.openConditions(s.kit, s.number, "") }})
}

// objects is the chip that opens the objects of a seat without room for them.
func (c *chips) objects(v tracker.SeatView) named {
	s, count := c.seat, len(v.Objects)+v.Hidden
	face := widgets.ChipFace{Icon: "cards", Count: count, Tone: theme.Accent, Name: s.screen.N("objectsSpoken", count, "Name", v.Name)}
	if count == 0 {
		face.Label, face.Hollow = "", true
	}
	return named{"objects", face, func() { s.screen.openObjects(s.kit, s.number) }}
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
