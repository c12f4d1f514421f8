package table

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// recorded is a stand with a duel open that was played once.
func recorded(t testing.TB, as uitest.As) *stand {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "games", "testdata", "tables", "arena.log"))
	if err != nil {
		t.Fatal(err)
	}
	files := store.NewMemory()
	if err := files.Replace(tables+"1.log", data); err != nil {
		t.Fatal(err)
	}
	if err := files.Replace(lastOpen, []byte(tables+"1")); err != nil {
		t.Fatal(err)
	}
	s := newStandAs(t, as, files)
	s.settle()
	return s
}

// TestToldShots draws a duel told and its replay in every size, theme and language, for looking
// at, when QUICKCAST_SHOTS names a folder.
func TestToldShots(t *testing.T) {
	if os.Getenv("QUICKCAST_SHOTS") == "" {
		t.Skip("set QUICKCAST_SHOTS to a folder to draw a duel told")
	}
	for size, of := range map[string]fyne.Size{"small": small, "phone": phone, "wide": wide} {
		for mode, look := range map[string]theme.Mode{"dark": theme.Dark, "light": theme.Light} {
			for _, lang := range []string{"en", "de"} {
				s := recorded(t, uitest.As{Size: of, Mode: look, Lang: lang})
				shot := func(what string) {
					s.settle()
					(&uitest.Stage{T: t, Window: s.window}).Picture(fmt.Sprintf("%s-%s-%s-%s", what, size, mode, lang))
				}
				s.screen.openTold()
				shot("told")
				s.screen.openPast(300)
				shot("replay")
				s.screen.openDuels()
				shot("duels")
			}
		}
	}
}

// stood is what the replay says where it is, and damage of a seat there.
func (s *stand) stood(seat int) (act, damage int) {
	s.t.Helper()
	s.settle()
	again := s.screen.again
	if again == nil || again.stage.board == nil {
		s.t.Fatal("no replay is shown")
	}
	return again.at, tracker.TrackOf(again.stage.board.seats[seat-1].view.Tracks, state.DamageTrack).Value
}

// hits is a duel in which the second seat was hit so often by a hand, one damage each.
func hits(t *testing.T, size fyne.Size, count int) *stand {
	s := newStand(t, size)
	s.begin("arena", warlock, beastmaster)
	for range count {
		s.screen.Send("change", 2, Fields{"track": state.DamageTrack, "amount": 1})
		s.now = s.now.Add(time.Minute)
	}
	s.settle()
	return s
}

// tapLine taps the line of the open log that says something.
func (s *stand) tapLine(words string) {
	s.t.Helper()
	var list *widgets.List
	uitest.Walk(s.window.Canvas().Overlays().Top(), func(o fyne.CanvasObject) {
		if l, ok := o.(*widgets.List); ok {
			list = l
		}
	})
	for i := range list.Length() {
		row := list.CreateItem()
		row.Resize(fyne.NewSize(400, 60))
		if list.UpdateItem(i, row); strings.Contains(uitest.Texts(row), words) {
			list.OnSelected(i)
			s.settle()
			return
		}
	}
	s.t.Fatalf("no line of the log says %q", words)
}

// A tap on a line of the log shows the table as it stood then, and nothing that is tapped there
// is done to the duel.
func TestALineOfTheLogLeadsToItsTable(t *testing.T) {
	for _, size := range []fyne.Size{phone, small, wide} {
		s := hits(t, size, 6)
		before := s.screen.table.Seq()
		s.screen.openLog()
		s.settle()
		s.tapLine("2 -> 3")
		if act, damage := s.stood(2); act != 3 || damage != 3 {
			t.Fatalf("%v: act %d with %d damage, want 3 and 3", size, act, damage)
		}
		again := s.screen.again
		again.stage.board.seats[1].change(state.DamageTrack, 1)
		again.stage.TakeBack()
		again.stage.Wait()
		s.settle()
		if s.screen.table.Seq() != before {
			t.Errorf("%v: something was done to the duel from its past", size)
		}
		s.screen.Back()
		s.screen.Back()
		if s.screen.again != nil || !s.screen.inSight() {
			t.Errorf("%v: two steps back do not lead to the table", size)
		}
	}
}

