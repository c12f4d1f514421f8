package wizards

import (
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
)

// activate activates the threats in some rooms, all or those of one kind, each once in
// the paragraph (W-26): all fires together, every imp, every portal. In which order, the
// players choose where it may matter.
func (d *draft) activate(rooms []int, only *Piece) {
	wanted := func(kind Piece) bool { return only == nil || *only == kind }
	var tasks []Task
	var fires []int
	for _, at := range rooms {
		p := d.Academy[at].Pieces
		if wanted(Fire) && p[Fire] > 0 && !d.Acted.Fire[at] {
			fires = append(fires, at)
		}
		for range p[Imp] - d.Acted.Imps[at] {
			if wanted(Imp) {
				tasks = append(tasks, Task{Do: "imp", Piece: Imp, Room: at})
			}
		}
		if wanted(Portal) && p[Portal] > 0 && !d.Acted.Portal[at] {
			tasks = append(tasks, Task{Do: "portal", Piece: Portal, Room: at})
		}
		tasks = append(tasks, d.unknown(at, wanted)...)
	}
	if len(fires) > 0 {
		tasks = append([]Task{{Do: "fire", Piece: Fire, Rooms: fires}}, tasks...)
	}
	if len(tasks) == 0 {
		d.tell("W-24", nil, "wizards.toldQuiet")
		return
	}
	d.several(tasks)
}

// Untold are the kinds of threats of which the rules at hand do not say what they do: the
// table reads it in its own book (W-69), or a scenario has its words.
func Untold() []Piece { return []Piece{Water, FirePortal, Troll, Demon, Ice, Darkness, Haunt} }

// unknown are the activations of such kinds. Water does nothing in the basic game (W-53).
func (d *draft) unknown(at int, wanted func(Piece) bool) []Task {
	var tasks []Task
	for _, kind := range Untold() {
		if wanted(kind) && d.Academy[at].Pieces[kind] > 0 && !d.Acted.Other[kind][at] && (kind != Water || d.Advanced) {
			tasks = append(tasks, Task{Do: "grimoire", Piece: kind, Room: at})
		}
	}
	return tasks
}

// grimoire sends the table to its own book, or says what the scenario has of it.
func (d *draft) grimoire(t *Task) {
	if d.Academy[t.Room].Pieces[t.Piece] == 0 {
		return
	}
	d.Acted.Other[t.Piece][t.Room] = true
	if text := d.Scenario.Grimoire[t.Piece.String()]; text != "" {
		d.tell("W-69", []int{t.Room}, "wizards.toldOwnRule", "Piece", pieceWord(t.Piece), "Room", d.roomWord(t.Room), "Text", text)
		return
	}
	d.tell("W-69", []int{t.Room}, "wizards.toldGrimoire", "Piece", pieceWord(t.Piece), "Room", d.roomWord(t.Room))
}

// portalActs lets an imp come out of a portal (W-56).
func (d *draft) portalActs(at int) {
	if d.Academy[at].Pieces[Portal] == 0 || d.Acted.Portal[at] {
		return
	}
	d.Acted.Portal[at] = true
	d.tell("W-56", []int{at}, "wizards.toldPortal", "Room", d.roomWord(at))
	d.Acted.Imps[at]++ // it came in this paragraph and does not act in it
	d.place([]put{{Imp, at}})
}

// card is the room card of an activation, drawn once: its arrows, asked for where the
// table holds the cards or nobody has told what is on it (W-63).
func (d *draft) card(t *Task) (bool, error) {
	if !t.Drawn {
		t.Drawn = true
		if card, _ := d.drawRoom(); card != "" {
			t.Arrows = d.Scenario.card(card).Arrows
			d.tell("W-63", nil, "wizards.toldRoomCard", "Room", roomWord(card, d.tileName(card)))
		}
	}
	if t.Arrows != "" {
		return true, nil
	}
	q := Decision{ID: "wizards.askArrow", Rule: "W-63", Rooms: t.Rooms, Options: wayOptions(d.arrowWays(t))}
	q.Options = append(q.Options, Option{Value: string(TowardsCursed), Name: tracker.Word("wizards.way-cursed"), Room: -1})
	answer, ok, err := d.ask(q)
	t.Arrows = Arrows(answer)
	return ok, err
}

