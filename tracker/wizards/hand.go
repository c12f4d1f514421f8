package wizards

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// What a hand does to what lies on the table, such as what a spell or a card says that
// the app does not know.

// putData is the payload of "place" and "remove".
type putData struct {
	Piece *Piece `json:"piece"`
	Room  string `json:"room"`
	Count int    `json:"count,omitempty"`
}

// spot is the room of a piece, one where nobody says how many.
func (d *draft) spot(p *putData) (at int, err error) {
	if p.Piece == nil {
		return -1, tracker.FieldMissing.With("Action", string(d.event.Kind), "Field", "piece")
	}
	if p.Count == 0 {
		p.Count = 1
	}
	if p.Count < 1 || p.Count > mostPieces {
		return -1, outOfBounds.With("Field", "count", "Least", 1, "Most", mostPieces)
	}
	return d.room(p.Room)
}

// putDown places pieces, which meet what is there (W-24, W-58).
func (d *draft) putDown(p putData) error {
	at, err := d.spot(&p)
	if err != nil {
		return err
	}
	if d.Academy[at].Pieces[*p.Piece]+p.Count > mostPieces {
		return outOfBounds.With("Field", "count", "Least", 1, "Most", mostPieces)
	}
	d.place(slices.Repeat([]put{{*p.Piece, at}}, p.Count))
	return nil
}

// takeOff removes pieces.
func (d *draft) takeOff(p putData) error {
	at, err := d.spot(&p)
	if err != nil {
		return err
	}
	there := d.Academy[at].Pieces[*p.Piece]
	if there < p.Count {
		return noPiece.With("Piece", pieceWord(*p.Piece), "Room", d.roomWord(at))
	}
	d.Academy[at].Pieces[*p.Piece] -= p.Count
	d.tell("", []int{at}, "wizards.toldRemoved", "Count", p.Count, "Piece", pieceWord(*p.Piece), "Room", d.roomWord(at))
	return nil
}

// damage hurts a figure; so much within one turn kills it (W-37).
func (d *draft) damage(p putData) error {
	at, err := d.spot(&p)
	if err != nil {
		return err
	}
	kind, room := *p.Piece, &d.Academy[at]
	switch {
	case kind.life() == 0:
		return noDamage.With("Piece", pieceWord(kind)).ByRule("W-37")
	case room.Pieces[kind] == 0:
		return noPiece.With("Piece", pieceWord(kind), "Room", d.roomWord(at))
	}
	sum, hurt := p.Count, map[Piece]*int{Troll: &room.Hurt.Troll, Demon: &room.Hurt.Demon}[kind]
	if hurt != nil {
		sum += *hurt
		*hurt = sum
	}
	if sum < kind.life() {
		d.tell("W-37", []int{at}, "wizards.toldHurt", "Piece", pieceWord(kind), "Room", d.roomWord(at), "Damage", sum, "Life", kind.life())
		return nil
	}
	room.Pieces[kind]--
	if hurt != nil {
		*hurt = 0
	}
	d.tell("W-37", []int{at}, "wizards.toldKilled", "Piece", pieceWord(kind), "Room", d.roomWord(at), "Damage", sum)
	return nil
}

// forceData is the payload of "force": a figure or a wizard that a spell or a card moves
// into an adjoining room, or towards the Cursed Room.
type forceData struct {
	Piece   *Piece       `json:"piece,omitempty"`
	Room    string       `json:"room,omitempty"` // where the figure is
	Wizard  tracker.Seat `json:"wizard,omitempty"`
	To      string       `json:"to,omitempty"`
	Towards bool         `json:"towards,omitempty"`
}

// force moves a figure or a wizard without a card and whatever slows it (W-62).
func (d *draft) force(p forceData) error {
	t := Task{Do: "force", Seat: p.Wizard, Room: -1}
	switch {
	case p.Wizard != 0:
		if p.Wizard < 0 || int(p.Wizard) > len(d.Wizards) {
			return tracker.UnknownSeat.With("Seat", int(p.Wizard), "Seats", len(d.Wizards))
		}
		t.Room = d.wizard(p.Wizard).At
	case p.Piece == nil:
		return tracker.FieldMissing.With("Action", "force", "Field", "piece")
	case !p.Piece.figure():
		return notAFigure.With("Piece", pieceWord(*p.Piece))
	default:
		at, err := d.room(p.Room)
		if err != nil {
			return err
		}
		if t.Room, t.Piece = at, *p.Piece; d.Academy[at].Pieces[t.Piece] == 0 {
			return noPiece.With("Piece", pieceWord(t.Piece), "Room", d.roomWord(at))
		}
	}
	if err := d.forceWays(&t, p); err != nil {
		return err
	}
	d.first(t)
	return nil
}

