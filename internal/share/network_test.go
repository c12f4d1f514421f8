package share_test

import (
	"context"
	"io"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/internal/share/broker"
	"github.com/quickcast/quickcast/internal/share/wire"
	"github.com/quickcast/quickcast/tracker/seating"
)

// overNATS is a real broker as a network: each device reaches it through a door of its own that can be shut.
type overNATS struct {
	t       testing.TB
	folder  string
	broker  *broker.Broker
	server  *http.Server
	address string
	members map[string]share.Member
	doors   map[string]*door
	reached func() []string // where devices find a server
}

func newOverNATS(t testing.TB) *overNATS {
	n := &overNATS{t: t, folder: t.TempDir(), address: "127.0.0.1:0", members: map[string]share.Member{}, doors: map[string]*door{}}
	n.reached = func() []string { return []string{n.address} }
	n.down(false)
	t.Cleanup(func() { n.down(true) })
	return n
}

func (n *overNATS) down(yes bool) {
	if yes {
		_ = n.server.Close()
		n.broker.Close()
		return
	}
	var err error
	if n.broker, err = broker.Open(broker.Needs{Folder: n.folder, Now: time.Now, Chance: chance}); err != nil {
		n.t.Fatal(err)
	}
	listener, err := net.Listen("tcp", n.address)
	if err != nil {
		n.t.Fatal(err)
	}
	n.address = listener.Addr().String()
	server := &http.Server{Handler: n.broker.Handler(http.NotFoundHandler())}
	n.server = server
	go func() { _ = server.Serve(listener) }()
}

func (n *overNATS) member(t testing.TB, name string) share.Member {
	t.Helper()
	if m, known := n.members[name]; known {
		return m
	}
	d := newDoor(t, n.reached()...)
	n.doors[name] = d
	var m share.Member
	var err error
	if len(n.members) == 0 {
		m, err = wire.Begin(t.Context(), "http://"+d.address, "")
	} else {
		m, err = wire.Join(t.Context(), "http://"+d.address, n.code(), false)
	}
	if err != nil {
		t.Fatal(err)
	}
	n.members[name] = m
	return m
}

func (n *overNATS) code() string {
	for _, m := range n.members {
		return m.Code
	}
	return ""
}

func (n *overNATS) join(t testing.TB, name string) share.Line {
	t.Helper()
	line, err := wire.Open(n.member(t, name))
	if err != nil {
		t.Fatal(err)
	}
	return line
}

func (n *overNATS) cut(name string, yes bool) { n.doors[name].cut(yes) }
func (n *overNATS) mute(name string)          { n.doors[name].mute.Store(true) }

// door passes on what comes, until it is shut.
type door struct {
	address string
	mute    atomic.Bool // the next word from the broker ends the line instead

	mu    sync.Mutex
	shut  bool
	lines []net.Conn
}

func newDoor(t testing.TB, to ...string) *door {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	d := &door{address: listener.Addr().String()}
	go func() {
		for {
			in, err := listener.Accept()
			if err != nil {
				return
			}
			out, err := dialOne(to)
			if err != nil || !d.open(in, out) {
				_ = in.Close()
				continue
			}
			go func() {
				_, _ = io.Copy(out, in)
				_ = out.Close()
			}()
			go func() {
				_, _ = io.Copy(in, muted{out, d})
				_ = in.Close()
				_ = out.Close()
			}()
		}
	}()
	return d
}

// dialOne reaches the first of some addresses that answers.
func dialOne(to []string) (out net.Conn, err error) {
	for _, address := range to {
		if out, err = net.Dial("tcp", address); err == nil {
			break
		}
	}
	return out, err
}

func (d *door) open(lines ...net.Conn) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.lines = append(d.lines, lines...)
	return !d.shut
}

func (d *door) cut(yes bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.shut = yes
	if yes {
		for _, l := range d.lines {
			_ = l.Close()
		}
		d.lines = nil
	}
}

type muted struct {
	from io.Reader
	door *door
}

func (m muted) Read(p []byte) (int, error) {
	n, err := m.from.Read(p)
	if m.door.mute.Swap(false) {
		return 0, io.EOF
	}
	return n, err
}

// Who only watches can post nothing any more, by the broker's own word; the host can let him play again.
func TestAWatcherIsReadOnly(t *testing.T) {
	net := newOverNATS(t)
	all := together(t, net, 3)
	m := net.member(t, "d3")
	posts := func() bool {
		line := net.join(t, "d3")
		defer line.Close()
		up := make(chan struct{}, 10)
		line.Inform(func(s share.State) {
			if s == share.Live {
				up <- struct{}{}
			}
		})
		<-up
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		_, err := line.Ask(ctx, "table."+m.Table+"."+m.Device, map[string]string{share.HeaderID: "junk", share.HeaderAfter: "1"}, []byte("{}"))
		return err == nil
	}
	if err := all[2].session.Sit(seating.Device{ID: all[2].id, Name: "phone 3"}); err != nil {
		t.Fatal(err)
	}
	settled(t, all)
	wait(t, "read only", func() bool { return !posts() })
	if err := all[0].session.Sit(seating.Device{ID: all[2].id, Name: "phone 3", Plays: true}); err != nil {
		t.Fatal(err)
	}
	settled(t, all)
	wait(t, "a player again", posts)
}

// Whoever shares or joins a table speaks with its host, and asks nobody else, not even for a name.
func TestNobodyIsAskedForAName(t *testing.T) {
	before := net.DefaultResolver
	t.Cleanup(func() { net.DefaultResolver = before })
	var asked atomic.Int32
	net.DefaultResolver = &net.Resolver{PreferGo: true, Dial: func(context.Context, string, string) (net.Conn, error) {
		asked.Add(1)
		return nil, io.EOF
	}}
	settled(t, together(t, newOverNATS(t), 2))
	if n := asked.Load(); n > 0 {
		t.Errorf("names were asked for %d times", n)
	}
}
