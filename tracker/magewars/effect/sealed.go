package effect

import (
	"encoding/json"
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// askSide adds to what is due that the side of a sealed card says whether that answers something that happens: nobody
// else can know. By what is open, it cannot answer what does not concern whom it lies on.
func (d *Draft) askSide(list []state.Due, e *state.Object, at deed.Moment, o *state.Object, as state.Scene) []state.Due {
	concerns := e.Host == "" || e.Host == o.ID || e.Host == as.Target || at == deed.Reveal && e.Host == o.Host
	fallen := d.Event.Overrule && len(d.Faces) > 0
	same := func(due state.Due) bool {
		return due.Asks != nil && due.Seat == e.Controller && due.Asks.At == at && due.Asks.Of.ID == o.ID
	}
	if !concerns || fallen || at == deed.Moves || e.ID == o.ID || slices.ContainsFunc(list, same) || slices.ContainsFunc(d.Due, same) {
		return list
	}
	was := *o
	return append(list, state.Due{Seat: e.Controller, Holds: true, May: true, Cause: as.Target, Deed: -1, Asks: &state.Asked{At: at, Of: &was, Scene: as}})
}

// Answers are the cards of a side that answer what it is asked, where they are known: such a due in place of each.
func (d *Draft) Answers(asked state.Due) []state.Due {
	list := d.triggered(asked.Asks.At, asked.Asks.Of, asked.Asks.Scene)
	return slices.DeleteFunc(list, func(due state.Due) bool {
		return due.Asks != nil || due.Seat != asked.Seat || slices.Contains(asked.Asks.Left, due.Object)
	})
}

// nothingAnswers is that a side has nothing more to turn over for what it was asked first.
func (d *Draft) nothingAnswers() error {
	seat, err := d.Seat()
	if err != nil {
		return err
	}
	at := d.asked(seat)
	if at < 0 {
		return state.FieldMissing.With("Action", "reveal", "Field", "object")
	}
	due := d.Due[at]
	d.Due = slices.Delete(slices.Clone(d.Due), at, at+1)
	if next := slices.IndexFunc(d.Due, func(other state.Due) bool { return other.Asks != nil && other.Asks.At == deed.Healed }); next >= 0 && due.Heals != nil {
		d.Due[next].Heals, due.Heals = due.Heals, nil // the other side has not said yet
	}
	d.HealLate(due, 0)
	return nil
}

// leaveHidden lets what may answer stay hidden: what it is, nobody else learns.
func (d *Draft) leaveHidden(o *state.Object, at int) {
	asks := *d.Due[at].Asks
	asks.Left = append(slices.Clip(asks.Left), o.ID)
	d.Due = slices.Clone(d.Due)
	d.Due[at].Asks = &asks
	d.Say(o.Controller, "table.logStaysHidden", "Player", d.Mage(o.Controller).Printed.Name)
}

// asked is the place of what a side is asked first, -1 for nothing.
func (d *Draft) asked(seat tracker.Seat) int {
	return slices.IndexFunc(d.Due, func(due state.Due) bool { return due.Asks != nil && due.Seat == seat })
}

// unseal gives a card that is turned over what it is, if that is what was sealed: else nothing happens on any device.
// What it answers of what its side was asked, it is due for.
func (d *Draft) unseal(o *state.Object, opens *tracker.Opening) error {
	printed, err := opened(o.Printed.Sealed, opens)
	if err != nil {
		return err
	}
	o.Printed = printed
	d.takeOpened(o.Owner, printed)
	at := d.asked(o.Controller)
	if at < 0 {
		return nil
	}
	asked := d.Due[at]
	for _, due := range d.Answers(asked) {
		if due.Object == o.ID {
			due.Heals, asked.Heals = asked.Heals, nil
			d.Due = slices.Insert(slices.Clone(d.Due), at, due)
			d.Due[at+1] = asked
		}
	}
	return nil
}

// takeOpened takes a card out of its owner's open book that was cast sealed.
func (d *Draft) takeOpened(owner tracker.Seat, printed *state.Printed) {
	d.putInBook(owner, printed, -1)
}

// opened is the card of a commitment. It refuses what was not sealed, and what could not lie face down.
func opened(sealed string, opens *tracker.Opening) (*state.Printed, error) {
	var p state.Printed
	switch {
	case opens == nil || !opens.Opens(sealed):
		return nil, state.NotAsSealed.With()
	case json.Unmarshal([]byte(opens.Card), &p) != nil || p.Sealed != "" || p.Kind != state.KindEnchantment:
		return nil, state.NotAsSealed.With()
	}
	return &p, law.Printable(&p)
}

// mayBeSealed refuses a commitment that another device made, and one of what lies open.
func (d *Draft) mayBeSealed(p *state.Printed, faceDown bool) error {
	if p.Sealed != "" && (!faceDown || !tracker.SealedBy(p.Sealed, d.Event.Device)) {
		return tracker.BadField.With("Action", string(d.Event.Kind), "Field", "sealed", "Reason", p.Sealed)
	}
	return nil
}

// showSealed shows a sealed card where it lies, also on a discard pile, without turning it over.
func (d *Draft) showSealed(p RevealData) error {
	for _, owner := range d.Players {
		if owner.Pages == p.Sealed {
			return d.showBook(owner.Seat, p)
		}
	}
	printed, err := opened(p.Sealed, p.Opens)
	if err != nil {
		return err
	}
	found := false
	for _, o := range d.Objects {
		if o.Printed.Sealed == p.Sealed {
			found = true
			d.Edit(o.ID).Printed = printed
			d.Say(o.Controller, "table.logOpened", "Name", printed.Name, "Host", d.HostName(o))
			d.takeOpened(o.Owner, printed)
		}
	}
	for _, owner := range d.Players {
		for i, c := range owner.Discard {
			if c.Printed == nil || c.Printed.Sealed != p.Sealed {
				continue
			}
			found = true
			own := d.EditPlayer(owner.Seat)
			own.Discard = slices.Clone(own.Discard)
			own.Discard[i].Name, own.Discard[i].Card, own.Discard[i].Printed = printed.Name, printed.Card, printed
			d.Say(owner.Seat, "table.logOpenedGone", "Name", printed.Name)
			d.takeOpened(owner.Seat, printed)
		}
	}
	if !found {
		return tracker.NothingChanges.With("Name", printed.Name)
	}
	return nil
}

// showBook shows the book that stayed on its player's device, and says whether it held what was cast.
func (d *Draft) showBook(seat tracker.Seat, p RevealData) error {
	var cards []state.BookCard
	if p.Opens == nil || !p.Opens.Opens(p.Sealed) || json.Unmarshal([]byte(p.Opens.Card), &cards) != nil || CheckBook(cards) != "" {
		return state.NotAsSealed.With()
	}
	own := d.EditPlayer(seat)
	left, held := state.Left(cards, own.Spent)
	own.Book, own.Pages, own.Spent = left, "", nil
	d.Say(seat, pick.Either(held, "table.logBookHeld", "table.logBookShort"), "Name", d.Mage(seat).Printed.Name, "Count", BookSize(cards))
	return nil
}
