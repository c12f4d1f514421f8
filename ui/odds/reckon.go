package odds

import (
	"context"
	"sync"
	"time"

	"fyne.io/fyne/v2"

	"quickcast/rules/combat"
	"quickcast/ui/outlook"
	"quickcast/ui/page"
	"quickcast/ui/widgets"
)

// usualPatience is less than a frame.
const usualPatience = 10 * time.Millisecond

// reckon asks about all attacks and shows the answers: at once, as nearly
// always, or when they are there.
func (s *Screen) reckon() {
	s.stop()
	ctx, stop := context.WithCancel(context.Background())
	s.stop = stop
	sides, ready := s.State().Sides, make(chan []outlook.Answer, 1)
	go func() {
		if all, err := s.meter.ask(ctx, sides); err == nil {
			ready <- all
		}
	}()
	select {
	case all := <-ready:
		s.work.Cancel()
		s.show(all)
	case <-time.After(s.n.Patience):
		page.Start(&s.work, func(ctx context.Context) ([]outlook.Answer, error) {
			select {
			case all := <-ready:
				return all, nil
			case <-ctx.Done():
				return nil, ctx.Err()
			}
		}, func(all []outlook.Answer, err error) {
			if err == nil {
				s.show(all)
			}
		})
		s.arrange()
	}
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

// lockedMeter is a meter for one question at a time; questions nobody waits
// for any more are not asked.
type lockedMeter struct {
	mu    sync.Mutex
	meter combat.Meter
}

func (m *lockedMeter) ask(ctx context.Context, sides []Side) ([]outlook.Answer, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var all []outlook.Answer
	for i := range sides {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		all = append(all, outlook.Ask(&m.meter, &sides[i].Exchange))
	}
	return all, nil
}
