package wizards

import (
	"cmp"
	"encoding/json"
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
)

// setupData is the payload of the setup event. It holds all of the scenario, so that a log
// plays alone.
type setupData struct {
	Seed     uint64   `json:"seed"`
	Real     bool     `json:"real,omitempty"`
	Doors    string   `json:"doors,omitempty"` // "open" or "drawn" where the scenario does not say them
	Seats    []seated `json:"seats"`
	Scenario Scenario `json:"scenario"`
	Lay      *layout  `json:"lay,omitempty"` // how the table is found instead
}

// seated is who sits at a seat.
type seated struct {
	Name string `json:"name"`
	Who  string `json:"who"`
}

// mostSeats is how many characters there are (W-3).
const mostSeats = 7

// New sets a table up: the academy, sources and guardians, spells, cards and the Crystal
// (W-4 to W-14).
func (g *Game) New(e tracker.Event) (tracker.State, error) {
	var p setupData
	if err := json.Unmarshal(e.Data, &p); err != nil {
		return nil, tracker.RefusePayload(tracker.Setup, err)
	}
	if err := p.Scenario.check(); err != nil {
		return nil, err
	}
	if n := len(p.Seats); n < 1 || n > mostSeats {
		return nil, tracker.WrongSeats.With("Count", n, "Least", 1, "Most", mostSeats)
	}
	sc := p.Scenario
	d := &draft{event: e}
	d.State = State{
		Scenario: &sc, Name: sc.ID, Advanced: sc.Advanced, Real: p.Real, Seed: p.Seed,
		Current: 1, Phase: phaseRefine, Shifts: sc.Shifts, Mana: sc.Mana,
	}
	if sc.Name != "" {
		d.Name = sc.Name
	}
	for i := range d.Supply {
		d.Supply[i] = sc.Stock()
	}
	d.build(p.Doors == "drawn")
	d.shuffleCards()
	d.populate()
	d.fillGrid()
	for _, s := range p.Seats {
		d.Wizards = append(d.Wizards, Wizard{Name: s.Name, Who: s.Who, At: d.Academy.crystal()})
	}
	for i := range d.Wizards { // W-12
		d.drawDisaster(&d.Wizards[i])
	}
	d.Told, d.lines = nil, nil
	if p.Lay != nil {
		if err := d.lay(*p.Lay); err != nil {
			return nil, err
		}
	}
	d.say("wizards.logBegin", "Scenario", d.scenarioWord(), "Count", len(d.Wizards))
	s := d.State
	return &s, nil
}

// scenarioWord names the scenario.
func (s *State) scenarioWord() tracker.Message { return s.Scenario.Word() }

// Word names the scenario.
func (s *Scenario) Word() tracker.Message {
	if s.Name != "" {
		return nameWord(s.Name)
	}
	return tracker.Word("wizards.scenario-" + s.ID)
}

// build shuffles the tiles into the square, each turned by chance (W-4). Doors that nobody
// has told are open on all sides, or drawn by chance.
func (d *draft) build(drawn bool) {
	tiles := pick.Where(d.Scenario.Rooms, func(tile Tile) bool { return !slices.Contains(d.Scenario.Without, tile.ID) })
	shuffle(&d.State, tiles)
	i := slices.IndexFunc(tiles, func(t Tile) bool { return t.ID == Crystal })
	if i >= Places { // never without the Crystal
		tiles[0], tiles[i] = tiles[i], tiles[0]
	}
	for i, tile := range tiles[:Places] {
		doors := Doors{true, true, true, true}
		switch {
		case tile.Doors != nil:
			doors = *tile.Doors
		case drawn && tile.ID != Crystal:
			doors[d.chance(directions)] = false
			if d.chance(3) == 0 {
				doors[d.chance(directions)] = false
			}
		}
		d.Academy[i] = Room{ID: tile.ID, Name: tile.Name, School: tile.School, Doors: doors.turned(d.chance(directions))}
	}
	if len(d.Scenario.Without) > 0 {
		if tile := d.Scenario.room(d.Scenario.Without[0]); tile != nil && d.Advanced {
			d.Aside = &Room{ID: tile.ID, Name: tile.Name, School: tile.School}
		}
	}
	d.reachAll()
}

