package magewars

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// How large a game of Arena is, as an option of a new table.
const (
	SizeOption     = "size"
	WholeBoard     = "whole"
	HalfBoard      = "half"       // with less life
	ApprenticeMode = "apprentice" // with the values of R-3
)

// halfBoardLife is what every mage has on the half board.
const halfBoardLife = 20

// Limits of what a person sets for a mage.
const (
	mostLife   = 99
	mostFigure = 40
)

// Form offers the mages of the game, and in Arena how large the game is.
func (g *Game) Form(cat *catalog.Catalog) tracker.Form {
	form := tracker.Form{Least: minSeats, Most: maxSeats, Teams: true}
	for _, m := range cat.MagesOf(training.Game(g.rules.Name), catalog.UnofficialShown) {
		seat := FromMage(m)
		who := tracker.Person{
			ID: string(m.ID), Name: tracker.Printed{Kind: "class", Word: m.Class}, Tint: seat.School, Known: []string{m.Class}, Unofficial: m.Unofficial,
			Numbers: []tracker.Number{
				{ID: state.LifeTrack, Name: state.Word("track", state.LifeTrack), Value: seat.Life, Least: 1, Most: mostLife},
				{ID: state.ChannelingTrack, Name: state.Word("track", state.ChannelingTrack), Value: seat.Channel, Least: 1, Most: mostFigure}, // 0 is unknown
				{ID: state.ManaTrack, Name: state.Word("track", state.ManaTrack), Value: seat.Mana, Most: mostFigure},
				{ID: state.ArmorTrack, Name: state.Word("track", state.ArmorTrack), Value: seat.Armor, Most: mostFigure},
			},
		}
		if m.Title != "" && !strings.EqualFold(m.Title, g.rules.Name) {
			who.Title = state.Own(m.Title)
		}
		form.Who = append(form.Who, who)
	}
	if g.rules.Variant.Sizes {
		form.Options = []tracker.Option{{ID: SizeOption, Name: state.Word("option", SizeOption), Values: []tracker.Value{
			{ID: WholeBoard, Name: state.Word("size", WholeBoard)},
			{ID: HalfBoard, Name: state.Word("size", HalfBoard), Line: state.Said("table.halfBoardLife", "Life", halfBoardLife), Sets: map[string]int{state.LifeTrack: halfBoardLife}},
			{ID: ApprenticeMode, Name: state.Word("size", ApprenticeMode), Line: tracker.Word("table.apprenticeNote"), Fixed: true},
		}}}
	}
	return form
}

// Begin makes a SetupData of who sits where. A mage is found by id, class or name; of
// several by one class the printed one of the first box. Extra may have any field of
// SetupData; its seats are laid over those that were chosen, in their order. A note
// tells of each mage whose Channeling no source knows.
func (g *Game) Begin(cat *catalog.Catalog, start tracker.Start) (any, []tracker.Notice, error) {
	data := SetupData{Game: g.rules.Name, Seed: start.Seed}
	if err := data.choose(g, start.Options); err != nil {
		return nil, nil, err
	}
	for _, sitter := range start.Seats {
		seat, err := g.seat(cat, sitter)
		if err != nil {
			return nil, nil, err
		}
		data.Seats = append(data.Seats, seat)
	}
	if err := data.lay(start.Extra); err != nil {
		return nil, nil, err
	}
	data.Seats = named(data.Seats)
	for i, seat := range data.Seats {
		data.Seats[i].Deeds = g.rules.DeedsBy(seat.Mage, seat.Abilities, seat.Deeds) // a log does what it did
	}
	var notes []tracker.Notice
	for _, seat := range data.Seats {
		if seat.Channel == 0 && !data.Apprentice {
			notes = append(notes, state.Said("table.playNoChanneling", "Name", seat.Name))
		}
	}
	return data, notes, nil
}

