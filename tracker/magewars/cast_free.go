package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// freeCast finds leave to cast a card without an action, -1 for none.
func (s *State) freeCast(seat tracker.Seat, p *Printed) int {
	return slices.IndexFunc(s.FreeCasts, func(g FreeCast) bool {
		open := g.spells
		open.Where, open.Side = "", ""
		return g.Seat == seat && open.Fits(p.thing())
	})
}

// takeFreeCast casts a spell by leave of a card, where there is any. Without it what its own
// card forbids is no spell to cast.
func (d *draft) takeFreeCast(seat tracker.Seat, p *castData) error {
	at := d.freeCast(seat, &p.Printed)
	if at >= 0 {
		p.granted, p.free = true, d.FreeCasts[at].Free
		d.FreeCasts = slices.Clone(d.FreeCasts)
		if d.FreeCasts[at].Left--; d.FreeCasts[at].Left == 0 {
			d.FreeCasts = slices.Delete(d.FreeCasts, at, at+1)
		}
		return nil
	}
	for _, it := range p.Deeds {
		if it.At == deed.Casts && it.Of == nil && it.Bans() {
			return d.law(false, Forbidden.With("Name", p.Name, "Card", p.Name, "Say", it.Say).ByRule("R-9"))
		}
	}
	return nil
}

// freeCastNotices tell what may be cast by leave of a card.
func (s *State) freeCastNotices() []tracker.Notice {
	var list []tracker.Notice
	for _, g := range s.FreeCasts {
		list = append(list, ruled("table.noticeFreeCast", "R-9", "Card", g.Card, "Player", s.Mage(g.Seat).Printed.Name, "Count", g.Left))
	}
	return list
}
