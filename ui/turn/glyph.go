package turn

import (
	"encoding/binary"
	"fmt"
	"math"

	"github.com/quickcast/quickcast/internal/pick"
)

// point is one point of an outline in font units; between two points that are
// off the curve there is one on it.
type point struct {
	x, y int
	on   bool
}

// outline is the closed contours of one glyph.
type outline [][]point

// glyphs is what of a font is needed to turn it. Vertical numbers are in font
// units above the baseline.
type glyphs struct {
	glyphs                   [][]byte
	advances                 []uint16
	ascent, descent, lineGap int
}

func readGlyphs(tables map[string][]byte) (*glyphs, error) {
	hhea, maxp := tables["hhea"], tables["maxp"]
	f := &glyphs{
		ascent:  int(int16(binary.BigEndian.Uint16(hhea[4:]))),
		descent: int(int16(binary.BigEndian.Uint16(hhea[6:]))),
		lineGap: int(int16(binary.BigEndian.Uint16(hhea[8:]))),
	}
	count := int(binary.BigEndian.Uint16(maxp[4:]))
	var err error
	if f.advances, err = readAdvances(tables["hmtx"], count, int(binary.BigEndian.Uint16(hhea[34:]))); err != nil {
		return nil, err
	}
	long := binary.BigEndian.Uint16(tables["head"][50:]) == 1
	f.glyphs, err = cutGlyphs(tables["glyf"], tables["loca"], count, long)
	return f, err
}

func readAdvances(hmtx []byte, count, full int) ([]uint16, error) {
	if full < 1 || len(hmtx) < 4*full {
		return nil, fmt.Errorf("turn a font: the widths of its glyphs are cut off")
	}
	advances := make([]uint16, count)
	for i := range advances {
		advances[i] = binary.BigEndian.Uint16(hmtx[4*min(i, full-1):])
	}
	return advances, nil
}

func cutGlyphs(glyf, loca []byte, count int, long bool) ([][]byte, error) {
	width := pick.Either(long, 4, 2)
	if len(loca) < (count+1)*width {
		return nil, fmt.Errorf("turn a font: the places of its %d glyphs are cut off", count)
	}
	at := func(i int) int {
		if long {
			return int(binary.BigEndian.Uint32(loca[4*i:]))
		}
		return 2 * int(binary.BigEndian.Uint16(loca[2*i:]))
	}
	cut := make([][]byte, count)
	for i := range cut {
		from, to := at(i), at(i+1)
		if from > to || to > len(glyf) {
			return nil, fmt.Errorf("turn a font: glyph %d lies outside its table", i)
		}
		cut[i] = glyf[from:to]
	}
	return cut, nil
}

// turn rotates an outline by half a circle: x about the middle of its advance,
// y about half of middle.
func (o outline) turn(advance, middle int) outline {
	turned := make(outline, len(o))
	for i, contour := range o {
		turned[i] = make([]point, len(contour))
		for j, p := range contour {
			turned[i][j] = point{advance - p.x, middle - p.y, p.on}
		}
	}
	return turned
}

func writeGlyphs(outlines []outline) (glyf, loca []byte) {
	for _, o := range outlines {
		loca = binary.BigEndian.AppendUint32(loca, uint32(len(glyf)))
		glyf = o.append(glyf)
		glyf = append(glyf, make([]byte, padded(len(glyf))-len(glyf))...)
	}
	return glyf, binary.BigEndian.AppendUint32(loca, uint32(len(glyf)))
}

// append writes a glyph in the plainest form there is: no hints, no runs, every
// step two bytes wide.
func (o outline) append(b []byte) []byte {
	if len(o) == 0 {
		return b
	}
	xMin, yMin, xMax, yMax := o.bounds()
	for _, n := range []int{len(o), xMin, yMin, xMax, yMax} {
		b = append16(b, n)
	}
	last := -1
	for _, contour := range o {
		last += len(contour)
		b = append16(b, last)
	}
	b = append16(b, 0)
	for _, contour := range o {
		for _, p := range contour {
			if p.on {
				b = append(b, 1)
			} else {
				b = append(b, 0)
			}
		}
	}
	b = o.appendSteps(b, func(p point) int { return p.x })
	return o.appendSteps(b, func(p point) int { return p.y })
}

func (o outline) appendSteps(b []byte, of func(point) int) []byte {
	before := 0
	for _, contour := range o {
		for _, p := range contour {
			b = append16(b, of(p)-before)
			before = of(p)
		}
	}
	return b
}

func append16(b []byte, n int) []byte { return binary.BigEndian.AppendUint16(b, uint16(int16(n))) }

func (o outline) bounds() (xMin, yMin, xMax, yMax int) {
	xMin, yMin, xMax, yMax = math.MaxInt16, math.MaxInt16, math.MinInt16, math.MinInt16
	for _, contour := range o {
		for _, p := range contour {
			xMin, xMax = min(xMin, p.x), max(xMax, p.x)
			yMin, yMax = min(yMin, p.y), max(yMax, p.y)
		}
	}
	return xMin, yMin, xMax, yMax
}

func writeMetrics(advances []uint16, outlines []outline) []byte {
	var b []byte
	for i, advance := range advances {
		left := 0
		if len(outlines[i]) > 0 {
			left, _, _, _ = outlines[i].bounds()
		}
		b = binary.BigEndian.AppendUint16(b, advance)
		b = append16(b, left)
	}
	return b
}
