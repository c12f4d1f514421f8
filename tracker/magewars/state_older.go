package magewars

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
)

// older is a field that only older logs have: a text, or some.
type older []string

// UnmarshalJSON reads a text or a list of them.
func (o *older) UnmarshalJSON(data []byte) error {
	if len(data) > 0 && data[0] == '"' {
		*o = older{""}
		return json.Unmarshal(data, &(*o)[0])
	}
	return json.Unmarshal(data, (*[]string)(o))
}

// modern turns what an older log says of a mandatory enchantment into deeds of it, where
// it has none: a table that was ever recorded opens as it was.
func (p *Printed) modern() {
	moment, answer := strings.Join(p.Trigger, ""), p.Answer
	p.Trigger, p.Answer = nil, nil
	it, known := olderMoments()[moment]
	if !known || slices.ContainsFunc(p.Deeds, func(it deed.Deed) bool { return it.Mandatory() }) {
		return
	}
	p.Deeds, it.Say = slices.Clip(p.Deeds), deed.Text{EN: p.Name, DE: p.Name}
	if it.Of == nil {
		it.Of = &deed.Party{Role: deed.Host}
	}
	evades := slices.ContainsFunc(answer, func(text string) bool {
		return slices.Contains([]string{"avoid", "minor: avoid", "turn", "defend"}, text)
	})
	force, gone := deed.Step{Do: deed.Force, Name: "reveal"}, deed.Step{Do: deed.Destroy, On: &deed.Party{Role: deed.Self}}
	for _, of := range [][2]string{{"minor: ", "<=2"}, {"major: ", ">=3"}, {"", ""}} {
		part := it
		part.Do = []deed.Step{force}
		for _, text := range answer {
			text, _ = strings.CutPrefix(text, "then ")
			if step, ok := strings.CutPrefix(text, of[0]); ok && step != "stay" && !strings.Contains(step, ":") {
				part.Do = append(part.Do, p.olderStep(step))
			}
		}
		if len(part.Do) == 1 && (evades || of[1] != "") {
			continue
		}
		if evades {
			part.Given = avoidable(true)
		}
		if of[1] != "" {
			part.Given.Is = []deed.Is{{Who: deed.Host, Filter: deed.Filter{Level: of[1]}}}
		}
		if !slices.Contains(answer, "stay") {
			part.Do = append(part.Do, gone)
		}
		p.Deeds = append(p.Deeds, part)
	}
	if evades {
		it.Given, it.Do = avoidable(false), []deed.Step{force, gone}
		p.Deeds = append(p.Deeds, it)
	}
}

// avoidable asks of an attack whether it can be avoided.
func avoidable(can bool) *deed.Given { return &deed.Given{Attack: &deed.Blow{Avoidable: &can}} }

// olderMoments are what turned a mandatory enchantment over.
func olderMoments() map[string]deed.Deed {
	targets := &deed.Given{Spell: &deed.Filter{Kind: "incantation|enchantment"}}
	return map[string]deed.Deed{
		"attacked":        {At: deed.Attacked},
		"meleed":          {At: deed.Attacked, Given: &deed.Given{Attack: &deed.Blow{Kind: "melee"}}},
		"attacks":         {At: deed.Attack},
		"damages":         {At: deed.Hit},
		"targeted":        {At: deed.Casts, Of: &deed.Party{Role: deed.Foe}, Given: targets},
		"targeted-by-any": {At: deed.Casts, Of: &deed.Party{Role: deed.Any}, Given: targets},
		"casts":           {At: deed.Casts, Given: &deed.Given{Spell: &deed.Filter{Speed: "quick"}}},
		"activates":       {At: deed.Activation},
		"healed":          {At: deed.Healed},
		"entered":         {At: deed.Moves, Of: &deed.Party{Filter: deed.Filter{Side: "foe", Where: "zone"}}},
	}
}

// olderStep is one step of an answer: what it did, how much, of what, and to whom.
func (p *Printed) olderStep(text string) deed.Step {
	words := append(strings.Fields(text), "", "", "")
	s, known := map[string]deed.Step{
		"avoid":   {Do: deed.Cancel, Name: "attack"},
		"cancel":  {Do: deed.Cancel, Name: "attack"},
		"turn":    {Do: deed.Swap, Name: "target"},
		"defend":  {Do: deed.Roll, D12: true},
		"dice":    {Do: deed.Dice},
		"prevent": {Do: deed.Cancel, Name: "damage"},
		"counter": {Do: deed.Cancel, Name: "spell"},
		"refund":  {Do: deed.Mana},
		"return":  {Do: deed.Return},
		"take":    {Do: deed.Swap, Name: "spell"},
		"damage":  {Do: deed.Damage, Direct: true},
		"heal":    {Do: deed.Heal},
		"stop":    {Do: deed.Cancel, Name: "effect"},
		"mark":    {Do: deed.Condition, Name: words[2]},
		"attack":  {Do: deed.Strike, Name: "attack"},
		"halt":    {Do: deed.Cancel, Name: "action"},
	}[words[0]]
	if !known {
		return deed.Step{Do: deed.Note}
	}
	if s.Do == deed.Roll && p.Defense != nil {
		s.Rows = []deed.Row{{Min: p.Defense.Min, Max: 12}}
	}
	n, _ := strconv.Atoi(words[1])
	s.Amount, s.On = deed.Number(n), &deed.Party{Role: deed.Host}
	if slices.Contains(words, "attacker") {
		s.On.Role = deed.Target
	}
	return s
}
