package wizards

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
)

// Box is what a group's own box says and no rulebook at hand prints: the doors, names and
// schools of its tiles, the arrows of its room cards, what its cards and spells say, and
// what its second book says of threats. Told once, it holds in every game to come.
type Box struct {
	Rooms     []Tile            `json:"rooms,omitempty"`
	Cards     []RoomCard        `json:"roomCards,omitempty"`
	Disasters []Disaster        `json:"disasterCards,omitempty"`
	Spells    []Spell           `json:"spells,omitempty"`
	Grimoire  map[string]string `json:"grimoire,omitempty"`
}

// ReadBox reads a box from JSON; no text is an empty one. It refuses what is no box, with the
// place in it (BadScenario).
func ReadBox(data []byte) (b Box, err error) {
	if len(data) == 0 {
		return b, nil
	}
	if err := readStrictly(data, &b); err != nil {
		return Box{}, err
	}
	return b, b.check()
}

// Text is the box as ReadBox reads it, "" for one that says nothing.
func (b Box) Text() string {
	if data, _ := json.Marshal(b); string(data) != "{}" { // texts and numbers always marshal
		return string(data)
	}
	return ""
}

// check refuses what no scenario could take over. Which rooms there are a scenario knows: those
// that are named count as there.
func (b Box) check() error {
	s := Scenario{Rooms: slices.Clone(b.Rooms), Disasters: b.Disasters, Spells: b.Spells, Cards: b.Cards, Grimoire: b.Grimoire}
	if err := s.checkTiles(); err != nil {
		return err
	}
	for _, card := range b.Cards {
		s.Rooms = append(s.Rooms, Tile{ID: card.Room})
	}
	for _, e := range b.effects() {
		for _, room := range append(e.Rooms[:len(e.Rooms):len(e.Rooms)], e.Room) {
			s.Rooms = append(s.Rooms, Tile{ID: room})
		}
	}
	for _, check := range []func() error{s.checkCards, s.checkSpells, s.checkEnds} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// effects are all instructions of the box's cards.
func (b Box) effects() (list []Effect) {
	for _, card := range b.Disasters {
		list = append(list, slices.Concat(card.Paragraphs...)...)
	}
	for _, spell := range b.Spells {
		list = append(list, slices.Concat(spell.Effects, spell.Boosted)...)
	}
	return list
}

// laidOver is a list with others in the place of those of their name, as far as they are taken.
// What the list has not is added where that is wanted.
func laidOver[T any](list, others []T, name func(T) string, more bool, take func(old, other T) T) []T {
	list = slices.Clone(list)
	for _, other := range others {
		switch i := slices.IndexFunc(list, func(t T) bool { return name(t) == name(other) }); {
		case i >= 0:
			list[i] = take(list[i], other)
		case more:
			list = append(list, other)
		}
	}
	return list
}

// tileOver is a tile with what another tells of it.
func tileOver(old, other Tile) Tile {
	if other.Doors != nil {
		old.Doors = other.Doors
	}
	if other.Name != "" {
		old.Name = other.Name
	}
	if other.School != "" {
		old.School = other.School
	}
	return old
}

// With is the box with what another one says: of what both tell, the other's counts.
func (b Box) With(other Box) Box { return b.over(other, true, func([]Effect) bool { return true }) }

// Outside is what the box says of what a scenario has not, such as the room that stays out of it.
func (b Box) Outside(s Scenario) Box {
	b.Rooms = slices.DeleteFunc(slices.Clone(b.Rooms), func(t Tile) bool { return s.room(t.ID) != nil })
	b.Cards = slices.DeleteFunc(slices.Clone(b.Cards), func(c RoomCard) bool { return s.card(c.Room) != nil })
	b.Disasters = slices.DeleteFunc(slices.Clone(b.Disasters), func(d Disaster) bool { return s.disaster(d.ID) != nil })
	b.Spells = slices.DeleteFunc(slices.Clone(b.Spells), func(t Spell) bool { return s.spell(t.ID) != nil })
	b.Grimoire = nil
	return b
}

// over lays a box over this one, as far as its instructions can be followed.
func (b Box) over(other Box, more bool, follows func([]Effect) bool) Box {
	b.Rooms = laidOver(b.Rooms, other.Rooms, func(t Tile) string { return t.ID }, more, tileOver)
	b.Cards = laidOver(b.Cards, other.Cards, func(c RoomCard) string { return c.Room }, more, func(_, c RoomCard) RoomCard { return c })
	b.Disasters = laidOver(b.Disasters, other.Disasters, func(d Disaster) string { return d.ID }, more, func(old, d Disaster) Disaster {
		if !follows(slices.Concat(d.Paragraphs...)) {
			return old
		}
		return d
	})
	b.Spells = laidOver(b.Spells, other.Spells, func(s Spell) string { return s.ID }, more, func(old, s Spell) Spell {
		if !follows(slices.Concat(s.Effects, s.Boosted)) {
			return old
		}
		return s
	})
	if len(other.Grimoire) > 0 {
		words := maps.Clone(other.Grimoire)
		maps.Copy(words, b.Grimoire)
		maps.Copy(words, other.Grimoire)
		b.Grimoire = words
	}
	return b
}

// With is the scenario with what a box says of its rooms, cards and spells. What the app had
// made up of them it has no longer; an instruction about a room that is not there is left out.
func (s Scenario) With(b Box) Scenario {
	known := s
	told := Box{s.Rooms, s.Cards, s.Disasters, s.Spells, s.Grimoire}.over(b, false, func(list []Effect) bool { return known.checkEffects("", list) == nil })
	s.Rooms, s.Cards, s.Disasters, s.Spells, s.Grimoire = told.Rooms, told.Cards, told.Disasters, told.Spells, told.Grimoire
	s.Ours = slices.DeleteFunc(slices.Clone(s.Ours), func(what string) bool { return b.tells(what, &known) })
	return s
}

// tells tells whether the box says all of a kind of fact that the app made up for a scenario.
func (b Box) tells(what string, s *Scenario) bool {
	whole := Scenario{Rooms: b.Rooms, Cards: b.Cards, Disasters: b.Disasters}
	switch what {
	case "doors", "rooms":
		for _, tile := range s.Rooms {
			told := whole.room(tile.ID)
			if slices.Contains(s.Without, tile.ID) || what == "rooms" && (tile.Name != "" || !strings.HasPrefix(tile.ID, "room-")) {
				continue
			}
			if told == nil || what == "doors" && told.Doors == nil || what == "rooms" && told.Name == "" {
				return false
			}
		}
		return true
	case "arrows":
		return !slices.ContainsFunc(s.Cards, func(c RoomCard) bool { return whole.card(c.Room) == nil })
	case "cards", "activate":
		return !slices.ContainsFunc(slices.Concat(s.Disaster, s.Progression), func(id string) bool {
			return strings.HasPrefix(id, "activate-") == (what == "activate") && whole.disaster(id) == nil
		})
	}
	return false
}

// Since is what a scenario says that another, from which it was made, did not: the box of
// somebody who has told that.
func (s Scenario) Since(before Scenario) Box {
	b := Box{Grimoire: maps.Clone(s.Grimoire)}
	for _, tile := range s.Rooms {
		if was := before.room(tile.ID); was == nil || !same(*was, tile) {
			b.Rooms = append(b.Rooms, tile)
		}
	}
	for _, card := range s.Cards {
		if was := before.card(card.Room); was == nil || *was != card {
			b.Cards = append(b.Cards, card)
		}
	}
	for _, card := range s.Disasters {
		if was := before.disaster(card.ID); was == nil || !same(*was, card) {
			b.Disasters = append(b.Disasters, card)
		}
	}
	for _, spell := range s.Spells {
		if was := before.spell(spell.ID); was == nil || !same(*was, spell) {
			b.Spells = append(b.Spells, spell)
		}
	}
	return b
}

// same tells whether two things say the same.
func same(one, other any) bool {
	a, _ := json.Marshal(one) // texts and numbers always marshal
	b, _ := json.Marshal(other)
	return string(a) == string(b)
}

// unpack takes what a box says while a game is on: its doors are as the tiles lie now.
func (d *draft) unpack(b Box) error {
	if err := b.check(); err != nil {
		return err
	}
	told := d.Scenario.With(b)
	d.Scenario = &told
	for _, tile := range b.Rooms {
		if at := d.Academy.Find(tile.ID); at >= 0 {
			lies := tileOver(Tile{Name: d.Academy[at].Name, School: d.Academy[at].School, Doors: &d.Academy[at].Doors}, tile)
			d.Academy[at].Name, d.Academy[at].School, d.Academy[at].Doors = lies.Name, lies.School, *lies.Doors
		}
	}
	d.say("wizards.logBox")
	return nil
}
