package wizards

import (
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
)

// Acted marks what has activated in the paragraph that is played: no threat does so twice
// in one (W-26). An imp takes its mark along.
type Acted struct {
	Fire   [Places]bool
	Portal [Places]bool
	Other  [pieceKinds][Places]bool
	Imps   [Places]int
}

// paragraphs puts the paragraphs of a card first, each on its own.
func (d *draft) paragraphs(list [][]Effect) {
	tasks := pick.Each(list, func(effects []Effect) Task { return Task{Do: "paragraph", Effects: effects} })
	d.first(tasks...)
}

// effects puts the instructions of a paragraph first, from top to bottom (W-24).
func (d *draft) effects(list []Effect) {
	tasks := pick.Each(list, func(e Effect) Task { return Task{Do: "effect", Effects: []Effect{e}} })
	d.first(tasks...)
}

// effect follows one instruction. What cannot be done is skipped (W-24).
func (d *draft) effect(t *Task) (bool, error) {
	e := t.Effects[0]
	switch e.Do {
	case doPlace:
		return d.placeBy(t, e)
	case doActivate:
		var all []int
		for i := range Places {
			all = append(all, i)
		}
		d.activate(all, e.Piece)
	case doRooms:
		var rooms []int
		for _, id := range e.Rooms {
			if at := d.Academy.Find(id); at >= 0 && !slices.Contains(rooms, at) {
				rooms = append(rooms, at)
			}
		}
		d.activate(rooms, nil)
	case doWild:
		return d.wildMagic(e.Level)
	case doMana:
		d.giveMana(e.Count)
	case doRead:
		if e.Text == "" {
			d.tell("W-24", nil, "wizards.toldRead")
		} else {
			d.tell("W-24", nil, "wizards.toldText", "Text", e.Text)
		}
	default:
		d.Due = append(slices.Clone(d.Due), e.Do)
	}
	return true, nil
}

// giveMana adds mana, or takes it.
func (d *draft) giveMana(mana int) {
	if mana < 0 {
		d.tell("W-57", nil, "wizards.toldManaLost", "Count", d.spend(-mana), "Mana", d.Mana)
		d.bleed()
		return
	}
	d.Mana = min(d.Mana+mana, mostMana)
	d.tell("", nil, "wizards.toldManaWon", "Count", mana, "Mana", d.Mana)
}

// mostMana is how many mana tokens there are (W-7).
const mostMana = 8

// placeBy places what an instruction says, in a room a card names where it names none.
func (d *draft) placeBy(t *Task, e Effect) (bool, error) {
	if e.Unless && d.threatens(*e.Piece) {
		d.tell("W-61", nil, "wizards.toldUnless", "Piece", pieceWord(*e.Piece))
		return true, nil
	}
	at := d.Academy.Find(e.Room)
	if e.Room == "" {
		room, ok, err := d.randomRoom(t)
		if !ok || err != nil {
			return false, err
		}
		at = room
	}
	if at < 0 {
		d.tell("W-24", nil, "wizards.toldSkipped")
		return true, nil
	}
	var puts []put
	for range max(e.Count, 1) {
		puts = append(puts, put{*e.Piece, at})
	}
	d.place(puts)
	return true, nil
}

// threatens tells whether a threat of a kind has a route to the Mana Crystal (W-61).
func (d *draft) threatens(kind Piece) bool {
	return slices.ContainsFunc(d.Academy.Threatening(), func(at int) bool { return d.Academy[at].Pieces[kind] > 0 })
}

// randomRoom draws a room card for its room (W-63); where the table holds the cards it is
// asked. -1 is a room that is not in the academy.
func (d *draft) randomRoom(t *Task) (int, bool, error) {
	if !t.Drawn {
		card, _ := d.drawRoom()
		t.Drawn, t.Room = true, -1
		if card != "" {
			t.Room = d.Academy.Find(card)
			d.tell("W-63", []int{t.Room}, "wizards.toldRoomCard", "Room", roomWord(card, d.tileName(card)))
			t.Count = 1
		}
	}
	if t.Count == 1 {
		return t.Room, true, nil
	}
	answer, ok, err := d.ask(Decision{ID: "wizards.askRoom", Rule: "W-63", Options: d.everyRoom()})
	if !ok || err != nil {
		return -1, false, err
	}
	d.told(answer)
	return d.Academy.Find(answer), true, nil
}

// told names the room card that lies open, where the table holds the cards.
func (d *draft) told(card string) {
	if n := len(d.RoomDeck.Discard); n > 0 && d.RoomDeck.Discard[n-1] == "" && d.Scenario.card(card) != nil {
		d.RoomDeck.Discard[n-1] = card
	}
}

// tileName is a room's own name, "" for a known one.
func (s *State) tileName(id string) string {
	if tile := s.Scenario.room(id); tile != nil {
		return tile.Name
	}
	return ""
}

// everyRoom offers all rooms of the academy.
func (d *draft) everyRoom() []Option {
	var list []Option
	for i, room := range d.Academy {
		list = append(list, Option{Value: room.ID, Name: room.Word(), Room: i})
	}
	return list
}

// wildMagic shuffles the unbound spells of a level (W-38), of one the players choose
// where the card does not say.
func (d *draft) wildMagic(level int) (bool, error) {
	levels := d.Grid.unbound()
	if level == 0 && len(levels) > 0 {
		q := Decision{ID: "wizards.askLevel", Rule: "W-38"}
		for _, l := range levels {
			q.Options = append(q.Options, Option{Value: string(rune('0' + l)), Name: tracker.Notice{ID: "wizards.answerLevel", Args: map[string]any{"Level": l}}, Room: -1})
		}
		answer, ok, err := d.ask(q)
		if !ok || err != nil {
			return false, err
		}
		level = int(answer[0] - '0')
	}
	if !slices.Contains(levels, level) {
		d.tell("W-24", nil, "wizards.toldSkipped")
		return true, nil
	}
	d.mix(level)
	d.tell("W-38", nil, "wizards.toldWild", "Level", level)
	return true, nil
}
