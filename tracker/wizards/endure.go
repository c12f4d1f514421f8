package wizards

import "github.com/quickcast/quickcast/internal/pick"

// endure puts first what a wizard has to endure at the end of a turn in its room, in an
// order of the players' choice (W-44), and then the end of the turn.
func (d *draft) endure() {
	w, seat := d.wizard(d.Current), d.Current
	d.Rescued = false
	d.first(Task{Do: "teleport", Seat: seat}, Task{Do: "end"})
	if w.At < 0 {
		return
	}
	p := d.Academy[w.At].Pieces
	var tasks []Task
	for range p[Imp] {
		tasks = append(tasks, Task{Do: "endure-imp", Piece: Imp, Room: w.At, Seat: seat})
	}
	if p[Fire] > 0 {
		tasks = append(tasks, Task{Do: "endure-fire", Piece: Fire, Room: w.At, Seat: seat})
	}
	if p[Water] > 1 {
		tasks = append(tasks, Task{Do: "endure-water", Piece: Water, Room: w.At, Seat: seat})
	}
	for _, kind := range []Piece{FirePortal, Troll, Demon, Ice, Darkness, Haunt} {
		if p[kind] > 0 {
			tasks = append(tasks, Task{Do: "grimoire", Piece: kind, Room: w.At, Seat: seat})
		}
	}
	d.Acted = Acted{}
	felt := pick.Where(tasks, func(t Task) bool { return !w.robed(t.Piece) })
	if len(felt) > 0 {
		d.several(felt)
	}
}

// endureImp loses a glyph of the wizard's choice, for which the imp removes a fire or a
// water; without a glyph nothing happens (W-46).
func (d *draft) endureImp(t *Task) (bool, error) {
	if d.Academy[t.Room].Pieces[Imp] == 0 || d.wizard(t.Seat).All() == 0 {
		return true, nil
	}
	return d.robbed(t, "W-46")
}

// endureElement loses one mana for a wizard in fire or deep water, if it is still there
// (W-51, W-54, reading Wb).
func (d *draft) endureElement(t *Task) {
	rule, least := "W-51", 1
	if t.Piece == Water {
		rule, least = "W-54", 2
	}
	if d.Academy[t.Room].Pieces[t.Piece] < least {
		return
	}
	d.spend(1)
	d.Rescued = true
	d.tell(rule, []int{t.Room}, "wizards.toldEndured", "Name", d.wizard(t.Seat).Name, "Piece", pieceWord(t.Piece), "Left", d.Mana)
	d.bleed()
}

// rescue asks whether a wizard whom the Crystal has protected comes to it (W-51).
func (d *draft) rescue(t *Task) (bool, error) {
	w := d.wizard(t.Seat)
	if !d.Rescued || w.At == d.Academy.crystal() {
		return true, nil
	}
	answer, ok, err := d.ask(Decision{
		ID: "wizards.askTeleport", Args: map[string]any{"Name": w.Name}, Seat: t.Seat, Rule: "W-51", Rooms: []int{w.At},
		Options: []Option{{Value: "stay", Name: answerWord("Stay"), Room: w.At}, {Value: "teleport", Name: answerWord("Teleport"), Room: d.Academy.crystal()}},
	})
	if !ok || err != nil {
		return false, err
	}
	d.Rescued = false
	if answer == "teleport" {
		w.At = d.Academy.crystal()
		d.tell("W-51", []int{w.At}, "wizards.toldTeleported", "Name", w.Name, "Room", d.roomWord(w.At))
	}
	return true, nil
}
