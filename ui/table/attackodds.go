package table

import (
	"math"
	"math/big"

	"fyne.io/fyne/v2"

	"quickcast/rules/combat"
	"quickcast/tracker/magewars"
)

// oddsHeight is the room for the line of the odds, in dp: two lines of it.
const oddsHeight float32 = 44

// weigh says the exact odds of what is chosen, reckoned off the UI goroutine.
func (a *attack) weigh() {
	state, ok := a.screen.seen.state.(*magewars.State)
	if !ok {
		return
	}
	bar, target := a.bars[a.bar], a.targets[a.target]
	id := a.id
	if id == "" {
		id = state.Mage(a.seat).ID
	}
	a.screen.queue.push(func() {
		x, ok := state.Exchange(id, target.id, bar)
		if !ok {
			return
		}
		line := a.screen.oddsLine(&x)
		fyne.Do(func() {
			if a.targets[a.target] == target && a.bars[a.bar].Name == bar.Name {
				a.odds.SetText(line)
			}
		})
	})
}

// oddsLine is the damage to expect and the chance to destroy, in one line.
func (s *Screen) oddsLine(x *combat.Exchange) string {
	odds := x.Odds()
	mean, _ := odds.Defender.Damage.Mean().Float64()
	line := s.t("oddsAverage", "Damage", s.needs.Words.Decimal(mean, 1))
	if x.Defender.Life == 0 {
		return line
	}
	return line + " · " + s.destroys(odds.Defender.Destroyed)
}

// destroys says a chance; only what is certain is never or always.
func (s *Screen) destroys(chance *big.Rat) string {
	p, _ := chance.Float64()
	n := int(math.Round(p * 100))
	switch {
	case chance.Sign() == 0:
		return s.t("oddsNever")
	case chance.Cmp(big.NewRat(1, 1)) == 0:
		return s.t("oddsAlways")
	}
	return s.t("oddsDestroys", "N", min(max(n, 1), 99))
}
