package clitest_test

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/cli/clitest"
)

// Every line has its answer, the status tells of the refused one, and the same lines give the
// same answers, since the dice are those of the seed.
func TestPlayAnswersEveryLine(t *testing.T) {
	lines := `{"action":"change","seat":1,"track":"mana","amount":2}` + "\n" + `{"action":"nonsense"}` + "\n" + `{"action":"undo"}`
	run := func(lang string) ([]map[string]any, string, int) {
		return clitest.Play(t, games.Rules(games.All()), assets.FS, "en", lines,
			"--journal", t.TempDir(), "--game", "arena", "--seats", "warlock,wizard", "--seed", "1", "--lang", lang)
	}
	answers, text, status := run("en")
	if len(answers) != 3 || status != 1 {
		t.Fatalf("%d answers, status %d: %s", len(answers), status, text)
	}
	for i, ok := range []bool{true, false, true} {
		if answers[i]["ok"] != ok {
			t.Errorf("answer %d: %v", i, answers[i])
		}
	}
	if _, again, _ := run("en"); again != text {
		t.Errorf("the same lines give\n%s\nand then\n%s", text, again)
	}
	if german, _, _ := run("de"); german[1]["error"] == answers[1]["error"] {
		t.Errorf("refused in German as in English: %v", german[1]["error"])
	}
	if answers, text, status := clitest.Play(t, games.Rules(games.All()), assets.FS, "en", "", "--no-such-thing"); len(answers) != 0 || status != 2 || !strings.Contains(text, "no-such-thing") {
		t.Errorf("status %d, %v, %s", status, answers, text)
	}
}
