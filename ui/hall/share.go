package hall

import (
	"context"
	"strings"
	"sync"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/tracker/hall"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/seating"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// shared is an evening that lies on several devices: one leads, the others see its pairings, clock and
// standings. It outlives the screen that is made anew for another language.
type shared struct {
	session *share.Session

	mu      sync.Mutex
	changed func()
}

// inform is told by the session that something has changed, on its goroutine.
func (h *shared) inform(share.Status) {
	h.mu.Lock()
	changed := h.changed
	h.mu.Unlock()
	if changed != nil {
		changed()
	}
}

func (h *shared) follow(changed func()) {
	h.mu.Lock()
	h.changed = changed
	h.mu.Unlock()
}

// watches tells whether another device leads the evening.
func (s *Screen) watches() bool { return s.others != nil && !s.others.session.Member().Host }

// rejoined goes on with an evening that was shared when it was put away; nil for one that lies here alone, or whose
// host cannot be reached. It runs in the lane.
func (s *Screen) rejoined(t *journal.Table) *shared {
	m, ok := share.MemberOf(s.n.Store, t.Name())
	if !ok || s.n.Sharing.Open == nil {
		return nil
	}
	h, err := s.member(t, m)
	if err != nil {
		return nil
	}
	return h
}

func (s *Screen) member(t *journal.Table, m share.Member) (h *shared, err error) {
	h = &shared{}
	h.session, err = s.n.Sharing.Follow(s.n.Store, t, m, s.n.Now, h.inform)
	return h, err
}

// followOthers shows what comes from the device that leads.
func (s *Screen) followOthers(h *shared) {
	if s.others = h; h == nil {
		return
	}
	t, seq := s.table, s.table.Seq()
	look := func() {
		s.lane.Do(func(context.Context) func() {
			now, at := t.State().(hall.Evening), t.Seq()
			return func() {
				if s.others == h && at != seq {
					seq = at
					s.follow(now)
				}
			}
		})
	}
	h.follow(look)
	look()
}

// endShared goes on without the other devices.
func (s *Screen) endShared() {
	if h := s.others; h != nil {
		s.others = nil
		h.follow(nil)
		s.lane.Do(func(context.Context) func() {
			h.session.Close()
			return nil
		})
	}
}

// beginShared shows the evening on other devices, or goes on from here where the one that led is gone.
func (s *Screen) beginShared() {
	t, before := s.table, s.others
	s.lane.Do(func(ctx context.Context) func() {
		var old *share.Session
		if before != nil {
			before.follow(nil)
			old = before.session
		}
		m, err := s.n.Sharing.Host(ctx, s.n.Store, t, old, s.w.T("share.hostName"), s.n.Now())
		var h *shared
		if err == nil {
			h, err = s.member(t, m)
		}
		return func() {
			if s.complain(err); err == nil && s.table == t {
				s.followOthers(h)
				s.draw()
				s.openShare()
			}
		}
	})
}

// openShare shows by which code other devices follow the evening.
func (s *Screen) openShare() {
	if s.others == nil {
		s.beginShared()
		return
	}
	k, m := s.k, s.others.session.Member()
	address := s.n.Sharing.Address(m)
	parts := []fyne.CanvasObject{widgets.NewParagraph(k, s.word("shareHow"), widgets.Style{Role: theme.Quiet})}
	if qr, err := widgets.NewQR(k, address); err == nil {
		parts = append(parts, qr)
	}
	parts = append(parts,
		widgets.NewLabel(k, share.ShownCode(m.Code), widgets.Style{Display: true, Size: theme.Heading, Centre: true}),
		widgets.NewLabel(k, strings.ToLower(address), widgets.Style{Role: theme.Quiet, Centre: true}))
	var rows []row
	text := func(icon, id string, do func()) {
		rows = append(rows, row{widgets.ListFace{Icon: icon, Title: s.w.T(id)}, do})
	}
	if m.Host {
		text("close", "share.stop", func() { s.leaveShared(true) })
	} else {
		if s.n.Sharing.Begin != nil {
			text("screen", "share.takeOver", s.beginShared)
		}
		text("close", "share.leave", func() { s.leaveShared(false) })
	}
	s.sheet(s.word("share"), parts, rows...)
}

// leaveShared ends the sharing, for all where this is the device that leads: each goes on alone with what it has.
func (s *Screen) leaveShared(all bool) {
	h, t := s.others, s.table
	s.lane.Do(func(ctx context.Context) func() {
		if all {
			_ = h.session.Order(ctx, share.Order{End: true}) // a host that is silent has nobody to tell
		}
		err := share.Forget(s.n.Store, t.Name())
		return func() {
			s.complain(err)
			s.endShared()
			s.draw()
		}
	})
}

// Join follows the evening of a code, as a device of a name that only watches.
func (s *Screen) Join(server, code, name string) {
	s.lane.Do(func(ctx context.Context) func() {
		t, known, err := s.n.Sharing.Joined(ctx, s.n.Store, evenings, games(), server, code)
		if err == nil && t == nil {
			t, _, err = s.found(known)
		}
		if err != nil {
			return func() { s.complain(err) }
		}
		h := s.rejoined(t)
		if h != nil {
			err = h.session.Sit(seating.Device{ID: h.session.Member().Device, Name: name})
		}
		return func() {
			s.complain(err)
			s.lay(t, h)
			s.state.view = pairingsView
			s.draw()
		}
	})
}

// now is the time by the clock of the device that leads, so that the same time is left everywhere.
func (s *Screen) now() time.Time {
	if s.others != nil {
		if reading, ok := s.others.session.Reading(); ok {
			return time.UnixMilli(int64(reading.Wall))
		}
	}
	return s.n.Now()
}
