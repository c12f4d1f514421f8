package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// The test's own binary stands in for the command line: fake says what is wrong with it.
const fake = "QUICKCAST_CRASH_FAKE"

func TestMain(m *testing.M) {
	if how := os.Getenv(fake); how != "" {
		os.Exit(play(how, os.Args[1:]))
	}
	os.Exit(m.Run())
}

// play keeps a line for every action it answers, or does not.
func play(how string, args []string) int {
	at := slices.Index(args, "--journal")
	name := filepath.Join(args[at+1], "lines")
	kept, _ := os.ReadFile(name)
	actions := strings.Count(string(kept), "\n")
	answer := func(n, state int) {
		_ = json.NewEncoder(os.Stdout).Encode(map[string]any{"seq": n, "ok": how != "refuses", "state": state, "error": "no"})
	}
	if slices.Contains(args, "--replay") {
		switch {
		case actions == 0:
			return 1
		case how == "forgets":
			answer(actions-1, actions-1)
		case how == "changes":
			answer(actions, actions+1)
		default:
			answer(actions, actions)
		}
		return 0
	}
	file, err := os.OpenFile(name, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return 1
	}
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		if _, err := file.WriteString(in.Text() + "\n"); err != nil {
			return 1
		}
		actions++
		answer(actions, actions)
		if how == "ends" && actions == 3 {
			return 0
		}
	}
	return 0
}

func fakeTable(t *testing.T, how string) table {
	t.Helper()
	t.Setenv(fake, how)
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return table{binary: binary, folder: t.TempDir()}
}

// state is that of a table after so many actions.
func state(n int) line { return line{Seq: n, OK: true, State: json.RawMessage(fmt.Sprint(n))} }

func TestWhatIsLostIsNoticed(t *testing.T) {
	for how, want := range map[string]string{
		"honest": "", "forgets": "3 actions were accepted, 2 are there", "changes": "another state after action 3", "fails": "",
	} {
		tbl := fakeTable(t, how)
		if err := os.WriteFile(filepath.Join(tbl.folder, "lines"), []byte("a\nb\nc\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		err := tbl.compare(state(3))
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", how, err, want)
		}
	}
}

// More may be there than was answered: the answer was cut off.
func TestMoreThanWasAnsweredIsNoLoss(t *testing.T) {
	tbl := fakeTable(t, "honest")
	if err := tbl.compare(line{}); err != nil {
		t.Errorf("killed before there was a table: %v", err)
	}
	if err := tbl.compare(state(1)); err == nil {
		t.Error("the whole table is gone, and nobody notices")
	}
	if err := os.WriteFile(filepath.Join(tbl.folder, "lines"), []byte("a\nb\nc\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := tbl.compare(state(2)); err != nil {
		t.Error(err)
	}
}

func TestAProgramThatRefusesOrEndsIsNoticed(t *testing.T) {
	for how, want := range map[string]string{"refuses": "refused: no", "ends": "it ended before it was killed"} {
		if _, err := fakeTable(t, how).playAndKill(time.Hour); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", how, err, want)
		}
	}
}

func TestItIsKilledWhileItPlays(t *testing.T) {
	tbl := fakeTable(t, "honest")
	var last line
	for after := 20 * time.Millisecond; !last.OK && after < time.Minute; after *= 2 { // until the machine was quick enough
		var err error
		if last, err = tbl.playAndKill(after); err != nil {
			t.Fatal(err)
		}
	}
	if !last.OK {
		t.Fatal("nothing was ever answered")
	}
	if err := tbl.compare(last); err != nil {
		t.Error(err)
	}
}
