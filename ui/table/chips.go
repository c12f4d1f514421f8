package table

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// chips are what lies on a mage's card: armor, guard, conditions with counts.
type chips struct {
	seat *seat
	made map[string]*widgets.Chip
	keys []string
	list []fyne.CanvasObject
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
func (c *chips) set(v tracker.SeatView, asked prompt) bool {
	var keys []string
	wanted := append(c.asking(asked), c.wanted(v)...)
	for _, w := range wanted {
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
	c.keys, c.list = keys, nil
	for _, key := range keys {
		c.list = append(c.list, c.made[key])
	}
	return true
}

func (c *chips) wanted(v tracker.SeatView) []named {
	s, t := c.seat, c.seat.screen.t
	var list []named
	if v.Fallen || v.Gone {
		word := t("fallen")
		if v.Gone {
			word = t("gone")
		}
		list = append(list, named{"fallen", widgets.ChipFace{Icon: "warn", Label: word, Tone: theme.HarmInk}, func() { s.screen.openMage(s.number) }})
	}
	armor := strconv.Itoa(s.track(magewars.ArmorTrack))
	list = append(list, named{
		"armor",
		widgets.ChipFace{Icon: "armor", Label: armor, Name: t("armorSpoken", "Armor", armor)},
		func() { s.askTrack(magewars.ArmorTrack) },
	})
	if face, open := s.screen.fightChip(s.number); open {
		list = append([]named{{"fight", face, func() { s.screen.openFight() }}}, list...)
	}
	list = append(list, s.screen.castChips(s)...)
	for _, m := range v.Markers {
		switch {
		case m.ID == magewars.GuardMarker && m.On:
			face := widgets.ChipFace{Icon: "guard", Label: s.screen.say(m.Name), Tone: theme.Accent}
			if s.short() {
				face.Name, face.Label = face.Label, ""
			}
			list = append(list, named{m.ID, face, func() { s.flip(m.ID) }})
		case !fixedMarker(m.ID):
			list = append(list, named{m.ID, widgets.ChipFace{Icon: "ready", Label: s.screen.say(m.Name), Hollow: !m.On}, func() { s.flip(m.ID) }})
		}
	}
	for _, each := range v.Conditions {
		face := conditionFace(s.screen, each)
		if s.short() {
			face.Name, face.Label = face.Label+" "+strconv.Itoa(face.Count), ""
		}
		list = append(list, named{"condition/" + each.ID, face, func() { s.screen.openConditions(s.kit, s.number, "") }})
	}
	if s.short() {
		list = append(list, c.objects(v))
	}
	more := widgets.ChipFace{Icon: "plus", Label: t("condition"), Hollow: true}
	if s.shape == merged || s.short() { // no room for words
		more = widgets.ChipFace{Icon: "condition", Hollow: true, Name: t("condition")}
	}
	return append(list, named{"plus", more, func() { s.screen.openConditions(s.kit, s.number, "") }})
}

// objects is the chip that opens the objects of a seat without room for them.
func (c *chips) objects(v tracker.SeatView) named {
	s, count := c.seat, len(v.Objects)+v.Hidden
	face := widgets.ChipFace{Icon: "cards", Count: count, Tone: theme.Accent, Name: s.screen.n("objectsSpoken", count, "Name", v.Name)}
	if count == 0 {
		face.Label, face.Hollow = "", true
	}
	return named{"objects", face, func() { s.screen.openObjects(s.kit, s.number) }}
}

// fixedMarker tells the markers that have a place of their own from those of
// abilities.
func fixedMarker(id string) bool {
	return id == magewars.QuickcastMarker || id == magewars.ActiveMarker || id == magewars.GuardMarker
}

func conditionFace(s *Screen, c tracker.Count) widgets.ChipFace {
	return widgets.ChipFace{Icon: s.conditionIcon(c.ID), Label: s.say(c.Name), Count: c.Count, Tone: conditionTone(c.ID)}
}

// conditionIcon is the picture of a condition, a general one where there is none.
func (s *Screen) conditionIcon(id string) string {
	if s.needs.Kit.Theme.Icons().Has(id) {
		return id
	}
	return "condition"
}

// conditionTone is the colour of a condition: that of the school it reminds of.
func conditionTone(id string) theme.Role {
	school := map[string]string{
		"burn": "fire", "rot": "dark", "tainted": "dark", "weak": "nature", "corrode": "nature", "daze": "mind", "sleep": "mind",
		"stun": "air", "cripple": "earth", "stuck": "earth", "slam": "earth", "stagger": "war", "taunt": "war", "bleed": "war", "freeze": "water",
	}[id]
	if school == "" {
		return theme.Ink
	}
	return theme.SchoolInk(school)
}
