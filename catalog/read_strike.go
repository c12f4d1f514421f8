package catalog

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/internal/facts"
)

// strikeRecord is an attack bar as the data files write it.
type strikeRecord struct {
	Name    string   `json:"name"`
	Action  string   `json:"action"`
	Kind    string   `json:"kind"`
	Range   []int    `json:"range"`
	Dice    int      `json:"dice"`
	DiceX   string   `json:"diceX"`
	Damage  string   `json:"damage"`
	Effects []string `json:"effects"` // "7-10 Burn", "11+ 2 Burn"
	Traits  []string `json:"traits"`
	Mana    int      `json:"mana"`
	ManaX   string   `json:"manaX"`
	Heal    bool     `json:"heal"`
	DiceBy  string   `json:"diceBy"`
	Targets int      `json:"targets"`
	Jumps   bool     `json:"jumps"`
	TimesBy string   `json:"timesBy"`
	EffectX bool     `json:"effectX"`
	Lifts   string   `json:"lifts"`
	Note    string   `json:"note"`
}

// maxDice is more than any attack bar prints.
const maxDice = 15

// strikes turns the records into attack bars.
func strikes(records []strikeRecord) ([]Strike, error) {
	if len(records) == 0 {
		return nil, nil
	}
	list := make([]Strike, len(records))
	for i := range records {
		s, err := records[i].strike()
		if err != nil {
			return nil, facts.Within("attacks", err)
		}
		list[i] = s
	}
	return list, nil
}

func (r *strikeRecord) strike() (Strike, error) {
	s := Strike{
		Name: r.Name, Kind: r.Kind, Dice: r.Dice, Variable: r.DiceX, DamageType: r.Damage,
		Traits: r.Traits, ManaCost: r.Mana, ManaX: r.ManaX, Heal: r.Heal, Note: r.Note,
		DiceBy: r.DiceBy, Targets: r.Targets, Jumps: r.Jumps, TimesBy: r.TimesBy, EffectX: r.EffectX, Lifts: r.Lifts,
	}
	if r.Name == "" {
		return s, facts.Wrong("name", "an attack without a name")
	}
	switch r.Kind {
	case "melee", "ranged", "zone", "barrier", "passage", "special", "ability":
	default:
		return s, facts.Wrong("kind", "unknown kind %q", r.Kind)
	}
	if r.Dice < 0 || r.Dice > maxDice {
		return s, facts.Wrong("dice", "%d dice", r.Dice)
	}
	if r.DiceX == "" && (r.DiceBy != "" || r.EffectX) {
		return s, facts.Wrong("diceX", "the bar has %d dice and no X", r.Dice)
	}
	if r.Targets < 0 || r.Targets == 1 || r.Targets > 0 && r.Kind == "zone" {
		return s, facts.Wrong("targets", "%d do not fit a bar of kind %s", r.Targets, r.Kind)
	}
	if r.TimesBy != "" && r.Kind != "passage" {
		return s, facts.Wrong("timesBy", "only a wall attacks more than once, this is %s", r.Kind)
	}
	if r.Mana < 0 {
		return s, facts.Wrong("mana", "%d mana", r.Mana)
	}
	var err error
	if s.Action, err = parseAction(r.Action); err != nil {
		return s, facts.Within("action", err)
	}
	if s.Range, err = parseRange(r.Range); err != nil {
		return s, facts.Within("range", err)
	}
	for _, text := range r.Effects {
		effect, err := parseEffect(text)
		if err != nil {
			return s, facts.Within("effects", err)
		}
		s.Effects = append(s.Effects, effect)
	}
	return s, nil
}

// parseAction accepts quick, full and, where none is printed, nothing.
func parseAction(s string) (Action, error) {
	switch a := Action(s); a {
	case Quick, Full, "":
		return a, nil
	}
	return "", fmt.Errorf("unknown action %q", s)
}

// parseEffect reads a row of an effect table: "7-10 Burn" or "11+ 2 Burn".
func parseEffect(s string) (Effect, error) {
	rolls, result, ok := strings.Cut(s, " ")
	if !ok || result == "" {
		return Effect{}, fmt.Errorf("%q is not rolls and a result", s)
	}
	e := Effect{Result: result}
	low, high, bounded := strings.Cut(rolls, "-")
	if !bounded {
		low, ok = strings.CutSuffix(rolls, "+")
	}
	var err error
	if e.Min, err = strconv.Atoi(low); err != nil || !ok || e.Min < 1 {
		return Effect{}, fmt.Errorf("%q does not start with rolls such as 7-10 or 11+", s)
	}
	if !bounded {
		return e, nil
	}
	if e.Max, err = strconv.Atoi(high); err != nil || e.Max < e.Min {
		return Effect{}, fmt.Errorf("%q does not start with rolls such as 7-10 or 11+", s)
	}
	return e, nil
}

// parseDefense reads "7+ 1x not ranged" or "8+ any", and behind that "unhindered",
// "answers", "lasts 3", "for 2 ki"; nothing is no Defense.
func parseDefense(s string) (*Defense, error) {
	if s == "" {
		return nil, nil
	}
	words := strings.Fields(s)
	bad := fmt.Errorf("%q is not a Defense such as 7+ 1x not ranged", s)
	if len(words) < 2 {
		return nil, bad
	}
	roll, ok := strings.CutSuffix(words[0], "+")
	d := &Defense{}
	var err error
	if d.Min, err = strconv.Atoi(roll); err != nil || !ok || d.Min < 1 || d.Min > 12 {
		return nil, bad
	}
	if uses, ok := strings.CutSuffix(words[1], "x"); ok {
		if d.Uses, err = strconv.Atoi(uses); err != nil || d.Uses < 1 {
			return nil, bad
		}
	} else if words[1] != "any" {
		return nil, bad
	}
	for rest := words[2:]; len(rest) > 0; {
		read := d.more(rest)
		if read == 0 {
			return nil, bad
		}
		rest = rest[read:]
	}
	return d, nil
}

// more reads what else is said of a Defense and returns how many words that was, 0 for
// what cannot be.
func (d *Defense) more(words []string) int {
	count := func(at int) int {
		if at >= len(words) {
			return 0
		}
		n, _ := strconv.Atoi(words[at])
		return n
	}
	switch {
	case words[0] == "unhindered":
		d.Unhindered = true
		return 1
	case words[0] == "answers":
		d.Answers = true
		return 1
	case words[0] == "not" && len(words) > 1 && (words[1] == "melee" || words[1] == "ranged"):
		d.Not = append(d.Not, words[1])
		return 2
	case words[0] == "lasts" && count(1) > 0:
		d.Lasts = count(1)
		return 2
	case words[0] == "for" && count(1) > 0 && len(words) > 2 && (words[2] == "mana" || words[2] == "ki" || words[2] == "glyph"):
		if d.Cost == nil {
			d.Cost = map[string]int{}
		}
		d.Cost[words[2]] = count(1)
		return 3
	}
	return 0
}
