package gamelaws

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// player makes up what is done at one table.
type player struct {
	game  tracker.Game
	cat   *catalog.Catalog
	rolls *rand.Rand
	state tracker.State
	seats int
	said  bytes.Buffer
	pool  map[string][]json.RawMessage // what fields of events have held so far
}

func newPlayer(game tracker.Game, cat *catalog.Catalog, seed int) *player {
	p := &player{game: game, cat: cat, rolls: rand.New(rand.NewPCG(uint64(seed), 3)), pool: map[string][]json.RawMessage{}}
	for cards := cat.Cards(); len(cards) > 0 && len(p.pool["card"]) < 30; {
		p.learn("card", tracker.Holds(cards[p.one(len(cards))].ID))
	}
	return p
}

func (p *player) one(of int) int { return p.rolls.IntN(max(1, of)) }

// says notes something, with its errors by their reasons, and leaves out what is empty: a new
// field that no game fills changes nothing.
func (p *player) says(what string, v any) {
	if refusal, ok := v.(error); ok {
		v = refusal.Error()
	}
	var plain any
	data, err := json.Marshal(v)
	if err == nil {
		err = json.Unmarshal(data, &plain)
	}
	if err == nil {
		data, err = json.Marshal(filled(plain))
	}
	if err != nil {
		data = []byte(err.Error())
	}
	fmt.Fprintf(&p.said, "%s %s\n", what, data)
}

// filled is what JSON holds without what is empty; nil where nothing is left.
func filled(v any) any {
	switch v := v.(type) {
	case map[string]any:
		for key, value := range v {
			if v[key] = filled(value); v[key] == nil {
				delete(v, key)
			}
		}
		if len(v) > 0 {
			return v
		}
	case []any:
		for i := range v {
			v[i] = filled(v[i])
		}
		if len(v) > 0 {
			return v
		}
	case string, bool, float64:
		if v != "" && v != false && v != 0.0 {
			return v
		}
	}
	return nil
}

// drawn are choices of a form.
func (p *player) drawn(form tracker.Form, n int) tracker.Start {
	start := tracker.Start{Seed: uint64(n), Options: map[string]string{}}
	seats := form.Least + n%(form.Most-form.Least+1)
	for range seats {
		start.Seats = append(start.Seats, tracker.Sitter{Who: form.Who[p.one(len(form.Who))].ID})
	}
	for _, o := range form.Options {
		if values := slices.DeleteFunc(slices.Clone(o.Values), func(v tracker.Value) bool { return v.Seats > seats }); len(values) > 0 && n > 0 {
			start.Options[o.ID] = values[p.one(len(values))].ID
		}
	}
	return start
}

// begin sits down at a table.
func (p *player) begin(start tracker.Start) {
	p.seats = len(start.Seats)
	payload, notes, err := p.game.Begin(p.cat, start)
	p.says("notes", notes)
	if err != nil { // such a choice is refused: then the usual table is played
		p.says("refused", err)
		payload, _, err = p.game.Begin(p.cat, tracker.Start{Seats: start.Seats})
	}
	setup := tracker.Event{Version: tracker.EventVersion, Kind: tracker.Setup, At: at, Data: tracker.Holds(payload)}
	p.says("seated", p.game.Seated(setup))
	if err == nil {
		p.state, err = p.game.New(setup)
	}
	p.says("new", err)
	if err == nil {
		p.looks()
	}
}

// step does something that is offered, asked for or made up, and says what it was; false
// where nothing can be done.
func (p *player) step() (what string, goesOn bool) {
	offered := (&checked{game: p.game, state: p.state}).offered()
	for _, choice := range p.game.View(p.state, 0).Open {
		offered = append(offered, choice.Event)
	}
	for range 3 { // tries that most likely come to nothing
		p.tries(p.byHand())
	}
	if len(offered) == 0 {
		return "nothing", false
	}
	var kinds []tracker.Kind // each as likely as the others, however often it is offered
	for _, e := range offered {
		if !slices.Contains(kinds, e.Kind) {
			kinds = append(kinds, e.Kind)
		}
	}
	kind := kinds[p.one(len(kinds))]
	offered = slices.DeleteFunc(offered, func(e tracker.Event) bool { return e.Kind != kind })
	e := p.asked(offered[p.one(len(offered))])
	if p.one(8) == 0 {
		e = p.asked(p.byHand())
	}
	p.does(e)
	return string(e.Kind), true
}

// does an event, and looks at what came of it.
func (p *player) does(e tracker.Event) {
	if next := p.tries(e); next != nil {
		p.state = next
		p.looks()
	}
}

// tries does an event, and gives the table after it; nil where it is refused.
func (p *player) tries(e tracker.Event) tracker.State {
	e.Version, e.At = tracker.EventVersion, at
	luck := dice.Seeded(p.rolls.Uint64())
	whole, err := tracker.Completed(p.game, func() (*catalog.Catalog, error) { return p.cat, nil }, e)
	if err == nil {
		whole, err = p.game.Roll(p.state, whole, luck)
	}
	p.says("does", whole)
	if err == nil {
		var next tracker.State
		if next, err = p.game.Apply(p.state, whole); err == nil {
			p.learns(e)
			return next
		}
	}
	p.says("refused", err)
	return nil
}

