package table

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Every rule of every game that a choice, a notice or a refusal names can be read, in both
// languages, and leads to its page in the codex.
func TestEveryRuleThatIsNamedIsExplained(t *testing.T) {
	s := newStand(t, phone)
	rules, err := codex.LoadRules(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	s.screen.needs.Rule = func(number string) string {
		if r, ok := rules.Rule(number); ok {
			return r.Words["de"].Text
		}
		return ""
	}
	led := ""
	s.screen.needs.OpenTerm = func(word string) { led = word }
	named := regexp.MustCompile(`"([ARMW]-[0-9]+)"`)
	seen := 0
	for _, game := range []string{"magewars", "archmage", "wizards"} {
		files, err := filepath.Glob("../../tracker/" + game + "/*.go")
		if err != nil || len(files) == 0 {
			t.Fatal("the game's files are not found")
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			code, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, match := range named.FindAllStringSubmatch(string(code), -1) {
				seen++
				if number := match[1]; !s.screen.explained(number) || s.screen.needs.Rule(number) == "" {
					t.Errorf("%s names %s, which has no text %s or none in the reference", filepath.Base(file), number, ruleID(number))
				}
			}
		}
	}
	if seen < 300 {
		t.Errorf("only %d rules are named: looking in the wrong place", seen)
	}
	s.begin("arena", warlock, beastmaster)
	s.screen.OpenRule(s.screen.needs.Kit, "M-24")
	s.tap("Open in the codex")
	if led != "M-24" {
		t.Errorf("the rule leads to %q", led)
	}
}

func TestChoicesAreGroupedAndLeadToTheirRules(t *testing.T) {
	s := duel(t)
	s.screen.Send("overrule", 1, Fields{"phase": "creature-action", "initiative": 1, "turn": 1})
	s.settle()
	s.screen.OpenChoices()
	s.named("Activate Warlock")
	rule := ""
	for _, c := range s.screen.seen.View.Of(1) {
		if c.Event.Kind == "activate" {
			rule = c.Text.Rule
		}
	}
	s.tap("rule " + rule)
	if len(s.screen.open) != 2 {
		t.Fatalf("%d sheets open, want the rule over the choices", len(s.screen.open))
	}
	s.screen.Back()
	s.tap("Activate Warlock")
	if m := s.screen.seen.View.Seats[0].Markers[0]; m.ID != state.ActiveMarker || m.On {
		t.Errorf("the choice was not done: %+v", m)
	}
}

func TestARefusalLeadsToItsRule(t *testing.T) {
	s := duel(t)
	s.screen.refused(s.screen.needs.Kit, state.NotYourTurn.With("Name", "Warlock").ByRule("R-25"))
	if len(s.notices) != 1 || s.actions[0] == nil {
		t.Fatalf("notices %v, want one that leads on", s.notices)
	}
	s.actions[0]()
	if len(s.screen.open) != 1 {
		t.Error("the rule is not shown")
	}
	s.screen.refused(s.screen.needs.Kit, tracker.NothingToUndo.With())
	if s.actions[1] != nil {
		t.Error("a refusal without a rule leads nowhere")
	}
}

// What an event went past is said once, with the way to its rule.
func TestWhatWasPassedIsSaidOnce(t *testing.T) {
	s := duel(t)
	seen := s.screen.seen
	seen.View.Passed = []tracker.Notice{{ID: "table.noticeFallen", Args: map[string]any{"Name": "Wolf"}, Rule: "A-107"}}
	for range 3 {
		s.screen.board.set(seen)
	}
	if len(s.notices) != 1 || !strings.Contains(s.notices[0], "Wolf") {
		t.Fatalf("said %v, want it once", s.notices)
	}
	s.actions[0]()
	if len(s.screen.open) != 1 {
		t.Error("it does not lead to its rule")
	}
}
