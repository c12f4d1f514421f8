package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
)

// played runs play on a folder and gives its answers.
func played(t *testing.T, dir string, lines []string, args ...string) (answers []answered, errText string, status int) {
	t.Helper()
	var out, errs bytes.Buffer
	env := &Env{
		In: strings.NewReader(strings.Join(lines, "\n")), Out: &out, Err: &errs, Assets: assets.FS, Games: games.Rules(games.All()), Lang: "en",
		Now: func() time.Time { return time.UnixMilli(1_800_000_000_000) },
	}
	status = Run(env, append([]string{"play", "--journal", dir}, args...))
	for _, line := range strings.Split(strings.TrimSpace(out.String()), "\n") {
		var a answered
		if line == "" {
			continue
		}
		if err := json.Unmarshal([]byte(line), &a); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		answers = append(answers, a)
	}
	return answers, errs.String(), status
}

// answered is an answer of play, its state as text.
type answered struct {
	Seq    int             `json:"seq"`
	OK     bool            `json:"ok"`
	Error  string          `json:"error"`
	State  json.RawMessage `json:"state"`
	Result json.RawMessage `json:"result"`

	Rule    string       `json:"rule"`
	Notices []playNotice `json:"notices"`
	Choices []playChoice `json:"choices"`
	Next    *playChoice  `json:"next"`

	Question *playQuestion `json:"question"`
}

// field reads a number of a state by its path.
func (a answered) seat(t *testing.T, n int) map[string]any {
	t.Helper()
	var s struct {
		Seats []map[string]any `json:"seats"`
	}
	if err := json.Unmarshal(a.State, &s); err != nil || len(s.Seats) < n {
		t.Fatalf("%s: %v", a.State, err)
	}
	return s.Seats[n-1]
}

var duel = []string{"--game", "academy", "--seats", "Beastmaster,Wizard", "--seed", "5"}

func TestPlayAnswersEveryLine(t *testing.T) {
	answers, errs, status := played(t, t.TempDir(), []string{
		`{"action":"next"}`,
		`{"action":"change","seat":1,"track":"damage","amount":3}`,
		`rubbish`,
		`{"action":"fly"}`,
		`{"action":"change","seat":1,"trak":"damage"}`,
		`{"action":"change","seat":9,"track":"damage","amount":1}`,
		`{"action":"change","seat":"Wizard","track":"mana","amount":-99}`,
		`[1,2]`,
		`{"seat":1}`,
		`{"action":"undo","seat":1,"much":2}`,
		strings.Repeat("x", 2*maxLine),
		`{"action":"undo"}`,
	}, duel...)
	want := []struct {
		seq int
		ok  bool
		say string
	}{
		{2, true, ""},
		{3, true, ""},
		{3, false, "JSON"},
		{3, false, "fly"},
		{3, false, "trak"},
		{3, false, "9"},
		{3, false, "99"},
		{3, false, "JSON"},
		{3, false, "action"},
		{3, false, "much"},
		{3, false, "bytes"},
		{4, true, ""},
	}
	if status != statusUnmet || len(answers) != len(want) {
		t.Fatalf("status %d, %d answers: %s", status, len(answers), errs)
	}
	for i, w := range want {
		if a := answers[i]; a.Seq != w.seq || a.OK != w.ok || !strings.Contains(a.Error, w.say) {
			t.Errorf("line %d: %+v, want %+v", i, a, w)
		}
	}
	if m := answers[0].seat(t, 2)["mana"]; m != 10.0 {
		t.Errorf("A-5: the Wizard has %v mana", m)
	}
}

func TestPlayGoesOnWhereItWas(t *testing.T) {
	whole, parts := t.TempDir(), t.TempDir()
	lines := []string{
		`{"action":"next"}`,
		`{"action":"condition","seat":1,"condition":"burn","amount":3}`,
		`{"action":"next","to":"upkeep"}`,
		`{"action":"resolve","all":true}`,
		`{"action":"next","to":"upkeep"}`,
		`{"action":"undo"}`,
		`{"action":"add","seat":2,"card":"timber-wolf"}`,
	}
	one, _, _ := played(t, whole, lines, duel...)
	var last answered
	for _, line := range lines {
		answers, errs, status := played(t, parts, []string{line}, duel...)
		if status != statusFine || len(answers) != 1 {
			t.Fatalf("%s: %d, %s", line, status, errs)
		}
		last = answers[0]
	}
	if want := one[len(one)-1]; string(last.State) != string(want.State) || last.Seq != want.Seq || !last.OK {
		t.Fatalf("in parts %s\nin one %s", last.State, want.State)
	}
	replayed, _, _ := played(t, parts, []string{`{"action":"next"}`}, "--replay")
	if len(replayed) != 1 || string(replayed[0].State) != string(last.State) || replayed[0].Seq != last.Seq {
		t.Fatal("--replay shows another state")
	}
}

