package builder

import (
	"slices"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/training"
)

// Pair is what one copy of a card costs a mage, whether he may have it at all, and by
// which rule.
type Pair struct {
	Mage   *catalog.Mage
	Choice training.School // where the mage picks a school; empty for mages that do not
	Card   *catalog.Card
	Price  training.Price
	Legal  bool
	Rule   string        // its number in the rulebooks' digest; the mage's own card is "mage", a card's own words "card"
	Barred training.Rule // which law bars the card; empty where none does
}

// priced is the pair of a mage and a card. What is barred has a price all the same, the
// one it would have: the rule is the one that bars it.
func priced(m *catalog.Mage, choice training.School, card *catalog.Card) Pair {
	spell := card.Spell()
	p := Pair{Mage: m, Choice: choice, Card: card, Price: m.Training.Price(spell, choice), Legal: true}
	switch {
	case spell.Barred:
		p.Legal, p.Barred, p.Rule = false, training.RuleHouse, string(training.RuleHouse)
	case !training.InPool(m.Game, spell):
		p.Legal, p.Barred, p.Rule = false, training.RulePool, string(training.RulePool)
	case !m.Training.MayUse(spell, choice):
		p.Legal, p.Barred, p.Rule = false, training.RuleOnly, byGame(m.Game, "R-127", "A-105")
	default:
		p.Rule = priceRule(m.Game, spell, p.Price)
	}
	return p
}

// Pairs are all pairs of the mages and the cards, mage by mage, by each school a mage may
// pick. The row of Apprentice Mode is left out: it is four mages' values and nobody's book.
func Pairs(c *catalog.Catalog, wanted func(*catalog.Mage) bool) []Pair {
	var all []Pair
	for _, m := range c.Mages() {
		if m.Class == "" || m.Class == "*" || !wanted(m) {
			continue
		}
		choices := m.Training.Choices
		if len(choices) == 0 {
			choices = []training.School{""}
		}
		for _, choice := range choices {
			for _, card := range c.Cards() {
				all = append(all, priced(m, choice, card))
			}
		}
	}
	return all
}

// priceRule is the number of the rule a price follows.
func priceRule(game training.Game, s *training.Spell, p training.Price) string {
	switch p.Basis {
	case training.ByFree:
		return "card"
	case training.ByNovice:
		return byGame(game, "R-126", "A-103")
	case training.BySubtype, training.ByType, training.ByTax:
		return "mage"
	}
	if s.Join == training.JoinAnd {
		return byGame(game, "R-125", "A-102")
	}
	if s.Join == training.JoinOr {
		return byGame(game, "R-124", "A-100")
	}
	opposed := slices.ContainsFunc(p.Shares, func(share training.Share) bool { return share.Standing == training.Opposed })
	if opposed {
		return byGame(game, "R-123", "A-101")
	}
	return byGame(game, "R-123", "A-100")
}

func byGame(game training.Game, arena, academy string) string {
	return pick.Either(game == training.Academy, academy, arena)
}

// Disputed is a pair that another printing of the card would price or bar otherwise.
type Disputed struct {
	Pair
	Set   catalog.SetID
	Other Pair
}

// Disputes are the pairs that depend on the printing.
func Disputes(pairs []Pair) []Disputed {
	var all []Disputed
	for _, p := range pairs {
		for _, v := range p.Card.Variants {
			if other := priced(p.Mage, p.Choice, v.As); other.Price.Points != p.Price.Points || other.Legal != p.Legal {
				all = append(all, Disputed{Pair: p, Set: v.Set, Other: other})
			}
		}
	}
	return all
}

// Otherwise says whether the pair costs another number of points by the other printing, be it
// more or less; else the printings differ in who may use the card.
func (d Disputed) Otherwise() bool { return d.Other.Price.Points != d.Price.Points }

// ByKinship says whether a mage may use an "Only" card without being of the class or
// trained in all of the school: because he counts as one who may.
func (p Pair) ByKinship() bool {
	s := p.Card.Spell()
	if !p.Legal || len(s.OnlyClass)+len(s.OnlySchool) == 0 {
		return false
	}
	plain := p.Mage.Training
	plain.CountsAs, plain.Qualifies = nil, nil
	return !plain.MayUse(s, p.Choice)
}
