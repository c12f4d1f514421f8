package effect

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// place puts tokens on an object, no more than it may have of them.
func (r *run) place(s *deed.Step, o *state.Object, n int) error {
	if s.Most > 0 {
		n = min(n, max(0, s.Most-o.Tokens[law.TokenName(s.Name)]))
	}
	return r.tokens(s.Name, o, n)
}

func (r *run) unplace(s *deed.Step, o *state.Object, n int) error { return r.tokens(s.Name, o, -n) }

// tokens places tokens or takes them off. One named like a keyword gives it.
func (r *run) tokens(name string, o *state.Object, n int) error {
	token := law.TokenName(name)
	from := o.Tokens[token]
	if state.Slug(token) {
		r.Gain(o, token, n)
	}
	to := o.Tokens[token]
	if from == to {
		return nil
	}
	if strings.Contains(name, " +") && o.IsCreature() {
		for range max(0, to-from) {
			if len(o.Given) < state.MaxList {
				o.Given = append(slices.Clip(o.Given), name)
			}
		}
		for range max(0, from-to) {
			if at := slices.Index(o.Given, name); at >= 0 {
				o.Given = slices.Delete(slices.Clone(o.Given), at, at+1)
			}
		}
	}
	if token == state.Dissipate && to == 0 {
		r.Destroy(o)
	}
	return nil
}
