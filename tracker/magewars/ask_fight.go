package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
)

// strike asks about the next strike of the open fight: which Defense is used against it.
func (a *asker) strike() bool {
	p, err := payload[strikeData](a.e)
	f, ok := a.part(FightStrike)
	if err != nil || !ok {
		return false
	}
	if p.Target == "" || p.Target == f.Target {
		a.shields(f.Shields, p.Shield, p.Defense)
	}
	a.q.Do = a.s.fightChoice("table.choiceStrike", "", "strike", p).Text
	if f.Strike < f.Strikes || len(f.Left) > 0 {
		a.way("table.askAllStrikes", a.e.Tell("all", raw(true)))
	}
	attacker, there := a.s.Object(f.Attacker)
	if !there {
		return true
	}
	if seat := a.s.hiders(attacker.Controller, f.Target); seat != 0 {
		c := choice("table.askTurnOver", "", seat, "reveal", nothing{}, "Name", a.s.Mage(seat).Printed.Name)
		a.q.Instead = append(a.q.Instead, c)
	}
	return true
}

// barrier asks nothing: the damage barrier must attack.
func (a *asker) barrier() bool {
	_, ok := a.part(FightBarrier)
	if ok {
		a.q.Do = a.s.fightChoice("table.choiceBarrier", "", "barrier", nothing{}).Text
	}
	return ok
}

// counterstrike asks with which bar, and whether it is made at all.
func (a *asker) counterstrike() bool {
	p, err := payload[fightData](a.e)
	f, ok := a.part(FightCounterstrike)
	if err != nil || !ok {
		return false
	}
	if len(f.Counters) > 1 {
		a.counters(f, p.Attack)
	}
	a.shields(f.Shields, p.Shield, p.Defense)
	a.q.Do = said("table.choiceCounterstrike", "Name", f.name(a.s, f.From), "Target", f.name(a.s, f.To), "Attack", either(p.Attack != "", p.Attack, append(f.Counters, "")[0]))
	if f.plan.InMagesZone && !a.told("inMagesZone") {
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
func (a *asker) counters(f *Fight, told string) {
	ask := tracker.Ask{Field: "attack", Form: tracker.AskOne}
	from, there := a.s.Object(f.From)
	for i, name := range f.Counters {
		on := strings.EqualFold(name, told) || told == "" && i == 0
		answer := barAnswer(Strike{Name: name, Kind: "melee"}, on)
		if there {
			for _, bar := range a.s.bars(from) {
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
func (a *asker) part(next FightPart) (*Fight, bool) {
	f := a.s.Fight
	if f == nil || f.Next != next {
		return nil, false
	}
	a.known = a.s.AsKnownTo(a.e.Seat)
	a.q.Title, a.q.Steps = word("askFight", string(next)), true
	a.q.About = said(string(word("next", string(next))), "Name", f.name(a.s, f.From), "Target", f.name(a.s, f.To), "Strike", f.Strike, "Strikes", f.Strikes)
	return f, true
}

// way offers the part in another way.
func (a *asker) way(text tracker.Word, e tracker.Event) {
	c := choice(text, "", e.Seat, e.Kind, nothing{})
	c.Event = e
	a.q.Instead = append(a.q.Instead, c)
}

// Odds is the attack that an event would make as the table stands, for its odds: of a zone
// attack that on the target named last, of an open fight the strike that comes next. False
// for an event that attacks nobody on the table.
func (g *Game) Odds(s *State, e tracker.Event) (x combat.Exchange, ok bool) {
	b, ok := g.boutOf(s, e)
	return b.x, ok
}

// boutOf is who meets in the attack that an event would make; see Odds.
func (g *Game) boutOf(s *State, e tracker.Event) (b bout, ok bool) {
	if !s.HasSeat(e.Seat) {
		return b, false
	}
	switch e.Kind {
	case "attack":
		return g.attackOdds(s, e)
	case "cast":
		p, err := payload[castData](e)
		if err != nil || !p.attacks() {
			return b, false
		}
		d := newDraft(s, e)
		f := d.spellInForce(e.Seat, p)
		return d.odds(&f, true)
	case "strike", "barrier", "counterstrike":
		var p fightData
		if q, err := payload[strikeData](e); err == nil {
			p.Shield, p.Defense = q.Shield, q.Defense
		} else if p, err = payload[fightData](e); err != nil {
			return b, false
		}
		b, ok = s.nextBout(p.Shield)
		b.x.Policy = combat.Policy{Never: never(p.Shield, p.Defense)}
		return b, ok
	}
	return b, false
}

func (g *Game) attackOdds(s *State, e tracker.Event) (b bout, ok bool) {
	p, err := payload[attackData](e)
	if err != nil {
		return b, false
	}
	d := newDraft(s, e)
	o, err := d.target(p.Object)
	if err != nil {
		return b, false
	}
	bar, err := d.bar(o, p)
	return s.odds(&Fight{Attacker: o.ID, bar: bar, plan: p}, err == nil)
}

// odds is an attack with what its plan says of it.
func (s *State) odds(f *Fight, ok bool) (bout, bool) {
	targets, now := f.plan.targets(), *f
	if !ok || len(targets) == 0 {
		return bout{}, false
	}
	if now.bar.AsksX() && f.plan.X != nil {
		now.bar = now.bar.WithX(*f.plan.X)
	}
	now.plan.Moved = f.plan.Moved || s.hasMoved(f.Attacker)
	return s.imagined(now, targets[len(targets)-1], f.plan.decision())
}

// boosts names what cards do for an attack and lets each be switched: what counts by
// itself can be left out, what only its players know, or costs something, counts when it
// is chosen.
func (a *asker) boosts(list []boost, p boostData) {
	free := tracker.Ask{Field: "without", Label: tracker.Word("table.askBoostsOut"), Form: tracker.AskSome, Seldom: true}
	asked := tracker.Ask{Field: "boosts", Label: tracker.Word("table.askBoosts"), Form: tracker.AskSome}
	for _, b := range list {
		ask, list := &asked, p.Boosts
		if b.Free {
			ask, list = &free, p.Without
		}
		answer := tracker.Answer{Value: raw(b.ID), Name: own(b.Card), Line: b.line(), Icon: "star", Place: slices.Index(list, b.ID) + 1}
		answer.Chosen = answer.Place > 0
		ask.Options = append(ask.Options, answer)
	}
	for _, ask := range []tracker.Ask{asked, free} {
		if len(ask.Options) > 0 {
			a.ask(ask)
		}
	}
	if !slices.ContainsFunc(list, func(b boost) bool { return b.AsksX && slices.Contains(p.Boosts, b.ID) }) {
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
func (b *boost) line() tracker.Message {
	if b.Ask.EN == "" {
		return b.Say
	}
	return tracker.Facts{b.Say, said("table.askCheck", "Ask", b.Ask)}
}
