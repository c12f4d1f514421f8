package magewars

import (
	"context"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/table"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Fighters is part of attackodds.Live.
func (s *face) Fighters() (list []attackodds.Fighter) {
	at := s.state()
	if at == nil {
		return nil
	}
	for _, o := range at.Objects {
		f := attackodds.Fighter{ID: o.ID, Name: o.Printed.Name, Side: s.Seen().View.NameOf(o.Controller), Left: max(0, o.Life-o.Damage)}
		for _, bar := range law.Attacks(at, o.ID) {
			f.Bars = append(f.Bars, bar.Name)
		}
		if !o.FaceDown && (f.Left > 0 || len(f.Bars) > 0) {
			list = append(list, f)
		}
	}
	return list
}

// Weigh says what the best attack of a creature is likely to come to: at whom it goes, with what
// or the damage to expect, and how likely it destroys that.
func (s *face) Weigh(c tracker.Choice) func(context.Context) (line, figure string) {
	at, game, id, w := s.state(), s.law(), c.Event.Says("object"), s.Needs().Words
	if at == nil || game == nil || c.Event.Kind != "attack" && c.Event.Kind != "activate" || game.Spent(at, id) {
		return nil
	}
	deed := table.Deed("attack", c.Event.Seat, table.Fields{}.About(id))
	return func(ctx context.Context) (line, figure string) {
		var meter combat.Meter
		var best attackodds.Answer
		for _, bar := range law.Attacks(at, id) {
			if named := c.Event.Says("attack"); named != "" && named != bar.Name {
				continue
			}
			q, _ := game.Ask(at, deed.Tell("attack", answerOf(bar.Name)))
			for _, target := range freeTargets(q) {
				x, ok := game.Odds(at, q.Event.Tell("target", target.Value))
				answer, err := attackodds.Reckon(&meter, attackodds.Budget(ctx), x)
				if !ok || err != nil || line != "" && !answer.Beats(best) {
					continue
				}
				said := answer.Tile(w, widgets.PickFace{})
				best, figure = answer, strings.TrimSpace(said.Large+" "+said.Small)
				if line = s.Say(tracker.Facts{target.Name, tracker.Own(said.End)}); c.Event.Kind == "activate" {
					line = s.Say(tracker.Facts{target.Name, state.BarName(bar.Name)})
				}
			}
		}
		return line, figure
	}
}

// freeTargets are the single targets of a question that no rule stands against.
func freeTargets(q tracker.Question) (list []tracker.Answer) {
	for _, each := range q.Asks {
		if each.Field == "target" && !each.Last { // what the sheet of the attack puts first: no friends
			list = append(list, slices.DeleteFunc(slices.Clone(each.Options), func(o tracker.Answer) bool { return o.Refusal != nil })...)
		}
	}
	return list
}

// Meet is part of attackodds.Live.
func (s *face) Meet(attacker, bar, target string) (combat.Exchange, bool) {
	at := s.state()
	if at == nil {
		return combat.Exchange{}, false
	}
	bars := law.Attacks(at, attacker)
	i := slices.IndexFunc(bars, func(b state.Strike) bool { return b.Name == bar })
	if i < 0 {
		return combat.Exchange{}, false
	}
	return effect.Exchange(at, attacker, target, bars[i], "")
}
