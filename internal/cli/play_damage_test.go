package cli

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker/journal"
)

// nextLines are lines that go on from step to step.
func nextLines(n int) []string {
	lines := make([]string, n)
	for i := range lines {
		lines[i] = `{"action":"change","seat":1,"track":"mana","amount":1}`
	}
	return lines
}

// journalFile is a file of the table in a folder.
func journalFile(dir, ending string) string { return filepath.Join(dir, playTable+ending) }

// addLine adds a line to the log of the table in a folder, as a later version may
// have written it.
func addLine(t *testing.T, dir, event string) []byte {
	t.Helper()
	data, err := os.ReadFile(journalFile(dir, ".log"))
	if err != nil {
		t.Fatal(err)
	}
	sum := crc32.Checksum([]byte(event), crc32.MakeTable(crc32.Castagnoli))
	data = append(data, fmt.Sprintf("%s\t%08x\n", event, sum)...)
	if err := os.WriteFile(journalFile(dir, ".log"), data, 0o600); err != nil {
		t.Fatal(err)
	}
	return data
}

// A table with an event of a later version is shown as far as it goes, in words,
// and not played on; its file stays as it is.
func TestPlayShowsWhatItCannotPlay(t *testing.T) {
	dir := t.TempDir()
	before, _, _ := played(t, dir, nextLines(3), duel...)
	want := addLine(t, dir, `{"v":1,"seq":5,"at":9,"kind":"teleport-everything"}`)
	for lang, said := range map[string]string{"en": "only be looked at", "de": "nur zum Ansehen"} {
		for _, args := range [][]string{{"--replay"}, {}} {
			answers, errs, status := played(t, dir, []string{`{"action":"next"}`}, append(append([]string{"--lang", lang}, args...), duel...)...)
			switch {
			case len(args) == 0:
				if status != statusUnread || len(answers) != 0 || !strings.Contains(errs, said) || !strings.Contains(errs, "--replay") {
					t.Errorf("%s, played on: %d, %q, %v", lang, status, errs, answers)
				}
			case args[0] == "--replay":
				if status != statusUnmet || len(answers) != 1 || answers[0].OK || answers[0].Seq != 4 || string(answers[0].State) != string(before[2].State) || !strings.Contains(answers[0].Error, said) {
					t.Errorf("%s, replayed: %d, %+v", lang, status, answers)
				}
			}
		}
	}
	var out, errs bytes.Buffer
	env := &Env{In: strings.NewReader(""), Out: &out, Err: &errs, Assets: assets.FS, Lang: "en", Now: time.Now, Games: games.Rules(games.All())}
	if status := Run(env, []string{"play", "--journal", dir, "--log"}); status != statusUnmet || !strings.Contains(errs.String(), "only be looked at") || out.Len() == 0 {
		t.Errorf("log: %d, %q, %q", status, &out, &errs)
	}
	if got, err := os.ReadFile(journalFile(dir, ".log")); err != nil || !bytes.Equal(got, want) {
		t.Errorf("the file was touched: %v", err)
	}
}

// Without its log a table is told to stand at its snapshot, with the whole path of
// the file that is missing.
func TestPlayTellsThatTheLogIsMissing(t *testing.T) {
	dir := t.TempDir()
	played(t, dir, nextLines(150), duel...)
	if err := os.Remove(journalFile(dir, ".log")); err != nil {
		t.Fatal(err)
	}
	answers, errs, status := played(t, dir, nil, append([]string{"--replay"}, duel...)...)
	if status != statusFine || len(answers) != 1 || answers[0].Seq < 100 || !strings.Contains(errs, journalFile(dir, ".log")) || !strings.Contains(errs, "may be lost") {
		t.Errorf("%d, %q, %d answers", status, errs, len(answers))
	}
}

// What a table may write, a store must be able to read.
func TestATableIsNeverTooLongToRead(t *testing.T) {
	if journal.MaxLog > store.MaxFile/2 {
		t.Errorf("a log of %d bytes in a store that reads %d", journal.MaxLog, store.MaxFile)
	}
}
