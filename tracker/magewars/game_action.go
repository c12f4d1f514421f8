package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// actions lists every kind of event, in the order the help shows them.
func actions() []action {
	return []action{
		act("initiative", (*draft).doInitiative),
		act("next", (*draft).doNext),
		act("step", (*draft).doStep),
		act("change", (*draft).doChange),
		act("set", (*draft).doSet),
		act("heal", (*draft).doHeal),
		act("marker", (*draft).doMarker),
		act("condition", (*draft).doCondition),
		act("token", (*draft).doToken),
		act("add", (*draft).doAdd),
		act("attach", (*draft).doAttach),
		act("reveal", (*draft).doReveal),
		act("control", (*draft).doControl),
		act("destroy", (*draft).doDestroy),
		act("remove", (*draft).doRemove),
		act("activate", (*draft).doActivate),
		act("move", (*draft).doMove),
		act("guard", (*draft).doGuard),
		act("cast", (*draft).doCast),
		act("attack", (*draft).doAttack),
		act("strike", (*draft).doStrike),
		act("barrier", (*draft).doBarrier),
		act("counterstrike", (*draft).doCounterstrike),
		act("end", (*draft).doEnd),
		act("pass", (*draft).doPass),
		act("push", (*draft).doPush),
		act("teleport", (*draft).doTeleport),
		act("quickcast", (*draft).doQuickcast),
		act("plan", (*draft).doPlan),
		act("resolve", (*draft).doResolve),
		act("ability", (*draft).doAbility),
		act("trait", (*draft).doTrait),
		act("deed", (*draft).doDeed),
		act("reach", (*draft).doReach),
		act("bind", (*draft).doBind),
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
