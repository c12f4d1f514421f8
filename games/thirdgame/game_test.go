// Package thirdgame lives in tests alone: a small cooperative game of keepers and
// their lights, written as a stranger would write one. It shows that a game is one
// folder, and that nothing outside of it has to know.
package thirdgame

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// lights is the game: keepers with oil and courage share a pool of fog. Everybody
// wins when the fog is gone, and nobody when a keeper's courage is.
type lights struct{}

type keeper struct {
	Name         string `json:"name"`
	Colour       string `json:"colour"`
	Oil, Courage int
	Lit          bool
}

type state struct {
	Round   int      `json:"round"`
	Turn    int      `json:"turn"` // index of the keeper
	Fog     int      `json:"fog"`
	Keepers []keeper `json:"keepers"`
	lines   []tracker.Line
}

// setup is the payload of the setup event.
type setup struct {
	Seed    uint64   `json:"seed"`
	Fog     int      `json:"fog"`
	Keepers []keeper `json:"keepers"`
}

const (
	mostCourage = 6
	mostFog     = 12
)

const (
	noOil   tracker.Code = "lights.errorNoOil"   // Name, Oil
	notTurn tracker.Code = "lights.errorNotTurn" // Name
	noTrack tracker.Code = "lights.errorTrack"   // Track
)

func (lights) Name() string { return "lights" }

func (lights) Form(*catalog.Catalog) tracker.Form {
	form := tracker.Form{Least: 1, Most: 4, Options: []tracker.Option{{
		ID: "fog", Name: tracker.Word("lights.fog"), Least: 3, Most: mostFog, Default: 6,
	}}}
	for _, colour := range []string{"fire", "water", "nature", "holy"} {
		form.Who = append(form.Who, tracker.Person{ID: colour, Name: tracker.Word("lights.keeper-" + colour), Tint: colour})
	}
	return form
}

func (g lights) Begin(cat *catalog.Catalog, start tracker.Start) (any, []tracker.Notice, error) {
	p := setup{Seed: start.Seed, Fog: 6}
	for id, value := range start.Options {
		if _, err := fmt.Sscan(value, &p.Fog); id != "fog" || err != nil {
			return nil, nil, tracker.UnknownOption.With("Option", id, "Options", "fog")
		}
	}
	form := g.Form(cat)
	if n := len(start.Seats); n < form.Least || n > form.Most {
		return nil, nil, tracker.WrongSeats.With("Count", n, "Least", form.Least, "Most", form.Most)
	}
	var names []string
	for _, sitter := range start.Seats {
		name := sitter.Name
		for _, who := range form.Who {
			if strings.EqualFold(who.ID, sitter.Who) {
				p.Keepers = append(p.Keepers, keeper{Colour: who.ID, Oil: 3, Courage: mostCourage})
				if name == "" {
					name = strings.ToUpper(who.ID[:1]) + who.ID[1:]
				}
			}
		}
		names = append(names, name)
		if len(p.Keepers) < len(names) {
			return nil, nil, tracker.UnknownPerson.With("Name", sitter.Who, "Names", "fire, water, nature, holy")
		}
	}
	for i, name := range tracker.Distinct(names) {
		p.Keepers[i].Name = name
	}
	return p, nil, nil
}

func (lights) Seated(e tracker.Event) []tracker.Sitter {
	var p setup
	if json.Unmarshal(e.Data, &p) != nil {
		return nil
	}
	var list []tracker.Sitter
	for _, k := range p.Keepers {
		list = append(list, tracker.Sitter{Who: k.Colour, Name: k.Name})
	}
	return list
}

func (lights) New(e tracker.Event) (tracker.State, error) {
	var p setup
	if err := json.Unmarshal(e.Data, &p); err != nil {
		return nil, tracker.BadPayload.With("Reason", err.Error())
	}
	if len(p.Keepers) == 0 {
		return nil, tracker.WrongSeats.With("Count", 0, "Least", 1, "Most", 4)
	}
	return state{Round: 1, Fog: p.Fog, Keepers: p.Keepers, lines: []tracker.Line{line(e, 1, "lights.logBegin", "Fog", p.Fog)}}, nil
}

func line(e tracker.Event, round int, id string, pairs ...any) tracker.Line {
	l := tracker.Line{Seq: e.Seq, At: e.At, Seat: e.Seat, Round: round, ID: id, Args: map[string]any{}}
	for i := 0; i < len(pairs); i += 2 {
		l.Args[pairs[i].(string)] = pairs[i+1]
	}
	return l
}

