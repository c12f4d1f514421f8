package magewars

import (
	"iter"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// deeds are all deeds of some cards, each in its scene: the attack or the spell at hand and who else has a
// part in it are those of the scene that is given.
func (s *State) deeds(as scene, cards ...*Object) iter.Seq[lawCase] {
	c := lawCase{scene: as, s: s}
	return func(yield func(lawCase) bool) {
		for _, card := range cards {
			for c.card, c.number = card, 0; c.number < len(card.Printed.Deeds); c.number++ {
				if !yield(c) {
					return
				}
			}
		}
	}
}

// inPlay are those of some cards that lie open and whose players are in the game.
func (s *State) inPlay(cards []*Object) []*Object {
	return where(cards, func(o *Object) bool { return !o.FaceDown && !s.Player(o.Controller).Gone })
}

// cards lists what can do something: all that lies on the table, and spells that are
// discarded and still in force.
func (s *State) cards() []*Object {
	if len(s.InForce) == 0 {
		return s.Objects
	}
	return slices.Concat(s.Objects, s.InForce)
}

// card finds one of them.
func (s *State) card(id string) (*Object, bool) {
	cards := s.cards()
	if at := slices.IndexFunc(cards, func(o *Object) bool { return o.ID == id }); at >= 0 {
		return cards[at], true
	}
	return nil, false
}

// part finds who has a role in the scene, nil where nobody has or several could have.
func (c *lawCase) part(role deed.Role) *Object {
	id := ""
	switch role {
	case deed.Self:
		id = c.card.ID
	case deed.Host:
		id = c.card.Host
	case deed.Chooser:
		if host, there := c.s.Object(c.card.Host); there {
			id = mageID(host.Controller)
		}
	case deed.Target:
		id = c.target
	case deed.Attacker:
		id = c.target
		if c.fight != nil {
			id = either(c.counter, c.fight.Target, c.fight.Attacker)
		}
	case deed.You:
		id = mageID(c.card.Controller)
	case deed.Foe:
		id = c.foe()
	}
	o, _ := c.s.Object(id)
	return o
}

// foe is the one mage of another side, "" where there are several: then of the one
// whose card or creature the target is.
func (c *lawCase) foe() string {
	var foes []string
	for _, p := range c.s.Players {
		if !p.Gone && !c.s.Allied(p.Seat, c.card.Controller) {
			foes = append(foes, mageID(p.Seat))
		}
	}
	if t, ok := c.s.Object(c.target); ok && slices.Contains(foes, mageID(t.Controller)) {
		return mageID(t.Controller)
	}
	if len(foes) == 1 {
		return foes[0]
	}
	return ""
}

// concerns tells whether what happens to an object, or is done by it, is what the deed
// waits for. Where it depends on the board and nobody has said, it may be.
func (c *lawCase) concerns(subject *Object) bool {
	of := c.deed().Of
	switch {
	case of == nil:
		spell := c.fight != nil && c.fight.card != "" && c.fight.card == c.card.ID && subject.ID == c.fight.Attacker
		return subject.ID == c.card.ID || spell
	case of.Role == deed.Any:
		return true
	case of.Role == deed.You:
		return subject.ID == mageID(c.card.Controller)
	case of.Role == deed.Foe:
		return subject.isMage() && !c.s.Allied(subject.Controller, c.card.Controller)
	case of.Role != "":
		return subject.ID == c.card.Host && of.Role == deed.Host
	}
	return c.fits(&of.Filter, subject) && (!c.s.asksReach(c.card, &of.Filter) || c.s.reaches(c.card, subject))
}

// fits tells whether an object is what a filter means, wherever it stands.
func (c *lawCase) fits(f *deed.Filter, o *Object) bool {
	allied := c.s.Allied(o.Controller, c.card.Controller)
	switch {
	case f.Side == "own" && !allied, f.Side == "foe" && allied, c.s.Player(o.Controller).Gone:
		return false
	case f.Other && !c.isOther(o):
		return false
	case f.Prey != nil && *f.Prey != c.holdsFast(o):
		return false
	case f.Where == "host" && o.Host != c.card.Host:
		return false
	case f.Bears != nil && !slices.ContainsFunc(c.s.upon(o), func(on *Object) bool { return c.fits(f.Bears, on) }):
		return false
	case o.FaceDown && (f.Level != "" || len(f.Subtypes)+len(f.Schools) > 0):
		return false
	}
	return f.Fits(o.thing())
}

// isOther tells whether an object is another than the card and what it lies on; where
// somebody was hurt, another than that.
func (c *lawCase) isOther(o *Object) bool {
	if c.deed().At == deed.Hurt && c.subject != "" {
		return o.ID != c.subject
	}
	return o.ID != c.card.ID && o.ID != c.card.Host
}

// holdsFast tells whether the card grapples an object: of one that the players marked nobody knows who does.
func (c *lawCase) holdsFast(o *Object) bool {
	return o.Conditions[grapple] > 0 && (o.Holder == "" || o.Holder == c.card.ID)
}

// thing is the object as filters look at it.
func (o *Object) thing() *deed.Thing {
	t := &deed.Thing{
		Kind: o.Printed.Kind, Name: o.Printed.Name, Level: o.Printed.Level, Subtypes: o.Printed.Subtypes, Schools: o.Printed.Schools,
		Slots:  o.Printed.Slots,
		Traits: o.keywordList(), Marked: func(name string) bool { return o.Conditions[name]+o.Tokens[name] > 0 },
	}
	if o.Printed.Legendary {
		t.Traits = append(slices.Clip(t.Traits), "Legendary")
	}
	if o.Printed.Epic {
		t.Traits = append(slices.Clip(t.Traits), "Epic")
	}
	return t
}

// matching lists the objects on the table a filter means; what is out of the arena nothing reaches.
func (c *lawCase) matching(f *deed.Filter) []*Object {
	return where(c.s.Objects, func(o *Object) bool { return !o.away() && c.fits(f, o) })
}

// asksReach tells whether a filter asks where things stand and somebody has said who
// stands near the card. In Academy all stand together.
func (s *State) asksReach(card *Object, f *deed.Filter) bool {
	return f.ByPlace() && s.variant().zones && card.Reach != nil
}

// reaches tells whether an object stands in a card's reach as the table was told.
func (s *State) reaches(card, o *Object) bool {
	return card.Reach != nil && slices.Contains(card.Reach, o.ID)
}

// holds tells whether what the table can see of a deed's conditions holds: what it
// cannot see may.
func (c *lawCase) holds(g *deed.Given) bool {
	switch {
	case g == nil:
		return true
	case g.Attack != nil && c.fight != nil && !c.blow(g.Attack):
	case slices.ContainsFunc(g.Is, func(is deed.Is) bool { return !c.is(&is) }):
	case g.Spell != nil && c.spell != nil && !g.Spell.Fits(c.spell.thing()):
	case g.Count != nil && !c.enough(g.Count):
	case g.None != nil && c.others(g.None) >= max(1, g.None.Count.N), g.Felled && !c.s.felled(c.card.Controller):
	case g.Fewest && !c.fewest():
	case g.During == "action" && c.s.Acting == "", g.During == "no-attack" && c.s.Fight != nil, !c.s.isPhase(g):
	case g.Initiative && c.s.Initiative != c.card.Controller:
	default:
		return true
	}
	return false
}

// isPhase tells whether it is the phase that a deed asks for, if it asks for one.
func (s *State) isPhase(g *deed.Given) bool {
	phase := Phase(g.During)
	return phase != UpkeepPhase && phase != DeploymentPhase || s.Phase == phase
}

// thing is a card as filters look at it.
func (p *Printed) thing() *deed.Thing {
	speed := p.Speed
	if speed == "" && p.Kind != KindCreature {
		speed = "quick"
	}
	return &deed.Thing{Kind: p.Kind, Name: p.Name, Level: p.Level, Speed: speed, Subtypes: p.Subtypes, Schools: p.Schools, Traits: p.Traits}
}

// blow tells whether the attack at hand is what is asked for.
func (c *lawCase) blow(b *deed.Blow) bool {
	f := c.fight
	attack, bar, maker := f.attack(), f.bar, f.Attacker
	if c.counter {
		maker = f.Target
		if t, ok := c.s.Object(f.Target); ok {
			if list := c.s.answersOf(f, t); len(list) > 0 {
				bar = list[0]
				attack = bar.Attack(false)
			}
		}
	}
	among := func(list, word string) bool {
		return slices.ContainsFunc(strings.Split(list, "|"), func(each string) bool { return strings.EqualFold(each, word) })
	}
	o, there := c.s.Object(maker)
	switch {
	case b.Kind != "" && !among(b.Kind, either(bar.Kind == "passage", "special", bar.Kind)):
	case b.Type != "" && !among(b.Type, bar.DamageType), b.Not != "" && among(b.Not, bar.DamageType):
	case b.Bar != "" && !strings.EqualFold(b.Bar, bar.Name):
	case b.Spell != nil && *b.Spell != attack.Spell:
	case b.Counter != nil && *b.Counter != c.counter:
	case b.Avoidable != nil && *b.Avoidable == (attack.Unavoidable || attack.Zone):
	case b.First && there && o.Meleed:
	case c.dealt < b.Dealt, b.Critical && !c.critical:
	default:
		return true
	}
	return false
}

// is tells whether somebody in the scene is as asked for. Who is not known may be.
func (c *lawCase) is(is *deed.Is) bool {
	o := c.part(is.Who)
	if o == nil && is.Who == deed.Self {
		o = c.card
	}
	if o == nil {
		return is.Who == deed.Target && c.target == ""
	}
	differs := func(asked *bool, now bool) bool { return asked != nil && *asked != now }
	n := o.Conditions[plainName(is.Condition)]
	if is.Token != "" {
		n = o.Tokens[tokenName(is.Token)]
	}
	counted := is.Condition != "" || is.Token != ""
	switch {
	case !c.fits(&is.Filter, o), is.Above != "" && !c.above(o, is.Above):
	case counted && (n < is.Least || is.Most != nil && n > *is.Most):
	case o.Mana < is.Mana, is.Strongest && !c.s.strongest(o):
	case is.Arrived && !o.Arrived, is.Lit && !slices.Contains(o.Lit, c.card.Controller):
	case is.Harmed && !slices.ContainsFunc(o.Harmed, func(seat tracker.Seat) bool { return c.s.Allied(seat, c.card.Controller) }):
	case differs(is.Damaged, o.Damage > 0), differs(is.Guards, o.Guard), differs(is.Active, o.Active), differs(is.Hidden, o.FaceDown):
	default:
		return true
	}
	return false
}

// above tells whether an object is of a higher level than somebody else in the scene.
func (c *lawCase) above(o *Object, role deed.Role) bool {
	other := c.part(role)
	return other != nil && o.Printed.Level > other.Printed.Level
}

// enough tells whether so many of what a filter means are in play, or may be where it
// depends on the board.
func (c *lawCase) enough(f *deed.Filter) bool {
	n := count(c.matching(f), func(o *Object) bool { return !c.s.asksReach(c.card, f) || c.s.reaches(c.card, o) })
	return n >= max(1, f.Count.N)
}

// others counts the objects besides the target that a filter means.
func (c *lawCase) others(f *deed.Filter) int {
	return count(c.matching(f), func(o *Object) bool { return o.ID != c.target })
}

// fewest tells whether every other mage controls more creatures than that of the card.
func (c *lawCase) fewest() bool {
	has := func(seat tracker.Seat) int {
		return count(c.s.Objects, func(o *Object) bool { return o.Controller == seat && o.Printed.Kind == KindCreature })
	}
	mine := has(c.card.Controller)
	return !slices.ContainsFunc(c.s.Players, func(p *Player) bool { return p.Seat != c.card.Controller && !p.Gone && has(p.Seat) <= mine })
}

// strongest tells whether no creature of an object's side has a higher level.
func (s *State) strongest(o *Object) bool {
	if !o.isCreature() {
		return false
	}
	return !slices.ContainsFunc(s.Objects, func(other *Object) bool {
		return other.isCreature() && other.Printed.Level > o.Printed.Level && s.Allied(other.Controller, o.Controller) &&
			!s.Player(other.Controller).Gone
	})
}

// tokenName is a token as the table keeps it: one named like a keyword with a value,
// "Armor +1", is an armor token.
func tokenName(name string) string {
	word, _, _ := strings.Cut(strings.ReplaceAll(name, "'", ""), " +")
	return plainName(word)
}

// buried names the cards on discard piles that a filter means.
func (c *lawCase) buried(on *deed.Party) []string {
	var list []string
	for _, p := range c.s.Players {
		if on != nil && on.Side == "own" && p.Seat != c.card.Controller {
			continue
		}
		for _, card := range p.Discard {
			if c.s.buried(&card, on) && !slices.Contains(list, card.Name) {
				list = append(list, card.Name)
			}
		}
	}
	return list
}

// buried tells whether a card on a discard pile is what a filter means, nil for any: what marked it there
// counts in the round in which it came.
func (s *State) buried(card *Card, on *deed.Party) bool {
	if card.printed == nil || on == nil {
		return card.printed != nil
	}
	thing := card.printed.thing()
	thing.Marked = func(name string) bool { return card.round == s.Round && slices.Contains(card.marks, name) }
	return on.Filter.Fits(thing)
}

// felled tells whether a living creature of an enemy died this round.
func (s *State) felled(seat tracker.Seat) bool {
	return slices.ContainsFunc(s.Players, func(p *Player) bool {
		return !s.Allied(p.Seat, seat) && slices.ContainsFunc(p.Discard, func(c Card) bool {
			return c.round == s.Round && slices.Contains(c.marks, diedMark) && (&Object{Printed: c.printed}).living()
		})
	})
}
