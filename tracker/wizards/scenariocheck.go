package wizards

import (
	"fmt"
	"slices"
)

// Schools are the six schools of magic (W-70).
func Schools() []string {
	return []string{"augmentation", "destruction", "dimension", "elementalism", "enchantment", "sanctuary"}
}

// check refuses a scenario that no table could play, with the place in it.
func (s *Scenario) check() error {
	for _, check := range []func() error{s.checkRooms, s.checkCards, s.checkSpells, s.checkNumbers, s.checkEnds} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// bad refuses a place of a scenario.
func bad(where, reason string) error { return badScenario.With("Where", where, "Reason", reason) }

// Reasons a scenario is refused for, as facts beside the place.
const (
	notUnique   = "twice"
	notKnown    = "unknown"
	notInBounds = "out of bounds"
)

// checkTiles refuses tiles of one name, and schools there are none of.
func (s *Scenario) checkTiles() error {
	seen := map[string]bool{}
	for i, room := range s.Rooms {
		where := fmt.Sprintf("rooms[%d]", i)
		switch {
		case room.ID == "" || seen[room.ID]:
			return bad(where+".id", notUnique)
		case room.School != "" && !slices.Contains(Schools(), room.School):
			return bad(where+".school", notKnown)
		case len(room.Name) > mostName:
			return bad(where+".name", notInBounds)
		}
		seen[room.ID] = true
	}
	return nil
}

func (s *Scenario) checkRooms() error {
	if err := s.checkTiles(); err != nil {
		return err
	}
	seen := map[string]bool{}
	for _, room := range s.Rooms {
		seen[room.ID] = true
	}
	for i, id := range s.Without {
		if !seen[id] {
			return bad(fmt.Sprintf("without[%d]", i), notKnown)
		}
		seen[id] = false
	}
	in := 0
	for _, yes := range seen {
		if yes {
			in++
		}
	}
	switch {
	case !seen[Crystal]:
		return bad("rooms", Crystal+" "+notKnown)
	case in < Places:
		return bad("rooms", fmt.Sprintf("%d of %d", in, Places))
	}
	return nil
}

func (s *Scenario) checkCards() error {
	for i, card := range s.Cards {
		if s.room(card.Room) == nil {
			return bad(fmt.Sprintf("roomCards[%d].room", i), notKnown)
		}
		if !card.Arrows.valid() {
			return bad(fmt.Sprintf("roomCards[%d].arrows", i), string(card.Arrows))
		}
	}
	seen := map[string]bool{}
	for i, card := range s.Disasters {
		where := fmt.Sprintf("disasterCards[%d]", i)
		if card.ID == "" || seen[card.ID] {
			return bad(where+".id", notUnique)
		}
		seen[card.ID] = true
		for j, paragraph := range card.Paragraphs {
			if err := s.checkEffects(fmt.Sprintf("%s.paragraphs[%d]", where, j), paragraph); err != nil {
				return err
			}
		}
	}
	for where, names := range map[string][]string{"disasterDeck": s.Disaster, "progression": s.Progression} {
		for i, id := range names {
			if !seen[id] {
				return bad(fmt.Sprintf("%s[%d]", where, i), notKnown)
			}
		}
	}
	return nil
}

// checkEffects refuses an instruction nobody could follow.
func (s *Scenario) checkEffects(where string, list []Effect) error {
	for i, e := range list {
		at := fmt.Sprintf("%s[%d]", where, i)
		switch {
		case !slices.Contains([]string{doPlace, doActivate, doRooms, doWild, doMana, doRead}, e.Do) && !slices.Contains(Hands(), e.Do):
			return bad(at+".do", notKnown)
		case (e.Do == doPlace || e.Do == doActivate) && e.Piece == nil:
			return bad(at+".piece", notKnown)
		case e.Count > mostPieces || e.Count < -mostPieces:
			return bad(at+".count", notInBounds)
		case e.Room != "" && s.room(e.Room) == nil:
			return bad(at+".room", notKnown)
		}
		for _, room := range e.Rooms {
			if s.room(room) == nil {
				return bad(at+".rooms", notKnown)
			}
		}
	}
	return nil
}

func (s *Scenario) checkSpells() error {
	seen := map[string]bool{}
	for i, spell := range s.Spells {
		where := fmt.Sprintf("spells[%d]", i)
		switch {
		case spell.ID == "" || seen[spell.ID]:
			return bad(where+".id", notUnique)
		case spell.Level < 1 || spell.Level > 4:
			return bad(where+".level", notInBounds)
		case spell.School != "" && !slices.Contains(Schools(), spell.School):
			return bad(where+".school", notKnown)
		case spell.Copies < 0 || spell.Copies > mostPieces:
			return bad(where+".copies", notInBounds)
		}
		seen[spell.ID] = true
		if err := s.checkEffects(where+".effects", append(slices.Clone(spell.Effects), spell.Boosted...)); err != nil {
			return err
		}
	}
	for i, fill := range s.Fill {
		if fill.Level < 1 || fill.Level > Levels || fill.Botches < 0 || fill.Botches > mostPieces || fill.Others < 0 || fill.Others > mostPieces {
			return bad(fmt.Sprintf("fill[%d]", i), notInBounds)
		}
		for _, id := range fill.From {
			if !seen[id] {
				return bad(fmt.Sprintf("fill[%d].from", i), notKnown)
			}
		}
	}
	for pair, level := range s.Levels {
		if _, err := readPair(pair); err != nil || level < 1 || level > 4 {
			return bad("levels."+pair, notInBounds)
		}
	}
	return nil
}

func (s *Scenario) checkNumbers() error {
	for where, n := range map[string]int{"mana": s.Mana, "shifts": s.Shifts, "supply": s.Supply, "wrongGuess": s.WrongGuess} {
		if n < 0 || n > 99 {
			return bad(where, notInBounds)
		}
	}
	if s.Mana == 0 {
		return bad("mana", notInBounds)
	}
	for where, list := range map[string][]Place{"sources": s.Sources, "guardians": s.Guardians} {
		for i, p := range list {
			if p.Glyph < 0 || p.Glyph > Glyphs || p.Room != "" && s.room(p.Room) == nil {
				return bad(fmt.Sprintf("%s[%d]", where, i), notKnown)
			}
		}
	}
	for i, o := range s.Threats {
		if o.Count < 0 || o.Count > mostPieces || o.Room != "" && s.room(o.Room) == nil {
			return bad(fmt.Sprintf("threats[%d]", i), notKnown)
		}
	}
	return nil
}

func (s *Scenario) checkEnds() error {
	for piece := range s.Grimoire {
		if _, ok := PieceCalled(piece); !ok {
			return bad("grimoire."+piece, notKnown)
		}
	}
	for i, what := range s.Ours {
		if !slices.Contains(OurFacts(), what) {
			return bad(fmt.Sprintf("ours[%d]", i), notKnown)
		}
	}
	for where, list := range map[string][]Condition{"victory": s.Victory, "defeat": s.Defeat} {
		for i, c := range list {
			if c.Cast != "" && s.spell(c.Cast) == nil || c.In != "" && s.room(c.In) == nil {
				return bad(fmt.Sprintf("%s[%d]", where, i), notKnown)
			}
		}
	}
	return nil
}
