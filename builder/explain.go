package builder

import (
	"strings"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/training"
)

// Text names a text of the books area with its arguments. Arguments may be
// Texts themselves.
type Text struct {
	ID   string
	Args map[string]any
}

// Message names the text.
func (t Text) Message() (id string, args map[string]any) { return t.ID, t.Args }

func text(id string, pairs ...any) Text {
	args := make(map[string]any, len(pairs)/2)
	for i := 0; i+1 < len(pairs); i += 2 {
		args[pairs[i].(string)] = pairs[i+1]
	}
	return Text{ID: "books." + id, Args: args}
}

// SchoolName is the name of a school.
func SchoolName(s training.School) Text {
	if s == "" {
		return text("schoolNone")
	}
	return text("school" + strings.ToUpper(string(s[:1])) + string(s[1:]))
}

// GameName is the name of a game.
func GameName(g training.Game) Text {
	if g == training.Academy {
		return text("gameAcademy")
	}
	return text("gameArena")
}

// TypeName is the name of a type of spell, such as "creature".
func TypeName(kind string) Text {
	if kind == "" {
		return text("typeNone")
	}
	return text("type" + strings.ToUpper(kind[:1]) + kind[1:])
}

// Why says in one line why a spell costs what it costs.
func Why(p training.Price) Text {
	switch p.Basis {
	case training.ByFree:
		return text("whyFree")
	case training.ByNovice:
		return text("whyNovice")
	case training.BySubtype:
		return text("whySubtype", "Subtype", p.Subtype, "Level", p.Level)
	case training.ByType:
		return text("whyType", "School", SchoolName(p.School), "Type", TypeName(p.Type), "Level", p.Level)
	case training.ByTax:
		return whyTaxed(p)
	}
	return whySchools(p.Shares)
}

func whyTaxed(p training.Price) Text {
	switch {
	case p.Living:
		return text("whyLiving", "Level", p.Level, "Factor", p.Factor)
	case p.Type != "":
		return text("whyTaxedType", "Type", TypeName(p.Type), "Level", p.Level, "Factor", p.Factor)
	}
	return text("whyTaxedSchool", "School", SchoolName(p.School), "Level", p.Level, "Factor", p.Factor)
}

// whySchools tells the schools that count, and for an OR out of how many the
// cheapest was picked.
func whySchools(shares []training.Share) Text {
	var why Text
	counting := 0
	for _, s := range shares {
		if !s.Counts {
			continue
		}
		one := text(standingText(s.Standing), "School", SchoolName(s.School), "Level", s.Level, "Factor", s.Standing.Factor())
		if counting++; counting == 1 {
			why = one
		} else {
			why = text("whyBoth", "First", why, "Second", one)
		}
	}
	if counting == 1 && len(shares) > 1 {
		return text("whyCheapest", "Why", why, "Of", len(shares))
	}
	return why
}

func standingText(s training.Standing) string {
	switch s {
	case training.Trained:
		return "whyTrained"
	case training.Partly:
		return "whyPartly"
	case training.Opposed:
		return "whyOpposed"
	}
	return "whyUntrained"
}

// Explain says in one line which law is broken and by how much.
func Explain(p training.Problem) Text {
	switch p.Rule {
	case training.RulePoints:
		return text("breachPoints", "Found", p.Found, "Limit", p.Limit)
	case training.RuleCopies:
		if p.Level == 0 { // only auras have none
			return text("breachAura", "Found", p.Found)
		}
		return text("breachCopies", "Level", p.Level, "Limit", p.Limit, "Found", p.Found)
	case training.RuleEpic:
		return text("breachEpic", "Found", p.Found)
	case training.RuleOnly:
		return text("breachOnly", "Who", whoMayUse(p))
	case training.RuleHouse:
		return text("breachHouse")
	case training.RulePool:
		return text("breachPool")
	case RuleNoMage:
		return text("breachNoMage")
	}
	return text("breachMage", "Game", GameName(p.Game))
}

// whoMayUse lists the classes and schools of an Only.
func whoMayUse(p training.Problem) any {
	all := pick.Each(p.OnlyClass, func(class string) any { return class })
	for _, school := range p.OnlySchool {
		all = append(all, text("schoolMage", "School", SchoolName(school)))
	}
	if len(all) == 0 {
		return ""
	}
	who := all[0]
	for _, other := range all[1:] {
		who = text("either", "First", who, "Second", other)
	}
	return who
}