// choose takes over what was chosen for the table as a whole.
func (p *SetupData) choose(g *Game, options map[string]string) error {
	for id, value := range options {
		if id != SizeOption || !g.rules.Variant.Sizes {
			return tracker.UnknownOption.With("Option", id, "Options", SizeOption)
		}
		switch value {
		case WholeBoard:
		case HalfBoard:
			p.Life = halfBoardLife
		case ApprenticeMode:
			p.Apprentice = true
		default:
			return tracker.UnknownValue.With("Option", id, "Value", value, "Values", WholeBoard+", "+HalfBoard+", "+ApprenticeMode)
		}
	}
	return nil
}

// lay lays the fields of a file over what was chosen.
func (p *SetupData) lay(extra json.RawMessage) error {
	if len(extra) == 0 {
		return nil
	}
	var seats struct {
		Seats []json.RawMessage `json:"seats"`
	}
	if err := json.Unmarshal(extra, &seats); err != nil {
		return tracker.BadPayload.With("Reason", tracker.WhatItHolds(err))
	}
	chosen := p.Seats
	if err := strictly(extra, p); err != nil {
		return err
	}
	p.Seats = chosen
	for i, raw := range seats.Seats {
		if i == len(p.Seats) {
			p.Seats = append(p.Seats, SeatData{})
		}
		if err := strictly(raw, &p.Seats[i]); err != nil {
			return err
		}
	}
	return nil
}

// strictly reads JSON into a value and refuses fields it does not have.
func strictly(raw json.RawMessage, into any) error {
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.DisallowUnknownFields()
	if err := dec.Decode(into); err != nil {
		return tracker.BadPayload.With("Reason", tracker.WhatItHolds(err))
	}
	return nil
}

// seat finds the mage of a seat.
func (g *Game) seat(cat *catalog.Catalog, sitter tracker.Sitter) (SeatData, error) {
	m := g.mage(cat, sitter.Who)
	if m == nil {
		return SeatData{}, tracker.UnknownPerson.With("Name", sitter.Who, "Names", g.mages(cat))
	}
	seat := FromMage(m)
	seat.Team = sitter.Team
	if sitter.Name != "" {
		seat.Name = sitter.Name
	}
	for id, to := range map[string]*int{state.LifeTrack: &seat.Life, state.ChannelingTrack: &seat.Channel, state.ManaTrack: &seat.Mana, state.ArmorTrack: &seat.Armor} {
		if n, ok := sitter.Numbers[id]; ok {
			*to = n
		}
	}
	if len(sitter.Extra) > 0 {
		return seat, strictly(sitter.Extra, &seat)
	}
	return seat, nil
}

// mage finds a mage of the game; of several by one class the one of a printed box
// that was named first.
func (g *Game) mage(cat *catalog.Catalog, name string) *catalog.Mage {
	var found *catalog.Mage
	for _, m := range cat.MagesNamed(name) {
		if m.Game != training.Game(g.rules.Name) {
			continue
		}
		if found == nil || found.Unofficial && !m.Unofficial || found.Set != "core" && m.Set == "core" {
			found = m
		}
	}
	return found
}

// mages lists the ids of the game's mages.
func (g *Game) mages(cat *catalog.Catalog) string {
	return strings.Join(pick.Each(g.Form(cat).Who, func(p tracker.Person) string { return p.ID }), ", ")
}

// Seated tells who sits where.
func (g *Game) Seated(setup tracker.Event) []tracker.Sitter {
	var data SetupData
	if json.Unmarshal(setup.Data, &data) != nil || data.Game != g.rules.Name {
		return nil
	}
	return pick.Each(data.Seats, func(seat SeatData) tracker.Sitter {
		return tracker.Sitter{Who: seat.Mage, Name: seat.Name, Team: seat.Team}
	})
}

// named tells mages of one name apart, so that the log can.
func named(seats []SeatData) []SeatData {
	names := pick.Each(seats, func(seat SeatData) string { return seat.Name })
	seats = slices.Clone(seats)
	for i, name := range tracker.Distinct(names) {
		seats[i].Name = name
	}
	return seats
}
