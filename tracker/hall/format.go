// Package hall is an event of many tables as a log of events: players come and go, are paired,
// play rounds by one clock, report results, and stand in a table. It is a tracker.Game, so that
// an evening is undone, kept and taken over by another device as a table is.
package hall

import (
	"fmt"
	"slices"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
)

// System is who meets whom.
type System string

// The systems.
const (
	Swiss    System = "swiss"    // those of like points, nobody twice
	Groups   System = "groups"   // everybody within a group meets everybody
	Knockout System = "knockout" // who loses is out
	Free     System = "free"     // whoever sits down together
	Lesson   System = "lesson"   // pairs for learning, without results
)

// Systems are all systems, in the order to offer them.
func Systems() []System { return []System{Swiss, Groups, Knockout, Free, Lesson} }

// How is how a table ended.
type How string

// The ways to end.
const (
	Kill   How = "kill"   // a mage fell
	Time   How = "time"   // the ruling at time decided
	Absent How = "absent" // one side was not there, or gave up
	Draw   How = "draw"   // nobody won
	Both   How = "both"   // both lost, for a judge
)

// Hows lists them, in the order to offer them.
func Hows() []How { return []How{Kill, Time, Absent, Draw, Both} }

// Wins tells whether somebody has won who won so.
func (h How) Wins() bool { return h == Kill || h == Time || h == Absent }

// Points are what a result is worth.
type Points struct {
	Kill int `json:"kill"`
	Time int `json:"time"`
	Draw int `json:"draw"`
	Loss int `json:"loss"`
	Bye  int `json:"bye"`
}

// Format is how an evening is played.
type Format struct {
	System  System     `json:"system"`
	Rounds  int        `json:"rounds"`          // 0 for as many as there is time for
	Minutes int        `json:"minutes"`         // of a round; 0 for no clock
	Rank    clock.Rank `json:"rank,omitempty"`  // who is ahead at time, and what results count
	Group   int        `json:"group,omitempty"` // players of a group
	Points  Points     `json:"points"`
}

// Bounds of a format.
const (
	mostRounds  = 20
	mostMinutes = 600
	mostPoints  = 10
	mostPlayers = 400
	mostName    = 60 // runes
	mostCount   = 999
)

// usual fills in what a format does not say.
func (f Format) usual() Format {
	if f.Points == (Points{}) {
		f.Points = Points{Kill: 3, Time: 3, Draw: 1, Bye: 3}
	}
	if f.System == Groups && f.Group == 0 {
		f.Group = 4
	}
	return f
}

// check refuses a format nobody can play.
func (f Format) check() error {
	if !slices.Contains(Systems(), f.System) {
		return tracker.UnknownValue.With("Option", "system", "Value", string(f.System), "Values", fmt.Sprint(Systems()))
	}
	for _, n := range []struct {
		name        string
		is, low, to int
	}{
		{"rounds", f.Rounds, 0, mostRounds},
		{"minutes", f.Minutes, 0, mostMinutes},
		{"group", f.Group, 0, mostPlayers},
		{"kill", f.Points.Kill, 0, mostPoints},
		{"time", f.Points.Time, 0, mostPoints},
		{"draw", f.Points.Draw, 0, mostPoints},
		{"loss", f.Points.Loss, 0, mostPoints},
		{"bye", f.Points.Bye, 0, mostPoints},
	} {
		if n.is < n.low || n.is > n.to {
			return tracker.NotBetween.With("Field", n.name, "Least", n.low, "Most", n.to)
		}
	}
	return nil
}

// RoundsFor is how many rounds of Swiss find a winner among so many players.
func RoundsFor(players int) int {
	rounds := 1
	for n := 2; n < players; n *= 2 {
		rounds++
	}
	return max(3, rounds)
}

// most is what one round can bring.
func (p Points) most() int { return max(p.Kill, p.Time, p.Draw, p.Loss) }
