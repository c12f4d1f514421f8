package table

import (
	"bytes"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/widgets"
)

// warned follows the banner of a stand.
type warned struct {
	face         widgets.BannerFace
	onDo, onMore func()
}

func (w *warned) warn(face widgets.BannerFace, onDo, onMore func()) { *w = warned{face, onDo, onMore} }

// onDisk gives a stand on a disk that can be full, and what its banner says.
func onDisk(t *testing.T, as uitest.As) (*stand, *full, *warned) {
	t.Helper()
	disk, banner := &full{Store: store.NewMemory()}, &warned{}
	s := newStandAs(t, as, disk)
	s.screen.needs.Warn = banner.warn
	return s, disk, banner
}

func english() uitest.As { return uitest.As{Size: phone} }

// hurt taps one damage onto the second seat.
func (s *stand) hurt() {
	s.t.Helper()
	s.press(2, false)
	s.settle()
}

func TestAFullDiskIsSaidForAsLongAsItLasts(t *testing.T) {
	s, disk, banner := onDisk(t, english())
	s.begin("arena", warlock, beastmaster)
	if banner.face.Title != "" {
		t.Fatalf("with room on the disk the banner says %q", banner.face.Title)
	}
	disk.on = true
	s.hurt()
	s.hurt()
	if got := tracker.TrackOf(s.seat(2).view.Tracks, "damage").Value; got != 2 {
		t.Errorf("damage %d on the screen, want 2: the table goes on in memory", got)
	}
	if banner.face.Title != "2 actions unsaved" || !strings.Contains(banner.face.Line, "no room") {
		t.Errorf("the banner says %+v", banner.face)
	}
	disk.on = false
	s.hurt()
	if got := s.damage(2); got != 3 {
		t.Errorf("damage %d on disk when there is room again, want all 3", got)
	}
	if banner.face != (widgets.BannerFace{}) || len(s.notices) == 0 || !strings.HasPrefix(s.notices[len(s.notices)-1], "Saved") {
		t.Errorf("the banner still says %q; said last: %v", banner.face.Title, s.notices)
	}
}

func TestSaveNow(t *testing.T) {
	s, disk, banner := onDisk(t, english())
	s.begin("arena", warlock, beastmaster)
	disk.on = true
	s.hurt()
	banner.onMore()
	if len(s.screen.open) != 1 {
		t.Fatal("a tap on the banner says no more")
	}
	s.tap("Save now")
	if banner.face.Title == "" || len(s.notices) == 0 {
		t.Fatal("it cannot have been saved")
	}
	disk.on = false
	banner.onDo()
	s.settle()
	if got := s.damage(2); got != 1 || banner.face.Title != "" || len(s.screen.open) != 0 {
		t.Errorf("damage %d on disk, banner %q, %d sheets", got, banner.face.Title, len(s.screen.open))
	}
}

func TestADuelBeginsOnAFullDisk(t *testing.T) {
	s, disk, banner := onDisk(t, english())
	disk.on = true
	s.begin("arena", warlock, beastmaster)
	s.hurt()
	if banner.face.Title == "" {
		t.Fatal("nothing says that it is not saved")
	}
	disk.on = false
	s.hurt()
	if got := s.damage(2); got != 2 || banner.face.Title != "" {
		t.Errorf("damage %d on disk, want 2; banner %q", got, banner.face.Title)
	}
}

func TestLeavingAnUnsavedDuelIsAsked(t *testing.T) {
	s, disk, banner := onDisk(t, english())
	s.begin("arena", warlock, beastmaster)
	disk.on = true
	s.hurt()
	s.screen.leave()
	s.settle()
	if s.screen.table == nil {
		t.Fatal("it was left without a word")
	}
	s.tap("Leave it")
	if s.screen.table != nil || banner.face.Title != "" {
		t.Errorf("the person has said so: table %v, banner %q", s.screen.table, banner.face.Title)
	}
}

func TestLeavingSavesWhatItCan(t *testing.T) {
	s, disk, _ := onDisk(t, english())
	s.begin("arena", warlock, beastmaster)
	name := s.screen.table.Name()
	disk.on = true
	s.hurt()
	disk.on = false
	s.screen.leave()
	s.settle()
	if s.screen.table != nil {
		t.Fatal("there is room again: nothing to ask")
	}
	kept, _, err := journal.Open(s.store, name, s.screen.needs.Games)
	if err != nil || tracker.TrackOf(kept.View(0).Seats[1].Tracks, "damage").Value != 1 {
		t.Errorf("it is not on disk: %v", err)
	}
}

