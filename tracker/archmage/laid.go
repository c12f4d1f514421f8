package archmage

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// foundAs lays a table as it was found over the start: single fields of the state, mages
// in the order of the seats, places by id. What it leaves open follows from the rest:
// the Supply from the 25, the book from the wheel, tiles from those that lie open.
func (s *State) foundAs(extra map[string]json.RawMessage) ([]tracker.Notice, error) {
	if len(extra) == 0 {
		return nil, nil
	}
	mages, places := extra["mages"], extra["places"]
	rest := map[string]json.RawMessage{}
	for name, raw := range extra {
		if name != "mages" && name != "places" {
			rest[name] = raw
		}
	}
	if err := lay(s, rest); err != nil {
		return nil, err
	}
	_, phased := rest["phase"]
	if !phased && s.Round > 1 {
		s.Phase, phased = s.opening(), true
	}
	if w := s.Warlord; w != nil && !bytes.Contains(rest["warlord"], []byte(`"outer"`)) { // the ring of his next turn (M-87)
		w.Outer = (s.Round+boolInt(s.Phase != Setup && s.Phase != Warpath))%2 == 0
	}
	if err := s.laidPlaces(places, rest["left"] == nil); err != nil {
		return nil, err
	}
	told, err := s.laidMages(mages)
	if err != nil {
		return nil, err
	}
	if _, ok := rest["first"]; ok && rest["turn"] == nil {
		s.Turn = s.First
	}
	if phased && rest["points"] == nil && s.Phase == Journey {
		s.Points = Points
	}
	if phased {
		s.underway(told)
	}
	return nil, nil
}

// opening is how a round begins that is not the first: with a Preparation, alone with the
// Warlord's turn (M-17, M-85).
func (s *State) opening() Phase {
	if s.Solo() {
		return Warpath
	}
	return Preparation
}

// lay reads fields over what is there. It refuses names it does not know.
func lay(into any, fields map[string]json.RawMessage) error {
	names := make([]string, 0, len(fields))
	for name := range fields {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		one, err := json.Marshal(map[string]json.RawMessage{name: fields[name]})
		if err == nil {
			d := json.NewDecoder(bytes.NewReader(one))
			d.DisallowUnknownFields()
			err = d.Decode(into)
		}
		switch {
		case err == nil:
		case strings.Contains(err.Error(), "unknown field"):
			return tracker.UnknownField.With("Action", "setup", "Field", name)
		default:
			return tracker.RefuseField("setup", name, err)
		}
	}
	return nil
}

// laidPlaces lays places over those of the map: one of an unknown id is new. Tiles that
// lie open are taken from those that lie face down, unless the file counts them.
func (s *State) laidPlaces(raw json.RawMessage, count bool) error {
	if raw == nil {
		return nil
	}
	var list []map[string]json.RawMessage
	if err := json.Unmarshal(raw, &list); err != nil {
		return tracker.BadField.With("Action", "setup", "Field", "places", "Reason", tracker.WhatItHolds(err))
	}
	for _, fields := range list {
		var id string
		if json.Unmarshal(fields["id"], &id) != nil || id == "" {
			return tracker.FieldMissing.With("Action", "setup", "Field", "id")
		}
		p := s.At(id)
		if p == nil {
			s.Places = append(s.Places, Place{ID: id, Stack: Wild})
			p = &s.Places[len(s.Places)-1]
		}
		was := p.Kind
		if err := lay(p, fields); err != nil {
			return err
		}
		if fields["stack"] == nil && p.Stack != City && p.Kind != Unknown {
			p.Stack = p.Kind.stack()
		}
		if p.Tower != 0 {
			p.Owner = p.Tower
		}
		if count && was == Unknown && p.Kind != Unknown {
			s.draw(p.Kind)
		}
	}
	return nil
}

// laidMages lays mages over those of the seats, and tells which fields each file names.
func (s *State) laidMages(raw json.RawMessage) ([]map[string]json.RawMessage, error) {
	var list []map[string]json.RawMessage
	if raw != nil {
		if err := json.Unmarshal(raw, &list); err != nil {
			return nil, tracker.BadField.With("Action", "setup", "Field", "mages", "Reason", tracker.WhatItHolds(err))
		}
	}
	if len(list) > len(s.Mages) {
		return nil, tracker.WrongSeats.With("Count", len(list), "Least", len(s.Mages), "Most", len(s.Mages))
	}
	for len(list) < len(s.Mages) {
		list = append(list, nil)
	}
	for i, fields := range list {
		m := &s.Mages[i]
		if err := lay(m, fields); err != nil {
			return nil, err
		}
		if fields["planets"] != nil && fields["shift"] == nil && fields["relics"] != nil {
			m.Shift = 0
		}
	}
	for i, fields := range list { // all are laid: shadows stand at others'
		m := &s.Mages[i]
		if fields["supply"] == nil {
			m.Supply = 0
			if spare := Followers - s.total(i+1); fields["company"] != nil || spare >= 0 {
				m.Supply = spare
			} else {
				m.Company += spare
			}
		} else if fields["company"] == nil {
			m.Company = 0
			m.Company = Followers - s.total(i+1)
		}
	}
	return list, nil
}

