package wizards

// moveData is the payload of "move": where to, as a room, and with which action.
type moveData struct {
	To   string `json:"to"`
	With string `json:"with,omitempty" values:"move room magic"`
}

// move moves the wizard into an adjoining room (W-30). Into water it takes one more
// action; where that is missing the move is wasted (W-31).
func (d *draft) move(p moveData) error {
	w, err := d.onTurn(phaseActions, "W-28")
	if err != nil {
		return err
	}
	to, err := d.room(p.To)
	if err != nil {
		return err
	}
	if !d.reaches(w, to) {
		if err := d.forbid("W-30", notAdjoining.With("From", d.roomWord(w.At), "To", d.roomWord(to))); err != nil {
			return err
		}
	}
	if err := d.pay("move", p.With); err != nil {
		return err
	}
	if d.slow(w, to) && !d.Actions.take("move", "") {
		d.tell("W-31", []int{w.At, to}, "wizards.toldWasted", "Name", w.Name, "Room", d.roomWord(to))
		return nil
	}
	from := w.At
	w.At = to
	d.tell("W-30", []int{from, to}, "wizards.toldMoves", "Name", w.Name, "Room", d.roomWord(to), "Left", d.Actions.left("move"))
	return nil
}

// reaches tells whether a room adjoins the one a wizard is in, for a wizard who may treat
// ice as absent (W-66).
func (s *State) reaches(w *Wizard, to int) bool {
	if w.At < 0 {
		return false
	}
	way, adjoining := towards(w.At, to)
	return adjoining && s.Academy.open(w.At, way, w.robed(Ice)) == to
}

// slow tells whether entering a room takes a wizard one more action.
func (s *State) slow(w *Wizard, to int) bool {
	return s.Scenario.WaterSlows && s.Academy[to].Pieces[Water] > 0 && !w.robed(Water)
}

// recall takes a wizard to the Mana Crystal for one mana, at any time of its own turn and
// without an action (W-40).
func (d *draft) recall(struct{}) error {
	w, seat := d.mine()
	if seat != d.Current || d.Turn == 0 {
		if err := d.forbid("W-40", notYourTurn.With("Name", w.Name)); err != nil {
			return err
		}
	}
	d.spend(1)
	w.At = d.Academy.crystal()
	d.tell("W-40", []int{w.At}, "wizards.toldRecalled", "Name", w.Name, "Left", d.Mana)
	d.bleed()
	return nil
}