// looks notes what stands on the table, for every seat.
func (p *player) looks() {
	p.says("state", p.state)
	p.says("lines", p.game.Lines(p.state))
	p.says("legal", p.game.Legal(p.state))
	for _, seat := range []tracker.Seat{0, tracker.Seat(1 + p.one(p.seats))} {
		view := p.game.View(p.state, seat)
		p.says("view "+strconv.Itoa(int(seat)), view)
		p.sees(view)
	}
}

// sees learns what lies on a table, for events that are made up.
func (p *player) sees(view tracker.View) {
	lies := func(object string, tracks []tracker.Track, markers []tracker.Marker) {
		if object != "" {
			p.learn("object", tracker.Holds(object))
		}
		for _, track := range tracks {
			p.learn("track", tracker.Holds(track.ID))
		}
		for _, marker := range markers {
			p.learn("marker", tracker.Holds(marker.ID))
		}
	}
	for _, seat := range view.Seats {
		lies(seat.Object, seat.Tracks, seat.Markers)
		for _, object := range seat.Objects {
			lies(object.ID, object.Tracks, object.Markers)
		}
	}
	for _, region := range view.Shared {
		lies("", region.Tracks, region.Markers)
		for _, object := range region.Objects {
			lies(object.ID, object.Tracks, object.Markers)
		}
	}
	for _, each := range slices.Concat(view.Conditions, view.Tokens) {
		p.learn("condition", tracker.Holds(each.ID))
		p.learn("token", tracker.Holds(each.ID))
	}
}

// learns keeps what the fields of an event hold, for events that are made up.
func (p *player) learns(e tracker.Event) {
	for _, field := range e.Fields() {
		p.learn(field, e.Told(field))
	}
}

func (p *player) learn(field string, value json.RawMessage) {
	known := p.pool[field]
	if len(known) < 60 && !slices.ContainsFunc(known, func(k json.RawMessage) bool { return bytes.Equal(k, value) }) {
		p.pool[field] = append(known, value)
	}
}

// asked answers what an event asks, as one who taps at random.
func (p *player) asked(e tracker.Event) tracker.Event {
	asker, ok := p.game.(tracker.Asker)
	for range 12 {
		if !ok {
			break
		}
		q, asks := asker.Ask(p.state, e)
		p.says("asks", q)
		if !asks || len(q.Asks) == 0 {
			break
		}
		missing := slices.DeleteFunc(slices.Clone(q.Asks), func(a tracker.Ask) bool { return !a.Missing })
		if e = q.Event; q.Ready && p.one(2) == 0 {
			break
		}
		if len(missing) == 0 || p.one(4) == 0 {
			missing = q.Asks
		}
		e = p.answers(e, missing[p.one(len(missing))])
		p.learns(e)
	}
	return e
}

func (p *player) answers(e tracker.Event, a tracker.Ask) tracker.Event {
	options := slices.DeleteFunc(slices.Clone(a.Options), func(o tracker.Answer) bool { return o.Refusal != nil })
	if len(options) == 0 || p.one(6) == 0 {
		options = a.Options
	}
	switch a.Form {
	case tracker.AskNumber:
		return e.Tell(a.Field, tracker.Holds(a.Least+p.one(a.Most-a.Least+1)))
	case tracker.AskFlag:
		return e.Tell(a.Field, tracker.Holds(!a.On))
	case tracker.AskText:
		return e.Tell(a.Field, tracker.Holds("Told"))
	}
	if len(options) == 0 {
		return e
	}
	value := options[p.one(len(options))].Value
	switch a.Form {
	case tracker.AskSome:
		return e.Toggle(a.Field, value)
	case tracker.AskCounts:
		var list []json.RawMessage
		_ = json.Unmarshal(e.Told(a.Field), &list)
		return e.Tell(a.Field, tracker.Holds(append(list, value)))
	}
	return e.Tell(a.Field, value)
}

// byHand is any event of the game, with values its fields have had, or could have.
func (p *player) byHand() tracker.Event {
	actions := p.game.Actions()
	action := actions[p.one(len(actions))]
	fields := map[string]json.RawMessage{}
	for _, f := range action.Fields {
		if !f.Required && p.one(2) == 0 {
			continue
		}
		switch known := p.pool[f.Name]; {
		case len(known) > 0 && p.one(3) > 0:
			fields[f.Name] = known[p.one(len(known))]
		case len(f.Values) > 0:
			fields[f.Name] = tracker.Holds(f.Values[p.one(len(f.Values))])
		case f.Type == "number":
			fields[f.Name] = tracker.Holds(p.one(12) - 2)
		case f.Type == "true or false":
			fields[f.Name] = tracker.Holds(p.one(2) == 0)
		case strings.HasPrefix(f.Type, "list"):
			fields[f.Name] = tracker.Holds([]json.RawMessage{p.word()})
		case f.Type == "text":
			fields[f.Name] = p.word()
		}
	}
	e := tracker.Event{Kind: action.Kind, Seat: tracker.Seat(p.one(p.seats + 1)), Overrule: p.one(4) == 0}
	if len(fields) > 0 {
		e.Data = tracker.Holds(fields)
	}
	return e
}

// word is something an event has named so far.
func (p *player) word() json.RawMessage {
	names := slices.Sorted(maps.Keys(p.pool))
	if len(names) == 0 {
		return json.RawMessage(`"?"`)
	}
	known := p.pool[names[p.one(len(names))]]
	return known[p.one(len(known))]
}