// forceWays are the ways a forced move may take: the one to a named room, those towards
// the Cursed Room, or all that are open.
func (d *draft) forceWays(t *Task, p forceData) error {
	if t.Room < 0 {
		return unknownRoom.With("Name", p.Room)
	}
	for way := range Direction(directions) {
		if d.Academy.Adjoining(t.Room, way) >= 0 {
			t.Ways = append(t.Ways, way)
		}
	}
	if p.Towards {
		t.Ways = slices.DeleteFunc(d.Academy.towardsCursed(t.Room, d.Academy.impGain(t.Room)), func(w Direction) bool { return d.Academy.Adjoining(t.Room, w) < 0 })
	}
	if p.To != "" {
		to, err := d.room(p.To)
		if err != nil {
			return err
		}
		way, adjoining := towards(t.Room, to)
		if !adjoining || !slices.Contains(t.Ways, way) {
			if err := d.forbid("W-62", notAdjoining.With("From", d.roomWord(t.Room), "To", d.roomWord(to))); err != nil || !adjoining {
				return notAdjoining.With("From", d.roomWord(t.Room), "To", d.roomWord(to)).ByRule("W-62")
			}
		}
		t.Ways = []Direction{way}
	}
	if len(t.Ways) == 0 {
		return notAdjoining.With("From", d.roomWord(t.Room), "To", tracker.Word("wizards.outside")).ByRule("W-62")
	}
	return nil
}

// forced does a forced move; of several ways the players choose (W-62).
func (d *draft) forced(t *Task) (bool, error) {
	way, ok, err := d.choose(t.Room, t.Ways, "W-62")
	if !ok || err != nil {
		return false, err
	}
	to := doorTo(t.Room, way)
	if t.Seat == 0 {
		d.goes(t.Piece, t.Room, to, "W-62")
		return true, nil
	}
	w := d.wizard(t.Seat)
	w.At = to
	d.tell("W-62", []int{t.Room, to}, "wizards.toldForced", "Name", w.Name, "Room", d.roomWord(to))
	return true, nil
}

// effectData is the payload of "effect": instructions as cards have them.
type effectData struct {
	Effects []Effect `json:"effects"`
}

// byHand follows instructions that somebody reads from a card or a spell.
func (d *draft) byHand(p effectData) error {
	if len(p.Effects) == 0 {
		return tracker.FieldMissing.With("Action", "effect", "Field", "effects")
	}
	if err := d.Scenario.checkEffects("effects", p.Effects); err != nil {
		return err
	}
	d.paragraphs([][]Effect{p.Effects})
	return nil
}

// The payloads of "turn", "swap", "door", "source", "name" and "teleport".
type (
	turnData struct {
		Room     string `json:"room"`
		Quarters *int   `json:"quarters,omitempty"`
	}
	swapData struct {
		Room string `json:"room"`
		To   string `json:"to"`
	}
	doorData struct {
		Room  string `json:"room"`
		Door  string `json:"door,omitempty"`
		Doors *Doors `json:"doors,omitempty"`
	}
	sourceData struct {
		Room  string `json:"room"`
		Glyph int    `json:"glyph"`
	}
	nameData struct {
		Room   string  `json:"room"`
		Name   *string `json:"name,omitempty"`
		School *string `json:"school,omitempty" values:"augmentation destruction dimension elementalism enchantment sanctuary"`
	}
	teleportData struct {
		To string `json:"to"`
	}
)

// turnRoom turns a room by quarters clockwise, one where nothing is said.
func (d *draft) turnRoom(p turnData) error {
	at, err := d.room(p.Room)
	if err != nil {
		return err
	}
	quarters := 1
	if p.Quarters != nil {
		quarters = *p.Quarters
	}
	if err := d.shift(shiftsOf(quarters)); err != nil {
		return err
	}
	d.Academy.turn(at, quarters)
	d.tell("", []int{at}, "wizards.toldTurned", "Room", d.roomWord(at), "Quarters", quarters)
	d.defend()
	return nil
}

