package cli

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// Whole games of Archmage and Wizard's Academy, from the setup to the last count, with what
// fell. A claim names where it stands in the state: "= mages.0.score.total 9".
func TestWholeGames(t *testing.T) {
	for name, args := range map[string][]string{
		"archmage-three": {"--game", "archmage", "--seats", "Mira=blue,Jonas=red,Ada=white", "--seed", "5", "--option", "shift=random", "--option", "first=2"},
		"archmage-solo":  {"--game", "archmage", "--seats", "Mira=blue", "--seed", "5", "--option", "shift=random"},
		"wizards-lost":   {"--game", "wizards", "--seats", "Anna=elementalism,Ben=destruction", "--seed", "1", "--option", "doors=drawn"},
		"wizards-won":    {"--game", "wizards", "--seats", "Anna=elementalism,Ben=destruction", "--seed", "1", "--option", "doors=drawn"},
	} {
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join("testdata", "duels", name+".txt"))
			if err != nil {
				t.Fatal(err)
			}
			playDuel(t, strings.Split(string(text), "\n"), args...)
		})
	}
}

// foundAt is what stands at a place of a state, "mages.0.relics.gems".
func foundAt(state json.RawMessage, path string) string {
	var now any
	if err := json.Unmarshal(state, &now); err != nil {
		return err.Error()
	}
	for _, name := range strings.Split(strings.TrimPrefix(path, "."), ".") {
		switch at := now.(type) {
		case map[string]any:
			now = at[name]
		case []any:
			i, err := strconv.Atoi(name)
			if err != nil || i < 0 || i >= len(at) {
				return "nothing at " + path
			}
			now = at[i]
		}
	}
	return fmt.Sprint(now)
}
