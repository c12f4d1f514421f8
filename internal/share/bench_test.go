package share_test

import (
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars"
)

// report says how long half of them and all but one in a hundred took.
func report(b *testing.B, took []time.Duration) {
	b.Helper()
	slices.Sort(took)
	for name, at := range map[string]int{"p50-us": len(took) / 2, "p99-us": len(took) * 99 / 100} {
		b.ReportMetric(float64(took[at].Microseconds()), name)
	}
}

// pace lies between two words of a device, which may say 30 a second.
const pace = 80 * time.Millisecond

// From a tap on one device until it counts on another, both over a real broker on this machine.
func BenchmarkTapToTheOther(b *testing.B) {
	all := together(b, newOverNATS(b), 2)
	settled(b, all)
	var took []time.Duration
	for i := 0; b.Loop(); i++ {
		time.Sleep(pace)
		e := damage(1)
		if i%2 == 1 {
			e.Data = []byte(`{"track":"damage","amount":-1}`) // or the mage falls
		}
		before, begun := all[1].table.Seq(), time.Now()
		all[0].act(e)
		for all[1].table.Seq() == before {
			time.Sleep(20 * time.Microsecond)
		}
		took = append(took, time.Since(begun))
	}
	report(b, took)
}

// The same way by NATS alone: nothing is kept, nothing is played.
func BenchmarkPlainWord(b *testing.B) {
	net := newOverNATS(b)
	from, to := net.join(b, "d1"), net.join(b, "d2")
	m := net.member(b, "d1")
	heard := make(chan struct{}, 1)
	if err := to.Hear("seen."+m.Table+".*", func(share.Message) { heard <- struct{}{} }); err != nil {
		b.Fatal(err)
	}
	for _, l := range []share.Line{from, to} {
		up := make(chan share.State, 10)
		l.Inform(func(s share.State) { up <- s })
		for s := range up {
			if s == share.Live {
				break
			}
		}
	}
	time.Sleep(100 * time.Millisecond)
	var took []time.Duration
	for b.Loop() {
		time.Sleep(pace)
		begun := time.Now()
		from.Tell("seen."+m.Table+"."+m.Device, make([]byte, 400))
		<-heard
		took = append(took, time.Since(begun))
	}
	report(b, took)
}

// A device joins a table of 2,000 events, until it stands where the others do.
func BenchmarkJoinLongTable(b *testing.B) {
	net := newOverNATS(b)
	host := &device{files: store.NewMemory(), done: map[string]tracker.Event{}}
	host.table = newTable(b, host.files)
	for range 1000 {
		host.act(damage(1))
		host.act(tracker.Event{Kind: tracker.Undo})
	}
	m, line := net.member(b, "d1"), net.join(b, "d1")
	if err := share.Open(b.Context(), line, m, "host", host.table, chance, time.Now()); err != nil {
		b.Fatal(err)
	}
	n := 1
	for b.Loop() {
		n++
		name := "d" + strconv.Itoa(n)
		d := &device{files: store.NewMemory()}
		m, line := net.member(b, name), net.join(b, name)
		var err error
		if d.table, err = share.Join(b.Context(), line, m, d.files, "tables/", tracker.NewRegistry(magewars.Academy())); err != nil {
			b.Fatal(err)
		}
		d.start(b, line, m)
		wait(b, "joined", func() bool { return d.table.Seq() == host.table.Seq() })
	}
}
