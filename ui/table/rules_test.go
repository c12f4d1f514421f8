package table

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
)

// Every rule that a choice, a notice or a refusal names can be read.
func TestEveryRuleThatIsNamedIsExplained(t *testing.T) {
	s := newStand(t, phone)
	named := regexp.MustCompile(`"([AR]-[0-9]+)"`)
	files, err := filepath.Glob("../../tracker/magewars/*.go")
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
			if !s.screen.explained(match[1]) {
				t.Errorf("%s names %s, which has no text %s", filepath.Base(file), match[1], ruleID(match[1]))
			}
		}
	}
}

func TestChoicesAreGroupedAndLeadToTheirRules(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.screen.send("overrule", 1, fields{"phase": "creature-action", "initiative": 1, "turn": 1})
	s.settle()
	s.screen.openChoices()
	s.named("Activate Warlock")
	rule := ""
	for _, c := range ofSeat(s.screen.seen.view.Choices, 1) {
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
	if s.screen.seen.view.Seats[0].Markers[1].On {
		t.Error("the choice was not done")
	}
}

func TestARefusalLeadsToItsRule(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	s.screen.refused(magewars.NotYourTurn.With("Name", "Warlock").ByRule("R-25"))
	if len(s.notices) != 1 || s.actions[0] == nil {
		t.Fatalf("notices %v, want one that leads on", s.notices)
	}
	s.actions[0]()
	if len(s.screen.open) != 1 {
		t.Error("the rule is not shown")
	}
	s.screen.refused(tracker.NothingToUndo.With())
	if s.actions[1] != nil {
		t.Error("a refusal without a rule leads nowhere")
	}
}

// While a fight is open the arrow leads back to it, and so do the choices.
func TestTheArrowGoesOnWithAFight(t *testing.T) {
	s := armed(t, phone)
	s.screen.openAttack(1, lion)
	s.settle()
	s.tap("Defense 9+")
	s.foot("Roll 3 dice")
	s.screen.Hidden()
	if !s.screen.stripFace(s.screen.seen).Next {
		t.Fatal("the arrow is dead while a fight is open")
	}
	s.tap("Next")
	if len(s.screen.open) != 1 || s.screen.fights.sheet == nil || s.screen.fights.sheet.fight() == nil {
		t.Fatalf("%d sheets open after the arrow, want the fight", len(s.screen.open))
	}
	s.screen.Hidden()
	s.screen.openChoices()
	for _, c := range s.screen.seen.view.Choices {
		if partOfFight(c.Event.Kind) {
			s.tap(s.screen.say(c.Text))
			break
		}
	}
	if len(s.screen.open) != 1 || s.screen.fights.sheet.fight() == nil {
		t.Errorf("%d sheets open after a choice of the fight, want the fight alone", len(s.screen.open))
	}
}

// What still needs to be told more opens the sheet that asks.
func TestAnOfferOpensItsSheet(t *testing.T) {
	s := armed(t, phone)
	if len(s.screen.seen.view.Open) == 0 {
		t.Skip("nothing is offered here")
	}
	s.screen.openChoices()
	s.tap(s.screen.say(s.screen.seen.view.Open[0].Text))
	if len(s.screen.open) != 1 {
		t.Errorf("%d sheets open, want the one that asks", len(s.screen.open))
	}
}

// What an event went past is said once, with the way to its rule.
func TestWhatWasPassedIsSaidOnce(t *testing.T) {
	s := newStand(t, phone)
	s.begin("arena", warlock, beastmaster)
	seen := s.screen.seen
	seen.view.Passed = []tracker.Notice{{ID: "table.noticeFallen", Args: map[string]any{"Name": "Wolf"}, Rule: "A-107"}}
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