// shiftsOf is how many shifts a turn by quarters is: one for each, by the shorter way round (W-42).
func shiftsOf(quarters int) int {
	clockwise := (quarters%directions + directions) % directions
	return min(clockwise, directions-clockwise)
}

// swapRooms lets two adjacent rooms change places, with all they hold.
func (d *draft) swapRooms(p swapData) error {
	at, err := d.room(p.Room)
	if err != nil {
		return err
	}
	to, err := d.room(p.To)
	if err != nil {
		return err
	}
	if _, adjoining := towards(at, to); !adjoining {
		if err := d.forbid("W-42", notAdjacent.With("From", d.roomWord(at), "To", d.roomWord(to))); err != nil {
			return err
		}
	}
	if err := d.shift(1); err != nil {
		return err
	}
	d.Academy.swap(at, to)
	for i := range d.Wizards {
		switch w := &d.Wizards[i]; w.At {
		case at:
			w.At = to
		case to:
			w.At = at
		}
	}
	d.tell("", []int{at, to}, "wizards.toldSwapped", "Room", d.roomWord(to), "Other", d.roomWord(at))
	d.defend()
	return nil
}

// shift uses up one of the shifts before an advanced game begins (W-42). In the basic
// game rooms are turned freely (W-5), and later only cards and spells do it.
func (d *draft) shift(n int) error {
	if d.Phase != phaseRefine || !d.Advanced {
		return nil
	}
	if d.Shifts < n {
		return d.forbid("W-42", noShifts.With("Count", d.Scenario.Shifts))
	}
	d.Shifts -= n
	return nil
}

// door sets the doors of a room as its tile lies on the table, all of them or one side.
func (d *draft) door(p doorData) error {
	at, err := d.room(p.Room)
	if err != nil {
		return err
	}
	switch way, ok := directionCalled(p.Door); {
	case p.Doors != nil:
		d.Academy[at].Doors = *p.Doors
	case ok:
		d.Academy[at].Doors[way] = !d.Academy[at].Doors[way]
	default:
		return badDoors.With("Doors", p.Door)
	}
	d.tell("", []int{at}, "wizards.toldDoors", "Room", d.roomWord(at), "Count", len(d.Academy.Neighbours(at)))
	return nil
}

// source lays a glyph source into a room, or takes it away with 0.
func (d *draft) source(p sourceData) error {
	at, err := d.room(p.Room)
	if err != nil {
		return err
	}
	if p.Glyph < 0 || p.Glyph > Glyphs {
		return outOfBounds.With("Field", "glyph", "Least", 0, "Most", Glyphs)
	}
	d.Academy[at].Source = p.Glyph
	d.tell("", []int{at}, "wizards.toldSource", "Room", d.roomWord(at), "Glyph", p.Glyph)
	return nil
}

// rename gives a room a name of one's own, and the school it boosts, as they stand on the
// tile (W-36).
func (d *draft) rename(p nameData) error {
	at, err := d.room(p.Room)
	if err != nil {
		return err
	}
	room := &d.Academy[at]
	switch {
	case p.Name == nil && p.School == nil:
		return tracker.FieldMissing.With("Action", "name", "Field", "name")
	case p.Name != nil && len(*p.Name) > mostName:
		return outOfBounds.With("Field", "name", "Least", 0, "Most", mostName)
	case p.School != nil && *p.School != "" && !slices.Contains(Schools(), *p.School):
		return outOfBounds.With("Field", "school", "Least", Schools()[0], "Most", Schools()[len(Schools())-1])
	}
	if p.Name != nil {
		room.Name = *p.Name
	}
	if p.School != nil {
		room.School = *p.School
	}
	d.say("wizards.logNamed", "Room", d.roomWord(at))
	return nil
}

// mostName is how long a room's own name may be, in bytes.
const mostName = 40

// teleport puts a wizard into any room, as a spell does.
func (d *draft) teleport(p teleportData) error {
	to, err := d.room(p.To)
	if err != nil {
		return err
	}
	w, _ := d.mine()
	w.At = to
	d.tell("", []int{to}, "wizards.toldTeleported", "Name", w.Name, "Room", d.roomWord(to))
	return nil
}
