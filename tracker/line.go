package tracker

import "fmt"

// Word is the id of a text without placeholders, such as a phase's name. As an
// argument of a Line or a Refusal it is shown in the reader's language.
type Word string

// Message names the text.
func (w Word) Message() (string, map[string]any) { return string(w), nil }

// Printed is a word as cards print it, in English: a trait, a type, a slot. Who says
// it says it as its language has it.
type Printed struct {
	Kind string // of word: "trait", "type", ...
	Word string
}

// Message is the word itself, for who has no other language for it.
func (p Printed) Message() (string, map[string]any) {
	return "table.own", map[string]any{"Name": p.Word}
}

// Term is the kind of word and the word.
func (p Printed) Term() (kind, english string) { return p.Kind, p.Word }

// Join makes lines of one track run together: taps on the same key within
// three seconds become one line, from the first From to the last To.
type Join struct {
	Key      string // which track of which object
	From, To int
}

// oneRun tells whether two taps, at times in Unix milliseconds, are of one run: the
// second at most three seconds after the first. After a clock that was set back
// meanwhile nobody knows, so they are not.
func oneRun(first, second int64) bool { return first <= second && second-first <= 3000 }

// Line is one line of the log: the id of a text and its arguments. Where Join
// is set the arguments From, To and By (signed, "+7") come from it.
type Line struct {
	Seq    int   // the event it tells of; of joined taps the last
	At     int64 // Unix milliseconds; of joined taps the last
	Seat   Seat  // whose it is, 0 for the table
	Round  int   // for folding the log by rounds
	ID     string
	Args   map[string]any
	Join   *Join
	Came   *Came // what it tells of came to, as values; nil where that is nothing
	Undone *Came // a blow told before that counts no more: its dice were answered; nil for none
	Aside  bool  // told in the Record only, not in the Log
	Real   bool  // of dice that were thrown by hand and told to the table
}

// Message names the text of the line.
func (l Line) Message() (string, map[string]any) {
	if l.Real {
		l.Real = false
		return "table.logReal", map[string]any{"What": l}
	}
	if l.Join == nil {
		return l.ID, l.Args
	}
	args := make(map[string]any, len(l.Args)+3)
	for key, value := range l.Args {
		args[key] = value
	}
	args["From"], args["To"] = l.Join.From, l.Join.To
	args["By"] = fmt.Sprintf("%+d", l.Join.To-l.Join.From)
	return l.ID, args
}

// joinReach is how many lines a tap looks back: one for each track that two
// people may be tapping at the same moment, and some.
const joinReach = 8

// joinLines puts next at the end of log, or joins it to the line of the same
// track when that is young enough and only other taps lie between.
func joinLines(log []Line, next Line) []Line {
	if next.Join == nil {
		return append(log, next)
	}
	for i := len(log) - 1; i >= max(0, len(log)-joinReach) && log[i].Join != nil; i-- {
		if log[i].Join.Key != next.Join.Key || log[i].ID != next.ID {
			continue
		}
		if !oneRun(log[i].At, next.At) {
			break
		}
		joined := next
		joined.Join = &Join{Key: next.Join.Key, From: log[i].Join.From, To: next.Join.To}
		log[i] = joined
		return log
	}
	return append(log, next)
}

// Own is a text that somebody wrote: it is said as it is, in every language.
func Own(text string) Notice { return Notice{ID: "table.own", Args: map[string]any{"Name": text}} }