// reachAll turns rooms until all can be reached from the Crystal, as the players of a
// basic game may (W-5). Where chance finds no way the players go on.
func (d *draft) reachAll() {
	if d.Advanced {
		return
	}
	for range 400 {
		cut := d.Academy.Cut()
		if len(cut) == 0 {
			return
		}
		before := d.Academy
		at := cut[d.chance(len(cut))]
		if d.chance(2) == 0 {
			at = d.chance(Places)
		}
		d.Academy.turn(at, 1+d.chance(3))
		if len(d.Academy.Cut()) > len(cut) {
			d.Academy = before
		}
	}
}

// shuffleCards makes the piles (W-10, W-11).
func (d *draft) shuffleCards() {
	d.Disasters.Draw = d.deckOf(d.Scenario.Disaster)
	shuffle(&d.State, d.Disasters.Draw)
	progression := slices.Clone(d.Scenario.Progression)
	if d.Scenario.Ordered { // "-", which grows with the game, before all
		slices.SortStableFunc(progression, func(a, b string) int { return cmp.Compare(d.Scenario.disaster(a).Level, d.Scenario.disaster(b).Level) })
	}
	d.Progression = d.deckOf(progression)
	if !d.Scenario.Ordered {
		shuffle(&d.State, d.Progression)
	}
	rooms := pick.Each(d.Scenario.Cards, func(card RoomCard) string { return card.Room })
	shuffle(&d.State, rooms)
	d.RoomDeck.Draw = rooms
}

// populate lays glyph sources, guardians and threats: where the scenario names no room, a
// room card does. For a source the Cursed Room and rooms outside are replaced (W-6).
func (d *draft) populate() {
	for _, p := range d.Scenario.Sources {
		at := d.Academy.Find(p.Room)
		if p.Room == "" {
			at = d.cardRoom(func(at int) bool { return d.Academy[at].ID != Cursed && d.Academy[at].Source == 0 })
		}
		if at >= 0 {
			d.Academy[at].Source = p.Glyph
		}
	}
	for _, p := range d.Scenario.Guardians {
		at := d.Academy.Find(p.Room)
		if p.Room == "" {
			at = slices.IndexFunc(d.Academy[:], func(r Room) bool { return r.Source == p.Glyph && p.Glyph > 0 })
		}
		if at >= 0 {
			d.Academy[at].Pieces[Guardian]++
		}
	}
	for _, o := range d.Scenario.Threats {
		at := d.Academy.Find(o.Room)
		if o.Room == "" {
			at = d.cardRoom(func(int) bool { return true })
		}
		if at >= 0 {
			d.place(slices.Repeat([]put{{o.Piece, at}}, max(1, o.Count)))
		}
	}
	if d.Real { // the cards that lie open are known, the others not
		for i := range d.RoomDeck.Draw {
			d.RoomDeck.Draw[i] = ""
		}
	}
}

// cardRoom draws room cards until one fits: its place, -1 where none does.
func (d *draft) cardRoom(fits func(int) bool) int {
	for range len(d.Scenario.Cards) {
		if len(d.RoomDeck.Draw) == 0 {
			return -1
		}
		card := d.RoomDeck.top()
		d.RoomDeck.Discard = append(d.RoomDeck.Discard, card)
		if at := d.Academy.Find(card); at >= 0 && fits(at) {
			return at
		}
	}
	return -1
}

// fillGrid deals the spells face down on the spaces of their level: the named ones, and
// of further ones as many botches and others as the scenario says (W-8, W-9, W-14).
func (d *draft) fillGrid() {
	spells := map[int][]string{}
	drawn := map[string]bool{}
	for _, fill := range d.Scenario.Fill {
		for _, id := range fill.From {
			drawn[id] = true
		}
	}
	for _, spell := range d.Scenario.Spells {
		if !drawn[spell.ID] {
			spells[spell.Level] = append(spells[spell.Level], slices.Repeat([]string{spell.ID}, max(1, spell.Copies))...)
		}
	}
	for _, fill := range d.Scenario.Fill {
		var botches, others []string
		for _, id := range fill.From {
			spell := d.Scenario.spell(id)
			list := slices.Repeat([]string{id}, max(1, spell.Copies))
			if spell.Botch {
				botches = append(botches, list...)
			} else {
				others = append(others, list...)
			}
		}
		shuffle(&d.State, botches)
		shuffle(&d.State, others)
		spells[fill.Level] = append(spells[fill.Level], botches[:min(max(fill.Botches, 0), len(botches))]...)
		spells[fill.Level] = append(spells[fill.Level], others[:min(max(fill.Others, 0), len(others))]...)
	}
	d.deal(spells)
}
