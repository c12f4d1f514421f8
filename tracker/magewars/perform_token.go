package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
)

// place puts tokens on an object, no more than it may have of them.
func (r *run) place(s *deed.Step, o *Object, n int) error {
	if s.Most > 0 {
		n = min(n, max(0, s.Most-o.Tokens[tokenName(s.Name)]))
	}
	return r.tokens(s.Name, o, n)
}

// carries tells whether the tokens that the step takes off are there.
func (c *lawCase) carries(s *deed.Step, o *Object) bool { return o.Tokens[tokenName(s.Name)] > 0 }

func (r *run) unplace(s *deed.Step, o *Object, n int) error { return r.tokens(s.Name, o, -n) }

// tokens places tokens or takes them off. One named like a keyword gives it.
func (r *run) tokens(name string, o *Object, n int) error {
	token := tokenName(name)
	from := o.Tokens[token]
	if slug(token) {
		r.gain(o, token, n)
	}
	to := o.Tokens[token]
	if from == to {
		return nil
	}
	if strings.Contains(name, " +") && o.isCreature() {
		for range max(0, to-from) {
			if len(o.Given) < maxList {
				o.Given = append(slices.Clip(o.Given), name)
			}
		}
		for range max(0, from-to) {
			if at := slices.Index(o.Given, name); at >= 0 {
				o.Given = slices.Delete(slices.Clone(o.Given), at, at+1)
			}
		}
	}
	if token == Dissipate && to == 0 {
		r.destroy(o)
	}
	return nil
}
