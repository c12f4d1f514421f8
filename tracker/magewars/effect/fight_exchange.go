package effect

import (
	"strings"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Exchange is the attack of one object on another as it would be made now, with
// all that lies on both, for its odds; defendWith is what gives the Defense, "" for the
// best that costs nothing. False where either is not on the table.
func Exchange(s *state.State, attacker, target string, strike state.Strike, defendWith string) (x combat.Exchange, ok bool) {
	b, ok := ImaginedBout(s, state.Fight{Attacker: attacker, Bar: strike}, target, state.FightData{Shield: defendWith})
	return b.Exchange, ok
}

// ShieldsOf lists what gives the target of an attack, as it would be made now, a Defense
// it may use: that which is used unasked first, unless it costs something.
func ShieldsOf(s *state.State, attacker, target string, strike state.Strike) []string {
	use := true
	b, ok := ImaginedBout(s, state.Fight{Attacker: attacker, Bar: strike}, target, state.FightData{Defense: &use})
	if !ok || !b.Exchange.Defends(combat.Course{}) {
		return nil
	}
	return state.IDs(law.Shields(s, b.To, b.Exchange.Attack.Kind))
}

// ImaginedBout is an attack that nobody has declared, with what its plan says of it. False
// where either is not on the table.
func ImaginedBout(s *state.State, f state.Fight, target string, p state.FightData) (b law.Bout, ok bool) {
	_, there := s.Object(f.Attacker)
	_, also := s.Object(target)
	if !there || !also {
		return law.Bout{}, false
	}
	d := NewDraft(s, tracker.Event{})
	if next := s.AgainWith(f.Attacker, f.Bar); next != nil {
		plan := f.Plan
		f = *next.Fight(target)
		f.Plan.Moved, f.Plan.BoostData = plan.Moved, plan.BoostData
	}
	if by, ofTarget := strings.CutPrefix(f.Bar.DiceBy, state.TargetPrice); ofTarget {
		t, _ := s.Object(target)
		n, _ := law.Priced(s, by, t)
		f.Bar = f.Bar.WithX(min(n, state.MaxDice))
	}
	d.aimAt(&f, target)
	return d.bout(&f, p), true
}

// NextBout is the strike of the open fight that comes next, alone and as it stands now, for its odds, with the
// Defense that this gives, as of Exchange. False where no fight is open.
func NextBout(s *state.State, defendWith string) (b law.Bout, ok bool) {
	if s.Fight == nil {
		return law.Bout{}, false
	}
	d := NewDraft(s, tracker.Event{})
	f := *s.Fight
	b = d.bout(&f, state.FightData{Shield: defendWith})
	b.Exchange, ok = b.Exchange.Alone(f.Course)
	return b, ok
}
