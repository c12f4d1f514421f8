package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

func (l *logbook) words() string {
	var b strings.Builder
	for _, row := range l.rows {
		b.WriteString(row.words + "\n")
	}
	return b.String()
}

func TestTheJudgeSeesWhatWasTakenBack(t *testing.T) {
	s := duel(t)
	s.seat(1).change(state.DamageTrack, 7)
	s.settle()
	s.screen.TakeBack()
	s.settle()
	s.seat(2).change(state.ManaTrack, 3)
	s.settle()
	s.screen.openLog()
	s.tap("Log for a judge")
	j := covered[*judge](s.screen)
	if j == nil || len(s.screen.open) != 0 {
		t.Fatal("the judge's view does not take the place of the sheet")
	}
	if words := j.book.words(); !strings.Contains(words, "No longer counts: Warlock: Damage +7") || strings.Contains(words, "No longer counts: Beastmaster") {
		t.Errorf("the judge reads\n%s", words)
	}
	if !slices.ContainsFunc(j.book.rows, func(r logRow) bool { return r.kind == undoneRow }) {
		t.Error("no row is set as taken back")
	}
	s.seat(1).change(state.ManaTrack, 2)
	s.settle()
	if words := j.book.words(); !strings.Contains(words, "Warlock: Mana +2") {
		t.Errorf("what happens meanwhile is not seen:\n%s", words)
	}
	s.tap("Beastmaster")
	if words := j.book.words(); strings.Contains(words, "Damage +7") || !strings.Contains(words, "Mana +3") {
		t.Errorf("of the Beastmaster the judge reads\n%s", words)
	}
	s.tap("Copy the log as text")
	if strings.Contains(s.shared, "Warlock: Damage") || !strings.Contains(s.shared, "Mana +3") {
		t.Errorf("the judge takes away\n%s", s.shared)
	}
	if !s.screen.Back() || s.screen.cover != nil {
		t.Error("going back does not put the log away")
	}
}

func TestRedoneIsNotTakenBack(t *testing.T) {
	s := duel(t)
	s.seat(1).change(state.DamageTrack, 7)
	s.settle()
	s.screen.TakeBack()
	s.settle()
	s.screen.redo()
	s.settle()
	if gone := tracker.Undone(s.screen.table.Record(), s.screen.table.Log()); len(gone) != 0 {
		t.Errorf("%v counts as taken back though it was done again", gone)
	}
}

func TestRolledFacesAreDrawnInTheLog(t *testing.T) {
	s := duel(t)
	s.screen.Send("condition", 1, Fields{"condition": "burn", "amount": 2})
	s.settle()
	s.screen.Next()
	s.settle()
	s.screen.openTasks(s.seat(1).kit, 1)
	s.tap("Warlock: roll 2 dice for Burn")
	l := s.screen.newLogbook(s.screen.needs.Kit, false)
	l.read()
	s.settle()
	l.unfold()
	for _, row := range l.rows {
		if len(row.dice) == 2 {
			names := map[string]string{"blank": "blank", "1": "1", "2": "2", "c1": "crit 1", "c2": "crit 2"}
			if want := names[row.dice[0].String()] + ", " + names[row.dice[1].String()]; !strings.Contains(row.words, ": "+want) {
				t.Errorf("the dice are not said: %q", row.words)
			}
			return
		}
	}
	t.Errorf("no line has two dice:\n%s", l.words())
}

func TestTheLogFoldsByRounds(t *testing.T) {
	s := duel(t)
	s.screen.Next()
	s.settle()
	l := s.screen.newLogbook(s.screen.needs.Kit, false)
	l.read()
	s.settle()
	before := len(l.rows)
	l.tapped(0)
	if len(l.rows) <= before {
		t.Fatal("the heading of the setup does not unfold it")
	}
	l.tapped(0)
	if len(l.rows) != before {
		t.Error("nor fold it again")
	}
}
