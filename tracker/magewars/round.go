package magewars

import (
	"cmp"
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

type nextData struct {
	To state.Phase `json:"to,omitempty"`
}

type initiativeData struct {
	To tracker.Seat `json:"to,omitempty"`
}

// doInitiative rolls the d12 for every seat, in order of seats: the highest has
// the initiative or says who gets it, a tie is rolled again (A-8, R-8, reading K).
// Once a round has begun the marker passes by itself.
func doInitiative(d *effect.Draft, p initiativeData) error {
	if p.To != 0 {
		if _, err := d.KnownSeat(p.To); err != nil {
			return err
		}
		if err := d.InGame(p.To); err != nil {
			return err
		}
	}
	if err := cmp.Or(
		d.Demand(d.Phase == state.SetupPhase, state.InitiativeStands.With("Name", d.InitiativeName()).ByRule(d.Cite("A-22 R-14"))),
		settleInitiative(d),
	); err != nil {
		return err
	}
	if p.To != 0 && p.To != d.Initiative {
		giveInitiative(d, p.To)
	}
	return nil
}

func settleInitiative(d *effect.Draft) error {
	gone := func(p *state.Player) bool { return p.Gone }
	for !pick.All(d.Players, gone) {
		set := make([]int, len(d.Players))
		for i := range set {
			if d.Players[i].Gone {
				continue
			}
			roll, err := d.EffectDie()
			if err != nil {
				return err
			}
			set[i] = roll
			d.Say(tracker.Seat(i+1), "table.logInitiativeRoll", "Name", d.Objects[i].Printed.Name, "Roll", roll)
			d.Threw(roll)
		}
		best := slices.Index(set, slices.Max(set))
		if !slices.Contains(set[best+1:], set[best]) {
			d.Initiative = tracker.Seat(best + 1)
			d.Say(d.Initiative, "table.logInitiative", "Name", d.InitiativeName())
			return nil
		}
		d.Say(0, "table.logInitiativeTie")
	}
	return nil
}

// doNext goes on to the next phase, or through the phases to the one named,
// and does there what happens by itself.
func doNext(d *effect.Draft, p nextData) error {
	if p.To != "" && d.Rules.First(p.To) < 0 {
		return state.UnknownPhase.With("Phase", string(p.To), "Phases", d.Rules.PhaseNames())
	}
	if err := start(d); err != nil {
		return err
	}
	finishPhase(d)
	for {
		if err := leave(d); err != nil {
			return err
		}
		advance(d)
		finishPhase(d)
		if p.To == "" || d.Phase == p.To {
			return nil
		}
	}
}

// finishPhase goes through the steps that are left of the phase.
func finishPhase(d *effect.Draft) {
	for d.Phase != state.SetupPhase && d.Rules.At(d.Phase, d.Step) != d.Rules.Last(d.Phase) {
		advance(d)
	}
}

// doStep goes on by one step: in Academy's Reset through its four,
// elsewhere to the next phase.
func doStep(d *effect.Draft, _ effect.Nothing) error {
	if err := start(d); err != nil {
		return err
	}
	if d.Step == "" || d.Step == state.ChannelStep {
		if err := leave(d); err != nil {
			return err
		}
	}
	advance(d)
	return nil
}

// start settles the initiative before the first round if that was not done.
func start(d *effect.Draft) error {
	if d.Phase != state.SetupPhase || d.Initiative != 0 {
		return nil
	}
	return settleInitiative(d)
}

// leave ends the phase the table is in. An Upkeep is not over before all its
// effects are done; creatures that have not acted may stay so.
func leave(d *effect.Draft) error {
	if err := d.FinishActivation(); err != nil {
		return err
	}
	switch d.Phase {
	case state.UpkeepPhase:
		if err := d.Demand(law.DueTasks(&d.State) == 0, state.UpkeepOpen.With("Count", law.DueTasks(&d.State)).ByRule(d.Cite("A-27 R-12"))); err != nil {
			return err
		}
		for _, t := range d.Queue {
			d.Remind("table.noticeLeftOut", d.TaskRule(t), "Name", d.Named(t.Object))
		}
		d.Queue = nil
	case d.Rules.Action:
		for _, p := range d.Players {
			if n := d.ActiveCreatures(p.Seat); n > 0 {
				d.Say(p.Seat, "table.logStillActive", "Name", d.Mage(p.Seat).Printed.Name, "Count", n)
				d.Remind("table.noticeStillActive", d.Cite("A-34 R-25"), "Name", d.Mage(p.Seat).Printed.Name, "Count", n)
			}
		}
	}
	d.Turn, d.Last = 0, 0
	return nil
}

// advance enters the next station; after the last one a new round begins.
func advance(d *effect.Draft) {
	next := d.Rules.At(d.Phase, d.Step) + 1
	if d.Phase == state.SetupPhase || next == len(d.Rules.Stations) {
		next = 0
		beginRound(d)
	}
	st := d.Rules.Stations[next]
	d.LeaveDeeds(st.Phase)
	d.Settle()
	if d.Phase != st.Phase {
		d.Say(0, "table.logPhase", "Phase", st.Phase.Word())
	}
	d.Phase, d.Step = st.Phase, st.Step
	enterStation(d, st)
	d.EnterDeeds(st.Phase)
}

// enterStation does what happens by itself when a phase or a step of the round begins.
func enterStation(d *effect.Draft, st state.Station) {
	switch {
	case st.Phase == state.InitiativePhase, st.Step == state.InitiativeStep:
		passInitiative(d)
	case st.Step == state.ReadyStep:
		readyCreatures(d)
	case st.Step == state.MarkersStep:
		readyMarkers(d)
	case st.Phase == state.ChannelPhase, st.Step == state.ChannelStep:
		channel(d)
	case st.Phase == state.ResetPhase: // in one
		readyCreatures(d)
		readyMarkers(d)
	case st.Phase == state.UpkeepPhase:
		d.BeginUpkeep()
	case st.Phase == state.PlanningPhase:
		for _, p := range d.Players { // what was prepared and not cast is put back
			if p.Planned != 0 || p.Prepares {
				own := d.EditPlayer(p.Seat)
				own.Planned, own.Prepares = 0, false
			}
		}
	case st.Phase == state.FirstQuickcastPhase, st.Phase == state.FinalQuickcastPhase:
		askInitiativeFirst(d)
	case st.Phase == d.Rules.Action:
		d.BeginActions()
	}
}

// beginRound counts the round and, in Academy, says that the first two are
// setup rounds and when they are over.
func beginRound(d *effect.Draft) {
	for _, o := range d.Objects { // what was given until the end of the round, and all shields
		if len(o.Brief)+len(o.Harmed)+len(o.Lit)+len(o.HurtBy)+o.Conditions[state.VoltaricShield] > 0 {
			own := d.Edit(o.ID)
			own.Brief, own.Harmed, own.Lit, own.HurtBy = nil, nil, nil, nil
			own.Conditions = state.Put(own.Conditions, state.VoltaricShield, 0)
		}
	}
	d.EndDeeds()
	d.Round++
	d.Say(0, "table.logRound", "Round", d.Round)
	switch {
	case d.Variant().SetupRounds == 0:
	case d.InSetupRound():
		d.Say(0, "table.logSetupRound", "Rule", "A-16")
	case d.Round == d.Variant().SetupRounds+1:
		d.Say(0, "table.logSetupOver", "Rule", "A-19")
	}
}

// passInitiative hands the marker on, except in the first round:
// to the next seat clockwise, between teams to the next seat of
// another team.
func passInitiative(d *effect.Draft) {
	defer lead(d)
	if d.Round <= 1 || d.Initiative == 0 {
		return
	}
	next := d.After(d.Initiative, func(seat tracker.Seat) bool { return !d.Allied(seat, d.Initiative) })
	giveInitiative(d, next)
}

// giveInitiative hands the initiative on to a seat; to nobody it stays where it is.
func giveInitiative(d *effect.Draft, to tracker.Seat) {
	if to != 0 {
		d.Initiative = to
		d.Say(to, "table.logInitiativePasses", "Name", d.InitiativeName())
	}
}

// lead counts the round for the holder of the initiative.
func lead(d *effect.Draft) {
	if d.Initiative != 0 {
		d.EditPlayer(d.Initiative).Leads++
	}
}

// readyCreatures turns every creature, mages included, to active.
func readyCreatures(d *effect.Draft) {
	for _, o := range d.Objects {
		if o.IsCreature() && !o.Active {
			d.Edit(o.ID).Active = true
		}
	}
	d.Say(0, "table.logReady")
}

// readyMarkers turns the players' markers, the quickcast marker above all, to
// their ready side.
func readyMarkers(d *effect.Draft) {
	for _, p := range d.Players {
		if !p.Quickcast || p.Planned != 0 {
			own := d.EditPlayer(p.Seat)
			own.Quickcast = true
		}
	}
	for _, o := range d.Cards() {
		if len(o.Done) > 0 {
			d.EditCard(o.ID).Renew()
		}
	}
	for _, o := range d.Objects {
		if len(o.Used) > 0 || o.Defended != 0 || o.Received != 0 || o.Meleed || len(o.Scorched) > 0 {
			own := d.Edit(o.ID)
			own.Used, own.Defended, own.Received, own.Meleed, own.Scorched = nil, 0, 0, false, nil
		}
	}
	d.Say(0, "table.logMarkers")
}

// channel adds channeling to the mana of every mage and of every object that
// channels. Mana has no upper limit.
func channel(d *effect.Draft) {
	for _, o := range d.Objects {
		if o.Channels() == 0 || o.FaceDown || d.Player(o.Controller).Gone {
			continue
		}
		own := d.Edit(o.ID)
		from := own.Mana
		own.Mana = min(own.Mana+own.Channels(), state.MaxNumber)
		d.Say(o.Controller, "table.logChannel", "Name", o.Printed.Name, "By", own.Mana-from, "From", from, "To", own.Mana)
		d.Gain(own, state.KiToken, own.Highest(keyword.Ki))
	}
}

// askInitiativeFirst gives the holder of the initiative the first word, or the next
// one clockwise who has a quickcast left.
func askInitiativeFirst(d *effect.Draft) {
	d.Turn = d.Initiative
	if p := d.Player(max(d.Turn, 1)); d.Turn != 0 && (p.Gone || !p.Quickcast) {
		d.Turn = d.AskedAfter(d.Turn)
	}
}
