package games_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// situation is a moment of a game beside its rulebook: how the table is found, what is
// done, and what the rules say comes of it.
type situation struct {
	Name    string            `json:"name"`
	Seats   string            `json:"seats"`
	Options []string          `json:"options"`
	Setup   json.RawMessage   `json:"setup"`
	Do      []json.RawMessage `json:"do"`
	Expect  map[string]any    `json:"expect"`  // by the way to it in the state: "places.w1.wards"
	Refused string            `json:"refused"` // the rule that stands against the last deed
}

// Situations that are in no example, written down from the rulebooks before they were
// played, through the command line's play.
func TestSituationsBesideTheRulebook(t *testing.T) {
	for _, game := range []string{"archmage", "wizards"} {
		data, err := os.ReadFile(filepath.Join("testdata", "situations-"+game+".json"))
		if err != nil {
			t.Fatal(err)
		}
		var file struct {
			Bases map[string]json.RawMessage `json:"bases"`
			List  []struct {
				Base string `json:"base"`
				situation
			} `json:"situations"`
		}
		if err := json.Unmarshal(data, &file); err != nil {
			t.Fatal(game, err)
		}
		for _, s := range file.List {
			t.Run(game+" "+s.Name, func(t *testing.T) {
				setup := over(t, file.Bases[s.Base], s.Setup)
				path := filepath.Join(t.TempDir(), "table.json")
				if err := os.WriteFile(path, setup, 0o600); err != nil {
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

// over lays a setup over another: fields of objects one by one, lists of both behind each
// other.
func over(t *testing.T, base, more json.RawMessage) json.RawMessage {
	t.Helper()
	var a, b any
	for _, each := range []struct {
		raw  json.RawMessage
		into *any
	}{{base, &a}, {more, &b}} {
		if len(each.raw) > 0 {
			if err := json.Unmarshal(each.raw, each.into); err != nil {
				t.Fatal(err)
			}
		}
	}
	data, err := json.Marshal(merged(a, b))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func merged(a, b any) any {
	switch b := b.(type) {
	case map[string]any:
		m, ok := a.(map[string]any)
		if !ok {
			return b
		}
		for key, value := range b {
			m[key] = merged(m[key], value)
		}
		return m
	case []any:
		if list, ok := a.([]any); ok {
			return append(list, b...)
		}
		return b
	case nil:
		return a
	}
	return b
}
