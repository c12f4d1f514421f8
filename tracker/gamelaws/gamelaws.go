// Package gamelaws tests of any game what every game promises: it begins with what its form
// offers, keeps the states it has given, takes what it offers itself, refuses all else
// without a panic, and comes to the same when its log is replayed or told.
package gamelaws

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/told"
)

// Check plays a game of made-up choices and reports the laws it breaks. say puts a message
// of the game into words; cat is what the game's form offers.
func Check(t *testing.T, game tracker.Game, cat *catalog.Catalog, say func(tracker.Message) string) {
	t.Helper()
	form := game.Form(cat)
	for _, seats := range []int{form.Least, form.Most} {
		c := checked{T: t, game: game, say: say, rolls: rand.New(rand.NewPCG(uint64(seats), 1))}
		c.begin(cat, form, seats)
	}
}

// checked is a game that is being played.
type checked struct {
	*testing.T
	game  tracker.Game
	say   func(tracker.Message) string
	rolls *rand.Rand
	state tracker.State
	log   []tracker.Event
	were  []string // the states after each of the log, written down
}

const (
	steps = 120 // of each game that is played
	at    = 1_800_000_000_000
)

func (c *checked) begin(cat *catalog.Catalog, form tracker.Form, seats int) {
	start := tracker.Start{Seed: 7}
	for i := range seats {
		start.Seats = append(start.Seats, tracker.Sitter{Who: form.Who[i%len(form.Who)].ID})
	}
	payload, _, err := c.game.Begin(cat, start)
	if err != nil {
		c.Fatalf("%s: %d seats of its form are refused: %v", c.game.Name(), seats, err)
	}
	setup := c.event(tracker.Setup, payload)
	if c.state, err = c.game.New(setup); err != nil {
		c.Fatalf("%s: what Begin made is no table: %v", c.game.Name(), err)
	}
	for i, sitter := range c.game.Seated(setup) {
		if sitter.Name == "" {
			c.Errorf("%s: seat %d has no name", c.game.Name(), i+1)
		}
	}
	start.Seats[0].Who = "nobody at all"
	if _, _, err := c.game.Begin(cat, start); err == nil {
		c.Errorf("%s: somebody the form does not offer may sit there", c.game.Name())
	}
	first := c.state
	for range steps {
		if !c.step() {
			break
		}
	}
	if len(c.log) == 0 {
		c.Errorf("%s: a new table offers nothing to be done", c.game.Name())
	}
	c.replay(first)
	c.told(setup)
}

func (c *checked) event(kind tracker.Kind, payload any) tracker.Event {
	data, err := json.Marshal(payload)
	if err != nil {
		c.Fatal(err)
	}
	return tracker.Event{Version: tracker.EventVersion, Kind: kind, At: at, Data: data}
}

// step does something that is offered, and sees that nonsense changes nothing; false where
// nothing is offered any more.
func (c *checked) step() bool {
	c.nonsense()
	c.seen()
	offered := c.offered()
	if len(offered) == 0 {
		return false
	}
	e := offered[c.rolls.IntN(len(offered))]
	if e.Version != tracker.EventVersion {
		c.Fatalf("%s: the offered event %q has version %d", c.game.Name(), e.Kind, e.Version)
	}
	e.At = at
	e, err := c.game.Roll(c.state, e, dice.Seeded(c.rolls.Uint64()))
	if err != nil {
		c.Fatalf("%s: what it offers cannot be rolled for: %q %s: %v", c.game.Name(), e.Kind, e.Data, err)
	}
	before := c.written(c.state)
	after, err := c.game.Apply(c.state, e)
	if err != nil {
		c.Fatalf("%s: it offers %q %s, and refuses it: %v", c.game.Name(), e.Kind, e.Data, err)
	}
	if c.written(c.state) != before {
		c.Fatalf("%s: %q %s changes the state it was given: copy what is shared", c.game.Name(), e.Kind, e.Data)
	}
	c.state, c.log, c.were = after, append(c.log, e), append(c.were, c.written(after))
	for _, line := range c.game.Lines(after) {
		c.words("a line of the log", line)
	}
	return true
}

