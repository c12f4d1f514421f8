// Command crash plays a table through the command line and kills the process
// while actions are being answered, again and again. Whatever was answered
// with ok must be there afterwards, exactly, and nothing that was never sent.
//
//	go run ./crash BINARY [ROUNDS]
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"time"
)

// line is what play answers.
type line struct {
	Seq   int             `json:"seq"`
	OK    bool            `json:"ok"`
	State json.RawMessage `json:"state"`
	Error string          `json:"error"`
}

func main() {
	rounds := 30
	if len(os.Args) == 3 {
		rounds, _ = strconv.Atoi(os.Args[2])
	}
	if len(os.Args) < 2 || len(os.Args) > 3 || rounds < 1 {
		fmt.Fprintln(os.Stderr, "usage: crash BINARY [ROUNDS]")
		os.Exit(2)
	}
	accepted, err := try(os.Args[1], rounds)
	if err != nil {
		fmt.Fprintln(os.Stderr, "crash:", err)
		os.Exit(1)
	}
	fmt.Printf("crash: killed %d times, %d actions accepted, none lost\n", rounds, accepted)
}

func try(binary string, rounds int) (accepted int, err error) {
	for done := 0; done < rounds; done += fresh {
		n, err := tryTable(binary, done, min(fresh, rounds-done))
		accepted += n
		if err != nil {
			return accepted, err
		}
	}
	if accepted == 0 {
		return 0, errors.New("no action was ever accepted")
	}
	return accepted, nil
}

// fresh is the number of rounds after which a new table begins, so that a round
// never has a long log to read again.
const fresh = 25

// tryTable plays one table in a folder of its own.
func tryTable(binary string, from, rounds int) (accepted int, err error) {
	folder, err := os.MkdirTemp("", "crash")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(folder)
	t := table{binary: binary, folder: folder}
	for round := from; round < from+rounds; round++ {
		last, err := t.playAndKill(time.Duration(20+rand.IntN(300)) * time.Millisecond)
		if err != nil {
			return accepted, fmt.Errorf("round %d: %w", round, err)
		}
		if last.OK {
			accepted = last.Seq
		}
		if err := t.compare(last); err != nil {
			return accepted, fmt.Errorf("round %d: %w", round, err)
		}
	}
	return accepted, nil
}

// table is a journal in a folder, played by a binary.
type table struct{ binary, folder string }

func (t table) command(more ...string) *exec.Cmd {
	args := append([]string{"play", "--game", "arena", "--seats", "warlock,beastmaster", "--journal", t.folder, "--seed", "1"}, more...)
	command := exec.Command(t.binary, args...)
	command.Stderr = os.Stderr
	return command
}

// playAndKill plays for a while, kills the process in the middle and gives the
// last answer that came whole.
func (t table) playAndKill(after time.Duration) (last line, err error) {
	play := t.command()
	in, err := play.StdinPipe()
	if err != nil {
		return last, err
	}
	out, err := play.StdoutPipe()
	if err != nil {
		return last, err
	}
	if err := play.Start(); err != nil {
		return last, err
	}
	go tap(in)
	kill := time.AfterFunc(after, func() { _ = play.Process.Kill() })
	defer kill.Stop()
	answers := bufio.NewReader(out)
	for {
		text, err := answers.ReadBytes('\n')
		if err != nil {
			break // killed; half a line is no answer
		}
		var answer line
		if err := json.Unmarshal(text, &answer); err != nil {
			return last, fmt.Errorf("answer %q: %w", text, err)
		}
		if !answer.OK {
			return last, fmt.Errorf("refused: %s", answer.Error)
		}
		last = answer
	}
	if err := play.Wait(); err == nil {
		return last, errors.New("it ended before it was killed")
	}
	return last, nil
}

// tap sends actions as fast as they are taken, until nobody takes them.
func tap(in io.WriteCloser) {
	for i := 0; ; i++ {
		amount := 1 + i%3
		if i%7 == 6 {
			if _, err := io.WriteString(in, `{"action":"undo"}`+"\n"); err != nil {
				return
			}
			continue
		}
		if _, err := fmt.Fprintf(in, `{"action":"change","seat":%d,"track":"mana","amount":%d}`+"\n", 1+i%2, amount); err != nil {
			return
		}
	}
}

// compare replays the journal: it may hold actions whose answer the kill cut
// off, but never fewer than were answered, nor another state at the same one.
func (t table) compare(last line) error {
	out, err := t.command("--replay").Output()
	if err != nil {
		if !last.OK { // killed before there was a table
			return nil
		}
		return fmt.Errorf("replay: %w", err)
	}
	var found line
	if err := json.Unmarshal(out, &found); err != nil {
		return fmt.Errorf("replay answers %q: %w", out, err)
	}
	if found.Seq < last.Seq {
		return fmt.Errorf("%d actions were accepted, %d are there", last.Seq, found.Seq)
	}
	if found.Seq == last.Seq && !bytes.Equal(found.State, last.State) {
		return fmt.Errorf("another state after action %d:\n%s\n%s", last.Seq, last.State, found.State)
	}
	return nil
}
