package hall

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
)

// evening is a table of an event in a test.
type evening struct {
	t interface {
		Helper()
		Fatalf(string, ...any)
	}
	*tracker.Session
	at   int64
	from *rand.Rand
}

func start(t *testing.T, format Format, players int) *evening {
	t.Helper()
	data, _ := json.Marshal(Setup{Name: "Winter evening", Game: "arena", Seed: 5, Format: format})
	s, err := tracker.NewSession(Game{}, tracker.Event{Version: 1, Kind: tracker.Setup, Data: data})
	if err != nil {
		t.Fatal(err)
	}
	e := &evening{t, s, 1000, rand.New(rand.NewPCG(1, 1))}
	for i := range players {
		e.do(Enter, enterData{Name: fmt.Sprint("Player ", i+1)})
	}
	return e
}

// try does an event, with the chance it asks for.
func (e *evening) try(kind tracker.Kind, payload any) error {
	data, _ := json.Marshal(payload)
	ev, err := Game{}.Roll(e.State(), tracker.Event{Version: 1, Kind: kind, At: e.at, Data: data}, e.from)
	if err != nil {
		return err
	}
	step, err := e.Plan(ev)
	if err == nil {
		e.Take(step)
	}
	return err
}

func (e *evening) do(kind tracker.Kind, payload any) {
	e.t.Helper()
	if err := e.try(kind, payload); err != nil {
		e.t.Fatalf("%s %+v: %v", kind, payload, err)
	}
}

func (e *evening) now() *Evening {
	s := e.State().(Evening)
	return &s
}

// play gives every open table a result: who has the smaller number wins, but for every seventh.
func (e *evening) play() {
	e.t.Helper()
	for _, t := range e.now().Now().Tables {
		if t.Result != nil {
			continue
		}
		winner := 1
		if t.Who[1] < t.Who[0] {
			winner = 2
		}
		if t.Number%7 == 0 {
			winner = 3 - winner
		}
		e.do(Report, resultData{Table: t.Number, Winner: winner, How: Kill, Counts: [2]int{10, 3}})
	}
}

// An evening as it goes: 32 players, five rounds, some leave, one comes late, one result is
// corrected two rounds later, and at the end four play it out.
func TestAnEvening(t *testing.T) {
	e := start(t, Format{System: Swiss, Rounds: 5, Minutes: 75, Rank: "life-left"}, 32)
	for round := 1; round <= 5; round++ {
		e.do(Pair, noData{})
		if again, byes := e.now().Broken(round - 1); len(again)+len(byes) > 0 {
			t.Errorf("round %d pairs %v again, and gives %v a second bye", round, again, byes)
		}
		e.do(Begin, noData{})
		if err := e.try(Pair, noData{}); !errors.Is(err, openResults) {
			t.Errorf("round %d is followed by another before its results are in: %v", round, err)
		}
		e.play()
		switch round {
		case 1:
			e.do(Leave, playerData{32})
			e.do(Enter, enterData{Name: "Late", Credit: true})
		case 2:
			e.do(Leave, playerData{3})
		case 4:
			old := *e.now().Rounds[1].Tables[0].Result
			e.do(Report, resultData{Round: 2, Table: 1, Winner: 3 - old.Winner, How: Time, Counts: [2]int{4, 5}})
		}
	}
	s := e.now()
	if err := e.try(Pair, noData{}); !errors.Is(err, allPlayed) {
		t.Errorf("a sixth round of five: %v", err)
	}
	scores := s.Standings()
	for i, sc := range scores {
		if played := sc.Won + sc.Drawn + sc.Lost + sc.Byes; !s.Players[sc.Player].Gone && played != 5 {
			t.Errorf("%s stands with %d rounds", s.name(sc.Player), played)
		}
		if i > 0 && sc.Points > scores[i-1].Points {
			t.Errorf("%d points stand below %d", sc.Points, scores[i-1].Points)
		}
	}
	e.do(CutTo, cutData{4})
	in := e.now().Cut
	e.do(Pair, noData{})
	if got := e.now().Now().Tables; got[0].Who != [2]int{in[0], in[3]} || got[1].Who != [2]int{in[1], in[2]} {
		t.Errorf("of %v meet %v", in, got)
	}
	if err := e.try(Report, resultData{Table: 1, How: Draw}); !errors.Is(err, badResult) {
		t.Errorf("a draw in a knockout: %v", err)
	}
	e.play()
	e.do(Pair, noData{})
	e.play()
	if len(e.now().leftIn()) != 1 || e.now().Next() != "" {
		t.Errorf("left in are %v, next is %q", e.now().leftIn(), e.now().Next())
	}
	if !reflect.DeepEqual(scores, e.now().Standings()) {
		t.Error("rounds for the end changed the standings")
	}
}

