package state

import (
	"encoding/json"
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// stateJSON is a state as the command line shows it: things are called as the
// rules call them. What a script compares is always there, also when it is zero.
type stateJSON struct {
	*stateFields
	SetupRound bool         `json:"setupRound"` // no attacks
	Turn       tracker.Seat `json:"turn"`       // 0: nobody's
	Queue      []Task       `json:"queue"`      // what the Upkeep still asks for
	Winner     tracker.Seat `json:"winner"`     // the first seat of the one side left, 0 while there are several
	Seats      []seatJSON   `json:"seats"`
}

// stateFields are those of a state that are shown as they are; what is written otherwise stands beside them.
type (
	stateFields  State
	playerFields = Player
	objectFields = Object
)

type seatJSON struct {
	*playerFields
	Team         int      `json:"team,omitempty"`
	Mage         string   `json:"mage,omitempty"`
	Initiative   bool     `json:"initiative"`
	Fallen       bool     `json:"fallen"`
	Abilities    []string `json:"abilities,omitempty"` // the mage's own powers
	Actives      int      `json:"activeCreatures"`     // the one acting not counted
	MayPass      bool     `json:"mayPass"`
	MayQuickcast bool     `json:"mayQuickcast"`
	objectJSON
	Objects []objectJSON `json:"objects"`
	Discard []Card       `json:"discard"`
}

type objectJSON struct {
	*objectFields
	Name       string         `json:"name"`
	Card       string         `json:"card,omitempty"`
	Kind       string         `json:"kind"`
	Level      int            `json:"level,omitempty"`
	Schools    []string       `json:"schools,omitempty"`
	Subtypes   []string       `json:"subtypes,omitempty"`
	Slots      []string       `json:"slots,omitempty"`
	Reveal     int            `json:"reveal,omitempty"` // printed cost to reveal
	Upkeep     int            `json:"upkeep,omitempty"` // mana to pay each Upkeep
	Life       int            `json:"life"`
	Armor      int            `json:"armor"`
	Channeling int            `json:"channeling"`
	Conditions map[string]int `json:"conditions"`
	Tokens     map[string]int `json:"tokens"`
	Traits     []string       `json:"traits,omitempty"`
	Attacks    []Strike       `json:"attacks,omitempty"`
	Defense    *Defense       `json:"defense,omitempty"`
	Bound      string         `json:"bound,omitempty"` // the spell bound to it
}

// MarshalJSON gives the state with everything of a seat inside the seat.
func (s *State) MarshalJSON() ([]byte, error) {
	out := stateJSON{
		stateFields: (*stateFields)(s), SetupRound: s.InSetupRound() && s.Round > 0, Turn: s.TurnNow(), Queue: append([]Task{}, s.Queue...),
		Winner: s.Winner(),
	}
	for _, p := range s.Players {
		out.Seats = append(out.Seats, s.seatJSON(p))
	}
	return json.Marshal(out)
}

func (s *State) seatJSON(p *Player) seatJSON {
	mage := s.Mage(p.Seat)
	out := seatJSON{
		playerFields: p, Team: max(p.Team, 0), Mage: mage.Printed.Card, Initiative: s.Initiative == p.Seat, Fallen: mage.Fallen(),
		Abilities: mage.Printed.Abilities, Actives: s.ActiveCreatures(p.Seat), MayPass: s.MayPassNow(p.Seat), MayQuickcast: s.MayQuickcast(p),
		objectJSON: mage.json(), Objects: []objectJSON{}, Discard: append([]Card{}, p.Discard...),
	}
	out.Card = ""
	for _, o := range s.Objects {
		if o.Controller == p.Seat && !o.IsMage() {
			out.Objects = append(out.Objects, o.json())
		}
	}
	return out
}

func (o *Object) json() objectJSON {
	p := o.Printed
	out := objectJSON{
		objectFields: o, Name: p.Name, Card: p.Card, Kind: p.Kind, Level: p.Level, Schools: p.Schools, Subtypes: p.Subtypes, Slots: p.Slots,
		Reveal: p.Reveal, Upkeep: o.UpkeepCost(), Life: o.MaxLife(), Armor: o.ArmorNow(), Channeling: o.Channels(),
		Conditions: o.Conditions, Tokens: o.Tokens, Traits: o.KeywordList(), Attacks: p.Attacks, Defense: p.Defense,
	}
	if o.Bound != nil {
		out.Bound = o.Bound.Name
	}
	if out.Conditions == nil {
		out.Conditions = map[string]int{}
	}
	if out.Tokens == nil {
		out.Tokens = map[string]int{}
	}
	return out
}

// AsKnownTo is the state as a seat's side knows it that expects nothing of what others
// have face down: none of that answers anything.
func (s *State) AsKnownTo(seat tracker.Seat) *State {
	known := *s
	known.Objects = slices.Clone(s.Objects)
	for i, o := range known.Objects {
		if o.FaceDown && !s.Sees(seat, o.Controller) {
			blank, printed := *o, *o.Printed
			printed.Deeds = slices.Clone(printed.Deeds)
			for n := range printed.Deeds {
				if it := &printed.Deeds[n]; it.Answers() {
					it.At = ""
				}
			}
			blank.Printed = &printed
			known.Objects[i] = &blank
		}
	}
	return &known
}
