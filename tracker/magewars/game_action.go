package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// actions lists every kind of event, in the order the help shows them.
func actions() []action {
	return []action{
		act("initiative", (*draft).doInitiative, "to"),
		act("next", (*draft).doNext, "to"),
		act("step", (*draft).doStep),
		act("change", (*draft).doChange),
		act("set", (*draft).doSet),
		act("heal", (*draft).doHeal),
		act("marker", (*draft).doMarker, "marker"),
		act("condition", (*draft).doCondition, "condition"),
		act("token", (*draft).doToken, "token"),
		act("add", (*draft).doAdd, "kind", "cost", "host"),
		act("attach", (*draft).doAttach, "object", "to"),
		act("reveal", (*draft).doReveal, "object", "cost"),
		act("control", (*draft).doControl, "object", "to"),
		act("destroy", (*draft).doDestroy, "object"),
		act("remove", (*draft).doRemove, "object"),
		act("activate", (*draft).doActivate, "object"),
		act("move", (*draft).doMove),
		act("guard", (*draft).doGuard, "object"),
		act("cast", (*draft).doCast, "kind", "cost", "target", "attacks"),
		act("attack", (*draft).doAttack, "object", "targets", "x"),
		act("strike", (*draft).doStrike),
		act("barrier", (*draft).doBarrier),
		act("counterstrike", (*draft).doCounterstrike),
		act("end", (*draft).doEnd),
		act("pass", (*draft).doPass),
		act("push", (*draft).doPush),
		act("teleport", (*draft).doTeleport),
		act("quickcast", (*draft).doQuickcast),
		act("plan", (*draft).doPlan),
		act("resolve", (*draft).doResolve, "task"),
		act("ability", (*draft).doAbility, "object", "to", "cost"),
		act("trait", (*draft).doTrait, "on"),
		act("deed", (*draft).doDeed, "target", "condition"),
		act("reach", (*draft).doReach, "object", "targets"),
		act("bind", (*draft).doBind, "object", "kind", "cost"),
		act("book", (*draft).doBook),
		act("leave", (*draft).doLeave),
		act("overrule", (*draft).doOverrule),
	}
}

// named lists for the fields of an action that name a phase or a step those of the
// game.
func (r *rules) named(kind tracker.Kind, fields []tracker.Field) []tracker.Field {
	fields = slices.Clone(fields)
	for i, f := range fields {
		switch {
		case (kind == "next" || kind == "pass") && f.Name == "to", kind == "overrule" && f.Name == "phase":
			for _, p := range r.phases() {
				fields[i].Values = append(fields[i].Values, string(p))
			}
		case kind == "overrule" && f.Name == "step":
			for _, st := range r.stations {
				if st.step != "" {
					fields[i].Values = append(fields[i].Values, string(st.step))
				}
			}
		}
	}
	return fields
}
