package cli

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/timed"
)

// playDevice is the device id of events that come from play.
const playDevice = "play"

// player answers actions on a table.
type player struct {
	env   *Env
	table *journal.Table
	cards *catalog.Catalog // loaded when the first action names a card

	watch clock.Watch // of the table's clock
	view  clock.View  // as it was last answered

	choices bool // every answer says what the rules offer next
	status  int  // of the worst answer so far
}

// answer does one action and says what became of it. An action that is refused
// makes the status statusUnmet, one that cannot be saved statusUnread.
func (p *player) answer(line []byte, tooLong bool) playAnswer {
	var err error = &UsageError{ID: "table.playLineTooLong", Args: map[string]any{"Limit": maxLine}}
	if !tooLong {
		var answer playAnswer
		if answer, err = p.play(line); err == nil {
			return answer
		}
	}
	p.status = max(p.status, statusUnmet)
	var unsaved *journal.Unsaved
	if errors.As(err, &unsaved) {
		p.status = statusUnread
	}
	answer := playAnswer{Seq: p.table.Seq(), Error: p.env.words().Error(err)}
	var refusal *tracker.Refusal
	if errors.As(err, &refusal) {
		answer.Rule = refusal.Rule
	}
	return answer
}

// play does the action of a line.
func (p *player) play(line []byte) (playAnswer, error) {
	if order, ours, err := p.clockLine(line); ours {
		if err == nil {
			err = p.drive(order)
		}
		if err == nil {
			err = p.noteTimeUp()
		}
		answer := p.done(p.table.Seq(), p.table.State())
		answer.Clock = p.clock()
		return answer, err
	}
	if answer, ours, err := p.askLine(line); ours {
		return answer, err
	}
	e, err := p.eventOf(line, true)
	if err != nil {
		return playAnswer{}, err
	}
	step, err := timed.Do(p.table, e, func() clock.Stamp {
		p.watch, _ = p.seen().See(p.reading(clockOrder{}))
		return p.watch.Stamp()
	})
	if err != nil {
		return playAnswer{}, err
	}
	return p.done(step.Event.Seq, step.State), nil
}

// playLine is what every action has; all other fields are the action's own.
type playLine struct {
	Action   string          `json:"action"`
	Seat     json.RawMessage `json:"seat"`
	Overrule bool            `json:"overrule"`
	Rolls    []int           `json:"rolls"`
	Faces    tracker.Faces   `json:"faces"`
}

// eventOf makes an event of a line; one that is to be sent must be whole.
func (p *player) eventOf(line []byte, whole bool) (tracker.Event, error) {
	fields, err := lineFields(line)
	if err != nil {
		return tracker.Event{}, err
	}
	var head playLine
	for _, field := range []struct {
		name string
		into any
	}{
		{"action", &head.Action}, // first: the others' refusals name it
		{"seat", &head.Seat},
		{"overrule", &head.Overrule},
		{"rolls", &head.Rolls},
		{"faces", &head.Faces},
	} {
		if err := take(fields, field.name, field.into); err != nil && field.name != "action" {
			return tracker.Event{}, tracker.RefuseField(tracker.Kind(head.Action), field.name, err)
		}
	}
	if head.Action == "" {
		return tracker.Event{}, &UsageError{ID: "table.playNoAction"}
	}
	seat, err := p.seat(head.Seat)
	if err != nil {
		return tracker.Event{}, err
	}
	if err := p.complete(head.Action, fields, whole); err != nil {
		return tracker.Event{}, err
	}
	return p.build(head, seat, fields)
}

func (p *player) build(head playLine, seat tracker.Seat, fields map[string]json.RawMessage) (tracker.Event, error) {
	kind := tracker.Kind(head.Action)
	if plain := kind == tracker.Undo || kind == tracker.Redo; plain && len(fields) > 0 {
		for name := range fields {
			return tracker.Event{}, tracker.UnknownField.With("Action", head.Action, "Field", name)
		}
	}
	var payload any
	if len(fields) > 0 {
		payload = fields
	}
	e, err := tracker.NewEvent(kind, seat, p.env.Now(), payload)
	e.Device, e.Overrule, e.Rolls, e.Faces = playDevice, head.Overrule, head.Rolls, head.Faces
	return e, err
}

// take reads a field and takes it out.
func take(fields map[string]json.RawMessage, name string, into any) error {
	raw, ok := fields[name]
	if !ok {
		return nil
	}
	delete(fields, name)
	return json.Unmarshal(raw, into)
}

// seat reads a seat by its number or by the name of its mage.
func (p *player) seat(raw json.RawMessage) (tracker.Seat, error) {
	if len(raw) == 0 {
		return 0, nil
	}
	seats := p.table.View(0).Seats
	var number int
	if json.Unmarshal(raw, &number) == nil && number >= 1 && number <= len(seats) {
		return tracker.Seat(number), nil
	}
	var name string
	if json.Unmarshal(raw, &name) == nil {
		for _, s := range seats {
			if strings.EqualFold(s.Name, name) || s.Mage == name {
				return s.Seat, nil
			}
		}
	}
	return 0, tracker.UnknownSeat.With("Seat", string(raw), "Seats", len(seats))
}

// complete refuses a whole line without a field its action needs, once the game has
// filled in what its card has. Of a line with a field the action does not have the
// action itself says so.
func (p *player) complete(action string, fields map[string]json.RawMessage, whole bool) error {
	if game, ok := p.table.Game().(tracker.Completer); ok {
		if err := game.Complete(p.catalog, tracker.Kind(action), fields); err != nil {
			return err
		}
	}
	for _, a := range p.table.Game().Actions() {
		if whole && string(a.Kind) == action {
			return lacks(a, fields)
		}
	}
	return nil
}

// lacks refuses fields without one that an action needs.
func lacks(a tracker.Action, fields map[string]json.RawMessage) error {
	for name := range fields {
		if !slices.ContainsFunc(a.Fields, func(f tracker.Field) bool { return f.Name == name }) {
			return nil
		}
	}
	for _, f := range a.Fields {
		if _, needless := fields[f.Unless]; !f.Required || needless {
			continue
		}
		if raw, ok := fields[f.Name]; !ok || string(raw) == "null" {
			return tracker.FieldMissing.With("Action", string(a.Kind), "Field", f.Name)
		}
	}
	return nil
}

// catalog loads the cards when the first action names one.
func (p *player) catalog() (*catalog.Catalog, error) {
	if p.cards == nil {
		cat, err := catalog.Load(p.env.Assets)
		if err != nil {
			return nil, err
		}
		p.cards = cat
	}
	return p.cards, nil
}
