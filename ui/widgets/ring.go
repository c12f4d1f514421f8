package widgets

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// ringCutout is the inner radius of a ring's band as a share of the outer one.
const ringCutout = 0.865

// ring is a track and the arc on it as one primitive. Two of the toolkit's arcs
// would each be painted over the whole square; here the square is painted once,
// and only what differs from the last picture is reckoned anew.
type ring struct {
	*canvas.Raster
	begin, sweep float32 // degrees clockwise from the top: the whole track
	share        float32 // of the track that is filled
	track, fill  color.NRGBA
	drawn        bool
	last         *image.RGBA
	lastShare    float32
}

func newRing() *ring {
	r := &ring{}
	r.Raster = canvas.NewRaster(r.picture)
	return r
}

// object is what goes on the stage.
func (r *ring) object() fyne.CanvasObject { return r.Raster }

// set changes the ring and redraws it only when something changed.
func (r *ring) set(begin, sweep, share float32, track, fill color.NRGBA) {
	same := r.begin == begin && r.sweep == sweep && r.track == track && r.fill == fill
	if r.drawn && same && r.share == share {
		return
	}
	if !same {
		r.last = nil
	}
	r.begin, r.sweep, r.share, r.track, r.fill, r.drawn = begin, sweep, share, track, fill, true
	r.Refresh()
}

// picture paints the ring in pixels. What is kept of the last picture is the
// part of the band that both shares leave as it is.
func (r *ring) picture(w, h int) image.Image {
	from, to := float32(0), float32(1)
	if r.last != nil && r.last.Rect == image.Rect(0, 0, w, h) {
		if r.share == r.lastShare {
			return r.last
		}
		from, to = min(r.share, r.lastShare), max(r.share, r.lastShare)
	} else {
		r.last = image.NewRGBA(image.Rect(0, 0, w, h))
	}
	// The toolkit may still hold the last picture: paint a copy.
	img := &image.RGBA{Pix: append([]byte(nil), r.last.Pix...), Stride: r.last.Stride, Rect: r.last.Rect}
	b := r.band(w, h)
	b.paint(img, b.angle(from)-2*b.round, b.angle(to)+2*b.round)
	r.last, r.lastShare = img, r.share
	return img
}

// band is a ring in pixels. Angles are in radians, from begin on.
type band struct {
	cx, cy       float64
	inner, outer float64
	begin, sweep float64
	round        float64 // the angle that a round end takes
	ends         [3]stud // of the track, and where the arc ends
	filled       float64 // up to which angle the arc goes
	track, fill  color.NRGBA
}

// stud is a round end of a band: its middle.
type stud struct{ x, y float64 }

func (r *ring) band(w, h int) *band {
	b := &band{cx: float64(w) / 2, cy: float64(h) / 2, track: r.track, fill: r.fill}
	b.outer = min(b.cx, b.cy)
	b.inner = b.outer * ringCutout
	b.begin, b.sweep = float64(r.begin)*math.Pi/180, float64(r.sweep)*math.Pi/180
	if b.outer > 0 {
		b.round = (b.outer - b.inner) / (b.outer + b.inner)
	}
	b.filled = b.angle(r.share)
	if r.share > 0 {
		b.filled = max(b.filled-b.round, b.round)
	} else {
		b.filled = -1
	}
	for i, a := range []float64{b.round, b.sweep - b.round, b.filled} {
		sin, cos := math.Sincos(b.begin + a)
		middle := (b.inner + b.outer) / 2
		b.ends[i] = stud{b.cx + middle*sin, b.cy - middle*cos}
	}
	return b
}

// angle is where a share of the sweep ends.
func (b *band) angle(share float32) float64 { return float64(share) * b.sweep }

// paint paints the pixels of the band between two angles.
func (b *band) paint(img *image.RGBA, from, to float64) {
	for y := range img.Rect.Dy() {
		dy := float64(y) + 0.5 - b.cy
		out := b.outer + 1
		if dy < -out || dy > out {
			continue
		}
		reach, hole := math.Sqrt(out*out-dy*dy), 0.0
		if in := b.inner - 1; dy > -in && dy < in {
			hole = math.Sqrt(in*in - dy*dy)
		}
		b.run(img, y, b.cx-reach, b.cx-hole, from, to)
		b.run(img, y, b.cx+hole, b.cx+reach, from, to)
	}
}

// run paints a part of one line.
func (b *band) run(img *image.RGBA, y int, x1, x2, from, to float64) {
	first, last := max(0, int(x1)), min(img.Rect.Dx()-1, int(x2)+1)
	dy := float64(y) + 0.5 - b.cy
	for x := first; x <= last; x++ {
		dx := float64(x) + 0.5 - b.cx
		at := math.Atan2(dx, -dy) - b.begin
		for at < 0 {
			at += 2 * math.Pi
		}
		for at >= 2*math.Pi {
			at -= 2 * math.Pi
		}
		if at > b.sweep+b.round { // nearer to the beginning from behind
			at -= 2 * math.Pi
		}
		if at >= from && at <= to {
			b.dot(img, x, y, math.Sqrt(dx*dx+dy*dy), at)
		}
	}
}

// dot paints one pixel at a distance from the middle and an angle.
func (b *band) dot(img *image.RGBA, x, y int, radius, at float64) {
	width := cover(min(b.outer-radius, radius-b.inner))
	ground := b.within(x, y, width, at, b.sweep-b.round, b.ends[1])
	arc := 0.0
	if b.filled >= 0 {
		arc = b.within(x, y, width, at, b.filled, b.ends[2])
	}
	rest := ground * (1 - arc)
	i := img.PixOffset(x, y)
	alpha := rest*float64(b.track.A) + arc*float64(b.fill.A)
	for c, pair := range [3][2]uint8{{b.track.R, b.fill.R}, {b.track.G, b.fill.G}, {b.track.B, b.fill.B}} {
		mixed := rest*float64(pair[0])*float64(b.track.A) + arc*float64(pair[1])*float64(b.fill.A)
		img.Pix[i+c] = uint8(mixed/255 + 0.5)
	}
	img.Pix[i+3] = uint8(alpha + 0.5)
}

// within is how much of a pixel a band covers that begins with a round end and
// goes on to an angle, where the other is.
func (b *band) within(x, y int, width, at, end float64, last stud) float64 {
	switch {
	case at < b.round:
		return b.stud(x, y, b.ends[0])
	case at > end:
		return b.stud(x, y, last)
	}
	return width
}

func (b *band) stud(x, y int, s stud) float64 {
	dx, dy := float64(x)+0.5-s.x, float64(y)+0.5-s.y
	return cover((b.outer-b.inner)/2 - math.Sqrt(dx*dx+dy*dy))
}

// cover is how much of a pixel is inside, by the distance of its middle from
// the edge.
func cover(inside float64) float64 { return min(max(inside+0.5, 0), 1) }
