package widgets

import (
	"strconv"
	"time"

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
	shown
	dieLook
}

// DieKey is a die that is tapped.
type DieKey struct {
	press
	dieLook
}

// dieLook is how a die is drawn.
type dieLook struct {
	face   DieFace
	side   float32
	fall   float32 // 1 in the air, 0 at rest
	onFall func()
	stop   func()
}

// NewDie returns a die 48 dp wide.
func NewDie(k *Kit, face DieFace) *Die { return newDie(k, face, theme.Target) }

// NewSmallDie returns a die 26 dp wide, for a history.
func NewSmallDie(k *Kit, face DieFace) *Die { return newDie(k, face, 26) }

func newDie(k *Kit, face DieFace, side float32) *Die {
	d := &Die{dieLook: dieLook{face: face, side: side}}
	d.name, d.onFall = face.Name, d.Refresh
	d.show(k, d)
	return d
}

// NewDieKey returns a die of a width in dp, to be tapped many times over.
func NewDieKey(k *Kit, face DieFace, side float32, onTap func()) *DieKey {
	d := &DieKey{dieLook: dieLook{face: face, side: side}}
	d.name, d.onTap, d.onFall = face.Name, onTap, d.Refresh
	d.show(k, d)
	return d
}

// dieFall is how long a die takes to come to rest.
const dieFall = 260 * time.Millisecond

// Land lets the die fall onto the table.
func (d *Die) Land() { d.land(d.kit) }

func (d *dieLook) land(k *Kit) {
	if d.stop != nil {
		d.stop()
	}
	d.stop = k.animate(dieFall, func(done float32) {
		d.fall = 1 - done
		d.onFall()
	})
}

func (d *Die) view() part { return d.of(d.kit, nil) }

func (d *DieKey) view() part { return d.of(d.kit, d.aura(d.side*0.21)) }

// of is the die as it is drawn, with what lies over it.
func (d *dieLook) of(k *Kit, halo part) part {
	return byHand{d.side, d.side, func(p *pen, s space) {
		full := max(min(s.w, s.h), 8)
		side := full * (1 - 0.25*d.fall)
		deep := max(side*0.06, 1.5) // how thick the piece looks
		at := func(by, side float32, what part) {
			if what != nil {
				what.draw(p, space{s.x + (s.w-side)/2, s.y + (s.h-side)/2 + by, side, side})
			}
		}
		up := -d.fall * full * 0.3
		d.piece(k, deep, side, full, up-deep/2, at)
		ink, share := theme.IvoryInk, float32(0.52)
		if d.face.Burst || d.face.Twelve {
			ink, share = theme.IvoryLight, 0.4
		}
		if d.face.Number > 0 && !d.face.Hollow {
			size := theme.Type(d.side * share)
			p.letters(strconv.Itoa(d.face.Number), display, ink, size, size, s.x+(s.w-side)/2, side, s.y+s.h/2+up-deep/2)
		}
		at(up, side, halo)
	}}
}

// piece draws the die itself: ivory, stone, or the outline of a place for one.
func (d *dieLook) piece(k *Kit, deep, side, full, at float32, put func(by, side float32, what part)) {
	round := d.side * 0.21
	switch {
	case d.face.Twelve && d.face.Hollow:
		put(at, side-2, k.pic("d12", side, theme.Track))
	case d.face.Twelve:
		put(at+deep, side-2, k.pic("d12", side, theme.LapisEdge))
		put(at, side-2, k.pic("d12", side, theme.Lapis))
		put(at, side-2, k.pic("d12-edges", side, theme.LapisLine))
	case d.face.Hollow:
		put(at, side-4, k.outlined(round, "", theme.Quiet, 1.5))
	default:
		light, edge := k.Theme.Tone(theme.IvoryLight), k.Theme.Tone(theme.IvoryEdge)
		light.A, edge.A = 190, 120
		put(deep, full-4, k.filled(round, theme.Shade))
		put(at+deep, side-4, k.filled(round, theme.IvoryEdge))
		put(at, side-4, ground{round, k.Theme.Tone(theme.Ivory), edge, 1})
		put(at, side-7, ground{round - 1.5, nil, light, max(1, d.side/32)})
		if d.face.Burst {
			put(at, side*0.8, k.pic("burst", side, theme.IvoryBlood))
		}
	}
}
