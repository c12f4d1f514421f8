package cli

import (
	"encoding/json"
	"errors"
	"reflect"
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
)

// playNotice is something the table should know, in words, and its rule.
type playNotice struct {
	Rule string `json:"rule,omitempty"`
	Text string `json:"text"`
}

// playChoice is what the rules offer: in words, its rule, and the line to send for
// it. One that needs more lacks those fields; targets are what may fill "target". Fields that
// can be told and need not be are optional.
type playChoice struct {
	Rule     string         `json:"rule,omitempty"`
	Text     string         `json:"text"`
	Send     map[string]any `json:"send"`
	Needs    []string       `json:"needs,omitempty"`
	Optional []string       `json:"optional,omitempty"`
	Targets  []string       `json:"targets,omitempty"`
	Prompt   string         `json:"prompt,omitempty"` // what a newcomer is asked or told to do by it; none for text
	Skips    []playSkip     `json:"skips,omitempty"`  // what would be lost by it
}

// playSkip is what somebody could still do and could do no more after a step.
type playSkip struct {
	Seat   tracker.Seat `json:"seat"`
	Object string       `json:"object,omitempty"` // that could do it
	playNotice
}

// done is the answer after an action was accepted.
func (p *player) done(seq int, state tracker.State) playAnswer {
	answer := playAnswer{Seq: seq, OK: true, State: state}
	view := p.table.View(0)
	if next := view.Next; next != nil && next.Event.Seat != 0 && slices.Contains(next.Needs, "object") { // what its player alone knows of it
		view.Next = p.table.View(next.Event.Seat).Next
	}
	answer.Result = p.result(view)
	for _, n := range append(view.Passed, view.Notices...) {
		answer.Notices = append(answer.Notices, playNotice{n.Rule, p.env.words().Say(n)})
	}
	if view.Next != nil {
		next := p.choice(*view.Next)
		answer.Next = &next
	}
	if p.choices {
		answer.Choices = p.offered(view)
		for _, n := range p.private(view) {
			answer.Notices = append(answer.Notices, playNotice{n.Rule, p.env.words().Say(n)})
		}
	}
	return answer
}

// offered lists what the rules offer now: what can be sent as it is, then what has
// to be told more. A script sees all seats, so it sees what each can reveal.
func (p *player) offered(view tracker.View) []playChoice {
	var list []tracker.Choice
	if view.Next != nil {
		list = append(list, *view.Next)
	}
	list = append(append(list, view.Choices...), p.hidden(view, func(v tracker.View) []tracker.Choice { return v.Choices })...)
	list = append(append(list, view.Open...), p.hidden(view, func(v tracker.View) []tracker.Choice { return v.Open })...)
	return pick.Made(list, p.choice)
}

// choice is one choice in words.
func (p *player) choice(c tracker.Choice) playChoice {
	w := p.env.words()
	said := playChoice{Rule: c.Text.Rule, Text: w.Say(c.Text), Send: sendable(c.Event), Needs: c.Needs, Targets: c.Targets}
	if len(c.Needs) > 0 && p.goes(c.Event) { // it is whole without them
		said.Needs, said.Optional = nil, c.Needs
	}
	if c.Prompt != nil {
		said.Prompt = w.Say(c.Prompt)
	}
	for _, skip := range c.Skips {
		said.Skips = append(said.Skips, playSkip{skip.Seat, skip.Object, playNotice{skip.Text.Rule, w.Say(skip.Text)}})
	}
	return said
}

// goes tells whether an event is accepted as it is, once its dice have fallen.
func (p *player) goes(e tracker.Event) bool {
	_, err := p.table.Game().Apply(p.table.State(), e)
	var r *tracker.Refusal
	return err == nil || errors.As(err, &r) && r.Code == tracker.RollsMissing
}

// hidden are the choices that only their own seat sees, such as what it can reveal.
func (p *player) hidden(view tracker.View, of func(tracker.View) []tracker.Choice) []tracker.Choice {
	open := of(view)
	var list []tracker.Choice
	for _, seat := range view.Seats {
		for _, c := range of(p.table.View(seat.Seat)) {
			known := slices.ContainsFunc(open, func(o tracker.Choice) bool { return o.Event.Same(c.Event) })
			if c.Event.Seat == seat.Seat && !known && !(view.Next != nil && view.Next.Event.Same(c.Event)) {
				list = append(list, c)
			}
		}
	}
	return list
}

// private are the notices that a seat alone is shown: a script sees all seats.
func (p *player) private(view tracker.View) []tracker.Notice {
	var list []tracker.Notice
	for _, seat := range view.Seats {
		for _, n := range p.table.View(seat.Seat).Notices {
			same := func(other tracker.Notice) bool { return reflect.DeepEqual(n, other) }
			if !slices.ContainsFunc(view.Notices, same) && !slices.ContainsFunc(list, same) {
				list = append(list, n)
			}
		}
	}
	return list
}

// sendable is an event as a line of play has it.
func sendable(e tracker.Event) map[string]any {
	line := map[string]any{}
	_ = json.Unmarshal(e.Data, &line) // an event without data has no fields
	line["action"] = e.Kind
	if e.Seat != 0 {
		line["seat"] = e.Seat
	}
	return line
}
