package cli

import (
	"encoding/json"
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
