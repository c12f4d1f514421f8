package hall

import (
	"encoding/json"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// Game is an evening as a game of tracker's: nobody has a seat, and everything is done by
// events of the table. What is seen of it is the Evening itself.
type Game struct{}

// Setup is the payload of the setup event.
type Setup struct {
	Name   string `json:"name"`
	Game   string `json:"game"` // the id of the game that is played
	Seed   uint64 `json:"seed"` // of all there is of chance in pairings and lots
	Format Format `json:"format"`
}

// Name is part of tracker.Game.
func (Game) Name() string { return "hall" }

// Form is part of tracker.Game; an evening is begun from a Setup.
func (Game) Form(*catalog.Catalog) tracker.Form { return tracker.Form{} }

// Begin is part of tracker.Game; an evening is begun from a Setup.
func (Game) Begin(*catalog.Catalog, tracker.Start) (any, []tracker.Notice, error) {
	return nil, nil, noName
}

// Seated is part of tracker.Game.
func (Game) Seated(tracker.Event) []tracker.Sitter { return nil }

// Legal is part of tracker.Game.
func (Game) Legal(tracker.State) []tracker.Event { return nil }

// View is part of tracker.Game.
func (Game) View(tracker.State, tracker.Seat) tracker.View { return tracker.View{} }

// Actions is part of tracker.Game; no command line plays an evening.
func (Game) Actions() []tracker.Action { return nil }

// Lines is part of tracker.Game.
func (Game) Lines(s tracker.State) []tracker.Line { return s.(Evening).lines }

// New is part of tracker.Game.
func (Game) New(e tracker.Event) (tracker.State, error) {
	var p Setup
	if err := e.Read(&p); err != nil {
		return nil, err
	}
	if n := utf8.RuneCountInString(strings.TrimSpace(p.Name)); n == 0 || n > mostName {
		return nil, noName
	}
	if err := p.Format.check(); err != nil {
		return nil, err
	}
	evening := Evening{Name: p.Name, Game: p.Game, Seed: p.Seed, Format: p.Format.usual()}
	evening.lines = []tracker.Line{e.Line(0, "hall.logSetup", "Name", p.Name)}
	return evening, nil
}

// Apply is part of tracker.Game.
func (g Game) Apply(before tracker.State, e tracker.Event) (tracker.State, error) {
	evening, ok := before.(Evening)
	if !ok {
		return before, tracker.ForeignState.With("Game", g.Name())
	}
	for _, d := range doables() {
		if d.Kind != e.Kind {
			continue
		}
		next := draft{evening.clone(), e}
		if err := d.Do(next, e); err != nil {
			return before, err
		}
		return *next.Evening, nil
	}
	return before, tracker.UnknownAction.With("Action", string(e.Kind))
}

// Roll is part of tracker.Game: it pairs a round that says no pairs. The chance in it is of the
// evening's own seed, so that whoever doubts a pairing can make it again.
func (Game) Roll(before tracker.State, e tracker.Event, _ dice.Source) (tracker.Event, error) {
	evening, ok := before.(Evening)
	var p pairData
	if !ok || e.Kind != Pair || e.Read(&p) != nil || len(p.Pairs) > 0 {
		return e, nil
	}
	next := evening.clone()
	next.unpaired()
	pairs, err := next.pairs()
	if err != nil {
		return e, err
	}
	e.Data, err = json.Marshal(pairData{pairs})
	return e, err
}

// Next is the next sensible step of an evening: "" while results are open, or when all is played.
func (e *Evening) Next() tracker.Kind {
	r := e.Now()
	switch {
	case r != nil && r.Began == 0 && len(r.Open()) > 0:
		return Begin
	case r != nil && len(r.Open()) > 0 && e.Format.System != Lesson:
		return ""
	case e.Format.System == Knockout && r != nil || len(e.Cut) > 0:
		if len(e.leftIn()) < 2 {
			return ""
		}
		return Pair
	case len(e.Playing()) < 2 || e.Format.Rounds > 0 && len(e.Rounds) >= e.Format.Rounds:
		return ""
	}
	return Pair
}

// Over tells whether all rounds are played, and who has won then: the last of those who played
// for the end, else the first of the standings.
func (e *Evening) Over() (winner int, over bool) {
	r := e.Now()
	if r == nil || len(r.Open()) > 0 || e.Next() != "" {
		return 0, false
	}
	if in := e.leftIn(); len(e.Cut) > 0 && len(in) == 1 {
		return in[0], true
	}
	return e.Standings()[0].Player, true
}

// numbers are some as a text.
func numbers(of []int) string {
	words := make([]string, len(of))
	for i, n := range of {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, ", ")
}
