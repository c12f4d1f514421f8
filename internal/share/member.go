package share

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"strings"
	"time"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/seating"
	"github.com/quickcast/quickcast/tracker/timed"
)

// ending is that of the file beside a table's log that says where it is shared.
const ending = ".share"

// Member is a device's place at a shared table.
type Member struct {
	Server string `json:"server"` // the address of the page of the host, "http://192.168.178.20:8080"
	Table  string `json:"table"`  // its id
	Code   string `json:"code"`   // what people type
	Device string `json:"device"`
	Token  string `json:"token"` // what the broker knows the device by
	Host   bool   `json:"host,omitempty"`

	Formerly []string `json:"formerly,omitempty"` // the ids this device had on other hosts of the same table
}

// is tells whether an id is or was this device's.
func (m Member) is(device string) bool {
	return device == m.Device || slices.Contains(m.Formerly, device)
}

// Keep keeps a device's place beside its table.
func (m Member) Keep(store journal.Store, table string) error {
	data, err := json.Marshal(m)
	if err != nil {
		return err
	}
	return store.Replace(table+ending, data)
}

// Forget takes it away: the table lies on this device alone.
func Forget(store journal.Store, table string) error {
	if err := store.Remove(table + ending); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// MemberOf is the place this device has kept at a table; false where the table is not shared.
func MemberOf(store journal.Store, table string) (Member, bool) {
	data, err := store.Read(table + ending)
	var m Member
	return m, err == nil && json.Unmarshal(data, &m) == nil && m.Table != ""
}

// Find is the table of this device that is or was shared under a code, and its place there; "" for none.
func Find(store journal.Store, prefix, code string) (string, Member) {
	names, err := store.Names(prefix)
	if err != nil {
		return "", Member{}
	}
	for _, file := range names {
		table, ok := strings.CutSuffix(file, ending)
		if m, kept := MemberOf(store, table); ok && kept && m.Code == code {
			return table, m
		}
	}
	return "", Member{}
}

// NoLogError is that the host has no log of the table yet, or none that this version can read.
type NoLogError struct{ Err error }

func (e *NoLogError) Error() string { return "the host has no table that can be read" }

func (e *NoLogError) Unwrap() error { return e.Err }

// Message names the text for this error.
func (*NoLogError) Message() (string, map[string]any) { return "share.errorNoLog", nil }

// Join makes a table on this device of all that the host has, under the next free name: who joins is shown it as it
// stands, and who sits where. A table of one's own is never overwritten.
func Join(ctx context.Context, line Line, m Member, store journal.Store, prefix string, games tracker.Registry) (*journal.Table, error) {
	if err := await(ctx, line); err != nil {
		return nil, &NoLogError{Err: err}
	}
	entries, _, err := readLog(0, func(body []byte) ([]byte, error) {
		ctx, cancel := context.WithTimeout(ctx, 2*answerTime)
		defer cancel()
		return line.Ask(ctx, "log."+m.Table, nil, body)
	})
	if err != nil {
		return nil, err
	}
	if len(entries) == 0 || len(entries[0].Post.Events) == 0 {
		return nil, &NoLogError{}
	}
	game, err := games.Game(entries[0].Post.Game)
	if err != nil {
		return nil, &NoLogError{Err: err}
	}
	setup := entries[0].Post.Events[0]
	setup.Seq, setup.Leads = 0, 0
	t, err := journal.CreateNext(store, prefix, game, setup, timed.All()...)
	if err != nil {
		return nil, err
	}
	entries[0].Post.Events = entries[0].Post.Events[1:]
	return t, t.Rebase(1, func(s *tracker.Session, _ []tracker.Event) { newRecord().take(s, entries) })
}

// TooLargeError is that an event of the table is larger than what can be sent.
type TooLargeError struct{}

func (*TooLargeError) Error() string { return "an event of this table is too large to be sent" }

// Message names the text for this error.
func (*TooLargeError) Message() (string, map[string]any) { return "share.errorTooLarge", nil }

// Open lays the log of a table before a broker that has none of it, so that others can join: the device is its
// host, under a name.
func Open(ctx context.Context, line Line, m Member, name string, table *journal.Table, chance Chance, now time.Time) error {
	if err := await(ctx, line); err != nil {
		return &NoLogError{Err: err}
	}
	begin, err := seating.Event(seating.Device{ID: m.Device, Name: name, Plays: true, Begins: true}, now, m.Device)
	if err != nil {
		return err
	}
	begin.ID = chance.ID()
	if _, err := table.Do(begin); err != nil {
		return err
	}
	events := table.Events()
	parts, ok := chunks(events)
	if !ok {
		return &TooLargeError{}
	}
	s := &Session{needs: Needs{Line: line, Member: m}}
	for i, part := range parts {
		p := Post{ID: chance.ID(), After: s.last, Events: part}
		if i == 0 {
			p.Game = table.Game().Name()
		}
		if err := s.publish(ctx, p); err != nil {
			return err
		}
	}
	return nil
}
