package odds

import (
	"context"
	"time"

	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/widgets"
)

// usualPatience is less than a frame.
const usualPatience = 10 * time.Millisecond

// reckon asks about all attacks and shows the answers: at once, as nearly
// always, or when they are there.
func (s *Screen) reckon() {
	sides := s.State().Sides
	if s.lane.LatestSoon(s.n.Patience, func(ctx context.Context) func() {
		all := s.ask(ctx, sides)
		return func() { s.show(all) }
	}) {
		return
	}
	s.arrange()
}

// busyLine says that an answer takes its time, and can call it off.
func (s *Screen) busyLine() *widgets.Busy {
	w := s.n.Words
	return widgets.NewBusy(s.n.Kit, w.T("oddsscreen.stop"), func() {
		s.Hidden()
		s.n.Notice(w.T("oddsscreen.stopped"), "", nil)
	})
}

// reply is the answer about one attack, or why there is none.
type reply struct {
	answer attackodds.Answer
	err    error
}

// ask asks about one attack after the other, each with a budget that ends when nobody
// waits any more. It runs in the lane, which has the meter to itself.
func (s *Screen) ask(ctx context.Context, sides []Side) []reply {
	var all []reply
	for i := range sides {
		answer, err := attackodds.Reckon(&s.meter, attackodds.Budget(ctx), sides[i].Exchange)
		all = append(all, reply{answer, err})
	}
	return all
}
