package table

import (
	"io/fs"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/chime"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
)

func timedDuel(t *testing.T, game string, size fyne.Size, mages ...string) *hands {
	t.Helper()
	h := timedStand(t, uitest.As{Size: size}, store.NewMemory())
	h.begin(game, mages...)
	return h
}

// face is what a seat sees of its clock.
func (h *hands) face(seat tracker.Seat) string {
	face := h.screen.timing.seatFace(seat)
	return face.Digits
}

// pace gives every player a clock in few taps.
func (h *hands) pace(kind string) {
	h.screen.openClock()
	h.tap("Players")
	h.tap(kind)
	h.tap("Set the players' clocks")
	h.screen.Hidden()
}

// The clocks follow the table: nobody's time runs while all act, then that of
// whose turn it is, and undo gives the turn back.
func TestPlayersClocksFollowTheTurns(t *testing.T) {
	for _, size := range []fyne.Size{phone, wide} {
		h := timedDuel(t, "academy", size, "academy-beastmaster", "academy-wizard")
		h.pass(time.Minute)
		h.pace("Fixed")
		h.pass(10 * time.Second)
		if now := h.screen.timing; !now.state.Running || now.view.Elapsed >= clock.Minute || now.view.Game.Shown < 70*clock.Second {
			t.Fatalf("%v: with clocks for the players the game's own does not go on: %+v", size, now.view.Game)
		}
		if a, b := h.face(1), h.face(2); a != "30:00" || b != "30:00" {
			t.Fatalf("%v: before the first round the clocks show %s and %s, want 30:00: nobody's time runs", size, a, b)
		}
		h.screen.Send("next", 0, Fields{"to": state.ActionPhase})
		h.settle()
		first := h.screen.seen.View.Turn
		h.pass(20 * time.Second)
		if got := h.face(first); got != "29:40" || h.face(3-first) != "30:00" {
			t.Errorf("%v: after 20 seconds of its turn the clock shows %s, the other %s", size, got, h.face(3-first))
		}
		mage := h.screen.seen.State.(*state.State).Mage(first).ID
		h.screen.Send("activate", first, Fields{"object": mage})
		h.screen.Send("end", first, nil)
		h.settle()
		h.pass(5 * time.Second)
		if got := h.face(3 - first); got != "29:55" || h.face(first) != "29:40" {
			t.Errorf("%v: in the other's turn the clocks show %s and %s", size, h.face(first), got)
		}
		h.screen.TakeBack()
		h.settle()
		h.pass(5 * time.Second)
		if got := h.face(first); got != "29:35" {
			t.Errorf("%v: the turn was taken back, and its clock shows %s, want 29:35", size, got)
		}
		h.screen.Send("next", 0, Fields{"to": state.ResetPhase})
		h.settle()
		if !h.screen.timing.state.Running || h.screen.timing.state.Turn != clock.Nobody {
			t.Error("in the next phase nobody's time runs, and the clock goes on")
		}
	}
}

// In a large window the players' clocks stand beside the table's, and nowhere twice.
func TestTheClocksOfPlayersStandInOnePlace(t *testing.T) {
	for size, beside := range map[fyne.Size]bool{phone: false, wide: true} {
		h := timedDuel(t, "academy", size, "academy-beastmaster", "academy-wizard")
		h.pace("Fixed")
		b := h.screen.board
		for i, seat := range b.seats {
			if seat.clock.Visible() == beside {
				t.Errorf("%v: seat %d has its clock itself: %v", size, i+1, !beside)
			}
			if !beside {
				continue
			}
			if c := b.pane.clocks[i]; !c.Visible() || c.Face().Digits != "30:00" || c.Size().Height < theme.Target {
				t.Errorf("%v: clock %d beside the table's shows %q with %v", size, i+1, c.Face().Digits, c.Size())
			}
		}
	}
}

// How long a game took is what its clock showed when it ended, however often the players got
// other clocks and whether it counted up or down.
func TestTheEndTellsTheTimeTheClockShowed(t *testing.T) {
	for _, down := range []bool{false, true} {
		h := timedDuel(t, "academy", phone, "academy-beastmaster", "academy-wizard")
		want := "6:46"
		if down {
			h.screen.openClock()
			h.tap("Event")
			h.tap("75 minutes · Finish the round")
			h.tap("Start")
			h.screen.Hidden()
			want = "68:14"
		}
		h.pass(6*time.Minute + 37*time.Second)
		h.pace("Fixed")
		h.pass(9 * time.Second)
		if got := h.digits(); got != want {
			t.Fatalf("the strip shows %s, want %s", got, want)
		}
		h.screen.Send("leave", 2, nil)
		h.settle()
		h.pass(time.Minute)
		if got := h.heard(); !strings.Contains(got, "6:46") || !h.screen.seen.View.Result.Over {
			t.Errorf("counting down %v: the end says\n%s", down, got)
		}
	}
}