// The tie-breaks as Magic's own rules work them out.
func TestSharesOfPoints(t *testing.T) {
	format := Format{System: Free}.usual()
	for _, tt := range []struct {
		won, lost, drawn, byes int
		want                   int
	}{{5, 2, 1, 0, 6667}, {1, 3, 0, 0, 2500}, {2, 2, 0, 1, 6000}} {
		e := Evening{Format: format, Players: make([]Player, 2)}
		add := func(n int, r Result) {
			for range n {
				e.Rounds = append(e.Rounds, Round{Tables: []Table{{Number: 1, Who: [2]int{0, 1}, Result: &r}}})
			}
		}
		add(tt.won, Result{Winner: 1, How: Kill})
		add(tt.lost, Result{Winner: 2, How: Kill})
		add(tt.drawn, Result{How: Draw})
		for range tt.byes {
			e.Rounds = append(e.Rounds, Round{Byes: []int{0}})
		}
		scores := e.Standings()
		at := slices.IndexFunc(scores, func(s Score) bool { return s.Player == 0 })
		if scores[at].Share != tt.want {
			t.Errorf("%+v: %d, want %d", tt, scores[at].Share, tt.want)
		}
		if got := scores[1-at].Opponents; got != max(tt.want, leastShare) {
			t.Errorf("%+v counts as %d to who met them", tt, got)
		}
	}
}

// Each tie-break decides where those before it leave two alike, and says so.
func TestWhatPutsOneBeforeTheOther(t *testing.T) {
	won := func(a, b int, counts ...int) Table {
		r := Result{Winner: 1, How: Kill}
		copy(r.Counts[:], counts)
		return Table{Who: [2]int{a, b}, Result: &r}
	}
	rounds := func(tables ...Table) []Round {
		var list []Round
		for _, t := range tables {
			list = append(list, Round{Tables: []Table{t}})
		}
		return list
	}
	for _, tt := range []struct {
		name   string
		rank   clock.Rank
		rounds []Round
		want   Tiebreak
		first  int
	}{
		{"points", "", rounds(won(0, 2), won(0, 2), won(1, 3)), ByPoints, 0},
		{"opponents", "", rounds(won(0, 2), won(1, 3), won(3, 4)), ByOpponents, 3},
		{"life left", "life-left", rounds(won(0, 2, 5, 1), won(1, 3, 9, 1)), ByCount, 1},
		{"damage taken", "damage-taken", rounds(won(0, 2, 5, 1), won(1, 3, 9, 1)), ByCount, 0},
	} {
		e := Evening{Format: Format{System: Free, Rank: tt.rank}.usual(), Players: make([]Player, 5), Rounds: tt.rounds}
		scores := e.Standings()
		if scores[0].Player != tt.first || scores[1].Before != tt.want {
			t.Errorf("%s: first is %d, the second comes after by %q", tt.name, scores[0].Player, scores[1].Before)
		}
	}
	// three who are alike in all but whom they beat
	e := Evening{Format: Format{System: Free}.usual(), Players: make([]Player, 4), Rounds: rounds(won(1, 0), won(0, 2), won(2, 3), won(3, 1))}
	for i, s := range e.Standings() {
		if i > 0 && s.Before != ByMeeting && s.Before != ByLot {
			t.Errorf("%d stands after the one above by %q", s.Player, s.Before)
		}
	}
}

