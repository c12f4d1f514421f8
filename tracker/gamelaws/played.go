package gamelaws

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"iter"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker"
)

// Tables are games of made-up choices: the situations of a file and tables as they stand, each
// played on for a few steps, and so many drawn ones of so many steps.
type Tables struct {
	Situations   string
	Found        iter.Seq2[string, tracker.State] // with a name each; nil for none
	After        int
	Count, Steps int
}

// Played holds a game to all it said before in games of made-up choices: what was offered and
// asked, what was taken and what refused and why, what every seat saw and what the log told. The
// file has a line for every step, with a sum of all that was said. Where something else is said on
// purpose, QUICKCAST_PLAYED=write writes the file anew; QUICKCAST_PLAYED=FILE writes all that is said
// there in full, so that two of these can be compared.
func Played(t *testing.T, game tracker.Game, cat *catalog.Catalog, tables Tables, file string) {
	t.Helper()
	r := record{T: t, how: os.Getenv("QUICKCAST_PLAYED")}
	kept, err := os.ReadFile(file)
	if err != nil && r.how == "" {
		t.Fatal(err)
	}
	r.was = strings.Split(string(kept), "\n")
	if tables.Situations != "" {
		list, err := Situations(tables.Situations)
		if err != nil {
			t.Fatal(err)
		}
		for i, s := range list {
			start, do := s.start()
			rule, _, _ := strings.Cut(s.Name, " ")
			r.play(rule, newPlayer(game, cat, i), start, do, tables.After)
		}
	}
	if tables.Found != nil {
		for name, state := range tables.Found {
			p := newPlayer(game, cat, r.line)
			p.state, p.seats = state, len(game.View(state, 0).Seats)
			r.play(name, p, tracker.Start{}, nil, tables.After)
		}
	}
	form := game.Form(cat)
	for n := range tables.Count {
		p := newPlayer(game, cat, n)
		p.says("form", form)
		r.play("table-"+strconv.Itoa(n+1), p, p.drawn(form, n), nil, tables.Steps)
	}
	switch r.how {
	case "":
		if len(r.was) > r.line+1 {
			t.Errorf("%s: %q is not said any more", game.Name(), r.was[r.line])
		}
	case "write":
		err = os.WriteFile(file, r.sums.Bytes(), 0o600)
	default:
		err = os.WriteFile(r.how, r.full.Bytes(), 0o600)
	}
	if err != nil && r.how != "" {
		t.Fatal(err)
	}
}

// record is what was said, beside what was said before.
type record struct {
	*testing.T
	how        string
	was        []string
	line       int
	sums, full bytes.Buffer
}

// play plays one table: what is to be done there, and then so many steps.
func (r *record) play(name string, p *player, start tracker.Start, do []tracker.Event, steps int) {
	if p.state == nil {
		p.begin(start)
	} else {
		p.looks()
	}
	r.said(name+" 0 begin", &p.said)
	for at, goesOn := 1, true; goesOn && p.state != nil && at <= steps+len(do); at++ {
		var what string
		if at <= len(do) {
			what = string(do[at-1].Kind)
			p.asked(do[at-1])
			p.does(do[at-1])
		} else {
			what, goesOn = p.step()
		}
		r.said(fmt.Sprint(name, " ", at, " ", what), &p.said)
	}
}

// said compares what was said at one step.
func (r *record) said(step string, said *bytes.Buffer) {
	sum := sha256.Sum256(said.Bytes())
	now := fmt.Sprintf("%s %x", step, sum[:4])
	fmt.Fprintln(&r.sums, now)
	fmt.Fprintf(&r.full, "== %s\n%s", now, said.Bytes())
	if r.how == "" && (r.line >= len(r.was) || r.was[r.line] != now) {
		r.Fatalf("%q is said now, %q was; gamelaws.Played tells what to do where that is meant. Now it says:\n%.3000s", now, append(r.was, "")[min(r.line, len(r.was))], said)
	}
	r.line++
	said.Reset()
}
