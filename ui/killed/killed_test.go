//go:build unix

package killed

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"
)

// asWindow names the folder for a process of the test binary that is to be the
// window.
const asWindow = "QUICKCAST_AS_WINDOW"

// TestMain lets the test binary be the window that is killed.
func TestMain(m *testing.M) {
	folder := os.Getenv(asWindow)
	if folder == "" {
		os.Exit(m.Run())
	}
	seed, _ := strconv.ParseUint(os.Getenv(asWindow+"_SEED"), 10, 64)
	do := func() error { return live(folder, seed) }
	if matter := os.Getenv(asWindow + "_STANDS"); matter != "" {
		do = func() error { return stand(folder, matter) }
	}
	if err := do(); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	os.Exit(1) // it never ends by itself
}

// TestKilled kills the window at random moments. QUICKCAST_KILLS says how often.
func TestKilled(t *testing.T) {
	kills := 20
	if n, err := strconv.Atoi(os.Getenv("QUICKCAST_KILLS")); err == nil && n > 0 {
		kills = n
	}
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	k := &killer{t: t, binary: binary, rolls: rand.New(rand.NewPCG(uint64(kills), 1))}
	for n := range kills {
		if n%25 == 0 {
			k.fresh()
		}
		k.life(uint64(n))
	}
	k.fresh()
	t.Logf("%d kills, %d taps accepted, %d of them shown before the kill; %d lives ended while a table was laid or opened", kills, k.accepted, k.seen, k.young)
	if k.seen < kills {
		t.Fatal("hardly a tap came through: the test does not test")
	}
}

// killer opens the window again and again.
type killer struct {
	t      *testing.T
	binary string
	rolls  *rand.Rand
	folder string

	announced []string // taps of the table, in their order; "" is one of any kind
	log       logFile  // as it lay after the last kill
	last      report   // the last screen that was reported
	later     bool     // something was announced after it

	accepted, seen, young int
}

// fresh begins with an empty folder: a real table is not played for days.
func (k *killer) fresh() {
	k.accepted += max(0, len(k.log.deeds)-1)
	k.folder, k.announced, k.log, k.last, k.later = k.t.TempDir(), nil, logFile{}, report{}, false
}

// life opens the window, compares, lets it be tapped and kills it.
func (k *killer) life(seed uint64) {
	cmd := exec.Command(k.binary)
	cmd.Env = append(os.Environ(), asWindow+"="+k.folder, asWindow+"_SEED="+strconv.FormatUint(seed, 10))
	var said strings.Builder
	cmd.Stderr = &said
	out, err := cmd.StdoutPipe()
	if err != nil {
		k.t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		k.t.Fatal(err)
	}
	kill := func() { _ = cmd.Process.Kill() }
	lines := max(0, k.rolls.IntN(16)-2) // how many reports it lives for
	if lines == 0 {
		time.AfterFunc(time.Duration(k.rolls.IntN(200))*time.Millisecond, kill) // while it starts
	}
	first := true
	for reports := bufio.NewScanner(out); reports.Scan(); {
		var r report
		if err := json.Unmarshal(reports.Bytes(), &r); err != nil {
			break // cut off by the kill
		}
		k.take(r, first)
		first = false
		if lines--; lines == 0 {
			time.Sleep(time.Duration(k.rolls.IntN(6000)) * time.Microsecond) // anywhere in what comes next
			kill()
		}
	}
	err = cmd.Wait()
	if exit, ok := err.(*exec.ExitError); !ok || exit.Exited() {
		k.t.Fatalf("the window ended by itself: %v\n%s", err, said.String())
	}
	if first {
		k.young++
	}
	k.compare()
}

// take hears a report. The first screen of a life must be the last one before
// the kill, or where the log has got to since.
func (k *killer) take(r report, first bool) {
	if r.Tap != nil {
		k.announced, k.later = append(k.announced, r.Tap...), true
		return
	}
	if first {
		if now := k.log.stand(); len(k.log.deeds) > 0 && !shows(r.Shown, now) {
			k.t.Fatalf("the log stands at %v, the window opens with:\n%s", now, r.Shown)
		}
		if before, now := figures(k.last.Shown), figures(r.Shown); before != "" && !k.later && before != now {
			k.t.Fatalf("before the kill:\n%s\n\nafter it:\n%s", before, now)
		}
	}
	k.last, k.later, k.seen = r, false, k.seen+1
}

// figures are what a screen says of life, mana, markers and initiative, which it
// does in every form of its window.
func figures(shown string) string {
	var lines []string
	for _, line := range strings.Split(shown, "\n") {
		for _, what := range []string{"life left", "mana, channeling", ": action ", ": quickcast ", "initiative"} {
			if strings.Contains(line, what) {
				lines = append(lines, line)
				break
			}
		}
	}
	return strings.Join(lines, "\n")
}

// compare looks at the folder after a kill: all that was shown is there, byte
// for byte, and after it nothing but taps that were made, each once, in order.
func (k *killer) compare() {
	log, err := readTable(k.folder)
	if err != nil {
		k.t.Fatal(err)
	}
	if !log.beginsWith(k.last.Log) {
		k.t.Fatalf("what was shown is not on disk any more: %d bytes then, %d now", k.last.Log.Size, len(log.data))
	}
	done := log.deeds
	if len(done) > 0 {
		done = done[1:] // the setup was no tap
	}
	if len(done) > len(k.announced) {
		k.t.Fatalf("%d taps were made, %d are in the log", len(k.announced), len(done))
	}
	for i, d := range done {
		if want := k.announced[i]; want != "" && want != d.String() {
			k.t.Fatalf("tap %d was %q, the log has %q", i+1, want, d)
		}
	}
	if !k.later && len(done) != len(k.announced) {
		k.t.Fatalf("%d taps were made and shown, %d are in the log", len(k.announced), len(done))
	}
	k.announced, k.log = k.announced[:len(done)], log // what is not there was never accepted
}

// A second window on the folder of one that is open is refused, and leaves what
// the first writes alone; once that one is killed, it may have the folder.
func TestSecondWindowIsRefused(t *testing.T) {
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	start := func() (*exec.Cmd, *bufio.Scanner, *strings.Builder) {
		said := new(strings.Builder)
		cmd := exec.Command(binary)
		cmd.Env = append(os.Environ(), asWindow+"="+folder, asWindow+"_SEED=1")
		cmd.Stderr = said
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = cmd.Process.Kill() })
		return cmd, bufio.NewScanner(out), said
	}
	first, reports, _ := start()
	if !reports.Scan() {
		t.Fatal("the first window does not start")
	}
	second, _, said := start()
	if err := second.Wait(); err == nil || !strings.Contains(said.String(), "another Quickcast has it open") {
		t.Fatalf("the second window: %v, %s", err, said)
	}
	_ = first.Process.Kill()
	_ = first.Wait()
	third, reports, said := start()
	if !reports.Scan() {
		t.Errorf("the first is gone, and yet: %s", said)
	}
	_ = third.Process.Kill()
	_ = third.Wait()
}