// payload is that of every action of the game.
type payload struct {
	Track  string `json:"track"`
	Amount int    `json:"amount"`
	Value  int    `json:"value"`
	Oil    int    `json:"oil"`
	Helped int    `json:"helped"`
}

func (lights) Apply(before tracker.State, e tracker.Event) (tracker.State, error) {
	s, ok := before.(state)
	if !ok {
		return before, tracker.ForeignState.With("Game", "lights")
	}
	if int(e.Seat) > len(s.Keepers) {
		return before, tracker.UnknownSeat.With("Seat", int(e.Seat), "Seats", len(s.Keepers))
	}
	var p payload
	if err := json.Unmarshal(e.Data, &p); len(e.Data) > 0 && err != nil {
		return before, tracker.BadPayload.With("Reason", err.Error())
	}
	s.Keepers, s.lines = append([]keeper(nil), s.Keepers...), nil
	var err error
	switch e.Kind {
	case tracker.Change, tracker.Set:
		err = s.change(e, p)
	case "shine":
		err = s.shine(e, p)
	case "next":
		s.next(e)
	default:
		err = tracker.UnknownAction.With("Action", string(e.Kind))
	}
	if err != nil {
		return before, err
	}
	return s, nil
}

func (s *state) track(seat tracker.Seat, name string) *int {
	switch {
	case seat == 0 && name == "fog":
		return &s.Fog
	case seat > 0 && name == "oil":
		return &s.Keepers[seat-1].Oil
	case seat > 0 && name == "courage":
		return &s.Keepers[seat-1].Courage
	}
	return nil
}

func (s *state) change(e tracker.Event, p payload) error {
	at := s.track(e.Seat, p.Track)
	if at == nil {
		return noTrack.With("Track", p.Track)
	}
	from, to := *at, max(0, *at+p.Amount)
	if e.Kind == tracker.Set {
		to = max(0, p.Value)
	}
	*at = to
	l := line(e, s.Round, "lights.logChange", "Track", tracker.Word("lights."+p.Track))
	l.Join = &tracker.Join{Key: fmt.Sprint(e.Seat, p.Track), From: from, To: to}
	s.lines = append(s.lines, l)
	return nil
}

func (s *state) shine(e tracker.Event, p payload) error {
	k := &s.Keepers[max(0, int(e.Seat)-1)]
	switch {
	case e.Seat == 0:
		return tracker.SeatMissing.With("Action", "shine")
	case s.Turn != int(e.Seat)-1 && !e.Overrule:
		return notTurn.With("Name", k.Name).ByRule("L-1")
	case p.Oil < 1 || p.Oil > k.Oil:
		return noOil.With("Name", k.Name, "Oil", k.Oil)
	case len(e.Rolls) == 0:
		return tracker.RollsMissing.With("Action", "shine")
	}
	k.Oil, k.Lit = k.Oil-p.Oil, true
	cleared := min(s.Fog, p.Oil)
	if e.Rolls[0] >= 10 {
		cleared = min(s.Fog, cleared+1)
	}
	s.Fog -= cleared
	s.lines = append(s.lines, line(e, s.Round, "lights.logShine", "Name", k.Name, "Fog", cleared))
	return nil
}

func (s *state) next(e tracker.Event) {
	s.Turn++
	if s.Turn < len(s.Keepers) {
		return
	}
	s.Turn, s.Round = 0, s.Round+1
	for i := range s.Keepers {
		k := &s.Keepers[i]
		if !k.Lit {
			k.Courage = max(0, k.Courage-1)
		}
		k.Lit, k.Oil = false, k.Oil+1
	}
	s.lines = append(s.lines, line(e, s.Round, "lights.logRound", "Round", s.Round))
}

func (lights) Roll(before tracker.State, e tracker.Event, from dice.Source) (tracker.Event, error) {
	if e.Kind == "shine" && len(e.Rolls) == 0 && from != nil {
		e.Rolls = []int{1 + from.IntN(12)}
	}
	return e, nil
}

func (g lights) Legal(s tracker.State) []tracker.Event {
	return []tracker.Event{g.View(s, 0).Next.Event}
}

func (lights) Lines(s tracker.State) []tracker.Line { return s.(state).lines }

