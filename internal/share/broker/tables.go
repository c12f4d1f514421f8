//go:build !noshare && !js

package broker

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/quickcast/quickcast/internal/share"
)

// device is one that may come in.
type device struct {
	ID      string `json:"id"`
	Token   string `json:"token"` // its sum
	Watches bool   `json:"watches,omitempty"`
}

// table is a shared one, as it is kept by its code.
type table struct {
	ID      string   `json:"id"`
	Host    string   `json:"host"` // the device
	Devices []device `json:"devices"`

	revision uint64
}

// tables are all that are shared, by their codes. They are kept beside the logs: a server that was killed goes on with
// them, and several have the same.
type tables map[string]table

// follow keeps up with the tables, whichever server changes them, once it has those that are there.
func (b *Broker) follow(ctx context.Context) error {
	news, err := b.roster.WatchAll(context.Background())
	if err != nil {
		return err
	}
	all := make(chan struct{})
	go func() { // until the broker ends
		for e := range news.Updates() {
			if e == nil {
				close(all)
				continue
			}
			t := table{revision: e.Revision()}
			if e.Operation() == jetstream.KeyValuePut && json.Unmarshal(e.Value(), &t) != nil {
				continue // of another version
			}
			b.know(e.Key(), t)
		}
	}()
	select {
	case <-all:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// know takes over what is kept of a table, no id where it has ended, and ends the lines of devices that may come no
// more, or with other rights.
func (b *Broker) know(code string, t table) {
	b.mu.Lock()
	defer b.mu.Unlock()
	before := b.tables[code]
	if before.revision >= t.revision {
		return
	}
	b.tables[code] = t
	for _, d := range before.Devices {
		if !slices.Contains(t.Devices, d) {
			go b.shut(before.ID + "." + d.ID)
		}
	}
}

// change does something to the table of a code; false where there is none or it does not want to.
func (b *Broker) change(code string, do func(*table) bool) (table, bool, error) {
	ctx, cancel := context.WithTimeout(context.Background(), readyTime)
	defer cancel()
	for {
		kept, err := b.roster.Get(ctx, code)
		var t table
		switch {
		case errors.Is(err, jetstream.ErrKeyNotFound) || errors.Is(err, jetstream.ErrInvalidKey):
			return t, false, nil
		case err != nil:
			return t, false, err
		case json.Unmarshal(kept.Value(), &t) != nil || !do(&t):
			return t, false, nil
		}
		data, err := json.Marshal(t)
		if err != nil {
			return t, false, err
		}
		t.revision, err = b.roster.Update(ctx, code, data, kept.Revision())
		if !taken(err) { // else another one has changed it
			if err == nil {
				b.know(code, t)
			}
			return t, err == nil, err
		}
	}
}

// taken tells whether something else was kept first; several servers say so in another way.
func taken(err error) bool {
	const onItsWay = 10164
	var of *jetstream.APIError
	return errors.Is(err, jetstream.ErrKeyExists) || errors.As(err, &of) && of.ErrorCode == onItsWay
}

// admits finds whose a token is. What another server has just given out may be still on its way here.
func (b *Broker) admits(token string) (table, device, bool) {
	for tries := range 10 {
		if t, d, ok := b.known(sum(token)); ok || b.needs.Join == "" {
			return t, d, ok
		}
		time.Sleep(time.Duration(tries) * 10 * time.Millisecond)
	}
	return table{}, device{}, false
}

func (b *Broker) known(sum string) (table, device, bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, t := range b.tables {
		for _, d := range t.Devices {
			if d.Token == sum {
				return t, d, true
			}
		}
	}
	return table{}, device{}, false
}

// add begins a table with its host, or lets another device in by the code of one; false where there is none of that
// code, or no room. A code that is wanted and free is given again.
func (b *Broker) add(code string, begin, watches bool) (m share.Member, ok bool, err error) {
	d := device{ID: b.needs.Chance.ID(), Watches: watches}
	token := b.needs.Chance.ID() + b.needs.Chance.ID()
	d.Token = sum(token)
	var t table
	if begin {
		t = table{ID: b.needs.Chance.ID(), Host: d.ID, Devices: []device{d}}
		code, ok, err = b.begin(code, t)
	} else {
		t, ok, err = b.change(code, func(t *table) bool {
			room := len(t.Devices) < maxDevices
			t.Devices = append(t.Devices, d)
			return room
		})
	}
	return share.Member{Table: t.ID, Code: code, Device: d.ID, Token: token, Host: begin}, ok, err
}

// begin keeps a new table under the code that is wanted, or another one where that is taken; false where there is no room.
func (b *Broker) begin(code string, t table) (string, bool, error) {
	data, err := json.Marshal(t)
	if err != nil || b.count() >= b.needs.Most {
		return "", false, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), readyTime)
	defer cancel()
	for {
		if !isCode(code) {
			code = b.newCode()
		}
		t.revision, err = b.roster.Create(ctx, code, data)
		if !taken(err) {
			if err == nil {
				b.know(code, t)
			}
			return code, err == nil, err
		}
		code = ""
	}
}

// count is how many tables are shared now.
func (b *Broker) count() (n int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, t := range b.tables {
		if t.ID != "" {
			n++
		}
	}
	return n
}

// maxDevices is how many may come to one table, those included that have gone since.
const maxDevices = 100

// codeLength is that of what people type, "KETH42"; letters and digits that look alike are left out.
const codeLength = 6

func (b *Broker) newCode() string {
	const letters, digits = "ABCDEFGHJKLMNPQRSTUVWXYZ", "23456789"
	raw := make([]byte, codeLength)
	b.needs.Chance(raw)
	for i := range raw {
		from := letters
		if i >= 4 {
			from = digits
		}
		raw[i] = from[int(raw[i])%len(from)]
	}
	return string(raw)
}

// answerHost does what a host wants of his table; the door lets nobody else ask.
func (b *Broker) answerHost(m *nats.Msg) any {
	id := strings.TrimPrefix(m.Subject, "host.")
	var o share.Order
	code := b.codeOf(id)
	if json.Unmarshal(m.Data, &o) != nil || code == "" {
		return nil
	}
	if o.End {
		return share.Done{OK: b.end(code, id) == nil}
	}
	_, ok, err := b.change(code, func(t *table) bool {
		t.Devices = slices.DeleteFunc(t.Devices, func(d device) bool { return d.ID == o.Revoke })
		for i, d := range t.Devices {
			t.Devices[i].Watches = d.ID == o.Watch || d.Watches && d.ID != o.Play
		}
		return true
	})
	return share.Done{OK: ok && err == nil}
}

// codeOf is the code of a table, "" for none.
func (b *Broker) codeOf(id string) string {
	b.mu.Lock()
	defer b.mu.Unlock()
	for code, t := range b.tables {
		if t.ID == id {
			return code
		}
	}
	return ""
}

// end forgets a table and its log: each device has it whole.
func (b *Broker) end(code, id string) error {
	js, err := jetstream.New(b.nats)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), readyTime)
	defer cancel()
	if err := b.roster.Delete(ctx, code); err != nil {
		return err
	}
	s, err := js.Stream(ctx, stream)
	if err != nil {
		return err
	}
	return s.Purge(ctx, jetstream.WithPurgeSubject("table."+id+".*"))
}
