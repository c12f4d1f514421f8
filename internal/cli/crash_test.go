//go:build unix

package cli

import (
	"bufio"
	"encoding/json"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
)

// asProgram is set for a process of the test binary that is to be the program.
const asProgram = "QUICKCAST_AS_PROGRAM"

// TestMain lets the test binary be the program for those tests that kill it.
func TestMain(m *testing.M) {
	if os.Getenv(asProgram) == "" {
		os.Exit(m.Run())
	}
	env := &Env{In: os.Stdin, Out: os.Stdout, Err: os.Stderr, Assets: assets.FS, Games: games.Rules(games.All()), Lang: "en", Now: time.Now}
	os.Exit(Run(env, os.Args[1:]))
}

// A process is killed (SIGKILL) at random moments while actions flow, and
// started again on the same folder: no action answered ok may be missing, none
// doubled. QUICKCAST_KILLS sets how often; make crash kills the built program
// more often still.
func TestCrash(t *testing.T) {
	kills := 20
	if testing.Short() {
		kills = 5
	}
	if n, err := strconv.Atoi(os.Getenv("QUICKCAST_KILLS")); err == nil && n > 0 {
		kills = n
	}
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := &crash{t: t, binary: binary, dir: t.TempDir(), rolls: rand.New(rand.NewPCG(1, 2))}
	accepted := 0
	for n := range kills {
		if n%25 == 24 { // a fresh table now and then: a real one is not played for days
			accepted += c.seq
			c.dir, c.seq, c.state = t.TempDir(), 0, ""
		}
		c.round()
	}
	accepted += c.seq
	t.Logf("%d kills, %d actions accepted", kills, accepted)
	if accepted < kills {
		t.Fatal("hardly an action came through: the test does not test")
	}
}

// crash is a table that is killed again and again.
type crash struct {
	t      *testing.T
	binary string
	dir    string
	rolls  *rand.Rand
	seq    int    // the last action answered ok
	state  string // after it
}

func (c *crash) command(args ...string) *exec.Cmd {
	args = append([]string{"play", "--journal", c.dir, "--game", "academy", "--seats", "Beastmaster,Wizard", "--seed", "9"}, args...)
	cmd := exec.Command(c.binary, args...)
	cmd.Env = append(os.Environ(), asProgram+"=1")
	return cmd
}

// round starts the program, looks whether all is there, plays and kills it.
func (c *crash) round() {
	cmd := c.command()
	in, err := cmd.StdinPipe()
	if err != nil {
		c.t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		c.t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		c.t.Fatal(err)
	}
	answers := bufio.NewReader(out)
	sent := make(chan struct{})
	go func() {
		defer close(sent)
		for n := 0; ; n++ {
			if _, err := in.Write([]byte(c.action(n) + "\n")); err != nil {
				return
			}
		}
	}()
	kill := func() {
		time.AfterFunc(time.Duration(c.rolls.IntN(200))*time.Millisecond, func() { _ = cmd.Process.Kill() })
	}
	if c.rolls.IntN(5) == 0 {
		kill() // while it starts, mostly
	} else if _, err := answers.Peek(1); err != nil { // however slowly it starts
		c.t.Fatalf("no answer: %v", err)
	} else {
		kill()
	}
	seq, state := c.read(answers)
	_ = in.Close()
	<-sent
	_ = cmd.Wait()
	if seq > 0 {
		c.seq, c.state = seq, state
	}
	c.compare()
}

// action is a stream of taps, phases, undo and redo.
func (c *crash) action(n int) string {
	switch n % 11 {
	case 3:
		return `{"action":"next"}`
	case 6:
		return `{"action":"undo"}`
	case 7:
		return `{"action":"redo"}`
	}
	return `{"action":"change","seat":` + strconv.Itoa(n%2+1) + `,"track":"mana","amount":1}`
}

// read takes answers until the program is gone and gives the last one that was
// ok. An answer cut off in the middle does not count.
func (c *crash) read(answers *bufio.Reader) (seq int, state string) {
	for {
		line, err := answers.ReadString('\n')
		if err != nil {
			return seq, state
		}
		var a answered
		if err := json.Unmarshal([]byte(line), &a); err != nil {
			c.t.Fatalf("%q: %v", line, err)
		}
		if !a.OK {
			c.t.Fatalf("refused: %s", a.Error)
		}
		if seq != 0 && a.Seq != seq+1 || seq == 0 && a.Seq <= c.seq {
			c.t.Fatalf("answer %d after %d", a.Seq, max(seq, c.seq))
		}
		seq, state = a.Seq, string(a.State)
	}
}

// compare replays the folder. What was answered ok is there; at most one more
// action is, the one that was on disk but not yet answered.
func (c *crash) compare() {
	out, err := c.command("--replay").Output()
	if err != nil {
		if c.seq == 0 && strings.Contains(err.Error(), "exit status 2") {
			return // killed before the table was there
		}
		c.t.Fatalf("%v", err)
	}
	var a answered
	if err := json.Unmarshal(out, &a); err != nil {
		c.t.Fatal(err)
	}
	switch {
	case a.Seq == c.seq && string(a.State) == c.state:
	case a.Seq > c.seq && a.Seq <= c.seq+64: // answered into a pipe that was cut off
	default:
		c.t.Fatalf("after %d actions answered ok, %d are there", c.seq, a.Seq)
	}
	c.seq, c.state = a.Seq, string(a.State)
}
