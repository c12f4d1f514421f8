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
	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/games"
)

// call runs the command line with this standard input.
func callBooks(in string, args ...string) (status int, out, errs string) {
	var o, e bytes.Buffer
	env := &Env{In: strings.NewReader(in), Out: &o, Err: &e, Assets: assets.FS, Games: games.Rules(games.All()), Lang: "en", Now: func() time.Time { return time.Unix(0, 0) }}
	status = Run(env, args)
	return status, o.String(), e.String()
}

// checked is the answer of check --json to one book on standard input.
func checked(t *testing.T, book string, args ...string) (int, verdict) {
	t.Helper()
	status, out, errs := callBooks(book, append([]string{"check", "--json", "-"}, args...)...)
	var v verdict
	if err := json.Unmarshal([]byte(out), &v); err != nil || strings.Count(out, "\n") != 1 || errs != "" {
		t.Fatalf("%v: %q %q", err, out, errs)
	}
	return status, v
}

const warlock = "Mage: Warlock (Arraxian Crown)\n"

func TestCheckOutcomes(t *testing.T) {
	tests := []struct {
		name, book string
		args       []string
		status     int
		outcome    string
		rules      string
	}{
		{"legal", warlock + "2x Fireball", nil, 0, "legal", ""},
		{"points", warlock + "4 Adramelech, Lord of Fire\n4 Banish\n4 Purge Magic\n4 Teleport\n4 Drain Power\n4 Force Hold", nil, 1, "illegal", "points"},
		{"copies of level 1", warlock + "7x Bear Strength", nil, 1, "illegal", "copies"},
		{"copies add up", warlock + "4x Bear Strength\n3 Bear Strength", nil, 1, "illegal", "copies"},
		{"copies of higher levels", warlock + "5x Fireball", nil, 1, "illegal", "copies"},
		{"epic", "Mage: Priestess\n2x Divine Intervention", nil, 1, "illegal", "epic"},
		{"only", warlock + "1x Arcane Ring", nil, 1, "illegal", "only"},
		{"academy copies", "Mage: Wizard (Academy)\n4x Disperse", nil, 1, "illegal", "copies"},
		{"academy pool", "Mage: Wizard (Academy)\n1x Bear Strength", nil, 1, "illegal", "academy-pool"},
		{"no mage", "2x Bear Strength", nil, 1, "needs-attention", "mage"},
		{"no mage and too many", "9x Bear Strength", nil, 1, "needs-attention", "mage"},
		{"auras of a Paladin", "Mage: Paladin\n1 Retribution Aura\n1 Solar Aura", nil, 0, "legal", ""},
		{"four of one aura", "Mage: Paladin\n4 Retribution Aura", nil, 1, "illegal", "copies"},
		{"an aura for anybody else", warlock + "1 Retribution Aura", nil, 1, "illegal", "only"},
		{"mage of another game", warlock + "1 Mend", []string{"--game", "academy"}, 1, "illegal", "mage"},
		{"mage given", "2x Bear Strength", []string{"--mage", "arena-wizard-sortilege"}, 0, "legal", ""},
		{"unknown card", warlock + "2x Bear Strenght", nil, 1, "needs-attention", "unknown-card"},
		{"unknown and illegal", warlock + "2x Bear Strenght\n7 Bear Strength", nil, 1, "needs-attention", "copies unknown-card"},
		{"unknown mage", "Mage: Wizrad\n2x Bear Strength", nil, 1, "needs-attention", "mage"},
		{"count of none", warlock + "0x Bear Strength\n1 Dispel", nil, 1, "needs-attention", ""},
		{"empty", "", nil, 2, "rejected", ""},
		{"not a book", "Dear Bob,\nhow are you?", nil, 2, "rejected", ""},
		{"entities", "<!DOCTYPE a [<!ENTITY b \"c\">]><deck/>", nil, 2, "rejected", ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			status, v := checked(t, test.book, test.args...)
			var rules []string
			for _, r := range v.Reasons {
				if len(rules) == 0 || rules[len(rules)-1] != r.Rule {
					rules = append(rules, r.Rule)
				}
			}
			if got := strings.Join(sorted(rules), " "); status != test.status || v.Outcome != test.outcome || got != test.rules {
				t.Errorf("status %d, %s, rules %q; want %d, %s, %q\n%+v", status, v.Outcome, got, test.status, test.outcome, test.rules, v)
			}
		})
	}
}

