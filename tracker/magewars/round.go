package magewars

import (
	"cmp"
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

type nextData struct {
	To Phase `json:"to,omitempty"`
}

type initiativeData struct {
	To tracker.Seat `json:"to,omitempty"`
}

// doInitiative rolls the d12 for every seat, in order of seats: the highest has
// the initiative or says who gets it, a tie is rolled again (A-8, R-8, reading K).
// Once a round has begun the marker passes by itself.
func (d *draft) doInitiative(p initiativeData) error {
	if p.To != 0 {
		if _, err := d.knownSeat(p.To); err != nil {
			return err
		}
		if err := d.inGame(p.To); err != nil {
			return err
		}
	}
	if err := cmp.Or(
		d.law(d.Phase == SetupPhase, InitiativeStands.With("Name", d.initiativeName()).ByRule(d.cite(ruleInitiativePasses))),
		d.settleInitiative(),
	); err != nil {
		return err
	}
	if p.To != 0 && p.To != d.Initiative {
		d.giveInitiative(p.To)
	}
	return nil
}

func (d *draft) settleInitiative() error {
	gone := func(p *Player) bool { return p.Gone }
	for !allOf(d.Players, gone) {
		set := make([]int, len(d.Players))
		for i := range set {
			if d.Players[i].Gone {
				continue
			}
			roll, err := d.d12()
			if err != nil {
				return err
			}
			set[i] = roll
			d.say(tracker.Seat(i+1), "table.logInitiativeRoll", "Name", d.Objects[i].Printed.Name, "Roll", roll)
			d.threw(roll)
		}
		best := slices.Index(set, slices.Max(set))
		if !slices.Contains(set[best+1:], set[best]) {
			d.Initiative = tracker.Seat(best + 1)
			d.say(d.Initiative, "table.logInitiative", "Name", d.initiativeName())
			return nil
		}
		d.say(0, "table.logInitiativeTie")
	}
	return nil
}

// doNext goes on to the next phase, or through the phases to the one named,
// and does there what happens by itself.
func (d *draft) doNext(p nextData) error {
	if p.To != "" && d.rules.first(p.To) < 0 {
		return UnknownPhase.With("Phase", string(p.To), "Phases", d.rules.phaseNames())
	}
	if err := d.start(); err != nil {
		return err
	}
	d.finishPhase()
	for {
		if err := d.leave(); err != nil {
			return err
		}
		d.advance()
		d.finishPhase()
		if p.To == "" || d.Phase == p.To {
			return nil
		}
	}
}

// finishPhase goes through the steps that are left of the phase.
func (d *draft) finishPhase() {
	for d.Phase != SetupPhase && d.rules.at(d.Phase, d.Step) != d.rules.last(d.Phase) {
		d.advance()
	}
}

// doStep goes on by one step: in Academy's Reset through its four,
// elsewhere to the next phase.
func (d *draft) doStep(nothing) error {
	if err := d.start(); err != nil {
		return err
	}
	if d.Step == "" || d.Step == channelStep {
		if err := d.leave(); err != nil {
			return err
		}
	}
	d.advance()
	return nil
}

// start settles the initiative before the first round if that was not done.
func (d *draft) start() error {
	if d.Phase != SetupPhase || d.Initiative != 0 {
		return nil
	}
	return d.settleInitiative()
}

// leave ends the phase the table is in. An Upkeep is not over before all its
// effects are done; creatures that have not acted may stay so.
func (d *draft) leave() error {
	if err := d.finishActivation(); err != nil {
		return err
	}
	switch d.Phase {
	case UpkeepPhase:
		if err := d.law(d.due() == 0, UpkeepOpen.With("Count", d.due()).ByRule(d.cite(ruleUpkeepFirst))); err != nil {
			return err
		}
		for _, t := range d.Queue {
			d.remind("table.noticeLeftOut", d.taskRule(t), "Name", d.named(t.Object))
		}
		d.Queue = nil
	case d.rules.action:
		for _, p := range d.Players {
			if n := d.activeCreatures(p.Seat); n > 0 {
				d.say(p.Seat, "table.logStillActive", "Name", d.Mage(p.Seat).Printed.Name, "Count", n)
				d.remind("table.noticeStillActive", d.cite(ruleEverybodyActs), "Name", d.Mage(p.Seat).Printed.Name, "Count", n)
			}
		}
	}
	d.Turn, d.Last = 0, 0
	return nil
}

// advance enters the next station; after the last one a new round begins.
func (d *draft) advance() {
	next := d.rules.at(d.Phase, d.Step) + 1
	if d.Phase == SetupPhase || next == len(d.rules.stations) {
		next = 0
		d.beginRound()
	}
	st := d.rules.stations[next]
	d.leaveDeeds(st.phase)
	d.settle()
	if d.Phase != st.phase {
		d.say(0, "table.logPhase", "Phase", st.phase.word())
	}
	d.Phase, d.Step = st.phase, st.step
	d.enterStation(st)
	d.enterDeeds(st.phase)
}

// enterStation does what happens by itself when a phase or a step of the round begins.
func (d *draft) enterStation(st station) {
	switch {
	case st.phase == InitiativePhase, st.step == initiativeStep:
		d.passInitiative()
	case st.step == readyStep:
		d.readyCreatures()
	case st.step == markersStep:
		d.readyMarkers()
	case st.phase == ChannelPhase, st.step == channelStep:
		d.channel()
	case st.phase == ResetPhase: // in one
		d.readyCreatures()
		d.readyMarkers()
	case st.phase == UpkeepPhase:
		d.beginUpkeep()
	case st.phase == PlanningPhase:
		d.beginPlanning()
	case st.phase == FirstQuickcastPhase, st.phase == FinalQuickcastPhase:
		d.askInitiativeFirst()
	case st.phase == d.rules.action:
		d.beginActions()
	}
}

// beginRound counts the round and, in Academy, says that the first two are
// setup rounds and when they are over.
func (d *draft) beginRound() {
	d.dropShields()
	d.dropBrief()
	d.endDeeds()
	d.Round++
	d.say(0, "table.logRound", "Round", d.Round)
	switch {
	case d.variant().setupRounds == 0:
	case d.InSetupRound():
		d.say(0, "table.logSetupRound", "Rule", "A-16")
	case d.Round == d.variant().setupRounds+1:
		d.say(0, "table.logSetupOver", "Rule", "A-19")
	}
}

// passInitiative hands the marker on, except in the first round:
// to the next seat clockwise, between teams to the next seat of
// another team.
func (d *draft) passInitiative() {
	defer d.lead()
	if d.Round <= 1 || d.Initiative == 0 {
		return
	}
	next := d.after(d.Initiative, func(seat tracker.Seat) bool { return !d.Allied(seat, d.Initiative) })
	d.giveInitiative(next)
}

// giveInitiative hands the initiative on to a seat; to nobody it stays where it is.
func (d *draft) giveInitiative(to tracker.Seat) {
	if to != 0 {
		d.Initiative = to
		d.say(to, "table.logInitiativePasses", "Name", d.initiativeName())
	}
}

// lead counts the round for the holder of the initiative.
func (d *draft) lead() {
	if d.Initiative != 0 {
		d.player(d.Initiative).Leads++
	}
}

// readyCreatures turns every creature, mages included, to active.
func (d *draft) readyCreatures() {
	for _, o := range d.Objects {
		if o.isCreature() && !o.Active {
			d.edit(o.ID).Active = true
		}
	}
	d.say(0, "table.logReady")
}

// readyMarkers turns the players' markers, the quickcast marker above all, to
// their ready side.
func (d *draft) readyMarkers() {
	for _, p := range d.Players {
		if !p.Quickcast || p.Planned != 0 {
			own := d.player(p.Seat)
			own.Quickcast = true
		}
	}
	for _, o := range d.cards() {
		if len(o.Done) > 0 {
			d.editCard(o.ID).renew()
		}
	}
	for _, o := range d.Objects {
		if len(o.Used) > 0 || o.Defended != 0 || o.Received != 0 || o.Meleed || len(o.Scorched) > 0 {
			own := d.edit(o.ID)
			own.Used, own.Defended, own.Received, own.Meleed, own.Scorched = nil, 0, 0, false, nil
		}
	}
	d.say(0, "table.logMarkers")
}

// channel adds channeling to the mana of every mage and of every object that
// channels. Mana has no upper limit.
func (d *draft) channel() {
	for _, o := range d.Objects {
		if o.channels() == 0 || o.FaceDown || d.Player(o.Controller).Gone {
			continue
		}
		own := d.edit(o.ID)
		from := own.Mana
		own.Mana = min(own.Mana+own.channels(), maxNumber)
		d.say(o.Controller, "table.logChannel", "Name", o.Printed.Name, "By", own.Mana-from, "From", from, "To", own.Mana)
		d.gainKi(own)
	}
}

// beginPlanning puts back what was prepared and not cast.
func (d *draft) beginPlanning() {
	for _, p := range d.Players {
		if p.Planned != 0 || p.Prepares {
			own := d.player(p.Seat)
			own.Planned, own.Prepares = 0, false
		}
	}
}

// askInitiativeFirst gives the holder of the initiative the first word, or the next
// one clockwise who has a quickcast left.
func (d *draft) askInitiativeFirst() {
	d.Turn = d.Initiative
	if p := d.Player(max(d.Turn, 1)); d.Turn != 0 && (p.Gone || !p.Quickcast) {
		d.Turn = d.askedAfter(d.Turn)
	}
}
