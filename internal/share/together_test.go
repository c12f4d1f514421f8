package share_test

import (
	"context"
	crand "crypto/rand"
	"encoding/json"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/internal/share/hub"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/magewars"
	"github.com/quickcast/quickcast/tracker/seating"
	"github.com/quickcast/quickcast/tracker/timed"
)

func chance(b []byte) { _, _ = crand.Read(b) }

// network is what devices are joined by, and what goes wrong with it.
type network interface {
	member(t testing.TB, device string) share.Member
	join(t testing.TB, device string) share.Line
	cut(device string, yes bool)
	mute(device string) // loses the next answer
	down(yes bool)      // ends the host, or starts it again
}

// inProcess is the hub as a network.
type inProcess struct {
	hub   *hub.Hub
	lines map[string]*hub.Line
}

func newInProcess() *inProcess { return &inProcess{hub.New(time.Now), map[string]*hub.Line{}} }

func (n *inProcess) member(_ testing.TB, device string) share.Member {
	return share.Member{Table: "t", Device: device}
}

func (n *inProcess) join(_ testing.TB, device string) share.Line {
	n.lines[device] = n.hub.Join(device)
	return n.lines[device]
}
func (n *inProcess) cut(device string, yes bool) { n.lines[device].Cut(yes) }
func (n *inProcess) mute(device string)          { n.lines[device].Mute(1) }
func (n *inProcess) down(yes bool)               { n.hub.Down(yes) }

// device is one phone of a test.
type device struct {
	name    string // on the network
	id      string
	files   journal.Store
	table   *journal.Table
	session *share.Session

	mu     sync.Mutex
	status share.Status
	done   map[string]tracker.Event // its acts, by their ids
}

func (d *device) inform(s share.Status) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.status = s
}

func (d *device) stands() share.Status {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.status
}

