package cli

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Whole duels, from the first roll to the last blow, with the rolls as they fell.
// Every line of a script is an action; one that begins with "=" says what must
// hold after it ("= Wizard damage 5", "= Bitterwood Fox gone", "= round 3"), and one
// that begins with "!" is an action that is refused, with a word of the answer
// first, mostly the rule's number. The other half of each duel is played by a second process.
func TestWholeDuels(t *testing.T) {
	for _, duel := range []struct{ game, seats string }{
		{"academy", "Beastmaster,Wizard"},
		{"arena", "arena-beastmaster-straywood,arena-warlock-arraxian-crown"},
	} {
		t.Run(duel.game, func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join("testdata", "duels", duel.game+".txt"))
			if err != nil {
				t.Fatal(err)
			}
			if n := byHand(string(text)); n != 0 {
				t.Errorf("%d times the table had to be set by hand, it once was never", n)
			}
			playDuel(t, strings.Split(string(text), "\n"), "--game", duel.game, "--seats", duel.seats, "--seed", "1")
		})
	}
}

// byHand counts the actions that only put right what no rule and no card has done.
func byHand(script string) int {
	n := 0
	for _, action := range []string{"change", "set", "condition", "token", "marker", "trait", "destroy", "remove", "heal"} {
		n += strings.Count(script, `{"action":"`+action+`"`)
	}
	return n
}

func playDuel(t *testing.T, script []string, args ...string) {
	var actions []string
	for _, line := range script {
		switch {
		case strings.HasPrefix(line, "! "):
			_, action, _ := strings.Cut(strings.TrimPrefix(line, "! "), " ")
			actions = append(actions, action)
		case strings.HasPrefix(line, "{"):
			actions = append(actions, line)
		}
	}
	dir, half := t.TempDir(), len(actions)/2
	answers, errs, status := played(t, dir, actions[:half], args...)
	more, errs2, status2 := played(t, dir, actions[half:], args...)
	answers = append(answers, more...)
	if max(status, status2) > statusUnmet || len(answers) != len(actions) {
		t.Fatalf("status %d and %d, %d answers to %d actions: %s%s", status, status2, len(answers), len(actions), errs, errs2)
	}
	at := -1
	var now answered
	for n, line := range script {
		where := fmt.Sprintf("line %d: %s", n+1, line)
		switch {
		case strings.HasPrefix(line, "{"):
			at++
			if !answers[at].OK {
				t.Errorf("%s: %s", where, answers[at].Error)
				continue
			}
			now = answers[at]
		case strings.HasPrefix(line, "! "):
			at++
			rule := strings.Fields(line)[1]
			if answers[at].OK || !strings.Contains(answers[at].Error+answers[at].Rule, rule) {
				t.Errorf("%s: %v, %s", where, answers[at].OK, answers[at].Error)
			}
		case strings.HasPrefix(line, "= result."):
			if problem := holds(now.Result, strings.TrimPrefix(line, "= result")); problem != "" {
				t.Errorf("%s: %s", where, problem)
			}
		case strings.HasPrefix(line, "= "):
			if problem := holds(now.State, strings.TrimPrefix(line, "= ")); problem != "" {
				t.Errorf("%s: %s", where, problem)
			}
		}
	}
}

// holds tells what is wrong with "NAME gone", "NAME FIELD VALUE" or "FIELD VALUE".
func holds(state json.RawMessage, claim string) string {
	var table map[string]any
	if err := json.Unmarshal(state, &table); err != nil {
		return err.Error()
	}
	words := strings.Fields(claim)
	if strings.Contains(words[0], ".") {
		if got := foundAt(state, words[0]); got != words[1] {
			return "it is " + got
		}
		return ""
	}
	if words[len(words)-1] == "gone" {
		if thing(table, strings.Join(words[:len(words)-1], " ")) != nil {
			return "it is there"
		}
		return ""
	}
	field, want, of := words[len(words)-2], words[len(words)-1], table
	if len(words) > 2 {
		if of = thing(table, strings.Join(words[:len(words)-2], " ")); of == nil {
			return "it is not there"
		}
	}
	value := of[field]
	if conditions, ok := of["conditions"].(map[string]any); ok && value == nil {
		value = conditions[field]
	}
	if value == nil {
		value = 0
	}
	if got := fmt.Sprint(value); got != want {
		return "it is " + got
	}
	return ""
}

// thing finds a mage or an object by its name.
func thing(table map[string]any, name string) map[string]any {
	for _, each := range table["seats"].([]any) {
		seat := each.(map[string]any)
		if seat["name"] == name {
			return seat
		}
		for _, each := range seat["objects"].([]any) {
			if object := each.(map[string]any); object["name"] == name {
				return object
			}
		}
	}
	return nil
}
