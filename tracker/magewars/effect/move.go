package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// carry moves somebody: where to, the table sees.
func (r *run) carry(s *deed.Step, o *state.Object, _ int) error {
	if s.Do == deed.Push && o.Has(keyword.Unmovable) {
		r.Say(o.Controller, "table.logImmune", "Target", r.NameOf(o))
		return nil
	}
	if s.Do == deed.Teleport {
		if err := r.lawful(law.ToPort, o, state.Scene{}); err != nil {
			return err
		}
	}
	switch {
	case s.To == "out":
		r.takeOut(o)
	case s.Do == deed.Teleport:
		r.teleported(o)
		return nil
	}
	line := map[deed.Verb]string{deed.Move: "table.logMoved", deed.Push: "table.logPush", deed.Teleport: "table.logTeleport"}[s.Do]
	r.Say(o.Controller, line, "Name", r.NameOf(o))
	r.occur(deed.Moves, o, "")
	return nil
}

// takeOut keeps somebody out of the arena until it is brought back: it does nothing and is
// no target.
func (r *run) takeOut(o *state.Object) {
	_ = r.forbid(&deed.Step{Do: deed.Forbid, Name: state.OutOfArena, Until: "while"}, o, 0) // it never refuses
}
