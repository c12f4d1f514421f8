package state

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
)

// aim is what a card says it can be cast on, taken apart.
type aim struct {
	Nouns  []string // any of these kinds
	traits []string // and all of these: friendly, living, minor, a subtype, ...
	Zone   bool     // or a zone, a border, the arena
}

// nouns are the kinds of things a card can name.
func nouns() []string {
	return []string{KindCreature, KindConjuration, KindMage, KindEquipment, KindEnchantment, "object", "self"}
}

// places are what a card can name that is no object of the table.
func places() []string { return []string{"zone", "border", "arena", "marker", "terrain"} }

// parseAim takes the words of a card's target line apart: "non-mage living
// creature", "creature or conjuration", "zone". A line without a noun names a mage.
func parseAim(line string) aim {
	var a aim
	line, _, _ = strings.Cut(strings.ToLower(line), "&") // the rest names where it goes
	line, _, _ = strings.Cut(line, " with ")
	for _, w := range strings.FieldsFunc(line, func(r rune) bool { return r == ' ' || r == ',' }) {
		noun := strings.TrimSuffix(w, "s")
		switch {
		case w == "or" || w == "adjacent" || w[0] >= '0' && w[0] <= '9':
		case w == "discarded" || w == "destroyed":
			return aim{} // what is not on the table
		case slices.Contains(nouns(), noun):
			a.Nouns = append(a.Nouns, noun)
		case slices.Contains(places(), noun):
			a.Zone = true
		default:
			a.traits = append(a.traits, w)
		}
	}
	if len(a.Nouns) == 0 && !a.Zone {
		a.Nouns = []string{KindMage}
	}
	return a
}

// Aim is what a card can be cast on: what it says, or what its kind does where it
// says nothing.
func (p *Printed) Aim() aim {
	if p.Aims != "" {
		return parseAim(p.Aims)
	}
	switch p.Kind {
	case KindEquipment:
		return aim{Nouns: []string{KindMage}}
	case KindCreature, KindWall:
		return aim{Zone: true}
	case KindAttack:
		return aim{Nouns: []string{KindCreature, KindConjuration}, Zone: p.FillsZone()}
	}
	return aim{Nouns: []string{"object"}, Zone: true}
}

// Fits tells whether a card of a seat that aims so can be cast on an object, as far
// as the table knows.
func (s *State) Fits(a aim, seat tracker.Seat, o *Object) bool {
	if !slices.ContainsFunc(a.Nouns, func(noun string) bool { return s.isA(noun, seat, o) }) {
		return false
	}
	for _, trait := range a.traits {
		bare, not := strings.CutPrefix(trait, "non-")
		if s.is(bare, seat, o) == not {
			return false
		}
	}
	return true
}

// Withstands tells whether an object is immune to a damage type that a spell is of: then it is no target of that
// (codex), but for what puts out a fire. What an attack spell may not go against its attack says.
func (o *Object) Withstands(p *Printed) bool {
	body, quenches := o.Fighter(), func(it deed.Deed) bool {
		return len(deed.Steps(it.Do, func(s *deed.Step) bool { return s.Do == deed.Cure && PlainName(s.Name) == combat.Burn.String() })) > 0
	}
	return p.Kind != KindAttack && !slices.ContainsFunc(p.Deeds, quenches) && slices.ContainsFunc(combat.DamageTypes(), func(of combat.DamageType) bool {
		return Listed(p.Subtypes, string(of)) && body.Immune(of)
	})
}

// isA tells whether an object is what a noun names.
func (s *State) isA(noun string, seat tracker.Seat, o *Object) bool {
	switch noun {
	case KindCreature:
		return o.IsCreature()
	case KindConjuration:
		return o.Printed.Kind == KindConjuration || o.Printed.Kind == KindWall
	case "object":
		return true
	case "self":
		return o.ID == MageID(seat)
	}
	return o.Printed.Kind == noun
}

// is tells whether an object is what an adjective says. One that is no trait the
// rules know is a subtype, a school, or the class of a mage.
func (s *State) is(adjective string, seat tracker.Seat, o *Object) bool {
	switch adjective {
	case "friendly":
		return s.Allied(o.Controller, seat)
	case "enemy":
		return !s.Allied(o.Controller, seat)
	case KindMage:
		return o.IsMage()
	case "living":
		return o.Living()
	case "nonliving":
		return !o.Living()
	case "corporeal":
		return !o.Has(keyword.Incorporeal)
	case "containable":
		return o.Containable()
	case "minor":
		return !o.Major()
	case "hidden":
		return o.FaceDown
	case "revealed":
		return !o.FaceDown
	case "legendary":
		return o.Printed.Legendary
	case "epic":
		return o.Printed.Epic
	}
	if o.IsMage() && strings.EqualFold(s.class(o), adjective) {
		return true
	}
	return o.Has(keyword.Keyword(adjective)) || Listed(o.Printed.Subtypes, adjective) || Listed(o.Printed.Schools, adjective)
}

// class is the class of a mage, as far as the table was told.
func (s *State) class(mage *Object) string {
	if training := s.Player(mage.Owner).Training; len(training) > 0 {
		return training[0]
	}
	return mage.Printed.Name
}

// Living tells whether an object is a living one: creatures unless they say
// otherwise, conjurations if they say so.
func (o *Object) Living() bool {
	if o.Has(keyword.Nonliving) || o.Has(keyword.Incorporeal) {
		return false
	}
	return o.IsCreature() || o.Has(keyword.Living)
}

// FillsZone tells of an attack that goes against all there is in a zone.
func (p *Printed) FillsZone() bool { return len(p.Attacks) > 0 && p.Attacks[0].Kind == "zone" }
