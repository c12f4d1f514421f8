package law

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Remarks are what to think of before this attack, in Arena, where it depends on zones:
// guards, Taunt, Bloodthirsty.
func Remarks(s *state.State, f *state.Fight, o, t *state.Object) []tracker.Notice {
	var list []tracker.Notice
	add := func(id, rule string, name *state.Object) {
		list = append(list, tracker.Notice{ID: id, Args: map[string]any{"Name": name.Printed.Name, "Attacker": o.Printed.Name}, Rule: rule})
	}
	list = append(list, doubts(s, f, o, t)...)
	if f.AsAttack().Kind != combat.Melee || f.Spell != nil {
		return list
	}
	if guard := InTheWay(s, o, t); guard != nil && s.Variant().Zones {
		add("table.aimGuard", "R-76", guard)
	}
	if prey := preyOf(s, o); prey != nil && !preyFor(t, o, s) {
		add("table.aimBlood", "R-94", prey)
	}
	if o.Marked(combat.Taunt) > 0 {
		add("table.aimTaunt", "R-41", t)
	}
	return list
}

// preyOf finds a creature a Bloodthirsty one would have to attack if it is in its
// zone, nil where there is none.
func preyOf(s *state.State, o *state.Object) *state.Object {
	if !s.Variant().Zones {
		return nil
	}
	return s.Find(func(t *state.Object) bool { return preyFor(t, o, s) })
}

// preyFor tells whether the object is a damaged living enemy creature of a
// Bloodthirsty one.
func preyFor(o *state.Object, hunter *state.Object, s *state.State) bool {
	return hunter.Sum(keyword.Bloodthirsty) > 0 && o.IsCreature() && o.Damage > 0 && !s.Player(o.Controller).Gone &&
		!o.Has(keyword.Nonliving) && !o.Has(keyword.Incorporeal) && !s.Allied(o.Controller, hunter.Controller)
}

// Duties are what the creature that acts should not forget: whom Taunt or
// Bloodthirsty makes it attack.
func Duties(s *state.State) []tracker.Notice {
	o, there := s.Object(s.Acting)
	if !there || s.Acted || !s.Variant().Zones {
		return nil
	}
	var list []tracker.Notice
	if o.Marked(combat.Taunt) > 0 {
		list = append(list, tracker.Note("table.noticeTaunt", "R-41", "Name", o.Printed.Name))
	}
	if prey := preyOf(s, o); prey != nil {
		list = append(list, tracker.Note("table.noticeBlood", "R-94", "Name", o.Printed.Name, "Target", prey.Printed.Name))
	}
	return list
}

// Weaken gives a strike what was revealed against it: it is avoided, must be defended
// against, or is weaker.
func Weaken(f *state.Fight, b *Bout) {
	for _, a := range f.Answers {
		switch {
		case a.Scene.Card.Host != f.Target:
		case a.Avoids(), a.Turns():
			b.Exchange.Defender.Defense, b.Shields[combat.DefenderSeat] = &combat.Defense{Infinite: true, Sure: true, Mandatory: true}, nil
			b.Exchange.Policy.Never = false
		case a.Defends():
			b.Exchange.Defender.Defense, b.Shields[combat.DefenderSeat] = &combat.Defense{Min: a.Step.Rows[0].Min, Infinite: true, Mandatory: true}, nil
			b.Exchange.Policy.Never = false
		case a.Step.Do == deed.Dice:
			b.Exchange.Attack.Dice += a.Step.Amount.N
		case a.Step.Do == deed.Cancel:
			b.Exchange.Attack.Prevented += a.Step.Amount.N
		}
	}
}

// Attacks are the bars an object can attack with now: those of its own and of what it
// wears that are chosen for an attack, with the dice they have, or the one that may go
// on against another target. None where there is no such object.
func Attacks(s *state.State, object string) []state.Strike {
	o, there := s.Object(object)
	if !there {
		return nil
	}
	if next, goesOn := s.AgainBar(object); goesOn {
		return []state.Strike{next}
	}
	return slices.DeleteFunc(Bars(s, o), func(bar state.Strike) bool { return !bar.Chosen() })
}

// InTheWay finds a guard that a melee attack of the one on the other would have to
// go against first, nil where none is or can be ignored: an attack on
// what flies ignores them.
func InTheWay(s *state.State, o, t *state.Object) *state.Object {
	free := t.Guard || t.Flies() || o.Has(keyword.Elusive) || s.Allied(o.Controller, t.Controller) || t.ID == o.ID || t.Host == o.ID
	if free {
		return nil
	}
	return s.Find(func(guard *state.Object) bool {
		return guard.Guard && s.Allied(guard.Controller, t.Controller) &&
			!guard.Has(keyword.Pest) && !guard.Restrained() && !guard.Incapacitated()
	})
}

// Cause is what does the damage of a part: a spell by its name, of a mage the attack bar, else
// who attacks.
func Cause(f *state.Fight, part combat.Part, from *state.Object, bar string) tracker.Cause {
	switch {
	case part == combat.BarrierAttack:
		return state.CausedBy(tracker.ByBarrier, from.Printed.Name)
	case part == combat.MainAttack && f.Spell != nil:
		return state.CausedBy(tracker.BySpell, f.Spell.Name)
	case from.IsMage() && bar != "":
		return state.CausedBy(tracker.ByAttack, bar)
	}
	return state.CausedBy(tracker.ByAttack, from.Printed.Name)
}

// AttackTimes is how often a wall attacks what crosses it: once, or as its card
// reckons it.
func AttackTimes(s *state.State, bar state.Strike, o *state.Object) (int, error) {
	if bar.TimesBy == "" {
		return 1, nil
	}
	n, err := Priced(s, bar.TimesBy, o)
	return min(n, state.MaxList), err
}

// MayIgnore tells whether the target guards and may still ignore the Pest that has
// attacked it.
func MayIgnore(s *state.State, f *state.Fight) bool {
	o, there := s.Object(f.Attacker)
	t, also := s.Object(f.Target)
	return s.Variant().IgnoresPests && f.Guarded && !f.Answered && there && also && t.Guard && o.Has(keyword.Pest)
}

// Sharpen adds what keywords of the attacker do for an attack that is no spell.
func Sharpen(o *state.Object, a *combat.Attack) {
	if a.Spell {
		return
	}
	a.Piercing += o.Sum(keyword.Piercing)
	switch a.Kind {
	case combat.Ranged:
		a.Piercing += o.Sum(keyword.RangedPiercing)
	case combat.Melee:
		a.Piercing += o.Sum(keyword.MeleePiercing)
	}
	for n, several := range []keyword.Keyword{keyword.Doublestrike, keyword.Triplestrike} {
		if o.Has(several) {
			a.Strikes = max(a.Strikes, 2+n)
		}
	}
	a.Vampiric = a.Vampiric || o.Has(keyword.Vampiric)
	a.Ethereal = a.Ethereal || o.Has(keyword.Ethereal)
	a.Unavoidable = a.Unavoidable || o.Has(keyword.Unavoidable)
}

// KindOf is the damage type of an attack or its counterstrike.
func (b Bout) KindOf(part combat.Part) combat.DamageType {
	if part == combat.CounterAttack && b.Exchange.Counterstrike != nil {
		return b.Exchange.Counterstrike.Type
	}
	return b.Exchange.Attack.Type
}
