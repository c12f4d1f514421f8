package games_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/tracker/gamelaws"
)

// Situations that are in no example, written down from the rulebooks before they were
// played, through the command line's play.
func TestSituationsBesideTheRulebook(t *testing.T) {
	for _, game := range []string{"archmage", "wizards"} {
		list, err := gamelaws.Situations(filepath.Join("testdata", "situations-"+game+".json"))
		if err != nil {
			t.Fatal(game, err)
		}
		for _, s := range list {
			t.Run(game+" "+s.Name, func(t *testing.T) {
				path := filepath.Join(t.TempDir(), "table.json")
				if err := os.WriteFile(path, s.Setup, 0o600); err != nil {
					t.Fatal(err)
				}
				args := []string{"--journal", t.TempDir(), "--game", game, "--seats", s.Seats, "--setup", path, "--seed", "7"}
				for _, o := range s.Options {
					args = append(args, "--option", o)
				}
				var lines []string
				for _, l := range s.Do {
					lines = append(lines, string(l))
				}
				answers, text, _ := played(t, strings.Join(lines, "\n"), args...)
				if len(answers) != len(lines) {
					t.Fatal(text)
				}
				for i, a := range answers {
					last := i == len(answers)-1
					switch refused := a["ok"] != true; {
					case refused && (!last || s.Refused == ""):
						t.Fatalf("%s: %v", lines[i], a["error"])
					case last && s.Refused != "" && (!refused || a["rule"] != s.Refused):
						t.Fatalf("%s: %v (%v), want it refused by %s", lines[i], a["error"], a["rule"], s.Refused)
					}
				}
				if s.Refused != "" {
					return
				}
				for way, want := range s.Expect {
					if got := at(answers[len(answers)-1]["state"], strings.Split(way, ".")); fmt.Sprint(got) != fmt.Sprint(want) {
						t.Errorf("%s is %v, want %v", way, got, want)
					}
				}
			})
		}
	}
}

// at follows a way into a state; in a list by number, or by what bears that name.
func at(v any, way []string) any {
	if len(way) == 0 {
		return v
	}
	switch v := v.(type) {
	case map[string]any:
		if v[way[0]] == nil {
			return 0 // what is not there counts nothing
		}
		return at(v[way[0]], way[1:])
	case []any:
		if n, err := strconv.Atoi(way[0]); err == nil && n < len(v) {
			return at(v[n], way[1:])
		}
		for _, each := range v {
			if m, ok := each.(map[string]any); ok && (m["id"] == way[0] || m["room"] == way[0]) {
				return at(m, way[1:])
			}
		}
	}
	return 0
}
