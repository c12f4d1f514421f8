package law

import (
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Boosts lists what cards do for the attack of a fight, or for its counterstrike: the sheet that
// declares it, its odds and its dice all ask here. None where either is not on the table.
func Boosts(s *state.State, f *state.Fight, counter bool) []state.Boost {
	from, to := f.Attacker, f.Target
	if counter {
		from, to = to, from
	}
	o, there := s.Object(from)
	t, also := s.Object(to)
	if !there || !also {
		return nil
	}
	list := passingBoosts(s, f, o, counter)
	for c := range Deeds(s, state.Scene{Target: to, Fight: f, Counter: counter}, s.InPlay(s.Cards())...) {
		it, subject := c.Deed(), o
		if it.At == deed.Attacked {
			subject, c.Target = t, from
		}
		own := counter && c.Card.ID == f.Card
		if it.Boosts() && !it.Lasts() && !reckons(c.Card, it) && !own && c.Concerns(subject) && c.counts() {
			list = append(list, boost(s, &c, f))
		}
	}
	return list
}

// counts tells whether a boost is one as things stand. What can be used up, is paid for or is for a
// first attack alone was settled when the attack was declared, and counts for all of it.
func (c *Case) counts() bool {
	it, of := c.Deed(), &c.Fight.Boosted[Side(c.Counter)]
	if it.Once.In == "" && it.Cost == nil && (it.Given == nil || it.Given.Attack == nil || !it.Given.Attack.First) {
		return c.Holds(it.Given)
	}
	if of.Settled || slices.Contains(of.By, state.DeedID(c.Card.ID, c.Number)) {
		return slices.Contains(of.By, state.DeedID(c.Card.ID, c.Number))
	}
	return c.Holds(it.Given) && !c.UsedUp()
}

// reckons tells of dice that the card's own bar reckons already.
func reckons(o *state.Object, it *deed.Deed) bool {
	first := it.Do[0]
	own := slices.ContainsFunc(o.Printed.Attacks, func(bar state.Strike) bool { return bar.DiceBy != "" })
	return own && first.Do == deed.Dice && first.Amount.Letter == "X"
}

// boost is what one deed does for an attack.
func boost(s *state.State, c *Case, f *state.Fight) state.Boost {
	it := c.Deed()
	b := state.Boost{ID: state.DeedID(c.Card.ID, c.Number), Card: c.Named(), Say: it.Say, Deed: it, By: c.Card, Number: c.Number, Steps: it.Do}
	if it.Given != nil {
		b.Ask = it.Given.Ask
	}
	x, known := c.X(0, f.Plan.BoostX)
	b.X, b.AsksX = x, !known && f.Plan.BoostX == nil || f.Plan.BoostX != nil && c.AsksX() && it.X == nil
	nearby := it.ByPlace() && b.Ask.EN == "" && (!s.Variant().Zones || c.Card.Reach != nil)
	b.Free = !it.May && it.Cost == nil && !it.Unsure && b.Ask.EN == "" && known && (!it.ByPlace() || nearby)
	b.On = b.Free && !slices.Contains(f.Plan.Without, b.ID) || slices.Contains(f.Plan.Boosts, b.ID)
	return b
}

// passingBoosts are those an object was given for its next attack.
func passingBoosts(s *state.State, f *state.Fight, o *state.Object, counter bool) []state.Boost {
	var list []state.Boost
	for i, p := range o.Passing {
		c := Case{Table: s, Scene: state.Scene{Card: o, Fight: f, Counter: counter}}
		if p.Keyword == "" || p.Until != "next-attack" || counter || f.Spell != nil || p.Blow != nil && !c.Blow(p.Blow) {
			continue
		}
		step := deed.Step{Do: deed.Grant, On: &deed.Party{Role: deed.Attacker}, Keywords: []string{p.Keyword}}
		b := state.Boost{ID: o.ID + ".p" + strconv.Itoa(i+1), Card: p.Card, Say: p.Say, Steps: []deed.Step{step}, By: o}
		b.Free, b.On = true, !slices.Contains(f.Plan.Without, b.ID)
		list = append(list, b)
	}
	return list
}

// Apply does one step to an attack.
func Apply(b *state.Boost, s *deed.Step, attack *combat.Attack, from, to *combat.Creature, o, t *state.Object) {
	switch s.Do {
	case deed.Dice:
		attack.Dice += s.Amount.Value(b.X)
	case deed.Effect:
		attack.EffectMore += s.Amount.Value(b.X)
	case deed.Defense:
		if to.Defense != nil {
			better := *to.Defense
			better.Min -= s.Amount.Value(b.X)
			to.Defense = &better
		}
	case deed.Cancel:
		if s.Amount == (deed.Amount{}) {
			attack.Prevented = state.MaxNumber
			return
		}
		attack.Prevented += s.Amount.Value(b.X)
	case deed.Grant, deed.Lose:
		for _, printed := range s.Keywords {
			printed = WithX(printed, b.X)
			switch {
			case names(b, s.On, t) && !names(b, s.On, o):
				defend(to, printed)
			case s.Do == deed.Grant:
				strengthen(attack, from, printed)
			default:
				blunt(attack, from, printed)
			}
		}
	}
}

// names tells whether a step means an object of the fight.
func names(b *state.Boost, p *deed.Party, o *state.Object) bool {
	if p == nil || b.By == nil {
		return false
	}
	switch p.Role {
	case deed.Self:
		return o.ID == b.By.ID || b.By.Printed.Kind == state.KindAttack
	case deed.Host:
		return o.ID == b.By.Host
	case deed.You:
		return o.ID == state.MageID(b.By.Controller)
	}
	return false
}

// WithX puts the number into a keyword: "Melee +X" with 2 is "Melee +2".
func WithX(keyword string, x int) string {
	for letter, times := range map[string]int{"+2X": 2, "+X": 1, "-X": -1, " X": 0} {
		if rest, ok := strings.CutSuffix(keyword, letter); ok {
			n := times * x
			switch {
			case times == 0:
				return rest + " " + strconv.Itoa(x)
			case n >= 0:
				return rest + "+" + strconv.Itoa(n)
			}
			return rest + strconv.Itoa(n)
		}
	}
	return keyword
}

// valued takes a keyword and its number apart.
func valued(keyword string) (name string, n int) {
	at := strings.LastIndexByte(keyword, ' ')
	if at < 0 {
		return keyword, 0
	}
	n, err := strconv.Atoi(strings.TrimPrefix(keyword[at+1:], "+"))
	if err != nil {
		return keyword, 0
	}
	return keyword[:at], n
}

// strengthen gives an attack a keyword.
func strengthen(a *combat.Attack, from *combat.Creature, keyword string) {
	if as, lent := strings.CutPrefix(keyword, "As "); lent {
		lend(a, as)
		return
	}
	name, n := valued(keyword)
	numbers := map[string]*int{
		"Melee": &from.MeleeBonus, "Ranged": &from.RangedBonus, "Piercing": &a.Piercing, "Charge": &from.Charge, "Bloodthirsty": &from.Bloodthirsty,
		"Mana Drain": &a.ManaDrain, "Mana Transfer": &a.ManaDrain, "Dice": &a.Dice, "Effect": &a.EffectMore,
	}
	flags := map[string]*bool{"Vampiric": &a.Vampiric, "Ethereal": &a.Ethereal, "Unavoidable": &a.Unavoidable}
	switch {
	case numbers[name] != nil:
		*numbers[name] += n
	case flags[name] != nil:
		*flags[name] = true
	case name == "Critical Damage":
		a.Piercing = combat.AllCritical
	case name == "Doublestrike":
		a.Strikes = max(2, a.Strikes)
	case name == "Triplestrike":
		a.Strikes = max(3, a.Strikes)
	}
}

// lend gives an attack that has neither a damage type nor an effect roll of its own those of
// a card: "Flame: 4-9 Burn, 10+ 2 Burn".
func lend(a *combat.Attack, as string) {
	of, rows, _ := strings.Cut(as, ": ")
	if a.Type != "" || len(a.Effects) > 0 {
		return
	}
	a.Type = combat.DamageType(strings.ToLower(of))
	for _, row := range strings.Split(rows, ", ") {
		span, result, _ := strings.Cut(row, " ")
		least, most, _ := strings.Cut(strings.TrimSuffix(span, "+"), "-")
		from, _ := strconv.Atoi(least)
		to, _ := strconv.Atoi(most)
		if effects, err := combat.ParseEffects(result); err == nil && from > 0 {
			a.Effects = append(slices.Clip(a.Effects), combat.Row{Min: from, Max: to, Effects: effects})
		}
	}
}

// blunt takes a keyword from an attack that something else has given it.
func blunt(a *combat.Attack, from *combat.Creature, keyword string) {
	name, n := valued(keyword)
	switch name {
	case "Piercing":
		a.Piercing = max(0, a.Piercing-n)
	case "Melee":
		from.MeleeBonus = min(0, from.MeleeBonus)
	case "Ethereal":
		a.Ethereal = false
	case "Unavoidable":
		a.Unavoidable = false
	}
}

// defend gives who is attacked a keyword.
func defend(to *combat.Creature, keyword string) {
	switch name, n := valued(keyword); name {
	case "Aegis":
		to.Aegis = max(to.Aegis, n)
	case "Armor":
		to.ArmorModifier += n
	case "Defense":
		to.Defense = nil
	}
}

// KeywordsOf lists the keywords that some steps give.
func KeywordsOf(steps []deed.Step) keyword.List {
	var list keyword.List
	deed.Walk(steps, func(s *deed.Step) { list = append(list, s.Keywords...) })
	return list
}
