package magewars

import (
	"encoding/json"

	"github.com/quickcast/quickcast/tracker"
)

// stateJSON is a state as the command line shows it: things are called as the
// rules call them. What a script compares is always there, also when it is zero.
type stateJSON struct {
	Game       string       `json:"game"`
	Apprentice bool         `json:"apprentice,omitempty"`
	Round      int          `json:"round"`
	Phase      Phase        `json:"phase"`
	Step       Step         `json:"step"`
	SetupRound bool         `json:"setupRound"` // no attacks
	Initiative tracker.Seat `json:"initiative"`
	Turn       tracker.Seat `json:"turn"`            // 0: nobody's
	Acting     string       `json:"acting"`          // the creature being activated
	Acted      bool         `json:"acted"`           // it has taken its action
	Moves      int          `json:"moves"`           // move actions it has taken
	Again      *Again       `json:"again,omitempty"` // an attack that may go on against another target
	Fight      *Fight       `json:"fight,omitempty"`
	Due        []Due        `json:"mustReveal,omitempty"` // hidden enchantments that must be revealed now
	Held       *Held        `json:"held,omitempty"`       // the action that waits for that
	Queue      []Task       `json:"queue"`                // what the Upkeep still asks for
	FreeCasts  []FreeCast   `json:"freeCasts,omitempty"`  // spells that may be cast without an action
	Offers     []Offer      `json:"offers,omitempty"`     // what cards do now: the action "deed" does it, or leaves it
	Winner     tracker.Seat `json:"winner"`               // the first seat of the one side left, 0 while there are several
	Seats      []seatJSON   `json:"seats"`
}

type seatJSON struct {
	Seat         tracker.Seat `json:"seat"`
	Team         int          `json:"team,omitempty"`
	Mage         string       `json:"mage,omitempty"`
	School       string       `json:"school,omitempty"`
	Training     []string     `json:"training,omitempty"`
	Quickcast    bool         `json:"quickcast"`
	Initiative   bool         `json:"initiative"`
	Fallen       bool         `json:"fallen"`
	Gone         bool         `json:"gone"`
	Planned      int          `json:"planned"`             // prepared spells not cast yet
	Taken        int          `json:"damageTaken"`         // over the game, healing ignored
	Leads        int          `json:"initiativeRounds"`    // rounds with the initiative
	Book         []BookCard   `json:"book,omitempty"`      // what is left in an open spellbook
	Abilities    []string     `json:"abilities,omitempty"` // the mage's own powers
	Actives      int          `json:"activeCreatures"`     // the one acting not counted
	MayPass      bool         `json:"mayPass"`
	MayQuickcast bool         `json:"mayQuickcast"`
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
	Schools    []string       `json:"schools,omitempty"`
	Subtypes   []string       `json:"subtypes,omitempty"`
	Slots      []string       `json:"slots,omitempty"`
	Controller tracker.Seat   `json:"controller"`
	Owner      tracker.Seat   `json:"owner"`
	AttachedTo string         `json:"attachedTo,omitempty"`
	FaceDown   bool           `json:"faceDown"`
	Reveal     int            `json:"reveal,omitempty"` // printed cost to reveal
	Upkeep     int            `json:"upkeep,omitempty"` // mana to pay each Upkeep
	Life       int            `json:"life"`
	Damage     int            `json:"damage"`
	Armor      int            `json:"armor"`
	Mana       int            `json:"mana"`
	Channeling int            `json:"channeling"`
	Active     bool           `json:"active"`
	Guard      bool           `json:"guard"`
	Used       []string       `json:"used,omitempty"` // markers turned over until the next Reset
	Conditions map[string]int `json:"conditions"`
	Fresh      map[string]int `json:"freshConditions,omitempty"` // of those, got in its own activation
	Tokens     map[string]int `json:"tokens"`
	Traits     []string       `json:"traits,omitempty"`
	Attacks    []Strike       `json:"attacks,omitempty"`
	Defense    *Defense       `json:"defense,omitempty"`
	Defended   int            `json:"defenseUsed,omitempty"`     // times this round
	Received   int            `json:"attacksReceived,omitempty"` // this round
	Meleed     bool           `json:"meleeAttacked,omitempty"`   // has made a melee attack this round
	Bound      string         `json:"bound,omitempty"`           // the spell bound to it
}

// MarshalJSON gives the state with everything of a seat inside the seat.
func (s *State) MarshalJSON() ([]byte, error) {
	out := stateJSON{
		Game: s.Game, Apprentice: s.Apprentice, Round: s.Round, Phase: s.Phase, Step: s.Step,
		SetupRound: s.InSetupRound() && s.Round > 0, Initiative: s.Initiative, Turn: s.turnNow(), Acting: s.Acting, Acted: s.Acted, Moves: s.Moves, Again: s.Again,
		Fight: s.Fight, Due: s.Due, Held: s.Held, FreeCasts: s.FreeCasts, Offers: s.Offers, Queue: append([]Task{}, s.Queue...), Winner: s.winner(),
	}
	for _, p := range s.Players {
		out.Seats = append(out.Seats, s.seatJSON(p))
	}
	return json.Marshal(out)
}

func (s *State) seatJSON(p *Player) seatJSON {
	mage := s.Mage(p.Seat)
	out := seatJSON{
		Seat: p.Seat, Team: max(p.Team, 0), Mage: mage.Printed.Card, School: p.School, Training: p.Training, Quickcast: p.Quickcast,
		Initiative: s.Initiative == p.Seat, Fallen: mage.fallen(), Gone: p.Gone, Planned: p.Planned,
		Taken: p.Taken, Leads: p.Leads, Book: p.Book, Abilities: mage.Printed.Abilities, Actives: s.activeCreatures(p.Seat),
		MayPass: s.mayPassNow(p.Seat), MayQuickcast: s.mayQuickcast(p),
		objectJSON: mage.json(), Objects: []objectJSON{}, Discard: p.Discard,
	}
	out.Card = ""
	if out.Discard == nil {
		out.Discard = []Card{}
	}
	for _, o := range s.Objects {
		if o.Controller == p.Seat && !o.isMage() {
			out.Objects = append(out.Objects, o.json())
		}
	}
	return out
}

func (o *Object) json() objectJSON {
	p := o.Printed
	out := objectJSON{
		ID: o.ID, Name: p.Name, Card: p.Card, Kind: p.Kind, Level: p.Level, Schools: p.Schools, Subtypes: p.Subtypes, Slots: p.Slots,
		Controller: o.Controller, Owner: o.Owner, AttachedTo: o.Host, FaceDown: o.FaceDown, Reveal: p.Reveal, Upkeep: o.upkeepCost(),
		Life: o.maxLife(), Damage: o.Damage, Armor: o.armorNow(), Mana: o.Mana, Channeling: o.channels(), Active: o.Active, Guard: o.Guard,
		Used: o.Used, Conditions: o.Conditions, Fresh: o.Fresh, Tokens: o.Tokens, Traits: o.keywordList(), Attacks: p.Attacks,
		Defense: p.Defense, Defended: o.Defended, Received: o.Received, Meleed: o.Meleed,
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