func TestPlaySeedDecidesTheRolls(t *testing.T) {
	lines := []string{`{"action":"initiative"}`, `{"action":"condition","seat":1,"condition":"burn","amount":6}`, `{"action":"next","to":"upkeep"}`, `{"action":"resolve","all":true}`}
	states := map[string]bool{}
	for _, seed := range []string{"1", "1", "2", "3", "4"} {
		answers, _, _ := played(t, t.TempDir(), lines, "--game", "arena", "--seats", "Wizard,Warlock", "--seed", seed)
		states[string(answers[len(answers)-1].State)] = true
	}
	if len(states) < 3 || len(states) > 4 {
		t.Fatalf("%d states from four seeds, one used twice", len(states))
	}
}

func TestPlayRefusesWrongCalls(t *testing.T) {
	dir := t.TempDir()
	if _, _, status := played(t, dir, nil, duel...); status != statusFine {
		t.Fatal(status)
	}
	for _, args := range [][]string{
		{"--game", "arena"},
		{"--seats", "Warlock,Wizard"},
		{"--journal", ""},
		{"--seed", "x"},
		{"more"},
	} {
		if _, errs, status := played(t, dir, nil, args...); status != statusUnread || errs == "" {
			t.Errorf("%v: %d, %q", args, status, errs)
		}
	}
	for _, args := range [][]string{
		{},
		{"--replay"},
		{"--game", "chess", "--seats", "a,b"},
		{"--game", "academy"},
		{"--game", "academy", "--seats", "Wizard"},
		{"--game", "academy", "--seats", "Wizard,Nobody"},
	} {
		if _, errs, status := played(t, t.TempDir(), nil, args...); status != statusUnread || errs == "" {
			t.Errorf("new, %v: %d, %q", args, status, errs)
		}
	}
}

func TestPlayNamesSeatsAndTeams(t *testing.T) {
	answers, errs, _ := played(t, t.TempDir(), []string{`{"action":"next"}`}, "--game", "arena",
		"--seats", "Anna=arena-wizard-sortilege@1,Wizard@2,Wizard@1,Priestess@2", "--seed", "1")
	if len(answers) != 1 || !answers[0].OK {
		t.Fatal(errs)
	}
	for n, want := range []string{"Anna", "Wizard", "Wizard 2", "Priestess"} {
		if s := answers[0].seat(t, n+1); s["name"] != want || s["team"] != float64(n%2+1) {
			t.Errorf("seat %d: %v", n+1, s)
		}
	}
}

func TestPlaySecondProcessIsRefused(t *testing.T) {
	dir := t.TempDir()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	done := make(chan int)
	out, in := newLineWriter()
	env := &Env{In: r, Out: in, Err: in, Assets: assets.FS, Games: games.Rules(games.All()), Lang: "en", Now: time.Now}
	go func() { done <- Run(env, append([]string{"play", "--journal", dir}, duel...)) }()
	if _, err := w.WriteString("{\"action\":\"next\"}\n"); err != nil {
		t.Fatal(err)
	}
	<-out
	if _, errs, status := played(t, dir, nil, duel...); status != statusUnread || !strings.Contains(errs, "Another") {
		t.Errorf("%d, %q", status, errs)
	}
	_ = w.Close()
	if status := <-done; status != statusFine {
		t.Error(status)
	}
}

// newLineWriter gives a writer and a channel that tells of each write.
func newLineWriter() (<-chan string, lineWriter) {
	c := make(chan string, 100)
	return c, lineWriter{c}
}

type lineWriter struct{ c chan string }

func (w lineWriter) Write(p []byte) (int, error) {
	w.c <- string(p)
	return len(p), nil
}

