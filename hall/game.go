package hall

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// Game is an evening as a game of tracker's: nobody has a seat, and everything is done by
// events of the table.
type Game struct{}

// Name is part of tracker.Game.
func (Game) Name() string { return "hall" }

// setup is the payload of the setup event.
type setup struct {
	Name   string `json:"name"`
	Game   string `json:"game"`
	Seed   uint64 `json:"seed"`
	Format Format `json:"format"`
}

// Form is part of tracker.Game.
func (Game) Form(*catalog.Catalog) tracker.Form {
	form := tracker.Form{Options: []tracker.Option{
		{ID: "name", Name: tracker.Word("hall.name"), Text: true},
		{ID: "game", Name: tracker.Word("hall.game"), Text: true},
		{ID: "system", Name: tracker.Word("hall.system")},
		{ID: "rounds", Name: tracker.Word("hall.rounds"), Most: mostRounds, Default: 3},
		{ID: "minutes", Name: tracker.Word("hall.minutes"), Most: mostMinutes, Default: 75},
	}}
	for _, s := range Systems() {
		form.Options[2].Values = append(form.Options[2].Values, tracker.Value{ID: string(s), Name: tracker.Word("hall.system-" + string(s))})
	}
	return form
}

// Begin is part of tracker.Game. What the options cannot say, such as points, is a Format in Extra.
func (g Game) Begin(cat *catalog.Catalog, start tracker.Start) (any, []tracker.Notice, error) {
	p := setup{Seed: start.Seed}
	if start.Extra != nil {
		if err := (tracker.Event{Kind: tracker.Setup, Data: start.Extra}).Read(&p.Format); err != nil {
			return nil, nil, err
		}
	}
	for _, o := range g.Form(cat).Options {
		value, told := start.Options[o.ID]
		number := o.Default
		if told && !o.Text && o.Values == nil {
			n, err := strconv.Atoi(value)
			if err != nil {
				return nil, nil, tracker.UnknownValue.With("Option", o.ID, "Value", value, "Values", "0-"+strconv.Itoa(o.Most))
			}
			number = n
		}
		switch o.ID {
		case "name":
			p.Name = value
		case "game":
			p.Game = value
		case "system":
			p.Format.System = Swiss
			if told {
				p.Format.System = System(value)
			}
		case "rounds":
			p.Format.Rounds = number
		case "minutes":
			p.Format.Minutes = number
		}
	}
	for id := range start.Options {
		if !slices.ContainsFunc(g.Form(cat).Options, func(o tracker.Option) bool { return o.ID == id }) {
			return nil, nil, tracker.UnknownOption.With("Option", id, "Options", "name, game, system, rounds, minutes")
		}
	}
	return p, nil, p.Format.check()
}

// Seated is part of tracker.Game: an evening has no seats.
func (Game) Seated(tracker.Event) []tracker.Sitter { return nil }

// New is part of tracker.Game.
func (Game) New(e tracker.Event) (tracker.State, error) {
	var p setup
	if err := e.Read(&p); err != nil {
		return nil, err
	}
	if utf8.RuneCountInString(p.Name) > mostName {
		return nil, NoName
	}
	if err := p.Format.check(); err != nil {
		return nil, err
	}
	evening := Evening{Name: p.Name, Game: p.Game, Seed: p.Seed, Format: p.Format.usual()}
	evening.lines = []tracker.Line{e.Line(0, "hall.logSetup", "Name", p.Name)}
	return evening, nil
}

// Apply is part of tracker.Game.
func (g Game) Apply(before tracker.State, e tracker.Event) (tracker.State, error) {
	evening, ok := before.(Evening)
	if !ok {
		return before, tracker.ForeignState.With("Game", g.Name())
	}
	for _, d := range doables() {
		if d.Kind != e.Kind {
			continue
		}
		next := draft{evening.clone(), e}
		if err := d.Do(next, e); err != nil {
			return before, err
		}
		return *next.Evening, nil
	}
	return before, tracker.UnknownAction.With("Action", string(e.Kind))
}

// Roll is part of tracker.Game: it pairs a round that says no pairs.
func (Game) Roll(before tracker.State, e tracker.Event, from dice.Source) (tracker.Event, error) {
	evening, ok := before.(Evening)
	var p pairData
	if !ok || e.Kind != Pair || e.Read(&p) != nil || len(p.Pairs) > 0 {
		return e, nil
	}
	next := evening.clone()
	next.unpaired()
	seed := next.Seed + uint64(len(next.Rounds))
	if from != nil {
		seed = uint64(from.IntN(1 << 30))
	}
	pairs, err := next.pairs(seed)
	if err != nil {
		return e, err
	}
	e.Data, err = json.Marshal(pairData{pairs})
	return e, err
}

// Legal is part of tracker.Game.
func (g Game) Legal(s tracker.State) []tracker.Event {
	if next := g.View(s, 0).Next; next != nil {
		return []tracker.Event{next.Event}
	}
	return nil
}

// Lines is part of tracker.Game.
func (Game) Lines(s tracker.State) []tracker.Line { return s.(Evening).lines }

// View is part of tracker.Game: the tables of the round, and the next step of whoever leads.
func (Game) View(s tracker.State, _ tracker.Seat) tracker.View {
	e, ok := s.(Evening)
	if !ok {
		return tracker.View{}
	}
	v := tracker.View{Round: len(e.Rounds)}
	if r := e.Now(); r != nil {
		for _, t := range r.Tables {
			v.Shared = append(v.Shared, tracker.Region{ID: strconv.Itoa(t.Number), Name: tracker.Note("hall.tableOf", "", "Table", t.Number, "Names", e.names(t.Who[:]))})
		}
	}
	if kind := e.next(); kind != "" {
		v.Next = &tracker.Choice{Text: tracker.Notice{ID: "hall.next-" + string(kind)}, Event: tracker.Event{Version: tracker.EventVersion, Kind: kind}}
	}
	return v
}

// next is the next sensible step of an evening: "" while results are open, or when all is played.
func (e *Evening) next() tracker.Kind {
	r := e.Now()
	switch {
	case r != nil && r.Began == 0 && len(r.Open()) > 0:
		return Begin
	case r != nil && len(r.Open()) > 0 && e.Format.System != Lesson:
		return ""
	case e.Format.System == Knockout && r != nil || len(e.Cut) > 0:
		if len(e.leftIn()) < 2 {
			return ""
		}
		return Pair
	case len(e.Playing()) < 2 || e.Format.Rounds > 0 && len(e.Rounds) >= e.Format.Rounds:
		return ""
	}
	return Pair
}

// Actions is part of tracker.Game.
func (Game) Actions() []tracker.Action {
	var list []tracker.Action
	for _, d := range doables() {
		list = append(list, d.Action("hall.does-", "hall.about-"))
	}
	return list
}

// numbers are some as a text.
func numbers(of []int) string {
	words := make([]string, len(of))
	for i, n := range of {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, ", ")
}
