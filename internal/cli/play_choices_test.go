package cli

import (
	"bytes"
	"encoding/json"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
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

// Every answer says the next sensible step: how to send it, what a newcomer is told to do,
// and what would be lost by it.
func TestPlaySaysTheNextStepAndWhatItSkips(t *testing.T) {
	answers, _, _ := played(t, t.TempDir(), []string{
		`{"action":"initiative","rolls":[12,1]}`,
		`{"action":"next","to":"action"}`,
		`{"action":"overrule","round":3}`,
		`{"action":"activate","seat":1}`,
	}, "--game", "academy", "--seats", "Beastmaster,Wizard", "--seed", "1")
	next := answers[3].Next
	if next == nil {
		t.Fatal("there is no next step")
	}
	if next.Send["action"] != "end" || next.Text == "" || !strings.Contains(next.Prompt, "Beastmaster") {
		t.Errorf("%+v", next)
	}
	if len(next.Skips) == 0 || next.Skips[0].Seat != 1 || next.Skips[0].Object != "mage1" || next.Skips[0].Text == "" || next.Skips[0].Rule != "A-36" {
		t.Errorf("it skips %+v", next.Skips)
	}
}

func TestPlayNamesAllGamesInItsHelp(t *testing.T) {
	var out bytes.Buffer
	env := &Env{Out: &out, Err: io.Discard, Assets: assets.FS, Games: games.Rules(games.All()), Lang: "en"}
	if Run(env, []string{"play", "--help"}) != statusFine {
		t.Fatal(out.String())
	}
	for _, game := range games.Rules(games.All()).Names() {
		if strings.Count(out.String(), game) < 2 {
			t.Errorf("%s is not named twice:\n%s", game, out.String())
		}
	}
}
