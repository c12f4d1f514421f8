package widgets

import (
	"cmp"
	"strconv"

	"github.com/quickcast/quickcast/ui/theme"
)

// TileFace is what the tile of an object on the table shows.
type TileFace struct {
	Name     string
	Left     int        // the bar is Left of Whole
	Whole    int        // 0 leaves the bar out
	Bar      theme.Role // colour of the bar; by what is left when empty
	Line     string     // small, below, after what is left: "of 9 · pet"
	LineRole theme.Role // Quiet when empty
	Icon     string     // small picture in the corner: guard, burn
	IconRole theme.Role
	Also     string                // a second picture beside it
	Hidden   bool                  // a face-down card: dashed look, no bar
	Badges   [tileBadges]TileBadge // what lies on it, the first ones
	Spoken   string                // what a screen reader says; name and line when empty
}

// TileBadge is something that lies on an object, and how often.
type TileBadge struct {
	Icon  string // "" for none
	Tone  theme.Role
	Count int
}

// tileBadges is how many badges a tile shows.
const tileBadges = 5

func (f TileFace) spoken() string {
	if f.Spoken != "" {
		return f.Spoken
	}
	return spoken(f.Name, f.Line)
}

// Tile is one object of a seat: a creature, a conjuration, a hidden card.
type Tile struct {
	press
	face TileFace
}

// NewTile returns a tile; a tap opens the object.
func NewTile(k *Kit, face TileFace, onTap func()) *Tile {
	t := &Tile{face: face}
	t.onTap, t.name = onTap, face.spoken()
	t.show(k, t)
	return t
}

// OnHold sets what a long press or a click with the other button does.
func (t *Tile) OnHold(f func()) { t.OnMenu(f) }

// Set shows other values.
func (t *Tile) Set(face TileFace) {
	if t.face != face {
		t.face, t.name = face, face.spoken()
		t.Refresh()
	}
}

// Measures of a tile in dp.
const (
	tileLeast float32 = 92
	tileMost  float32 = 196
	tileHigh  float32 = 60
)

func (t *Tile) view() part {
	k, f := t.kit, t.face
	ground, ink := theme.Surface, theme.Ink
	if f.Hidden {
		ground, ink = theme.Background, theme.Quiet
	}
	left, bar := "", part(nil)
	if f.Whole > 0 {
		left, bar = strconv.Itoa(f.Left), k.bar(f.Left, f.Whole, f.Bar)
	}
	badges := []part{sayLine(left, Style{Display: true, Size: theme.Lead}), grow(sayLine(f.Line, Style{Size: theme.Small, Role: cmp.Or(f.LineRole, theme.Quiet)}))}
	for _, b := range f.Badges {
		if b.Icon != "" {
			badges = append(badges, k.badge(b))
		}
	}
	role := cmp.Or(f.IconRole, theme.Quiet)
	signs := beside(4, k.pic(f.Icon, 16, role), k.pic(f.Also, 16, role))
	name := say(f.Name, Style{Size: theme.Label, Role: ink, Tight: true, Most: 2})
	foot := beside(5, badges...)
	_, above := beside(4, name, signs).wide(k)
	_, under := foot.wide(k)
	return atLeast(min(max(above, under, tileLeast-20)+22, tileMost), tileHigh*(1+0.35*(k.larger()-1)), over{ // the air in it need not grow
		k.outlined(12, ground, theme.Line, 1), t.aura(12),
		padded{below(3, beside(4, grow(name), signs), bar, foot), 10, 4, 10, 4, true},
	})
}

// badge is something that lies on a thing, and how often.
func (k *Kit) badge(b TileBadge) part {
	tone, count := cmp.Or(b.Tone, theme.Quiet), ""
	if b.Count > 0 {
		count = strconv.Itoa(b.Count)
	}
	return beside(1, k.pic(b.Icon, 15, tone), sayLine(count, Style{Bold: true, Size: theme.Small, Role: tone}))
}

// vitality is good while most is left and harm below half.
func vitality(left, whole int) theme.Role {
	if 2*left < whole {
		return theme.Harm
	}
	return theme.Good
}
