package wizards

import (
	"github.com/quickcast/quickcast/tracker"
)

// place puts pieces on the board in one step, tells what came of it, and then resolves
// the Mana Crystal once (readings Q and Wa).
func (d *draft) place(puts []put) {
	shown := d.Academy // as it fills, before anything meets or overflows
	done := d.Academy.settle(puts, d.Scenario.Overflow)
	for i, p := range done.Placed {
		shown[p.At].Pieces[p.Kind]++
		n := 1
		for i > 0 && i-n >= 0 && done.Placed[i-n] == p {
			n++
		}
		if i+1 < len(done.Placed) && done.Placed[i+1] == p {
			continue
		}
		d.tellWith(shown, "", []int{p.At}, "wizards.toldPlaced", "Count", n, "Piece", pieceWord(p.Kind), "Room", d.roomWord(p.At))
	}
	if len(done.Overflow) > 0 {
		d.tell("W-59", done.Overflow, "wizards.toldOverflow", "Count", len(done.Overflow), "Rooms", d.roomList(done.Overflow))
	}
	for _, at := range done.Quenched {
		d.tell("W-49", []int{at}, "wizards.toldQuenched", "Room", d.roomWord(at))
	}
	for _, at := range done.Full {
		d.tell("W-53", []int{at}, "wizards.toldFull", "Room", d.roomWord(at))
	}
	for _, at := range done.Slain {
		d.tell("W-48", []int{at}, "wizards.toldSlain", "Room", d.roomWord(at))
	}
	d.defend()
	d.forget()
}

// forget drops the marks of imps that are gone.
func (d *draft) forget() {
	for i := range d.Academy {
		d.Acted.Imps[i] = min(d.Acted.Imps[i], d.Academy[i].Pieces[Imp])
	}
}

// attackRule are the rules by which threats in the Mana Crystal are resolved.
func attackRule(kind Piece) string {
	switch kind {
	case Fire:
		return "W-52"
	case Water:
		return "W-55"
	case Imp:
		return "W-47"
	}
	return "W-56"
}

// defend resolves what is in the Mana Crystal (W-58).
func (d *draft) defend() {
	for _, a := range d.Academy.defend() {
		lost := d.spend(a.Mana)
		d.tell(attackRule(a.Kind), a.Rooms, "wizards.toldAttack-"+a.Kind.String(), "Count", a.Count, "Mana", a.Mana, "Left", d.Mana, "Before", d.Mana+lost)
	}
	d.forget()
	d.bleed()
}

// roomList names several rooms in a row.
func (d *draft) roomList(rooms []int) tracker.Message {
	list := make(tracker.List, len(rooms))
	for i, at := range rooms {
		list[i] = d.roomWord(at)
	}
	return list
}
