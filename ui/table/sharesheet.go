package table

import (
	"context"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/seating"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// canShare tells whether this device can share a table or join one.
func (s *Screen) canShare() bool { return s.needs.Sharing.Open != nil }

// openShare opens what there is to say of the table on several devices; one that is not shared yet is.
func (s *Screen) openShare() {
	w := s.needs.Words
	if s.shared == nil {
		s.beginShared(w.T("share.hostName"))
		return
	}
	s.OpenRows(s.needs.Kit, w.T("share.title"), 12, s.shareRows)
}

// shareRows are the rows of that sheet, none where the table is not shared any more.
func (s *Screen) shareRows() []fyne.CanvasObject {
	if s.shared == nil {
		return nil
	}
	k, w := s.needs.Kit, s.needs.Words
	m, status := s.shared.session.Member(), s.shared.look()
	address := s.needs.Sharing.Address(m)
	rows := []fyne.CanvasObject{widgets.NewParagraph(k, w.T("share.how"), widgets.Style{Role: theme.Quiet})}
	if qr, err := widgets.NewQR(k, address); err == nil {
		rows = append(rows, qr)
	}
	rows = append(rows,
		widgets.NewLabel(k, share.ShownCode(m.Code), widgets.Style{Display: true, Size: theme.Heading, Centre: true}),
		widgets.NewLabel(k, strings.ToLower(address), widgets.Style{Role: theme.Quiet, Centre: true}))
	if said := s.lineSaid(status); said != "" {
		rows = append(rows, widgets.NewParagraph(k, said, widgets.Style{Role: theme.Accent}))
	}
	rows = append(rows, panelOf(k, append(append(s.deviceItems(status), s.strangersItem(status)...), s.misfitItems(status)...)),
		widgets.NewParagraph(k, w.T("share.known"), widgets.Style{Role: theme.Quiet}))
	return append(rows, s.shareButtons(m, status)...)
}

// lineSaid says in words how the line stands where it does not stand well.
func (s *Screen) lineSaid(status share.Status) string {
	w := s.needs.Words
	switch {
	case status.State == share.Ended:
		return w.T("share.endedLong")
	case status.State == share.Away && status.Waiting > 0:
		return w.N("share.awayWaiting", status.Waiting)
	case status.State == share.Away:
		return w.T("share.awayLong")
	case status.Fault != nil:
		return w.Error(status.Fault)
	}
	return ""
}

// deviceItems are the devices at the table; a tap on the own one, or for the host on any, leads to its seats.
func (s *Screen) deviceItems(status share.Status) (items []Item) {
	for _, d := range status.Devices {
		face := widgets.ListFace{Icon: "people", Title: d.Name, Line: s.deviceSaid(d, status), Trail: s.seatNames(d.Device)}
		var do func()
		if d.Self || s.hosts(status) {
			face.Onward = true
			do = func() { s.openDevice(d) }
		}
		items = append(items, Item{Face: face, Do: do})
	}
	return items
}

// strangersItem says that this is a table among strangers, or lets the host make it one.
func (s *Screen) strangersItem(status share.Status) []Item {
	w, are := s.needs.Words, seating.StateOf(s.table).Strangers
	if !are && !s.hosts(status) {
		return nil
	}
	face := widgets.ListFace{Icon: "guard-open", Title: w.T("share.strangers"), Line: w.T("share.strangersLine")}
	if are {
		face.Icon = "guard"
		return []Item{{Face: face}}
	}
	return []Item{{Face: face, Do: func() {
		s.confirm(face.Title, w.T("share.strangersQuestion"), w.T("share.strangersDo"), func() {
			d, _ := seating.StateOf(s.table).Device(s.shared.session.Member().Device)
			d.Begins, d.Strangers = false, true
			s.sit(d)
		})
	}}}
}

// hosts tells whether this device is the host.
func (s *Screen) hosts(status share.Status) bool {
	return slices.ContainsFunc(status.Devices, func(d share.Device) bool { return d.Self && d.Host })
}

// deviceSaid says how a device stands.
func (s *Screen) deviceSaid(d share.Device, status share.Status) string {
	w := s.needs.Words
	var said []string
	if d.Host {
		said = append(said, w.T("share.host"))
	}
	switch {
	case d.Self:
		said = append(said, w.T("share.self"))
	case d.Silent || status.State != share.Live:
		said = append(said, w.T("share.silent"))
	case d.Behind > 0:
		said = append(said, w.N("share.behind", d.Behind))
	default:
		said = append(said, w.T("share.upToDate"))
	}
	begun, throws := seating.ThrowsOf(s.table).Find(d.ID)
	switch {
	case d.Lies:
		said = append(said, w.T("share.lies"))
	case throws && begun.Other != "":
		said = append(said, w.T("share.throws"))
	}
	return strings.Join(said, " · ")
}

// seatNames are the seats of a device by the names of who sits there.
func (s *Screen) seatNames(d seating.Device) string {
	var names []string
	for _, v := range s.seen.View.Seats {
		if slices.Contains(d.Seats, v.Seat) {
			names = append(names, v.Name)
		}
	}
	switch {
	case len(names) > 0:
		return strings.Join(names, ", ")
	case d.Plays:
		return s.needs.Words.T("share.allSeats")
	}
	return s.needs.Words.T("share.watches")
}

// misfitItems are own acts that did not fit any more.
func (s *Screen) misfitItems(status share.Status) (items []Item) {
	w := s.needs.Words
	for i, m := range status.Misfits {
		face := widgets.ListFace{Icon: "warn", IconRole: theme.Accent, Title: w.T("share.misfit", "Kind", string(m.Events[0].Kind)), Line: w.Error(m.Err), Onward: true}
		items = append(items, Item{Face: face, Do: func() {
			s.OpenList(s.needs.Kit, face.Title, []Item{
				{Face: widgets.ListFace{Icon: "check", Title: w.T("share.anyway"), Line: face.Line}, Do: func() { s.settle(i, true) }},
				{Face: widgets.ListFace{Icon: "close", Title: w.T("share.leaveIt")}, Do: func() { s.settle(i, false) }},
			})
		}})
	}
	return items
}

func (s *Screen) settle(misfit int, anyway bool) {
	h := s.shared
	s.lane.Do(func(context.Context) func() {
		err := h.session.Leave(misfit, anyway)
		return func() { s.Notify(s.needs.Words.Error(err), "", nil) }
	})
}

// openDevice opens what can be done about a device.
func (s *Screen) openDevice(d share.Device) {
	w := s.needs.Words
	items := s.seatItems(d.Device)
	if !d.Self {
		items = append(items,
			Item{Face: widgets.ListFace{Icon: "seen", Title: w.T("share.onlyWatch")}, Do: func() {
				s.sit(seating.Device{ID: d.ID, Name: d.Name})
			}},
			Item{Face: widgets.ListFace{Icon: "close", Title: w.T("share.shutOut")}, Do: func() {
				s.sit(seating.Device{ID: d.ID, Name: d.Name})
				s.order(share.Order{Revoke: d.ID})
			}})
	}
	s.OpenList(s.needs.Kit, d.Name, items)
}

// seatItems are the seats that a device can take, all of them, or none.
func (s *Screen) seatItems(d seating.Device) (items []Item) {
	w := s.needs.Words
	state := seating.StateOf(s.table)
	hosts := state.Host() == s.shared.session.Member().Device
	add := func(icon, title, line string, seats []tracker.Seat) {
		items = append(items, Item{Face: widgets.ListFace{Icon: icon, Title: title, Line: line}, Do: func() {
			s.sit(seating.Device{ID: d.ID, Name: d.Name, Seats: seats, Plays: true})
		}})
	}
	for _, v := range s.seen.View.Seats {
		holder, taken := state.Of(v.Seat)
		switch {
		case taken && holder.ID == d.ID:
			add(v.Tint, v.Name, w.T("share.giveBack"), slices.DeleteFunc(slices.Clone(d.Seats), func(seat tracker.Seat) bool { return seat == v.Seat }))
		case !taken || hosts:
			line := w.T("share.take")
			if taken {
				line = w.T("share.takeFrom", "Device", holder.Name)
			}
			add(v.Tint, v.Name, line, append(slices.Clone(d.Seats), v.Seat))
		}
	}
	return items
}

// openSeats asks a device that has just joined where it sits, and follows who else sits down meanwhile.
func (s *Screen) openSeats(name string) {
	if len(s.placeItems(name)) == 0 {
		return
	}
	var own *Sheet
	own = s.OpenRows(s.needs.Kit, s.needs.Words.T("share.where"), 0, func() []fyne.CanvasObject {
		return itemRows(s.needs.Kit, closingBefore(func() { own.Close() }, s.placeItems(name)))
	})
}

// placeItems are the seats a device that has just joined may take, and what else it may be; none where it sits already,
// or the table is not shared any more.
func (s *Screen) placeItems(name string) []Item {
	if s.shared == nil {
		return nil
	}
	w, d := s.needs.Words, seating.Device{ID: s.shared.session.Member().Device, Name: name}
	if _, known := seating.StateOf(s.table).Device(d.ID); known {
		return nil
	}
	return append(s.seatItems(d),
		Item{Face: widgets.ListFace{Icon: "table", Title: w.T("share.middle"), Line: w.T("share.middleLine")}, Do: func() {
			s.sit(seating.Device{ID: d.ID, Name: d.Name, Plays: true})
		}},
		Item{Face: widgets.ListFace{Icon: "seen", Title: w.T("share.watch")}, Do: func() { s.sit(d) }})
}

// sit says where a device sits.
func (s *Screen) sit(d seating.Device) {
	h, t := s.shared, s.table
	s.lane.Do(func(context.Context) func() {
		err := h.session.Sit(d)
		seen := sightOf(t)
		return func() {
			s.acted(s.needs.Kit, t, seen, err)
			if s.board != nil {
				s.board.Refresh()
			}
		}
	})
}

// order has the broker do what the host wants.
func (s *Screen) order(o share.Order) {
	h := s.shared
	s.lane.Do(func(ctx context.Context) func() {
		err := h.session.Order(ctx, o)
		return func() { s.Notify(s.needs.Words.Error(err), "", nil) }
	})
}

// shareButtons end the sharing, or go on with it from here where the host is gone.
func (s *Screen) shareButtons(m share.Member, status share.Status) (rows []fyne.CanvasObject) {
	k, w := s.needs.Kit, s.needs.Words
	if status.State != share.Live && !m.Host && s.needs.Sharing.Begin != nil {
		rows = append(rows, widgets.NewPrimary(k, w.T("share.takeOver"), func() { s.beginShared(w.T("share.hostName")) }))
	}
	if s.hosts(status) {
		return append(rows, widgets.NewQuiet(k, w.T("share.stop"), func() {
			s.confirm(w.T("share.stop"), w.T("share.stopQuestion"), w.T("share.stop"), func() {
				if status.State == share.Live {
					s.order(share.Order{End: true})
				}
				s.leaveShared()
			})
		}))
	}
	return append(rows, widgets.NewQuiet(k, w.T("share.leave"), s.leaveShared))
}
