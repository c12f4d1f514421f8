package share_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/internal/share/broker"
	"github.com/quickcast/quickcast/internal/share/wire"
)

// pair is a table of two phones.
type pair struct {
	host, guest share.Line
	member      share.Member // the host's
	last        uint64       // post of the log
	heard       chan time.Time
}

// pairs are so many tables at one server, and all their lines.
func pairs(b *testing.B, count int) []*pair {
	b.Helper()
	var minutes atomic.Int64
	later := func() time.Time { return time.Unix(60*minutes.Add(1), 0) } // nobody tries too often: every look is a minute later
	server, err := broker.Open(broker.Needs{Folder: b.TempDir(), Now: later, Chance: chance, Most: count})
	if err != nil {
		b.Fatal(err)
	}
	page := httptest.NewServer(server.Handler(http.NotFoundHandler()))
	b.Cleanup(func() {
		page.CloseClientConnections()
		page.Close()
		server.Close()
	})
	all := make([]*pair, count)
	var group sync.WaitGroup
	room := make(chan struct{}, 16)
	for i := range all {
		room <- struct{}{}
		group.Go(func() {
			defer func() { <-room }()
			var err error
			if all[i], err = newPair(b, page.URL); err != nil {
				b.Error(err)
			}
		})
	}
	group.Wait()
	if b.Failed() {
		b.FailNow()
	}
	return all
}

func newPair(b *testing.B, at string) (*pair, error) {
	p := &pair{heard: make(chan time.Time, 10)}
	var err error
	if p.member, err = wire.Begin(b.Context(), at, ""); err != nil {
		return nil, err
	}
	guest, err := wire.Join(b.Context(), at, p.member.Code, false)
	if err != nil {
		return nil, err
	}
	for line, m := range map[*share.Line]share.Member{&p.host: p.member, &p.guest: guest} {
		if *line, err = wire.Open(m); err != nil {
			return nil, err
		}
		b.Cleanup((*line).Close)
		up := make(chan struct{}, 10)
		(*line).Inform(func(s share.State) {
			if s == share.Live {
				up <- struct{}{}
			}
		})
		<-up
	}
	hear := func(share.Message) { p.heard <- time.Now() }
	for _, kind := range []string{"live.", "seen."} {
		if err := p.guest.Hear(kind+p.member.Table+".*", hear); err != nil {
			return nil, err
		}
	}
	_, err = p.guest.Ask(b.Context(), "log."+p.member.Table, nil, []byte(`{"after":0}`)) // what it hears from now on is heard
	return p, err
}

// post adds to the log of the table, as a session does.
func (p *pair) post(body []byte) error {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	answer, err := p.host.Ask(ctx, "table."+p.member.Table+"."+p.member.Device, map[string]string{
		share.HeaderID: p.member.Table + strconv.FormatUint(p.last, 10), share.HeaderAfter: strconv.FormatUint(p.last, 10), share.HeaderIn: "table." + p.member.Table + ".*",
	}, body)
	var kept struct{ Seq uint64 }
	if err == nil {
		err = json.Unmarshal(answer, &kept)
	}
	p.last = kept.Seq
	return err
}

// BenchmarkTables is how long it takes from one phone of a table to the other one where 200 tables, or as many as
// QUICKCAST_SHARE_TABLES says besides, act once a second each: kept in the log, and beside it by NATS alone.
func BenchmarkTables(b *testing.B) {
	sizes := []int{200}
	if more, err := strconv.Atoi(os.Getenv("QUICKCAST_SHARE_TABLES")); err == nil {
		sizes = append(sizes, more)
	}
	body := make([]byte, 400)
	for i := range body {
		body[i] = ' '
	}
	copy(body, `{}`)
	for _, size := range sizes {
		all := pairs(b, size)
		for name, say := range map[string]func(*pair) error{
			"kept":  func(p *pair) error { return p.post(body) },
			"plain": func(p *pair) error { p.host.Tell("seen."+p.member.Table+"."+p.member.Device, body); return nil },
		} {
			b.Run(fmt.Sprintf("%d/%s", size, name), func(b *testing.B) { everySecond(b, all, say) })
		}
	}
}

// everySecond has each table act once a second, one after the other, for as many seconds as are asked for.
func everySecond(b *testing.B, all []*pair, say func(*pair) error) {
	var mu sync.Mutex
	var took []time.Duration
	for b.Loop() {
		var group sync.WaitGroup
		begun := time.Now()
		for i, p := range all {
			group.Go(func() {
				time.Sleep(time.Until(begun.Add(time.Duration(i) * time.Second / time.Duration(len(all)))))
				tapped := time.Now()
				if err := say(p); err != nil {
					b.Error(err)
					return
				}
				heard := <-p.heard
				mu.Lock()
				took = append(took, heard.Sub(tapped))
				mu.Unlock()
			})
		}
		group.Wait()
	}
	report(b, took)
}

// BenchmarkDisk is how long the disk takes to have 500 bytes for sure: no server that loses nothing is quicker.
func BenchmarkDisk(b *testing.B) {
	file, err := os.Create(filepath.Join(b.TempDir(), "log"))
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = file.Close() })
	for data := make([]byte, 500); b.Loop(); {
		if _, err := file.Write(data); err != nil {
			b.Fatal(err)
		}
		if err := file.Sync(); err != nil {
			b.Fatal(err)
		}
	}
}
