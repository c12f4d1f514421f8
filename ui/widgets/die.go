package widgets

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"quickcast/ui/theme"
)

// DieFace is what lies upward on a die.
type DieFace struct {
	Number int  // 0 is a blank side
	Burst  bool // the number stands in a starburst
	Twelve bool // a twelve-sided die
	Hollow bool // a place where a die will lie
	Name   string
}

// Die is a die as it lies on the table: an ivory cube with a number, plain or in
// a starburst, or a twelve-sided one of blue stone.
type Die struct {
	press
	face DieFace
	side float32
	fall float32 // 1 in the air, 0 at rest
	stop func()
}

// NewDie returns a die 48 dp wide; onTap may be nil.
func NewDie(k *Kit, face DieFace, onTap func()) *Die { return newDie(k, face, theme.Target, onTap) }

// NewDieKey returns a die 56 dp wide, to be tapped many times over.
func NewDieKey(k *Kit, face DieFace, onTap func()) *Die { return newDie(k, face, 56, onTap) }

// NewSmallDie returns a die 26 dp wide, for a history. It cannot be tapped.
func NewSmallDie(k *Kit, face DieFace) *Die { return newDie(k, face, 26, nil) }

func newDie(k *Kit, face DieFace, side float32, onTap func()) *Die {
	d := &Die{face: face, side: side}
	d.kit, d.name, d.onTap = k, face.Name, onTap
	d.ExtendBaseWidget(d)
	return d
}

// Set turns another side upward.
func (d *Die) Set(face DieFace) {
	if d.face != face {
		d.face, d.name = face, face.Name
		d.Refresh()
	}
}

// dieFall is how long a die takes to come to rest.
const dieFall = 260 * time.Millisecond

// Land lets the die fall onto the table.
func (d *Die) Land() {
	if d.stop != nil {
		d.stop()
	}
	d.stop = d.kit.animate(dieFall, func(done float32) {
		d.fall = 1 - done
		d.Refresh()
	})
}

type dieParts struct {
	shade, edge, body, rim, halo box
	deep, stone, lines, burst    *icon
	number                       *text
}

// CreateRenderer is part of fyne.Widget.
func (d *Die) CreateRenderer() fyne.WidgetRenderer {
	round := d.side * 0.21
	p := &dieParts{
		shade: newBox(round), edge: newBox(round), body: newBox(round), rim: newBox(round - 1.5), halo: newBox(round),
		deep: newIcon(d.kit), stone: newIcon(d.kit), lines: newIcon(d.kit), burst: newIcon(d.kit),
		number: newText(d.kit, display, theme.Type(d.side*0.5), theme.IvoryInk),
	}
	s := &stage{kit: d.kit, owner: d, objects: []fyne.CanvasObject{
		p.shade.Rectangle, p.edge.Rectangle, p.body.Rectangle, p.rim.Rectangle, p.deep.Image, p.stone.Image, p.lines.Image, p.burst.Image,
		p.number.object(), p.halo.Rectangle,
	}}
	s.paint = func() { d.paint(p) }
	s.min = func() fyne.Size { return fyne.NewSquareSize(d.side) }
	s.layout = func(a area) { d.layout(a, p) }
	return s.start()
}

func (d *Die) paint(p *dieParts) {
	cube, stone := !d.face.Hollow && !d.face.Twelve, !d.face.Hollow && d.face.Twelve
	d.paintCube(p, cube)
	name := func(is bool, icon string) string {
		if is {
			return icon
		}
		return ""
	}
	p.deep.set(name(stone, "d12"), theme.LapisEdge)
	hollow := theme.Lapis
	if d.face.Hollow {
		hollow = theme.Track
	}
	p.stone.set(name(d.face.Twelve, "d12"), hollow)
	p.lines.set(name(stone, "d12-edges"), theme.LapisLine)
	p.burst.set(name(cube && d.face.Burst, "burst"), theme.IvoryBlood)
	d.halo(p.halo)
	p.number.size = theme.Type(d.side * 0.52)
	if d.face.Burst || d.face.Twelve {
		p.number.size = theme.Type(d.side * 0.4)
	}
	ink := theme.IvoryInk
	if d.face.Burst || d.face.Twelve {
		ink = theme.IvoryLight
	}
	words := ""
	if d.face.Number > 0 && !d.face.Hollow {
		words = strconv.Itoa(d.face.Number)
	}
	p.number.write(words, ink)
}

// paintCube gives the ivory its colours; the place of a die is an outline.
func (d *Die) paintCube(p *dieParts, cube bool) {
	th := d.kit.Theme
	Show(p.shade.Rectangle, cube)
	Show(p.edge.Rectangle, cube)
	Show(p.rim.Rectangle, cube)
	Show(p.body.Rectangle, !d.face.Twelve)
	p.shade.fill(th.Tone(theme.Shade), nil, 0)
	p.edge.fill(th.Tone(theme.IvoryEdge), nil, 0)
	light := th.Tone(theme.IvoryLight)
	light.A = 190
	p.rim.fill(nil, light, max(1, d.side/32))
	if cube {
		side := th.Tone(theme.IvoryEdge)
		side.A = 120
		p.body.fill(th.Tone(theme.Ivory), side, 1)
		return
	}
	p.body.fill(nil, th.Tone(theme.Quiet), 1.5)
}

func (d *Die) layout(a area, p *dieParts) {
	full := max(min(a.size.Width, a.size.Height), 8)
	side := full * (1 - 0.25*d.fall)
	deep := max(side*0.06, 1.5) // how thick the piece looks
	cx, cy := a.size.Width/2, a.size.Height/2-d.fall*full*0.3
	a.square(p.shade.Rectangle, cx, a.size.Height/2+deep, full-4)
	at := cy - deep/2
	a.square(p.edge.Rectangle, cx, at+deep, side-4)
	a.square(p.body.Rectangle, cx, at, side-4)
	a.square(p.rim.Rectangle, cx, at, side-7)
	a.square(p.halo.Rectangle, cx, cy, side)
	a.square(p.deep.Image, cx, at+deep, side-2)
	a.square(p.stone.Image, cx, at, side-2)
	a.square(p.lines.Image, cx, at, side-2)
	a.square(p.burst.Image, cx, at, side*0.8)
	a.middle(p.number, cx-side/2, side, at, centre)
}
