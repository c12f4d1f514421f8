package clock

import (
	"fmt"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
)

// Ending is how a game is brought to its end when time is up.
type Ending string

// The endings. None of them is forced: the table says what the event wants,
// the people do it.
const (
	AtOnce          Ending = "at-once"          // the action that is on is the last
	FinishRound     Ending = "finish-round"     // the round that is on is the last
	OneMoreRound    Ending = "one-more-round"   // the round that is on, then exactly one
	EvenInitiatives Ending = "even-initiatives" // up to the round that gives all sides as many initiatives
)

// Rank is who is ahead when the game ended by time.
type Rank string

// The ranks.
const (
	DamageTaken Rank = "damage-taken" // least total damage taken over the game; healing is ignored
	LifeLeft    Rank = "life-left"    // most life left
	Draw        Rank = "draw"         // nobody: a game that runs out of time is a draw
)

// Board is the part of the board an event plays on.
type Board string

// The boards.
const (
	WholeBoard Board = ""
	HalfBoard  Board = "half"
)

// Limits of a preset.
const (
	maxMinutes = 600
	maxLife    = 99
	maxName    = 60   // characters
	maxBonus   = 3600 // seconds
)

// Preset is how an event times its games and who wins when time runs out.
type Preset struct {
	ID      string        `json:"id"`                // slug, one of its kind
	Title   string        `json:"title,omitempty"`   // id of the text that names it, or
	Name    string        `json:"name,omitempty"`    // the name its maker gave it
	Minutes int           `json:"minutes"`           // of the whole game, 1 to 600
	End     Ending        `json:"end"`               // what happens at time
	Rank    Rank          `json:"rank"`              // who is ahead then
	Board   Board         `json:"board,omitempty"`   // half, or the whole one
	Life    int           `json:"life,omitempty"`    // every mage's, 0 for the printed one
	Player  *PresetPlayer `json:"players,omitempty"` // a clock for each player, if any
}

// PresetPlayer is the clock each player has in an event.
type PresetPlayer struct {
	Pace    PaceKind `json:"pace"`
	Minutes int      `json:"minutes"`           // at the start
	Seconds int      `json:"seconds,omitempty"` // bonus a turn
}

// Message names the text of the preset's name.
func (p Preset) Message() (string, map[string]any) {
	if p.Title != "" {
		return p.Title, nil
	}
	return "clock.presetOwn", map[string]any{"Name": p.Name}
}

// Plan is how a table is timed by this preset: the game counted down, with
// the given warnings.
func (p Preset) Plan(warnings []Millis) Plan {
	return Plan{
		Game:     GameClock{Limit: Millis(p.Minutes) * Minute},
		Player:   p.Player.pace(),
		Warnings: slices.Clone(warnings),
	}
}

func (p *PresetPlayer) pace() Pace {
	if p == nil {
		return Pace{}
	}
	return Pace{Kind: p.Pace, Bank: Millis(p.Minutes) * Minute, Bonus: Millis(p.Seconds) * Second}
}

// Check refuses a preset that cannot be played by (DataError with the field).
func (p Preset) Check() error {
	switch {
	case !isSlug(p.ID):
		return p.wrong("id", NotSlug, "")
	case (p.Title == "") == (p.Name == ""):
		return p.wrong("name", NotOneName, "")
	case len([]rune(p.Name)) > maxName:
		return p.wrong("name", TooLong, "")
	case p.Minutes < 1 || p.Minutes > maxMinutes:
		return p.wrong("minutes", NotInRange, span(1, maxMinutes))
	case !slices.Contains(Endings(), p.End):
		return p.wrong("end", NotKnown, list(Endings()))
	case !slices.Contains(Ranks(), p.Rank):
		return p.wrong("rank", NotKnown, list(Ranks()))
	case p.Board != WholeBoard && p.Board != HalfBoard:
		return p.wrong("board", NotKnown, string(HalfBoard))
	case p.Life < 0 || p.Life > maxLife:
		return p.wrong("life", NotInRange, span(0, maxLife))
	}
	return p.checkPlayer()
}

func (p Preset) checkPlayer() error {
	switch {
	case p.Player == nil:
		return nil
	case !slices.Contains(Paces(), p.Player.Pace):
		return p.wrong("players.pace", NotKnown, list(Paces()))
	case p.Player.Minutes < 1 || p.Player.Minutes > maxMinutes:
		return p.wrong("players.minutes", NotInRange, span(1, maxMinutes))
	case p.Player.Pace == Plain && p.Player.Seconds != 0:
		return p.wrong("players.seconds", NotInRange, "0")
	case p.Player.Pace != Plain && (p.Player.Seconds < 1 || p.Player.Seconds > maxBonus):
		return p.wrong("players.seconds", NotInRange, span(1, maxBonus))
	}
	return nil
}

func (p Preset) wrong(field string, problem tracker.Code, hint string) error {
	return &DataError{Entry: p.ID, Field: field, Problem: problem, Hint: hint}
}

// span names a range of numbers.
func span(low, high int) string { return fmt.Sprintf("%d-%d", low, high) }

// list names the values there are.
func list[S ~string](values []S) string {
	names := pick.Made(values, func(value S) string { return string(value) })
	return strings.Join(names, ", ")
}

// Endings are all endings, in the order to offer them.
func Endings() []Ending { return []Ending{FinishRound, AtOnce, OneMoreRound, EvenInitiatives} }

// Ranks are all ranks, in the order to offer them.
func Ranks() []Rank { return []Rank{DamageTaken, LifeLeft, Draw} }

// Paces are all paces with a limit, in the order to offer them.
func Paces() []PaceKind { return []PaceKind{Plain, Increment, Delay, Bronstein} }

// isSlug tells whether an id is of small letters and digits with single
// hyphens between them.
func isSlug(id string) bool {
	for part := range strings.SplitSeq(id, "-") {
		if part == "" || strings.Trim(part, "abcdefghijklmnopqrstuvwxyz0123456789") != "" {
			return false
		}
	}
	return len(id) <= maxName
}
