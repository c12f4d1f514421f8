package cli

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/magewars"
)

// fullDisk is a store that takes nothing more when it is full.
type fullDisk struct {
	*store.Memory
	full bool
}

func (d *fullDisk) Append(name string, data []byte) error {
	if d.full {
		return errors.New("no room is left")
	}
	return d.Memory.Append(name, data)
}

// What is refused says why in words of the rules and of JSON, never of the
// program that reads it.
func TestPlayRefusesInWords(t *testing.T) {
	for _, c := range []struct{ line, say string }{
		{`[1,2]`, "no JSON object: a list."},
		{`"x"`, "no JSON object: text."},
		{`7`, "no JSON object: a number."},
		{`true`, "no JSON object: true or false."},
		{`{"action":7}`, "names no action"},
		{`{"rolls":3,"action":"next"}`, `"rolls" of "next" cannot be that: a number.`},
		{`{"action":"next","rolls":["a"]}`, `"rolls" of "next" cannot be that: text.`},
		{`{"action":"next","faces":[3]}`, `"faces" of "next" cannot be that: a number.`},
		{`{"action":"add","seat":1,"card":7}`, `"card" of "add" cannot be that: a number.`},
		{`{"action":"add","seat":1,"name":"x","kind":"creature","attacks":{}}`, `"attacks" of "add" cannot be that: an object.`},
		{`{"action":"change","seat":1,"track":"damage","amount":"x"}`, `"amount" of "change" cannot be that: text.`},
		{`{"action":"change","seat":1,"track":"damage","amount":1.5}`, "between -999999 and 999999, not 1.5."},
		{`{"action":"change","seat":1,"track":"damage","amount":1e9}`, "between -999999 and 999999, not 1e9."},
		{`{"action":"change","seat":1,"track":"damage","amount":1000000000}`, "between -999999 and 999999, not 1000000000."},
		{`{"action":"condition","seat":1,"condition":"burn","amount":-1000000000}`, "between -999999 and 999999, not -1000000000."},
		{`{"action":"next","rolls":[1.5]}`, "not 1.5."},
		{`{"action":"add","seat":1,"name":"x","kind":"creature","life":-9}`, `"life" must be between 0 and 999999.`},
		{`{"action":"add","seat":1,"name":"","kind":"creature"}`, `"name" must have 1 to 80 bytes`},
		{`{"action":"add","seat":1,"name":"x","kind":"creature","traits":[""]}`, `"traits" takes at most 32`},
		{`{"action":"add","seat":1,"name":"x","kind":"creature","attacks":[{"dice":-2}]}`, `"attacks" takes attacks of 0 to 99 dice`},
		{`{"action":"next","action":"undo"}`, `"action" twice`},
		{`{"action":"next","Action":"undo"}`, `"Action" twice`},
		{`{"action":"attack","seat":1,"with":{"dice":1,"kind":"melee","dice":9}}`, `"dice" twice`},
		{`{"action":"add","seat":1,"attacks":[{"dice":1},{"dice":1,"dice":2}]}`, `"dice" twice`},
	} {
		answers, _, status := played(t, t.TempDir(), []string{c.line}, duel...)
		if len(answers) != 1 || answers[0].OK || answers[0].Seq != 1 || status != statusUnmet {
			t.Errorf("%s: status %d, %+v", c.line, status, answers)
			continue
		}
		said := answers[0].Error
		if !strings.Contains(said, c.say) || strings.Contains(said, "Go value") || strings.Contains(said, "json:") {
			t.Errorf("%s: %q, want %q", c.line, said, c.say)
		}
	}
}

// Two objects beside each other may name the same field.
func TestPlayTakesAFieldOfTwoObjects(t *testing.T) {
	answers, _, status := played(t, t.TempDir(), []string{
		`{"action":"add","seat":1,"name":"x","kind":"creature","life":3,"attacks":[{"name":"a","kind":"melee","dice":1},{"name":"b","kind":"melee","dice":2}]}`,
	}, duel...)
	if status != statusFine || !answers[0].OK {
		t.Errorf("%d, %+v", status, answers)
	}
}

// A script reads the same answers on every machine; --lang changes them.
func TestPlayAnswersInEnglishEverywhere(t *testing.T) {
	for _, c := range []struct {
		args []string
		say  string
	}{
		{nil, "There is no action"},
		{[]string{"--lang", "de"}, "Es gibt keine Aktion"},
	} {
		var out bytes.Buffer
		env := &Env{In: strings.NewReader(`{"action":"fly"}`), Out: &out, Err: io.Discard, Assets: assets.FS, Games: games.Rules(games.All()), Lang: "de", Now: time.Now}
		status := Run(env, append(append([]string{"play", "--journal", t.TempDir()}, duel...), c.args...))
		if status != statusUnmet || !strings.Contains(out.String(), c.say) {
			t.Errorf("%v: %d, %s", c.args, status, out.String())
		}
	}
	if out, _, _ := called("de", "", "play", "--actions", "--json"); !strings.Contains(out, "the id of") || strings.Contains(out, "die Kennung") {
		t.Errorf("actions: %.300s", out)
	}
	if out, _, _ := called("de", "", "play", "--actions"); !strings.Contains(out, "die Kennung") {
		t.Errorf("for people: %.300s", out)
	}
}

