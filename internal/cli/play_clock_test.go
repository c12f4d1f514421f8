package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
)

// clocked runs play on a folder and gives the clocks of its answers.
func clocked(t *testing.T, dir string, lines ...string) []playAnswer {
	t.Helper()
	var out, errs bytes.Buffer
	env := &Env{
		In: strings.NewReader(strings.Join(lines, "\n")), Out: &out, Err: &errs, Assets: assets.FS, Games: games.Rules(games.All()), Lang: "en",
		Now: func() time.Time { return time.UnixMilli(1_800_000_000_000) },
	}
	Run(env, append([]string{"play", "--journal", dir}, duel...))
	var answers []playAnswer
	for line := range strings.Lines(out.String()) {
		var a struct {
			OK    bool
			Error string
			Clock *playClock
		}
		if err := json.Unmarshal([]byte(line), &a); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		answers = append(answers, playAnswer{OK: a.OK, Error: a.Error, Clock: a.Clock})
	}
	if len(answers) != len(lines) {
		t.Fatalf("%d answers to %d lines: %s", len(answers), len(lines), errs.String())
	}
	return answers
}

// at is a line for the clock at a moment of the wall clock, in seconds.
func at(second int, line string) string {
	return fmt.Sprintf(`{"action":"clock","now":%d,%s}`, 1_800_000_000_000+second*1000, line)
}

// upAt is at with a clock that counts from the start of the system.
func upAt(wall, up int, boot, line string) string {
	return fmt.Sprintf(`{"action":"clock","now":%d,"up":%d,"boot":%q,%s}`, 1_800_000_000_000+wall*1000, up*1000, boot, line)
}

func last(answers []playAnswer) playAnswer { return answers[len(answers)-1] }

func TestPlayDrivesTheClock(t *testing.T) {
	dir := t.TempDir()
	answers := clocked(t, dir,
		at(0, `"do":"set","minutes":75,"pace":"increment","bank":30,"bonus":30`),
		at(0, `"do":"start"`),
		at(60, `"do":"look"`),
		at(60, `"do":"press","seat":1`),
		at(100, `"do":"press","seat":"Wizard"`),
		at(110, `"do":"pause"`),
		at(500, `"do":"adjust","seat":1,"seconds":-60`),
		at(500, `"do":"resume"`),
		at(510, `"do":"look"`),
	)
	for i, a := range answers {
		if !a.OK {
			t.Fatalf("line %d: %s", i+1, a.Error)
		}
	}
	if c := answers[2].Clock; c.Game.Digits != "74:00" || c.Turn != 0 || c.Players[0].Digits != "30:00" {
		t.Errorf("after a minute of nobody's time: %+v", c)
	}
	if c := last(answers).Clock; c.Elapsed != 120_000 || c.Players[0].Shown != (1800-60-20)*1000 || c.Players[1].Shown != (1800-40+30)*1000 || c.Turn != 1 {
		t.Errorf("after two minutes of play: %+v", c)
	}
	log := logOf(t, dir)
	for _, line := range []string{"Clock set for 2 players, 75:00", "Clock started at 75:00", "Clock paused at 73:10", "Beastmaster's clock set from 29:50 to 28:50 (-1:00)"} {
		if !strings.Contains(log, line) {
			t.Errorf("the log lacks %q:\n%s", line, log)
		}
	}
}

func logOf(t *testing.T, dir string) string {
	t.Helper()
	var out bytes.Buffer
	env := &Env{In: strings.NewReader(""), Out: &out, Err: &out, Assets: assets.FS, Games: games.Rules(games.All()), Lang: "en", Now: time.Now}
	Run(env, []string{"play", "--journal", dir, "--log"})
	return out.String()
}

// The clock is right after 90 minutes, after sleep, after the process was ended
// and after the wall clock was set back: every line is played by a process of its
// own.
func TestPlaysClockIsRightWhateverHappens(t *testing.T) {
	dir := t.TempDir()
	for i, c := range []struct {
		line string
		want int64 // elapsed, seconds
	}{
		{upAt(0, 1000, "a", `"do":"set","minutes":120`), 0},
		{upAt(0, 1000, "a", `"do":"start"`), 0},
		{upAt(5400, 6400, "a", `"do":"look"`), 5400},   // 90 minutes of a process that is gone
		{upAt(5400, 6400, "a", `"do":"pause"`), 5400},  //
		{upAt(5500, 6500, "a", `"do":"resume"`), 5400}, // the pause does not count
		{upAt(-9000, 6560, "a", `"do":"look"`), 5460},  // the wall clock was set back
		{upAt(-9000, 6560, "a", `"do":"pause"`), 5460},
		{upAt(-9000, 6560, "a", `"do":"resume"`), 5460},
		{upAt(99000, 8360, "a", `"do":"pause"`), 7260},  // it slept half an hour, and was set far forward
		{upAt(99060, 8420, "a", `"do":"resume"`), 7260}, //
		{upAt(99120, 30, "b", `"do":"pause"`), 7320},    // the system was started anew: the wall tells
		{at(99120, `"do":"look"`), 7320},
	} {
		answers := clocked(t, dir, c.line)
		if a := answers[0]; !a.OK || a.Clock.Elapsed != c.want*1000 {
			t.Errorf("line %d: %v %s, elapsed %d ms, want %d", i+1, a.OK, a.Error, a.Clock.Elapsed, c.want*1000)
		}
	}
}

// The clock follows the turns, what is refused changes nothing, and the event is
// told at its time.
func TestPlaysClockFollowsTheTable(t *testing.T) {
	dir := t.TempDir()
	answers := clocked(t, dir,
		at(0, `"do":"set","pace":"plain","bank":10`), at(0, `"do":"start"`),
		`{"action":"next","to":"action"}`,
		at(0, `"do":"look"`),
		at(0, `"do":"start"`),
		at(0, `"do":"fly"`),
		at(0, `"do":"look","color":"red"`),
		at(0, `"do":"event","event":"club"`),
		at(0, `"do":"event","event":"damage-75"`),
		at(0, `"do":"start"`),
		at(75*60, `"do":"look"`),
	)
	if c := answers[3].Clock; c == nil || c.Turn == 0 {
		t.Errorf("in the Action Phase nobody's time runs: %+v", c)
	}
	for i, word := range map[int]string{4: "started already", 5: "look, set, event", 6: "color", 7: "damage-75"} {
		if a := answers[i]; a.OK || !strings.Contains(a.Error, word) {
			t.Errorf("line %d: %v, %q; want a refusal that names %q", i+1, a.OK, a.Error, word)
		}
	}
	c := last(answers).Clock
	if c == nil || c.Event == nil || c.Event.LastRound != 1 || c.Event.Now != "Time is up. Round 1 is the last: play it to its end." || !c.Game.TimeUp {
		t.Fatalf("at time the clock says %+v", c)
	}
	if log := logOf(t, dir); !strings.Contains(log, "Event: 75 minutes, finish the round") || !strings.Contains(log, "Time was up in round 1") {
		t.Errorf("the log says\n%s", log)
	}
}
