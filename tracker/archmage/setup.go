package archmage

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strconv"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
)

// data is what the rulebook does not print, as the box has it or as we guess it: the
// numbers of the planet track, the spells, the maps by the number of players. A table's
// own file can say all of it otherwise.
type data struct {
	Track    []int              `json:"track"`
	Pips     []string           `json:"pips"` // the direction of each pip of the Warlord's die (M-88)
	Spells   []Spell            `json:"spells,omitempty"`
	Counts   map[string]Tiles   `json:"counts"`            // by the number of players; "1" for alone
	Layouts  map[string][]Place `json:"layouts,omitempty"` // the same: tiles by stack and spot
	Unmarked string             `json:"source,omitempty"`  // where it comes from, in words
}

// setup is the payload of the setup event: the table as it begins.
type setup struct {
	Seed  uint64 `json:"seed"`
	State State  `json:"state"`
}

// Begin is part of tracker.Game. Extra is a table as it was found, in the form of a
// state: what it names takes the place of what would be there at the start (mages in
// the order of the seats, places by their ids), with the fields "data" and "options"
// aside. What is not named goes by the rules.
func (g Game) Begin(cat *catalog.Catalog, start tracker.Start) (any, []tracker.Notice, error) {
	form := g.Form(cat)
	seats, err := start.Seated(form)
	if err != nil {
		return nil, nil, err
	}
	start.Seats = seats
	options, err := start.Chosen(form)
	if err != nil {
		return nil, nil, err
	}
	data, err := dataOf(cat)
	if err != nil {
		return nil, nil, err
	}
	if err := data.own(options[optionOwn]); err != nil {
		return nil, nil, err
	}
	extra, err := readExtra(start.Extra, &data)
	if err != nil {
		return nil, nil, err
	}
	s, err := fresh(data, start, options)
	if err != nil {
		return nil, nil, err
	}
	notes, err := s.foundAs(extra)
	if err != nil {
		return nil, nil, err
	}
	if s.Phase == Setup && !s.shifting() && options["planets"] == "random" {
		begun := step{State: s}
		begun.start()
		s.passed, s.lines = nil, nil
	}
	return setup{Seed: start.Seed, State: *s}, notes, nil
}

// dataOf reads the game's data from the catalog.
func dataOf(cat *catalog.Catalog) (data, error) {
	var data data
	if cat == nil {
		return data, tracker.BadPayload.With("Reason", "no catalog")
	}
	if err := json.Unmarshal(cat.Sheet(Name), &data); err != nil {
		return data, tracker.BadPayload.With("Reason", err.Error())
	}
	return data, nil
}

// fresh is the table at its start (M-1 to M-9).
func fresh(data data, start tracker.Start, options map[string]string) (*State, error) {
	players := strconv.Itoa(len(start.Seats))
	luck := rand.New(rand.NewPCG(start.Seed, 0x617263686d616765)) //nolint:gosec // planets, not secrets
	s := &State{Round: 1, Turn: 1, First: 1, Phase: Setup, Track: data.Track, Pips: data.Pips, Spells: spellsFor(data.Spells, len(start.Seats) == 1)}
	if options["unowned"] != "ask" {
		s.Unowned = options["unowned"]
	}
	s.Places = append(s.Places, Place{ID: "tower", Stack: City, Kind: CursedTower})
	for i, d := range directions() {
		kind := cityKinds()[i]
		s.Places = append(s.Places, Place{ID: string(kind), Stack: City, Kind: kind, Q: d[0], R: d[1]})
	}
	s.tiles(data.Counts[players], data.Layouts[players])
	if err := s.seat(start, options, luck); err != nil {
		return nil, err
	}
	if n, err := strconv.Atoi(options["first"]); err == nil {
		if n > len(s.Mages) {
			return nil, tracker.UnknownSeat.With("Seat", n, "Seats", len(s.Mages))
		}
		s.First = n
	} else {
		s.First = luck.IntN(len(s.Mages)) + 1
	}
	s.Turn = s.First
	if len(s.Mages) == 1 {
		s.Warlord = &Warlord{At: s.tower(), Stage: atTower}
	}
	return s, nil
}