// underway fills in what a table in the middle of its game has and the file leaves out.
func (s *State) underway(told []map[string]json.RawMessage) {
	if s.Phase == Setup {
		return
	}
	for i := range s.Mages {
		m := &s.Mages[i]
		after := (i + 1 - s.First + len(s.Mages)) % len(s.Mages)
		now := (s.Turn - s.First + len(s.Mages)) % len(s.Mages)
		begun := after <= now && s.Phase != Warpath
		if told[i]["shift"] == nil {
			m.Shift = 0
		}
		if told[i]["turns"] == nil {
			m.Turns = s.Round - 1 + boolInt(begun)
		}
		if told[i]["prepared"] == nil {
			m.Prepared = s.Round - 1 + boolInt(begun && !(after == now && s.Phase == Preparation))
		}
		if told[i]["book"] == nil {
			m.Book = s.Learned(i + 1)
		}
		if told[i]["relics"] == nil && s.Round == 1 {
			m.Relics = s.startRelics(m.Planets)
		}
	}
	if w := s.Warlord; w != nil {
		if w.At == "" {
			w.At = s.tower()
		}
		if w.Stage == "" {
			w.Stage = atTower
		}
	}
}

// check refuses a table that cannot be.
func (s *State) check() error {
	n := len(s.Mages)
	if n < 1 || n > mostPlayers {
		return tracker.WrongSeats.With("Count", n, "Least", 1, "Most", mostPlayers)
	}
	if s.Turn < 1 || s.Turn > n || s.First < 1 || s.First > n {
		return tracker.UnknownSeat.With("Seat", s.Turn, "Seats", n)
	}
	if s.Round < 1 || s.Points < 0 || s.Points > 99 {
		return notBetween.With("Field", "points", "Least", 0, "Most", 99)
	}
	if !slices.Contains([]Phase{Setup, Warpath, Preparation, Journey, End, Over}, s.Phase) || (s.Phase == Warpath) != (s.Phase == Warpath && s.Solo()) {
		return notNow.With("Phase", string(s.Phase))
	}
	if err := checkPips(s.Pips); err != nil {
		return err
	}
	if len(s.Track) != spheres || s.tower() == "" {
		return noPlace.With("Name", "tower")
	}
	ids := map[string]bool{}
	for i := range s.Places {
		p := &s.Places[i]
		if p.ID == "" || ids[p.ID] {
			return noPlace.With("Name", p.ID)
		}
		ids[p.ID] = true
		if err := s.checkPlace(p); err != nil {
			return err
		}
	}
	for i := range s.Mages {
		if err := s.checkMage(i + 1); err != nil {
			return err
		}
	}
	if w := s.Warlord; w != nil && (s.At(w.At) == nil || w.Pip < 0 || w.Pip > dieSides || w.Stage == setOut && w.Pip == 0 || n != 1) {
		return noPlace.With("Name", w.At)
	}
	return s.apart()
}

func (s *State) checkPlace(p *Place) error {
	switch {
	case p.Kind != Unknown && !p.Kind.known():
		return noKind.With("Name", string(p.Kind))
	case p.Owner < 0 || p.Owner > s.Owners():
		return tracker.UnknownSeat.With("Seat", p.Owner, "Seats", s.Owners())
	case p.Owner != 0 && !p.Kind.Holds():
		return noTolerance.With("Place", placeWord(p)).ByRule("M-32")
	case p.Wards < 0 || p.Wards > mostOfWard:
		return notBetween.With("Field", "wards", "Least", 0, "Most", mostOfWard)
	case p.Tower != 0 && (p.Tower != p.Owner || p.Tower > len(s.Mages) || !p.Kind.Wild()):
		return wrongPlace.With("Place", placeWord(p)).ByRule("M-55")
	case hex(p.Q, p.R) > mostFar:
		return wrongPlace.With("Place", placeWord(p))
	}
	return nil
}

func (s *State) checkMage(seat int) error {
	m := s.mage(seat)
	if s.At(m.At) == nil {
		return noPlace.With("Name", m.At)
	}
	if m.Company < 0 || m.Supply < 0 || m.Prison < 0 || s.total(seat) != Followers {
		return notWhole25.With("Name", m.Name, "Count", s.total(seat)).ByRule("M-5")
	}
	for of := range Sphere(spheres) {
		if n := m.Relics[of]; n < 0 || n > Most {
			return notBetween.With("Field", of.Relic(), "Least", 0, "Most", Most).ByRule("M-10")
		}
		if abs(m.Planets[of]) > Steps {
			return notBetween.With("Field", of.ID(), "Least", -Steps, "Most", Steps).ByRule("M-7")
		}
		if by := m.Doors[of]; by < 0 || by > len(s.Mages) {
			return tracker.UnknownSeat.With("Seat", by, "Seats", len(s.Mages))
		}
	}
	for a := range Area(areas) {
		if m.Apprentices[a] < 0 || m.Corrupt[a] < 0 || m.Corrupt[a] > m.Apprentices[a] {
			return notBetween.With("Field", a.ID(), "Least", 0, "Most", Followers)
		}
	}
	towers := 0
	for i := range s.Places {
		towers += boolInt(s.Places[i].Tower == seat)
	}
	if towers > 1 {
		return towerStands.With().ByRule("M-55")
	}
	return nil
}