// The table of a replay is only looked at: no key reaches what it is made of, and no screen
// reader can press it.
func TestTheTableOfAReplayIsOnlyLookedAt(t *testing.T) {
	s := recorded(t, uitest.As{Size: wide})
	s.screen.openPast(300)
	s.stood(1)
	seen := 0
	for o := range within(s.screen.again.stage.board.Container, map[fyne.CanvasObject]bool{}) {
		if _, focus := o.(fyne.Focusable); !focus {
			continue
		}
		seen++
		if off, can := o.(fyne.Disableable); !can || !off.Disabled() {
			t.Errorf("a key reaches a %T: %s", o, uitest.Spoken(o))
		}
	}
	if seen < 20 {
		t.Errorf("only %d buttons are seen: looking in the wrong place", seen)
	}
}

// Steps, the keys, a slide and a run lead from act to act.
func TestReplayMoves(t *testing.T) {
	s := hits(t, phone, 6)
	var next func()
	s.screen.needs.Kit.After = func(d time.Duration, f func()) func() {
		if d != paces()[0] {
			return func() {}
		}
		next = f
		return func() { next = nil }
	}
	s.screen.openPast(3)
	s.settle()
	want := func(what string, acts int) {
		t.Helper()
		if act, damage := s.stood(2); act != acts || damage != acts {
			t.Errorf("%s: act %d with %d damage, want %d", what, act, damage, acts)
		}
	}
	want("opened", 2)
	s.tap("An act on")
	want("on", 3)
	s.tap("An act back")
	s.tap("An act back")
	want("back", 1)
	chart := s.screen.again.chart
	chart.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	want("by the key", 2)
	chart.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(chart.Size().Width, 20)}})
	want("slid to the end", 6)
	s.tap("Play or pause") // from the beginning
	for range 3 {
		s.settle()
		next()
	}
	want("run", 3)
	s.tap("Play or pause")
	if next != nil {
		t.Error("it does not rest")
	}
	s.tap("Play or pause")
	s.screen.Hidden()
	if next != nil {
		t.Error("it runs on while another place is shown")
	}
}

// To go on from a point of a duel opens a table of its own; the duel stays as it was.
func TestGoOnFromHere(t *testing.T) {
	s := hits(t, wide, 6)
	name, events := s.screen.table.Name(), s.screen.table.Seq()
	s.screen.openPast(4)
	s.settle()
	s.tap("Go on from here")
	if s.screen.table.Name() == name || s.screen.table.Seq() != 4 || s.damage(2) != 3 || !s.screen.inSight() {
		t.Fatalf("%s with %d events and %d damage", s.screen.table.Name(), s.screen.table.Seq(), s.damage(2))
	}
	s.press(2, false)
	s.settle()
	if s.damage(2) != 4 {
		t.Error("it does not go on")
	}
	if _, all, err := journal.Events(s.store, name); err != nil || len(all) != events {
		t.Errorf("the duel has %d events now, not %d: %v", len(all), events, err)
	}
}

// The page tells a duel that was played, and each of its points leads to where it was.
func TestADuelIsTold(t *testing.T) {
	s := recorded(t, uitest.As{Size: wide})
	s.screen.openTold()
	s.settle()
	for _, words := range []string{"Anna: 81 damage rolled, 85.6 to be expected", "luckier than 26 of 100", "Timber Wolf\n8\n"} {
		if !strings.Contains(uitest.Spoken(s.screen.setup), words) {
			t.Errorf("the page does not say %q", words)
		}
	}
	told := s.screen
	s.tap("How this is measured")
	told.closeAll()
	s.tap("Replay")
	if act, _ := s.stood(1); act != 0 {
		t.Errorf("the replay begins at act %d", act)
	}
}