func (lights) View(before tracker.State, _ tracker.Seat) tracker.View {
	s := before.(state)
	v := tracker.View{Round: s.Round, Phase: "lights.phase", Turn: tracker.Seat(s.Turn + 1)}
	v.Shared = []tracker.Region{{
		ID: "sea", Name: tracker.Word("lights.sea"),
		Gauges: []tracker.Gauge{{ID: "fog", Name: tracker.Word("lights.fog"), Value: s.Fog, Most: mostFog, Track: "fog"}},
	}}
	for i, k := range s.Keepers {
		score := k.Oil
		v.Seats = append(v.Seats, tracker.SeatView{
			Seat: tracker.Seat(i + 1), Name: k.Name, Tint: k.Colour, Score: &score, Fallen: k.Courage == 0,
			Gauges: []tracker.Gauge{
				{ID: "courage", Name: tracker.Word("lights.courage"), Value: k.Courage, Most: mostCourage, Track: "courage"},
				{ID: "oil", Name: tracker.Word("lights.oil"), Value: k.Oil, Track: "oil"},
			},
			Tracks:  []tracker.Track{{ID: "courage", Name: tracker.Word("lights.courage"), Value: k.Courage, Most: mostCourage}, {ID: "oil", Name: tracker.Word("lights.oil"), Value: k.Oil}},
			Markers: []tracker.Marker{{ID: "lit", Name: tracker.Word("lights.lit"), On: k.Lit}},
		})
		switch {
		case k.Courage == 0:
			v.Result = tracker.Result{Over: true, Reason: tracker.Notice{ID: "lights.lost", Args: map[string]any{"Name": k.Name}}}
		case s.Fog == 0:
			v.Result.Over, v.Result.Reason.ID = true, "lights.won"
			v.Result.Winners = append(v.Result.Winners, tracker.Seat(i+1))
		}
	}
	v.Next = &tracker.Choice{Text: tracker.Notice{ID: "lights.choiceNext"}, Event: tracker.Event{Version: 1, Kind: "next"}}
	me := tracker.Seat(s.Turn + 1)
	v.Open = []tracker.Choice{{
		Text:  tracker.Notice{ID: "lights.choiceShine", Args: map[string]any{"Name": s.Keepers[s.Turn].Name}},
		Event: tracker.Event{Version: 1, Kind: "shine", Seat: me}, Needs: []string{"oil"},
	}}
	return v
}

// Ask asks how much oil is burned, and who helps.
func (g lights) Ask(before tracker.State, e tracker.Event) (tracker.Question, bool) {
	s := before.(state)
	if e.Kind != "shine" || e.Seat < 1 {
		return tracker.Question{}, false
	}
	var p payload
	_ = json.Unmarshal(e.Data, &p)
	q := tracker.Question{Title: tracker.Word("lights.shine"), Event: e, Ready: p.Oil > 0, Do: tracker.Notice{ID: "lights.doShine", Args: map[string]any{"Oil": p.Oil}}}
	k := s.Keepers[e.Seat-1]
	q.Asks = []tracker.Ask{{Field: "oil", Label: tracker.Word("lights.oil"), Form: tracker.AskNumber, Value: p.Oil, Most: k.Oil, Missing: p.Oil == 0}}
	if len(s.Keepers) > 1 {
		helped := tracker.Ask{Field: "helped", Label: tracker.Word("lights.helped"), Form: tracker.AskOne}
		for i, other := range s.Keepers {
			if i != int(e.Seat)-1 {
				value, _ := json.Marshal(i + 1)
				helped.Options = append(helped.Options, tracker.Answer{Value: value, Name: tracker.Notice{ID: "table.own", Args: map[string]any{"Name": other.Name}}, Seat: tracker.Seat(i + 1), Chosen: p.Helped == i+1})
			}
		}
		q.Asks = append(q.Asks, helped)
	}
	return q, true
}

func (lights) Actions() []tracker.Action {
	return []tracker.Action{
		{Kind: "next", About: "lights.actionNext"},
		{Kind: "shine", About: "lights.actionShine", Fields: []tracker.Field{
			{Name: "oil", Type: "number", Required: true, About: "lights.fieldOil"}, {Name: "helped", Type: "number", About: "lights.fieldHelped"},
		}},
		{Kind: tracker.Change, About: "lights.actionChange", Fields: []tracker.Field{
			{Name: "track", Type: "text", Required: true, About: "lights.fieldTrack"}, {Name: "amount", Type: "number", About: "lights.fieldAmount"},
		}},
		{Kind: tracker.Set, About: "lights.actionSet", Fields: []tracker.Field{
			{Name: "track", Type: "text", Required: true, About: "lights.fieldTrack"}, {Name: "value", Type: "number", About: "lights.fieldAmount"},
		}},
	}
}
