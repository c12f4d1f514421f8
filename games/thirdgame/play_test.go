package thirdgame

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/internal/cli/clitest"
	"github.com/quickcast/quickcast/tracker"
)

// play runs the command line on a folder with this game alone.
func play(t *testing.T, lang, lines string, args ...string) (answers []map[string]any, text string, status int) {
	t.Helper()
	return clitest.Play(t, tracker.NewRegistry(lights{}), files(), lang, lines, args...)
}

func TestTheCommandLinePlaysIt(t *testing.T) {
	dir := t.TempDir()
	lines := strings.Join([]string{
		`{"action":"shine","seat":1,"oil":3,"rolls":[10]}`,
		`{"action":"shine","seat":1,"oil":9}`,
		`{"action":"shine","seat":1}`,
		`{"action":"shine","seat":"Ada","oil":1}`,
		`{"action":"change","track":"fog","amount":-2}`,
		`{"action":"undo"}`,
		`{"action":"next"}`,
	}, "\n")
	answers, text, status := play(t, "en", lines, "--journal", dir, "--game", "lights", "--seats", "fire,Ada=water,water", "--option", "fog=7", "--seed", "3", "--choices")
	if status != 1 || len(answers) != 7 {
		t.Fatalf("status %d, %d answers: %s", status, len(answers), text)
	}
	for i, ok := range []bool{true, false, false, false, true, true, true} {
		if answers[i]["ok"] != ok {
			t.Errorf("%d: %v", i, answers[i])
		}
	}
	if answers[3]["rule"] != "L-1" || !strings.Contains(text, `has 0 oil`) || !strings.Contains(text, `"oil" is missing`) && !strings.Contains(text, "oil") {
		t.Errorf("%s", text)
	}
	if fog := answers[6]["state"].(map[string]any)["fog"]; fog != 3.0 {
		t.Errorf("the fog is %v", fog)
	}
	again, _, _ := play(t, "en", "", "--journal", dir, "--replay")
	if len(again) != 1 || again[0]["seq"] != answers[6]["seq"] {
		t.Errorf("%v", again)
	}
	for _, lang := range []string{"en", "de"} {
		if _, text, status := play(t, lang, "", "--game", "lights", "--actions", "--lang", lang); status != 0 || strings.Contains(text, "lights.") {
			t.Errorf("%s: %s", lang, text)
		}
		if _, text, _ := play(t, lang, "", "--journal", dir, "--log", "--lang", lang); strings.Contains(text, "lights.") || len(text) < 40 {
			t.Errorf("%s: %s", lang, text)
		}
	}
}

func TestItRefusesAStartThatNoTableHas(t *testing.T) {
	for _, c := range []struct{ seats, option, says string }{
		{"fire,ice", "fog=3", `Nobody called "ice"`},
		{"fire,fire,fire,fire,fire", "fog=3", "5 seats"},
		{"fire", "sun=3", `no option "sun"`},
		{"fire", "sun", "--option"},
	} {
		_, text, status := play(t, "en", "", "--journal", t.TempDir(), "--game", "lights", "--seats", c.seats, "--option", c.option)
		if status != 2 || !strings.Contains(text, c.says) {
			t.Errorf("%v: %d %s", c, status, text)
		}
	}
}
