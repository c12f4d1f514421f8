package widgets

import (
	"cmp"
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/theme"
)

// TileFace is what the tile of an object on the table shows. A small tile has room for the
// name, what is left and pictures of what lies on it; one that is as large as a card says
// the rest, too.
type TileFace struct {
	Name     string
	Left     int        // the bar is Left of Whole
	Whole    int        // 0 leaves the bar out
	Line     string     // small, below, where there is no bar: "equipment"
	Icon     string     // small picture in the corner: may act, guards
	IconRole theme.Role // Quiet when empty
	Also     string     // a second picture beside it
	Hidden   bool       // a face-down card: it lies lower than others
	Kin      string     // of a card: what it is, "Animal, Bear · Flying"
	Armor    string     // of a card; "" for none

	Bars   [tileBars]TileBar     // of a card: what it attacks with, the first ones
	Badges [tileBadges]TileBadge // what lies on it, the first ones
	Spoken string                // what a screen reader says; name and line when empty
}

// TileBadge is something that lies on an object, and how often.
type TileBadge struct {
	Icon  string // "" for none
	Tone  theme.Role
	Count int
	Label string // its name, said where there is room
}

// TileBar is something to attack with: its name, what else is to be known of it, its dice.
type TileBar struct{ Name, Note, Dice string }

// How many badges and bars a tile shows.
const (
	tileBadges = 5
	tileBars   = 3
)

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

// Measures of a small tile in dp.
const (
	tileHigh   float32    = 60
	tileWide   float32    = 122
	tileFoot   float32    = 18
	tileFigure theme.Type = 22
)

// TileLeast is how small a tile may be, in dp: the air in it does not grow with the letters.
func TileLeast(k *Kit) fyne.Size {
	return fyne.NewSize(tileWide, ceil(tileHigh*(1+0.12*(k.Larger()-1))))
}

func (t *Tile) view() part {
	least := TileLeast(t.kit)
	ground := pick.Either(t.face.Hidden, theme.Background, theme.Surface)
	return over{t.kit.outlined(12, ground, theme.Line, 1), t.aura(12), byHand{least.Width, least.Height, func(p *pen, s space) {
		if s.w >= CardWide && s.h >= CardHigh {
			t.card(p, s)
			return
		}
		t.small(p, s)
	}}}
}

// ink is the colour of the name.
func (t *Tile) ink() theme.Role {
	return pick.Either(t.face.Hidden, theme.Quiet, theme.Ink)
}

// signs are the pictures of what it is and does now.
func (t *Tile) signs(side float32) part {
	role := cmp.Or(t.face.IconRole, theme.Quiet)
	return sideBySide(4, t.kit.pic(t.face.Icon, side, role), t.kit.pic(t.face.Also, side, role))
}

// small puts the name beside what is left, and below them the bar before the pictures of what
// lies on it, as many as have room.
func (t *Tile) small(p *pen, s space) {
	k, f := t.kit, t.face
	s = s.inset(10, 4, 10, 3)
	left, bar := "", grow(sayLine(f.Line, Style{Size: theme.Small, Role: theme.Quiet}))
	if f.Whole > 0 {
		left, bar = strconv.Itoa(f.Left), grow(k.bar(f.Left, f.Whole, ""))
	}
	foot := []part{bar}
	_, room := t.signs(15).wide(k)
	for _, b := range f.Badges {
		if b.Icon == "" {
			continue
		}
		if _, w := k.badge(b).wide(k); room+w+5 < s.w*0.7 {
			foot, room = append(foot, k.badge(b)), room+w+5
		}
	}
	sideBySide(5, append(foot, t.signs(15))...).draw(p, space{s.x, s.y + s.h - tileFoot, s.w, tileFoot})
	figure, style := sayLine(left, Style{Display: true, Size: tileFigure}), Style{Size: theme.Small, Role: t.ink(), Tight: true, Most: 2}
	name, high := s.w, s.h-tileFoot-1
	if figure != nil {
		_, own := figure.wide(k)
		name -= own + 4
	}
	style.Most = max(1, int((high+1)/style.pitch(k)))
	if !(saying{words: f.Name, style: style}).fits(k, name) { // rather two lines of the usual letters than one that is cut
		style.Size, style.Most = k.least(theme.Small), 2
	}
	sideBySide(4, grow(say(f.Name, style)), figure).draw(p, space{s.x, s.y, s.w, high})
}

// badge is something that lies on a thing, and how often.
func (k *Kit) badge(b TileBadge) part {
	tone, count := cmp.Or(b.Tone, theme.Quiet), ""
	if b.Count > 0 {
		count = strconv.Itoa(b.Count)
	}
	return sideBySide(1, k.pic(b.Icon, 15, tone), sayLine(count, Style{Bold: true, Size: theme.Small, Role: tone}))
}

// vitality is good while most is left and harm below half.
func vitality(left, whole int) theme.Role {
	return pick.Either(2*left < whole, theme.Harm, theme.Good)
}
