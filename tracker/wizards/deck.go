package wizards

import (
	"slices"

	"github.com/quickcast/quickcast/tracker"
)

// deckOf makes a pile of cards, unknown ones where the table holds the real cards.
func (s *State) deckOf(cards []string) []string {
	if s.Real {
		return make([]string, len(cards))
	}
	return slices.Clone(cards)
}

// top takes the top card of a pile.
func (d *Deck) top() string {
	card := d.Draw[0]
	d.Draw = d.Draw[1:]
	return card
}

// take takes a named card out of a pile, so that a script, or a hand with the real card,
// can say what was drawn; false where it is not in it. An unknown card may be any.
func (d *Deck) take(card string) bool {
	i := slices.Index(d.Draw, card)
	if i < 0 {
		i = slices.Index(d.Draw, "")
	}
	if i < 0 {
		return false
	}
	d.Draw = slices.Delete(d.Draw, i, i+1)
	return true
}

// renew makes a pile of the discards. Where the table holds the cards nobody knows which
// is which.
func (s *State) renew(d *Deck) {
	d.Draw, d.Discard = s.deckOf(d.Discard), nil
	shuffle(s, d.Draw)
}

// drawRoom draws a room card: its room, "" where the table holds the real cards. An
// empty pile is renewed from its discards (W-21). False where there is no card at all.
func (d *draft) drawRoom() (string, bool) {
	deck := &d.RoomDeck
	if len(deck.Draw) == 0 {
		if len(deck.Discard) == 0 {
			return "", false
		}
		d.renew(deck)
		d.tell("W-21", nil, "wizards.toldRoomsRenewed", "Count", len(deck.Draw))
	}
	card := deck.top()
	deck.Discard = append(deck.Discard, card)
	return card, true
}

// drawDisaster gives a wizard the top disaster. Where the pile is empty, two cards of the
// progression join the discards and all are shuffled; where that is empty as well the
// game is lost (W-25, reading Wc).
func (d *draft) drawDisaster(w *Wizard) {
	deck := &d.Disasters
	if len(deck.Draw) == 0 {
		if len(d.Progression) == 0 {
			d.lose("W-25", "wizards.lostCards")
			return
		}
		n := min(2, len(d.Progression))
		deck.Discard = append(deck.Discard, d.Progression[:n]...)
		d.Progression = d.Progression[n:]
		d.renew(deck)
		d.Reshuffles++
		d.tell("W-25", nil, "wizards.toldProgress", "Count", n, "Cards", len(deck.Draw), "Left", len(d.Progression))
	}
	w.Hand = append(w.Hand, deck.top())
	d.tell("", nil, "wizards.toldDrawn", "Name", w.Name, "Left", len(deck.Draw))
}

// defeatLikely is the optional agreement that a game is as good as lost when the highest
// bound level is below the number of reshuffles (W-27).
func (s *State) defeatLikely() bool { return s.Grid.highestBound() < s.Reshuffles }

// RoomCardWord names a room card by its room.
func (s *State) RoomCardWord(room string) tracker.Message { return roomWord(room, s.tileName(room)) }