// offered is all that can be done without being asked anything more.
func (c *checked) offered() []tracker.Event {
	list := c.game.Legal(c.state)
	view := c.game.View(c.state, 0)
	if view.Next != nil {
		view.Choices = append(view.Choices, *view.Next)
	}
	for _, choice := range append(view.Choices, view.Open...) {
		if len(choice.Needs) == 0 {
			list = append(list, choice.Event)
		}
	}
	return list
}

// seen looks at the table as every seat does.
func (c *checked) seen() {
	for seat := range len(c.game.View(c.state, 0).Seats) + 1 {
		view := c.game.View(c.state, tracker.Seat(seat))
		for _, choice := range view.Choices {
			c.words("a choice", choice.Text)
		}
	}
}

// words sees that a message is in words.
func (c *checked) words(what string, message tracker.Message) {
	said := c.say(message)
	if said == "" || strings.Contains(said, "<no value>") || strings.Contains(said, c.game.Name()+".") || strings.Contains(said, "table.") {
		c.Errorf("%s: %s says %q", c.game.Name(), what, said)
	}
}

// nonsense sends what no table can take: it is refused, and nothing is different.
func (c *checked) nonsense() {
	kinds := []tracker.Kind{"nonsense", ""}
	for _, action := range c.game.Actions() {
		kinds = append(kinds, action.Kind)
	}
	kind := kinds[c.rolls.IntN(len(kinds))]
	before := c.written(c.state)
	for _, data := range []string{"", "[]", `{"no such field":1}`, "\x00"} {
		e := tracker.Event{Version: tracker.EventVersion, Kind: kind, Seat: 99, At: at, Data: json.RawMessage(data)}
		after, err := c.game.Apply(c.state, e)
		if refusal := (*tracker.Refusal)(nil); err != nil && !errors.As(err, &refusal) {
			c.Errorf("%s: %q %s is refused by %T, which says no rule: %v", c.game.Name(), kind, data, err, err)
		}
		if err != nil && c.written(after) != before || c.written(c.state) != before {
			c.Fatalf("%s: %q %s is refused, and changes the table", c.game.Name(), kind, data)
		}
	}
}

// replay plays the log once more from the beginning.
func (c *checked) replay(state tracker.State) {
	for i, e := range c.log {
		next, err := c.game.Apply(state, e)
		if err != nil {
			c.Fatalf("%s: event %d of its log is refused when it is replayed: %v", c.game.Name(), i+1, err)
		}
		state = next
	}
	if c.written(state) != c.written(c.state) {
		c.Errorf("%s: its log does not come to the state it was", c.game.Name())
	}
}

// told tells the log afterwards: at every point, in whatever order they are asked for, the
// table stands as it stood then.
func (c *checked) told(setup tracker.Event) {
	duel, err := told.Read(c.game, append([]tracker.Event{setup}, c.log...))
	if err != nil || len(duel.Acts) != len(c.log)+1 {
		c.Fatalf("%s: of its log of %d events %d are told: %v", c.game.Name(), len(c.log), len(duel.Acts)-1, err)
	}
	order := c.rolls.Perm(len(c.log))
	for i := range c.log {
		order = append(order, i)
	}
	for _, at := range order {
		state, err := duel.At(at + 1)
		if err != nil || c.written(state) != c.were[at] {
			c.Fatalf("%s: told afterwards, its table stands otherwise after event %d: %v", c.game.Name(), at+1, err)
		}
	}
}

func (c *checked) written(state tracker.State) string {
	data, err := json.Marshal(state)
	if err != nil {
		c.Fatalf("%s: a state cannot be written: %v", c.game.Name(), err)
	}
	return string(data)
}
