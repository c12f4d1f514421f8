// Package law says what may be done at a table of Mage Wars and what it costs: what cards forbid, give, make
// stronger or cheaper, what can be attacked and defended, what the Upkeep asks for, what must be revealed. All of it
// are functions of a state, or of a Case: a deed of a card at a moment. Nothing is changed here.
package law

import (
	"iter"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/keyword"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// Case is a scene and the table it is looked at on.
type Case struct {
	state.Scene
	Table *state.State
}

// Deeds are all deeds of some cards, each in its scene: the attack or the spell at hand and who else has a
// part in it are those of the scene that is given.
func Deeds(s *state.State, as state.Scene, cards ...*state.Object) iter.Seq[Case] {
	c := Case{Scene: as, Table: s}
	return func(yield func(Case) bool) {
		for _, card := range cards {
			for c.Card, c.Number = card, 0; c.Number < len(card.Printed.Deeds); c.Number++ {
				if !yield(c) {
					return
				}
			}
		}
	}
}

// Part finds who has a role in the scene, nil where nobody has or several could have.
func (c *Case) Part(role deed.Role) *state.Object {
	id := ""
	switch role {
	case deed.Self:
		id = c.Card.ID
	case deed.Host:
		id = c.Card.Host
	case deed.Chooser:
		if host, there := c.Table.Object(c.Card.Host); there {
			id = state.MageID(host.Controller)
		}
	case deed.Target:
		id = c.Target
	case deed.Attacker:
		id = c.Target
		if c.Fight != nil {
			id = pick.Either(c.Counter, c.Fight.Target, c.Fight.Attacker)
		}
	case deed.You:
		id = state.MageID(c.Card.Controller)
	case deed.Foe:
		id = c.foe()
	}
	o, _ := c.Table.Object(id)
	return o
}

// foe is the one mage of another side, "" where there are several: then of the one
// whose card or creature the target is.
func (c *Case) foe() string {
	var foes []string
	for _, p := range c.Table.Players {
		if !p.Gone && !c.Table.Allied(p.Seat, c.Card.Controller) {
			foes = append(foes, state.MageID(p.Seat))
		}
	}
	if t, ok := c.Table.Object(c.Target); ok && slices.Contains(foes, state.MageID(t.Controller)) {
		return state.MageID(t.Controller)
	}
	if len(foes) == 1 {
		return foes[0]
	}
	return ""
}

// Concerns tells whether what happens to an object, or is done by it, is what the deed
// waits for. Where it depends on the board and nobody has said, it may be.
func (c *Case) Concerns(subject *state.Object) bool {
	of := c.Deed().Of
	switch {
	case of == nil:
		spell := c.Fight != nil && c.Fight.Card != "" && c.Fight.Card == c.Card.ID && subject.ID == c.Fight.Attacker
		return subject.ID == c.Card.ID || spell
	case of.Role == deed.Any:
		return true
	case of.Role == deed.You:
		return subject.ID == state.MageID(c.Card.Controller)
	case of.Role == deed.Foe:
		return subject.IsMage() && !c.Table.Allied(subject.Controller, c.Card.Controller)
	case of.Role != "":
		return subject.ID == c.Card.Host && of.Role == deed.Host
	}
	return c.Fits(&of.Filter, subject) && (!asksReach(c.Table, c.Card, &of.Filter) || reaches(c.Table, c.Card, subject))
}

// Fits tells whether an object is what a filter means, wherever it stands.
func (c *Case) Fits(f *deed.Filter, o *state.Object) bool {
	allied := c.Table.Allied(o.Controller, c.Card.Controller)
	switch {
	case f.Side == "own" && !allied, f.Side == "foe" && allied, c.Table.Player(o.Controller).Gone:
		return false
	case f.Other && !c.isOther(o):
		return false
	case f.Prey != nil && *f.Prey != (o.Conditions[state.Grapple] > 0 && (o.Holder == "" || o.Holder == c.Card.ID)): // of one that the players marked nobody knows who holds it
		return false
	case f.Where == "host" && o.Host != c.Card.Host:
		return false
	case f.Bears != nil && !slices.ContainsFunc(c.Table.Upon(o), func(on *state.Object) bool { return c.Fits(f.Bears, on) }):
		return false
	case o.FaceDown && (f.Level != "" || len(f.Subtypes)+len(f.Schools) > 0):
		return false
	}
	return f.Fits(o.Thing())
}

// isOther tells whether an object is another than the card and what it lies on; where
// somebody was hurt, another than that.
func (c *Case) isOther(o *state.Object) bool {
	if c.Deed().At == deed.Hurt && c.Subject != "" {
		return o.ID != c.Subject
	}
	return o.ID != c.Card.ID && o.ID != c.Card.Host
}

// Matching lists the objects on the table a filter means; what is out of the arena nothing reaches.
func (c *Case) Matching(f *deed.Filter) []*state.Object {
	return pick.Where(c.Table.Objects, func(o *state.Object) bool { return !o.Away() && c.Fits(f, o) })
}

// asksReach tells whether a filter asks where things stand and somebody has said who
// stands near the card. In Academy all stand together.
func asksReach(s *state.State, card *state.Object, f *deed.Filter) bool {
	return f.ByPlace() && s.Variant().Zones && card.Reach != nil
}

// reaches tells whether an object stands in a card's reach as the table was told.
func reaches(s *state.State, card, o *state.Object) bool {
	return card.Reach != nil && slices.Contains(card.Reach, o.ID)
}

// Holds tells whether what the table can see of a deed's conditions holds: what it
// cannot see may.
func (c *Case) Holds(g *deed.Given) bool {
	switch {
	case g == nil:
		return true
	case g.Attack != nil && c.Fight != nil && !c.Blow(g.Attack):
	case slices.ContainsFunc(g.Is, func(is deed.Is) bool { return !c.is(&is) }):
	case g.Spell != nil && c.Spell != nil && !g.Spell.Fits(c.Spell.Thing()):
	case g.Count != nil && !c.enough(g.Count):
	case g.None != nil && c.others(g.None) >= max(1, g.None.Count.N), g.Felled && !felled(c.Table, c.Card.Controller):
	case g.Fewest && !c.fewest():
	case g.During == "action" && c.Table.Acting == "", g.During == "no-attack" && c.Table.Fight != nil, !IsPhase(c.Table, g):
	case g.During == "around" && c.Amid(), g.Walks && !c.Walks:
	case g.By != nil && (c.Killer == nil || !c.Fits(g.By, c.Killer)):
	case g.Initiative && c.Table.Initiative != c.Card.Controller:
	default:
		return true
	}
	return false
}

// Amid tells of a deed that is done right before or after an activation of the card's side, and not while any goes on.
func (c *Case) Amid() bool {
	g := c.Deed().Given
	return g != nil && g.During == "around" && !c.Table.QuickcastOpen(c.Card.Controller)
}

// PhaseOf is the phase that a deed asks for, "" for any.
func PhaseOf(s *state.State, g *deed.Given) state.Phase {
	if g == nil {
		return ""
	}
	return map[string]state.Phase{"around": s.Rules.Action, "upkeep": state.UpkeepPhase, "deployment": state.DeploymentPhase}[g.During]
}

// IsPhase tells whether it is the phase that a deed asks for, if it asks for one.
func IsPhase(s *state.State, g *deed.Given) bool {
	phase := PhaseOf(s, g)
	return phase == "" || s.Phase == phase
}

// Blow tells whether the attack at hand is what is asked for.
func (c *Case) Blow(b *deed.Blow) bool {
	f := c.Fight
	attack, bar, maker := f.AsAttack(), f.Bar, f.Attacker
	if c.Counter {
		maker = f.Target
		if t, ok := c.Table.Object(f.Target); ok {
			if list := AnswersOf(c.Table, f, t); len(list) > 0 {
				bar = list[0]
				attack = bar.Attack(false)
			}
		}
	}
	among := func(list, word string) bool {
		return slices.ContainsFunc(strings.Split(list, "|"), func(each string) bool { return strings.EqualFold(each, word) })
	}
	o, there := c.Table.Object(maker)
	switch {
	case b.Kind != "" && !among(b.Kind, pick.Either(bar.Kind == "passage", "special", bar.Kind)):
	case b.Type != "" && !among(b.Type, bar.DamageType), b.Not != "" && among(b.Not, bar.DamageType):
	case b.Bar != "" && !strings.EqualFold(b.Bar, bar.Name), b.Action != "" && b.Action != bar.Action, b.Lands && !f.Landed:
	case b.Spell != nil && *b.Spell != attack.Spell:
	case b.Counter != nil && *b.Counter != c.Counter:
	case b.Avoidable != nil && *b.Avoidable == (attack.Zone || unavoidable(c.Table, f, o, &attack, c.Counter)):
	case b.First && there && o.Meleed:
	case c.Dealt < b.Dealt, b.Critical && !c.Critical:
	default:
		return true
	}
	return false
}

// unavoidable tells whether no Defense avoids an attack, by its bar or by what its maker has or was given for it.
func unavoidable(s *state.State, f *state.Fight, o *state.Object, attack *combat.Attack, counter bool) bool {
	if o != nil {
		Sharpen(o, attack)
	}
	given := func(b state.Boost) bool {
		return b.On && slices.Contains(b.Steps[0].Keywords, string(keyword.Unavoidable))
	}
	return attack.Unavoidable || o != nil && slices.ContainsFunc(passingBoosts(s, f, o, counter), given)
}

// is tells whether somebody in the scene is as asked for. Who is not known may be.
func (c *Case) is(is *deed.Is) bool {
	if is.Not {
		but := *is
		but.Not = false
		return !c.is(&but)
	}
	o := c.Part(is.Who)
	if is.Gone {
		return o == nil
	}
	if o == nil && is.Who == deed.Self {
		o = c.Card
	}
	if o == nil && is.Who == deed.Target && c.Dead != nil && c.Dead.ID == c.Target {
		o = c.Dead
	}
	if o == nil {
		return is.Who == deed.Target && c.Target == ""
	}
	differs := func(asked *bool, now bool) bool { return asked != nil && *asked != now }
	n := o.Conditions[state.PlainName(is.Condition)]
	if is.Token != "" {
		n = o.Tokens[TokenName(is.Token)]
	}
	counted := is.Condition != "" || is.Token != ""
	switch {
	case !c.Fits(&is.Filter, o), is.Above != "" && !c.above(o, is.Above):
	case counted && (n < is.Least || is.Most != nil && n > *is.Most):
	case o.Mana < is.Mana, is.Strongest && !strongest(c.Table, o):
	case is.Arrived && !o.Arrived, is.Lit && !slices.Contains(o.Lit, c.Card.Controller):
	case is.Harmed && !slices.ContainsFunc(o.Harmed, func(seat tracker.Seat) bool { return c.Table.Allied(seat, c.Card.Controller) }):
	case is.HurtBy != nil && !slices.ContainsFunc(o.HurtBy, func(by *state.Object) bool { return c.Fits(is.HurtBy, by) }):
	case differs(is.Damaged, o.Damage > 0), differs(is.Guards, o.Guard), differs(is.Active, o.Active), differs(is.Hidden, o.FaceDown):
	default:
		return true
	}
	return false
}

// above tells whether an object is of a higher level than somebody else in the scene.
func (c *Case) above(o *state.Object, role deed.Role) bool {
	other := c.Part(role)
	return other != nil && o.Printed.Level > other.Printed.Level
}

// enough tells whether so many of what a filter means are in play, or may be where it
// depends on the board.
func (c *Case) enough(f *deed.Filter) bool {
	n := pick.Count(c.Matching(f), func(o *state.Object) bool { return !asksReach(c.Table, c.Card, f) || reaches(c.Table, c.Card, o) })
	return n >= max(1, f.Count.N)
}

// others counts the objects besides the target that a filter means.
func (c *Case) others(f *deed.Filter) int {
	return pick.Count(c.Matching(f), func(o *state.Object) bool { return o.ID != c.Target })
}

// fewest tells whether every other mage controls more creatures than that of the card.
func (c *Case) fewest() bool {
	has := func(seat tracker.Seat) int {
		return pick.Count(c.Table.Objects, func(o *state.Object) bool { return o.Controller == seat && o.Printed.Kind == state.KindCreature })
	}
	mine := has(c.Card.Controller)
	return !slices.ContainsFunc(c.Table.Players, func(p *state.Player) bool { return p.Seat != c.Card.Controller && !p.Gone && has(p.Seat) <= mine })
}

// strongest tells whether no creature of an object's side costs more mana: a mage only where it has no other (codex).
func strongest(s *state.State, o *state.Object) bool {
	return o.IsCreature() && !slices.ContainsFunc(s.Objects, func(other *state.Object) bool {
		return other.IsCreature() && !other.IsMage() && (o.IsMage() || other.Printed.Cost > o.Printed.Cost) &&
			s.Allied(other.Controller, o.Controller) && !s.Player(other.Controller).Gone
	})
}

// TokenName is a token as the table keeps it: one named like a keyword with a value,
// "Armor +1", is an armor token.
func TokenName(name string) string {
	word, _, _ := strings.Cut(strings.ReplaceAll(name, "'", ""), " +")
	return state.PlainName(word)
}

// Buried names the cards on discard piles that a filter means.
func (c *Case) Buried(on *deed.Party) []string {
	var list []string
	for _, p := range c.Table.Players {
		if on != nil && on.Side == "own" && p.Seat != c.Card.Controller {
			continue
		}
		for _, card := range p.Discard {
			if Buried(c.Table, &card, on) && !slices.Contains(list, card.Name) {
				list = append(list, card.Name)
			}
		}
	}
	return list
}

// Buried tells whether a card on a discard pile is what a filter means, nil for any: what marked it there
// counts in the round in which it came.
func Buried(s *state.State, card *state.Card, on *deed.Party) bool {
	if card.Printed == nil || on == nil {
		return card.Printed != nil
	}
	thing := card.Printed.Thing()
	thing.Marked = func(name string) bool { return card.Round == s.Round && slices.Contains(card.Marks, name) }
	return on.Filter.Fits(thing)
}

// felled tells whether a living creature of an enemy died this round.
func felled(s *state.State, seat tracker.Seat) bool {
	return slices.ContainsFunc(s.Players, func(p *state.Player) bool {
		return !s.Allied(p.Seat, seat) && slices.ContainsFunc(p.Discard, func(c state.Card) bool {
			return c.Round == s.Round && slices.Contains(c.Marks, state.DiedMark) && (&state.Object{Printed: c.Printed}).Living()
		})
	})
}

// Done tells of a spell's deed that its attack has done already.
func (c *Case) Done() bool {
	p := c.Card.Printed
	if !p.MakesAttack() {
		return false
	}
	return !slices.ContainsFunc(c.Deed().Do, func(s deed.Step) bool {
		lifted := s.Do == deed.Cure && state.PlainName(s.Name) == p.Attacks[0].Lifts
		return s.Do != deed.Strike && !lifted
	})
}

// Prepaid tells of a deed that was paid for with the spell.
func (c *Case) Prepaid() bool { return c.Deed().At == deed.Cast && !c.Deed().May }

// Reminds tells of a deed in which there is nothing that the table can do or count: it is
// said, and nobody has to answer.
func (c *Case) Reminds() bool {
	it := c.Deed()
	return it.Cost == nil && it.Once.In == "" && !slices.ContainsFunc(it.Do, func(s deed.Step) bool { return s.Do != deed.Note })
}

// GoesOn tells whether a spell is in force beyond its round: until its Upkeep, or as long
// as a token of it lies on its target.
func GoesOn(s *state.State, o *state.Object) bool {
	host, there := s.Object(o.Host)
	return slices.ContainsFunc(o.Printed.Deeds, func(it deed.Deed) bool {
		lies := func(s *deed.Step) bool { return s.Do == deed.Untoken && there && host.Tokens[TokenName(s.Name)] > 0 }
		return it.At == deed.Upkeep && (o.Done[UpkeepDone] == 0 || len(deed.Steps(it.Do, lies)) > 0)
	})
}

// UpkeepDone counts the Upkeeps a spell has been in force in, CastAt is the event that cast it.
const (
	UpkeepDone = "game/upkeep"
	CastAt     = "game/cast"
)
