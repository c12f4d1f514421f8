package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// action is one kind of event. The fields that mean something of their own in it are named: their texts are
// "table.field" with the action's name and the field's, all others are told by the field's name alone.
type action struct {
	tracker.Doable[*effect.Draft]
	own []string
}

func act[P any](kind tracker.Kind, do func(*effect.Draft, P) error, own ...string) action {
	return action{tracker.Does(kind, do), own}
}

// documented gives the fields of an action their texts, to "kind" what the action takes, and to what names a phase
// or a step those of the game.
func (a action) documented(r *state.Rules) tracker.Action {
	told := a.Action(state.Word("action", string(a.Kind)), "")
	for i, f := range told.Fields {
		told.Fields[i].About = state.Word("field", f.Name)
		if slices.Contains(a.own, f.Name) {
			told.Fields[i].About = tracker.Word("table.field" + upper(string(a.Kind)) + upper(f.Name))
		}
		if a.Kind == "bind" && f.Name == "kind" { // no more than these
			f.Values = nil
		}
		told.Fields[i].Values = append(f.Values, a.values(r, f.Name)...)
	}
	return told
}

// values are what a field of the action can be beyond what its type says.
func (a action) values(r *state.Rules, field string) (list []string) {
	switch {
	case field == "kind" && (a.Kind == "cast" || a.Kind == "bind"):
		return []string{state.KindIncantation, state.KindAttack}
	case field == "to" && (a.Kind == "next" || a.Kind == "pass"), field == "phase" && a.Kind == "overrule":
		return pick.Each(r.Phases(), func(p state.Phase) string { return string(p) })
	case field == "step" && a.Kind == "overrule":
		for _, st := range r.Stations {
			if st.Step != "" {
				list = append(list, string(st.Step))
			}
		}
	}
	return list
}

func upper(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

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
		act("end", (*effect.Draft).DoEnd, "object"),
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
