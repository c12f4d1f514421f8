package journal

import (
	"runtime"
	"strconv"
	"testing"
)

// BenchmarkOpen opens a long duel (aim: under 100 ms) and a table far longer than
// anybody will ever play, and says what an action of it then holds of memory.
func BenchmarkOpen(b *testing.B) {
	for _, events := range []int{2_000, 100_000} {
		b.Run(strconv.Itoa(events), func(b *testing.B) {
			store := newFake()
			long(b, store, events)
			before := inUse()
			var table *Table
			for b.Loop() {
				var err error
				if table, _, err = Open(store, testTable, games()); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(inUse()-before)/float64(events), "bytes/action")
			runtime.KeepAlive(table)
		})
	}
}

// BenchmarkLog tells the whole log: the first time, and when it has been told
// before.
func BenchmarkLog(b *testing.B) {
	store := newFake()
	long(b, store, 2000)
	b.Run("first", func(b *testing.B) {
		for b.Loop() {
			b.StopTimer()
			table, _, err := Open(store, testTable, games())
			if err != nil {
				b.Fatal(err)
			}
			b.StartTimer()
			table.Log()
		}
	})
	b.Run("again", func(b *testing.B) {
		table, _, err := Open(store, testTable, games())
		if err != nil {
			b.Fatal(err)
		}
		for b.Loop() {
			table.Log()
		}
	})
}

// long plays a table of so many events, all of which count.
func long(b *testing.B, store Store, events int) *Table {
	b.Helper()
	table, err := Create(store, testTable, games1(b), setup(b))
	if err != nil {
		b.Fatal(err)
	}
	table.Use(Seeded(7))
	for n := range events {
		amount := "1"
		if n%4 > 1 {
			amount = "-1"
		}
		e := event(b, n, "change", 1, `{"track":"life","amount":`+amount+`}`)
		switch n % 8 {
		case 1, 3:
			e = event(b, n, "condition", 2, `{"condition":"weak","amount":`+amount+`}`)
		case 7:
			e = event(b, n, "next", 0, "")
		}
		if _, err := table.Do(e); err != nil {
			b.Fatalf("event %d: %v", n, err)
		}
	}
	return table
}

// inUse are the bytes that are held.
func inUse() uint64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// BenchmarkDo is one action without the disk in a game of 2,000 (aim: under 1 ms).
func BenchmarkDo(b *testing.B) {
	store := newFake()
	table, _ := create(b, store, 2000)
	e := event(b, 1, "change", 1, `{"track":"damage","amount":1}`)
	back := event(b, 1, "change", 1, `{"track":"damage","amount":-1}`)
	b.ResetTimer()
	for i := range b.N {
		each := e
		if i%2 == 1 {
			each = back
		}
		if _, err := table.Do(each); err != nil {
			b.Fatal(err)
		}
	}
}
