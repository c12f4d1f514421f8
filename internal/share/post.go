package share

import (
	"encoding/json"
	"strings"

	"github.com/quickcast/quickcast/tracker"
)

// maxPost bounds what is posted at once, in bytes; the broker takes a little more.
const maxPost = 56 << 10

// Post is what a device adds to the log of a table at once: an event and those it brought about, or
// a part of the log from before the table was shared.
type Post struct {
	ID     string          `json:"id"`
	Game   string          `json:"game,omitempty"` // in the first of a table
	After  uint64          `json:"after"`          // the number of the post before it, as its writer knew it
	Events []tracker.Event `json:"events"`
}

// Entry is a post as the broker keeps it.
type Entry struct {
	Number uint64 `json:"n"`
	Device string `json:"device"` // the broker vouches for it
	Post   Post   `json:"post"`
}

// Asked is what a device wants of the log of a table: what comes after a number.
type Asked struct {
	After uint64 `json:"after"`
}

// Answer is a piece of the log of a table.
type Answer struct {
	Birth   string  `json:"birth"` // names the log: another one where the table was begun anew elsewhere
	Entries []Entry `json:"entries"`
	Last    uint64  `json:"last"` // the number of the last of all
}

// Reading is what the broker's clocks show, in milliseconds.
type Reading struct {
	Run  string `json:"run"`  // names the life of the broker
	Mono int64  `json:"mono"` // since it began
	Wall int64  `json:"wall"` // since 1970, UTC
}

// seen is what a device says of how far it is.
type seen struct {
	Events  int `json:"events"`  // of the table's that all have
	Waiting int `json:"waiting"` // its own, not yet with the others

	// The id of the act of another device that it asks to have taken back, and of an own one that it does not want to take back.
	Asks     string `json:"asks,omitempty"`
	Declines string `json:"declines,omitempty"`
}

// Subjects of a table.
func postSubject(table, device string) string { return "table." + table + "." + device }

// ParseSubject takes apart the subject of what a device posted, said or was kept of it: "table.ID.DEVICE".
func ParseSubject(subject string) (table, device string, ok bool) {
	parts := strings.Split(subject, ".")
	if len(parts) != 3 {
		return "", "", false
	}
	return parts[1], parts[2], true
}

// EntryOf reads what a broker keeps; false where it is none of a table's log. What no device could have meant is an entry
// without events: it stands in the log, and the next post comes behind it.
func EntryOf(m Message) (Entry, bool) {
	_, device, ok := ParseSubject(m.Subject)
	e := Entry{Number: m.Number, Device: device}
	if json.Unmarshal(m.Body, &e.Post) != nil {
		e.Post = Post{}
	}
	return e, ok && m.Number > 0
}

// groups are events with those each brought about.
func groups(events []tracker.Event) [][]tracker.Event {
	var list [][]tracker.Event
	for len(events) > 0 {
		n := 1
		for n <= events[0].Leads && n < len(events) && events[n].Companion {
			n++
		}
		list, events = append(list, events[:n]), events[n:]
	}
	return list
}

// chunks cuts events into posts that are not too large; false where one alone is.
func chunks(events []tracker.Event) (list [][]tracker.Event, ok bool) {
	size := maxPost
	for _, g := range groups(events) {
		data, err := json.Marshal(g)
		if err != nil || len(data) > maxPost-500 {
			return nil, false
		}
		if size+len(data) > maxPost-500 {
			list, size = append(list, nil), 0
		}
		list[len(list)-1] = append(list[len(list)-1], g...)
		size += len(data)
	}
	return list, true
}