// A tap on one's own clock is that of a chess clock; what a damage tap does
// meanwhile changes nothing of it.
func TestAPlayersHandOnTheClock(t *testing.T) {
	h := timedDuel(t, "arena", phone, warlock, beastmaster)
	h.pace("Increment")
	h.screen.timing.press(1)
	h.settle()
	h.pass(7 * time.Second)
	if a, b := h.face(1), h.face(2); a != "30:00" || b != "29:53" {
		t.Fatalf("the clocks show %s and %s, want 30:00 and 29:53", a, b)
	}
	h.press(1, false)
	h.settle()
	h.screen.timing.press(2)
	h.settle()
	if got := h.face(2); got != "30:23" {
		t.Errorf("after the turn the clock shows %s, want 30:23 with the bonus", got)
	}
	h.screen.timing.press(1)
	h.screen.timing.press(1) // twice in haste: the second is a slip, and taken back
	h.settle()
	if h.screen.timing.state.Turn != 1 {
		t.Errorf("the time is %d's, want 1's", h.screen.timing.state.Turn)
	}
}

func TestOneSideIsSetByHandWhileTheClockStands(t *testing.T) {
	h := timedDuel(t, "arena", phone, warlock, beastmaster)
	h.pace("Fixed")
	h.screen.timing.press(1)
	h.settle()
	h.screen.openClockAt(playersPage)
	if strings.Contains(h.heard(), "+5 min") {
		t.Error("a running clock cannot be set")
	}
	h.tap("Pause")
	h.tap("+5 min") // the last of them: of the second seat
	if a, b := h.face(1), h.face(2); a != "30:00" || b != "35:00" {
		t.Errorf("the clocks show %s and %s, want 30:00 and 35:00", a, b)
	}
	face := h.screen.timing.seatFace(2)
	if face.Icon != "pause" || face.Live {
		t.Errorf("a clock that stands is shown as %+v", face)
	}
	log := h.logged()
	if !strings.Contains(log, "Beastmaster's clock set from 30:00 to 35:00 (+5:00)") {
		t.Errorf("the log says\n%s", log)
	}
}

func (h *hands) logged() string {
	var lines []string
	for _, line := range h.screen.table.Log() {
		lines = append(lines, h.screen.Say(line))
	}
	return strings.Join(lines, "\n")
}

// heard is all a screen reader would say of the topmost sheet.
func (h *hands) heard() string {
	overlays := h.window.Canvas().Overlays().List()
	if len(overlays) == 0 {
		return ""
	}
	var names []string
	uitest.Walk(overlays[len(overlays)-1], func(o fyne.CanvasObject) {
		if a, ok := o.(fyne.Accessible); ok {
			names = append(names, a.AccessibilityLabel())
		}
	})
	return strings.Join(names, "\n")
}

// Arena's planning has its timer, and the quickcast windows theirs; they end
// nothing but themselves.
func TestTimersComeAndGoWithTheirPhases(t *testing.T) {
	h := timedDuel(t, "arena", phone, warlock, beastmaster)
	h.screen.openClockAt(timersPage)
	h.tap("1:00") // the last chip of this name: of quickcast
	h.screen.timing.setTimer(clock.Planning, 180*clock.Second)
	h.settle()
	h.screen.Hidden()
	to := func(phase state.Phase) {
		h.screen.Send("next", 0, Fields{"to": phase})
		h.settle()
	}
	to(state.PlanningPhase)
	h.pass(4 * time.Second)
	if got := h.face(1); got != "2:56" || h.face(2) != got {
		t.Fatalf("in the Planning Phase the seats see %q, want 2:56", got)
	}
	to(state.DeploymentPhase)
	if got := h.face(1); got != "" {
		t.Errorf("in the Deployment Phase the seats see %q, want nothing", got)
	}
	to(state.FirstQuickcastPhase)
	h.pass(70 * time.Second)
	v := h.screen.seen.View
	if got := h.face(2); got != "-0:10" || v.Phase != "table.phaseFirstQuickcast" {
		t.Errorf("past its end the timer shows %q in %s: it ends no phase", got, v.Phase)
	}
	if face := h.screen.timing.seatFace(1); !face.Alarm {
		t.Error("a timer past its end is no alarm")
	}
	if said := strings.Join(h.notices, "\n"); !strings.Contains(said, "The time to choose is up") || !strings.Contains(said, "10 seconds left to choose") {
		t.Errorf("the timer warned\n%s", said)
	}
}