// A damaged journal is said, kept, and played on.
func TestPlayMendsADamagedJournal(t *testing.T) {
	dir := t.TempDir()
	before, _, _ := played(t, dir, []string{`{"action":"next"}`, `{"action":"next"}`, `{"action":"next"}`}, duel...)
	name := filepath.Join(dir, playTable+".log")
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, data[:len(data)-9], 0o600); err != nil {
		t.Fatal(err)
	}
	after, errs, status := played(t, dir, []string{`{"action":"next"}`}, duel...)
	if status != statusFine || !strings.Contains(errs, "dropped") || after[0].Seq != 4 || string(after[0].State) != string(before[2].State) {
		t.Fatalf("%d, %q, %v", status, errs, after)
	}
	if _, errs, _ := played(t, dir, nil, duel...); errs != "" {
		t.Fatal(errs)
	}
}

// Of whole lines behind damaged ones it is said how many fit and which do not; the table goes on
// only when it is said how.
func TestPlayAsksWhatBecomesOfWhatLiesBehindAHole(t *testing.T) {
	hurt := `{"action":"change","seat":1,"track":"damage","amount":1}`
	call := func(dir string, more ...string) (errs string, status int) {
		var out, told bytes.Buffer
		env := &Env{In: strings.NewReader(hurt), Out: &out, Err: &told, Assets: assets.FS, Games: games.Rules(games.All()), Lang: "en", Now: time.Now}
		status = Run(env, append([]string{"play", "--journal", dir}, more...))
		return told.String(), status
	}
	for hole, want := range map[string]int{holeFits: 4, holeLeave: 3} {
		dir := t.TempDir()
		played(t, dir, []string{hurt, hurt, hurt, `{"action":"undo"}`, hurt}, duel...)
		name := filepath.Join(dir, playTable+".log")
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		lines := bytes.SplitAfter(data, []byte("\n"))
		lines[4][7] ^= 0x20
		damaged := bytes.Join(lines, nil)
		if err := os.WriteFile(name, damaged, 0o600); err != nil {
			t.Fatal(err)
		}
		for _, more := range [][]string{nil, {"--replay"}, {"--log"}, {"--log", "--hole", holeLeave}} {
			errs, status := call(dir, more...)
			if !strings.Contains(errs, "Damaged lines: 1. Whole lines behind them: 2, of which fit where the table then stands: 1.") || !strings.Contains(errs, "Line 6 does not fit: ") || (status == statusFine) != (more != nil) {
				t.Errorf("%v: %d, %s", more, status, errs)
			}
		}
		if now, err := os.ReadFile(name); err != nil || !bytes.Equal(now, damaged) {
			t.Fatal("it was written to", err)
		}
		if errs, status := call(dir, "--hole", "both"); status != statusUnread {
			t.Errorf("%d, %s", status, errs)
		}
		after, errs, status := played(t, dir, []string{hurt}, append([]string{"--hole", hole}, duel...)...)
		if status != statusFine || after[0].Seq != want+1 {
			t.Errorf("%s: %d, %s, %+v", hole, status, errs, after)
		}
		if kept, err := os.ReadFile(filepath.Join(dir, playTable+".damaged-1")); err != nil || !bytes.Equal(kept, damaged) {
			t.Errorf("%s: the damaged log is not kept (%v)", hole, err)
		}
		if errs, _ := call(dir, "--log"); errs != "" {
			t.Errorf("%s: %s", hole, errs)
		}
	}
}

func TestPlayListsEveryAction(t *testing.T) {
	for _, lang := range []string{"en", "de"} {
		out, errs, status := called(lang, "", "play", "--actions", "--json", "--game", "arena")
		if status != statusFine {
			t.Fatal(errs)
		}
		for _, line := range strings.Split(strings.TrimSpace(out), "\n") {
			if strings.Contains(line, "table.") {
				t.Errorf("%s: a text is missing: %s", lang, line)
			}
			var help actionHelp
			if err := json.Unmarshal([]byte(line), &help); err != nil || help.Action == "" || len(help.Fields) < 4 {
				t.Errorf("%s: %v", line, err)
			}
		}
		text, _, _ := called(lang, "", "play", "--actions")
		if !strings.Contains(text, "condition (") || strings.Contains(text, "table.") {
			t.Errorf("%s: %s", lang, text)
		}
	}
}

