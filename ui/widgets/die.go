package widgets

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"github.com/quickcast/quickcast/ui/theme"
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
// a starburst, or a twelve-sided one of blue stone. Taps go past it.
type Die struct {
	widget.BaseWidget
	dieLook
}

// DieKey is a die that is tapped.
type DieKey struct {
	press
	dieLook
}

// dieLook is how a die is drawn.
type dieLook struct {
	of    *Kit
	owner fyne.Widget
	halo  func(box) // hover and focus, nil for none
	face  DieFace
	side  float32
	fall  float32 // 1 in the air, 0 at rest
	stop  func()
}

// NewDie returns a die 48 dp wide.
func NewDie(k *Kit, face DieFace) *Die { return newDie(k, face, theme.Target) }

// NewSmallDie returns a die 26 dp wide, for a history.
func NewSmallDie(k *Kit, face DieFace) *Die { return newDie(k, face, 26) }

func newDie(k *Kit, face DieFace, side float32) *Die {
	d := &Die{}
	d.dieLook = dieLook{of: k, owner: d, face: face, side: side}
	d.ExtendBaseWidget(d)
	return d
}

// NewDieKey returns a die of a width in dp, to be tapped many times over.
func NewDieKey(k *Kit, face DieFace, side float32, onTap func()) *DieKey {
	d := &DieKey{}
	d.kit, d.name, d.onTap = k, face.Name, onTap
	d.dieLook = dieLook{of: k, owner: d, halo: d.press.halo, face: face, side: side}
	d.ExtendBaseWidget(d)
	return d
}

// AccessibilityLabel is part of fyne.Accessible.
func (d *Die) AccessibilityLabel() string { return d.face.Name }

// AccessibilityRole is part of fyne.Accessible.
func (d *Die) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// dieFall is how long a die takes to come to rest.
const dieFall = 260 * time.Millisecond

// Land lets the die fall onto the table.
func (d *dieLook) Land() {
	if d.stop != nil {
		d.stop()
	}
	d.stop = d.of.animate(dieFall, func(done float32) {
		d.fall = 1 - done
		d.owner.Refresh()
	})
}

type dieParts struct {
	shade, edge, body, rim, halo box
	deep, stone, lines, burst    *icon
	number                       *text
}

// CreateRenderer is part of fyne.Widget.
func (d *Die) CreateRenderer() fyne.WidgetRenderer { return d.renderer() }

// CreateRenderer is part of fyne.Widget.
func (d *DieKey) CreateRenderer() fyne.WidgetRenderer { return d.renderer() }

func (d *dieLook) renderer() fyne.WidgetRenderer {
	round := d.side * 0.21
	p := &dieParts{
		shade: newBox(round), edge: newBox(round), body: newBox(round), rim: newBox(round - 1.5), halo: newBox(round),
		deep: newIcon(d.of), stone: newIcon(d.of), lines: newIcon(d.of), burst: newIcon(d.of),
		number: newText(d.of, display, theme.Type(d.side*0.5), theme.IvoryInk),
	}
	s := &stage{kit: d.of, owner: d.owner, objects: []fyne.CanvasObject{
		p.shade.Rectangle, p.edge.Rectangle, p.body.Rectangle, p.rim.Rectangle, p.deep.Image, p.stone.Image, p.lines.Image, p.burst.Image,
		p.number.object(), p.halo.Rectangle,
	}}
	s.paint = func() { d.paint(p) }
	s.min = func() fyne.Size { return fyne.NewSquareSize(d.side) }
	s.layout = func(a area) { d.layout(a, p) }
	return s.start()
}

func (d *dieLook) paint(p *dieParts) {
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
	if d.halo != nil {
		d.halo(p.halo)
	}
	p.number.resize(theme.Type(d.side * 0.52))
	if d.face.Burst || d.face.Twelve {
		p.number.resize(theme.Type(d.side * 0.4))
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
func (d *dieLook) paintCube(p *dieParts, cube bool) {
	th := d.of.Theme
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

func (d *dieLook) layout(a area, p *dieParts) {
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