// bell notes what it is asked to ring.
type bell struct{ rung []chime.Call }

func (b *bell) Sounds() bool      { return true }
func (b *bell) Vibrates() bool    { return true }
func (b *bell) Ring(c chime.Call) { b.rung = append(b.rung, c) }

func TestWarningsAreSeenHeardAndFelt(t *testing.T) {
	h := timedDuel(t, "arena", phone, warlock, beastmaster)
	b, kept := &bell{}, []bool{}
	h.screen.needs.Timing = Timing{Bell: b, Sound: true, Vibration: true, Keep: func(sound, vibration bool) error {
		kept = append(kept, sound, vibration)
		return nil
	}}
	h.screen.openClock()
	h.tap("30 minutes")
	h.tap("Start")
	h.screen.Hidden()
	h.pass(15*time.Minute - time.Second)
	if len(b.rung) != 0 || h.screen.stripFace(h.screen.seen).Band {
		t.Fatalf("rung %v before the first warning", b.rung)
	}
	h.pass(2 * time.Second)
	if len(b.rung) != 1 || b.rung[0].Urgency != chime.Notice || !b.rung[0].Sound || !b.rung[0].Vibrate {
		t.Errorf("rung %v at 15 minutes, want a notice", b.rung)
	}
	if !h.screen.stripFace(h.screen.seen).Band || h.flash == nil {
		t.Error("a warning lays a band behind the clock")
	}
	h.flash()
	if h.screen.stripFace(h.screen.seen).Band {
		t.Error("the band goes again")
	}
	h.pass(15 * time.Minute)
	want := []chime.Urgency{chime.Notice, chime.Notice, chime.Notice, chime.Notice, chime.Hurry, chime.Hurry, chime.Up}
	var got []chime.Urgency
	for _, call := range b.rung {
		got = append(got, call.Urgency)
	}
	if !slices.Equal(got, want) {
		t.Errorf("rung %v, want %v", got, want)
	}
	if face := h.screen.stripFace(h.screen.seen); !face.Band || !face.Alarm {
		t.Error("after its end the clock stays in its band")
	}
	h.screen.openClock()
	h.tap("Sound")
	if !slices.Equal(kept, []bool{false, true}) || h.screen.needs.Timing.Sound {
		t.Errorf("kept %v, want no sound and vibration", kept)
	}
}

// While nothing changes nothing is drawn: once a second, ten times a second in
// the last ten, and never while the clock stands.
func TestAClockIsDrawnWhenADigitChanges(t *testing.T) {
	h := timedDuel(t, "arena", phone, warlock, beastmaster)
	h.screen.openClock()
	h.tap("30 minutes")
	h.tap("Start")
	h.screen.Hidden()
	h.flash = nil
	shown := []string{h.digits()}
	count := func(d time.Duration) int {
		before := h.ticks
		for end := h.now.Add(d); h.now.Before(end); {
			h.pass(min(10*time.Millisecond, end.Sub(h.now)))
			if now := h.digits(); now != shown[len(shown)-1] {
				shown = append(shown, now)
			}
		}
		return h.ticks - before
	}
	if n := count(30 * time.Second); n != 30 {
		t.Errorf("drawn %d times in 30 seconds, want 30", n)
	}
	h.pass(29*time.Minute + 20*time.Second)
	if n := count(10 * time.Second); n < 95 || n > 101 {
		t.Errorf("drawn %d times in the last ten seconds, want 100", n)
	}
	if !slices.Contains(shown, "9.9") || !slices.Contains(shown, "0.1") || slices.Contains(shown, "") {
		t.Errorf("the last digits were %v", shown[max(0, len(shown)-12):])
	}
	h.tap("Clock")
	h.tap("Pause")
	h.screen.Hidden()
	if n := count(5 * time.Second); n != 0 {
		t.Errorf("drawn %d times while the clock stands", n)
	}
}