func TestPlayStatusIsThatOfTheWorstAnswer(t *testing.T) {
	next, fly := `{"action":"next"}`, `{"action":"fly"}`
	for _, c := range []struct {
		lines []string
		want  int
	}{
		{nil, statusFine},
		{[]string{next, next}, statusFine},
		{[]string{fly}, statusUnmet},
		{[]string{fly, next}, statusUnmet},
	} {
		if _, _, status := played(t, t.TempDir(), c.lines, duel...); status != c.want {
			t.Errorf("%v: status %d, want %d", c.lines, status, c.want)
		}
	}
}

// An action that could not be saved is answered, the next one is read, and the
// status is that of a call that failed.
func TestPlayStatusOfWhatIsNotSaved(t *testing.T) {
	env := &Env{In: strings.NewReader(""), Out: io.Discard, Err: io.Discard, Assets: assets.FS, Games: games.Rules(games.All()), Lang: "en", Now: time.Now}
	begin, err := newBeginning(env, playCall{game: "academy", seats: "Beastmaster,Wizard", seeded: true})
	if err != nil {
		t.Fatal(err)
	}
	disk := &fullDisk{Memory: store.NewMemory()}
	table, err := journal.Create(disk, playTable, magewars.Academy(), begin.setup)
	if err != nil {
		t.Fatal(err)
	}
	table.Use(func(seq int) dice.Source { return dice.Seeded(uint64(seq)) })
	disk.full = true
	p := &player{env: env, table: table}
	if a := p.answer([]byte(`{"action":"next"}`), false); a.OK || a.Seq != 1 || p.status != statusUnread {
		t.Errorf("%+v, status %d", a, p.status)
	}
	disk.full = false
	if a := p.answer([]byte(`{"action":"next"}`), false); !a.OK || a.Seq != 2 || p.status != statusUnread {
		t.Errorf("with room again: %+v, status %d", a, p.status)
	}
	if a := p.answer([]byte(`{"action":"fly"}`), false); a.OK || p.status != statusUnread {
		t.Errorf("refused after it: %+v, status %d", a, p.status)
	}
}

// A call that is refused, or only reads, leaves no folder behind.
func TestPlayRefusedMakesNoFolder(t *testing.T) {
	for _, args := range [][]string{
		{"--replay"},
		{"--log"},
		{"--game", "academy", "--seats", "beastmaster,nobody"},
		{"--game", "academy", "--seats", "Wizard"},
		{"--game", "chess", "--seats", "Wizard,Wizard"},
		{"--game", "academy"},
	} {
		dir := filepath.Join(t.TempDir(), "new")
		if _, errs, status := played(t, dir, nil, args...); status != statusUnread || errs == "" {
			t.Errorf("%v: %d, %q", args, status, errs)
		}
		if _, err := os.Stat(dir); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("%v: left %s behind (%v)", args, dir, err)
		}
	}
	dir := filepath.Join(t.TempDir(), "new", "table")
	if answers, errs, status := played(t, dir, []string{`{"action":"next"}`}, duel...); status != statusFine || len(answers) != 1 {
		t.Errorf("a good call: %d, %q", status, errs)
	}
}

func TestPlayFolderThatCannotBe(t *testing.T) {
	if _, err := os.Stat("/proc/self"); err != nil {
		t.Skip("no such file system here")
	}
	_, errs, status := played(t, "/proc/quickcast", nil, duel...)
	if status != statusUnread || !strings.Contains(errs, "/proc/quickcast cannot be made") {
		t.Errorf("%d, %q", status, errs)
	}
}

// A line without a field its action needs is told which; a card may be called by its
// name, a condition as the rules print it.
func TestPlaySaysWhatIsMissing(t *testing.T) {
	answers, _, _ := played(t, t.TempDir(), []string{
		`{"action":"change","seat":1,"track":"damage"}`,
		`{"action":"attack","seat":1}`,
		`{"action":"cast","seat":1,"name":"No such card"}`,
		`{"action":"resolve"}`,
		`{"action":"set","seat":1,"track":"mana","value":30}`,
		`{"action":"overrule","round":3,"phase":"creature-action","initiative":1,"turn":1}`,
		`{"action":"cast","seat":1,"name":"Bitterwood Fox"}`,
		`{"action":"condition","seat":1,"condition":"Burn","amount":1}`,
		`{"action":"activate","seat":1,"object":"mage2"}`,
	}, "--game", "arena", "--seats", "arena-beastmaster-straywood,arena-warlock-arraxian-crown", "--seed", "1")
	for i, say := range []string{`"amount"`, `"target"`, `"kind"`, `"task"`, "", "", "", "", "R-25"} {
		if answers[i].OK != (say == "") || !strings.Contains(answers[i].Error, say) {
			t.Errorf("line %d: %v, %s", i+1, answers[i].OK, answers[i].Error)
		}
	}
	if problem := holds(answers[7].State, "Beastmaster burn 1"); problem != "" {
		t.Error(problem)
	}
}
