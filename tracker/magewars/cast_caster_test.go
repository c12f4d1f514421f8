package magewars

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Every spawnpoint, familiar and whatever a spell is bound to casts what its card names and nothing else,
// and the sheet of a spell says who may cast it.
func TestEveryCasterCastsWhatItsCardNames(t *testing.T) {
	tried := 0
	for _, c := range cards(t).Cards() {
		for _, binds := range []bool{false, true} {
			caster := state.FromCard(c)
			filters := castsOf(&caster, binds)
			if len(filters) == 0 || slices.ContainsFunc(filters, func(f deed.Filter) bool { return f.Fits((&state.Printed{Kind: "none"}).Thing()) }) {
				continue
			}
			tb := newTable(t, Arena(), mage("Druid", 40, 9, 60), mage("Warlock", 40, 9, 60))
			tb.begin(pick.Either(caster.Kind == state.KindCreature, state.CreatureActionPhase, state.DeploymentPhase))
			tb.s.Turn = 1
			id := tb.add(1, string(raw(effect.AddData{Printed: caster})))
			own := *tb.object(id)
			own.Mana, own.Active = 9, true
			own.Tokens = map[string]int{"domination": 9}
			tb.s.Objects[slices.IndexFunc(tb.s.Objects, func(o *state.Object) bool { return o.ID == id })] = &own
			if may := own.Binds(); binds && !may || !binds && !own.Has("Spawnpoint") && !own.Has("Familiar") {
				continue
			}
			tried++
			fits := func(p *state.Printed) bool {
				return slices.ContainsFunc(filters, func(f deed.Filter) bool { return f.Fits(p.Thing()) })
			}
			yes, no := spellThat(t, binds, fits), spellThat(t, binds, func(p *state.Printed) bool { return !fits(p) })
			for _, spell := range []*state.Printed{yes, no} {
				if spell == nil {
					t.Errorf("%s: there is no spell to try", c.ID)
					continue
				}
				may, want := castBy(tb, id, spell, binds), spell == yes
				if (may == nil) != want {
					t.Errorf("%s, %s, bound %t: %v", c.ID, spell.Name, binds, may)
				}
				if no, ok := may.(*tracker.Refusal); !want && (!ok || no.Rule != "R-9" || no.Code != state.CannotCast) {
					t.Errorf("%s is refused %s by %v", c.ID, spell.Name, may)
				}
				if q, ok := tb.game.Ask(tb.s, tracker.Event{Version: 1, Kind: "cast", Seat: 1, Data: raw(spell)}); !binds && ok && asksPayer(q, id) != want {
					t.Errorf("the sheet of %s says of %s that it may cast it: %t", spell.Name, c.ID, !want)
				}
			}
		}
	}
	if tried < 20 {
		t.Errorf("%d casters", tried)
	}
}

// castsOf are the filters of a card, read from its deeds alone.
func castsOf(p *state.Printed, binds bool) []deed.Filter {
	var list []deed.Filter
	for _, it := range p.Deeds {
		deed.Walk(it.Do, func(s *deed.Step) {
			bound := s.Do == deed.Attach && s.On != nil && s.On.Role == deed.Self || s.Do == deed.MayCast && s.Spells.Where == "host"
			free := s.Do == deed.MayCast && !bound && (it.At == deed.Planning || it.At == deed.Deployment)
			if s.Spells != nil && !it.Unsure && (binds && bound || !binds && free) {
				open := *s.Spells
				open.Where, open.Side = "", ""
				list = append(list, open)
			}
		})
	}
	return list
}

// spellThat finds a spell without a target of its own.
func spellThat(t *testing.T, binds bool, is func(*state.Printed) bool) *state.Printed {
	t.Helper()
	for _, c := range cards(t).Cards() {
		p := state.FromCard(c)
		castable := !binds || p.Kind == state.KindAttack || p.Kind == state.KindIncantation
		if c.Type != catalog.Type(state.KindMage) && castable && !slices.Contains(p.Traits, "Magecast") && is(&p) {
			p.Cost, p.Aims = 1, ""
			return &p
		}
	}
	return nil
}

func castBy(tb *table, id string, p *state.Printed, binds bool) error {
	before := tb.s
	defer func() { tb.s = before }()
	if binds {
		return tb.try("bind", 1, string(raw(effect.BindData{Printed: *p, Object: id})))
	}
	d := effect.NewDraft(tb.s, tracker.Event{Version: 1, Kind: "cast", Seat: 1})
	return d.MayCastNow(1, &state.CastData{Printed: *p, Payer: id})
}

func asksPayer(q tracker.Question, id string) bool {
	for _, ask := range q.Asks {
		for _, answer := range ask.Options {
			var of string
			if ask.Field == "payer" && json.Unmarshal(answer.Value, &of) == nil && of == id {
				return answer.Refusal == nil
			}
		}
	}
	return false
}
