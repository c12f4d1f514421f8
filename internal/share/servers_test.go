package share_test

import (
	"bufio"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/internal/share/broker"
	"github.com/quickcast/quickcast/tracker"
)

// TestServes is no test but one of three servers, a program of its own that can be killed: it says where it is found, and
// serves until then.
func TestServes(t *testing.T) {
	join := os.Getenv("QUICKCAST_SHARE_JOIN")
	if join == "" {
		t.Skip("only as a server of another test")
	}
	b, err := broker.Open(broker.Needs{Folder: os.Getenv("QUICKCAST_SHARE_FOLDER"), Now: time.Now, Chance: chance, Join: join})
	if err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp", os.Getenv("QUICKCAST_SHARE_AT"))
	if err != nil {
		t.Fatal(err)
	}
	fmt.Println("at", listener.Addr())
	t.Fatal(http.Serve(listener, b.Handler(http.NotFoundHandler())))
}

// overThree are three servers that keep their tables together. Devices know one address, behind which is whichever of
// them lives, as a name with three addresses has it.
type overThree struct {
	*overNATS
	servers [3]struct {
		join, folder, at string
		runs             *exec.Cmd
	}
	turn int // which of them is killed next
}

func newOverThree(t *testing.T) *overThree {
	n := &overThree{overNATS: &overNATS{t: t, members: map[string]share.Member{}, doors: map[string]*door{}}}
	n.reached = func() (at []string) { // another one first for each device
		for i := range n.servers {
			at = append(at, n.servers[(i+len(n.members))%len(n.servers)].at)
		}
		return at
	}
	var routes []string
	for range n.servers {
		free, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		routes = append(routes, free.Addr().String())
		_ = free.Close()
	}
	var all sync.WaitGroup
	for i := range n.servers {
		s := &n.servers[i]
		s.folder, s.at, s.join = t.TempDir(), "127.0.0.1:0", "cluster://secret@"+strings.Join(append(routes[i:len(routes):len(routes)], routes[:i]...), ",")
		all.Go(func() { n.start(i) })
	}
	t.Cleanup(func() {
		for i := range n.servers {
			n.kill(i)
		}
	})
	all.Wait()
	return n
}

// start starts a server, and waits until it serves.
func (n *overThree) start(i int) {
	s := &n.servers[i]
	s.runs = exec.Command(os.Args[0], "-test.run=^TestServes$")
	s.runs.Env = append(os.Environ(), "QUICKCAST_SHARE_JOIN="+s.join, "QUICKCAST_SHARE_FOLDER="+s.folder, "QUICKCAST_SHARE_AT="+s.at)
	out, err := s.runs.StdoutPipe()
	if err == nil {
		err = s.runs.Start()
	}
	if err != nil {
		n.t.Error(err)
		return
	}
	said := bufio.NewScanner(out)
	for said.Scan() {
		if at, ok := strings.CutPrefix(said.Text(), "at "); ok {
			s.at = at
			return
		}
	}
	n.t.Errorf("server %d does not serve", i)
}

// kill ends one as a machine that loses its power does.
func (n *overThree) kill(i int) {
	_ = n.servers[i].runs.Process.Kill()
	_ = n.servers[i].runs.Wait()
}

// down kills one of them after the other, so that the leader is among them, or starts it again.
func (n *overThree) down(yes bool) {
	if yes {
		n.kill(n.turn)
		return
	}
	n.start(n.turn)
	n.turn = (n.turn + 1) % 3
}

// Three servers keep a table together. Each of them is killed once, its leader too, and the table goes on without it: what
// was acknowledged is there, once, and all devices have the same.
func TestThreeServersLoseNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("elections take their time")
	}
	net := newOverThree(t)
	all := playTogether(t, net, 8, max(40, manyActs()))
	for range net.servers {
		net.down(true)
		before := all[0].table.Seq()
		for i, d := range all[:3] {
			d.act(damage(tracker.Seat(max(1, i))))
		}
		wait(t, "goes on", func() bool { return all[0].table.Seq() >= before+3 })
		settled(t, all)
		net.down(false)
	}
	nothingLost(t, all)
}
