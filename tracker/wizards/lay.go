package wizards

import (
	"github.com/quickcast/quickcast/tracker"
)

// layout is a table as it is found: of what it names it says how that stands, all else
// stays. It is the payload of "overrule", and of a setup.
type layout struct {
	Turn    *int         `json:"turn,omitempty"`
	Current tracker.Seat `json:"current,omitempty"`
	Phase   string       `json:"phase,omitempty" values:"refine disaster draw actions endure share"`
	Actions *Actions     `json:"actions,omitempty"`
	Mana    *int         `json:"mana,omitempty"`
	Shifts  *int         `json:"shifts,omitempty"`
	Rooms   []laidRoom   `json:"rooms,omitempty"`
	Clear   bool         `json:"clear,omitempty"` // first all pieces and sources leave the academy

	Wizards   []laidWizard  `json:"wizards,omitempty"`
	Grid      map[Pair]laid `json:"grid,omitempty"`
	Disasters *Deck         `json:"disasters,omitempty"`
	Progress  *[]string     `json:"progression,omitempty"`
	RoomDeck  *Deck         `json:"roomDeck,omitempty"`

	Reshuffles *int         `json:"reshuffles,omitempty"`
	Supply     *[Glyphs]int `json:"supply,omitempty"`
	Forget     bool         `json:"forget,omitempty"` // what is still to happen does not
}

// laidRoom is a room as it is found, by its id.
type laidRoom struct {
	Room   string  `json:"room"`
	At     *int    `json:"at,omitempty"` // it changes places with what lies there
	Doors  *Doors  `json:"doors,omitempty"`
	Name   *string `json:"name,omitempty"`
	School *string `json:"school,omitempty"`
	Source *int    `json:"source,omitempty"`
	Pieces *Pieces `json:"pieces,omitempty"`
}

// laidWizard is a wizard as it is found, by seat.
type laidWizard struct {
	Seat   tracker.Seat `json:"seat"`
	Room   *string      `json:"room,omitempty"`
	Glyphs *[]int       `json:"glyphs,omitempty"` // the collection, glyph by glyph: [1,1,4]
	Shared *int         `json:"shared,omitempty"`
	Hand   *[]string    `json:"hand,omitempty"`
	Robe   *Piece       `json:"robe,omitempty"`
	Wand   *int         `json:"wand,omitempty"`
	Staff  *Pair        `json:"staff,omitempty"`
	Bare   bool         `json:"bare,omitempty"` // first without any item
}

// laid is a space of the grid as it is found.
type laid struct {
	Spell string `json:"spell"`
	Bound bool   `json:"bound,omitempty"`
	Gone  bool   `json:"gone,omitempty"` // no card lies there
}

// lay lays the table as it is found. It refuses what no table can be.
func (d *draft) lay(l layout) error {
	for _, step := range []func(layout) error{d.layTurn, d.layRooms, d.layWizards, d.layGrid, d.layCards} {
		if err := step(l); err != nil {
			return err
		}
	}
	if l.Forget {
		d.Tasks, d.Asked, d.Outcome = nil, nil, ""
		d.Why = tracker.Notice{}
	}
	return nil
}

func within(field string, n, least, most int) error {
	if n < least || n > most {
		return outOfBounds.With("Field", field, "Least", least, "Most", most)
	}
	return nil
}

// phases are all there are.
func phases() []string {
	return []string{phaseRefine, phaseDisaster, phaseDraw, phaseActions, phaseEndure, phaseShare}
}

func (d *draft) layTurn(l layout) error {
	for _, n := range []struct {
		field string
		from  *int
		into  *int
		most  int
	}{{"turn", l.Turn, &d.Turn, 9999}, {"mana", l.Mana, &d.Mana, mostMana}, {"shifts", l.Shifts, &d.Shifts, 99}, {"reshuffles", l.Reshuffles, &d.Reshuffles, 99}} {
		if n.from == nil {
			continue
		}
		if err := within(n.field, *n.from, 0, n.most); err != nil {
			return err
		}
		*n.into = *n.from
	}
	if l.Current != 0 {
		if err := within("current", int(l.Current), 1, len(d.Wizards)); err != nil {
			return err
		}
		d.Current = l.Current
	}
	if l.Phase != "" {
		known := false
		for _, phase := range phases() {
			known = known || phase == l.Phase
		}
		if !known {
			return unknownPhase.With("Name", l.Phase)
		}
		d.Phase = l.Phase
		if d.Phase == phaseActions {
			d.beginActions()
		}
		if d.Turn == 0 && d.Phase != phaseRefine {
			d.Turn = 1
		}
	}
	if l.Actions != nil {
		a := *l.Actions
		if err := within("actions", max(a.Free, a.Move, a.Room, a.Magic), 0, 99); err != nil {
			return err
		}
		if err := within("actions", min(a.Free, a.Move, a.Room, a.Magic), 0, 99); err != nil {
			return err
		}
		d.Actions = a
	}
	return nil
}

