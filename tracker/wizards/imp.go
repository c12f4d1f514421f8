package wizards

import (
	"github.com/quickcast/quickcast/tracker"
)

// impActs lets one imp act that has not yet: it robs a wizard beside it, else it draws on
// the room's source, else it moves (W-45).
func (d *draft) impActs(t *Task) (bool, error) {
	at := t.Room
	if d.Academy[at].Pieces[Imp] <= d.Acted.Imps[at] {
		return true, nil
	}
	if victims := d.victims(at); len(victims) > 0 || t.Seat != 0 {
		return d.impRobs(t, victims)
	}
	if d.Academy[at].Source > 0 {
		d.impDrains(at)
		return true, nil
	}
	return d.impMoves(t)
}

// victims are the wizards in a room whom an imp can rob: they hold glyphs and wear no
// robe against imps.
func (d *draft) victims(at int) []tracker.Seat {
	var list []tracker.Seat
	for i := range d.Wizards {
		if w := &d.Wizards[i]; w.At == at && w.All() > 0 && !w.robed(Imp) {
			list = append(list, tracker.Seat(i+1))
		}
	}
	return list
}

// impRobs takes a glyph from a wizard: of several the players choose whom (reading Wd), of
// several glyphs the wizard which.
func (d *draft) impRobs(t *Task, victims []tracker.Seat) (bool, error) {
	if t.Seat == 0 {
		q := Decision{ID: "wizards.askVictim", Rule: "W-45", Rooms: []int{t.Room}}
		for _, seat := range victims {
			q.Options = append(q.Options, Option{Value: string(rune('0' + seat)), Name: nameWord(d.wizard(seat).Name), Room: -1})
		}
		answer, ok, err := d.ask(q)
		if !ok || err != nil {
			return false, err
		}
		t.Seat = tracker.Seat(answer[0] - '0')
	}
	ok, err := d.robbed(t, "W-45")
	if ok && err == nil {
		d.Acted.Imps[t.Room]++
		d.forget()
	}
	return ok, err
}

// robbed takes a glyph of a wizard's choice for an imp, which then removes a fire or a
// water where it is.
func (d *draft) robbed(t *Task, rule string) (bool, error) {
	w := d.wizard(t.Seat)
	glyph, ok, err := d.askGlyph(t.Seat, rule, "wizards.askGlyph")
	if !ok || err != nil {
		return false, err
	}
	d.drop(w, glyph)
	d.tell(rule, []int{t.Room}, "wizards.toldRobbed", "Name", w.Name, "Glyph", glyph)
	d.douse(t.Room, rule)
	return true, nil
}

// askGlyph has a wizard choose one of the glyphs it owns.
func (d *draft) askGlyph(seat tracker.Seat, rule, id string) (int, bool, error) {
	w := d.wizard(seat)
	q := Decision{ID: id, Args: map[string]any{"Name": w.Name}, Seat: seat, Rule: rule}
	for _, g := range w.kinds() {
		q.Options = append(q.Options, Option{Value: string(rune('0' + g)), Name: tracker.Notice{ID: "wizards.glyph", Args: map[string]any{"Glyph": g}}, Room: -1})
	}
	answer, ok, err := d.ask(q)
	if !ok || err != nil {
		return 0, false, err
	}
	return int(answer[0] - '0'), true, nil
}

// drop takes a glyph from a wizard back to the supply, from the collection before the box.
func (d *draft) drop(w *Wizard, glyph int) {
	switch {
	case w.Glyphs[glyph-1] > 0:
		w.Glyphs[glyph-1]--
	case w.Shared == glyph:
		w.Shared = 0
	default:
		return
	}
	d.Supply[glyph-1]++
}

// douse removes a fire or a water token from a room; never are there both.
func (d *draft) douse(at int, rule string) {
	p := &d.Academy[at].Pieces
	for _, kind := range []Piece{Fire, Water} {
		if p[kind] > 0 {
			p[kind]--
			d.tell(rule, []int{at}, "wizards.toldDoused", "Piece", pieceWord(kind), "Room", d.roomWord(at))
			return
		}
	}
}

// impDrains takes a glyph of the room's kind from every wizard. Where nobody has one the
// imp leaves (W-45).
func (d *draft) impDrains(at int) {
	glyph, lost := d.Academy[at].Source, 0
	for i := range d.Wizards {
		if w := &d.Wizards[i]; w.own(glyph) > 0 && !w.robed(Imp) {
			d.drop(w, glyph)
			lost++
		}
	}
	if lost == 0 {
		d.Academy[at].Pieces[Imp]--
		d.tell("W-45", []int{at}, "wizards.toldImpLeaves", "Room", d.roomWord(at), "Glyph", glyph)
		return
	}
	d.Acted.Imps[at]++
	d.tell("W-45", []int{at}, "wizards.toldDrained", "Room", d.roomWord(at), "Glyph", glyph, "Count", lost)
	d.douse(at, "W-45")
}

// impMoves moves an imp along the lowest arrow of a card that leads to an adjoining room.
func (d *draft) impMoves(t *Task) (bool, error) {
	if len(d.Academy.Neighbours(t.Room)) == 0 {
		d.Acted.Imps[t.Room]++
		d.tell("W-45", []int{t.Room}, "wizards.toldImpStays", "Room", d.roomWord(t.Room))
		return true, nil
	}
	if ok, err := d.card(t); !ok || err != nil {
		return false, err
	}
	way := d.Academy.lowest(t.Room, t.Arrows)
	if t.Arrows == TowardsCursed {
		ways := d.Academy.towardsCursed(t.Room, d.Academy.impGain(t.Room))
		chosen, ok, err := d.choose(t.Room, ways, "W-63")
		if !ok || err != nil {
			return false, err
		}
		way = chosen
	}
	if way == nowhere {
		d.Acted.Imps[t.Room]++
		d.tell("W-45", []int{t.Room}, "wizards.toldImpStays", "Room", d.roomWord(t.Room))
		return true, nil
	}
	d.goes(Imp, t.Room, d.Academy.Adjoining(t.Room, way), "W-45")
	return true, nil
}

// goes moves a figure from one room to another, where it meets what is there. It has
// acted in this paragraph.
func (d *draft) goes(kind Piece, from, to int, rule string) {
	d.Academy[from].Pieces[kind]--
	if kind == Imp {
		d.forget()
		d.Acted.Imps[to]++
	}
	d.tell(rule, []int{from, to}, "wizards.toldGoes", "Piece", pieceWord(kind), "From", d.roomWord(from), "To", d.roomWord(to))
	done := d.Academy.settle([]put{{kind, to}}, false)
	for _, at := range done.Slain {
		d.tell("W-48", []int{at}, "wizards.toldSlain", "Room", d.roomWord(at))
	}
	d.defend()
}

// nameWord is a name as people gave it.
func nameWord(name string) tracker.Message {
	return tracker.Notice{ID: "table.own", Args: map[string]any{"Name": name}}
}
