package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// force turns the card over, or makes somebody do what must be done.
func (r *run) force(s *deed.Step) error {
	if s.Name == "reveal" {
		return r.turnOver(s)
	}
	return r.onEach(s, verb{each: (*run).compel})
}

// compel makes an object do what it must: what it moved through hinders it, or takes
// its whole action.
func (r *run) compel(s *deed.Step, o *state.Object, _ int) error {
	if o.ID != r.Acting {
		return nil
	}
	switch s.Name {
	case law.ToHinder:
		r.Hindered = r.Hindered || !o.Has(keyword.Elusive) && !law.Barred(&r.State, law.ToHinder, o)
	case "full-action":
		r.Acted, r.Moves = true, mostMoves
	}
	return nil
}
