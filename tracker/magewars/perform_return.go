package magewars

import (
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// giveBack returns cards: to a spellbook, or from a discard pile into play.
func (r *run) giveBack(s *deed.Step) error {
	if s.From == "discard" {
		return r.takeBack(s)
	}
	if s.To != "play" {
		on, err := r.party(s.On)
		if card := r.scene.card; s.On != nil && s.On.Role == deed.Self && len(on) == 0 {
			if printed, ok := r.fromDiscard(card.Owner, card.Printed.Name, nil); ok {
				r.say(card.Owner, "table.logReplaced", "Name", printed.Name)
				r.putInBook(card.Owner, printed, 1)
			}
		}
		if len(on) == 0 && err == nil && (s.On == nil || s.On.Role != deed.Self) {
			return r.nothing()
		}
		for _, o := range on {
			switch {
			case o.isMage():
			case s.To == "owner":
				r.handTo(o, o.Owner)
			default:
				r.replace(o)
			}
		}
		return err
	}
	if s.On != nil && s.On.Role != "" { // it stands outside of the arena, or has just died
		id := either(s.On.Role == deed.Host, r.scene.card.Host, r.scene.target)
		if o := r.edit(id); o != nil { // it stood outside of the arena
			r.dropPassing(id, func(p *Passing) bool { return p.Until == "while" })
			r.say(o.Controller, "table.logBack", "Name", r.nameOf(o))
			return nil
		}
		if r.scene.dead == nil || r.scene.dead.ID != id {
			return nil
		}
		return r.raise(r.scene.dead.Printed.Name, nil)
	}
	if there, err := r.askCard(s.On); !there || err != nil {
		return err
	}
	return r.raise(r.p.Card, s.On)
}

// takeBack puts a card of one's own discard pile back into the spellbook.
func (r *run) takeBack(s *deed.Step) error {
	if there, err := r.askCard(s.On); !there || err != nil {
		return err
	}
	seat := r.scene.card.Controller
	printed, ok := r.fromDiscard(seat, r.p.Card, s.On)
	if !ok {
		return NoCard.With("Name", r.p.Card)
	}
	r.putInBook(seat, printed, 1)
	r.say(seat, "table.logReplaced", "Name", printed.Name)
	return nil
}

// cardCost is what the card costs to cast that the deed brings back.
func (r *run) cardCost() (int, error) {
	on := r.first(deed.Return).On
	if there, err := r.askCard(on); !there || err != nil {
		return 0, err
	}
	for _, p := range r.Players {
		for i := range p.Discard {
			if c := &p.Discard[i]; strings.EqualFold(c.Name, r.p.Card) && r.buried(c, on) {
				return c.printed.Cost, nil
			}
		}
	}
	return 0, NoCard.With("Name", r.p.Card)
}

// askCard asks which card of a discard pile is meant. False where none is named and none is there.
func (r *run) askCard(on *deed.Party) (there bool, err error) {
	names := r.scene.buried(on)
	if len(names) == 0 {
		return r.p.Card != "", r.nothing()
	}
	return true, r.ask(need{field: "cardName", names: names, told: r.p.Card != ""})
}

// raise brings a card back from a discard pile, for who controls the deed's card; what
// the steps after it do to their target they do to that.
func (r *run) raise(name string, on *deed.Party) error {
	seats := []tracker.Seat{r.scene.card.Controller}
	for _, p := range r.Players {
		if p.Seat != seats[0] {
			seats = append(seats, p.Seat)
		}
	}
	for _, seat := range seats {
		printed, ok := r.fromDiscard(seat, name, on)
		if !ok {
			continue
		}
		if err := r.bring(r.scene.card.Controller, seat, printed, "", false); err != nil {
			return err
		}
		risen := r.Objects[len(r.Objects)-1].ID
		r.scene.target = risen
		card := *r.scene.card
		card.Host, r.scene.card = risen, &card
		return nil
	}
	return NoCard.With("Name", name)
}

// bring puts a card on the table for a seat.
func (r *run) bring(seat, owner tracker.Seat, printed *Printed, host string, hidden bool) error {
	if _, there := r.Object(host); !there {
		host = ""
	}
	was := r.event.Seat
	r.event.Seat = seat
	err := r.doAdd(addData{Printed: *printed, Host: host, Owner: owner, FaceDown: hidden})
	r.event.Seat = was
	return err
}
