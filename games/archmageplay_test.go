package games_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/cli/clitest"
)

// played runs the command line's play on a folder, with every game of the app.
func played(t *testing.T, lines string, args ...string) (answers []map[string]any, text string, status int) {
	t.Helper()
	return clitest.Play(t, games.Rules(games.All()), assets.FS, "en", lines, args...)
}

// Whole games of Archmage from their first planet to the final scoring, as scripts.
func TestWholeGamesOfArchmage(t *testing.T) {
	for name, c := range map[string]struct {
		seats string
		round float64
	}{"solo": {"Mira=blue", 15}, "three": {"Ada=blue,Bob=white,Cem=red", 14}} {
		t.Run(name, func(t *testing.T) {
			script, err := os.ReadFile(filepath.Join("testdata", "archmage-"+name+".jsonl"))
			if err != nil {
				t.Fatal(err)
			}
			dir := t.TempDir()
			answers, text, status := played(t, string(script), "--journal", dir, "--game", "archmage", "--seats", c.seats, "--seed", "7", "--option", "first=1", "--choices")
			if status != 0 {
				for i, a := range answers {
					if a["ok"] != true {
						t.Fatalf("line %d: %v", i+1, a)
					}
				}
				t.Fatalf("status %d: %s", status, text[max(0, len(text)-400):])
			}
			end := answers[len(answers)-1]["state"].(map[string]any)
			if end["phase"] != "finished" || end["round"] != c.round {
				t.Errorf("it ends in %v, round %v", end["phase"], end["round"])
			}
			for _, each := range end["mages"].([]any) {
				if each.(map[string]any)["score"] == nil {
					t.Errorf("%v has not scored", each.(map[string]any)["name"])
				}
			}
			for i, a := range answers[:len(answers)-1] {
				if list, _ := a["choices"].([]any); len(list) == 0 {
					t.Fatalf("after line %d nothing is offered", i+1)
				}
			}
			again, _, _ := played(t, "", "--journal", dir, "--replay")
			if len(again) != 1 || again[0]["seq"] != answers[len(answers)-1]["seq"] {
				t.Errorf("played again it is %v", again)
			}
			for _, lang := range []string{"en", "de"} {
				_, log, _ := played(t, "", "--journal", dir, "--log", "--lang", lang)
				if strings.Contains(log, "archmage.") || strings.Contains(log, "{{") || strings.Count(log, "\n") < len(answers) {
					t.Errorf("%s: %s", lang, log[:min(len(log), 2000)])
				}
			}
			if strings.Contains(text, `"text":"archmage.`) {
				t.Error("a choice is said by its id")
			}
		})
	}
}

// A table as it was found is laid by a file, and what is refused says why and by which
// rule.
func TestArchmageFromAFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "table.json")
	if err := os.WriteFile(file, []byte(`{"phase":"journey","round":4,
		"mages":[{"at":"w1","relics":{"gems":5},"company":8,"apprentices":{"fundamental-will":1}},{"company":3}],
		"places":[{"id":"w1","kind":"mine","owner":2,"wards":1}]}`), 0o600); err != nil {
		t.Fatal(err)
	}
	lines := strings.Join([]string{
		`{"action":"attack","seat":"Ada"}`, `{"action":"attack","seat":"Ada"}`, `{"action":"deploy","seat":"Ada"}`,
		`{"action":"cast","seat":1,"spell":"stoneskin"}`, `{"action":"cast","seat":1,"spell":"stoneskin"}`,
		`{"action":"gather","seat":1}`, `{"action":"travel","seat":1,"to":"moon"}`, `{"action":"undo"}`, `{"action":"build","seat":1}`,
		`{"action":"travel","seat":1}`, `{"action":"fly","seat":1}`, `{"action":"deploy","seat":1,"height":3}`,
	}, "\n")
	answers, text, _ := played(t, lines, "--journal", t.TempDir(), "--game", "archmage", "--seats", "Ada=blue,Bob=white", "--setup", file, "--seed", "1", "--option", "first=1")
	if len(answers) != 12 {
		t.Fatal(text)
	}
	for i, rule := range []string{"", "", "", "", "M-39", "M-46", "-", "", "", "-", "-", "-"} {
		if answers[i]["ok"] != (rule == "") || rule != "-" && rule != "" && answers[i]["rule"] != rule {
			t.Errorf("line %d: %v", i+1, answers[i]["error"])
		}
	}
	if mage := answers[8]["state"].(map[string]any)["mages"].([]any)[0].(map[string]any); mage["relics"].(map[string]any)["gems"] != 6.0 {
		t.Errorf("the tower's Gem is missing: %v", mage["relics"])
	}
	for _, lang := range []string{"en", "de"} {
		_, text, status := played(t, "", "--game", "archmage", "--actions", "--lang", lang)
		if status != 0 || strings.Contains(text, "archmage.") {
			t.Errorf("%s: %s", lang, text)
		}
	}
}
