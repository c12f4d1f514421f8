package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// choose does the way that was chosen; where there is one it goes without saying.
func (r *run) choose(s *deed.Step) error {
	at := r.p.Way
	ways := r.scene.Ways([]deed.Step{*s})
	if at == nil && r.scene.Shown != nil && len(ways) == 1 {
		at = &ways[0]
	}
	if err := r.ask(Need{Field: "way", Ways: s.Choices, Names: s.Ways(), Open: ways, Told: at != nil}); err != nil {
		return err
	}
	if *at < 0 || *at >= len(s.Choices) {
		return state.OutOfBounds.With("Field", "way", "Max", len(s.Choices)-1)
	}
	return r.steps(s.Choices[*at])
}
