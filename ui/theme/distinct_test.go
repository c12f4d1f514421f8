package theme

import (
	"image/color"
	"math"
	"testing"
)

// How far apart the nearest two schools are at least, in CIELAB: 2.3 is just seen, and
// the usual colours come down to 1.4.
const apart = 12

// sight is a kind of eye: what becomes of linear red, green and blue. The three that lack
// a kind of cone are by Machado, Oliveira and Fernandes (2009).
type sight [3][3]float64

func sights() map[string]sight {
	return map[string]sight{
		"all cones":    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
		"protanopia":   {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
		"deuteranopia": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
		"tritanopia":   {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
	}
}

// lab is a colour as an eye sees it, in CIELAB under daylight.
func (s sight) lab(c color.NRGBA) [3]float64 {
	in := [3]float64{linear(uint32(c.R) * 0x101), linear(uint32(c.G) * 0x101), linear(uint32(c.B) * 0x101)}
	var seen [3]float64
	for i, row := range s {
		seen[i] = min(max(row[0]*in[0]+row[1]*in[1]+row[2]*in[2], 0), 1)
	}
	root := func(v float64) float64 {
		if v > 0.008856 {
			return math.Cbrt(v)
		}
		return 7.787*v + 16.0/116
	}
	x := root((0.4124564*seen[0] + 0.3575761*seen[1] + 0.1804375*seen[2]) / 0.95047)
	y := root(0.2126729*seen[0] + 0.7151522*seen[1] + 0.0721750*seen[2])
	z := root((0.0193339*seen[0] + 0.1191920*seen[1] + 0.9503041*seen[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

func between(a, b [3]float64) float64 {
	return math.Sqrt((a[0]-b[0])*(a[0]-b[0]) + (a[1]-b[1])*(a[1]-b[1]) + (a[2]-b[2])*(a[2]-b[2]))
}

func TestDistinctColoursStayApartForEveryEye(t *testing.T) {
	th := load(t, Options{Distinct: true})
	for name, p := range map[string]palette{"dark": th.dark.distinct, "light": th.light.distinct} {
		for kind, eye := range sights() {
			for i, a := range schools() {
				for _, b := range schools()[:i] {
					if got := between(eye.lab(p.tone(School(a))), eye.lab(p.tone(School(b)))); got < apart {
						t.Errorf("%s, %s: %s and %s are only %.1f apart", name, kind, a, b, got)
					}
				}
			}
		}
	}
}

func TestDistinctIsChosen(t *testing.T) {
	usual, distinct := load(t, Options{Mode: Dark}), load(t, Options{Mode: Dark, Distinct: true})
	if usual.Tone(School("nature")) == distinct.Tone(School("nature")) {
		t.Error("the distinct colours are the usual ones")
	}
	if usual.Tone(Ink) != distinct.Tone(Ink) {
		t.Error("they change more than the schools")
	}
}
