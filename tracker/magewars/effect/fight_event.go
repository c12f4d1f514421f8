package effect

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// StrikeData is what "strike" is told: what is decided for the next strike of an open fight.
type StrikeData struct {
	All     bool   `json:"all,omitempty"`        // all strikes that are left of this attack
	Target  string `json:"target,omitempty"`     // of a zone attack: who is next
	Defense *bool  `json:"useDefense,omitempty"` // false: it is not used
	Shield  string `json:"defendWith,omitempty"`
}

// DoStrike makes the next strike of the open fight, or all that are left of its
// attack. Of a zone attack it is the next target's, in the order chosen
//
func (d *Draft) DoStrike(p StrikeData) error {
	if err := d.comes(state.FightStrike); err != nil {
		return err
	}
	if err := d.turnTo(p.Target); err != nil {
		return err
	}
	if err := d.mindForced(); err != nil {
		return err
	}
	for of := *d.Fight; d.Waits() == 0 && !d.Answerable() && (d.Forced() == nil || d.Event.Overrule); {
		if err := d.PlayPart(state.FightData{Defense: p.Defense, Shield: p.Shield, InMagesZone: of.Plan.InMagesZone}); err != nil {
			return err
		}
		oneAct := !of.Plan.Steps && !of.Plan.Declare // it was only held up
		switch {
		case d.Fight == nil || d.Fight.Again != of.Again:
			return nil
		case oneAct:
			return d.playOn(&of, false)
		case !p.All || d.Fight.Next != state.FightStrike:
			return nil
		}
	}
	if len(d.Rolls)+len(d.Faces) > 0 {
		if err := d.mindForced(); err != nil {
			return err
		}
	}
	return d.WithoutDice()
}

// DoBarrier lets the damage barrier attack: it must.
func (d *Draft) DoBarrier(Nothing) error {
	if err := d.comes(state.FightBarrier); err != nil {
		return err
	}
	return d.PlayPart(state.FightData{})
}

// DoCounterstrike makes the counterstrike with a bar, or declines it.
func (d *Draft) DoCounterstrike(p state.FightData) error {
	if err := d.comes(state.FightCounterstrike); err != nil {
		return err
	}
	known := func(bar string) bool { return strings.EqualFold(bar, p.Attack) }
	if p.Attack != "" && !slices.ContainsFunc(d.Fight.Counters, known) {
		return state.UnknownAttack.With("Name", d.nameOfID(d.Fight.From), "Attack", p.Attack)
	}
	if err := d.Demand(!p.Ignore || d.Fight.Pest, state.NoPest.With("Name", d.nameOfID(d.Fight.Attacker)).ByRule("A-71")); err != nil {
		return err
	}
	return d.PlayPart(p)
}

// comes refuses a part of a fight that is not the one that comes next.
func (d *Draft) comes(part state.FightPart) error {
	switch {
	case d.Fight == nil:
		return state.NoFight.With("Action", string(d.Event.Kind))
	case d.Fight.Next != part:
		return d.fightOpen()
	}
	return nil
}

// turnTo turns a zone attack to another of its targets before it is attacked.
func (d *Draft) turnTo(target string) error {
	if target == "" || target == d.Fight.Target {
		return nil
	}
	f := *d.Fight
	at := slices.Index(f.Left, target)
	if at < 0 || f.Strike > 1 {
		return state.UnknownObject.With("Object", target)
	}
	f.Left = slices.Clone(f.Left)
	f.Left[at] = f.Target
	d.aimAnew(&f, target)
	d.Fight = &f
	d.Expect(d.triggeredByStrike(&f))
	d.SettleFight()
	return nil
}

// nameOfID names an object that may be gone.
func (d *Draft) nameOfID(id string) any {
	if d.Fight != nil {
		if o, _ := d.fighter(d.Fight, id); o != nil {
			return d.NameOf(o)
		}
	}
	return id
}

// turnOf writes into the fight what comes next, and from whom to whom.
func (d *Draft) turnOf(f *state.Fight) {
	f.Next, f.From, f.To, f.Pest = state.FightStrike, f.Attacker, f.Target, false
	if f.Course.Over || f.Course.Part == combat.BarrierAttack || f.Course.Part == combat.CounterAttack {
		f.From, f.To = f.Target, f.Attacker
	}
	switch {
	case d.Waits() != 0:
		f.Next = state.FightReveal
	case f.Course.Over, f.Course.Part == combat.CounterAttack && f.Course.Strike == 1:
		f.Next, f.Pest = state.FightCounterstrike, law.MayIgnore(&d.State, f)
	case f.Course.Part == combat.BarrierAttack, f.Course.Part == combat.ReturnBarrier:
		f.Next = state.FightBarrier
	}
}

// Foresee writes into a fight that stays open what its players have to know of what
// comes next: whose decision it is, and what there is to choose from.
func (d *Draft) Foresee() {
	if d.Fight == nil {
		return
	}
	f := *d.Fight
	d.Fight = &f
	use := true
	b := d.bout(&f, state.FightData{Defense: &use})
	from, to, kind := b.From, b.To, b.Exchange.Attack.Kind
	if f.From == f.Target {
		from, to, kind = b.To, b.From, combat.Melee
	}
	f.Strike, f.Strikes, f.Asks = f.Course.Strike, b.Exchange.Strikes(f.Course), from.Controller
	f.Defense, f.Shields, f.Counters = b.Exchange.Defends(f.Course) && !f.MustAvoid(), nil, nil
	if f.Next == state.FightReveal {
		f.Asks, f.Defense = d.Waits(), false
		return
	}
	if f.Next == state.FightCounterstrike {
		for _, bar := range law.AnswersOf(&d.State, &f, b.To) {
			f.Counters = append(f.Counters, bar.Name)
		}
	}
	if !f.Defense {
		return
	}
	f.Shields = state.IDs(law.Shields(&d.State, to, kind))
	if f.Next == state.FightStrike {
		f.Asks = to.Controller
	}
}
