package magewars

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/keyword"
)

// carry moves somebody: where to, the table sees.
func (r *run) carry(s *deed.Step, o *Object, _ int) error {
	if s.Do == deed.Push && o.has(keyword.Unmovable) {
		r.say(o.Controller, "table.logImmune", "Target", r.nameOf(o))
		return nil
	}
	if s.Do == deed.Teleport {
		if err := r.lawful(toPort, o, scene{}); err != nil {
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
	r.say(o.Controller, line, "Name", r.nameOf(o))
	r.occur(deed.Moves, o, "")
	return nil
}

// takeOut keeps somebody out of the arena until it is brought back: it does nothing and is
// no target.
func (r *run) takeOut(o *Object) {
	_ = r.forbid(&deed.Step{Do: deed.Forbid, Name: outOfArena, Until: "while"}, o, 0) // it never refuses
}
