package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

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
		if now, ok := d.Object(o.ID); !ok || now.isMage() || now.Controller != seat && now.Host != mageID(seat) {
			continue
		}
		own := d.edit(o.ID)
		if heir == 0 || own.Host == mageID(seat) {
			d.destroy(own)
			continue
		}
		d.handTo(own, heir)
	}
	d.afterLeaving(seat, heir)
}

// afterLeaving moves on what the seat that left still held: a turn not used yet goes to
// its heir, else the turn goes on.
func (d *draft) afterLeaving(seat, heir tracker.Seat) {
	d.drop(func(t Task) bool { o, there := d.Object(t.Object); return !there || o.ID == mageID(seat) })
	if d.Ahead == seat {
		d.Ahead = heir
	}
	keeps := heir != 0 && d.variant().asTeams && d.Acting != mageID(seat) && (d.Acting != "" || d.activeCreatures(heir) > 0)
	if d.Acting == mageID(seat) {
		d.Acting, d.Acted = "", false
		d.giveUp()
	}
	d.leaveInitiative(seat, heir)
	switch {
	case d.Turn != seat:
	case keeps:
		d.Turn = heir
	default:
		d.Turn = d.turnAfter(seat)
	}
}

// leaveInitiative hands on the initiative that a seat held when it left: for the rest
// of the round its team keeps it, with the next mage to the left (reading V); who
// played alone leaves it to the next seat.
func (d *draft) leaveInitiative(seat, heir tracker.Seat) {
	if d.Initiative != seat {
		return
	}
	next := heir
	if next == 0 {
		next = d.after(seat, func(tracker.Seat) bool { return true })
	}
	d.giveInitiative(next)
}

// bury takes fallen mages out of a game that goes on without them, with what they
// control. It waits for the first event of the rules after
// the fall, and for the end of an open fight; an event that overrules leaves them where they are. Where only one side
// is left the game is over and nobody leaves.
func (d *draft) bury() {
	if d.Fight != nil || d.Waits() != 0 || d.event.Overrule || slices.Contains(byHand(), d.event.Kind) {
		return
	}
	for _, p := range d.Players {
		if d.mourned(p) {
			d.leaveTable(p.Seat)
			d.remind("table.noticeLeft", d.leaveRule(), "Name", d.Mage(p.Seat).Printed.Name)
		}
	}
}

// buried is the state as the next event of the rules finds it, without those who
// have fallen.
func (g *Game) buried(s *State) *State {
	if !slices.ContainsFunc(s.Players, s.mourned) {
		return s
	}
	d := newDraft(s, tracker.Event{Kind: "next"})
	d.bury()
	return d.finish()
}

// byHand are events of the players' hands, not of the rules: a fallen mage stays
// until play goes on, for the hand may have slipped.
func byHand() []tracker.Kind {
	return []tracker.Kind{
		"initiative", "change", "set", "marker", "condition", "token", "add", "attach", "control", "destroy", "remove", "trait", "book", "leave", "overrule",
	}
}
