package turn

import (
	"encoding/binary"
	"fmt"
	"math"
)

// The bits of a simple glyph's points and of a composite glyph's parts.
const (
	pointOn     = 1 << 0
	xShort      = 1 << 1
	yShort      = 1 << 2
	pointRepeat = 1 << 3
	xSame       = 1 << 4 // or, when short, that the step is positive
	ySame       = 1 << 5

	partWords    = 1 << 0
	partXY       = 1 << 1
	partScale    = 1 << 3
	partMore     = 1 << 5
	partScaleXY  = 1 << 6
	partTwoByTwo = 1 << 7
)

// deepest is how many glyphs may stand inside each other before a font is taken
// to be going in circles.
const deepest = 8

// flatten returns the outline of a glyph, those made of others put together.
func (f *glyphs) flatten(glyph, depth int) (outline, error) {
	if glyph >= len(f.glyphs) || depth > deepest {
		return nil, fmt.Errorf("turn a font: glyph %d is not there or contains itself", glyph)
	}
	data := f.glyphs[glyph]
	if len(data) == 0 {
		return nil, nil
	}
	r := &reader{data: data}
	contours := r.int16()
	r.skip(8)
	var o outline
	var err error
	if contours >= 0 {
		o = r.simple(contours)
	} else {
		o, err = f.composite(r, depth)
	}
	if err == nil && r.short {
		err = fmt.Errorf("turn a font: glyph %d is cut off", glyph)
	}
	return o, err
}

// composite puts a glyph together from others, each moved and scaled.
func (f *glyphs) composite(r *reader, depth int) (outline, error) {
	var whole outline
	for more := true; more && !r.short; {
		flags, glyph := r.uint16(), r.uint16()
		more = flags&partMore != 0
		var dx, dy int
		if flags&partWords != 0 {
			dx, dy = r.int16(), r.int16()
		} else {
			dx, dy = int(int8(r.byte())), int(int8(r.byte()))
		}
		if flags&partXY == 0 {
			dx, dy = 0, 0 // joined at points: rare, and no font of ours does it
		}
		m := r.matrix(flags)
		part, err := f.flatten(glyph, depth+1)
		if err != nil {
			return nil, err
		}
		for _, contour := range part {
			moved := make([]point, len(contour))
			for i, p := range contour {
				x, y := float64(p.x), float64(p.y)
				moved[i] = point{int(math.Round(x*m[0]+y*m[2])) + dx, int(math.Round(x*m[1]+y*m[3])) + dy, p.on}
			}
			whole = append(whole, moved)
		}
	}
	return whole, nil
}

// reader reads big-endian numbers and remembers when there were too few.
type reader struct {
	data  []byte
	at    int
	short bool
}

func (r *reader) skip(n int) { r.at += n }

func (r *reader) byte() byte {
	if r.at >= len(r.data) {
		r.short = true
		return 0
	}
	r.at++
	return r.data[r.at-1]
}

func (r *reader) uint16() int {
	if r.at+2 > len(r.data) {
		r.short = true
		return 0
	}
	r.at += 2
	return int(binary.BigEndian.Uint16(r.data[r.at-2:]))
}

func (r *reader) int16() int { return int(int16(r.uint16())) }

// fixed reads a number with 14 bits behind the point.
func (r *reader) fixed() float64 { return float64(r.int16()) / (1 << 14) }

// matrix reads the scaling of a composite's part.
func (r *reader) matrix(flags int) [4]float64 {
	switch {
	case flags&partScale != 0:
		s := r.fixed()
		return [4]float64{s, 0, 0, s}
	case flags&partScaleXY != 0:
		x := r.fixed()
		return [4]float64{x, 0, 0, r.fixed()}
	case flags&partTwoByTwo != 0:
		var m [4]float64
		for i := range m {
			m[i] = r.fixed()
		}
		return m
	}
	return [4]float64{1, 0, 0, 1}
}

// simple reads a glyph that has contours of its own.
func (r *reader) simple(contours int) outline {
	ends := make([]int, contours)
	total := 0
	for i := range ends {
		ends[i] = r.uint16() + 1
		if ends[i] < total {
			r.short = true
		}
		total = ends[i]
	}
	r.skip(r.uint16())
	flags := r.flags(total)
	xs, ys := r.steps(flags, xShort, xSame), r.steps(flags, yShort, ySame)
	o := make(outline, 0, contours)
	from := 0
	for _, end := range ends {
		if r.short {
			return nil
		}
		contour := make([]point, 0, end-from)
		for i := from; i < end; i++ {
			contour = append(contour, point{xs[i], ys[i], flags[i]&pointOn != 0})
		}
		o = append(o, contour)
		from = end
	}
	return o
}

func (r *reader) flags(total int) []byte {
	flags := make([]byte, 0, total)
	for len(flags) < total && !r.short {
		f := r.byte()
		flags = append(flags, f)
		if f&pointRepeat != 0 {
			for n := r.byte(); n > 0 && len(flags) < total; n-- {
				flags = append(flags, f)
			}
		}
	}
	return flags
}

// steps reads one coordinate of every point, each told from the one before.
func (r *reader) steps(flags []byte, short, same byte) []int {
	values := make([]int, len(flags))
	at := 0
	for i, f := range flags {
		switch {
		case f&short != 0 && f&same != 0:
			at += int(r.byte())
		case f&short != 0:
			at -= int(r.byte())
		case f&same == 0:
			at += r.int16()
		}
		values[i] = at
	}
	return values
}
