package magewars

import (
	"encoding/json"
	"errors"
	"slices"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// asker makes the question about one event: what goes without saying it tells by
// itself, all else it asks for. What it says of costs and rules is what the law says.
type asker struct {
	g     *Game
	s     *state.State
	e     tracker.Event // as told so far
	q     tracker.Question
	known *state.State // as the event's side knows the table
}

// asks are the kinds of events that have something to ask.
func asks() map[tracker.Kind]func(*asker) bool {
	return map[tracker.Kind]func(*asker) bool{
		"cast": (*asker).cast, "add": (*asker).add, "ability": (*asker).ability, "reveal": (*asker).reveal,
		"heal": (*asker).heal, "plan": (*asker).plan, "resolve": (*asker).resolve,
		"attack": (*asker).attack, "strike": (*asker).strike, "barrier": (*asker).barrier, "counterstrike": (*asker).counterstrike,
		"deed": (*asker).deed, "reach": (*asker).reach, "activate": (*asker).activate,
	}
}

// Ask says what an event is to be told still; see tracker.Asker. False for a kind with
// nothing to ask, for an event without the seat it is of, and for one whose payload
// cannot be read.
func (g *Game) Ask(before tracker.State, e tracker.Event) (tracker.Question, bool) {
	s, ok := before.(*state.State)
	if !ok || s == nil || s.Game != g.rules.Name || !s.HasSeat(e.Seat) {
		return tracker.Question{}, false
	}
	e.Version, e.Overrule, e.Rolls, e.Faces = tracker.EventVersion, false, nil, nil
	a := &asker{g: g, s: s, e: e, known: s}
	about, known := asks()[e.Kind]
	if !known || !about(a) {
		return tracker.Question{}, false
	}
	return a.done(), true
}

// done is the question, with what stands against the event where all is told.
func (a *asker) done() tracker.Question {
	a.sayDice()
	q := a.q
	q.Event = a.e
	if a.e.Kind == "attack" || q.Steps && a.e.Kind == "cast" {
		q.Sure = a.sure()
	}
	q.Ready = !slices.ContainsFunc(q.Asks, func(ask tracker.Ask) bool { return ask.Missing })
	if q.Ready {
		q.Refusal = a.against(a.e)
	}
	if q.Refusal != nil {
		force := a.e
		force.Overrule = true
		q.Forced = a.against(force) == nil
	}
	return q
}

// sure asks whether one's own mage is meant; nil for an attack on anybody else.
func (a *asker) sure() tracker.Message {
	p, err := state.Payload[state.AttackData](a.e)
	own, there := a.s.Object(state.MageID(a.e.Seat))
	if err != nil || !there || !slices.Contains(p.AllTargets(), own.ID) {
		return nil
	}
	return state.Said("table.sureOwnMage", "Name", own.Printed.Name)
}

// against is what stands against an event, done in thought; nil where nothing does.
// That dice are missing is no reason.
func (a *asker) against(e tracker.Event) *tracker.Refusal {
	_, err := a.g.Apply(a.known, e)
	var no *tracker.Refusal
	if !errors.As(err, &no) || no.Code == tracker.RollsMissing {
		return nil
	}
	return no
}

// told tells whether a field of the event has been told.
func (a *asker) told(field string) bool {
	fields := map[string]json.RawMessage{}
	if len(a.e.Data) > 0 && json.Unmarshal(a.e.Data, &fields) != nil {
		return false
	}
	value, ok := fields[field]
	return ok && string(value) != "null"
}

// tell tells a field what goes without saying.
func (a *asker) tell(field string, value any) { a.e = a.e.Tell(field, raw(value)) }

// raw is a value as a field holds it.
func raw(value any) json.RawMessage {
	data, err := json.Marshal(value)
	if err != nil {
		return nil // texts, numbers and payloads always marshal
	}
	return data
}

// ask adds one thing to be told.
func (a *asker) ask(ask tracker.Ask) { a.q.Asks = append(a.q.Asks, ask) }

// flag asks whether something is so.
func (a *asker) flag(field string, label tracker.Message, icon string, on bool) {
	a.ask(tracker.Ask{Field: field, Label: label, Form: tracker.AskFlag, Icon: icon, On: on})
}

// number asks for a whole number.
func (a *asker) number(field string, label tracker.Message, value, least, most int) {
	a.ask(tracker.Ask{Field: field, Label: label, Form: tracker.AskNumber, Value: value, Least: least, Most: most})
}

// instead adds what else can be done with the same thing.
func (a *asker) instead(text tracker.Notice, icon string, kind tracker.Kind, payload any) {
	c := choice(tracker.Word(text.ID), text.Rule, a.e.Seat, kind, payload)
	c.Text, c.Icon = text, icon
	a.q.Instead = append(a.q.Instead, c)
}

// object is an object of the table as an answer: what is left of it, and whose it is.
func (a *asker) object(o *state.Object, chosen bool) tracker.Answer {
	answer := tracker.Answer{Value: raw(o.ID), Name: a.named(o), Seat: o.Controller, Gauge: gauge(o), Chosen: chosen}
	if !o.IsMage() {
		answer.Line = state.Own(a.s.Mage(o.Controller).Printed.Name)
	}
	return answer
}

// named is what everybody may know an object by.
func (a *asker) named(o *state.Object) tracker.Message {
	if o.FaceDown {
		return tracker.Word("table.askFaceDown")
	}
	return state.Own(o.Printed.Name)
}

// note adds what to think of.
func (a *asker) note(id, rule string, pairs ...any) {
	a.q.Notes = append(a.q.Notes, tracker.Note(id, rule, pairs...))
}

// chosen tells whether one of the answers is.
func chosen(options []tracker.Answer) bool {
	return slices.ContainsFunc(options, func(o tracker.Answer) bool { return o.Chosen })
}
