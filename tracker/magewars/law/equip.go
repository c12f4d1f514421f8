package law

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// SlotTaken refuses an item for which there is no room, by the items that have it.
func SlotTaken(s *state.State, card *state.Printed, by []*state.Object) *tracker.Refusal {
	return state.SlotTaken.With("Slot", strings.Join(card.Slots, ", "), "Name", by[0].Printed.Name).ByRule(s.Cite("A-86 R-71"))
}

// room is how many items a place takes.
func room(slot string) int { return pick.Either(slot == "ring", 2, 1) }

// Placed are the slots equipment takes: those it says, or of several that it can go
// to the first that has room, else the first.
func Placed(s *state.State, wearer string, p *state.Printed) []string {
	if len(p.Slots) > 0 || len(p.Places) == 0 {
		return p.Slots
	}
	for _, place := range p.Places {
		if len(Worn(s, wearer, place)) < room(place) {
			return []string{place}
		}
	}
	return p.Places[:1]
}

// Displaced lists what has to go before a new item is put on, and those of which one
// has to go besides.
func Displaced(s *state.State, wearer string, card *state.Printed) (gone, either []*state.Object) {
	for _, o := range s.Objects {
		if s.Variant().ReplacesItself && o.Host == wearer && o.Printed.Kind == state.KindEquipment && o.Printed.Same(card) {
			gone = append(gone, o)
		}
	}
	goes := func(o *state.Object) bool { return slices.Contains(gone, o) }
	for _, slot := range card.Slots {
		stays := slices.DeleteFunc(Worn(s, wearer, slot), goes)
		switch {
		case len(stays) < room(slot):
		case room(slot) == 1:
			gone = append(gone, stays...)
		default:
			either = stays
		}
	}
	return gone, either
}

// Worn lists the equipment on a mage's place.
func Worn(s *state.State, wearer, slot string) []*state.Object {
	return pick.Where(s.Objects, func(o *state.Object) bool {
		return o.Host == wearer && o.Printed.Kind == state.KindEquipment && state.Listed(o.Printed.Slots, slot)
	})
}
