package wizards

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"
)

// Glyphs is how many kinds of glyphs there are, numbered from 1 (W-18).
const Glyphs = 7

// Scenario is what a game is played with, as data: its level of rules, its rooms, cards
// and spells, and what it begins with. It is read from JSON; assets/data/wizards holds
// those of the app and their schema.
type Scenario struct {
	ID       string `json:"id"`
	Name     string `json:"name,omitempty"` // of one's own
	Advanced bool   `json:"advanced,omitempty"`

	Rooms   []Tile     `json:"rooms"`             // the tiles to choose from
	Without []string   `json:"without,omitempty"` // tiles that stay out of the academy (W-4)
	Cards   []RoomCard `json:"roomCards"`

	Disasters   []Disaster `json:"disasterCards"`
	Disaster    []string   `json:"disasterDeck"`          // names, with as many as are in it
	Progression []string   `json:"progression,omitempty"` // the same; ordered where Ordered
	Ordered     bool       `json:"ordered,omitempty"`     // the progression is not shuffled (W-11)

	Spells []Spell        `json:"spells"`
	Fill   []Fill         `json:"fill,omitempty"`   // further spells drawn by chance (W-14)
	Levels map[string]int `json:"levels,omitempty"` // of spaces whose level is another than usual (W-19)

	Mana       int               `json:"mana"`
	Sources    []Place           `json:"sources,omitempty"`   // where glyph sources lie; without a room a card says
	Guardians  []Place           `json:"guardians,omitempty"` // on a glyph's source or in a room
	Threats    []Opening         `json:"threats,omitempty"`   // on the board at the start
	Shifts     int               `json:"shifts,omitempty"`    // W-42
	Supply     int               `json:"supply,omitempty"`    // glyphs of each kind; 0 for the usual
	Overflow   bool              `json:"overflow,omitempty"`  // the third water goes on (W-59)
	WaterSlows bool              `json:"waterSlows"`          // entering water costs one more action (W-31)
	WrongGuess int               `json:"wrongGuess"`          // mana a wrong guess in the Library costs (W-33)
	Victory    []Condition       `json:"victory"`
	Defeat     []Condition       `json:"defeat,omitempty"`   // beside no mana and no cards
	Extras     []string          `json:"extras,omitempty"`   // special rules, in one's own words
	Grimoire   map[string]string `json:"grimoire,omitempty"` // by threat: what one's own book says of it
	Ours       []string          `json:"ours,omitempty"`     // what the app made up, see OurFacts
}

// Tile is a room before the game.
type Tile struct {
	ID     string `json:"id"`
	Name   string `json:"name,omitempty"`
	Doors  *Doors `json:"doors,omitempty"` // nil where nobody has told
	School string `json:"school,omitempty"`
}

// RoomCard is a card that names a room and arrows (W-63).
type RoomCard struct {
	Room   string `json:"room"`
	Arrows Arrows `json:"arrows"`
}

// Disaster is a disaster card. Each paragraph is a list of effects (W-24, W-26); none is
// a card whose text the table reads itself.
type Disaster struct {
	ID         string     `json:"id"`
	Name       string     `json:"name,omitempty"`
	Level      string     `json:"level"`          // "0" to "4", or "-" (W-15)
	Text       string     `json:"text,omitempty"` // in one's own words, read out when it is played
	Paragraphs [][]Effect `json:"paragraphs,omitempty"`
}

// Effect is one instruction of a card.
type Effect struct {
	Do     string   `json:"do"`               // place, activate, activate-rooms, wild-magic, mana, read, or one of Hands
	Piece  *Piece   `json:"piece,omitempty"`  // of place and activate
	Room   string   `json:"room,omitempty"`   // of place: an id; "" for a random one
	Rooms  []string `json:"rooms,omitempty"`  // of activate-rooms
	Count  int      `json:"count,omitempty"`  // of place, 0 for 1; of mana: what is added
	Level  int      `json:"level,omitempty"`  // of wild-magic, 0 for one the players choose
	Unless bool     `json:"unless,omitempty"` // of place: only while no such threat threatens the Crystal
	Text   string   `json:"text,omitempty"`   // of read, in one's own words
}

// What an effect does.
const (
	doPlace    = "place"
	doActivate = "activate"
	doRooms    = "activate-rooms"
	doWild     = "wild-magic"
	doMana     = "mana"
	doRead     = "read"
)

// Hands are what a card can have a hand do, which is asked for once it is played: whom it
// hits, and where to, stands nowhere.
func Hands() []string {
	return []string{"remove", "damage", "force", "teleport", "turn", "swap", "source", "item"}
}

// Spell is a spell card.
type Spell struct {
	ID      string   `json:"id"`
	Name    string   `json:"name,omitempty"`
	Level   int      `json:"level"`
	Plain   bool     `json:"plain,omitempty"`  // it has no school, so it is always whole (WT-2)
	School  string   `json:"school,omitempty"` // "" where nobody has told
	Botch   bool     `json:"botch,omitempty"`
	Copies  int      `json:"copies,omitempty"` // 0 for 1
	Effects []Effect `json:"effects,omitempty"`
	Boosted []Effect `json:"boosted,omitempty"` // what the boost adds
	Text    string   `json:"text,omitempty"`    // in one's own words, read out when it is cast
	More    string   `json:"more,omitempty"`    // what the boost adds, likewise
}

