package dice

import "math/big"

// Initiative is what the first roll of the game decides: both roll the effect die,
// the higher one has it, and a tie is rolled again (R-8, A-8, reading K).
type Initiative struct {
	FirstWins *big.Rat // the first of the two wins in the end
	Tie       *big.Rat // one roll decides nothing
}

// FirstInitiative returns the odds of two players.
func FirstInitiative() Initiative {
	return Initiative{FirstWins: big.NewRat(1, 2), Tie: big.NewRat(1, EffectSides)}
}
