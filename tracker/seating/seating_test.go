package seating_test

import (
	"errors"
	"testing"
	"time"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/seating"
)

// three are a host without a seat, Ben at seat 2 and a device that only watches.
func three(t *testing.T) seating.State {
	t.Helper()
	state := tracker.State(seating.State{})
	for _, d := range []seating.Device{
		{ID: "old", Seats: []tracker.Seat{1, 2}, Plays: true},
		{ID: "host", Plays: true, Begins: true},
		{ID: "ben", Name: "Ben's phone", Seats: []tracker.Seat{2}, Plays: true},
		{ID: "shelf"},
	} {
		e, err := seating.Event(d, time.UnixMilli(0), d.ID)
		if err != nil {
			t.Fatal(err)
		}
		if state, err = (seating.Companion{}).Apply(state, e); err != nil {
			t.Fatal(err)
		}
	}
	return state.(seating.State)
}

// What a device may do: its own seats, what is nobody's, and as the host everything.
func TestWhoMayDoWhat(t *testing.T) {
	s := three(t)
	if s.Host() != "host" || len(s.Devices) != 3 {
		t.Fatalf("who sat there before the table was shared still does: %v", s)
	}
	sit := func(from string, d seating.Device) tracker.Event {
		e, _ := seating.Event(d, time.UnixMilli(0), from)
		return e
	}
	for _, c := range []struct {
		name, from string
		e          tracker.Event
		want       error
	}{
		{"own seat", "ben", tracker.Event{Device: "ben", Seat: 2, Kind: "change"}, nil},
		{"nobody's seat", "ben", tracker.Event{Device: "ben", Seat: 1, Kind: "change"}, nil},
		{"the table's", "ben", tracker.Event{Device: "ben", Kind: "next"}, nil},
		{"host", "host", tracker.Event{Device: "host", Seat: 2, Kind: "change"}, nil},
		{"watcher", "shelf", tracker.Event{Device: "shelf", Kind: "next"}, seating.OnlyWatches},
		{"stranger", "who", tracker.Event{Device: "who", Kind: "next"}, seating.OnlyWatches},
		{"in another's name", "ben", tracker.Event{Device: "host", Kind: "next"}, seating.WrongDevice},
		{"stranger takes a taken seat", "who", sit("who", seating.Device{ID: "who", Seats: []tracker.Seat{2}, Plays: true}), seating.SeatTaken},
		{"stranger takes a free seat", "who", sit("who", seating.Device{ID: "who", Seats: []tracker.Seat{1}, Plays: true}), nil},
		{"for another device", "who", sit("who", seating.Device{ID: "ben", Plays: true}), seating.WrongDevice},
		{"as if it began the table", "ben", sit("ben", seating.Device{ID: "ben", Plays: true, Begins: true}), seating.WrongDevice},
		{"watcher plays by itself", "shelf", sit("shelf", seating.Device{ID: "shelf", Plays: true}), seating.OnlyWatches},
		{"host lets it play", "host", sit("host", seating.Device{ID: "shelf", Plays: true}), nil},
	} {
		if got := s.Allows(c.e, c.from); !errors.Is(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
	s.Devices = s.Devices[:2]
	if got := s.Allows(tracker.Event{Device: "host", Seat: 2}, "host"); got != nil {
		t.Errorf("host: %v", got)
	}
	other := tracker.Event{Device: "who", Seat: 2, Kind: "change"}
	s.Devices = append(s.Devices, seating.Device{ID: "who", Plays: true})
	if got := s.Allows(other, "who"); !errors.Is(got, seating.NotYourSeat) {
		t.Errorf("another's seat: %v", got)
	}
	if d, taken := s.Of(2); !taken || d.ID != "ben" {
		t.Errorf("seat 2 is of %v", d)
	}
}

// Nothing a hostile device writes as a seating ends the program or makes a seating that grows without end.
func FuzzSeating(f *testing.F) {
	f.Add(`{"device":"a","seats":[1,2],"plays":true}`)
	f.Add(`{"device":"","seats":[-1]}`)
	f.Fuzz(func(t *testing.T, data string) {
		before := seating.State{Devices: []seating.Device{{ID: "host", Plays: true}, {ID: "ben", Seats: []tracker.Seat{2}, Plays: true}}}
		e := tracker.Event{Companion: true, Kind: seating.Kind, Device: "who", Data: []byte(data)}
		allowed := before.Allows(e, "who")
		after, err := (seating.Companion{}).Apply(before, e)
		s, ok := after.(seating.State)
		if !ok || err == nil && len(s.Devices) > 3 {
			t.Fatalf("%v", after)
		}
		if ben, _ := s.Device("ben"); allowed == nil && err == nil && (s.Host() != "host" || len(ben.Seats) != 1) {
			t.Fatalf("%s took something away: %v", data, s)
		}
	})
}