func TestPlayLogIsInWords(t *testing.T) {
	dir := t.TempDir()
	played(t, dir, []string{`{"action":"next"}`, `{"action":"change","seat":1,"track":"damage","amount":3}`, `{"action":"change","seat":1,"track":"damage","amount":4}`}, duel...)
	var out bytes.Buffer
	env := &Env{In: strings.NewReader(""), Out: &out, Err: &out, Assets: assets.FS, Games: games.Rules(games.All()), Lang: "en", Now: time.Now}
	Run(env, []string{"play", "--journal", dir, "--log", "--lang", "de"})
	if !strings.Contains(out.String(), "Beastmaster: Schaden +7: 0 -> 7") {
		t.Fatal(out.String())
	}
}

// Whatever a random table says, there are words for it in both languages.
func TestPlayHasWordsForEverything(t *testing.T) {
	for _, game := range []string{"academy", "arena"} {
		dir := t.TempDir()
		seats := []string{"--game", game, "--seats", "Beastmaster,Wizard,Warlock@1,Priestess@1", "--seed", "3"}
		var lines []string
		for n := range 12 {
			lines = append(lines,
				`{"action":"next","to":"upkeep"}`, `{"action":"resolve","all":true}`, `{"action":"step"}`,
				`{"action":"overrule","phase":"action"}`, `{"action":"overrule","phase":"creature-action"}`,
				`{"action":"add","seat":1,"name":"Troll","life":9,"level":2,"upkeep":1,"traits":["Regenerate 2"],"overrule":true}`,
				`{"action":"add","seat":2,"name":"Fog","kind":"conjuration","traits":["Dissipate 2"]}`,
				`{"action":"add","seat":2,"name":"Veil","kind":"enchantment","faceDown":true,"host":"mage1"}`,
				`{"action":"cast","seat":2,"name":"Ring","kind":"equipment","slots":["ring"],"overrule":true}`,
				`{"action":"attack","seat":3,"target":"mage1","with":{"kind":"melee","dice":4,"effects":[{"min":1,"result":"Daze"}]},"overrule":true}`,
				`{"action":"attack","seat":1,"target":"mage3","overrule":true}`,
				`{"action":"quickcast","seat":4,"overrule":true}`, `{"action":"guard","seat":4,"overrule":true}`, `{"action":"pass","seat":2,"overrule":true}`,
				`{"action":"end"}`, `{"action":"plan","seat":1,"count":2,"overrule":true}`, `{"action":"token","seat":1,"token":"my-own","amount":2}`,
				`{"action":"marker","seat":1,"marker":"my-mark","on":false}`, `{"action":"set","seat":1,"track":"armor","value":`+string(rune('0'+n%9))+`}`)
			for _, c := range []string{"burn", "rot", "cripple", "sleep", "stun", "stagger", "weak", "odd-one"} {
				lines = append(lines, `{"action":"condition","seat":`+string(rune('1'+n%4))+`,"condition":"`+c+`","amount":1}`)
			}
		}
		lines = append(lines, `{"action":"leave","seat":2}`, `{"action":"change","seat":1,"track":"damage","amount":99}`)
		answers, errs, _ := played(t, dir, append([]string{`{"action":"next"}`}, lines...), seats...)
		accepted := 0
		for _, a := range answers {
			if strings.Contains(a.Error, "table.") || strings.Contains(a.Error, "{{") || strings.Contains(a.Error, "<no value>") {
				t.Errorf("no words: %s", a.Error)
			}
			if a.OK {
				accepted++
			}
		}
		if accepted < 150 {
			t.Fatalf("only %d of %d accepted: %s", accepted, len(answers), errs)
		}
		for _, lang := range []string{"en", "de"} {
			var out bytes.Buffer
			env := &Env{In: strings.NewReader(""), Out: &out, Err: &out, Assets: assets.FS, Games: games.Rules(games.All()), Lang: lang, Now: time.Now}
			Run(env, []string{"play", "--journal", dir, "--log"})
			for _, line := range strings.Split(out.String(), "\n") {
				if strings.Contains(line, "table.") || strings.Contains(line, "<no value>") {
					t.Errorf("%s: no words: %s", lang, line)
				}
			}
		}
	}
}
