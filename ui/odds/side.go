package odds

import (
	"maps"
	"slices"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/rules/training"
)

// Side is one attack that is asked about, put together by hand or from cards.
type Side struct {
	Attacker string // id of a card or a mage; "" by hand
	Bar      string // name of the attack bar; "" by hand
	Target   string // id of a card or a mage; "" by hand
	Exchange combat.Exchange

	// What they are called that come from the table, and there by their ids; "" for others.
	From, To         string
	FromLive, ToLive string
}

// byHand is the attack the screen begins with: six dice against a creature.
func byHand() Side {
	return Side{Exchange: combat.Exchange{
		Rules:    combat.ArenaRules(),
		Attack:   combat.Attack{Dice: 6, Strikes: 1},
		Defender: combat.Creature{Life: 10, Armor: 1},
	}}
}

// clone shares nothing with the side that could be changed.
func (s Side) clone() Side {
	x := &s.Exchange
	x.Attack.Effects = slices.Clone(x.Attack.Effects)
	x.Defender.Immunities = slices.Clone(x.Defender.Immunities)
	x.Defender.TypeModifiers = maps.Clone(x.Defender.TypeModifiers)
	x.Defender.Defense, x.Defender.Barrier = copied(x.Defender.Defense), copied(x.Defender.Barrier)
	x.Counterstrike = copied(x.Counterstrike)
	return s
}

func copied[T any](p *T) *T {
	if p == nil {
		return nil
	}
	q := *p
	return &q
}

// candidate is a card or a mage as one to choose.
type candidate struct {
	id    string
	name  string
	body  fighter.Body
	bars  []fighter.Strike
	spell bool // its attacks are a spell's
	games []training.Game
}

func fromCard(c *catalog.Card, lang string) candidate {
	return candidate{
		id: string(c.ID), name: c.NameIn(lang), body: c.Body(), bars: catalog.ChosenBars(c.Attacks),
		spell: c.Type == catalog.Attack || c.Type == catalog.Incantation, games: c.Games,
	}
}

func fromMage(m *catalog.Mage) candidate {
	return candidate{
		id: string(m.ID), name: m.Name, body: m.Body(), bars: catalog.ChosenBars(m.Attacks),
		games: []training.Game{m.Game},
	}
}

// known finds a card or a mage by its id.
func known(c *catalog.Catalog, id, lang string) (candidate, bool) {
	if card, ok := c.Card(catalog.CardID(id)); ok {
		return fromCard(card, lang), true
	}
	if mage, ok := c.Mage(catalog.MageID(id)); ok {
		return fromMage(mage), true
	}
	return candidate{}, false
}

// canBeTarget tells whether an attack can destroy it.
func (f candidate) canBeTarget() bool { return f.body.Creature().Life > 0 }

// attacks makes the candidate attack with one of its bars.
func (s Side) attacks(f candidate, bar int) Side {
	s.Attacker, s.Bar, s.From, s.FromLive = f.id, f.bars[bar].Name, "", ""
	s.Exchange.Attacker, s.Exchange.Attack = f.body.Creature(), f.bars[bar].Attack(f.spell)
	return s.under(f.games)
}

// defends makes the candidate the target.
func (s Side) defends(f candidate) Side {
	s.Target, s.To, s.ToLive = f.id, "", ""
	s.Exchange.Defender, s.Exchange.Counterstrike = f.body.Creature(), nil
	if answers := fighter.Answers(f.body.Attacks, false, f.body.Keywords); len(answers) > 0 {
		answer := answers[0].Attack(false)
		s.Exchange.Counterstrike = &answer
	}
	return s.under(f.games)
}

// under takes the rules of the only game a card is for.
func (s Side) under(games []training.Game) Side {
	switch {
	case len(games) != 1:
	case games[0] == training.Academy:
		s.Exchange.Rules = combat.AcademyRules()
	default:
		s.Exchange.Rules = combat.ArenaRules()
	}
	return s
}

// isByHand tells whether neither of the two has a name.
func (s Side) isByHand() bool { return s.Attacker+s.Target+s.From+s.To == "" }

// attackerByHand forgets the attacker's card and keeps its numbers.
func (s Side) attackerByHand() Side {
	s.Attacker, s.Bar, s.From, s.FromLive = "", "", "", ""
	return s
}

// targetByHand forgets the target's card and keeps its numbers.
func (s Side) targetByHand() Side {
	s.Target, s.To, s.ToLive = "", "", ""
	return s
}

// left is the life the target has left; 0 when it has none to lose.
func left(x *combat.Exchange) int { return max(0, x.Defender.Life-x.Defender.Damage) }