// Whatever is sent to an evening: what is refused changes nothing, what is taken can be undone,
// and the log played again is the same evening.
func TestAnyEvening(t *testing.T) {
	kinds := []tracker.Kind{Enter, Leave, Return, Hand, Stay, Pair, Pair, Swap, Begin, Pause, Go, Finish, Extra, Report, Report, Report, Judge, CutTo, tracker.Undo, tracker.Redo}
	rapid.Check(t, func(rt *rapid.T) {
		format := Format{System: rapid.SampledFrom(Systems()).Draw(rt, "system"), Rounds: rapid.IntRange(0, 4).Draw(rt, "rounds"), Minutes: 30}
		e := start(t, format, rapid.IntRange(0, 7).Draw(rt, "players"))
		for range rapid.IntRange(1, 40).Draw(rt, "events") {
			kind := rapid.SampledFrom(kinds).Draw(rt, "kind")
			number := func(most int, name string) int { return rapid.IntRange(-1, most).Draw(rt, name) }
			payload := map[string]any{}
			switch kind {
			case Enter:
				payload["name"], payload["credit"] = rapid.SampledFrom([]string{"", "Ann", "Bob", "Cid", "ann", "  D  E "}).Draw(rt, "name"), rapid.Bool().Draw(rt, "credit")
			case Leave, Return:
				payload["player"] = number(9, "player")
			case Hand:
				payload["player"], payload["name"], payload["hash"] = number(9, "player"), "Book", rapid.SampledFrom([]string{"a", "b"}).Draw(rt, "hash")
			case Stay:
				payload["player"], payload["table"] = number(9, "player"), number(5, "table")
			case Swap:
				payload["player"], payload["with"] = number(9, "player"), number(9, "with")
			case Extra:
				payload["table"], payload["minutes"] = number(5, "table"), number(9, "minutes")
			case Report:
				payload["table"], payload["winner"] = number(5, "table"), number(3, "winner")
				payload["how"] = rapid.SampledFrom([]How{Kill, Time, Absent, Draw, Both, "?"}).Draw(rt, "how")
				payload["round"] = number(3, "round")
			case Judge:
				payload["table"] = number(5, "table")
			case CutTo:
				payload["to"] = number(8, "to")
			}
			e.at += int64(rapid.IntRange(0, 100_000).Draw(rt, "time"))
			before := e.now()
			kept, _ := json.Marshal(before)
			seq := e.Seq()
			err := e.try(kind, payload)
			if again, _ := json.Marshal(before); string(again) != string(kept) {
				rt.Fatalf("%s %v changed the evening before it", kind, payload)
			}
			if err != nil && e.Seq() != seq {
				rt.Fatalf("%s was refused and is kept", kind)
			}
			e.check(rt)
		}
		again, err := tracker.NewSession(Game{}, e.Setup())
		if err != nil {
			rt.Fatal(err)
		}
		for _, ev := range e.Events()[1:] {
			if err := again.Replay(ev); err != nil {
				rt.Fatal(err)
			}
		}
		if !reflect.DeepEqual(again.State(), e.State()) {
			rt.Fatal("the log played again is another evening")
		}
	})
}

// check holds what is true of every evening.
func (e *evening) check(t *rapid.T) {
	s := e.now()
	for i := range s.Rounds {
		seen, tables := map[int]bool{}, map[int]bool{}
		note := func(p int) {
			if p < 0 || p >= len(s.Players) || seen[p] {
				t.Fatalf("round %d seats player %d twice, or nobody", i+1, p)
			}
			seen[p] = true
		}
		for _, table := range s.Rounds[i].Tables {
			note(table.Who[0])
			note(table.Who[1])
			if tables[table.Number] || table.Number < 1 {
				t.Fatalf("round %d has table %d twice", i+1, table.Number)
			}
			tables[table.Number] = true
		}
		for _, p := range s.Rounds[i].Byes {
			note(p)
		}
	}
	scores := s.Standings()
	if len(scores) != len(s.Players) {
		t.Fatalf("%d of %d players stand somewhere", len(scores), len(s.Players))
	}
	for _, sc := range scores {
		if sc.Share < 0 || sc.Share > 10_000 || sc.Opponents < 0 || sc.Opponents > 10_000 {
			t.Fatalf("shares out of all bounds: %+v", sc)
		}
	}
	if winner, over := s.Over(); over && (winner < 0 || winner >= len(s.Players)) {
		t.Fatalf("nobody has won: %d", winner)
	}
}

// The clock of a round stands while it is paused, and a table's own minutes are its own.
func TestTheClockOfARound(t *testing.T) {
	e := start(t, Format{System: Swiss, Minutes: 60}, 4)
	e.do(Pair, noData{})
	left := func(table int) int64 {
		s := e.now()
		r := s.Now()
		if table == 0 {
			return s.Left(r, nil, e.at) / 60_000
		}
		return s.Left(r, &r.Tables[table-1], e.at) / 60_000
	}
	wait := func(minutes int64) { e.at += minutes * 60_000 }
	wait(10)
	if left(0) != 60 {
		t.Error("the clock runs before the round began")
	}
	e.do(Begin, noData{})
	wait(20)
	e.do(Pause, noData{})
	wait(15)
	if left(0) != 40 {
		t.Errorf("%d minutes are left of 60 after 20, paused", left(0))
	}
	e.do(Go, noData{})
	wait(5)
	e.do(Extra, extraData{Table: 2, Minutes: 7})
	if left(0) != 35 || left(1) != 35 || left(2) != 42 {
		t.Errorf("left are %d, %d and %d", left(0), left(1), left(2))
	}
	wait(36)
	if left(0) != -1 {
		t.Errorf("%d minutes left a minute after the end", left(0))
	}
}
