package catalog

import (
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/catalog/effect"
	"github.com/quickcast/quickcast/internal/fold"
)

// marks collects the marks of one deed for searches by what cards do.
type marks []string

func (m *marks) add(list ...string) { *m = append(*m, list...) }

// words adds the words of a text in a language.
func (m *marks) words(kind, text string) {
	for _, word := range fold.Words(text) {
		m.add(kind + word)
	}
}

// texts adds the words of a text in both languages.
func (m *marks) texts(en, de string) {
	m.words("en:", en)
	m.words("de:", de)
}

// effects is what the card is and does, in marks.
func (c *Card) effects(recalled map[string]map[string]string) effect.Entry {
	head := c.headMarks()
	for lang, by := range recalled {
		_, _, mark := effect.Marks(lang)
		head.words(mark, by[string(c.ID)])
	}
	e := effect.Entry{Head: head, Plain: c.plainness()}
	ifs := 0
	add := func(m marks) {
		if len(m) > 0 {
			e.Deeds = append(e.Deeds, effect.Deed{Marks: m, Ifs: ifs})
		}
	}
	for _, d := range c.Deeds() {
		ifs = conditions(&d)
		add(c.deedMarks(&d))
	}
	ifs = 0
	add(c.grantMarks())
	for i := range c.Attacks {
		add(c.strikeMarks(&c.Attacks[i]))
	}
	for _, trait := range c.Traits {
		if !isDull(trait) {
			var m marks
			m.add("has")
			m.keyword(trait)
			add(m)
		}
	}
	if c.Defense != nil {
		m := marks{"kw:defense", "do:avoid"}
		m.defense(c.Defense)
		add(m)
	}
	var m marks
	m.words("en:", c.Summary)
	for lang, words := range c.Words {
		m.words(lang+":", words.Summary)
	}
	add(m)
	return e
}

// conditions counts what a deed depends on.
func conditions(d *deed.Deed) int {
	n := 0
	if d.Given != nil {
		n++
	}
	if d.Cost != nil {
		n++
	}
	if d.Once.Times > 0 || d.Once.In != "" {
		n++
	}
	return n
}

// isDull tells of a keyword that says nothing of what a card does.
func isDull(trait string) bool {
	return slices.Contains([]string{"Zone Exclusive", "Magecast", "Cantrip", "Living", "Extendable"}, trait) || strings.HasPrefix(trait, "Magebind")
}

// cheap is the most mana that a cheap card costs.
const cheap = 6

// headMarks say what the card is.
func (c *Card) headMarks() marks {
	m := marks{"type:" + string(c.Type)}
	switch c.Type {
	case Wall:
		m.add("type:conjuration")
	case Attack, Incantation, Enchantment:
		m.add("of:spell")
	case Creature:
		if c.Level <= 2 {
			m.add("lvl:minor")
		}
		if c.Level >= 4 || c.Life >= 14 {
			m.add("lvl:big")
		}
	}
	for _, s := range c.Subtypes {
		m.add("sub:" + fold.Text(s))
	}
	for _, p := range c.Schools {
		m.add("school:" + string(p.School))
	}
	for _, slot := range c.Slots {
		m.add("slot:" + slot)
	}
	for _, name := range append([]string{c.Name}, c.Aliases...) {
		m.words("w:", name)
	}
	for lang, words := range c.Words {
		name, _, _ := effect.Marks(lang)
		m.words(name, words.Name)
	}
	for _, class := range c.OnlyClass {
		m.add("class:" + fold.Text(class))
	}
	if c.Epic || c.Legendary {
		m.add("is:epic")
	}
	if c.Cost.Mana+c.Reveal.Mana <= cheap {
		m.add("cost:low")
	}
	return m
}

// plainness tells from 0 to 1 which of two cards that do the same is meant sooner: the
// cheaper, the spell before the creature, what came in a box for everybody.
func (c *Card) plainness() float32 {
	plain := float32(1)
	plain -= min(float32(c.Cost.Mana+c.Reveal.Mana), 20) * 0.012
	plain -= min(float32(c.Level), 6) * 0.03
	if c.Cost.Variable != "" {
		plain -= 0.02
	}
	switch c.Type {
	case Creature:
		plain -= 0.22
	case Conjuration, Wall:
		plain -= 0.08
	case Equipment:
		plain -= 0.05
	}
	if c.Epic || c.Legendary || c.Unique {
		plain -= 0.1
	}
	if len(c.OnlyClass) > 0 {
		plain -= 0.06
	}
	promo := true
	for _, p := range c.Printed {
		if p.Set == "core" || p.Set == "aca" {
			plain += 0.08
		}
		promo = promo && p.Set == "promo"
	}
	if promo {
		plain -= 0.1
	}
	return min(max(plain, 0), 1)
}

