package magewars

import (
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
)

// boosts lists what cards do for the attack of a fight, or for its counterstrike: the sheet that
// declares it, its odds and its dice all ask here. None where either is not on the table.
func (s *State) boosts(f *Fight, counter bool) []boost {
	from, to := f.Attacker, f.Target
	if counter {
		from, to = to, from
	}
	o, there := s.Object(from)
	t, also := s.Object(to)
	if !there || !also {
		return nil
	}
	list := s.passingBoosts(f, o, counter)
	for c := range s.deeds(scene{target: to, fight: f, counter: counter}, s.inPlay(s.cards())...) {
		it, subject := c.deed(), o
		if it.At == deed.Attacked {
			subject, c.target = t, from
		}
		own := counter && c.card.ID == f.card
		if it.Boosts() && !it.Lasts() && !c.card.reckons(it) && !own && c.concerns(subject) && c.counts() {
			list = append(list, s.boost(&c, f))
		}
	}
	return list
}

// counts tells whether a boost is one as things stand. What can be used up, is paid for or is for a
// first attack alone was settled when the attack was declared, and counts for all of it.
func (c *lawCase) counts() bool {
	it, of := c.deed(), &c.fight.boosted[side(c.counter)]
	if it.Once.In == "" && it.Cost == nil && (it.Given == nil || it.Given.Attack == nil || !it.Given.Attack.First) {
		return c.holds(it.Given)
	}
	if of.settled || slices.Contains(of.by, deedID(c.card.ID, c.number)) {
		return slices.Contains(of.by, deedID(c.card.ID, c.number))
	}
	return c.holds(it.Given) && !c.usedUp()
}

// reckons tells of dice that the card's own bar reckons already.
func (o *Object) reckons(it *deed.Deed) bool {
	first := it.Do[0]
	own := slices.ContainsFunc(o.Printed.Attacks, func(bar Strike) bool { return bar.DiceBy != "" })
	return own && first.Do == deed.Dice && first.Amount.Letter == "X"
}

// boost is what one deed does for an attack.
func (s *State) boost(c *lawCase, f *Fight) boost {
	it := c.deed()
	b := boost{ID: deedID(c.card.ID, c.number), Card: c.named(), Say: it.Say, it: it, card: c.card, n: c.number, steps: it.Do}
	if it.Given != nil {
		b.Ask = it.Given.Ask
	}
	x, known := c.x(0, f.plan.BoostX)
	b.x, b.AsksX = x, !known && f.plan.BoostX == nil || f.plan.BoostX != nil && c.asksX() && it.X == nil
	nearby := it.ByPlace() && b.Ask.EN == "" && (!s.variant().zones || c.card.Reach != nil)
	b.Free = !it.May && it.Cost == nil && !it.Unsure && b.Ask.EN == "" && known && (!it.ByPlace() || nearby)
	b.On = b.Free && !slices.Contains(f.plan.Without, b.ID) || slices.Contains(f.plan.Boosts, b.ID)
	return b
}

// passingBoosts are those an object was given for its next attack.
func (s *State) passingBoosts(f *Fight, o *Object, counter bool) []boost {
	var list []boost
	for i, p := range o.Passing {
		c := lawCase{s: s, scene: scene{card: o, fight: f, counter: counter}}
		if p.Keyword == "" || p.Until != "next-attack" || counter || f.spell != nil || p.Blow != nil && !c.blow(p.Blow) {
			continue
		}
		step := deed.Step{Do: deed.Grant, On: &deed.Party{Role: deed.Attacker}, Keywords: []string{p.Keyword}}
		b := boost{ID: o.ID + ".p" + strconv.Itoa(i+1), Card: p.Card, Say: p.Say, steps: []deed.Step{step}, card: o}
		b.Free, b.On = true, !slices.Contains(f.plan.Without, b.ID)
		list = append(list, b)
	}
	return list
}

