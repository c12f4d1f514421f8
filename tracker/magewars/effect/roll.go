package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// roll throws the effect die and does what its table says, or attack dice.
func (r *run) roll(s *deed.Step) error {
	switch {
	case s.Again && s.Name == "normal":
		n, err := r.amount(s.Amount)
		r.normal = n
		return err
	case s.Again:
		r.again = s.Name
		return nil
	}
	if !s.D12 {
		n, err := r.amount(s.Dice)
		if err != nil {
			return err
		}
		_, err = r.throwDice(n)
		return err
	}
	if s.On != nil {
		return r.rollEach(s)
	}
	return r.rollRows(s)
}

// rollEach throws the effect die for each that a step concerns: it is the target of what
// follows.
func (r *run) rollEach(s *deed.Step) error {
	on, err := r.party(s.On)
	if err != nil {
		return err
	}
	target := r.scene.Target
	for _, o := range on {
		r.scene.Target = o.ID
		if err := r.rollRows(s); err != nil {
			return err
		}
	}
	r.scene.Target = target
	return nil
}

func (r *run) rollRows(s *deed.Step) error {
	if r.thought { // any of them may be
		for _, row := range s.Rows {
			other := r.aside() // nothing of it stays but what they ask for
			_ = other.steps(row.Do)
			r.asks = other.asks
		}
		return nil
	}
	side, err := r.EffectDie()
	if err != nil {
		return err
	}
	r.results = state.Put(r.results, "rolled", side)
	r.Say(r.scene.Card.Controller, "table.logDeedRoll", "Card", r.scene.Card.Printed.Name, "Roll", side)
	r.Threw(side)
	for _, row := range s.Rows {
		if side >= row.Min && side <= row.Max {
			return r.steps(row.Do)
		}
	}
	return nil
}

// rollOf throws the dice of a step: for each it concerns, or one roll for all of them.
func (r *run) rollOf(s *deed.Step) (dice.Roll, error) {
	if s.Together && r.once != nil {
		return r.once, nil
	}
	n, err := r.amount(s.Dice)
	if err != nil || n <= 0 {
		return nil, err
	}
	r.once, err = r.throwDice(n)
	return r.once, err
}

// throwDice throws attack dice for a deed and keeps what they came to.
func (r *run) throwDice(n int) (dice.Roll, error) {
	roll, err := r.ThrowDice(min(max(n, 0), state.MaxDice))
	if err != nil {
		return nil, err
	}
	total := max(roll.Total(), pick.Either(r.thought, 1, 0))
	r.results = state.Put(r.results, "rolled", total)
	r.Say(r.scene.Card.Controller, "table.logDeedDice", "Card", r.scene.Card.Printed.Name, "Faces", tracker.Faces(roll), "Total", total)
	r.Came(tracker.Came{Faces: tracker.Faces(roll), Amount: total})
	return roll, nil
}
