package magewars

import "quickcast/tracker"

// sayPrinting tells which of a card's printings was taken, where others have other
// numbers. Of what lies face down nothing is told before it is revealed.
func (d *draft) sayPrinting(seat tracker.Seat, card *Printed) {
	if card.Printing != "" {
		d.say(seat, "table.logPrinting", "Name", card.Name, "Printing", card.Printing)
	}
}

// leavesNothing tells whether a spell of a kind is no object after it was cast.
func leavesNothing(kind string) bool { return kind == KindIncantation || kind == KindAttack }
