package odds

import (
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/ui/attackodds"
)

// seats are the names of the two sides of an exchange.
type seats struct{ from, to string }

// tells says an event of an exchange that was played.
func tells(w *words.Words, e combat.Event, who seats) string {
	id, args := e.Message()
	named := func(s combat.Seat) string {
		return pick.Either(s == combat.AttackerSeat, who.from, who.to)
	}
	args["From"], args["To"] = named(e.From), named(e.To)
	if text, ok := args["Effects"].(string); ok {
		args["Effects"] = attackodds.Effect(w, text)
	}
	flat := make([]any, 0, 2*len(args))
	for key, value := range args {
		flat = append(flat, key, value)
	}
	return w.T(id, flat...)
}