// tiles lays the map out: wilderness and outposts face down, Towns face up (M-2 to M-4).
func (s *State) tiles(counts Tiles, layout []Place) {
	s.Left = map[Kind]int{Camp: 3, "drow": 1, "trolls": 1, "gremlins": 1}
	for _, k := range WildKinds() {
		s.Left[k] = counts.Sets
	}
	number := map[string]int{}
	for _, p := range layout {
		number[p.Stack]++
		p.ID = fmt.Sprint(map[string]string{Wild: "w", Outpost: "o", TownsStack: "t"}[p.Stack], number[p.Stack])
		if p.Stack == TownsStack {
			p.Kind = Town
		}
		s.Places = append(s.Places, p)
	}
}

// seat puts the mages at the table: 25 followers each, planets at random on the six outer
// spaces, those to be moved outward counted (M-5 to M-8).
func (s *State) seat(start tracker.Start, options map[string]string, luck *rand.Rand) error {
	shifts := map[int]int{1: 2, 2: 2, 3: 1}[len(start.Seats)]
	for _, sitter := range start.Seats {
		company := startCompany
		if n, ok := sitter.Numbers["company"]; ok {
			company = n
		}
		if company < 0 || company > Followers {
			return notBetween.With("Field", "company", "Least", 0, "Most", Followers).ByRule("M-5")
		}
		m := Mage{Name: sitter.Name, Colour: sitter.Who, At: s.tower(), Company: company, Supply: Followers - company, Shift: shifts}
		spaces := []int{-3, -2, -1, 1, 2, 3}
		luck.Shuffle(len(spaces), func(a, b int) { spaces[a], spaces[b] = spaces[b], spaces[a] })
		copy(m.Planets[:], spaces)
		s.Mages = append(s.Mages, m)
	}
	if options["shift"] != "random" {
		return nil
	}
	for i := range s.Mages {
		try := step{State: s, me: &s.Mages[i], no: i + 1}
		for _, of := range luck.Perm(spheres) {
			if try.me.Shift > 0 {
				_ = try.shiftOut(Sphere(of)) // one that cannot go stays
			}
		}
	}
	return nil
}

// shifting tells whether somebody still has planets to move outward.
func (s *State) shifting() bool {
	for i := range s.Mages {
		if s.Mages[i].Shift > 0 {
			return true
		}
	}
	return false
}

// spellsFor are the spells of a table: alone some cards take the place of others, and
// Master spells are not used (M-84).
func spellsFor(all []Spell, solo bool) []Spell {
	instead := map[string]bool{}
	for _, sp := range all {
		if solo && sp.Solo != "" {
			instead[sp.Solo] = true
		}
	}
	var list []Spell
	for _, sp := range all {
		if instead[sp.ID] || sp.Solo != "" && !solo || solo && sp.area().Level() == Master {
			continue
		}
		list = append(list, sp)
	}
	return list
}

// New is part of tracker.Game.
func (Game) New(e tracker.Event) (tracker.State, error) {
	var p setup
	if err := json.Unmarshal(e.Data, &p); err != nil {
		return nil, tracker.BadPayload.With("Reason", tracker.WhatItHolds(err))
	}
	s := p.State.clone()
	if err := s.check(); err != nil {
		return nil, err
	}
	s.say(e, 0, "archmage.logBegin", "Count", len(s.Mages))
	if s.Phase == Journey {
		s.say(e, s.Turn, "archmage.logTurn", "Round", s.Round)
	}
	return s, nil
}

// readExtra reads a table's own file, and its data over ours.
func readExtra(raw json.RawMessage, data *data) (map[string]json.RawMessage, error) {
	if len(bytes.TrimSpace(raw)) == 0 {
		return nil, nil
	}
	var extra map[string]json.RawMessage
	if err := json.Unmarshal(raw, &extra); err != nil {
		return nil, tracker.BadPayload.With("Reason", tracker.WhatItHolds(err))
	}
	own, ok := extra["data"]
	delete(extra, "data")
	if !ok {
		return extra, nil
	}
	return extra, data.over(own)
}
