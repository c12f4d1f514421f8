package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"

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
	t.kit, t.onTap, t.name = k, onTap, face.spoken()
	t.ExtendBaseWidget(t)
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

type tileParts struct {
	ground, halo, track, bar box
	name, left, line         *text
	icon, also               *icon
	badges                   [tileBadges]tileBadge
}

type tileBadge struct {
	icon  *icon
	count *text
}

// Measures of a tile in dp.
const (
	tileInset float32 = 10

	tileName  theme.Type = 14
	tileIcon  float32    = 16
	tileLeast float32    = 92
	tileMost  float32    = 196
	badgeIcon float32    = 15
)

// CreateRenderer is part of fyne.Widget.
func (t *Tile) CreateRenderer() fyne.WidgetRenderer {
	p := &tileParts{
		ground: newBox(12), halo: newBox(12), track: newBox(2.5), bar: newBox(2.5),
		name: newText(t.kit, plain, tileName, theme.Ink), left: newText(t.kit, display, theme.Lead, theme.Ink),
		line: newText(t.kit, plain, theme.Small, theme.Quiet), icon: newIcon(t.kit), also: newIcon(t.kit),
	}
	s := &stage{kit: t.kit, owner: t, objects: []fyne.CanvasObject{
		p.ground.Rectangle, p.halo.Rectangle, p.track.Rectangle, p.bar.Rectangle, p.name.object(), p.left.object(), p.line.object(),
		p.icon.Image, p.also.Image,
	}}
	for i := range p.badges {
		p.badges[i] = tileBadge{newIcon(t.kit), newText(t.kit, bold, theme.Small, theme.Ink)}
		s.objects = append(s.objects, p.badges[i].icon.Image, p.badges[i].count.object())
	}
	s.paint = func() { t.paint(p) }
	s.min = func() fyne.Size {
		t.paint(p)
		w := max(p.name.widthAt(tileName)+t.icons(), t.leftWidth(p)+p.line.widthOf(t.face.Line)+t.badgesWidth(p)) + 2*tileInset + 2
		return fyne.NewSize(min(max(w, tileLeast), tileMost), 60*(1+0.35*(max(1, t.kit.Theme.Text(theme.Small)/float32(theme.Small))-1))) // the air in it need not grow
	}
	s.layout = func(a area) { t.layout(a, p) }
	return s.start()
}

func (t *Tile) paint(p *tileParts) {
	th, f := t.kit.Theme, t.face
	ground := theme.Surface
	ink, quiet := theme.Ink, f.LineRole
	if quiet == "" {
		quiet = theme.Quiet
	}
	if f.Hidden {
		ground, ink = theme.Background, theme.Quiet
	}
	p.ground.fill(th.Tone(ground), th.Tone(theme.Line), 1)
	t.halo(p.halo)
	bar := f.Bar
	if bar == "" {
		bar = vitality(f.Left, f.Whole)
	}
	p.track.fill(th.Tone(theme.Track), nil, 0)
	p.bar.fill(th.Tone(bar), nil, 0)
	Show(p.track.Rectangle, f.Whole > 0)
	Show(p.bar.Rectangle, f.Whole > 0 && f.Left > 0)
	p.name.write(f.Name, ink)
	left := ""
	if f.Whole > 0 {
		left = strconv.Itoa(f.Left)
	}
	p.left.write(left, theme.Ink)
	p.line.write(f.Line, quiet)
	role := f.IconRole
	if role == "" {
		role = theme.Quiet
	}
	p.icon.set(f.Icon, role)
	p.also.set(f.Also, role)
	for i, b := range p.badges {
		b.paint(f.Badges[i])
	}
}

func (b tileBadge) paint(face TileBadge) {
	tone := face.Tone
	if tone == "" {
		tone = theme.Quiet
	}
	b.icon.set(face.Icon, tone)
	count := ""
	if face.Icon != "" && face.Count > 0 {
		count = strconv.Itoa(face.Count)
	}
	b.count.write(count, tone)
}

// vitality is good while most is left and harm below half.
func vitality(left, whole int) theme.Role {
	if 2*left < whole {
		return theme.Harm
	}
	return theme.Good
}

// icons is the room of the pictures in the corner.
func (t *Tile) icons() float32 {
	var w float32
	for _, name := range []string{t.face.Icon, t.face.Also} {
		if name != "" {
			w += tileIcon + 4
		}
	}
	return w
}

func (t *Tile) leftWidth(p *tileParts) float32 {
	if t.face.Whole <= 0 {
		return 0
	}
	return p.left.width() + 5
}

func (t *Tile) badgesWidth(p *tileParts) float32 {
	var w float32
	for i, b := range t.face.Badges {
		if b.Icon != "" {
			w += badgeIcon + p.badges[i].count.width() + 8
		}
	}
	return w
}

// fitName makes the name as small as it must be for a width, no smaller than small type,
// and tells whether there is room for it then.
func (t *Tile) fitName(p *tileParts, width float32) bool {
	p.name.squeeze(tileName, t.kit.least(theme.Small), width)
	return p.name.width() <= width+0.5
}

func (t *Tile) layout(a area, p *tileParts) {
	w, h := a.size.Width, a.size.Height
	a.put(p.ground.Rectangle, 0, 0, w, h)
	a.put(p.halo.Rectangle, 0, 0, w, h)
	const x = tileInset
	inner := w - 2*x
	top, low := h*0.34, h*0.68
	if t.face.Whole > 0 {
		top, low = h*0.27, h*0.775
	}
	name, last, line := inner-t.icons(), w-x, top
	if !t.fitName(p, name) { // the pictures make way
		name, last, line = inner, last-t.icons(), low
		t.fitName(p, name)
	}
	end := w - x
	for _, pic := range []*icon{p.icon, p.also} {
		if pic.Visible() {
			a.square(pic.Image, end-tileIcon/2, line, tileIcon)
			end -= tileIcon + 4
		}
	}
	a.middle(p.name, x, name, top, left)
	if t.face.Whole > 0 {
		a.put(p.track.Rectangle, x, h*0.535-2.5, inner, 5)
		share := min(max(float32(t.face.Left)/float32(t.face.Whole), 0), 1)
		a.put(p.bar.Rectangle, x, h*0.535-2.5, max(inner*share, 5), 5)
	}
	start := x + t.leftWidth(p)
	a.middle(p.left, x, p.left.width()+1, low, left)
	end = last - t.badgesWidth(p)
	a.middle(p.line, start, max(0, end-start), low, left)
	Show(p.line.object(), end-start > 14)
	for i, b := range p.badges {
		if t.face.Badges[i].Icon == "" {
			continue
		}
		a.square(b.icon.Image, end+8+badgeIcon/2, low, badgeIcon)
		a.middle(b.count, end+9+badgeIcon, b.count.width()+1, low, left)
		end += badgeIcon + b.count.width() + 8
	}
}