// The round in which time was up is noted, and forgotten where more is given.
func TestMoreTimeAfterItsEnd(t *testing.T) {
	h := timedDuel(t, "arena", phone, warlock, beastmaster)
	h.screen.openClockAt(presetPage)
	h.tap("75 minutes · Finish the round")
	h.tap("Start")
	h.pass(75*time.Minute + time.Second)
	if h.screen.timing.schedule.Round != 1 {
		t.Fatalf("the round of time up is %d, want 1", h.screen.timing.schedule.Round)
	}
	h.tap("Pause")
	h.tap("Game")
	h.tap("+5 min")
	if got := h.digits(); got != "4:59" || h.screen.timing.schedule.Round != 0 {
		t.Errorf("the clock shows %s, the round of time up is %d; want 4:59 and none", got, h.screen.timing.schedule.Round)
	}
	if v, _ := h.screen.timing.verdict(); v.Stage != clock.Playing {
		t.Errorf("the event is at %q, want that play goes on", v.Stage)
	}
}

// While a delay lasts the digits stand and nothing is drawn.
func TestADelayIsWaitedFor(t *testing.T) {
	h := timedDuel(t, "arena", phone, warlock, beastmaster)
	h.pace("Delay")
	h.screen.timing.press(1)
	h.settle()
	face := h.screen.timing.seatFace(2)
	if face.Icon != "clock" || !face.Live || face.Digits != "30:00" {
		t.Errorf("in its delay the clock is shown as %+v", face)
	}
	h.pass(31 * time.Second)
	if face = h.screen.timing.seatFace(2); face.Icon != "" || face.Digits != "29:59" {
		t.Errorf("after its delay the clock is shown as %+v", face)
	}
}

func TestHalfBoardOffersItsLife(t *testing.T) {
	h := timedDuel(t, "arena", small, warlock, beastmaster)
	h.screen.openClockAt(presetPage)
	h.tap("50 minutes · Finish the round")
	if got := h.digits(); got != "50:00" {
		t.Fatalf("the clock shows %s", got)
	}
	h.tap("Give every mage 20 life")
	for i, seat := range h.screen.seen.View.Seats {
		if life := tracker.TrackOf(seat.Tracks, state.LifeTrack).Value; life != 20 {
			t.Errorf("seat %d has %d life, want 20", i+1, life)
		}
	}
	if strings.Contains(h.heard(), "Give every mage") {
		t.Error("what is done is offered no more")
	}
	h.screen.TakeBack()
	h.settle()
	if len(h.screen.otherLives(20)) == 0 {
		t.Error("it is a step as any other: it can be taken back")
	}
}

// An own event is made, kept over a restart, played, changed, shared and removed.
func TestAnOwnEvent(t *testing.T) {
	files := store.NewMemory()
	h := timedStand(t, uitest.As{Size: phone}, files)
	h.begin("arena", warlock, beastmaster)
	h.screen.openClockAt(presetPage)
	h.settle()
	h.tap("Own event")
	h.tap("One more round")
	h.tap("Life left")
	h.tap("Half board")
	h.tap("Share")
	if !strings.Contains(h.shared, "60 minutes") || !strings.Contains(h.shared, "half board") || !strings.Contains(h.shared, "Most life left wins") {
		t.Errorf("shared %q", h.shared)
	}
	h.tap("Keep")
	data, err := files.Read(clock.OwnPresetsFile)
	if err != nil || !strings.Contains(string(data), `"one-more-round"`) {
		t.Fatalf("kept %s, %v", data, err)
	}
	again := timedStand(t, uitest.As{Size: phone}, files)
	again.screen.openClockAt(presetPage)
	again.settle()
	again.tap("Own event · 60 minutes")
	if v, ok := again.screen.timing.verdict(); !ok || v.Now.ID != "clock.nowPlaying" {
		t.Errorf("the table is not played at the own event: %v", v)
	}
	again.tap("Change Own event")
	again.tap("Remove")
	if data, _ := files.Read(clock.OwnPresetsFile); strings.Contains(string(data), "own-1") {
		t.Errorf("it is still kept: %s", data)
	}
	if _, ok := again.screen.timing.verdict(); !ok {
		t.Error("the table that is played at it goes on by its rule")
	}
}

