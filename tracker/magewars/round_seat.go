package magewars

import (
	"cmp"
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// doLeave takes a mage out of a game of several: what is attached to it
// is destroyed, and what it controlled goes too, or in a team of Academy to
// another mage of the team.
func doLeave(d *effect.Draft, _ effect.Nothing) error {
	seat, err := d.Seat()
	if err != nil {
		return err
	}
	if d.Player(seat).Gone {
		return state.NothingChanges.With("Name", d.Mage(seat).Printed.Name)
	}
	leaveTable(d, seat)
	return nil
}

// leaveTable takes a mage with what it controls out of the game; see doLeave.
func leaveTable(d *effect.Draft, seat tracker.Seat) {
	heir := d.After(seat, func(other tracker.Seat) bool { return d.Allied(seat, other) })
	d.EditPlayer(seat).Gone = true
	d.Say(seat, "table.logLeave", "Name", d.Mage(seat).Printed.Name)
	d.Edit(d.Mage(seat).ID).Guard = false
	for _, o := range d.Objects {
		if now, ok := d.Object(o.ID); !ok || now.IsMage() || now.Controller != seat && now.Host != state.MageID(seat) {
			continue
		}
		own := d.Edit(o.ID)
		if heir == 0 || own.Host == state.MageID(seat) {
			d.Destroy(own)
			continue
		}
		d.HandTo(own, heir)
	}
	afterLeaving(d, seat, heir)
}

// afterLeaving moves on what the seat that left still held: a turn not used yet goes to
// its heir, else the turn goes on.
func afterLeaving(d *effect.Draft, seat, heir tracker.Seat) {
	d.Drop(func(t state.Task) bool { o, there := d.Object(t.Object); return !there || o.ID == state.MageID(seat) })
	if d.Ahead == seat {
		d.Ahead = heir
	}
	keeps := heir != 0 && d.Variant().AsTeams && d.Acting != state.MageID(seat) && (d.Acting != "" || d.ActiveCreatures(heir) > 0)
	if d.Acting == state.MageID(seat) {
		d.Acting, d.Acted = "", false
		d.GiveUp()
	}
	leaveInitiative(d, seat, heir)
	switch {
	case d.Turn != seat:
	case keeps:
		d.Turn = heir
	default:
		d.Turn = d.TurnAfter(seat)
	}
}

// leaveInitiative hands on the initiative that a seat held when it left: for the rest
// of the round its team keeps it, with the next mage to the left (reading V); who
// played alone leaves it to the next seat.
func leaveInitiative(d *effect.Draft, seat, heir tracker.Seat) {
	if d.Initiative != seat {
		return
	}
	next := heir
	if next == 0 {
		next = d.After(seat, func(tracker.Seat) bool { return true })
	}
	giveInitiative(d, next)
}

// bury takes fallen mages out of a game that goes on without them, with what they
// control. It waits for the first event of the rules after
// the fall, and for the end of an open fight; an event that overrules leaves them where they are. Where only one side
// is left the game is over and nobody leaves.
func bury(d *effect.Draft) {
	if d.Fight != nil || d.Waits() != 0 || d.Event.Overrule || slices.Contains(byHand(), d.Event.Kind) {
		return
	}
	for _, p := range d.Players {
		if d.Mourned(p) {
			leaveTable(d, p.Seat)
			d.Remind("table.noticeLeft", d.LeaveRule(), "Name", d.Mage(p.Seat).Printed.Name)
		}
	}
}

// buried is the state as the next event of the rules finds it, without those who
// have fallen.
func (g *Game) buried(s *state.State) *state.State {
	if !slices.ContainsFunc(s.Players, s.Mourned) {
		return s
	}
	d := effect.NewDraft(s, tracker.Event{Kind: "next"})
	bury(d)
	return d.Finish()
}

// byHand are events of the players' hands, not of the rules: a fallen mage stays
// until play goes on, for the hand may have slipped.
func byHand() []tracker.Kind {
	return []tracker.Kind{
		"initiative", "change", "set", "marker", "condition", "token", "add", "attach", "control", "destroy", "remove", "trait", "book", "leave", "overrule",
	}
}

// doPass passes the turn, where that is allowed. After the last who lets a
// quickcast go by it goes on to a phase, where one is named.
func doPass(d *effect.Draft, on nextData) error {
	seat, err := d.Seat()
	if err != nil {
		return err
	}
	if d.Phase == state.FirstQuickcastPhase || d.Phase == state.FinalQuickcastPhase {
		if err := d.PassQuickcast(seat); err != nil || d.Turn != 0 || on.To == "" {
			return err
		}
		return doNext(d, on)
	}
	if err := cmp.Or(
		d.FinishActivation(),
		d.Demand(d.Phase == d.Rules.Action, state.NotInPhase.With("Phase", d.Rules.Action.Word()).ByRule(d.Cite("A-33 R-26"))),
		d.Demand(d.OnTurn(seat), state.NotYourTurn.With("Name", d.Mage(seat).Printed.Name).ByRule(d.Cite("A-30 R-25"))),
	); err != nil {
		return err
	}
	if against := d.AgainstPassing(seat); against != nil {
		if err := d.Demand(false, against); err != nil {
			return err
		}
	}
	d.Say(seat, "table.logPass", "Name", d.Mage(seat).Printed.Name)
	d.Turn, d.Last, d.Quickened, d.Ahead = d.TurnAfter(seat), 0, false, 0
	return nil
}

type planData struct {
	Count int `json:"count"`
}

// doPlan says how many spells a mage has prepared: two, and one more for every
// Familiar and Spawnpoint. Which ones stays between player and book.
func doPlan(d *effect.Draft, p planData) error {
	seat, err := d.Seat()
	if err != nil {
		return err
	}
	most := mostPrepared(&d.State, seat)
	if err := cmp.Or(
		state.Within("count", &p.Count, state.MaxNumber),
		d.Demand(d.Phase == state.PlanningPhase, state.NotInPhase.With("Phase", state.PlanningPhase.Word()).ByRule("R-20")),
		d.Demand(p.Count <= most, state.TooManyPrepared.With("Name", d.Mage(seat).Printed.Name, "Max", most).ByRule("R-20")),
	); err != nil {
		return err
	}
	d.EditPlayer(seat).Planned, d.EditPlayer(seat).Prepares = p.Count, true
	d.Say(seat, "table.logPlan", "Name", d.Mage(seat).Printed.Name, "Count", p.Count)
	return nil
}

// mostPrepared is how many spells a seat may prepare: two, and one for every
// Familiar and Spawnpoint.
func mostPrepared(s *state.State, seat tracker.Seat) int {
	return 2 + pick.Count(s.Objects, func(o *state.Object) bool { return o.Controller == seat && o.Casts() })
}