func sorted(words []string) []string {
	seen := map[string]bool{}
	var out []string
	for _, rule := range []string{"academy-pool", "copies", "epic", "mage", "only", "points", "unknown-card"} {
		for _, w := range words {
			if w == rule && !seen[w] {
				seen[w] = true
				out = append(out, w)
			}
		}
	}
	return out
}

// The keys and texts of the answer are a promise to scripts.
func TestCheckJSON(t *testing.T) {
	_, out, _ := callBooks(warlock+"2x Bear Strength\n7x Rhino Hide\n2x Bear Strenght", "check", "-", "--json")
	want := `{"file":"-","outcome":"needs-attention","format":"text","game":"arena","mage":"arena-warlock-arraxian-crown",` +
		`"points":18,"limit":120,"cards":9,` +
		`"reasons":[{"rule":"copies","card":"rhino-hide","detail":"level 1: at most 6 copies, found 7"},` +
		`{"rule":"unknown-card","detail":"2x Bear Strenght: unknown card"}],` +
		`"problems":[{"line":4,"entry":"2x Bear Strenght","message":"unknown card","suggestion":"bear-strength"}],` +
		`"entries":[{"card":"bear-strength","name":"Bear Strength","count":2,"pointsEach":2,"points":4,"why":"Nature 1, untrained: x2"},` +
		`{"card":"rhino-hide","name":"Rhino Hide","count":7,"pointsEach":2,"points":14,"why":"Nature 1, untrained: x2"}]}` + "\n"
	if out != want {
		t.Errorf("got\n%s\nwant\n%s", out, want)
	}
	status, out, _ := callBooks("", "check", "--json", "-")
	if want := `{"file":"-","outcome":"rejected","message":"The file is empty."}` + "\n"; out != want || status != 2 {
		t.Errorf("status %d, got %s", status, out)
	}
}

// A book without a mage has no points, neither as a whole nor card by card, and
// says why.
func TestCheckWithoutMage(t *testing.T) {
	_, out, _ := callBooks("2x Bear Strength", "check", "-", "--json")
	if strings.Contains(strings.ToLower(out), `"points`) || strings.Contains(out, `"limit"`) || !strings.Contains(out, "names no mage") {
		t.Error(out)
	}
	for lang, want := range map[string]string{"en": "no mage: nobody can say", "de": "kein Magier: niemand kann sagen"} {
		if _, out, _ := callBooks("2x Bear Strength", "check", "-", "--lang", lang); !strings.Contains(out, want) || !strings.Contains(out, "2x ") {
			t.Error(out)
		}
	}
}

// Several files get an answer each, and the worst of them is the status.
func TestCheckSeveralFiles(t *testing.T) {
	dir := t.TempDir()
	good, bad := filepath.Join(dir, "good.xyz"), filepath.Join(dir, "bad")
	write(t, good, warlock+"1 Dispel")
	write(t, bad, warlock+"7 Dispel")
	status, out, _ := callBooks("", "check", good, bad, "--json", filepath.Join(dir, "missing"))
	if lines := strings.Split(strings.TrimSpace(out), "\n"); status != 2 || len(lines) != 3 ||
		!strings.Contains(lines[0], `"legal"`) || !strings.Contains(lines[1], `"illegal"`) || !strings.Contains(lines[2], `"rejected"`) {
		t.Errorf("status %d\n%s", status, out)
	}
	if status, _, _ := callBooks("", "check", good, bad); status != 1 {
		t.Errorf("a legal and an illegal book give status %d", status)
	}
}

func TestWrongBookCalls(t *testing.T) {
	for _, args := range [][]string{
		{"check"},
		{"check", "-", "--game", "chess"},
		{"check", "-", "--mage", "arena-gandalf"},
		{"check", "-", "--nonsense"},
		{"convert"},
		{"convert", "-"},
		{"convert", "-", "-", "--to", "text"},
		{"convert", "-", "--to", "word"},
		{"convert", "-", "--to", "pdf", "--paper", "a5"},
		{"convert", "-", "--to", "pdf", "--sheet", "poster"},
		{"convert", "/nowhere/at/all", "--to", "text"},
	} {
		status, out, errs := callBooks(warlock+"1 Dispel", args...)
		if status != 2 || out != "" || errs == "" {
			t.Errorf("%v: status %d, out %q, err %q", args, status, out, errs)
		}
	}
}

