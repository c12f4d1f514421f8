package books

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/ui/theme"
)

// dot divides facts on one line.
const dot = " · "

// title is the book's name, or words for a book without one.
func (s *Screen) title(b builder.Book) string {
	if name := strings.TrimSpace(b.Name); name != "" {
		return name
	}
	return s.w.T("booksscreen.nameless")
}

// mageName says "Warlock, Arraxian Crown".
func (s *Screen) mageName(m *catalog.Mage) string {
	if m == nil {
		return s.w.T("booksscreen.noMage")
	}
	class := s.class(m)
	if m.Title == "" {
		return class
	}
	return class + ", " + m.Title
}

func (s *Screen) class(m *catalog.Mage) string { return s.w.Term(words.ClassTerm, m.Class) }

// mageLine says "Warlock, Arraxian Crown · trained Dark, Fire · opposed Holy".
func (s *Screen) mageLine(m *catalog.Mage) string {
	line := s.mageName(m)
	if m == nil {
		return line
	}
	if trained := s.trained(m.Training); trained != "" {
		line += dot + s.w.T("booksscreen.trained", "Schools", trained)
	}
	if opposed := s.schools(m.Training.Opposed); opposed != "" {
		line += dot + s.w.T("booksscreen.opposed", "Schools", opposed)
	}
	return line
}

// trained lists the schools and the smaller trainings of a mage.
func (s *Screen) trained(m training.Mage) string {
	var all []string
	if whole := s.schools(m.Trained); whole != "" {
		all = append(all, whole)
	}
	for _, p := range m.Partial {
		switch {
		case p.Subtype != "":
			all = append(all, s.w.Term(words.SubtypeTerm, p.Subtype))
		case p.Type != "":
			all = append(all, s.w.T("booksscreen.partialType", "School", builder.SchoolName(p.School), "Type", s.many(catalog.Type(p.Type))))
		default:
			all = append(all, s.w.T("booksscreen.partialLevel", "School", builder.SchoolName(p.School), "Level", p.MaxLevel))
		}
	}
	return strings.Join(all, ", ")
}

func (s *Screen) schools(all []training.School) string {
	names := make([]string, len(all))
	for i, school := range all {
		names[i] = s.w.Say(builder.SchoolName(school))
	}
	return strings.Join(names, ", ")
}

// many is the plural of a type: "Creatures".
func (s *Screen) many(t catalog.Type) string { return s.w.T("booksscreen.many." + string(t)) }

func (s *Screen) cardName(id catalog.CardID) string {
	if card, ok := s.n.Catalog.Card(id); ok {
		return card.NameIn(s.w.Lang())
	}
	return string(id)
}

// cardLine says "Attack · quick · level 2 · 8 mana".
func (s *Screen) cardLine(card *catalog.Card) string {
	parts := []string{s.w.T("terms.type." + string(card.Type))}
	if card.Action != "" {
		parts = append(parts, s.w.T("booksscreen.action."+string(card.Action)))
	}
	parts = append(parts, s.w.T("booksscreen.level", "Level", card.Level), s.w.T("booksscreen.mana", "Mana", cost(card)))
	return strings.Join(parts, dot)
}

// cost is what casting and revealing take: "8", "2+5", "X".
func cost(card *catalog.Card) string {
	out := amount(card.Cost)
	if card.Reveal.Mana > 0 || card.Reveal.Variable != "" {
		out += "+" + amount(card.Reveal)
	}
	return out
}

func amount(c catalog.Cost) string {
	if c.Variable != "" {
		return c.Variable
	}
	return strconv.Itoa(c.Mana)
}

// faults is how many problems a book has, wherever they are told: laws that are broken,
// cards nobody has, lines that were not understood.
func faults(r builder.Review, unread int) int { return len(r.Problems) + len(r.Unknown) + unread }

// standing says how a book stands: "120 of 120 points, legal" or "2 problems".
func (s *Screen) standing(r builder.Review, unread int) (string, bool) {
	if faults := faults(r, unread); faults > 0 {
		return s.w.N("booksscreen.problems", faults), false
	}
	return s.w.T("booksscreen.legal", "Points", s.points(r)), true
}

// points says "120 of 120 points"; nothing where nobody can say.
func (s *Screen) points(r builder.Review) string {
	if !r.Priced() {
		return ""
	}
	if r.Limit == 0 {
		return s.w.N("booksscreen.pointsAlone", r.Points)
	}
	return s.w.T("booksscreen.points", "Points", r.Points, "Limit", r.Limit)
}

// account says what a book costs, where anybody can, and how it stands.
func (s *Screen) account(r builder.Review, standing string) string {
	if points := s.points(r); points != "" {
		return points + dot + standing
	}
	return standing
}

// price is what a card costs, nothing where nobody can say.
func price(r builder.Review, points int) string {
	if !r.Priced() {
		return ""
	}
	return strconv.Itoa(points)
}

// note is the quiet remark at a line of the book: what is wrong with it, or
// why it costs more or less than its level.
func (s *Screen) note(l builder.Line) string {
	if len(l.Problems) > 0 {
		all := make([]string, len(l.Problems))
		for i, p := range l.Problems {
			all[i] = s.breach(p)
		}
		return strings.Join(all, ", ")
	}
	if !s.review.Priced() || l.Price.Points == l.Price.Level {
		return ""
	}
	return s.w.Say(builder.Why(l.Price))
}

// breach says shortly which law a line breaks.
func (s *Screen) breach(p training.Problem) string {
	switch p.Rule {
	case training.RuleCopies, training.RuleEpic:
		return s.w.N("booksscreen.atMost", max(p.Limit, 1))
	case training.RulePool:
		return s.w.T("booksscreen.notAcademy")
	}
	return s.w.Say(builder.Explain(p))
}

// mageIcon is the sign of a mage: its first school, and the colour of it.
func mageIcon(m *catalog.Mage) (string, theme.Role) {
	if m == nil {
		return "mage", theme.Quiet
	}
	school := firstSchool(m.Training)
	if school == "" {
		return "mage", theme.Quiet
	}
	return school, theme.SchoolInk(school)
}

func firstSchool(m training.Mage) string {
	if len(m.Trained) > 0 {
		return string(m.Trained[0])
	}
	for _, p := range m.Partial {
		if p.School != "" {
			return string(p.School)
		}
	}
	return ""
}

// capital makes the first letter large, for words that begin a line.
func capital(words string) string {
	r, n := utf8.DecodeRuneInString(words)
	return string(unicode.ToUpper(r)) + words[n:]
}
