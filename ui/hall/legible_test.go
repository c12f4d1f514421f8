package hall

import (
	"fmt"
	"regexp"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/uitest"
)

// Whatever is shown of an evening can be read at every size, and is drawn where QUICKCAST_SHOTS says.
func TestEveryViewIsLegible(t *testing.T) {
	for name, as := range map[string]uitest.As{"phone": {Size: phone}, "desk": {Size: desk}, "small": {Size: fyne.NewSize(360, 576), Lang: "de", Text: 1.6}} {
		st := newStand(t, as)
		look := func(what string) {
			t.Helper()
			st.Picture(what + "-" + name)
			tops := append([]fyne.CanvasObject{st.Window.Content()}, st.Window.Canvas().Overlays().List()...)
			top := tops[len(tops)-1]
			digits := regexp.MustCompile(`^"[0-9]" and "[0-9]"`) // of the clock, whose boxes are wider than they are
			for _, fault := range append(uitest.Illegible(top, as.Size), uitest.CutAway(top, as.Size)...) {
				if !digits.MatchString(fault) {
					t.Errorf("%s, %s: %s", what, name, fault)
				}
			}
		}
		sheet := func(what string, open func()) {
			open()
			st.wait()
			look(what)
			st.Sheet.Close()
		}
		do := func(kind string, data fields) {
			st.screen.do(tracker.Kind(kind), data)
			st.wait()
		}
		st.screen.newEvening()
		look("form")
		var names string
		for i := range 33 {
			names += playerName(i) + "\n"
		}
		uitest.Write(st.screen.Object(), st.Words.T("hall.players"), names)
		uitest.Write(st.screen.Object(), st.Words.T("hall.name"), "Winter evening")
		st.screen.form.begin()
		st.wait()
		look("players")
		for round := range 2 {
			st.screen.pair()
			st.wait()
			do("begin", nil)
			for _, table := range st.screen.evening.Now().Tables {
				if round == 0 || table.Number%5 == 3 {
					do("result", fields{"table": table.Number, "winner": 1 + table.Number%2, "how": "kill", "counts": [2]int{table.Number % 30, table.Number * 7 % 30}})
				}
			}
		}
		st.at = st.at.Add(44 * time.Minute)
		do("judge", fields{"table": 11})
		do("extra", fields{"table": 7, "minutes": 5})
		for v := range playersView + 1 {
			st.screen.state.view = v
			st.screen.draw()
			look(fmt.Sprint("view", v))
		}
		sheet("table", func() { st.screen.openTable(2, 7) })
		sheet("swap", func() { st.screen.openSwap(0) })
		sheet("earlier", st.screen.openEarlier)
		sheet("player", func() { st.screen.openPlayer(3) })
		sheet("rank", func() { st.screen.openRank(st.screen.ranked()[3]) })
		sheet("print", st.screen.openPrint)
		sheet("more", st.screen.openMore)
		sheet("log", st.screen.openLog)
		st.screen.openRoom()
		look("room")
		st.screen.closeRoom()
		st.screen.Back()
		st.wait()
		look("list")
	}
}
