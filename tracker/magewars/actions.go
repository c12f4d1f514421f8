package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// actions lists every kind of event, in the order the help shows them.
func actions() []action {
	return []action{
		act("initiative", doInitiative, "to"),
		act("next", doNext, "to"),
		act("step", doStep),
		act("change", (*effect.Draft).DoChange),
		act("set", (*effect.Draft).DoSet),
		act("heal", (*effect.Draft).DoHeal),
		act("marker", (*effect.Draft).DoMarker, "marker"),
		act("condition", (*effect.Draft).DoCondition, "condition"),
		act("token", (*effect.Draft).DoToken, "token"),
		act("add", (*effect.Draft).DoAdd, "kind", "cost", "host"),
		act("attach", (*effect.Draft).DoAttach, "object", "to"),
		act("reveal", (*effect.Draft).DoReveal, "object", "cost"),
		act("control", (*effect.Draft).DoControl, "object", "to"),
		act("destroy", (*effect.Draft).DoDestroy, "object"),
		act("remove", (*effect.Draft).DoRemove, "object"),
		act("activate", (*effect.Draft).DoActivate, "object"),
		act("move", (*effect.Draft).DoMove),
		act("guard", (*effect.Draft).DoGuard, "object"),
		act("cast", (*effect.Draft).DoCast, "kind", "cost", "target", "attacks"),
		act("attack", (*effect.Draft).DoAttack, "object", "targets", "x"),
		act("strike", (*effect.Draft).DoStrike),
		act("barrier", (*effect.Draft).DoBarrier),
		act("counterstrike", (*effect.Draft).DoCounterstrike),
		act("end", (*effect.Draft).DoEnd),
		act("pass", doPass),
		act("push", (*effect.Draft).DoPush),
		act("teleport", (*effect.Draft).DoTeleport),
		act("quickcast", (*effect.Draft).DoQuickcast),
		act("plan", doPlan),
		act("resolve", (*effect.Draft).DoResolve, "task"),
		act("ability", doAbility, "object", "to", "cost"),
		act("trait", (*effect.Draft).DoTrait, "on"),
		act("deed", (*effect.Draft).DoDeed, "target", "condition"),
		act("reach", (*effect.Draft).DoReach, "object", "targets"),
		act("bind", (*effect.Draft).DoBind, "object", "kind", "cost"),
		act("book", (*effect.Draft).DoBook),
		act("leave", doLeave),
		act("overrule", doOverrule),
	}
}

// namedFields lists for the fields of an action that name a phase or a step those of the
// game.
func namedFields(r *state.Rules, kind tracker.Kind, fields []tracker.Field) []tracker.Field {
	fields = slices.Clone(fields)
	for i, f := range fields {
		switch {
		case (kind == "next" || kind == "pass") && f.Name == "to", kind == "overrule" && f.Name == "phase":
			for _, p := range r.Phases() {
				fields[i].Values = append(fields[i].Values, string(p))
			}
		case kind == "overrule" && f.Name == "step":
			for _, st := range r.Stations {
				if st.Step != "" {
					fields[i].Values = append(fields[i].Values, string(st.Step))
				}
			}
		}
	}
	return fields
}
