package catalog

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// triggers lists what can turn a mandatory enchantment over. Who it
// is on is attacked, or attacked in melee; attacks; damages something; is the target of
// an incantation or enchantment, of an enemy's or of anybody's; casts a quick spell; is
// activated; would be healed. Or an enemy enters its zone.
func triggers() []string {
	return []string{
		"attacked", "meleed", "attacks", "damages", "targeted", "targeted-by-any", "casts", "activates", "healed", "entered",
	}
}

// Answer is one step of what a mandatory enchantment does when it is revealed and paid
// for in time. After all of them it is destroyed, unless one is "stay".
type Answer struct {
	Do        string // see ParseAnswer
	Amount    int
	Condition string // of "mark"
	On        string // host or attacker: whom it concerns
	Only      string // minor or major: only where its host is
	After     bool   // after the attack, not before its dice
}

// answers are the steps there are, each with the words behind it.
func answers() map[string]string {
	return map[string]string{
		"avoid":   "",                    // the host avoids the strike without a roll, as with a Defense
		"defend":  "",                    // the host must use the Defense that it grants
		"turn":    "",                    // the strike goes against who makes it
		"cancel":  "",                    // the attack is not made
		"dice":    "amount",              // the strike has so many dice more, or fewer
		"prevent": "amount",              // so much of the strike's damage
		"counter": "",                    // the spell
		"refund":  "",                    // its mana to who cast it
		"return":  "",                    // its card to the spellbook
		"take":    "",                    // the spell, and turn it on who cast it
		"damage":  "amount on",           // direct damage
		"heal":    "amount on",           //
		"stop":    "amount",              // so much of the healing
		"mark":    "amount condition on", // markers of a condition
		"attack":  "",                    // its own bar against who brought it about
		"halt":    "",                    // the action that waits is given up, for its players to take another
		"note":    "",                    // what the table leaves to its players
		"stay":    "",                    // it is not destroyed
	}
}

// ParseAnswer reads a step of an answer: "avoid", "dice -3", "mark 2 freeze host", with
// "minor:" or "major:" in front where it depends on the host, and "then" before all where
// it comes after the attack. It refuses what is none.
func ParseAnswer(text string) (Answer, error) {
	var a Answer
	bad := fmt.Errorf("%q is no step of an answer such as avoid, dice -3 or then heal 2 host", text)
	words := strings.Fields(text)
	if len(words) > 0 && words[0] == "then" {
		a.After, words = true, words[1:]
	}
	if len(words) > 0 && (words[0] == "minor:" || words[0] == "major:") {
		a.Only, words = strings.TrimSuffix(words[0], ":"), words[1:]
	}
	if len(words) == 0 {
		return a, bad
	}
	shape, known := answers()[words[0]]
	fields := strings.Fields(shape)
	if a.Do = words[0]; !known || len(words) != 1+len(fields) {
		return a, bad
	}
	for i, field := range fields {
		word, err := words[1+i], error(nil)
		switch field {
		case "amount":
			if a.Amount, err = strconv.Atoi(word); err != nil || a.Amount == 0 || a.Amount < -99 || a.Amount > 99 {
				return a, bad
			}
		case "condition":
			a.Condition = word
		case "on":
			if a.On = word; word != "host" && word != "attacker" {
				return a, bad
			}
		}
	}
	return a, nil
}

// checkAnswer holds what an enchantment does and what turns it over together.
func checkAnswer(trigger string, answer []string) error {
	if trigger != "" && !slices.Contains(triggers(), trigger) {
		return fmt.Errorf("unknown trigger %q", trigger)
	}
	if (trigger == "") != (len(answer) == 0) {
		return fmt.Errorf("a trigger and an answer come together, not %q and %q", trigger, answer)
	}
	for _, step := range answer {
		if _, err := ParseAnswer(step); err != nil {
			return err
		}
	}
	return nil
}
