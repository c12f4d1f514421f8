package cli

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
)

// callCards runs the command line and gives its status and both outputs.
func callCards(t *testing.T, in string, args ...string) (status int, out, err string) {
	t.Helper()
	var o, e bytes.Buffer
	env := &Env{In: strings.NewReader(in), Out: &o, Err: &e, Assets: assets.FS, Games: games.Rules(games.All()), Lang: "en"}
	status = Run(env, args)
	return status, o.String(), e.String()
}

type foundCards struct {
	Query string
	Hits  []struct {
		Card, Name string
		Score      float64
	}
	Problems []struct{ Term, Message string }
	TookUS   *float64 `json:"took_us"`
}

func decodeLines[T any](t *testing.T, out string) []T {
	t.Helper()
	var list []T
	for _, line := range strings.Split(strings.TrimSuffix(out, "\n"), "\n") {
		var answer T
		if err := json.Unmarshal([]byte(line), &answer); err != nil {
			t.Fatalf("%q is no JSON: %v", line, err)
		}
		list = append(list, answer)
	}
	return list
}

func TestSearchAnswersEachQueryWithALine(t *testing.T) {
	status, fromArgs, _ := callCards(t, "", "search", "ber strenght", "wlof", "--json", "--limit", "3")

	if status != statusFine {
		t.Errorf("status %d", status)
	}
	status, out, _ := callCards(t, "ber strenght\r\nwlof\n", "search", "--limit=3", "--json")
	if status != statusFine {
		t.Errorf("status %d from standard input", status)
	}
	for _, answers := range [][]foundCards{decodeLines[foundCards](t, fromArgs), decodeLines[foundCards](t, out)} {
		if len(answers) != 2 {
			t.Fatalf("%d answers", len(answers))
		}
		if a := answers[0]; a.Query != "ber strenght" || a.Hits[0].Card != "bear-strength" || a.Hits[0].Name != "Bear Strength" || a.TookUS == nil {
			t.Errorf("first answer %+v", a)
		}
		if a := answers[1]; len(a.Hits) != 3 || a.Hits[0].Score < a.Hits[2].Score {
			t.Errorf("second answer %+v", a)
		}
	}
}

func TestSearchSaysWhatIsNotFound(t *testing.T) {
	status, out, _ := callCards(t, "qqqqq\n\nwolf\nwolf schol:fire\n", "search", "--json")
	answers := decodeLines[foundCards](t, out)
	if status != statusUnmet || len(answers) != 4 {
		t.Fatalf("status %d, %d answers", status, len(answers))
	}
	if len(answers[0].Hits)+len(answers[1].Hits) != 0 || len(answers[2].Hits) == 0 {
		t.Errorf("answers %+v", answers[:3])
	}
	if !strings.Contains(out, `"hits":[]`) {
		t.Error("no hits must be an empty list")
	}
	if p := answers[3].Problems; len(p) != 1 || p[0].Term != "schol:fire" || p[0].Message == "" {
		t.Errorf("problems %+v", p)
	}
}

func TestSearchInGerman(t *testing.T) {
	_, out, _ := callCards(t, "", "search", "disperse", "--lang", "de", "--json")
	if a := decodeLines[foundCards](t, out); a[0].Hits[0].Name != "Zerstreuen" {
		t.Errorf("answer %+v", a)
	}
	_, out, _ = callCards(t, "", "search", "disperse", "--lang", "de")
	if !strings.Contains(out, "Zerstreuen") || !strings.Contains(out, "Formel") {
		t.Errorf("for people: %s", out)
	}
}

func TestSearchForPeopleIsShort(t *testing.T) {
	status, out, _ := callCards(t, "", "search", "type:creature")
	if lines := strings.Count(out, "\n"); status != statusFine || lines != shownHits+2 {
		t.Errorf("status %d, %d lines:\n%s", status, lines, out)
	}
}

func TestWrongCallsOfSearchAndCodex(t *testing.T) {
	for _, args := range [][]string{
		{"search", "--lang", "xx", "x"},
		{"search", "--limit", "-1", "x"},
		{"search", "--limit", "many", "x"},
		{"search", "--wrong", "x"},
		{"codex", "--lang", "xx", "x"},
		{"codex", "--limit", "3", "x"},
	} {
		if status, out, err := callCards(t, "", args...); status != statusUnread || out != "" || err == "" {
			t.Errorf("%v: status %d, %q, %q", args, status, out, err)
		}
	}
	long := strings.Repeat("a", maxLine+10)
	if status, _, err := callCards(t, long, "search", "--json"); status != statusUnread || err == "" {
		t.Errorf("a line without end: status %d, %q", status, err)
	}
	for _, verb := range []string{"search", "codex"} {
		if status, out, _ := callCards(t, "", verb, "--help"); status != statusFine || !strings.Contains(out, "--json") {
			t.Errorf("%s --help: status %d, %q", verb, status, out)
		}
	}
}
