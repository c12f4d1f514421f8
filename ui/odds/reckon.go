package odds

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"quickcast/ui/outlook"
	"quickcast/ui/widgets"
)

// usualPatience is less than a frame.
const usualPatience = 10 * time.Millisecond

// reckon asks about all attacks and shows the answers: at once, as nearly
// always, or when they are there.
func (s *Screen) reckon() {
	sides := s.State().Sides
	if s.lane.LatestSoon(s.n.Patience, func(ctx context.Context) func() {
		all, err := s.ask(ctx, sides)
		if err != nil {
			return nil
		}
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

// ask asks about one attack after the other. Those nobody waits for any more are not
// asked. It runs in the lane, which has the meter to itself.
func (s *Screen) ask(ctx context.Context, sides []Side) ([]outlook.Answer, error) {
	var all []outlook.Answer
	for i := range sides {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		all = append(all, outlook.Ask(&s.meter, &sides[i].Exchange))
	}
	return all, nil
}