func TestADamagedFileOfEventsIsToldAndKept(t *testing.T) {
	for _, text := range []string{"", "{", `{"presets":[{"id":"x"}]}`, "\x00", `[]`} {
		files := store.NewMemory()
		if err := files.Replace(clock.OwnPresetsFile, []byte(text)); err != nil {
			t.Fatal(err)
		}
		h := timedStand(t, uitest.As{Size: phone}, files)
		h.begin("arena", warlock, beastmaster)
		h.screen.openClockAt(presetPage)
		h.settle()
		if said := strings.Join(h.notices, "\n"); !strings.Contains(said, "could not be read") {
			t.Errorf("%q: said %q", text, said)
		}
		if kept, err := files.Read(clock.DamagedPresetsFile); err != nil || string(kept) != text {
			t.Errorf("%q: kept %q, %v", text, kept, err)
		}
		if _, err := files.Read(clock.OwnPresetsFile); err == nil || !strings.Contains(err.Error(), fs.ErrNotExist.Error()) {
			t.Errorf("%q: it would be told again: %v", text, err)
		}
		h.tap("Own event")
		h.tap("Keep")
		if data, _ := files.Read(clock.OwnPresetsFile); !strings.Contains(string(data), "own-1") {
			t.Errorf("%q: nothing can be kept any more: %s", text, data)
		}
	}
}

// What was played before the clock is set can be counted all the same.
func TestWhatWasPlayedCanBeCounted(t *testing.T) {
	h := timedDuel(t, "arena", phone, warlock, beastmaster)
	h.pass(8 * time.Minute)
	h.screen.openClock()
	h.tap("75 minutes")
	if got := h.digits(); got != "75:00" {
		t.Fatalf("the clock shows %s", got)
	}
	h.actions[len(h.actions)-1]()
	h.settle()
	if got := h.digits(); got != "67:00" {
		t.Errorf("the clock shows %s, want 67:00", got)
	}
}

// A clock that counts from the start of the system is right over a restart even
// when the wall clock was set back meanwhile.
func TestASteadyClockIsRightOverARestart(t *testing.T) {
	files := store.NewMemory()
	h := timedStand(t, uitest.As{Size: phone}, files)
	boot := h.now.Add(-time.Hour)
	off := time.Duration(0)
	awake := func(h *hands) func() clock.Reading {
		return func() clock.Reading { return clock.UptimeReading(h.now.Add(off), h.now.Sub(boot), "boot-1") }
	}
	h.screen.needs.Timing.Reading = awake(h)
	h.begin("arena", warlock, beastmaster)
	h.screen.openClock()
	h.tap("90 minutes")
	h.tap("Start")
	h.pass(40 * time.Minute)
	name, now := h.screen.table.Name(), h.now
	if err := files.Replace(lastOpen, nil); err != nil { // it is opened below
		t.Fatal(err)
	}

	again := timedStand(t, uitest.As{Size: phone}, files)
	again.now, off = now.Add(20*time.Minute), -3*time.Hour
	again.screen.needs.Timing.Reading = awake(again)
	again.screen.openTable(name)
	again.settle()
	if got := again.digits(); got != "30:00" {
		t.Errorf("the clock shows %s, want 30:00: 40 minutes, and 20 while the app was gone", got)
	}
	if said := strings.Join(again.notices, "\n"); !strings.Contains(said, "closed for 20:0") {
		t.Fatalf("said %q, want that the app was closed", said)
	}
	again.actions[len(again.actions)-1]()
	again.settle()
	if got := again.digits(); got != "50:00" {
		t.Errorf("the clock shows %s, want 50:00: what was no time at the table can be taken back", got)
	}
}

func TestTheBigClockGoesByEscapeAndShowsThePlayers(t *testing.T) {
	for _, size := range []fyne.Size{wide, phone, small, fyne.NewSize(915, 412)} {
		h := timedDuel(t, "arena", size, warlock, beastmaster)
		h.pace("Fixed")
		h.screen.openBigClock()
		big := covered[*bigClock](h.screen)
		if big == nil {
			t.Fatal("there is no large clock")
		}
		if room := big.game.Size(); room.Width < size.Width-2*bigEdge-1 || room.Height < 0.3*size.Height {
			t.Errorf("%v: the game's time has %v, and is to be read across a room", size, room)
		}
		for i, p := range big.players {
			if !p.Visible() || p.Face().Digits != "30:00" {
				t.Errorf("%v: player %d is not shown", size, i+1)
			}
			if p.Position().Y+p.Size().Height > size.Height || p.Size().Height < 60 {
				t.Errorf("%v: player %d stands at %v, %v high", size, i+1, p.Position(), p.Size())
			}
		}
		h.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
		if h.screen.cover != nil || len(h.window.Canvas().Overlays().List()) != 0 {
			t.Error("Escape puts it away")
		}
	}
}
