package builder

import "github.com/quickcast/quickcast/catalog"

// Planned is a round of an opening that was drawn: what the mage has to spend, how many copies of
// the book that pays for, and what was drawn of them.
type Planned struct {
	Mana    int // in the Planning Phase, what was spent before taken off
	Payable int
	Cards   []*catalog.Card
}

// plannedSpells is how many spells a mage plans in a round.
const plannedSpells = 2

// Draw tries an opening: for each of the first rounds as many spells as a mage plans, by chance
// from those that are left and can be paid for, a spell with more copies, or cast more often
// before, sooner. pick gives one of n, counted from 0. ok is false where nobody knows what the
// mage channels.
func (r Review) Draw(rounds int, casts map[catalog.CardID]int, pick func(n int) int) (plan []Planned, ok bool) {
	if r.Mage == nil || r.Mage.Channeling == 0 || r.Mage.StartingMana == 0 {
		return nil, false
	}
	drawn, mana := map[catalog.CardID]int{}, r.Mage.StartingMana
	for range rounds {
		mana += r.Mage.Channeling
		round := Planned{Mana: mana}
		for i := range plannedSpells {
			weights, sum := make([]int, len(r.Lines)), 0
			for at, line := range r.Lines {
				left := line.Count - drawn[line.Card.ID]
				if left > 0 && costs(line.Card) <= mana {
					weights[at] = left * (1 + casts[line.Card.ID])
					sum += weights[at]
					if i == 0 {
						round.Payable += left
					}
				}
			}
			if sum == 0 {
				break
			}
			at := 0
			for n := pick(sum); n >= weights[at]; at++ {
				n -= weights[at]
			}
			card := r.Lines[at].Card
			drawn[card.ID]++
			mana -= costs(card)
			round.Cards = append(round.Cards, card)
		}
		plan = append(plan, round)
	}
	return plan, true
}

// costs is the mana a spell takes to be cast and revealed; what the card leaves open counts as none.
func costs(card *catalog.Card) int { return card.Cost.Mana + card.Reveal.Mana }
