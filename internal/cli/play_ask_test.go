package cli

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// A script asks what a spell still has to be told, tells it, and sends what it was given.
func TestPlayAsksWhatIsMissing(t *testing.T) {
	args := []string{"--game", "academy", "--seats", "Beastmaster,Wizard", "--seed", "1"}
	begin := []string{
		`{"action":"initiative","rolls":[12,1]}`,
		`{"action":"next","to":"action"}`,
		`{"action":"overrule","round":3}`,
		`{"action":"ask","of":{"action":"attack","seat":1}}`,
		`{"action":"ask","of":{"action":"next"}}`,
		`{"action":"ask","of":{"action":"attack","seat":9}}`,
		`{"action":"ask"}`,
		`{"action":"ask","of":{"action":"attack","seat":1},"too":1}`,
	}
	answers, _, _ := played(t, t.TempDir(), begin, args...)
	for i, ok := range []bool{true, true, true, true, true, false, false, false} {
		if answers[i].OK != ok {
			t.Errorf("%d: %+v", i, answers[i])
		}
	}
	if answers[4].Question != nil || answers[3].State != nil || answers[3].Seq != answers[2].Seq {
		t.Errorf("%+v, %+v", answers[3], answers[4])
	}
	q := answers[3].Question
	at := slices.IndexFunc(q.Asks, func(a playAsk) bool { return a.Field == "target" && a.Form == "one" && len(a.Options) > 0 })
	if q == nil || !q.Ready || q.Refused != nil || at < 0 || q.Asks[at].Options[0].Left == nil || q.Send["target"] != "mage2" {
		t.Fatalf("%+v", q)
	}
	line, err := json.Marshal(q.Send)
	if err != nil {
		t.Fatal(err)
	}
	tried, _, _ := played(t, t.TempDir(), append(slices.Clone(begin[:3]), string(line)), args...)
	if last := tried[len(tried)-1]; !last.OK {
		t.Errorf("what was asked for is refused: %s", last.Error)
	}
}

// Choices and questions say which fields need not be told: of the tile below a mage the app draws one,
// and a spell goes nowhere as long as nobody says where. What has to be said is needed: whose apprentice
// of a sphere is corrupted.
func TestPlaySaysWhatIsOptional(t *testing.T) {
	setup := filepath.Join(t.TempDir(), "table.json")
	table := `{"phase":"journey","round":4,"mages":[{"at":"w1","relics":{"seeds":2,"bones":3},"apprentices":{"fundamental-nature":1,"master-death":1}},{"apprentices":{"fundamental-time":1}}]}`
	if err := os.WriteFile(setup, []byte(table), 0o600); err != nil {
		t.Fatal(err)
	}
	args := []string{"--game", "archmage", "--seats", "blue,white", "--setup", setup, "--option", "first=1", "--option", "shift=random", "--choices"}
	answers, _, _ := played(t, t.TempDir(), []string{
		`{"action":"ask","of":{"action":"explore","seat":1}}`,
		`{"action":"ask","of":{"action":"cast","seat":1,"spell":"vines"}}`,
		`{"action":"ask","of":{"action":"cast","seat":1,"spell":"corrupt","foe":2}}`,
		`{"action":"change","seat":1,"track":"company","amount":-1}`,
	}, args...)
	optional := func(q *playQuestion) map[string]bool {
		all := map[string]bool{}
		for _, each := range q.Asks {
			all[each.Field] = each.Optional
		}
		return all
	}
	if got := optional(answers[0].Question); !got["kind"] {
		t.Errorf("exploring asks for %v", got)
	}
	if got := optional(answers[1].Question); !got["places"] {
		t.Errorf("the spell asks for %v", got)
	}
	found := map[string][2][]string{}
	for _, c := range answers[3].Choices {
		found[fmt.Sprint(c.Send["action"])] = [2][]string{c.Needs, c.Optional}
	}
	if got := found["explore"]; len(got[0]) > 0 || !slices.Equal(got[1], []string{"kind"}) {
		t.Errorf("exploring needs %v, and %v at will", got[0], got[1])
	}
	if got := optional(answers[2].Question); got["sphere"] || !got["foe"] {
		t.Errorf("corrupting asks for %v", got)
	}
}
