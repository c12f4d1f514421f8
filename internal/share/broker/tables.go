//go:build !noshare && !js

package broker

import (
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

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

// table is a shared one.
type table struct {
	ID      string   `json:"id"`
	Code    string   `json:"code"`
	Host    string   `json:"host"` // the device
	Devices []device `json:"devices"`
}

// tables are all that are shared here, as they are kept: a host that was killed goes on with them.
type tables []*table

// rosterFile is where they are kept in the broker's folder.
const rosterFile = "tables.json"

func readTables(folder string) (tables, error) {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, err
	}
	data, err := os.ReadFile(filepath.Join(folder, rosterFile))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var all tables
	if err != nil || json.Unmarshal(data, &all) != nil {
		return nil, err // one that is damaged: codes are given out anew
	}
	return all, nil
}

// keep writes them, whole or not at all.
func (b *Broker) keep() error {
	data, err := json.Marshal(b.tables)
	if err != nil {
		return err
	}
	name := filepath.Join(b.needs.Folder, rosterFile)
	if err := os.WriteFile(name+".new", data, 0o600); err != nil {
		return err
	}
	return os.Rename(name+".new", name)
}

// admits finds whose a token is.
func (b *Broker) admits(token string) (table, device, bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	hash := sum(token)
	for _, t := range b.tables {
		for _, d := range t.Devices {
			if d.Token == hash {
				return *t, d, true
			}
		}
	}
	return table{}, device{}, false
}

// add begins a table with its host, or lets another device in by the code of one; false where there is none of that
// code, or no room. A code that is wanted and free is given again.
func (b *Broker) add(code string, begin, watches bool) (share.Member, bool, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	d := device{ID: b.needs.Chance.ID(), Watches: watches}
	token := b.needs.Chance.ID() + b.needs.Chance.ID()
	d.Token = sum(token)
	at := b.tables.byCode(code)
	switch {
	case begin && len(b.tables) >= maxTables:
		return share.Member{}, false, nil
	case begin:
		if at != nil || len(code) != codeLength {
			code = b.newCode()
		}
		at = &table{ID: b.needs.Chance.ID(), Code: code, Host: d.ID}
		b.tables = append(b.tables, at)
	case at == nil || len(at.Devices) >= maxDevices:
		return share.Member{}, false, nil
	}
	at.Devices = append(at.Devices, d)
	return share.Member{Table: at.ID, Code: at.Code, Device: d.ID, Token: token, Host: begin}, true, b.keep()
}

// maxDevices is how many may come to one table, those included that have gone since.
const maxDevices = 100

func (all tables) byCode(code string) *table {
	for _, t := range all {
		if t.Code == code {
			return t
		}
	}
	return nil
}

// codeLength is that of what people type, "KETH42"; letters and digits that look alike are left out.
const codeLength = 6

func (b *Broker) newCode() string {
	const letters, digits = "ABCDEFGHJKLMNPQRSTUVWXYZ", "23456789"
	for {
		raw := make([]byte, codeLength)
		b.needs.Chance(raw)
		for i := range raw {
			from := letters
			if i >= 4 {
				from = digits
			}
			raw[i] = from[int(raw[i])%len(from)]
		}
		if b.tables.byCode(string(raw)) == nil {
			return string(raw)
		}
	}
}

// answerHost does what a host wants of his table; the door lets nobody else ask.
func (b *Broker) answerHost(m *nats.Msg) any {
	id := strings.TrimPrefix(m.Subject, "host.")
	var o share.Order
	if json.Unmarshal(m.Data, &o) != nil {
		return nil
	}
	b.mu.Lock()
	var gone []string
	for i, t := range b.tables {
		if t.ID != id {
			continue
		}
		var stay []device
		for _, d := range t.Devices {
			switch {
			case o.End || d.ID == o.Revoke:
				gone = append(gone, d.ID)
				continue
			case d.ID == o.Watch && !d.Watches, d.ID == o.Play && d.Watches:
				d.Watches = d.ID == o.Watch
				gone = append(gone, d.ID) // it comes back with other rights
			}
			stay = append(stay, d)
		}
		if t.Devices = stay; o.End {
			b.tables = append(b.tables[:i:i], b.tables[i+1:]...)
		}
		break
	}
	err := b.keep()
	b.mu.Unlock()
	go func() { // after the answer
		for _, device := range gone {
			b.shut(id + "." + device)
		}
		if o.End {
			b.purge(id)
		}
	}()
	return share.Done{OK: err == nil}
}

// purge forgets the log of a table that has ended: each device has it whole.
func (b *Broker) purge(id string) {
	js, err := jetstream.New(b.nats)
	if err != nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), readyTime)
	defer cancel()
	if s, err := js.Stream(ctx, stream); err == nil {
		_ = s.Purge(ctx, jetstream.WithPurgeSubject("table."+id+".*")) // it only takes room
	}
}
