package tracker

import (
	"fmt"
	"sort"
	"strings"
	"unicode"
)

// Code names a reason to refuse an event. It is the id of the text that says
// the reason in words, and an error itself, so that errors.Is finds it.
type Code string

// Reasons that do not depend on a game.
const (
	UnknownGame    Code = "table.errorUnknownGame"    // Game, Games
	UnknownAction  Code = "table.errorUnknownAction"  // Action
	UnknownField   Code = "table.errorUnknownField"   // Action, Field
	BadField       Code = "table.errorBadField"       // Action, Field, Reason
	NotWhole       Code = "table.errorNotWhole"       // Field, Number, Max
	BadPayload     Code = "table.errorBadPayload"     // Reason
	LaterVersion   Code = "table.errorLaterVersion"   // Version
	WrongSeq       Code = "table.errorWrongSeq"       // Got, Want
	NothingToUndo  Code = "table.errorNothingToUndo"  //
	NothingToRedo  Code = "table.errorNothingToRedo"  //
	NoLongerLast   Code = "table.errorNoLongerLast"   // an undo or redo names an event that others have gone past
	AlreadySetUp   Code = "table.errorAlreadySetUp"   //
	NotSetUp       Code = "table.errorNotSetUp"       //
	UnknownSeat    Code = "table.errorUnknownSeat"    // Seat, Seats
	SeatMissing    Code = "table.errorSeatMissing"    // Action
	ForeignState   Code = "table.errorForeignState"   // Game
	NothingChanges Code = "table.errorNothingChanges" // Name
	FieldMissing   Code = "table.errorFieldMissing"   // Action, Field
	UnknownCard    Code = "table.errorUnknownCard"    // Card
	RollsMissing   Code = "table.errorRollsMissing"   // Action
	NotYourTurn    Code = "table.errorNotYourTurn"    // Name
	NotBetween     Code = "table.errorNotBetween"     // Field, Least, Most
)

// Error gives the reason in plain English, made from the code.
func (c Code) Error() string {
	_, name, _ := strings.Cut(string(c), ".")
	name = strings.TrimPrefix(name, "error")
	var b strings.Builder
	for i, r := range name {
		if unicode.IsUpper(r) && i > 0 {
			b.WriteByte(' ')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// With makes a refusal for this reason. The pairs are the arguments of its
// text: name, value, name, value.
func (c Code) With(pairs ...any) *Refusal {
	return &Refusal{Code: c, Args: Args(pairs...)}
}

// Refusal is an event that was not accepted, and why. The state it was for is
// unchanged. Rule is the number of the rule that stands against it, if one does.
type Refusal struct {
	Code Code
	Args map[string]any
	Rule string
}

// ByRule gives the refusal with the number of the rule it follows.
func (r *Refusal) ByRule(rule string) *Refusal {
	with := *r
	with.Rule = rule
	return &with
}

// Error says the reason in English, with the facts in fixed order.
func (r *Refusal) Error() string {
	keys := make([]string, 0, len(r.Args))
	for key := range r.Args {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	var b strings.Builder
	b.WriteString(r.Code.Error())
	for i, key := range keys {
		b.WriteString([]string{": ", ", "}[min(i, 1)])
		fmt.Fprintf(&b, "%s %v", strings.ToLower(key), plain(r.Args[key]))
	}
	if r.Rule != "" {
		fmt.Fprintf(&b, " (%s)", r.Rule)
	}
	return b.String()
}

// Unwrap gives the code, so that errors.Is(err, NothingToUndo) holds.
func (r *Refusal) Unwrap() error { return r.Code }

// Message names the text of the reason. The rule is there as the placeholder
// Rule.
func (r *Refusal) Message() (string, map[string]any) {
	args := make(map[string]any, len(r.Args)+1)
	for key, value := range r.Args {
		args[key] = value
	}
	args["Rule"] = r.Rule
	return string(r.Code), args
}

// plain shows a word by its id where no language is at hand.
func plain(value any) any {
	if m, ok := value.(Message); ok {
		id, _ := m.Message()
		return id
	}
	return value
}
