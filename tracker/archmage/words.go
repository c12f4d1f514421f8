package archmage

import (
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// How things are called: ids of texts.

const warlordWord tracker.Word = "archmage.warlord"

func relicWord(s Sphere) tracker.Word { return tracker.Word("archmage.relic-" + s.Relic()) }

// counted are so many relics in words: "2 Scrolls".
func counted(s Sphere, n int) tracker.Message {
	return tracker.Notice{ID: "archmage.counted-" + s.Relic(), Args: map[string]any{"Count": n}}
}

func sphereWord(s Sphere) tracker.Word { return tracker.Word("archmage.sphere-" + s.ID()) }
func phaseWord(p Phase) tracker.Word   { return tracker.Word("archmage.phase-" + string(p)) }

// KindWord is what a kind of location is called.
func KindWord(k Kind) tracker.Word { return kindWord(k) }

func kindWord(k Kind) tracker.Word {
	if !k.known() {
		return "archmage.kind-unknown"
	}
	return tracker.Word("archmage.kind-" + string(k))
}

func stackWord(stack string) tracker.Word { return tracker.Word("archmage.stack-" + stack) }

func doorWord(s Sphere) tracker.Message {
	return tracker.Notice{ID: "archmage.door", Args: map[string]any{"First": sphereWord(s), "Second": sphereWord(s.Next())}}
}

// placeWord is what a location is called: by its kind, and by its id where there are
// several of it.
func placeWord(p *Place) tracker.Message {
	if p.Stack == City {
		return kindWord(p.Kind)
	}
	return tracker.Notice{ID: "archmage.at", Args: map[string]any{"Kind": kindWord(p.Kind), "Place": p.ID}}
}

// PlaceWord is what a location is called.
func PlaceWord(p *Place) tracker.Message { return placeWord(p) }

func areaWord(a Area) tracker.Message {
	args := map[string]any{"Sphere": sphereWord(a.Sphere()), "Second": sphereWord(a.Sphere().Next())}
	return tracker.Notice{ID: "archmage.area" + []string{"Fundamental", "Advanced", "Master"}[a.Level()-1], Args: args}
}

// AreaWord is what an area of the wheel is called.
func AreaWord(a Area) tracker.Message { return areaWord(a) }

func directionWord(way int) tracker.Word {
	return tracker.Word("archmage.direction-" + Directions()[way])
}

func senseWord(die int) tracker.Word {
	if die%2 == 1 {
		return "archmage.sense-odd"
	}
	return "archmage.sense-even"
}

func ringWord(outer bool) tracker.Word {
	if outer {
		return "archmage.ring-outer"
	}
	return "archmage.ring-inner"
}

func trackWord(track string) tracker.Message {
	if of, ok := sphereOf(track); ok {
		return relicWord(of)
	}
	if len(track) > 7 && track[:7] == "planet-" {
		if of, ok := sphereOf(track[7:]); ok {
			return tracker.Notice{ID: "archmage.planetOf", Args: map[string]any{"Sphere": sphereWord(of)}}
		}
	}
	if n, ok := strings.CutPrefix(track, "space-"); ok {
		return tracker.Notice{ID: "archmage.space", Args: map[string]any{"Place": n}}
	}
	for _, known := range []string{"company", "supply", "prison", "points", "round"} {
		if track == known {
			return tracker.Word("archmage.track-" + known)
		}
	}
	return tracker.Notice{ID: "table.own", Args: map[string]any{"Name": track}}
}

// nameOf is who a seat is: a mage by its name, or the Warlord; nobody for 0.
func (s *State) nameOf(seat int) any {
	switch {
	case seat >= 1 && seat <= len(s.Mages):
		return s.Mages[seat-1].Name
	case s.Solo() && seat == s.foe():
		return warlordWord
	}
	return tracker.Word("archmage.nobody")
}
