package games_test

import (
	"math"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/told"
)

// The luck of whole duels, as they were recorded, is what one comes to who throws every die of
// the log one after the other in every way it can fall, with fractions and nothing else.
func TestLuckOfRecordedDuels(t *testing.T) {
	logs, err := filepath.Glob(filepath.Join("testdata", "tables", "*.log"))
	if err != nil {
		t.Fatal(err)
	}
	thrown := 0
	for _, file := range logs {
		duel, events := toldOf(t, file)
		thrown += len(duel.Throws)
		if n := carried(events); n != diceOf(duel) {
			t.Errorf("%s: of %d dice that were thrown %d are told", file, n, diceOf(duel))
		}
		for _, seat := range duel.Seats {
			for kind := range told.Kinds {
				luck := duel.Luck(seat.Seat, kind)
				want := naiveLuck(duel.Throws, seat.Seat, kind)
				if luck.Throws != want.Throws || luck.Rolled != want.Rolled || far(luck.Expected, want.Expected) || far(luck.Luckier, want.Luckier) {
					t.Errorf("%s: seat %d, dice %d: %+v, and by hand %+v", file, seat.Seat, kind, luck, want)
				}
			}
		}
	}
	if thrown < 40 {
		t.Errorf("only %d throws lie in the recorded tables", thrown)
	}
}

func far(a, b float64) bool { return math.Abs(a-b) > 1e-9 }

// toldOf reads a recorded table.
func toldOf(t *testing.T, file string) (*told.Duel, []tracker.Event) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	disk := store.NewMemory()
	if err := disk.Replace("table.log", data); err != nil {
		t.Fatal(err)
	}
	name, events, err := journal.Events(disk, "table")
	if err != nil {
		t.Fatal(err)
	}
	game, err := games.Rules(games.All()).Game(name)
	if err != nil {
		t.Fatal(err)
	}
	duel, err := told.Read(game, events)
	if err != nil {
		t.Fatal(err)
	}
	return duel, events
}

// carried counts the dice of the events that count.
func carried(events []tracker.Event) (n int) {
	for _, e := range tracker.Standing(events) {
		n += len(e.Faces) + len(e.Rolls)
	}
	return n
}

func diceOf(duel *told.Duel) (n int) {
	for _, t := range duel.Throws {
		n += t.Dice
	}
	return n
}

// naiveLuck throws die after die: it knows nothing of how the app reckons.
func naiveLuck(throws []told.Throw, seat tracker.Seat, kind told.Kind) told.Luck {
	luck := told.Luck{}
	odds := map[int]*big.Rat{0: big.NewRat(1, 1)}
	for _, throw := range throws {
		if throw.Seat != seat || throw.Kind != kind {
			continue
		}
		luck.Throws++
		one, result := naiveSide(throw.Came), throw.Came.Side
		if kind == told.Attack {
			one, result = naiveDice(len(throw.Came.Faces), throw.Came.Against), naiveDamage(throw.Came.Faces, throw.Came.Against)
		}
		luck.Rolled += result
		next := map[int]*big.Rat{}
		for before, p := range odds {
			for more, q := range one {
				put(next, before+more, new(big.Rat).Mul(p, q))
			}
		}
		odds = next
	}
	mean, less := new(big.Rat), new(big.Rat)
	for sum, p := range odds {
		mean.Add(mean, new(big.Rat).Mul(p, big.NewRat(int64(sum), 1)))
		if sum < luck.Rolled {
			less.Add(less, p)
		}
	}
	luck.Expected, _ = mean.Float64()
	luck.Luckier, _ = less.Float64()
	return luck
}

func put[K comparable](in map[K]*big.Rat, key K, p *big.Rat) {
	if in[key] == nil {
		in[key] = new(big.Rat)
	}
	in[key].Add(in[key], p)
}

func naiveSide(came *tracker.Came) map[int]*big.Rat {
	of := came.Of
	if of == 0 {
		of = 12
	}
	odds := map[int]*big.Rat{}
	for side := 1; side <= of; side++ {
		odds[side] = big.NewRat(1, int64(of))
	}
	return odds
}

// naiveDice is the damage of so many dice, thrown one by one: plain numbers and those that
// armor does not stop are summed apart.
func naiveDice(n int, against dice.Target) map[int]*big.Rat {
	type sums struct{ normal, critical int }
	odds := map[sums]*big.Rat{{}: big.NewRat(1, 1)}
	for range n {
		next := map[sums]*big.Rat{}
		for sum, p := range odds {
			for _, face := range []struct{ normal, critical int }{{}, {}, {1, 0}, {2, 0}, {0, 1}, {0, 2}} {
				if against.OnlyOnes && face.normal+face.critical == 2 {
					face.normal, face.critical = 0, 0
				}
				put(next, sums{sum.normal + face.normal, sum.critical + face.critical}, new(big.Rat).Mul(p, big.NewRat(1, 6)))
			}
		}
		odds = next
	}
	damage := map[int]*big.Rat{}
	for sum, p := range odds {
		put(damage, sum.critical+max(0, sum.normal-against.Armor), p)
	}
	return damage
}

func naiveDamage(faces tracker.Faces, against dice.Target) int {
	normal, critical := 0, 0
	for _, face := range faces {
		switch name := face.String(); {
		case name == "1":
			normal++
		case name == "2" && !against.OnlyOnes:
			normal += 2
		case name == "c1":
			critical++
		case name == "c2" && !against.OnlyOnes:
			critical += 2
		}
	}
	return critical + max(0, normal-against.Armor)
}

// BenchmarkReplay jumps about in a duel of two thousand events, and says what the slowest point
// of it took.
func BenchmarkReplay(b *testing.B) {
	data, err := os.ReadFile(filepath.Join("testdata", "tables", "arena.log"))
	if err != nil {
		b.Fatal(err)
	}
	_, events, err := journal.Read(data)
	if err != nil {
		b.Fatal(err)
	}
	seq := len(events)
	for ; seq < 2000; seq++ { // a number goes up and down
		payload := map[string]any{"track": "mana", "amount": 1 - 2*(seq%2)}
		e, err := tracker.NewEvent(tracker.Change, 1, events[len(events)-1].Time(), payload)
		if err != nil {
			b.Fatal(err)
		}
		e.Seq = seq + 1
		events = append(events, e)
	}
	game, err := games.Rules(games.All()).Game("arena")
	if err != nil {
		b.Fatal(err)
	}
	duel, err := told.Read(game, events)
	if err != nil {
		b.Fatal(err)
	}
	if len(duel.Acts) < 1900 {
		b.Fatalf("only %d acts", len(duel.Acts))
	}
	least := make([]time.Duration, len(duel.Acts)) // of each point, what it took when nothing else ran
	for i := 0; b.Loop(); i++ {
		at, began := i*997%len(duel.Acts), time.Now()
		if _, err := duel.At(at); err != nil {
			b.Fatal(err)
		}
		if took := time.Since(began); least[at] == 0 || took < least[at] {
			least[at] = took
		}
	}
	b.ReportMetric(float64(slices.Max(least).Nanoseconds()), "worst-ns")
}
