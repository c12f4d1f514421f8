package magewars

import (
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

type overruleData struct {
	Round      *int          `json:"round,omitempty"`
	Phase      *state.Phase  `json:"phase,omitempty"`
	Step       *state.Step   `json:"step,omitempty"`
	Initiative *tracker.Seat `json:"initiative,omitempty"`
	Turn       *tracker.Seat `json:"turn,omitempty"`
	Taken      *int          `json:"damageTaken,omitempty"`
}

// doOverrule puts the table where its players say it is: nothing happens by
// itself, and the log says that the table was overruled.
func doOverrule(d *effect.Draft, p overruleData) error {
	if p == (overruleData{}) {
		return state.FieldMissing.With("Action", "overrule", "Field", "round, phase, step, initiative, turn, damageTaken")
	}
	if p.Taken != nil {
		if err := overruleTaken(d, *p.Taken); err != nil {
			return err
		}
	}
	for _, seat := range []*tracker.Seat{p.Initiative, p.Turn} {
		if seat != nil {
			if _, err := d.KnownSeat(*seat); err != nil {
				return err
			}
		}
	}
	if p.Round != nil {
		if *p.Round < 1 || *p.Round > state.MaxNumber {
			return state.BadRound.With("Max", state.MaxNumber)
		}
		d.Round = *p.Round
	}
	if err := overrulePhase(d, p); err != nil {
		return err
	}
	if p.Initiative != nil {
		d.Initiative = *p.Initiative
	}
	if p.Turn != nil {
		d.Turn, d.Acting, d.Acted, d.Ahead = *p.Turn, "", false, 0
	}
	d.Say(d.Event.Seat, "table.logOverruleTable", "Round", d.Round, "Phase", d.Phase.Word(), "Name", d.InitiativeName())
	return nil
}

// overruleTaken puts the damage the event's seat took over the game where the table
// says it is.
func overruleTaken(d *effect.Draft, taken int) error {
	seat, err := d.Seat()
	if err != nil {
		return err
	}
	if err := state.Within("damageTaken", &taken, state.MaxNumber); err != nil {
		return err
	}
	d.Tell(d.Edit(state.MageID(seat)), "table.logSet", "taken", tracker.Word("table.damageTaken"), d.Player(seat).Taken, taken)
	d.EditPlayer(seat).Taken = taken
	return nil
}

// overrulePhase moves the table to a phase and, in Academy's Reset, to a step.
func overrulePhase(d *effect.Draft, p overruleData) error {
	if p.Phase == nil && p.Step == nil {
		return nil
	}
	phase, step := d.Phase, d.Step
	if p.Phase != nil {
		first := d.Rules.First(*p.Phase)
		if first < 0 {
			return state.UnknownPhase.With("Phase", string(*p.Phase), "Phases", d.Rules.PhaseNames())
		}
		phase, step = *p.Phase, d.Rules.Stations[d.Rules.Last(*p.Phase)].Step
	}
	if p.Step != nil {
		step = *p.Step
	}
	if d.Rules.At(phase, step) < 0 {
		return state.UnknownPhase.With("Phase", string(phase)+" "+string(step), "Phases", d.Rules.PhaseNames())
	}
	d.Phase, d.Step, d.Acting, d.Acted, d.Turn, d.Last = phase, step, "", false, 0, 0
	d.Queue, d.Mended = nil, nil // nothing is asked for in its Upkeep
	for _, o := range d.Objects {
		d.Mended = append(d.Mended, law.Mending(o)...)
	}
	if phase == d.Rules.Action {
		d.BeginActions()
	}
	d.Round = max(d.Round, 1)
	return nil
}
