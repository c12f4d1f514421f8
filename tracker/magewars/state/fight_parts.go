package state

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
)

// Idle tells whether the attack can do nothing to an object, which is immune to it: then
// nobody can choose it. What attacks by itself, as walls do, is not chosen (reading U).
func (f *Fight) Idle(t *Object) bool {
	body := t.Fighter()
	return (f.Spell != nil || f.Bar.Chosen()) && body.Immune(f.AsAttack().Type)
}

// AgainWith finds the attack that goes on with this very bar, nil for none.
func (s *State) AgainWith(attacker string, bar Strike) *Again {
	if s.Again == nil || s.Fight != nil || s.Again.Attacker != attacker || s.Again.Attack != bar.Name {
		return nil
	}
	return s.Again
}

// AgainBar is the bar of an attack that may go on against another target, with what is
// left of it. False where the object has none.
func (s *State) AgainBar(attacker string) (Strike, bool) {
	if s.Again == nil || s.Fight != nil || s.Again.Attacker != attacker {
		return Strike{}, false
	}
	return s.Again.Bar, true
}

// Fight is the attack as it would be declared on its next target.
func (a *Again) Fight(target string) *Fight {
	plan := a.Plan
	plan.Target, plan.Targets = target, nil
	return &Fight{
		Attacker: a.Attacker, Attack: a.Attack, Bar: a.Bar, Plan: plan, Spell: a.Spell, Caster: a.Caster,
		Second: true, Fed: a.Fed, Again: a,
	}
}

// IsNamed tells whether an attack names this bar: by its name, or by none where it is
// what goes on.
func (a *Again) IsNamed(name string) bool { return name == "" || strings.EqualFold(name, a.Attack) }

// Avoids tells whether the strike is avoided: it is where it can be. An attack that is
// cancelled whatever it is, is not made.
func (a Answer) Avoids() bool {
	g := a.Scene.Deed().Given
	return a.Step.Do == deed.Cancel && a.Step.Name == "attack" && g != nil && g.Attack != nil && g.Attack.Avoidable != nil
}

// Cancels tells whether the attack is not made at all.
func (a Answer) Cancels() bool {
	return a.Step.Do == deed.Cancel && a.Step.Name == "attack" && !a.Avoids()
}

// Turns tells whether the strike goes against who makes it.
func (a Answer) Turns() bool { return a.Step.Do == deed.Swap }

// Defends tells whether a Defense must be used, the card's own.
func (a Answer) Defends() bool { return a.Step.Do == deed.Roll && len(a.Step.Rows) > 0 }

// Changes tells whether the step is about the strike that comes next.
func (a Answer) Changes() bool {
	return a.Avoids() || a.Turns() || a.Defends() || a.Step.Do == deed.Dice || a.Step.Do == deed.Cancel
}

// revealed tells whether something that is so was revealed by whom the fight goes against.
func (f *Fight) revealed(is func(Answer) bool) bool {
	return slices.ContainsFunc(f.Answers, func(a Answer) bool { return a.Scene.Card.Host == f.Target && is(a) })
}

// MustAvoid tells whether what was revealed decides about the Defense against the strike
// that comes next.
func (f *Fight) MustAvoid() bool {
	return f.revealed(func(a Answer) bool { return a.Avoids() || a.Turns() || a.Defends() })
}

// Struck forgets what was revealed against the strike that was made.
func (f *Fight) Struck() {
	f.Answers = slices.DeleteFunc(slices.Clone(f.Answers), func(a Answer) bool { return a.Scene.Card.Host == f.Target && a.Changes() })
}

// Avoided tells whether the strike that comes next is avoided for sure, and that is all.
func (f *Fight) Avoided() bool { return !f.Turned() && f.revealed(Answer.Avoids) }

// Turned tells whether the strike that comes next is to go against who makes it.
func (f *Fight) Turned() bool { return f.revealed(Answer.Turns) }

// FightAtHand is the open fight, or the attack of a spell that waits.
func (s *State) FightAtHand() (Fight, bool) {
	switch {
	case s.Fight != nil:
		return *s.Fight, true
	case s.Held != nil && s.Held.Fight != nil:
		return *s.Held.Fight, true
	}
	return Fight{}, false
}