// strikeMarks say what an attack bar does.
func (c *Card) strikeMarks(s *Strike) marks {
	m := marks{"bar:" + s.Kind, "n:" + strconv.Itoa(s.Dice)}
	if s.Heal {
		m.add("do:heal", "of:creature", "of:living")
	} else {
		m.add("do:attack", "do:damage")
	}
	if s.DamageType != "" {
		kind := fold.Text(s.DamageType)
		m.add("dmg:"+kind, "of:"+kind)
	}
	for _, effect := range s.Effects {
		for _, result := range effect.Results() {
			m.add("cond:"+fold.WithoutNumbers(fold.Text(result)), "do:condition")
		}
	}
	for _, trait := range s.Traits {
		if against, ok := strings.CutPrefix(strings.TrimLeft(trait, "+0123456789 "), "vs. "); ok {
			m.add("vs:" + fold.Text(against))
			continue
		}
		m.keyword(trait)
	}
	switch {
	case s.Kind == "zone":
		m.add("all", "where:zone")
	case s.Targets > 1:
		m.add("do:multi", "n:"+strconv.Itoa(s.Targets))
	case s.Jumps:
		m.add("do:chain", "do:multi")
	}
	if s.Lifts != "" {
		m.add("-cond:" + fold.Text(s.Lifts))
	}
	if s.Range.Max > 2 {
		m.add("far")
	}
	m.words("en:", s.Name)
	if c.Type == Attack || c.Type == Incantation {
		m.add("when:cast")
		m.target(c.Target)
	}
	if !s.Heal {
		m.sided()
	}
	return m
}

// grantMarks say what the card gives to what it lies on, as a deed of its own.
func (c *Card) grantMarks() marks {
	var m marks
	for _, keyword := range c.Grants {
		m.add("gives")
		m.keyword(keyword)
	}
	if slices.Contains(c.Grants, "Restrained") || slices.Contains(c.Grants, "Incapacitated") {
		m.add("-do:move", "side:foe")
	}
	for _, keyword := range c.Takes {
		m.add("do:lose")
		m.without(keyword)
	}
	if c.GrantsDef != nil {
		m.add("gives", "kw:defense", "do:avoid")
		m.defense(c.GrantsDef)
	}
	if c.Type == Equipment {
		m.add("on:you")
	}
	if len(m) > 0 && c.Type != Equipment {
		m.target(c.Target)
		m.sided()
	}
	return m
}

// sided adds whose creatures a deed is for where nothing says so: what harms is for those of
// opponents, what helps for one's own.
func (m *marks) sided() {
	harms, helps := false, false
	for _, mark := range *m {
		switch {
		case strings.HasPrefix(mark, "side:"), strings.HasPrefix(mark, "on:"):
			return
		case strings.HasPrefix(mark, "cond:"), strings.HasPrefix(mark, "-kw:"), strings.HasPrefix(mark, "-do:"), mark == "kw:slow", mark == "do:damage", mark == "costs:mana":
			harms = true
		case strings.HasPrefix(mark, "kw:"), mark == "do:heal", mark == "do:guard", mark == "do:ready":
			helps = true
		}
	}
	switch {
	case harms:
		m.add("side:foe")
	case helps:
		m.add("side:own")
	}
}

// defense tells against what a Defense does not help.
func (m *marks) defense(d *Defense) {
	for _, kind := range []string{"melee", "ranged"} {
		if !slices.Contains(d.Not, kind) {
			m.add("-bar:" + kind)
		}
	}
}

// keyword adds a keyword and what it comes to.
func (m *marks) keyword(k string) {
	name := fold.WithoutNumbers(fold.Text(k))
	less := strings.Contains(k, "-")
	if kind, ok := strings.CutSuffix(name, " immunity"); ok {
		m.add("kw:immunity", "-dmg:"+kind)
		return
	}
	for digits := range strings.FieldsFuncSeq(k, func(r rune) bool { return r < '0' || r > '9' }) {
		m.add("n:" + digits)
	}
	switch name {
	case "flame", "frost", "lightning", "hydro", "acid", "poison", "wind", "light", "psychic":
		if less {
			m.add("-dmg:"+name, "kw:resistance")
		} else {
			m.add("weak:" + name)
		}
		return
	case "melee", "ranged":
		if less {
			m.add("-do:dice")
		} else {
			m.add("more:dice")
		}
	case "channeling":
		if less {
			m.add("drain:mana")
			break
		}
		m.add("gain:mana")
	case "finite life":
		m.add("-do:heal")
	case "mana drain", "mana transfer":
		m.add("drain:mana")
	case "spawnpoint":
		m.add("do:summon")
	case "upkeep":
		m.add("costs:mana")
	case "burnproof", "extinguish":
		m.add("-cond:burn")
	case "incapacitated":
		m.add("-do:act")
	case "anchored":
		m.add("-do:teleport", "-do:move")
	case "unmovable":
		m.add("-do:push")
	case "vampiric":
		m.add("when:hit")
	case "uncontainable":
		m.add("-kw:restrained")
	}
	if less && name != "tough" {
		m.add("-kw:" + name)
		return
	}
	m.add("kw:" + name)
}

// without adds a keyword that is taken.
func (m *marks) without(k string) {
	name := fold.WithoutNumbers(fold.Text(k))
	m.add("-kw:" + name)
	if name == "melee" || name == "ranged" {
		m.add("-do:dice")
	}
}

// target adds whom a spell goes at, from the short phrase on the card.
func (m *marks) target(phrase string) {
	words := fold.Words(phrase)
	for i, word := range words {
		if i > 0 && words[i-1] == "non" {
			continue
		}
		switch word {
		case "friendly":
			m.add("side:own")
		case "enemy":
			m.add("side:foe")
		case "zone", "zones":
			m.add("where:zone", "all")
		case "corporeal", "or", "1", "2", "adjacent", "non", "a", "an", "the", "in", "of":
		default:
			m.add("of:" + word)
		}
	}
}