// Fill draws further spells of a level by chance (W-14).
type Fill struct {
	Level   int      `json:"level"`
	Botches int      `json:"botches,omitempty"`
	Others  int      `json:"others,omitempty"`
	From    []string `json:"from"` // ids
}

// Place is where a glyph source or a guardian comes.
type Place struct {
	Glyph int    `json:"glyph,omitempty"`
	Room  string `json:"room,omitempty"`
}

// Opening is a piece on the board at the start.
type Opening struct {
	Piece Piece  `json:"piece"`
	Room  string `json:"room,omitempty"` // "" for a random one
	Count int    `json:"count,omitempty"`
}

// Condition is one way a game ends. All that it names must hold.
type Condition struct {
	Cast    string `json:"cast,omitempty"`    // this spell is cast
	In      string `json:"in,omitempty"`      // by a wizard in this room
	Without *Piece `json:"without,omitempty"` // while none of this is on the board
	Least   *Many  `json:"least,omitempty"`   // so many of a piece are on the board
	Bound   int    `json:"bound,omitempty"`   // so many spells are bound
	Turns   int    `json:"turns,omitempty"`   // so many turns were played
	Text    string `json:"text,omitempty"`    // in one's own words; alone, the table decides
}

// Many is so many of a piece.
type Many struct {
	Piece Piece `json:"piece"`
	Count int   `json:"count"`
}

// ReadScenario reads a scenario. It refuses what is no JSON of the form, a field there is
// none of, and what no table could play, each with the place in the file (BadScenario).
func ReadScenario(data []byte) (*Scenario, error) {
	s := &Scenario{}
	if err := readStrictly(data, s); err != nil {
		return nil, err
	}
	return s, s.check()
}

// readStrictly reads what may have no field but its own, and is not too long.
func readStrictly(data []byte, into any) error {
	if len(data) > mostScenario {
		return badScenario.With("Where", "", "Reason", "more than "+strconv.Itoa(mostScenario)+" bytes")
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(into); err != nil {
		return badScenario.With("Where", "", "Reason", err.Error())
	}
	return nil
}

// mostScenario bounds the text of a scenario, in bytes.
const mostScenario = 1 << 19

// room finds a tile by its id.
func (s *Scenario) room(id string) *Tile {
	i := slices.IndexFunc(s.Rooms, func(t Tile) bool { return t.ID == id })
	if i < 0 {
		return nil
	}
	return &s.Rooms[i]
}

// spell finds a spell by its id.
func (s *Scenario) spell(id string) *Spell {
	i := slices.IndexFunc(s.Spells, func(t Spell) bool { return t.ID == id })
	if i < 0 {
		return nil
	}
	return &s.Spells[i]
}

// disaster finds a disaster card by its id.
func (s *Scenario) disaster(id string) *Disaster {
	i := slices.IndexFunc(s.Disasters, func(t Disaster) bool { return t.ID == id })
	if i < 0 {
		return nil
	}
	return &s.Disasters[i]
}

// card finds the room card of a room.
func (s *Scenario) card(room string) *RoomCard {
	i := slices.IndexFunc(s.Cards, func(c RoomCard) bool { return c.Room == room })
	if i < 0 {
		return nil
	}
	return &s.Cards[i]
}

// Levels is how many levels of spells there are.
const Levels = 4

// OurFacts are what no rulebook at hand prints, so that the app's scenarios had to make it up:
// the doors of the tiles, the arrows of the room cards, the rooms on the Activate cards, the
// names of four rooms, what some cards do, the levels of the grid.
func OurFacts() []string { return []string{"doors", "arrows", "activate", "rooms", "cards", "levels"} }

// Level is the level of the space of two glyphs (W-19).
func (s *Scenario) Level(p Pair) int { return s.level(p) }

// SetLevel makes the space of two glyphs of another level, from 1 to Levels.
func (s *Scenario) SetLevel(p Pair, level int) {
	levels := map[string]int{}
	for pair, each := range s.Levels {
		levels[pair] = each
	}
	delete(levels, p.String())
	s.Levels = levels
	if s.level(p) != level {
		levels[p.String()] = level
	}
}

// level is the level of the space of two glyphs: by the higher of them 1 to 3 first, 4
// and 5 second, 6 third, 7 fourth, unless the scenario says otherwise (W-19).
func (s *Scenario) level(p Pair) int {
	if level, ok := s.Levels[p.String()]; ok {
		return level
	}
	switch {
	case p.High <= 3:
		return 1
	case p.High <= 5:
		return 2
	}
	return p.High - 3
}

// Stock is how many glyphs of each kind there are: 84 in the box beside the sources
// (W-13, inferred).
func (s *Scenario) Stock() int {
	if s.Supply > 0 {
		return s.Supply
	}
	return 12
}
