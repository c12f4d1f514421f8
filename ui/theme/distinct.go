package theme

import (
	"maps"

	"github.com/quickcast/quickcast/internal/pick"
)

// looks are the two ways a palette can be: with the usual colours of the schools, and
// with colours that stay apart for people who see fewer.
type looks struct{ usual, distinct palette }

func bothLooks(usual func() palette, schools map[string][2]uint32) looks {
	l := looks{usual: usual(), distinct: maps.Clone(usual())}
	l.distinct.schools(schools, distinctTint)
	return l
}

func (l looks) of(distinct bool) palette {
	return pick.Either(distinct, l.distinct, l.usual)
}

// How much of a school's colour goes into the floor of its seat.
const distinctTint = 0.13

// Fill and ink of the ten schools. Chosen so that the nearest two are as far apart as can
// be for every kind of eye, near the usual hues: where hues fall together, lightness tells
// them apart.
var (
	distinctDark = map[string][2]uint32{
		"arcane": {0x3667CA, 0x6E92D9}, "dark": {0x786CAA, 0x968CBD}, "holy": {0xAF8B09, 0xB18E10},
		"mind": {0xA8567F, 0xBE809F}, "nature": {0x007C2E, 0x4DA36D}, "war": {0xD96E76, 0xDB747B},
		"air": {0x0FC4EA, 0x0FC4EA}, "earth": {0xC1AC6E, 0xC1AC6E}, "fire": {0xD25441, 0xDB7667},
		"water": {0x08A0AC, 0x0DA2AE},
	}
	distinctLight = map[string][2]uint32{
		"arcane": {0x296AC7, 0x235BAB}, "dark": {0x893C90, 0x893C90}, "holy": {0x874E04, 0x874E04},
		"mind": {0xB94788, 0x983A70}, "nature": {0x5F9C64, 0x416A44}, "war": {0x9B4037, 0x983F36},
		"air": {0x5090D4, 0x376392}, "earth": {0x701200, 0x701200}, "fire": {0xB67E2A, 0x7F581D},
		"water": {0x144F54, 0x144F54},
	}
)
