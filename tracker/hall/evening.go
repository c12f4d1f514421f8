package hall

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// Evening is how an event stands. It is a value that is never changed: events make a new one.
type Evening struct {
	Name    string   `json:"name"`
	Game    string   `json:"game"` // the id of the game that is played
	Format  Format   `json:"format"`
	Seed    uint64   `json:"seed"`
	Players []Player `json:"players"`
	Rounds  []Round  `json:"rounds"`
	Cut     []int    `json:"cut,omitempty"` // who plays for the end, as they stood; empty before
	CutAt   int      `json:"cutAt,omitempty"`
	lines   []tracker.Line
}

// Player is one who plays, or a team of two under one name.
type Player struct {
	Name   string `json:"name"`
	Credit int    `json:"credit,omitempty"` // rounds paired before the player came that count as byes
	Gone   bool   `json:"gone,omitempty"`
	Table  int    `json:"table,omitempty"` // the table the player stays at, 0 for any
	Group  int    `json:"group,omitempty"` // from 1 in an event of groups, once it is paired
	Book   *Book  `json:"book,omitempty"`
}

// Book is a spellbook as it was handed in.
type Book struct {
	Name    string `json:"name"`
	Mage    string `json:"mage"`
	Points  int    `json:"points"`
	Legal   bool   `json:"legal"`
	Hash    string `json:"hash"` // of what is in it
	Changed int    `json:"changed,omitempty"`
}

// Round is one round of all tables.
type Round struct {
	Tables []Table `json:"tables"`
	Byes   []int   `json:"byes,omitempty"` // players without an opponent
	Began  int64   `json:"began,omitempty"`
	Paused int64   `json:"paused,omitempty"` // since when; 0 while the clock runs
	Lost   int64   `json:"lost,omitempty"`   // milliseconds it was paused before
	Over   bool    `json:"over,omitempty"`
}

// Table is one table of a round.
type Table struct {
	Number int     `json:"number"`
	Who    [2]int  `json:"who"` // players by index
	Result *Result `json:"result,omitempty"`
	Extra  int     `json:"extra,omitempty"`  // minutes more than the others
	Called int64   `json:"called,omitempty"` // since when it waits for a judge; 0 for not
}

// Result is how a table ended.
type Result struct {
	Winner int    `json:"winner"` // 1 or 2; 0 for nobody
	How    How    `json:"how"`
	Counts [2]int `json:"counts"` // what the format ranks by, such as life left, of both
}

// Event kinds beside tracker's own.
const (
	Enter  tracker.Kind = "enter"
	Leave  tracker.Kind = "leave"
	Return tracker.Kind = "return"
	Hand   tracker.Kind = "book"
	Stay   tracker.Kind = "stay"
	Pair   tracker.Kind = "pair"
	Swap   tracker.Kind = "swap"
	Begin  tracker.Kind = "begin"
	Pause  tracker.Kind = "pause"
	Go     tracker.Kind = "go"
	Finish tracker.Kind = "finish"
	Extra  tracker.Kind = "extra"
	Report tracker.Kind = "result"
	Judge  tracker.Kind = "judge"
	CutTo  tracker.Kind = "cut"
)

// Reasons to refuse an event; after each its arguments.
const (
	noName      tracker.Code = "hall.errorNoName"      //
	nameTaken   tracker.Code = "hall.errorNameTaken"   // Name
	noPlayer    tracker.Code = "hall.errorNoPlayer"    // Player
	noTable     tracker.Code = "hall.errorNoTable"     // Table
	noRound     tracker.Code = "hall.errorNoRound"     //
	openResults tracker.Code = "hall.errorOpenResults" // Tables
	tooFew      tracker.Code = "hall.errorTooFew"      //
	tooMany     tracker.Code = "hall.errorTooMany"     // Most
	begun       tracker.Code = "hall.errorBegun"       //
	notBegun    tracker.Code = "hall.errorNotBegun"    //
	badPairs    tracker.Code = "hall.errorBadPairs"    // Name
	badResult   tracker.Code = "hall.errorBadResult"   //
	allPlayed   tracker.Code = "hall.errorAllPlayed"   // Rounds
	cutAlready  tracker.Code = "hall.errorCutAlready"  //
)

// clone is an evening whose lists can be changed.
func (e Evening) clone() *Evening {
	e.Players, e.Rounds = slices.Clone(e.Players), slices.Clone(e.Rounds)
	for i := range e.Rounds {
		r := &e.Rounds[i]
		r.Tables, r.Byes = slices.Clone(r.Tables), slices.Clone(r.Byes)
	}
	e.lines = nil
	return &e
}

// Now is the round that is on, or nil before the first.
func (e *Evening) Now() *Round {
	if len(e.Rounds) == 0 {
		return nil
	}
	return &e.Rounds[len(e.Rounds)-1]
}

// Open are the tables of a round without a result.
func (r *Round) Open() []int {
	var open []int
	for _, t := range r.Tables {
		if t.Result == nil {
			open = append(open, t.Number)
		}
	}
	return open
}

// Left is how many milliseconds the clock of a round still has at a time, for a table of it or,
// where that is nil, for all; below 0 when it is over. It is that of a whole round before it began.
func (e *Evening) Left(r *Round, t *Table, now int64) int64 {
	whole := int64(e.Format.Minutes) * 60_000
	if t != nil {
		whole += int64(t.Extra) * 60_000
	}
	if r.Began == 0 {
		return whole
	}
	if r.Paused > 0 {
		now = r.Paused
	}
	return whole - (now - r.Began - r.Lost)
}

// Playing are the players who have not left, by index.
func (e *Evening) Playing() []int {
	var list []int
	for i, p := range e.Players {
		if !p.Gone {
			list = append(list, i)
		}
	}
	return list
}

// player finds one by number, from 1.
func (e *Evening) player(number int) (*Player, error) {
	if number < 1 || number > len(e.Players) {
		return nil, noPlayer.With("Player", number)
	}
	return &e.Players[number-1], nil
}

// table finds one of a round by its number; round 0 is the one that is on.
func (e *Evening) table(round, number int) (*Round, *Table, error) {
	if round == 0 {
		round = len(e.Rounds)
	}
	if round < 1 || round > len(e.Rounds) {
		return nil, nil, noRound
	}
	r := &e.Rounds[round-1]
	for i := range r.Tables {
		if r.Tables[i].Number == number {
			return r, &r.Tables[i], nil
		}
	}
	return nil, nil, noTable.With("Table", number)
}

// name is a player's name by index.
func (e *Evening) name(i int) string { return e.Players[i].Name }

// names are those of several.
func (e *Evening) names(of []int) string {
	list := make([]string, len(of))
	for i, p := range of {
		list[i] = e.name(p)
	}
	return strings.Join(list, ", ")
}
