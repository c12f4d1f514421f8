package effect

import (
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// giveBack returns cards: to a spellbook, or from a discard pile into play.
func (r *run) giveBack(s *deed.Step) error {
	if s.From == "discard" {
		return r.takeBack(s)
	}
	if s.To != "play" {
		on, err := r.party(s.On)
		if card := r.scene.Card; s.On != nil && s.On.Role == deed.Self && len(on) == 0 {
			if printed, ok := r.fromDiscard(card.Owner, card.Printed.Name, nil); ok {
				r.Say(card.Owner, "table.logReplaced", "Name", printed.Title())
				r.putInBook(card.Owner, printed, 1)
			}
		}
		if len(on) == 0 && err == nil && (s.On == nil || s.On.Role != deed.Self) {
			return r.nothing()
		}
		for _, o := range on {
			switch {
			case o.IsMage():
			case s.To == "owner":
				r.HandTo(o, o.Owner)
			default:
				r.replace(o)
			}
		}
		return err
	}
	if s.On != nil && s.On.Role != "" { // it stands outside of the arena, or has just died
		id := pick.Either(s.On.Role == deed.Host, r.scene.Card.Host, r.scene.Target)
		if o := r.Edit(id); o != nil { // it stood outside of the arena
			r.dropPassing(id, func(p *state.Passing) bool { return p.Until == "while" })
			r.Say(o.Controller, "table.logBack", "Name", r.NameOf(o))
			return nil
		}
		if r.scene.Dead == nil || r.scene.Dead.ID != id {
			return nil
		}
		return r.raise(r.scene.Dead.Printed.Name, nil)
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
	seat := r.scene.Card.Controller
	printed, ok := r.fromDiscard(seat, r.p.Card, s.On)
	if !ok {
		return state.NoCard.With("Name", r.p.Card)
	}
	r.putInBook(seat, printed, 1)
	r.Say(seat, "table.logReplaced", "Name", printed.Title())
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
			if c := &p.Discard[i]; strings.EqualFold(c.Name, r.p.Card) && law.Buried(&r.State, c, on) {
				return c.Printed.Cost, nil
			}
		}
	}
	return 0, state.NoCard.With("Name", r.p.Card)
}

// askCard asks which card of a discard pile is meant. False where none is named and none is there.
func (r *run) askCard(on *deed.Party) (there bool, err error) {
	names := r.scene.Buried(on)
	if len(names) == 0 {
		return r.p.Card != "", r.nothing()
	}
	return true, r.ask(Need{Field: "cardName", Names: names, Told: r.p.Card != ""})
}

// raise brings a card back from a discard pile, for who controls the deed's card; what
// the steps after it do to their target they do to that.
func (r *run) raise(name string, on *deed.Party) error {
	seats := []tracker.Seat{r.scene.Card.Controller}
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
		if err := r.bring(r.scene.Card.Controller, seat, printed, "", false); err != nil {
			return err
		}
		risen := r.Objects[len(r.Objects)-1].ID
		r.scene.Target = risen
		card := *r.scene.Card
		card.Host, r.scene.Card = risen, &card
		return nil
	}
	return state.NoCard.With("Name", name)
}

// bring puts a card on the table for a seat.
func (r *run) bring(seat, owner tracker.Seat, printed *state.Printed, host string, hidden bool) error {
	if _, there := r.Object(host); !there {
		host = ""
	}
	was := r.Event.Seat
	r.Event.Seat = seat
	err := r.DoAdd(AddData{Printed: *printed, Host: host, Owner: owner, FaceDown: hidden})
	r.Event.Seat = was
	return err
}