// reopen does something to the log of the open table and shows the first page.
func (s *stand) reopen(how func([]byte) []byte, snapshot bool) *stand {
	s.t.Helper()
	name := s.screen.table.Name()
	data, err := s.store.Read(name + ".log")
	if err != nil {
		s.t.Fatal(err)
	}
	if err := s.store.Replace(name+".log", how(data)); err != nil {
		s.t.Fatal(err)
	}
	if !snapshot {
		if err := s.store.Remove(name + ".snapshot"); err != nil {
			s.t.Fatal(err)
		}
	}
	if err := s.store.Replace(lastOpen, nil); err != nil {
		s.t.Fatal(err)
	}
	return newStandAs(s.t, english(), s.store)
}

func TestADamagedDuelIsToldInFull(t *testing.T) {
	s, _, _ := onDisk(t, english())
	s.begin("arena", warlock, beastmaster)
	s.hurt()
	again := s.reopen(func(log []byte) []byte { // the last line
		log[len(log)-30] ^= 0x20
		return log
	}, false)
	again.tap("Warlock · Beastmaster")
	if again.screen.table == nil || len(again.screen.open) != 1 {
		t.Fatal("what could be read lies open, and a sheet says what could not")
	}
	if said := again.read(); !strings.Contains(said, "could not be read") || !strings.Contains(said, "tables/1.damaged-1") {
		t.Errorf("the sheet says %s", said)
	}
}

// Where there are whole lines behind damaged ones the duel opens only when it is said what
// becomes of them, and until then nothing is written.
func TestADuelWithAHoleAsksHowToGoOn(t *testing.T) {
	for answer, want := range map[string]int{"Go on with what fits": 5, "Go on from before the damage": 2} {
		s, _, _ := onDisk(t, english())
		s.begin("arena", warlock, beastmaster)
		for range 5 {
			s.hurt()
		}
		var damaged []byte
		again := s.reopen(func(log []byte) []byte {
			lines := bytes.SplitAfter(log, []byte("\n"))
			lines[3][5] ^= 0x20
			damaged = bytes.Join(lines, nil)
			return damaged
		}, false)
		for range 2 { // closed without an answer it asks again
			again.screen.Back()
			again.tap("Warlock · Beastmaster")
			if again.screen.table != nil || len(again.screen.open) != 1 {
				t.Fatal("it lies open before anybody has said how")
			}
			for _, text := range []string{"up to action 2", "Damaged lines after that: 1", "Whole lines behind the damaged ones: 3", "where the duel then stands: 3", "tables/1.damaged-1"} {
				if said := again.read(); !strings.Contains(said, text) {
					t.Errorf("%q is not said: %s", text, said)
				}
			}
		}
		if now, _ := again.store.Read("tables/1.log"); !bytes.Equal(now, damaged) {
			t.Error("it was written to before anybody has said how")
		}
		again.tap(answer)
		if again.screen.table == nil || again.screen.table.Seq() != want {
			t.Fatalf("%s: %v", answer, again.screen.table)
		}
		again.hurt()
		if kept, _ := again.store.Read("tables/1.damaged-1"); !bytes.Equal(kept, damaged) {
			t.Errorf("%s: the damaged file is not kept", answer)
		}
	}
}

func TestADuelThatCannotBeOpenedIsListedAndTold(t *testing.T) {
	s, _, _ := onDisk(t, english())
	s.begin("arena", warlock, beastmaster)
	again := s.reopen(func([]byte) []byte { return []byte("rubbish") }, false)
	again.tap("Duel tables/1")
	if again.screen.table != nil || len(again.screen.open) != 1 {
		t.Fatal("a sheet says why it does not open")
	}
	if said := again.read(); !strings.Contains(said, "Nothing in its file can be read") || !strings.Contains(said, "tables/1.log") {
		t.Errorf("the sheet says %s", said)
	}
}

// read is all that can be read on the window.
func (s *stand) read() string {
	var all []string
	for _, top := range s.window.Canvas().Overlays().List() {
		all = append(all, uitest.Spoken(top))
	}
	return strings.Join(all, "\n")
}
