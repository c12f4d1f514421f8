package wizards

// withData is the payload of "glyph": with which action.
type withData struct {
	With string `json:"with,omitempty" values:"move room magic"`
}

// roomData is the payload of "room".
type roomData struct {
	withData
	Text string `json:"text,omitempty"` // what is done, in the table's words
}

// roomAction refuses a room action where none can be taken: the room is not empowered
// (W-41), or a troll is there (W-43).
func (d *draft) roomAction() (*Wizard, error) {
	w, err := d.onTurn(phaseActions, "W-28")
	if err != nil {
		return nil, err
	}
	if w.At < 0 {
		return nil, unknownRoom.With("Name", "")
	}
	if !d.empowered(w) {
		if err := d.forbid("W-41", notEmpowered.With("Room", d.roomWord(w.At))); err != nil {
			return nil, err
		}
	}
	if d.Academy[w.At].Pieces[Troll] > 0 && !w.robed(Troll) {
		if err := d.forbid("W-43", trolled.With("Room", d.roomWord(w.At))); err != nil {
			return nil, err
		}
	}
	return w, nil
}

// empowered is whether a wizard's room has a route to the Crystal, for one who may treat
// ice as absent (W-41, W-66).
func (s *State) empowered(w *Wizard) bool {
	if !w.robed(Ice) {
		return s.Academy.empowered(w.At)
	}
	thawed := s.Academy
	for i := range thawed {
		thawed[i].Pieces[Ice] = 0
	}
	return thawed.empowered(w.At)
}

// takeGlyph takes a copy of the source's glyph where no guardian stands (W-32, W-43).
func (d *draft) takeGlyph(p withData) error {
	w, err := d.roomAction()
	if err != nil {
		return err
	}
	room := &d.Academy[w.At]
	switch {
	case room.Source == 0:
		return noSource.With("Room", d.roomWord(w.At))
	case room.Pieces[Guardian] > 0:
		if err := d.forbid("W-32", guarded.With("Room", d.roomWord(w.At))); err != nil {
			return err
		}
	case d.Supply[room.Source-1] == 0:
		if err := d.forbid("W-32", supplyEmpty.With("Glyph", room.Source)); err != nil {
			return err
		}
	}
	if err := d.pay("room", p.With); err != nil {
		return err
	}
	d.gain(w, room.Source)
	d.tell("W-32", []int{w.At}, "wizards.toldTakes", "Name", w.Name, "Glyph", room.Source)
	return nil
}

// gain gives a wizard a glyph from the supply.
func (d *draft) gain(w *Wizard, glyph int) {
	w.Glyphs[glyph-1]++
	d.Supply[glyph-1] = max(0, d.Supply[glyph-1]-1)
}

// useRoom uses up a room action for what is printed in the room, which the table does.
func (d *draft) useRoom(p roomData) error {
	w, err := d.roomAction()
	if err != nil {
		return err
	}
	if err := d.pay("room", p.With); err != nil {
		return err
	}
	d.tell("W-16", []int{w.At}, "wizards.toldRoom", "Name", w.Name, "Room", d.roomWord(w.At))
	return nil
}

// bindData is the payload of "bind": the space, and the name said for its spell. With
// real cards the table says whether it was right.
type bindData struct {
	Pair  *Pair  `json:"pair"`
	Spell string `json:"spell"`
	Right *bool  `json:"right,omitempty"`
	withData
}

// bind names a face-down spell in the Library. Right, it is bound and one may go on with
// the same action; wrong, the unbound spells of its level are shuffled and mana is lost
// (W-33).
func (d *draft) bind(p bindData) error {
	w, err := d.roomAction()
	if err != nil {
		return err
	}
	if d.Academy[w.At].ID != Library {
		if err := d.forbid("W-33", notInRoom.With("Room", roomWord(Library, ""))); err != nil {
			return err
		}
	}
	space, err := d.guessed(p)
	if err != nil {
		return err
	}
	if !d.Binding {
		if err := d.pay("room", p.With); err != nil {
			return err
		}
	}
	right := p.Spell == space.Spell
	if space.Spell == "" {
		right = *p.Right
	}
	d.Binding = right
	if right {
		space.Spell, space.Bound = p.Spell, true
		d.tell("W-33", nil, "wizards.toldBound", "Name", w.Name, "Pair", *p.Pair, "Spell", d.SpellWord(p.Spell))
		return nil
	}
	d.mix(space.Level)
	lost := d.spend(d.Scenario.WrongGuess)
	d.tell("W-33", nil, "wizards.toldWrong", "Name", w.Name, "Pair", *p.Pair, "Spell", d.SpellWord(p.Spell), "Level", space.Level, "Mana", lost)
	d.bleed()
	return nil
}

// guessed is the space a guess is about. It refuses one without a face-down spell, and a
// guess that leaves open whether it was right.
func (d *draft) guessed(p bindData) (*Space, error) {
	if p.Pair == nil {
		return nil, emptySpace.With("Pair", "")
	}
	space := d.Grid.At(*p.Pair)
	switch {
	case !space.Lies:
		return nil, emptySpace.With("Pair", *p.Pair)
	case space.Bound:
		return nil, isBound.With("Pair", *p.Pair)
	case d.Scenario.spell(p.Spell) == nil:
		return nil, unknownSpell.With("Name", p.Spell)
	case space.Spell == "" && p.Right == nil:
		return nil, spellNeeded.With("Pair", *p.Pair)
	}
	return space, nil
}
