package state

import (
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// Undecided tells whether a card that lies open decides about the open fight, and its player
// has not said yet: then no dice fall.
func (s *State) Undecided() bool {
	return slices.ContainsFunc(s.Offers, func(o Offer) bool { return o.Before() && !o.Scene.Card.FaceDown })
}

// Forced is what a card that lies open does to the open fight and may not be left, nil for nothing:
// it comes before the dice.
func (s *State) Forced() *Offer {
	at := slices.IndexFunc(s.Offers, func(o Offer) bool { return o.Must && o.Before() && !o.Scene.Card.FaceDown })
	if at < 0 || s.Fight == nil {
		return nil
	}
	return &s.Offers[at]
}

// Decides tells whether an event does, or leaves, what a card that lies open may do before the
// dice of the open fight fall.
func (s *State) Decides(e tracker.Event) bool {
	o, _ := s.OfferOf(e)
	return o != nil && o.Before() && !o.Scene.Card.FaceDown
}

// OfferOf is the offer that an event does, or leaves; nil for none.
func (s *State) OfferOf(e tracker.Event) (o *Offer, leaves bool) {
	p, err := Payload[DeedData](e)
	at := slices.IndexFunc(s.Offers, func(o Offer) bool { return e.Kind == "deed" && err == nil && o.ID == p.Deed })
	if at < 0 {
		return nil, false
	}
	return &s.Offers[at], p.Skip
}

// IsHidden tells whether an offer is of a card that lies face down; nil is none.
func (s *State) IsHidden(o *Offer) bool {
	if o == nil {
		return false
	}
	card, there := s.Card(o.Scene.Card.ID)
	return there && card.FaceDown
}

// Before tells whether the offer is about an attack whose dice have not fallen.
func (o *Offer) Before() bool { return o.Scene.Fight != nil && o.Scene.Deed().Before() }

// Renew lets deeds that happen once a round happen again.
func (o *Object) Renew() {
	for key := range o.Done {
		if !strings.HasPrefix(key, "game/") {
			o.Done = Put(o.Done, key, 0)
		}
	}
}

// DeedData is what "deed" is told: the deed that is done or left, and what it has to know.
type DeedData struct {
	Deed       string   `json:"deed"`
	Skip       bool     `json:"skip,omitempty"`
	Target     string   `json:"target,omitempty"`
	Second     string   `json:"second,omitempty"`
	Third      string   `json:"third,omitempty"`
	Area       []string `json:"area,omitempty"`
	Way        *int     `json:"way,omitempty"`
	X          *int     `json:"x,omitempty"`
	Pay        *bool    `json:"pay,omitempty"`
	Condition  string   `json:"condition,omitempty"`
	Conditions []string `json:"conditions,omitempty"` // of a deed that takes off several, one name a marker
	Card       string   `json:"cardName,omitempty"`
	Quickcast  bool     `json:"quickcast,omitempty"`
	Defense    *bool    `json:"useDefense,omitempty"`
}

// ReachData is what "reach" is told: who stands where a card reaches.
type ReachData struct {
	Object  string   `json:"object"`
	Targets []string `json:"targets,omitempty"`
}

// FindDeed takes the id of a deed apart.
func (s *State) FindDeed(id string) (card string, n int, ok bool) {
	card, number, _ := strings.Cut(id, ".")
	n, err := strconv.Atoi(number)
	o, there := s.Card(card)
	return card, n - 1, err == nil && there && n >= 1 && n <= len(o.Printed.Deeds)
}

// Answerable tells whether dice lie there that a card may answer.
func (s *State) Answerable() bool {
	return slices.ContainsFunc(s.Offers, func(o Offer) bool { return o.Scene.Shown != nil })
}

// Strikes tells whether an offer makes an attack: one that is open goes before it.
func (o *Offer) Strikes() bool {
	return len(deed.Steps(o.Scene.Deed().Do, func(s *deed.Step) bool { return s.Do == deed.Strike })) > 0
}
