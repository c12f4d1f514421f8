package effect

import "github.com/quickcast/quickcast/catalog/deed"

// costs is the registry of what a deed can cost, each in a file of its own: it takes its part of a cost,
// if that has one, and refuses what is not there. Who can pay is found by paying in thought.
func costs() []func(*run, *deed.Cost) error {
	return []func(*run, *deed.Cost) error{
		(*run).payAction, (*run).paySacrifice, (*run).payMana, (*run).payLife, (*run).payGlyph, (*run).payToken,
	}
}

// pay takes what a deed costs.
func (r *run) pay(c *deed.Cost) error {
	if len(c.Any) > 0 {
		return r.payAny(c.Any)
	}
	for _, takes := range costs() {
		if err := takes(r, c); err != nil {
			return err
		}
	}
	return nil
}

// payAny pays the first of several costs that can be paid as things are told.
func (r *run) payAny(list []deed.Cost) error {
	for i := range list {
		if i == len(list)-1 || r.aside().pay(&list[i]) == nil {
			return r.pay(&list[i])
		}
	}
	return nil
}