// boosted gives an attack, or its counterstrike, what cards do for it.
func (d *draft) boosted(f *Fight, b *bout, counter bool) {
	attack, from, to := &b.x.Attack, &b.x.Attacker, &b.x.Defender
	o, t, seat := b.o, b.t, combat.AttackerSeat
	if counter {
		if b.x.Counterstrike == nil {
			return
		}
		attack, from, to = b.x.Counterstrike, to, from
		o, t, seat = t, o, combat.DefenderSeat
	}
	list := d.boosts(f, counter)
	if !counter {
		list = append(list, f.extra...)
	}
	for _, boost := range list {
		if !boost.On {
			continue
		}
		before := measured(attack, from)
		for _, step := range boost.steps {
			boost.apply(&step, attack, from, to, o, t)
		}
		b.portions[seat] = append(b.portions[seat], before.until(measured(attack, from), own(boost.Card))...)
		b.transfers = b.transfers || slices.ContainsFunc(boost.steps, func(s deed.Step) bool {
			return slices.ContainsFunc(s.Keywords, func(k string) bool { return strings.HasPrefix(k, "Mana Transfer") })
		})
	}
	if o.loses(keyword.Melee) && from.MeleeBonus+from.RageTokens > 0 { // whatever has brought it
		b.portions[seat] = slices.DeleteFunc(b.portions[seat], func(p portion) bool { return p.of == keyword.Melee })
		from.MeleeBonus = -from.RageTokens
	}
}

// apply does one step to an attack.
func (b *boost) apply(s *deed.Step, attack *combat.Attack, from, to *combat.Creature, o, t *Object) {
	switch s.Do {
	case deed.Dice:
		attack.Dice += s.Amount.Value(b.x)
	case deed.Effect:
		attack.EffectMore += s.Amount.Value(b.x)
	case deed.Defense:
		if to.Defense != nil {
			better := *to.Defense
			better.Min -= s.Amount.Value(b.x)
			to.Defense = &better
		}
	case deed.Cancel:
		if s.Amount == (deed.Amount{}) {
			attack.Prevented = maxNumber
			return
		}
		attack.Prevented += s.Amount.Value(b.x)
	case deed.Grant, deed.Lose:
		for _, printed := range s.Keywords {
			printed = withX(printed, b.x)
			switch {
			case b.names(s.On, t) && !b.names(s.On, o):
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
func (b *boost) names(p *deed.Party, o *Object) bool {
	if p == nil || b.card == nil {
		return false
	}
	switch p.Role {
	case deed.Self:
		return o.ID == b.card.ID || b.card.Printed.Kind == KindAttack
	case deed.Host:
		return o.ID == b.card.Host
	case deed.You:
		return o.ID == mageID(b.card.Controller)
	}
	return false
}

// withX puts the number into a keyword: "Melee +X" with 2 is "Melee +2".
func withX(keyword string, x int) string {
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

func keywordsOf(steps []deed.Step) keyword.List {
	var list keyword.List
	deed.Walk(steps, func(s *deed.Step) { list = append(list, s.Keywords...) })
	return list
}

// spendPassing takes off what an object had for the attack that is over.
func (d *draft) spendPassing(f *Fight) {
	o, there := d.Object(f.Attacker)
	if !there || len(o.Passing) == 0 || f.spell != nil {
		return
	}
	c := lawCase{s: &d.State, scene: scene{card: o, fight: f}}
	d.dropPassing(o.ID, func(p *Passing) bool { return p.Until == "next-attack" && (p.Blow == nil || c.blow(p.Blow)) })
}

// dropPassing takes off what an object had for a while.
func (d *draft) dropPassing(id string, ends func(*Passing) bool) {
	o, there := d.Object(id)
	if !there || !slices.ContainsFunc(o.Passing, func(p Passing) bool { return ends(&p) }) {
		return
	}
	own := d.edit(id)
	own.Passing = slices.DeleteFunc(slices.Clone(own.Passing), func(p Passing) bool { return ends(&p) })
}
