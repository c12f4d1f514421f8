package tracker

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/dice"
)

// State is where a table of one game stands. It is a value of the game's own
// type, marshals to JSON, and is never changed: Apply makes a new one.
type State any

// Game is what one game does with events. It keeps nothing: all that happens
// is in the states.
type Game interface {
	// Name is the game's id: "academy", "arena".
	Name() string
	// New makes the first state from a setup event. It refuses values that no
	// table can have.
	New(setup Event) (State, error)
	// Apply gives the state after an event. It is pure and total: an event
	// that is illegal or makes no sense gives a *Refusal and the state as it was.
	Apply(State, Event) (State, error)
	// Roll completes an event with the rolls it needs and does not carry yet.
	// An event that needs none comes back as it is.
	Roll(State, Event, dice.Source) (Event, error)
	// Legal lists the events the rules offer next, ready to be sent. Changing
	// tracks, markers and conditions is always possible and not listed.
	Legal(State) []Event
	// Lines are the lines of the log about the last event of a state.
	Lines(State) []Line
	// View is the table as a seat sees it: what is hidden from the seat is not
	// in it. Seat 0 sees what lies open.
	View(State, Seat) View
	// Actions documents every kind of event with its fields.
	Actions() []Action

	// Form says what a new table has to be told. It offers what the catalog has.
	Form(*catalog.Catalog) Form
	// Begin makes the payload of the setup event from what was chosen, and says
	// what the table should know before it starts. It refuses what no table can have.
	Begin(*catalog.Catalog, Start) (payload any, notes []Notice, err error)
	// Seated reads from a setup event who sits where; nil where it is another game's.
	Seated(setup Event) []Sitter
}

// Kinds of events that every game with tracks, markers or counts understands, so
// that what lies on a table can be set by hand. Each is about the seat, an
// "object" of it, or, without a seat, a region of the table.
const (
	Change Kind = "change" // "track" by "amount"
	Set    Kind = "set"    // "track" to "value"
	Flip   Kind = "marker" // "marker" to its side "on"

	Condition Kind = "condition" // "condition": "amount" more of it, or less
	Token     Kind = "token"     // "token": the same
)

// Completer is a game whose actions name cards: it fills into an action's fields
// what is printed on the card, where the action does not say otherwise. It refuses a
// card it does not know and an action that lacks what the card cannot tell.
type Completer interface {
	Complete(cat func() (*catalog.Catalog, error), kind Kind, fields map[string]json.RawMessage) error
}

// Completed is an event with what its game fills into its payload of the card that names;
// as it was where the game fills in nothing.
func Completed(game Game, cat func() (*catalog.Catalog, error), e Event) (Event, error) {
	completer, ok := game.(Completer)
	if !ok || len(e.Data) == 0 {
		return e, nil
	}
	fields := map[string]json.RawMessage{}
	if err := json.Unmarshal(e.Data, &fields); err != nil {
		return e, err
	}
	if err := completer.Complete(cat, e.Kind, fields); err != nil {
		return e, err
	}
	data, err := json.Marshal(fields)
	e.Data = data
	return e, err
}

// Action documents one kind of event.
type Action struct {
	Kind   Kind
	About  Word // what it does
	Fields []Field
}

// Field documents one field of an action.
type Field struct {
	Name     string
	Type     string // "number", "text", "true or false", "list of number", "{name, count}", ...
	Required bool
	Unless   string // a field that makes this one needless
	About    Word
	Values   []string // all that are allowed, where they are few
}

// Registry holds games by name. It is made once and given to whoever needs it.
type Registry struct {
	games map[string]Game
	names []string // in the order they were given
}

// NewRegistry makes a registry of these games. Of two with one name the last counts.
func NewRegistry(games ...Game) Registry {
	r := Registry{games: make(map[string]Game, len(games))}
	for _, g := range games {
		if r.games[g.Name()] == nil {
			r.names = append(r.names, g.Name())
		}
		r.games[g.Name()] = g
	}
	return r
}

// Game finds a game by its name. It refuses a name it does not know (UnknownGame).
func (r Registry) Game(name string) (Game, error) {
	if g, ok := r.games[name]; ok {
		return g, nil
	}
	return nil, UnknownGame.With("Game", name, "Games", strings.Join(r.Names(), ", "))
}

// Names lists the games in the order they were given.
func (r Registry) Names() []string { return slices.Clone(r.names) }
