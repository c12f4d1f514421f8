package attackodds

import (
	"context"
	"time"

	"github.com/quickcast/quickcast/rules/dice"
)

// frame is how long the odds may have the machine to themselves: in a browser all runs
// on one thread, and nothing can be tapped meanwhile.
const frame = 16 * time.Millisecond

// Budget is what an answer that a screen waits for may cost. It ends with the context.
func Budget(ctx context.Context) *dice.Budget {
	since := time.Now()
	return dice.NewBudget(func() error {
		if time.Since(since) > frame {
			time.Sleep(time.Millisecond)
			since = time.Now()
		}
		return ctx.Err()
	})
}
