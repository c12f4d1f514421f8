// Package seating keeps, in a table's log, which device plays which seats where a table lies on
// several devices: so all of them know the same of who may do what.
package seating

import (
	"encoding/json"
	"slices"
	"time"

	"github.com/quickcast/quickcast/tracker"
)

// Kind is that of all its events.
const Kind tracker.Kind = "seating"

// Reasons to refuse an event at a table on several devices; after each its arguments.
const (
	NotYourSeat tracker.Code = "share.errorNotYourSeat" // Device: of which device the seat is
	OnlyWatches tracker.Code = "share.errorOnlyWatches" // the device has no seat at this table
	SeatTaken   tracker.Code = "share.errorSeatTaken"   // Device: of which device the seat is
	WrongDevice tracker.Code = "share.errorWrongDevice" // the event says it is of another device than it came from
	TooMany     tracker.Code = "share.errorTooMany"     // Most: no further device is taken
	NotYourAct  tracker.Code = "share.errorNotYourAct"  // Device: which did what is to be taken back, and has not agreed
)

// Bounds of what a table keeps of its devices.
const (
	mostDevices = 32
	mostName    = 60 // bytes of a device's name
)

// Device is one phone or computer at the table.
type Device struct {
	ID    string         `json:"device"`
	Name  string         `json:"name,omitempty"` // plain: "Ben's phone"
	Seats []tracker.Seat `json:"seats,omitempty"`
	Plays bool           `json:"plays,omitempty"` // it may act; else it only watches

	// The table is shared from here on, by this device as its host; whoever sat there before on whatever
	// device does so no more.
	Begins bool `json:"begins,omitempty"`

	// Of the host alone: this is a table among strangers from here on; see State.
	Strangers bool `json:"strangers,omitempty"`
}

// State is who sits where. It is never changed: Apply makes a new one.
type State struct {
	Devices []Device `json:"devices"` // in the order they came; the first is the host's

	// Nobody takes back what another device did, as long as that plays, and dice come from the chance of two devices.
	Strangers bool `json:"strangers,omitempty"`
}

// Host is the device that shared the table, "" before it did.
func (s State) Host() string {
	if len(s.Devices) == 0 {
		return ""
	}
	return s.Devices[0].ID
}

// Device finds a device by its id.
func (s State) Device(id string) (Device, bool) {
	i := slices.IndexFunc(s.Devices, func(d Device) bool { return d.ID == id })
	if i < 0 {
		return Device{}, false
	}
	return s.Devices[i], true
}

// Of is the device that plays a seat; false where nobody does, so that every player may.
func (s State) Of(seat tracker.Seat) (Device, bool) {
	i := slices.IndexFunc(s.Devices, func(d Device) bool { return slices.Contains(d.Seats, seat) })
	if i < 0 {
		return Device{}, false
	}
	return s.Devices[i], true
}

// Allows tells whether an event may come from a device. What belongs to nobody every player may
// do; a seat's acts come from the device that has the seat, or from any player while nobody has it. The
// host may do everything: it is his table.
func (s State) Allows(e tracker.Event, from string) error {
	device, known := s.Device(from)
	switch {
	case from == s.Host():
		return nil
	case e.Device != from:
		return WrongDevice.With()
	case e.Companion && e.Kind == Kind:
		return s.allowsSeating(e, from)
	case !known || !device.Plays:
		return OnlyWatches.With()
	}
	if holder, taken := s.Of(e.Seat); e.Seat != 0 && taken && holder.ID != from {
		return NotYourSeat.With("Device", holder.Name)
	}
	return nil
}

// allowsSeating: a device says where it sits itself, on seats that are free. One that the host let
// only watch stays so.
func (s State) allowsSeating(e tracker.Event, from string) error {
	var next Device
	if err := json.Unmarshal(e.Data, &next); err != nil {
		return tracker.BadPayload.With("Reason", err.Error())
	}
	if next.ID != from || next.Begins || next.Strangers {
		return WrongDevice.With()
	}
	if now, known := s.Device(from); known && !now.Plays && next.Plays {
		return OnlyWatches.With()
	}
	for _, seat := range next.Seats {
		if holder, taken := s.Of(seat); taken && holder.ID != from {
			return SeatTaken.With("Device", holder.Name)
		}
	}
	return nil
}

// Companion is the seating as something beside a table's game.
type Companion struct{}

// Kind is part of tracker.Companion.
func (Companion) Kind() tracker.Kind { return Kind }

// New is a table that lies on one device.
func (Companion) New() tracker.State { return State{} }

// Apply gives the seating after an event: the device it names sits as it says, and nobody else on
// its seats. It refuses what is no seating (tracker.BadPayload) and more devices than it keeps.
func (Companion) Apply(before tracker.State, e tracker.Event) (tracker.State, error) {
	s, ok := before.(State)
	if !ok {
		return before, tracker.ForeignState.With("Game", string(Kind))
	}
	var next Device
	if err := json.Unmarshal(e.Data, &next); err != nil {
		return before, tracker.BadPayload.With("Reason", err.Error())
	}
	if next.ID == "" || len(next.ID) > mostName || len(next.Name) > mostName || len(next.Seats) > mostDevices {
		return before, tracker.BadPayload.With("Reason", "device")
	}
	if next.Begins {
		return State{Devices: []Device{next}, Strangers: next.Strangers}, nil
	}
	_, known := s.Device(next.ID)
	if !known && len(s.Devices) >= mostDevices {
		return before, TooMany.With("Most", mostDevices)
	}
	after := State{Devices: make([]Device, 0, len(s.Devices)+1), Strangers: s.Strangers || next.Strangers}
	for _, d := range s.Devices {
		if d.ID == next.ID {
			d = next
		} else if slices.ContainsFunc(d.Seats, func(seat tracker.Seat) bool { return slices.Contains(next.Seats, seat) }) {
			d.Seats = slices.DeleteFunc(slices.Clone(d.Seats), func(seat tracker.Seat) bool { return slices.Contains(next.Seats, seat) })
		}
		after.Devices = append(after.Devices, d)
	}
	if !known {
		after.Devices = append(after.Devices, next)
	}
	return after, nil
}

// MayTakeBack tells whether a device may take back what another one did: among strangers that one does it, as long as it
// plays.
func (s State) MayTakeBack(from, did string) error {
	if d, _ := s.Device(did); s.Strangers && d.Plays && did != from {
		return NotYourAct.With("Device", d.Name)
	}
	return nil
}

// Event is the event by which a device sits as it says, at a time the caller passes.
func Event(d Device, at time.Time, from string) (tracker.Event, error) {
	e, err := tracker.NewEvent(Kind, 0, at, d)
	e.Companion, e.Device = true, from
	return e, err
}

// Table is a table or a session with what runs beside its game.
type Table interface {
	Companion(tracker.Kind) (tracker.State, bool)
}

// StateOf is who sits where at a table; nobody where it lies on one device.
func StateOf(t Table) State {
	state, _ := t.Companion(Kind)
	s, _ := state.(State)
	return s
}