func TestCheckForPeople(t *testing.T) {
	_, out, _ := callBooks(warlock+"7x Bear Strength\n1 Bear Strenght", "check", "-")
	for _, want := range []string{
		"-: needs attention", "Warlock (Arraxian Crown): 14 of 120 points, 7 cards",
		"! Bear Strength: level 1: at most 6 copies, found 7", "? line 3: 1 Bear Strenght: unknown card - did you mean Bear Strength?",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing in\n%s", want, out)
		}
	}
}

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// Every rulebook book, in every format, is found legal with the same points.
func TestConvertThenCheck(t *testing.T) {
	cards, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	scribe := formats.NewScribe(cards)
	for _, rulebook := range cards.Rulebooks() {
		book := builder.FromRulebook(rulebook, rulebook.ID)
		data, err := scribe.Write(book, formats.JSON)
		if err != nil {
			t.Fatal(err)
		}
		want := builder.Look(book, cards)
		for _, f := range formats.Formats() {
			if !f.Reads() || !f.Writes() {
				continue
			}
			status, converted, errs := callBooks(string(data), "convert", "-", "--to", string(f.Name))
			if status != 0 || errs != "" {
				t.Fatalf("%s to %s: status %d, %s", rulebook.ID, f.Name, status, errs)
			}
			status, v := checked(t, converted)
			if status != 0 || v.Points == nil || *v.Points != want.Points || v.Cards != want.Cards || v.Format != f.Name {
				t.Errorf("%s as %s (%s): status %d, %+v", rulebook.ID, f.Name, v.Format, status, v)
			}
		}
	}
}

func TestConvertToFile(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.txt"), filepath.Join(dir, "out.o8d")
	write(t, in, warlock+"1 Dispel\n2 Dispell It")
	write(t, out, "old")
	status, said, errs := callBooks("", "convert", in, "--to", "o8d", "-o", out)
	if status != 1 || said != "" || !strings.Contains(errs, "line 3") {
		t.Errorf("status %d, out %q, err %q", status, said, errs)
	}
	if data, _ := os.ReadFile(out); !strings.Contains(string(data), "Dispell It") {
		t.Errorf("written %s", data)
	}
	if files, _ := os.ReadDir(dir); len(files) != 2 {
		t.Errorf("left behind: %v", files)
	}
	if status, _, errs := callBooks("", "convert", in, "--to", "text", "-o", filepath.Join(dir, "no", "such", "folder")); status != 2 || errs == "" {
		t.Errorf("into nowhere: status %d, %q", status, errs)
	}
	if status, _, _ := callBooks("nonsense", "convert", "-", "--to", "text", "-o", out); status != 2 {
		t.Errorf("nonsense: status %d", status)
	}
	if data, _ := os.ReadFile(out); !strings.HasPrefix(string(data), "<?xml") {
		t.Errorf("a refused book overwrote the file: %s", data)
	}
}

// Books are checked by house rules where a call names them, and the answer says so.
func TestCheckByHouseRules(t *testing.T) {
	file := filepath.Join(t.TempDir(), "friday.json")
	if err := os.WriteFile(file, []byte(`{"quickcast":"house-rules","version":1,"name":"Friday","barred":["dispel"]}`), 0o600); err != nil {
		t.Fatal(err)
	}
	status, out, _ := callBooks(warlock+"1 Dispel", "check", "--json", "--house", file, "-")
	if status != 1 || !strings.Contains(out, `"rule":"house"`) || !strings.Contains(out, "checked by house rules: Friday") {
		t.Errorf("status %d, %s", status, out)
	}
	if status, _, errs := callBooks(warlock+"1 Dispel", "check", "--house", "-", "-"); status != 2 || errs == "" {
		t.Errorf("no house rules: status %d, %q", status, errs)
	}
}
