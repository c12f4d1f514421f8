package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// strike asks about the next strike of the open fight: which Defense is used against it.
func (a *asker) strike() bool {
	p, err := state.Payload[effect.StrikeData](a.e)
	f, ok := a.part(state.FightStrike)
	if err != nil || !ok {
		return false
	}
	if p.Target == "" || p.Target == f.Target {
		a.shields(f.Shields, p.Shield, p.Defense)
	}
	a.q.Do = fightChoice(a.s, "table.choiceStrike", "", "strike", p).Text
	if f.Strike < f.Strikes || len(f.Left) > 0 {
		a.way("table.askAllStrikes", a.e.Tell("all", raw(true)))
	}
	attacker, there := a.s.Object(f.Attacker)
	if !there {
		return true
	}
	if seat := hiders(a.s, attacker.Controller, f.Target); seat != 0 {
		c := choice("table.askTurnOver", "", seat, "reveal", effect.Nothing{}, "Name", a.s.Mage(seat).Printed.Name)
		a.q.Instead = append(a.q.Instead, c)
	}
	return true
}

// barrier asks nothing: the damage barrier must attack.
func (a *asker) barrier() bool {
	_, ok := a.part(state.FightBarrier)
	if ok {
		a.q.Do = fightChoice(a.s, "table.choiceBarrier", "", "barrier", effect.Nothing{}).Text
	}
	return ok
}

// counterstrike asks with which bar, and whether it is made at all.
func (a *asker) counterstrike() bool {
	p, err := state.Payload[state.FightData](a.e)
	f, ok := a.part(state.FightCounterstrike)
	if err != nil || !ok {
		return false
	}
	if len(f.Counters) > 1 {
		a.counters(f, p.Attack)
	}
	a.shields(f.Shields, p.Shield, p.Defense)
	a.q.Do = state.Said("table.choiceCounterstrike", "Name", name(f, a.s, f.From), "Target", name(f, a.s, f.To), "Attack", state.BarName(pick.Either(p.Attack != "", p.Attack, append(f.Counters, "")[0])))
	if f.Plan.InMagesZone && !a.told("inMagesZone") {
		a.tell("inMagesZone", true)
	}
	no := a.e.Tell("use", raw(false)).Tell("attack", nil)
	if f.Pest {
		a.way("table.askIgnorePest", no.Tell("ignorePest", raw(true)))
	}
	a.way("table.askNoCounter", no)
	return true
}

// counters are the bars a counterstrike can be made with.
func (a *asker) counters(f *state.Fight, told string) {
	ask := tracker.Ask{Field: "attack", Form: tracker.AskOne}
	from, there := a.s.Object(f.From)
	for i, name := range f.Counters {
		on := strings.EqualFold(name, told) || told == "" && i == 0
		answer := barAnswer(state.Strike{Name: name, Kind: "melee"}, on)
		if there {
			for _, bar := range law.Bars(a.s, from) {
				if bar.Name == name {
					answer = barAnswer(bar, on)
				}
			}
		}
		ask.Options = append(ask.Options, answer)
	}
	a.ask(ask)
}

// part is the open fight where such a part comes next.
func (a *asker) part(next state.FightPart) (*state.Fight, bool) {
	f := a.s.Fight
	if f == nil || f.Next != next {
		return nil, false
	}
	a.known = a.s.AsKnownTo(a.e.Seat)
	a.q.Title, a.q.Steps = state.Word("askFight", string(next)), true
	a.q.About = state.Said(string(state.Word("next", string(next))), "Name", name(f, a.s, f.From), "Target", name(f, a.s, f.To), "Strike", f.Strike, "Strikes", f.Strikes)
	return f, true
}

// way offers the part in another way.
func (a *asker) way(text tracker.Word, e tracker.Event) {
	c := choice(text, "", e.Seat, e.Kind, effect.Nothing{})
	c.Event = e
	a.q.Instead = append(a.q.Instead, c)
}

// Odds is the attack that an event would make as the table stands, for its odds: of a zone
// attack that on the target named last, of an open fight the strike that comes next. False
// for an event that attacks nobody on the table.
func (g *Game) Odds(s *state.State, e tracker.Event) (x combat.Exchange, ok bool) {
	b, ok := g.boutOf(s, e)
	return b.Exchange, ok
}

