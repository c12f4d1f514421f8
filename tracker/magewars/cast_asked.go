package magewars

import "github.com/quickcast/quickcast/tracker"

// asked is a card somebody thinks of casting.
type asked struct {
	game *Game
	s    *State
	seat tracker.Seat
	card Printed
	boostData
}

// try does part of a cast in thought and gives what refuses it.
func (a asked) try(part func(*draft, *castData) error) *tracker.Refusal {
	d := newDraft(a.s, tracker.Event{Kind: "cast", Seat: a.seat})
	d.source = low{} // what would be rolled does not matter
	r, _ := part(d, &castData{Printed: a.card, boostData: a.boostData}).(*tracker.Refusal)
	return r
}

// now gives what refuses it as the action of its mage, or as the quickcast.
func (a asked) now(quickcast bool) *tracker.Refusal {
	return a.try(func(d *draft, p *castData) error {
		p.Quickcast = quickcast
		return d.mayCastNow(a.seat, p)
	})
}

// payers lists who can pay for the card: the mage, and its familiars and
// spawnpoints with their own mana first.
func (a asked) payers() []payer {
	mage := a.s.Mage(a.seat)
	list := []payer{{Object: mage.ID, Own: mage.Mana, Mana: mage.Mana}}
	for _, o := range a.s.Objects {
		if o.Controller != a.seat || o.FaceDown || !o.casts() {
			continue
		}
		list = append(list, payer{
			Object: o.ID, Own: o.Mana, Mana: min(o.Mana+mage.Mana, maxNumber),
			Refusal: a.try(func(d *draft, p *castData) error {
				p.Payer = o.ID
				return d.castThrough(d.edit(o.ID), p)
			}),
		})
	}
	return list
}
