package wizards

import (
	"encoding/json"
	"io/fs"
	"slices"
	"sync"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
)

// New is the game with the scenarios of data/wizards in some files, read when one is
// first asked for: most evenings begin with another game. One that cannot be read is left
// out; a test reads those of the app.
func New(files fs.FS) *Game {
	return &Game{sync.OnceValue(func() []*Scenario { return readScenarios(files) })}
}

func readScenarios(files fs.FS) []*Scenario {
	var all []*Scenario
	for _, name := range []string{"basic", "advanced"} {
		data, err := fs.ReadFile(files, "data/wizards/"+name+".json")
		if err != nil {
			continue
		}
		if s, err := ReadScenario(data); err == nil {
			all = append(all, s)
		}
	}
	return all
}

// Scenarios are those of the app.
func (g *Game) Scenarios() []*Scenario { return g.scenarios() }

// options of a new table.
const (
	optionScenario = "scenario"
	optionCards    = "cards"
	optionDoors    = "doors"
	optionOwn      = "own" // a scenario of one's own, as text
	optionBox      = "box" // what one's own box says, as text
)

// Form says what a new table has to be told; see tracker.Game.
func (g *Game) Form(*catalog.Catalog) tracker.Form {
	form := tracker.Form{Least: 1, Most: mostSeats}
	for _, school := range append(Schools(), "none") {
		form.Who = append(form.Who, tracker.Person{ID: school, Name: tracker.Word("wizards.wizard-" + school), Tint: tint(school)})
	}
	scenario := tracker.Option{ID: optionScenario, Name: tracker.Word("wizards.optionScenario")}
	for _, s := range g.scenarios() {
		scenario.Values = append(scenario.Values, tracker.Value{ID: s.ID, Name: s.Word()})
	}
	form.Options = []tracker.Option{
		scenario,
		{ID: optionCards, Name: tracker.Word("wizards.optionCards"), Values: []tracker.Value{
			{ID: "simulated", Name: tracker.Word("wizards.cardsSimulated")}, {ID: "real", Name: tracker.Word("wizards.cardsReal")},
		}},
		{ID: optionDoors, Name: tracker.Word("wizards.optionDoors"), Values: []tracker.Value{
			{ID: "open", Name: tracker.Word("wizards.doorsOpen")}, {ID: "drawn", Name: tracker.Word("wizards.doorsDrawn")},
		}},
		{ID: optionBox, Name: tracker.Word("wizards.optionBox"), Text: true, Kept: true},
		{ID: optionOwn, Name: tracker.Word("wizards.optionOwn"), Text: true},
	}
	return form
}

// tint is the colour a wizard of a school takes.
func tint(school string) string {
	return map[string]string{
		"augmentation": "nature", "destruction": "fire", "dimension": "arcane", "elementalism": "water", "enchantment": "mind", "sanctuary": "holy",
	}[school]
}

// extra is what a new table can be told beyond its seats and options.
type extra struct {
	Scenario json.RawMessage `json:"scenario"`
	Lay      *layout         `json:"lay"`
}

// Begin makes the setup of a new table; see tracker.Game. A scenario of one's own comes
// with what is told beyond the options, and so does a table as it is found.
func (g *Game) Begin(cat *catalog.Catalog, start tracker.Start) (any, []tracker.Notice, error) {
	form := g.Form(cat)
	p := setupData{Seed: start.Seed}
	options, err := start.Chosen(form)
	if err != nil {
		return nil, nil, err
	}
	p.Real, p.Doors = options[optionCards] == "real", options[optionDoors]
	for _, s := range g.scenarios() {
		if s.ID == options[optionScenario] {
			p.Scenario = *s
		}
	}
	if own := options[optionOwn]; own != "" {
		s, err := ReadScenario([]byte(own))
		if err != nil {
			return nil, nil, err
		}
		p.Scenario = *s
	}
	if len(start.Extra) > 0 {
		if err := p.take(start.Extra); err != nil {
			return nil, nil, err
		}
	}
	box, err := ReadBox([]byte(options[optionBox]))
	if err != nil {
		return nil, nil, err
	}
	p.Scenario = p.Scenario.With(box)
	seats, err := start.Seated(form)
	if err != nil {
		return nil, nil, err
	}
	for _, sitter := range seats {
		p.Seats = append(p.Seats, seated{Name: sitter.Name, Who: sitter.Who})
	}
	var notes []tracker.Notice
	if slices.ContainsFunc(p.Scenario.Rooms, func(t Tile) bool { return t.Doors == nil }) && p.Doors == "open" && p.Lay == nil {
		notes = append(notes, tracker.Notice{ID: "wizards.noteDoors"})
	}
	return p, notes, nil
}

// Keeps refuses a box that cannot be read; see tracker.Keeper.
func (g *Game) Keeps(_, text string) error {
	_, err := ReadBox([]byte(text))
	return err
}

// Settled are the choices of a table, which the next one begins with; see tracker.Settler.
func (g *Game) Settled(events []tracker.Event) map[string]string {
	var p setupData
	if len(events) == 0 || json.Unmarshal(events[0].Data, &p) != nil {
		return nil
	}
	settled := map[string]string{optionDoors: p.Doors, optionScenario: p.Scenario.ID, optionCards: "simulated"}
	if p.Real {
		settled[optionCards] = "real"
	}
	return settled
}

// take takes a scenario of one's own and a table as it is found. A scenario may stand
// there alone.
func (p *setupData) take(raw json.RawMessage) error {
	var with extra
	if err := json.Unmarshal(raw, &with); err != nil {
		return tracker.RefusePayload(tracker.Setup, err)
	}
	if with.Scenario == nil && with.Lay == nil {
		with.Scenario = raw
	}
	if with.Scenario != nil {
		s, err := ReadScenario(with.Scenario)
		if err != nil {
			return err
		}
		p.Scenario = *s
	}
	p.Lay = with.Lay
	return nil
}

// Seated reads who sits where; see tracker.Game.
func (g *Game) Seated(setup tracker.Event) []tracker.Sitter {
	var p setupData
	if json.Unmarshal(setup.Data, &p) != nil {
		return nil
	}
	return pick.Each(p.Seats, func(s seated) tracker.Sitter { return tracker.Sitter{Who: s.Who, Name: s.Name} })
}
