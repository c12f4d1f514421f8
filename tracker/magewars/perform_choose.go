package magewars

import "github.com/quickcast/quickcast/catalog/deed"

// choose does the way that was chosen; where there is one it goes without saying.
func (r *run) choose(s *deed.Step) error {
	at := r.p.Way
	ways := r.scene.ways([]deed.Step{*s})
	if at == nil && r.scene.shown != nil && len(ways) == 1 {
		at = &ways[0]
	}
	if err := r.ask(need{field: "way", ways: s.Choices, names: s.Ways(), open: ways, told: at != nil}); err != nil {
		return err
	}
	if *at < 0 || *at >= len(s.Choices) {
		return OutOfBounds.With("Field", "way", "Max", len(s.Choices)-1)
	}
	return r.steps(s.Choices[*at])
}