// Guarding is the table as it would be if a creature guarded, for the odds of that;
// false where it does so already, or may not.
func (g *Game) Guarding(s *state.State, object string) (*state.State, bool) {
	o, ok := s.Object(object)
	if !ok || o.Guard || !o.IsCreature() || !law.IsFree(s, o, law.ToGuard) {
		return s, false
	}
	d := effect.InThought(s, tracker.Event{})
	d.Edit(object).Guard = true
	return &d.State, true
}

// boutOf is who meets in the attack that an event would make; see Odds.
func (g *Game) boutOf(s *state.State, e tracker.Event) (b law.Bout, ok bool) {
	if !s.HasSeat(e.Seat) {
		return b, false
	}
	switch e.Kind {
	case "attack":
		return g.attackOdds(s, e)
	case "cast":
		p, err := state.Payload[state.CastData](e)
		if err != nil || !p.MakesAttack() {
			return b, false
		}
		d := effect.NewDraft(s, e)
		f := d.SpellInForce(e.Seat, p)
		return odds(&d.State, &f, true)
	case "strike", "barrier", "counterstrike":
		var p state.FightData
		if q, err := state.Payload[effect.StrikeData](e); err == nil {
			p.Shield, p.Defense = q.Shield, q.Defense
		} else if p, err = state.Payload[state.FightData](e); err != nil {
			return b, false
		}
		b, ok = effect.NextBout(s, p.Shield)
		b.Exchange.Policy = combat.Policy{Never: effect.Never(p.Shield, p.Defense)}
		return b, ok
	}
	return b, false
}

func (g *Game) attackOdds(s *state.State, e tracker.Event) (b law.Bout, ok bool) {
	p, err := state.Payload[state.AttackData](e)
	if err != nil {
		return b, false
	}
	d := effect.NewDraft(s, e)
	o, err := d.Target(p.Object)
	if err != nil {
		return b, false
	}
	bar, err := d.Bar(o, p)
	return odds(s, &state.Fight{Attacker: o.ID, Bar: bar, Plan: p}, err == nil)
}

// odds is an attack with what its plan says of it.
func odds(s *state.State, f *state.Fight, ok bool) (law.Bout, bool) {
	targets, now := f.Plan.AllTargets(), *f
	if !ok || len(targets) == 0 {
		return law.Bout{}, false
	}
	if now.Bar.AsksX() && f.Plan.X != nil {
		now.Bar = now.Bar.WithX(*f.Plan.X)
	}
	now.Plan.Moved = f.Plan.Moved || hasMoved(s, f.Attacker)
	return effect.ImaginedBout(s, now, targets[len(targets)-1], f.Plan.Decision())
}

// boosts names what cards do for an attack and lets each be switched: what counts by
// itself can be left out, what only its players know, or costs something, counts when it
// is chosen.
func (a *asker) boosts(list []state.Boost, p state.BoostData) {
	free := tracker.Ask{Field: "without", Label: tracker.Word("table.askBoostsOut"), Form: tracker.AskSome, Seldom: true}
	asked := tracker.Ask{Field: "boosts", Label: tracker.Word("table.askBoosts"), Form: tracker.AskSome}
	for _, b := range list {
		ask, list := &asked, p.Boosts
		if b.Free {
			ask, list = &free, p.Without
		}
		answer := tracker.Answer{Value: raw(b.ID), Name: state.Own(b.Card), Line: line(&b), Icon: "star", Place: slices.Index(list, b.ID) + 1}
		answer.Chosen = answer.Place > 0
		ask.Options = append(ask.Options, answer)
	}
	for _, ask := range []tracker.Ask{asked, free} {
		if len(ask.Options) > 0 {
			a.ask(ask)
		}
	}
	if !slices.ContainsFunc(list, func(b state.Boost) bool { return b.AsksX && slices.Contains(p.Boosts, b.ID) }) {
		return
	}
	if p.BoostX == nil {
		a.tell("boostX", 1)
	}
	x := 1
	if p.BoostX != nil {
		x = *p.BoostX
	}
	a.number("boostX", tracker.Word("table.askDeedX"), x, 0, mostX)
}

// line is what a boost does, and what has to hold for it that only its players know.
func line(b *state.Boost) tracker.Message {
	if b.Ask.EN == "" {
		return b.Say
	}
	return tracker.Facts{b.Say, state.Said("table.askCheck", "Ask", b.Ask)}
}
