package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// raiseLife gives life, or takes it.
func (r *run) raiseLife(_ *deed.Step, o *state.Object, n int) error {
	o.Life = max(0, min(o.Life+n, state.MaxNumber))
	r.Say(o.Controller, "table.logLifeGained", "Name", o.Printed.Name, "By", n, "To", o.MaxLife())
	r.fallen(o)
	return nil
}

func (r *run) raiseChanneling(_ *deed.Step, o *state.Object, n int) error {
	o.Channeling = max(0, min(o.Channeling+n, state.MaxNumber))
	return nil
}
