package tracker

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
)

// Asker is a game that says what an event still has to be told before it is whole,
// with what each answer would cost and what a rule says against it. One sheet asks
// for all of it, for every game; the command line says it as data.
type Asker interface {
	// Ask says what an event of a seat is to be told, as far as it has been told
	// already. False for a kind of event that has nothing to ask. It is asked anew
	// after every answer and whenever the table has changed.
	Ask(State, Event) (Question, bool)
}

// Question is what an event has to be told, as the table stands.
type Question struct {
	Title   Message  // whose turn of what: "Fireball", "Ghoul Rot is revealed"
	About   Message  // what it is, in one quiet line; nil for nothing
	Asks    []Ask    // in the order they are shown; empty for what can be done at once
	Event   Event    // as told so far, with what goes without saying
	Ready   bool     // all is told that must be
	Do      Message  // names what is done, with its price: "Cast for 13 mana"
	Refusal *Refusal // what stands against it as told so far; nil for nothing
	Forced  bool     // the table may do it all the same: the same event with Overrule
	Notes   []Notice // what to think of before
	Sure    Message  // asks once more before it is done, as hardly anybody means it; nil for nothing
	Instead []Choice // what else can be done with the same thing; what needs more is asked in its turn
	Card    string   // of the catalog, "" for none
	AtOnce  bool     // the answer that makes it ready does it, too
	Steps   bool     // its dice fall part by part: a screen may throw them on a sheet of its own
}

// Ask is one thing an event is to be told: a field of its payload.
type Ask struct {
	Field   string  // the name of the field
	Label   Message // nil where it goes without saying
	Prompt  Message // asks for it as long as it is missing; nil for the usual words
	Note    Message // stands below it; nil for nothing
	Form    AskForm
	Options []Answer // of AskOne and AskSome
	Value   int      // of AskNumber, as it stands
	Least   int
	Most    int
	On      bool   // of AskFlag, as it stands
	Icon    string // of AskFlag
	Text    string // of AskText, as it stands
	Missing bool   // it has to be told before the event is whole
	Seldom  bool   // it may wait behind its label
	Last    bool   // it stands below all else
	Late    bool   // it is asked where the dice fall, of a question with Steps
	Spread  bool   // answers that a rule stands against are shown in their places, too

	// Without is what the field holds when the option that is chosen is taken back; nil
	// where one has to be chosen.
	Without json.RawMessage
}

// AskForm is how an answer is given.
type AskForm int

// The forms of answers, and what their field holds.
const (
	AskOne    AskForm = iota // one of the options: its Value
	AskSome                  // any of the options, in the order they are tapped: a list of Values
	AskNumber                // a whole number
	AskFlag                  // true or false
	AskCounts                // so many of each option: a list with each Value as often as it counts
	AskText                  // a text
)

// Answer is one of the options of an Ask.
type Answer struct {
	Value   json.RawMessage // what the field then holds; null takes the field away
	Name    Message
	Line    Message  // what stands below it; nil for nothing
	Icon    string   // "" for none
	Tone    string   // the school whose colour the icon takes, "" for none
	Mark    string   // a sign on it, such as that it guards; "" for none
	Seat    Seat     // whose it is, 0 for nobody's
	Gauge   *Gauge   // what is left of the object it names; nil for none
	Price   int      // what it would cost, 0 where that is the same for all; with In an X
	In      string   // what it is paid with, or counted in: "mana", "life", "die"
	Count   int      // of AskCounts: how many it is told
	Most    int      // of AskCounts
	Under   *Answer  // lies face down under it, for its owner's eyes alone; nil for nothing
	Chosen  bool     // it is told so
	Place   int      // of AskSome: the how-manieth it is, from 1; else 0
	Refusal *Refusal // what stands against it; nil for nothing
}

// Judge says what stands against the event of a question, done in thought, and whether the
// table may do it all the same. That dice are missing is no reason.
func (q *Question) Judge(game Game, state State) {
	against := func(e Event) (no *Refusal) {
		if _, err := game.Apply(state, e); errors.As(err, &no) && no.Code == RollsMissing {
			return nil
		}
		return no
	}
	if q.Refusal = against(q.Event); q.Refusal != nil {
		forced := q.Event
		forced.Overrule = true
		q.Forced = against(forced) == nil
	}
}

// Holds is a text, a number or a list of them as a field holds it.
func Holds(v any) json.RawMessage {
	data, _ := json.Marshal(v) // they always marshal
	return data
}

// fields are what the event holds by name, nil of what is no object.
func (e Event) fields() (fields map[string]json.RawMessage) {
	if json.Unmarshal(e.Data, &fields) != nil {
		return nil
	}
	return fields
}

// Fields are the names of the fields the event holds, in order.
func (e Event) Fields() []string { return slices.Sorted(maps.Keys(e.fields())) }

// Told is what a field of the event holds, nil for nothing.
func (e Event) Told(field string) json.RawMessage { return e.fields()[field] }

// Says is the text that a field of the event holds, "" for anything else.
func (e Event) Says(field string) (text string) {
	if json.Unmarshal(e.Told(field), &text) != nil {
		return ""
	}
	return text
}

// Tell gives the event with an answer: the field holds the value from now on, or is
// taken away by null. An event that holds no JSON object stays as it is.
func (e Event) Tell(field string, value json.RawMessage) Event {
	fields := map[string]json.RawMessage{}
	if len(e.Data) > 0 && json.Unmarshal(e.Data, &fields) != nil {
		return e
	}
	if fields == nil {
		fields = map[string]json.RawMessage{}
	}
	if len(value) == 0 || string(value) == "null" {
		delete(fields, field)
	} else {
		fields[field] = value
	}
	data, err := json.Marshal(fields)
	if err != nil {
		return e
	}
	e.Data = data
	return e
}

// Toggle gives the event with one more of several answers, or without it.
func (e Event) Toggle(field string, value json.RawMessage) Event {
	var list []json.RawMessage
	if told := e.Told(field); told != nil && json.Unmarshal(told, &list) != nil {
		return e
	}
	rest := pick.Where(list, func(each json.RawMessage) bool { return string(each) != string(value) })
	if len(rest) == len(list) {
		rest = append(rest, value)
	}
	data, err := json.Marshal(rest)
	if err != nil || len(rest) == 0 {
		data = nil
	}
	return e.Tell(field, data)
}
