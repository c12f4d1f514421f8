package catalog

import (
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/fold"
)

// deedMarks say what a deed does, when and to whom. A deed that only tells what the card
// itself costs or that it is spent has none.
func (c *Card) deedMarks(d *deed.Deed) marks {
	var m marks
	deed.Walk(d.Do, func(s *deed.Step) { m.step(c, d, s) })
	if len(m) == 0 {
		return nil
	}
	m.add("when:" + string(d.At))
	if d.At == deed.Cast || d.At == deed.Reveal {
		m.target(c.Target)
	}
	if d.Of != nil {
		m.party(d.Of)
	}
	if d.Once.Times > 0 || d.Once.In != "" {
		m.add("once")
	}
	m.given(d)
	if d.Cost != nil {
		if d.Cost.Sacrifice != nil && (d.Cost.Sacrifice.Role != deed.Self || c.Type == Creature) {
			m.add("do:sacrifice")
			m.party(d.Cost.Sacrifice)
		}
		if d.Cost.Life != (deed.Amount{}) {
			m.add("lose:life")
		}
	}
	m.together(c, d)
	m.sided()
	m.texts(d.Say.EN, d.Say.DE)
	return m
}

// given adds what must hold for a deed.
func (m *marks) given(d *deed.Deed) {
	g := d.Given
	if g == nil {
		return
	}
	m.texts(g.Ask.EN, g.Ask.DE)
	if g.Spell != nil {
		m.add("of:spell")
		m.filter(g.Spell)
	}
	if g.Count != nil {
		m.filter(g.Count)
	}
	for i := range g.Is {
		m.filter(&g.Is[i].Filter)
		if g.Is[i].Condition != "" {
			m.add("of:" + fold.Text(g.Is[i].Condition))
		}
		if g.Is[i].Hidden != nil {
			m.add("of:hidden")
		}
		if g.Is[i].Guards != nil {
			m.add("of:guard")
		}
	}
	if g.Attack == nil {
		return
	}
	if g.Attack.Spell != nil && *g.Attack.Spell {
		m.add("of:attack", "of:spell")
		if d.At == deed.Attacked {
			m.add("-do:spell")
		}
	}
	for kind := range strings.SplitSeq(g.Attack.Kind, "|") {
		if kind == "" {
			continue
		}
		m.add("of:" + kind)
		if d.At == deed.Attacked {
			m.add("-bar:" + kind)
		}
	}
	for kind := range strings.SplitSeq(g.Attack.Type, "|") {
		if kind != "" {
			m.add("of:" + fold.Text(kind))
		}
	}
}

// party adds whom something concerns.
func (m *marks) party(p *deed.Party) {
	switch p.Role {
	case deed.Self, deed.Host, deed.You, deed.Attacker:
		m.add("on:" + string(p.Role))
	case deed.Foe:
		m.add("side:foe", "of:mage")
	case deed.All:
		m.add("all")
	case "":
		m.filter(&p.Filter)
	}
}

// filter adds what a filter lets through.
func (m *marks) filter(f *deed.Filter) {
	for kind := range strings.SplitSeq(f.Kind, "|") {
		if kind != "" && kind != "object" {
			m.add("of:" + kind)
		}
	}
	if f.Side == "own" || f.Side == "foe" {
		m.add("side:" + f.Side)
	}
	for _, list := range [][]string{f.Subtypes, f.Schools, f.Traits, f.Any, f.Slots} {
		for _, word := range list {
			m.add("of:" + fold.Text(word))
		}
	}
	if f.Name != "" {
		m.words("en:", f.Name)
	}
	if f.Living != nil {
		if *f.Living {
			m.add("of:living")
		} else {
			m.add("of:nonliving")
		}
	}
	if strings.HasPrefix(f.Level, "<=") {
		m.add("of:minor")
	}
	if f.Marked != "" {
		m.add("of:" + fold.Text(f.Marked))
	}
	if f.Where != "" {
		m.add("where:" + f.Where)
	}
	if f.Count.N > 1 {
		m.add("n:" + strconv.Itoa(f.Count.N))
	}
	if f.Kind != "" && f.Count == (deed.Amount{}) && f.Where != "host" {
		m.add("all")
	}
}

// destroyable are the kinds of things that deeds name what they destroy by.
func destroyable() []string { return []string{"creature", "enchantment", "equipment", "conjuration"} }

// together adds what steps come to that stand in one deed.
func (m *marks) together(c *Card, d *deed.Deed) {
	var heals, hurts *deed.Step
	deed.Walk(d.Do, func(s *deed.Step) {
		switch s.Do {
		case deed.Heal:
			heals = s
		case deed.Damage:
			hurts = s
		}
	})
	if heals != nil && hurts != nil {
		mine := heals.On != nil && heals.On.Role == deed.You
		if mine {
			m.add("do:drainlife")
		}
		if !mine || d.At == deed.Upkeep {
			m.add("do:shareDamage")
		}
	}
	if slices.Contains(*m, "do:damage") && slices.Contains(*m, "-do:damage") {
		m.add("do:shareDamage")
	}
	if slices.Contains(*m, "do:destroy") {
		for _, mark := range *m {
			if kind, ok := strings.CutPrefix(mark, "of:"); ok && !slices.Contains(destroyable(), kind) {
				m.add("-of:" + kind)
			}
		}
	}
	if slices.Contains(*m, "token:banish") || slices.Contains(*m, "token:exile") {
		m.add("do:banish")
	}
}
