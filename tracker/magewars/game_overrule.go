package magewars

import "github.com/quickcast/quickcast/tracker"

type overruleData struct {
	Round      *int          `json:"round,omitempty"`
	Phase      *Phase        `json:"phase,omitempty"`
	Step       *Step         `json:"step,omitempty"`
	Initiative *tracker.Seat `json:"initiative,omitempty"`
	Turn       *tracker.Seat `json:"turn,omitempty"`
	Taken      *int          `json:"damageTaken,omitempty"`
}

// doOverrule puts the table where its players say it is: nothing happens by
// itself, and the log says that the table was overruled.
func (d *draft) doOverrule(p overruleData) error {
	if p == (overruleData{}) {
		return FieldMissing.With("Action", "overrule", "Field", "round, phase, step, initiative, turn, damageTaken")
	}
	if p.Taken != nil {
		if err := d.overruleTaken(*p.Taken); err != nil {
			return err
		}
	}
	for _, seat := range []*tracker.Seat{p.Initiative, p.Turn} {
		if seat != nil {
			if _, err := d.knownSeat(*seat); err != nil {
				return err
			}
		}
	}
	if p.Round != nil {
		if *p.Round < 1 || *p.Round > maxNumber {
			return BadRound.With("Max", maxNumber)
		}
		d.Round = *p.Round
	}
	if err := d.overrulePhase(p); err != nil {
		return err
	}
	if p.Initiative != nil {
		d.Initiative = *p.Initiative
	}
	if p.Turn != nil {
		d.Turn, d.Acting, d.Acted, d.Ahead = *p.Turn, "", false, 0
	}
	d.say(d.event.Seat, "table.logOverruleTable", "Round", d.Round, "Phase", d.Phase.word(), "Name", d.initiativeName())
	return nil
}

// overruleTaken puts the damage the event's seat took over the game where the table
// says it is.
func (d *draft) overruleTaken(taken int) error {
	seat, err := d.seat()
	if err != nil {
		return err
	}
	if err := within("damageTaken", &taken, maxNumber); err != nil {
		return err
	}
	d.tell(d.edit(mageID(seat)), "table.logSet", "taken", tracker.Word("table.damageTaken"), d.Player(seat).Taken, taken)
	d.player(seat).Taken = taken
	return nil
}

// overrulePhase moves the table to a phase and, in Academy's Reset, to a step.
func (d *draft) overrulePhase(p overruleData) error {
	if p.Phase == nil && p.Step == nil {
		return nil
	}
	phase, step := d.Phase, d.Step
	if p.Phase != nil {
		first := d.rules.first(*p.Phase)
		if first < 0 {
			return UnknownPhase.With("Phase", string(*p.Phase), "Phases", d.rules.phaseNames())
		}
		phase, step = *p.Phase, d.rules.stations[d.rules.last(*p.Phase)].step
	}
	if p.Step != nil {
		step = *p.Step
	}
	if d.rules.at(phase, step) < 0 {
		return UnknownPhase.With("Phase", string(phase)+" "+string(step), "Phases", d.rules.phaseNames())
	}
	d.Phase, d.Step, d.Acting, d.Acted, d.Turn, d.Last = phase, step, "", false, 0, 0
	d.skipUpkeep()
	if phase == d.rules.action {
		d.beginActions()
	}
	d.Round = max(d.Round, 1)
	return nil
}