func (d *device) start(t testing.TB, line share.Line, m share.Member) {
	t.Helper()
	var err error
	d.session, err = share.Start(share.Needs{
		Table: d.table, Own: share.OwnOf(d.files, d.table.Name()), Line: line, Member: m, Now: time.Now, Chance: chance,
		Inform: d.inform, Pause: 2 * time.Millisecond,
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.session.Close)
}

// act does an event; what the table refuses is no fault.
func (d *device) act(e tracker.Event) {
	e.Version, e.At = tracker.EventVersion, time.Now().UnixMilli()
	step, err := d.table.Do(e)
	if err == nil {
		d.mu.Lock()
		d.done[step.Event.ID] = step.Event
		d.mu.Unlock()
	}
}

// newTable is a table of two mages on a device.
func newTable(t testing.TB, files journal.Store) *journal.Table {
	t.Helper()
	seats := []magewars.SeatData{{Name: "A", Life: 240, Channel: 7}, {Name: "B", Life: 210, Channel: 7}}
	setup, err := tracker.NewEvent(tracker.Setup, 0, time.UnixMilli(1), magewars.SetupData{Game: "academy", Seats: seats})
	if err != nil {
		t.Fatal(err)
	}
	table, err := journal.Create(files, "tables/1", magewars.Academy(), setup, timed.All()...)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// share one table among so many devices: the first is the host, the next two have a seat each.
func together(t testing.TB, net network, count int) []*device {
	t.Helper()
	var all []*device
	for i := range count {
		d := &device{id: "d" + strconv.Itoa(i+1), files: store.NewMemory(), done: map[string]tracker.Event{}}
		name := d.id
		m, line := net.member(t, name), net.join(t, name)
		d.name, d.id = name, m.Device
		if i == 0 {
			d.table = newTable(t, d.files)
			if err := share.Open(context.Background(), line, m, "host", d.table, chance, time.Now()); err != nil {
				t.Fatal(err)
			}
		} else {
			var err error
			games := tracker.NewRegistry(magewars.Academy())
			d.table, err = share.Join(context.Background(), line, m, d.files, "tables/", games)
			if err != nil {
				t.Fatal(err)
			}
		}
		d.start(t, line, m)
		all = append(all, d)
		seat := seating.Device{ID: d.id, Name: "phone " + strconv.Itoa(i+1), Plays: true}
		if i == 1 || i == 2 {
			seat.Seats = []tracker.Seat{tracker.Seat(i)}
		}
		if i > 0 {
			wait(t, "joined", func() bool { return seating.StateOf(d.table).Host() != "" })
			if err := d.session.Sit(seat); err != nil {
				t.Fatal(err)
			}
		}
	}
	return all
}

// wait until something holds; only how long a test that fails takes depends on the time.
func wait(t testing.TB, what string, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(60*time.Second + time.Duration(manyActs())*time.Second); !holds(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("never %s", what)
		}
	}
}

// settled waits until all have the same and nothing waits, and fails where their logs differ.
func settled(t testing.TB, all []*device) {
	t.Helper()
	quiet := 0 // so many looks in a row: what a session has said of itself may be older than its table
	wait(t, "settled", func() bool {
		quiet++
		for _, d := range all {
			if s := d.stands(); s.State != share.Live || s.Waiting > 0 || d.table.Seq() != all[0].table.Seq() {
				quiet = 0
			}
		}
		return quiet > 100
	})
	want, stands := text(t, all[0].table.Events()), ""
	for _, d := range all {
		if got := text(t, d.table.Events()); got != want {
			t.Fatalf("%s has another log than %s:\n%s\n%s", d.id, all[0].id, got, want)
		}
		found, recovery, err := journal.Open(d.files, d.table.Name(), tracker.NewRegistry(magewars.Academy()), timed.All()...)
		if err != nil || recovery != nil {
			t.Fatalf("%s: what is on disk: %v %v", d.id, recovery, err)
		}
		if text(t, found.Events()) != want {
			t.Fatalf("%s has another log on disk", d.id)
		}
		if stands == "" { // by what all know, whatever is laid over it here
			stands = text(t, found.State())
		}
		if text(t, found.State()) != stands {
			t.Fatalf("%s stands elsewhere than %s", d.id, all[0].id)
		}
	}
}

func text(t testing.TB, value any) string {
	t.Helper()
	data, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// nothingLost fails unless every act of every device stands in the log once or is shown to its owner as one that did
// not fit; of one that is neither, somebody else did just the same.
func nothingLost(t *testing.T, all []*device) {
	t.Helper()
	count, same := map[string]int{}, map[string]bool{}
	act := func(device string, e tracker.Event) string {
		if e.Kind == tracker.Undo || e.Kind == tracker.Redo {
			e.Data = nil // the number of what it means is another one there
		}
		return device + string(e.Kind) + string(e.Data)
	}
	for _, e := range all[0].table.Events() {
		count[e.ID]++
		same[act(e.Device, e)] = true
	}
	for _, d := range all {
		for _, m := range d.stands().Misfits {
			count[m.Events[0].ID]++
		}
		for id, e := range d.done {
			by := func(other *device) bool { return other != d && same[act(other.id, e)] }
			switch n := count[id]; {
			case n > 1:
				t.Errorf("%s: its %s %s is there %d times", d.id, e.Kind, e.Data, n)
			case n == 0 && !slices.ContainsFunc(all, by):
				t.Errorf("%s: its %s %s is lost", d.id, e.Kind, e.Data)
			}
		}
	}
}

// random is some act at a table of two.
func random(rnd *rand.Rand) tracker.Event {
	seat := tracker.Seat(1 + rnd.IntN(2))
	switch rnd.IntN(9) {
	case 0:
		return tracker.Event{Kind: "next"}
	case 1:
		return tracker.Event{Kind: tracker.Undo}
	case 2:
		return tracker.Event{Kind: tracker.Redo}
	case 3:
		return tracker.Event{Kind: tracker.Set, Seat: seat, Data: []byte(`{"track":"mana","value":` + strconv.Itoa(rnd.IntN(30)) + `}`)}
	default:
		return tracker.Event{Kind: tracker.Change, Seat: seat, Data: []byte(`{"track":"damage","amount":` + strconv.Itoa(1+rnd.IntN(3)) + `}`)}
	}
}

// manyActs is how many acts each device does where more than usual are wanted, 0 for as many as usual.
func manyActs() int {
	n, _ := strconv.Atoi(os.Getenv("QUICKCAST_SHARE_ACTS"))
	return n
}

// Whatever eight devices do at once, whatever lines are cut, answers lost and hosts ended meanwhile: in the end all have
// the same log, in which every act is once.
func TestAllComeToTheSameLog(t *testing.T) {
	acts := max(40, manyActs())
	for name, net := range map[string]network{"in process": newInProcess(), "over NATS": newOverNATS(t)} {
		t.Run(name, func(t *testing.T) { playTogether(t, net, 8, acts) })
	}
}

func playTogether(t *testing.T, net network, count, acts int) []*device {
	t.Helper()
	all := together(t, net, count)
	var group sync.WaitGroup
	for i, d := range all {
		rnd := rand.New(rand.NewPCG(uint64(i), uint64(acts)))
		group.Go(func() {
			for range acts {
				switch rnd.IntN(20) {
				case 0:
					net.cut(d.name, true)
				case 1, 2:
					net.cut(d.name, false)
				case 3:
					net.mute(d.name)
				case 4:
					time.Sleep(time.Duration(rnd.IntN(15)) * time.Millisecond)
				}
				d.act(random(rnd))
			}
			net.cut(d.name, false)
		})
	}
	time.Sleep(20 * time.Millisecond)
	net.down(true)
	time.Sleep(20 * time.Millisecond)
	net.down(false)
	group.Wait()
	settled(t, all)
	nothingLost(t, all)
	return all
}
