package table

import (
	"context"
	"errors"
	"sync"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/seating"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Sharing is the way to a table on several devices. Without Open there is none, without Begin tables are
// only joined.
type Sharing struct {
	Open    func(share.Member) (share.Line, error)
	Begin   func(ctx context.Context, code string) (share.Member, error)         // a table at the host that this device has or is
	Join    func(ctx context.Context, server, code string) (share.Member, error) // one of a host
	Address func(share.Member) string                                            // what others open to join
	Server  string                                                               // the host of this page; "" where it has to be typed
	Chance  share.Chance
}

// shared is a table that lies on several devices. It outlives the screen that is made anew for another language.
type shared struct {
	session *share.Session
	table   *journal.Table

	mu      sync.Mutex
	status  share.Status
	changed func()
	told    bool // changed was called and has not looked yet

	asks, declined string // what was shown of it; of the screen's goroutine alone
}

// inform is told how it stands, by the session.
func (h *shared) inform(status share.Status) {
	h.mu.Lock()
	h.status = status
	changed := h.changed
	if h.told {
		changed = nil
	}
	h.told = h.told || changed != nil
	h.mu.Unlock()
	if changed != nil {
		changed()
	}
}

// look is how it stands.
func (h *shared) look() share.Status {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.told = false
	return h.status
}

// follow has changed called when it stands otherwise.
func (h *shared) follow(changed func()) {
	h.mu.Lock()
	h.changed, h.told = changed, false
	h.mu.Unlock()
}

// Follow goes on with a table as a member of it.
func (to Sharing) Follow(store journal.Store, t *journal.Table, m share.Member, now func() time.Time, inform func(share.Status)) (*share.Session, error) {
	line, err := to.Open(m)
	if err != nil {
		return nil, err
	}
	return share.Start(share.Needs{Table: t, Own: share.OwnOf(store, t.Name()), Line: line, Member: m, Now: now, Chance: to.Chance, Inform: inform})
}

// joined goes on with a table as a member of it; it runs in the lane.
func (s *Screen) joined(t *journal.Table, m share.Member) (h *shared, err error) {
	h = &shared{table: t}
	h.session, err = s.needs.Sharing.Follow(s.needs.Store, t, m, s.needs.Now, h.inform)
	return h, err
}

// rejoined goes on with a table that was shared when it was put away; nil for one that lies here alone. It runs in
// the lane.
func (s *Screen) rejoined(t *journal.Table) *shared {
	m, ok := share.MemberOf(s.needs.Store, t.Name())
	if !ok || s.needs.Sharing.Open == nil {
		return nil
	}
	h, err := s.joined(t, m)
	if err != nil {
		return nil // it goes on alone, and its sheet says so
	}
	return h
}

// followShared shows what comes from the other devices.
func (s *Screen) followShared(h *shared) {
	s.shared, s.throw = h, nil
	if h == nil {
		return
	}
	s.throw = func() error { return h.session.Throw(context.Background()) } // for a few seconds at most
	h.follow(func() {
		s.lane.Do(func(context.Context) func() {
			h.look()
			seen := sightOf(h.table)
			return func() {
				if s.shared == h {
					s.acted(s.needs.Kit, h.table, seen, nil)
					s.answerBack()
				}
			}
		})
	})
	h.inform(h.look())
}

// endShared goes on without the other devices.
func (s *Screen) endShared() {
	h := s.shared
	if s.shared, s.throw = nil, nil; h != nil {
		h.follow(nil)
		s.lane.Do(func(context.Context) func() {
			h.session.Close()
			return nil
		})
	}
}

// beginShared shares the open table, or takes over one whose host is gone, with the code it had.
func (s *Screen) beginShared(name string) {
	t, before := s.table, s.shared
	if t == nil || s.begins {
		return
	}
	s.begins = true // a second tap before it is there would share it twice
	s.lane.Do(func(ctx context.Context) func() {
		h, err := s.host(ctx, t, before, name)
		return func() {
			s.begins = false
			if s.Notify(s.needs.Words.Error(err), "", nil); err == nil && t == s.table {
				s.followShared(h)
				s.acted(s.needs.Kit, t, sightOf(t), nil)
				s.openShare()
			}
		}
	})
}

// host lays a table before a broker, with this device as its host; it runs in the lane.
func (s *Screen) host(ctx context.Context, t *journal.Table, before *shared, name string) (*shared, error) {
	var old *share.Session
	if before != nil {
		old = before.session
	}
	m, err := s.needs.Sharing.Host(ctx, s.needs.Store, t, old, name, s.needs.Now())
	if err != nil {
		return nil, err
	}
	return s.joined(t, m)
}

// Host lays a table before a broker, with this device as its host under a name; before is the session it had until
// now, nil for none.
func (to Sharing) Host(ctx context.Context, store journal.Store, t *journal.Table, before *share.Session, name string, now time.Time) (share.Member, error) {
	old, _ := share.MemberOf(store, t.Name())
	m, err := to.Begin(ctx, old.Code)
	if err != nil {
		return m, err
	}
	if old.Device != "" {
		m.Formerly = append(old.Formerly, old.Device)
	}
	if before != nil {
		before.Close()
	}
	line, err := to.Open(m)
	if err != nil {
		return m, err
	}
	err = share.Open(ctx, line, m, name, t, to.Chance, now)
	line.Close()
	if err != nil {
		return m, err
	}
	return m, m.Keep(store, t.Name())
}

// join joins the table of a code, as a device of a name, and then asks where it sits.
func (s *Screen) join(server, code, name string) {
	s.WhenSaved(func() {
		s.lane.Do(func(ctx context.Context) func() {
			t, err := s.joinedTable(ctx, server, code)
			if errors.Is(err, tracker.UnknownGame) && s.needs.Elsewhere != nil {
				return func() { s.needs.Elsewhere(server, code, name) }
			}
			if err != nil {
				return s.laid(nil, err)
			}
			lay := s.lay(t)
			return func() {
				lay()
				s.openSeats(name)
			}
		})
	})
}

// joinedTable is a table of this device that is that of a code. It runs in the lane.
func (s *Screen) joinedTable(ctx context.Context, server, code string) (*journal.Table, error) {
	t, known, err := s.needs.Sharing.Joined(ctx, s.needs.Store, tables, s.needs.Games, server, code)
	if err == nil && t == nil {
		t, _, err = s.found(known)
	}
	return t, err
}

// Joined is the table of a code, under a name that begins so: a new one, or the name of one that this device has from
// an earlier time, even if that was on another host.
func (to Sharing) Joined(ctx context.Context, store journal.Store, prefix string, games tracker.Registry, server, code string) (t *journal.Table, known string, err error) {
	known, old := share.Find(store, prefix, share.CleanCode(code))
	m := old
	if known == "" || old.Server != server {
		if m, err = to.Join(ctx, server, code); err != nil {
			return nil, "", err
		}
	}
	if known == "" {
		line, err := to.Open(m)
		if err != nil {
			return nil, "", err
		}
		defer line.Close()
		if t, err = share.Join(ctx, line, m, store, prefix, games); err != nil {
			return nil, "", err
		}
		return t, "", m.Keep(store, t.Name())
	}
	if m.Device != old.Device {
		m.Formerly = append(old.Formerly, old.Device)
		err = m.Keep(store, known)
	}
	return nil, known, err
}

// leaveShared ends the sharing, for all where this is the host's device: each goes on alone with what it has.
func (s *Screen) leaveShared() {
	h, t := s.shared, s.table
	if h == nil || t == nil {
		return
	}
	s.endShared()
	s.lane.Do(func(context.Context) func() {
		err := share.Forget(s.needs.Store, t.Name())
		return func() { s.Notify(s.needs.Words.Error(err), "", nil) }
	})
}

// own are the seats that are played on this device; none where it has none to itself.
func (s *Screen) own() []tracker.Seat {
	if s.shared == nil {
		return nil
	}
	d, _ := seating.StateOf(s.table).Device(s.shared.session.Member().Device)
	return d.Seats
}

// TakeBack takes the last act back, after a question where that was another device's; among strangers that one is asked.
func (s *Screen) TakeBack() {
	w, by := s.needs.Words, s.lastOfAnother()
	if by.ID == "" {
		s.acts.TakeBack()
		return
	}
	seats, self := seating.StateOf(s.table), s.shared.session.Member().Device
	if seats.MayTakeBack(self, by.ID) == nil {
		s.confirm(w.T("share.takeBack"), w.T("share.takeBackQuestion", "Device", by.Name), w.T("share.takeBack"), s.acts.TakeBack)
		return
	}
	s.shared.session.AskBack()
	s.Notify(w.T("share.asksBack", "Device", by.Name), "", nil)
}

// lastOfAnother is the other device that did what a step back would take, the zero device for none.
func (s *Screen) lastOfAnother() seating.Device {
	if s.shared == nil {
		return seating.Device{}
	}
	did := share.LastAct(s.table.Events()).Device
	if did == s.shared.session.Member().Device {
		return seating.Device{}
	}
	d, _ := seating.StateOf(s.table).Device(did)
	return d
}

// answerBack asks here what another device wants taken back, once, and says when one did not want to.
func (s *Screen) answerBack() {
	h, status := s.shared, s.shared.look()
	w := s.needs.Words
	if status.Declined != h.declined {
		if h.declined = status.Declined; h.declined != "" {
			s.Notify(w.T("share.declined", "Device", h.declined), "", nil)
		}
	}
	if status.Asks == h.asks {
		return
	}
	if h.asks = status.Asks; h.asks == "" {
		return
	}
	agree := func() {
		if h.look().Asks != "" { // else it is not the last any more
			s.acts.TakeBack()
		}
	}
	s.OpenList(s.needs.Kit, w.T("share.wantsBack", "Device", h.asks), []Item{
		{Face: widgets.ListFace{Icon: "undo", Title: w.T("share.takeBack"), Line: w.T("share.yourLast")}, Do: agree},
		{Face: widgets.ListFace{Icon: "close", Title: w.T("share.leaveIt")}, Do: h.session.Decline},
	})
}

// sharedNote says how it stands with the other devices where that is not as it should be; "" else.
func (s *Screen) sharedNote() string {
	if s.shared == nil {
		return ""
	}
	w, status := s.needs.Words, s.shared.look()
	switch {
	case status.State == share.Ended:
		return w.T("share.ended")
	case status.State == share.Away:
		return w.T("share.away")
	case len(status.Misfits) > 0:
		return w.N("share.misfits", len(status.Misfits))
	}
	return ""
}

// arrangeOwn puts the seats that are played on this device large at the near edge, and the others small above them, all
// upright: nobody sits across a phone of one's own. Nil where that does not hold.
func (b *board) arrangeOwn(size fyne.Size) []place {
	own, seats := b.screen.own(), b.seen.View.Seats
	if len(own) == 0 || len(own) == len(seats) || size.Width >= size.Height {
		return nil
	}
	mine := map[tracker.Seat]bool{}
	for _, seat := range own {
		mine[seat] = true
	}
	room := size.Height - b.middle()
	others := float32(len(seats) - len(own))
	small, x := min(max(room*othersShare, othersLeast), room/2), float32(0)
	places := make([]place, len(seats))
	y, high := small+b.middle(), (room-small)/float32(len(own))
	for i, v := range seats {
		if mine[v.Seat] {
			places[i] = place{0, y, size.Width, high, false}
			y += high
			continue
		}
		places[i] = place{x, 0, size.Width / others, small, false}
		x += size.Width / others
	}
	return places
}

// othersShare is how much of the height of a phone of one's own the others' seats have; they keep what their numbers
// need to be read, in dp, where the phone is small.
const (
	othersShare         = 0.32
	othersLeast float32 = headHeight + bodyLeast + chipsHeight + tileHigh + 2*seatGap
)
