package magewars

import (
	"slices"

	"quickcast/tracker"
)

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
	d.say(d.event.Seat, "table.logOverruleTable", "Round", d.Round, "Phase", d.Phase.Word(), "Name", d.initiativeName())
	return nil
}

// overruleTaken puts the damage the event's seat took over the game where the table
// says it is.
func (d *draft) overruleTaken(taken int) error {
	seat, err := d.seat()
	if err != nil {
		return err
	}
	if taken < 0 || taken > maxNumber {
		return OutOfBounds.With("Field", "damageTaken", "Max", maxNumber)
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

// doLeave takes a mage out of a game of several: what is attached to it
// is destroyed, and what it controlled goes too, or in a team of Academy to
// another mage of the team.
func (d *draft) doLeave(nothing) error {
	seat, err := d.seat()
	if err != nil {
		return err
	}
	if d.Player(seat).Gone {
		return NothingChanges.With("Name", d.Mage(seat).Printed.Name)
	}
	d.leaveTable(seat)
	return nil
}

// leaveTable takes a mage with what it controls out of the game; see doLeave.
func (d *draft) leaveTable(seat tracker.Seat) {
	heir := d.after(seat, func(other tracker.Seat) bool { return d.Allied(seat, other) })
	d.player(seat).Gone = true
	d.say(seat, "table.logLeave", "Name", d.Mage(seat).Printed.Name)
	d.edit(d.Mage(seat).ID).Guard = false
	for _, o := range d.Objects {
		if now, ok := d.Object(o.ID); !ok || now.IsMage() || now.Controller != seat && now.Host != mageID(seat) {
			continue
		}
		own := d.edit(o.ID)
		if heir == 0 || own.Host == mageID(seat) {
			d.destroy(own)
			continue
		}
		own.Controller = heir
		d.say(heir, "table.logControl", "Name", d.nameOf(own), "Player", d.Mage(heir).Printed.Name)
	}
	d.afterLeaving(seat, heir)
}

// afterLeaving moves on what the seat that left still held: the tasks and a turn not
// used yet go to its heir, else the turn goes on.
func (d *draft) afterLeaving(seat, heir tracker.Seat) {
	d.drop(func(t Task) bool { o, there := d.Object(t.Object); return !there || o.ID == mageID(seat) })
	for i, t := range d.Queue {
		if t.Seat == seat {
			d.Queue = slices.Clone(d.Queue)
			d.Queue[i].Seat = heir
		}
	}
	if d.Ahead == seat {
		d.Ahead = heir
	}
	keeps := heir != 0 && d.Game == "academy" && d.Acting != mageID(seat) && (d.Acting != "" || d.ActiveCreatures(heir) > 0)
	if d.Acting == mageID(seat) {
		d.Acting, d.Acted, d.Swept = "", false, ""
	}
	anyone := func(tracker.Seat) bool { return true }
	if d.Initiative == seat {
		if next := d.after(seat, anyone); next != 0 {
			d.Initiative = next
			d.say(next, "table.logInitiativePasses", "Name", d.initiativeName())
		}
	}
	switch {
	case d.Turn != seat:
	case keeps:
		d.Turn = heir
	default:
		d.Turn = d.turnAfter(seat)
	}
}
