package magewars

import "github.com/quickcast/quickcast/catalog/deed"

// raiseLife gives life, or takes it.
func (r *run) raiseLife(_ *deed.Step, o *Object, n int) error {
	o.Life = max(0, min(o.Life+n, maxNumber))
	r.say(o.Controller, "table.logLifeGained", "Name", o.Printed.Name, "By", n, "To", o.maxLife())
	r.fallen(o)
	return nil
}

func (r *run) raiseChanneling(_ *deed.Step, o *Object, n int) error {
	o.Channeling = max(0, min(o.Channeling+n, maxNumber))
	return nil
}
