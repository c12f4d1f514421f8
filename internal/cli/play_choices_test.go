package cli

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// An answer says what the action went past and what the table should know, with the
// numbers of the rules; a refusal names the rule that stands against it.
func TestPlayTellsWhatItWentPast(t *testing.T) {
	answers, _, _ := played(t, t.TempDir(), []string{
		`{"action":"initiative","rolls":[12,1]}`,
		`{"action":"next","to":"action"}`,
		`{"action":"pass","seat":1}`,
		`{"action":"next"}`,
		`{"action":"set","seat":2,"track":"damage","value":99}`,
	}, "--game", "academy", "--seats", "Beastmaster,Wizard", "--seed", "1")
	var rules [][]string
	for _, a := range answers {
		said := []string{}
		for _, n := range a.Notices {
			said = append(said, n.Rule)
		}
		rules = append(rules, said)
	}
	want := [][]string{{}, {"A-16"}, {}, {"A-34", "A-34", "A-16"}, {"A-16", "A-107", "A-107"}}
	if !slices.EqualFunc(rules, want, slices.Equal[[]string]) || answers[2].Rule != "A-33" {
		t.Errorf("%v, %s", rules, answers[2].Rule)
	}
}

// With --choices every answer offers the lines that can be sent next: those that need
// nothing more are taken as they are, an attack with any target that is named.
func TestPlayChoices(t *testing.T) {
	args := []string{"--game", "academy", "--seats", "Beastmaster,Wizard", "--seed", "1", "--choices"}
	begin := []string{
		`{"action":"initiative","rolls":[12,1]}`,
		`{"action":"next","to":"action"}`,
		`{"action":"add","seat":2,"name":"Veil","kind":"enchantment","faceDown":true,"host":"mage2","reveal":1}`,
		`{"action":"overrule","round":3}`,
		`{"action":"activate","seat":1}`,
	}
	answers, _, _ := played(t, t.TempDir(), begin, args...)
	var kinds []string
	for _, c := range answers[len(answers)-1].Choices {
		kinds = append(kinds, c.Send["action"].(string))
		if c.Send["action"] == "attack" {
			c.Send["target"], c.Needs = c.Targets[0], nil
		}
		if len(c.Needs) > 0 {
			continue
		}
		line, err := json.Marshal(c.Send)
		if err != nil {
			t.Fatal(err)
		}
		tried, _, _ := played(t, t.TempDir(), append(slices.Clone(begin), string(line)), args...)
		if last := tried[len(tried)-1]; !last.OK {
			t.Errorf("%s: %s", line, last.Error)
		}
	}
	slices.Sort(kinds)
	if got := strings.Join(slices.Compact(kinds), " "); got != "attack cast end guard next reveal" {
		t.Error(got)
	}
}