func (d *draft) layRooms(l layout) error {
	if l.Clear {
		for i := range d.Academy {
			d.Academy[i].Pieces, d.Academy[i].Source, d.Academy[i].Hurt = Pieces{}, 0, Hurt{}
		}
	}
	for _, r := range l.Rooms {
		at, err := d.layPlace(r)
		if err != nil {
			return err
		}
		room := &d.Academy[at]
		if r.Doors != nil {
			room.Doors = *r.Doors
		}
		if r.Name != nil {
			room.Name = *r.Name
		}
		if r.School != nil {
			room.School = *r.School
		}
		if r.Source != nil {
			if err := within("source", *r.Source, 0, Glyphs); err != nil {
				return err
			}
			room.Source = *r.Source
		}
		if r.Pieces != nil {
			room.Pieces = *r.Pieces
		}
	}
	return nil
}

// layPlace finds a room, brings it into the academy if it lies outside, and puts it where
// it is said to lie. Wizards stay in their rooms.
func (d *draft) layPlace(r laidRoom) (int, error) {
	at, err := d.room(r.Room)
	if err != nil {
		tile := d.Scenario.room(r.Room)
		if tile == nil || r.At == nil || *r.At < 0 || *r.At >= Places {
			return -1, err
		}
		out := d.Academy[*r.At]
		d.Academy[*r.At] = Room{ID: tile.ID, Name: tile.Name, School: tile.School, Doors: Doors{true, true, true, true}}
		d.Aside = &out
		return *r.At, nil
	}
	if r.At == nil || *r.At == at {
		return at, nil
	}
	if err := within("at", *r.At, 0, Places-1); err != nil {
		return -1, err
	}
	d.Academy.swap(at, *r.At)
	for i := range d.Wizards {
		switch w := &d.Wizards[i]; w.At {
		case at:
			w.At = *r.At
		case *r.At:
			w.At = at
		}
	}
	return *r.At, nil
}

func (d *draft) layWizards(l layout) error {
	for _, lw := range l.Wizards {
		if lw.Seat < 1 || int(lw.Seat) > len(d.Wizards) {
			return tracker.UnknownSeat.With("Seat", int(lw.Seat), "Seats", len(d.Wizards))
		}
		w := d.wizard(lw.Seat)
		if lw.Room != nil {
			at, err := d.room(*lw.Room)
			if err != nil {
				return err
			}
			w.At = at
		}
		if lw.Glyphs != nil {
			w.Glyphs = [Glyphs]int{}
			for _, g := range *lw.Glyphs {
				if err := within("glyphs", g, 1, Glyphs); err != nil {
					return err
				}
				w.Glyphs[g-1]++
			}
		}
		if err := layBoxes(w, lw); err != nil {
			return err
		}
	}
	return nil
}

func layBoxes(w *Wizard, l laidWizard) error {
	if l.Bare {
		w.Robe, w.Wand, w.Staff, w.Uses = nil, 0, nil, 0
	}
	if l.Shared != nil {
		if err := within("shared", *l.Shared, 0, Glyphs); err != nil {
			return err
		}
		w.Shared = *l.Shared
	}
	if l.Hand != nil {
		w.Hand = append([]string(nil), *l.Hand...)
	}
	if l.Robe != nil {
		w.Robe = l.Robe
	}
	if l.Wand != nil {
		if err := within("wand", *l.Wand, 0, Glyphs); err != nil {
			return err
		}
		w.Wand = *l.Wand
	}
	if l.Staff != nil {
		w.Staff = l.Staff
	}
	return nil
}

func (d *draft) layGrid(l layout) error {
	for pair, laid := range l.Grid {
		if laid.Spell != "" && d.Scenario.spell(laid.Spell) == nil {
			return unknownSpell.With("Name", laid.Spell)
		}
		space := d.Grid.At(pair)
		space.Lies, space.Spell, space.Bound = !laid.Gone, laid.Spell, laid.Bound && !laid.Gone
	}
	return nil
}

func (d *draft) layCards(l layout) error {
	known := func(list []string, of func(string) bool) error {
		for _, card := range list {
			if card != "" && !of(card) {
				return unknownCard.With("Name", card)
			}
		}
		return nil
	}
	disaster := func(id string) bool { return d.Scenario.disaster(id) != nil }
	if l.Disasters != nil {
		if err := known(append(append([]string(nil), l.Disasters.Draw...), l.Disasters.Discard...), disaster); err != nil {
			return err
		}
		d.Disasters = *l.Disasters
	}
	if l.Progress != nil {
		if err := known(*l.Progress, disaster); err != nil {
			return err
		}
		d.Progression = *l.Progress
	}
	if l.RoomDeck != nil {
		room := func(id string) bool { return d.Scenario.card(id) != nil }
		if err := known(append(append([]string(nil), l.RoomDeck.Draw...), l.RoomDeck.Discard...), room); err != nil {
			return err
		}
		d.RoomDeck = *l.RoomDeck
	}
	if l.Supply != nil {
		for _, n := range *l.Supply {
			if err := within("supply", n, 0, 99); err != nil {
				return err
			}
		}
		d.Supply = *l.Supply
	}
	return nil
}
