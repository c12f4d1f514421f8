package games_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/timed"
)

var record = flag.Bool("record", false, "write down anew where the recorded tables stand: only when a rule was mended on purpose")

// Tables that were recorded once, as players have them on their phones: a duel of
// Academy, one of Arena with open spellbooks and every kind of object, and one of
// four with clocks. Their logs are never changed: a name in a journal stays. Beside
// each lies where it stood; a later version may say more there, and never less.
func TestRecordedTablesOpenForEver(t *testing.T) {
	logs, err := filepath.Glob(filepath.Join("testdata", "tables", "*.log"))
	if err != nil || len(logs) < 3 {
		t.Fatal(len(logs), "recorded tables", err)
	}
	for _, file := range logs {
		t.Run(filepath.Base(file), func(t *testing.T) {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			disk := store.NewMemory()
			if err := disk.Replace("table.log", data); err != nil {
				t.Fatal(err)
			}
			table := opened(t, disk)
			if events := bytes.Count(data, []byte("\n")) - 1; table.Seq() != events || table.Stuck() != nil {
				t.Fatalf("%d of %d events: %v", table.Seq(), events, table.Stuck())
			}
			lines := bytes.Split(data, []byte("\n")) // after the header one for each event
			for _, line := range table.Log() {
				if line.ID == "table.logOverruled" && !bytes.Contains(lines[line.Seq], []byte(`"overrule":true`)) {
					t.Errorf("event %d counts as overruled now: %s", line.Seq, line.ID)
				}
			}
			stands(t, strings.TrimSuffix(file, ".log")+".json", table)
			playOn(t, disk, table)
		})
	}
}

// opened opens the table of a store, with nothing to mend in it.
func opened(t *testing.T, disk journal.Store) *journal.Table {
	t.Helper()
	table, recovery, err := journal.Open(disk, "table", games.Rules(games.All()), timed.All()...)
	if err != nil || recovery != nil {
		t.Fatal(err, recovery)
	}
	table.Use(journal.Seeded(tracker.SeedOf(table.Setup())))
	return table
}

// now is where a table stands, with what runs beside its game.
func now(t *testing.T, table *journal.Table) map[string]any {
	t.Helper()
	all := map[string]any{"game": table.State()}
	for _, companion := range timed.All() {
		all[string(companion.Kind())], _ = table.Companion(companion.Kind())
	}
	text, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	var plain map[string]any
	if err := json.Unmarshal(text, &plain); err != nil {
		t.Fatal(err)
	}
	return plain
}

func stands(t *testing.T, file string, table *journal.Table) {
	t.Helper()
	got := now(t, table)
	if *record {
		text, err := json.MarshalIndent(got, "", " ")
		if err == nil {
			err = os.WriteFile(file, append(text, '\n'), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var want any
	if err := json.Unmarshal(text, &want); err != nil {
		t.Fatal(err)
	}
	for _, difference := range lacking("", want, got) {
		t.Error(difference)
	}
}

// lacking tells what a table does not say any more of what was recorded.
func lacking(at string, want, got any) []string {
	var all []string
	switch want := want.(type) {
	case map[string]any:
		if of, ok := got.(map[string]any); ok {
			for name, value := range want {
				all = append(all, lacking(at+"."+name, value, of[name])...)
			}
			return all
		}
	case []any:
		if of, ok := got.([]any); ok && len(of) == len(want) {
			for i := range want {
				all = append(all, lacking(fmt.Sprintf("%s[%d]", at, i), want[i], of[i])...)
			}
			return all
		}
	default:
		if want == got {
			return nil
		}
	}
	return []string{fmt.Sprintf("%s was %v and is %v", at, want, got)}
}

// playOn takes back and brings again, plays what the rules offer next, and finds
// all of it again.
func playOn(t *testing.T, disk journal.Store, table *journal.Table) {
	t.Helper()
	at, before := time.UnixMilli(1_900_000_000_000), now(t, table)
	if _, err := table.Undo(0, at); err != nil {
		t.Fatal(err)
	}
	if _, err := table.Redo(0, at); err != nil {
		t.Fatal(err)
	}
	if gone := lacking("", before, now(t, table)); len(gone) > 0 {
		t.Errorf("undone and done again: %v", gone)
	}
	legal := table.Legal()
	if len(legal) == 0 { // it is over: then what came before the last blow is played on
		if _, err := table.Undo(0, at); err != nil {
			t.Fatal(err)
		}
		legal = table.Legal()
	}
	if len(legal) == 0 {
		t.Fatal("the rules offer nothing")
	}
	if _, err := table.Do(legal[0]); err != nil {
		t.Fatalf("%s %s is offered and refused: %v", legal[0].Kind, legal[0].Data, err)
	}
	if gone := lacking("", now(t, table), now(t, opened(t, disk))); len(gone) > 0 {
		t.Errorf("opened again: %v", gone)
	}
}