// arrowWays are the arrows that can matter: of an imp those that lead on.
func (d *draft) arrowWays(t *Task) []Direction {
	all := []Direction{north, east, south, west}
	if t.Piece != Imp {
		return all
	}
	return slices.DeleteFunc(all, func(way Direction) bool { return d.Academy.Adjoining(t.Room, way) < 0 })
}

func wayOptions(ways []Direction) []Option {
	return pick.Each(ways, func(way Direction) Option {
		return Option{Value: way.String(), Name: directionWord(way), Room: -1}
	})
}

// choose has the players choose one of some directions from a room (W-62, W-63).
func (d *draft) choose(from int, ways []Direction, rule string) (Direction, bool, error) {
	q := Decision{ID: "wizards.askWay", Args: map[string]any{"Room": d.roomWord(from)}, Rule: rule, Rooms: []int{from}, Options: wayOptions(ways)}
	for i, way := range ways {
		q.Options[i].Room = d.Academy.Adjoining(from, way)
	}
	answer, ok, err := d.ask(q)
	if !ok || err != nil {
		return nowhere, false, err
	}
	way, _ := directionCalled(answer)
	return way, true, nil
}

// spread spreads fire: all fires connected with those that activate, by one card, one new
// fire each into the adjoining room in its direction, none past a wall (W-50).
func (d *draft) spread(t *Task) (bool, error) {
	if !t.Drawn {
		t.Rooms = d.ablaze(t.Rooms)
		if len(t.Rooms) == 0 {
			return true, nil
		}
		d.tell("W-50", t.Rooms, "wizards.toldFire", "Count", len(t.Rooms), "Rooms", d.roomList(t.Rooms))
	}
	if ok, err := d.card(t); !ok || err != nil {
		return false, err
	}
	for len(t.Ways) < len(t.Rooms) {
		way, ok, err := d.fireWay(t.Rooms[len(t.Ways)], t.Arrows)
		if !ok || err != nil {
			return false, err
		}
		t.Ways = append(t.Ways, way)
	}
	var puts []put
	for i, from := range t.Rooms {
		to := -1
		if t.Ways[i] != nowhere {
			to = d.Academy.Adjoining(from, t.Ways[i])
		}
		if to >= 0 && d.Academy[to].Pieces[Fire] == 0 && !slices.Contains(puts, put{Fire, to}) {
			puts = append(puts, put{Fire, to})
		}
		d.Acted.Fire[from] = true
	}
	if len(puts) == 0 {
		d.tell("W-50", t.Rooms, "wizards.toldNoSpread")
		return true, nil
	}
	d.place(puts)
	return true, nil
}

// ablaze are the fires that activate with those in some rooms.
func (d *draft) ablaze(from []int) []int {
	var all []int
	for _, at := range from {
		for _, room := range d.Academy.group(at, Fire) {
			if !d.Acted.Fire[room] && !slices.Contains(all, room) {
				all = append(all, room)
			}
		}
	}
	slices.Sort(all)
	return all
}

// fireWay is where a fire spreads to: the first arrow of the card, or towards the Cursed
// Room. A choice that brings no new fire is none.
func (d *draft) fireWay(from int, arrows Arrows) (Direction, bool, error) {
	if arrows != TowardsCursed {
		return arrows.list()[0], true, nil
	}
	gain := d.Academy.fireGain(from)
	ways := d.Academy.towardsCursed(from, gain)
	if len(ways) == 1 || gain(ways[0]) == 0 {
		return ways[0], true, nil
	}
	return d.choose(from, ways, "W-63")
}
