package odds

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

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
func (s *Screen) busyLine() fyne.CanvasObject {
	k, w := s.n.Kit, s.n.Words
	progress := widgets.NewProgressLine(k)
	progress.Set(-1)
	line := widgets.NewLine(k, 10, 0, progress, widgets.NewButton(k, widgets.Link, w.T("oddsscreen.stop"), "", func() {
		s.Hidden()
		s.n.Notice(w.T("oddsscreen.stopped"), "", nil)
	}))
	line.Hide()
	return line
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
