package magewars

import (
	"encoding/json"

	"quickcast/tracker"
)

// stateJSON is a state as the command line shows it: things are called as the
// rules call them.
type stateJSON struct {
	Game       string       `json:"game"`
	Apprentice bool         `json:"apprentice,omitempty"`
	Round      int          `json:"round"`
	Phase      Phase        `json:"phase"`
	Step       Step         `json:"step,omitempty"`
	SetupRound bool         `json:"setupRound,omitempty"` // no attacks
	Initiative tracker.Seat `json:"initiative"`
	Turn       tracker.Seat `json:"turn,omitempty"`
	Acting     string       `json:"acting,omitempty"`
	Acted      bool         `json:"acted,omitempty"`
	Queue      []Task       `json:"queue,omitempty"`
	Winner     tracker.Seat `json:"winner,omitempty"`
	Seats      []seatJSON   `json:"seats"`
}

type seatJSON struct {
	Seat       tracker.Seat `json:"seat"`
	Team       int          `json:"team,omitempty"`
	Mage       string       `json:"mage,omitempty"`
	School     string       `json:"school,omitempty"`
	Quickcast  bool         `json:"quickcast"`
	Initiative bool         `json:"initiative"`
	Fallen     bool         `json:"fallen"`
	Gone       bool         `json:"gone,omitempty"`
	Planned    int          `json:"planned,omitempty"`
	Taken      int          `json:"damageTaken"`         // over the game, healing ignored
	Leads      int          `json:"initiativeRounds"`    // rounds with the initiative
	Book       []BookCard   `json:"book,omitempty"`      // what is left in an open spellbook
	Abilities  []string     `json:"abilities,omitempty"` // the mage's own powers
	MayPass    bool         `json:"mayPass"`
	objectJSON
	Objects []objectJSON `json:"objects"`
	Discard []Card       `json:"discard"`
}

type objectJSON struct {
	ID         string         `json:"id"`
	Name       string         `json:"name"`
	Card       string         `json:"card,omitempty"`
	Kind       string         `json:"kind"`
	Level      int            `json:"level,omitempty"`
	Owner      tracker.Seat   `json:"owner,omitempty"`
	AttachedTo string         `json:"attachedTo,omitempty"`
	FaceDown   bool           `json:"faceDown,omitempty"`
	Life       int            `json:"life"`
	Damage     int            `json:"damage"`
	Armor      int            `json:"armor"`
	Mana       int            `json:"mana"`
	Channeling int            `json:"channeling"`
	Active     bool           `json:"active"`
	Guard      bool           `json:"guard"`
	Used       []string       `json:"used,omitempty"`
	Conditions map[string]int `json:"conditions"`
	Tokens     map[string]int `json:"tokens,omitempty"`
	Traits     []string       `json:"traits,omitempty"`
	Attacks    []Strike       `json:"attacks,omitempty"`
	Bound      string         `json:"bound,omitempty"` // the spell bound to it
}

// MarshalJSON gives the state with everything of a seat inside the seat.
func (s *State) MarshalJSON() ([]byte, error) {
	out := stateJSON{
		Game: s.Game, Apprentice: s.Apprentice, Round: s.Round, Phase: s.Phase, Step: s.Step,
		SetupRound: s.InSetupRound(), Initiative: s.Initiative, Turn: s.Turn, Acting: s.Acting, Acted: s.Acted,
		Queue: s.Queue, Winner: s.Winner(),
	}
	for _, p := range s.Players {
		out.Seats = append(out.Seats, s.seatJSON(p))
	}
	return json.Marshal(out)
}

func (s *State) seatJSON(p *Player) seatJSON {
	mage := s.Mage(p.Seat)
	out := seatJSON{
		Seat: p.Seat, Team: max(p.Team, 0), Mage: mage.Printed.Card, School: p.School, Quickcast: p.Quickcast,
		Initiative: s.Initiative == p.Seat, Fallen: mage.Fallen(), Gone: p.Gone, Planned: p.Planned,
		Taken: p.Taken, Leads: p.Leads, Book: p.Book, Abilities: mage.Printed.Abilities,
		MayPass:    s.onTurn(p.Seat) && s.MayPass(p.Seat),
		objectJSON: mage.json(), Objects: []objectJSON{}, Discard: p.Discard,
	}
	out.Card, out.Owner = "", 0
	if out.Discard == nil {
		out.Discard = []Card{}
	}
	for _, o := range s.Objects {
		if o.Controller == p.Seat && !o.IsMage() {
			out.Objects = append(out.Objects, o.json())
		}
	}
	return out
}

func (o *Object) json() objectJSON {
	out := objectJSON{
		ID: o.ID, Name: o.Printed.Name, Card: o.Printed.Card, Kind: o.Printed.Kind, Level: o.Printed.Level,
		AttachedTo: o.Host, FaceDown: o.FaceDown, Life: o.MaxLife(), Damage: o.Damage, Armor: o.ArmorNow(),
		Mana: o.Mana, Channeling: o.channels(), Active: o.Active, Guard: o.Guard, Used: o.Used,
		Conditions: o.Conditions, Tokens: o.Tokens, Traits: o.KeywordList(), Attacks: o.Printed.Attacks,
	}
	if o.Bound != nil {
		out.Bound = o.Bound.Name
	}
	if o.Owner != o.Controller {
		out.Owner = o.Owner
	}
	if out.Conditions == nil {
		out.Conditions = map[string]int{}
	}
	return out
}
