package magewars

import (
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// SetupData is the payload of the setup event: all a table needs to know about
// its mages, so that it replays without the catalog.
type SetupData struct {
	Game       string     `json:"game"`
	Apprentice bool       `json:"apprentice,omitempty"` // Arena's Apprentice Mode
	Seed       uint64     `json:"seed,omitempty"`       // of the table's own rolls
	Life       int        `json:"life,omitempty"`       // what every mage has in place of its own: 20 on the half board
	Channel    int        `json:"channeling,omitempty"` // the same
	Seats      []SeatData `json:"seats"`
}

// SeatData is one seat of a new table with the printed values of its mage.
type SeatData struct {
	Name      string           `json:"name"`
	Mage      string           `json:"mage,omitempty"`   // id in the catalog
	Team      int              `json:"team,omitempty"`   // 0 for a side of its own
	School    string           `json:"school,omitempty"` // the seat's tint
	Life      int              `json:"life"`
	Armor     int              `json:"armor,omitempty"`
	Channel   int              `json:"channeling"`
	Mana      int              `json:"mana,omitempty"` // before the first channeling
	Subtypes  []string         `json:"subtypes,omitempty"`
	Traits    []string         `json:"traits,omitempty"`
	Attacks   []state.Strike   `json:"attacks,omitempty"`
	Defense   *state.Defense   `json:"defense,omitempty"`
	Abilities []string         `json:"abilities,omitempty"` // names of the mage's own powers
	Deeds     []deed.Deed      `json:"deeds,omitempty"`     // what it does by these; left out by older logs: as this version knows them
	Training  []string         `json:"training,omitempty"`  // classes and schools, for cards that ask for them
	Book      []state.BookCard `json:"book,omitempty"`      // an open spellbook
}

// Seats a table can have.
const (
	minSeats = 2
	maxSeats = 6
)

// Values of Arena's Apprentice Mode.
const (
	apprenticeLife       = 24
	apprenticeChanneling = 10
	apprenticeMana       = 10
	apprenticeDice       = 3
)

// setUp makes the table before its first round: damage 0, starting
// mana as printed, every quickcast marker ready. One team alone
// has nobody to play against.
func (g *Game) setUp(e tracker.Event) (*state.State, error) {
	data, err := state.Payload[SetupData](e)
	if err != nil {
		return nil, err
	}
	if data.Game != g.rules.Name {
		return nil, tracker.ForeignState.With("Game", g.rules.Name)
	}
	if len(data.Seats) < minSeats || len(data.Seats) > maxSeats {
		return nil, state.BadSeats.With("Count", len(data.Seats))
	}
	s := &state.State{Game: g.rules.Name, Rules: g.rules, Apprentice: data.Apprentice, Seed: data.Seed, Phase: state.SetupPhase}
	d := effect.NewDraft(s, e)
	for i, seat := range data.Seats {
		if err := sit(d, tracker.Seat(i+1), data.common(g.rules.Variant, seat)); err != nil {
			return nil, err
		}
	}
	alone := pick.All(d.Players, func(p *state.Player) bool { return d.Allied(p.Seat, 1) })
	if err := d.Demand(!alone, state.OneTeam.With().ByRule(d.Cite("A-113 R-132"))); err != nil {
		return nil, err
	}
	d.Say(0, "table.logSetup", "Game", state.Word("game", g.rules.Name))
	for _, p := range d.Players {
		o := d.Mage(p.Seat)
		d.Say(p.Seat, "table.logSeat", "Name", o.Printed.Name, "Life", o.Life, "Mana", o.Mana, "Channeling", o.Channeling)
	}
	return d.Finish(), nil
}

// common gives a seat what all mages of the table share: the values of Apprentice
// Mode, then a life and a channeling of the table's own.
func (p SetupData) common(v state.Variant, seat SeatData) SeatData {
	if p.Apprentice && v.Sizes {
		seat = apprentice(seat)
	}
	if p.Life != 0 {
		seat.Life = p.Life
	}
	if p.Channel != 0 {
		seat.Channel = p.Channel
	}
	return seat
}

// sit puts a mage on its seat.
func sit(d *effect.Draft, seat tracker.Seat, data SeatData) error {
	printed := &state.Printed{
		Name: data.Name, Card: data.Mage, Kind: state.KindMage, Level: d.Variant().MageLevel, Subtypes: data.Subtypes,
		Life: data.Life, Armor: data.Armor, Channeling: data.Channel,
		Traits: data.Traits, Attacks: data.Attacks, Defense: data.Defense, Abilities: data.Abilities,
	}
	field := law.Check(printed)
	switch {
	case field != "":
	case data.Life == 0:
		field = "life"
	case data.Mana < 0 || data.Mana > state.MaxNumber:
		field = "mana"
	case data.Team < 0 || data.Team > maxSeats:
		field = "team"
	case len(data.School) > state.MaxName:
		field = "school"
	case !law.GoodList(data.Training):
		field = "training"
	case deed.Check(data.Deeds) != nil:
		field = "deeds"
	case effect.CheckBook(data.Book) != "":
		field = "book"
	}
	if field != "" {
		return state.BadSetup.With("Seat", int(seat), "Field", field)
	}
	printed.Deeds = d.Rules.DeedsBy(data.Mage, data.Abilities, data.Deeds)
	team := data.Team
	if team == 0 {
		team = -int(seat) // nobody else's
	}
	d.Players = append(d.Players, &state.Player{Seat: seat, Team: team, School: data.School, Quickcast: true, Training: data.Training, Book: data.Book})
	d.Objects = append(d.Objects, &state.Object{
		ID: state.MageID(seat), Printed: printed, Controller: seat, Owner: seat, Active: true,
		Life: data.Life, Armor: data.Armor, Mana: data.Mana, Channeling: data.Channel,
	})
	return nil
}

// apprentice gives the values that all mages share in Apprentice Mode; ability
// cards are not used, so traits go.
func apprentice(data SeatData) SeatData {
	data.Life, data.Channel, data.Mana, data.Armor = apprenticeLife, apprenticeChanneling, apprenticeMana, 0
	data.Traits, data.Defense, data.Abilities, data.Deeds = nil, nil, nil, nil
	data.Attacks = []state.Strike{{Name: "Basic Melee Attack", Action: "quick", Kind: "melee", Dice: apprenticeDice}}
	return data
}

// FromMage takes from a mage's card what a seat of a new table needs. Channeling
// is 0 where no source confirms it: the person sets it.
func FromMage(m *catalog.Mage) SeatData {
	seat := SeatData{
		Name: m.Class, Mage: string(m.ID), Life: m.Life, Armor: m.Armor, Channel: m.Channeling, Mana: m.StartingMana,
		Subtypes: m.Subtypes, Traits: m.Traits, Attacks: catalog.Bars(m.Attacks), Defense: m.Defense.Printed(),
	}
	for _, a := range m.Abilities {
		seat.Abilities = append(seat.Abilities, a.Name)
	}
	if len(m.Training.Trained) > 0 {
		seat.School = string(m.Training.Trained[0])
	}
	seat.Training = trainedIn(m)
	return seat
}

// trainedIn lists a mage's class and schools, for cards that ask for one of them.
// A school that the player chooses is unknown here: then all cards may be had.
func trainedIn(m *catalog.Mage) []string {
	if len(m.Training.Choices) > 0 {
		return nil
	}
	list := []string{m.Class}
	for _, school := range m.Training.Trained {
		list = append(list, string(school))
	}
	for _, school := range m.Training.Qualifies {
		list = append(list, string(school))
	}
	return append(list, m.Training.CountsAs...)
}
