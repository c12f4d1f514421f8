package cards

import (
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/widgets"
)

func (s *Screen) kind(card *catalog.Card) string {
	return s.needs.Words.Term(words.TypeTerm, string(card.Type))
}

func (s *Screen) subtypes(card *catalog.Card) string {
	return s.join(words.SubtypeTerm, card.Subtypes, ", ")
}

func (s *Screen) join(kind words.Kind, list []string, sign string) string {
	said := make([]string, len(list))
	for i, one := range list {
		said[i] = s.needs.Words.Term(kind, one)
	}
	return strings.Join(said, sign)
}

func (s *Screen) gameName(g training.Game) string {
	return s.needs.Words.T("codex.game." + string(g))
}

func (s *Screen) className(m *catalog.Mage) string {
	return s.needs.Words.Term(words.ClassTerm, m.Class)
}

func (s *Screen) mageName(m *catalog.Mage) string {
	if m.Title == "" {
		return s.className(m)
	}
	return s.className(m) + " (" + m.Title + ")"
}

func (s *Screen) setName(id catalog.SetID) string {
	if set, ok := s.needs.Catalog.Set(id); ok {
		return set.Name
	}
	return string(id)
}

// ranged says a range of zones: "0 to 2", or one number.
func (s *Screen) ranged(r catalog.Range) string {
	if r.Min == r.Max {
		return strconv.Itoa(r.Min)
	}
	return s.needs.Words.T("cardsscreen.fromTo", "From", r.Min, "To", r.Max)
}

// action says quick or full, in the one word a line of facts has room for.
func (s *Screen) action(a catalog.Action) string {
	if a == catalog.Full {
		return s.needs.Words.T("cardsscreen.full")
	}
	return s.needs.Words.T("cardsscreen.quick")
}

// mana says a cost: a number, or X.
func mana(c catalog.Cost) string {
	if c.Variable != "" {
		return c.Variable
	}
	return strconv.Itoa(c.Mana)
}

// reveals reports whether there is a cost to reveal the card.
func reveals(card *catalog.Card) bool {
	return card.Reveal != catalog.Cost{} || card.Type == catalog.Enchantment
}

// defense says what a Defense avoids and how often.
func (s *Screen) defense(d *catalog.Defense) string {
	w := s.needs.Words
	text := w.T("cardsscreen.defenseAlways", "Min", d.Min)
	if d.Uses > 0 {
		text = w.N("cardsscreen.defenseUses", d.Uses, "Min", d.Min)
	}
	if len(d.Not) > 0 {
		text += ", " + w.T("cardsscreen.defenseNot", "Kinds", s.join(words.AttackTerm, d.Not, ", "))
	}
	if len(d.Cost) > 0 {
		text += ", " + w.T("cardsscreen.defenseCost", "Cost", attackodds.DefenseCost(w, d.Cost))
	}
	if d.Unhindered {
		text += ", " + w.T("cardsscreen.defenseUnhindered")
	}
	if d.Lasts > 0 {
		text += ", " + w.T("cardsscreen.defenseLasts", "Count", d.Lasts)
	}
	if d.Answers {
		text += ", " + w.T("cardsscreen.defenseAnswers")
	}
	return text
}

// only names who may use the card.
func (s *Screen) only(card *catalog.Card) string {
	w := s.needs.Words
	var who []string
	for _, class := range card.OnlyClass {
		who = append(who, w.Term(words.ClassTerm, class))
	}
	for _, school := range card.OnlySchool {
		who = append(who, w.T("cardsscreen.schoolMage", "School", w.Term(words.SchoolTerm, string(school))))
	}
	return strings.Join(who, ", ")
}

// dear reports whether a price is shown as a high one: more than twice the
// level.
func dear(p training.Price) bool { return p.Points > 2*p.Level }

// pairs gathers words with what they stand for and leaves empty ones out.
type pairs []widgets.Pair

func (p *pairs) add(word, means string) {
	if means != "" {
		*p = append(*p, widgets.Pair{Word: word, Means: means})
	}
}
