package clock

import (
	"slices"
	"strconv"
)

// WithPreset gives a list with a preset in place of the one of its id, or at its end.
func WithPreset(all []Preset, p Preset) []Preset {
	list := slices.Clone(all)
	if i := atPreset(list, p.ID); i >= 0 {
		list[i] = p
		return list
	}
	return append(list, p)
}

// WithoutPreset gives a list without the preset of an id.
func WithoutPreset(all []Preset, id string) []Preset {
	return slices.DeleteFunc(slices.Clone(all), func(p Preset) bool { return p.ID == id })
}

// HasPreset tells whether a list has the preset of an id.
func HasPreset(all []Preset, id string) bool { return atPreset(all, id) >= 0 }

// FreshPreset is a new preset of a name, an hour long, under an id that a list has not.
func FreshPreset(all []Preset, name string) Preset {
	for n := 1; ; n++ {
		if id := "own-" + strconv.Itoa(n); !HasPreset(all, id) {
			return Preset{ID: id, Name: name, Minutes: 60, End: FinishRound, Rank: DamageTaken}
		}
	}
}

func atPreset(all []Preset, id string) int {
	return slices.IndexFunc(all, func(p Preset) bool { return p.ID == id })
}
