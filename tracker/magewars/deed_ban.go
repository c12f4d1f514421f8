package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
)

// What a card can forbid, as deeds name it.
const (
	toAct     = "act" // every action
	toAttack  = "attack"
	toGuard   = "guard"
	toMove    = "move"
	toMoveOn  = "move-again"
	toCast    = "cast"
	toBeAimed = "target" // to be chosen by a spell or an attack
	toDefend  = "defend"
	toHinder  = "hinder"
	toMelt    = "melt"
	toReveal  = "reveal"
	toReplace = "replace"
	toDestroy = "destroy"
	toPort    = "teleport"
	toAttach  = "attach"
	toUse     = "use" // what equipment does
)

// ban is what keeps an object from something: the card, and what that says.
type ban struct {
	card  string
	say   deed.Text
	doubt bool // the table does not know whether the card reaches the object
}

// bans lists what forbids an object something: cards in play, and what was done to it for
// a while. In the scene stand the attack or the spell at hand and who else has a part in it.
func (s *State) bans(what string, o *Object, as scene) []ban {
	var list []ban
	cards := s.cards()
	if as.fight != nil && as.fight.bar.Kind == "zone" && what == toBeAimed { // who stands in a zone is no target
		cards = nil
	}
	for _, p := range o.Passing {
		if c := (lawCase{scene: as, s: s}); p.Bars == outOfArena || p.Bars == what && cards != nil {
			if c.card = p.card; c.holds(p.given) {
				list = append(list, ban{card: p.Card, say: p.Say})
			}
		}
	}
	if as.fight != nil && as.fight.spell != nil { // it is not in play
		cards = append(slices.Clip(cards), &Object{Printed: &as.fight.spell.Printed, Controller: as.fight.caster})
	}
	for c := range s.deeds(as, cards...) {
		it, lies := c.deed(), c.card.FaceDown && what != toReveal || s.Player(c.card.Controller).Gone
		if !lies && c.forbids(what, o) && c.holds(it.Given) {
			list = append(list, ban{c.named(), it.Say, c.asksWho() && c.card.Reach == nil})
		}
	}
	return list
}

// forbids tells whether a deed of a card in play forbids an object something: what is
// about attacks only in one, what is about spells only where one is at hand.
func (c *lawCase) forbids(what string, o *Object) bool {
	it := c.deed()
	switch {
	case it.At != deed.Always && !it.Bans():
		return false
	case (it.At == deed.Attack || it.At == deed.Attacked) && c.fight == nil:
		return false
	case it.Given != nil && it.Given.Spell != nil && c.spell == nil:
		return false
	}
	return slices.ContainsFunc(it.Do, func(s deed.Step) bool {
		switch {
		case s.Do == deed.Force && s.Name == what && what == toAttack:
			return c.target != c.card.ID && c.reachesFor(&s, o)
		case s.Do != deed.Forbid || s.Name != what || s.Until != "" && it.At == deed.Cast:
			return false
		}
		return c.reachesFor(&s, o)
	})
}

// reachesFor tells whether a step means an object. Where that depends on the board, or on
// what only the players see, it may, until somebody has said whom the card reaches.
func (c *lawCase) reachesFor(s *deed.Step, o *Object) bool {
	meant := false
	switch {
	case s.On == nil || s.On.Role == deed.Self:
		meant = o.ID == c.card.ID
	case s.On.Role != "":
		who := c.part(s.On.Role)
		meant = s.On.Role == deed.All || s.On.Role == deed.Any || who != nil && who.ID == o.ID
	default:
		meant = c.fits(&s.On.Filter, o)
	}
	return meant && (!c.asksWho() || c.card.Reach == nil || s.On == nil || s.On.Role != "" || c.s.reaches(c.card, o))
}

// lawful refuses what a card forbids an object, by the card's name. What the table
// is not sure of it tells as a reminder.
func (d *draft) lawful(what string, o *Object, as scene) error {
	for _, b := range d.bans(what, o, as) {
		if b.doubt {
			d.remind("table.choiceDeed", "R-9", "Card", b.card, "Say", b.say)
			continue
		}
		if err := d.law(false, Forbidden.With("Name", d.nameOf(o), "Card", b.card, "Say", b.say).ByRule("R-9")); err != nil {
			return err
		}
	}
	return nil
}

// barred tells whether a card forbids an object something for sure.
func (s *State) barred(what string, o *Object) bool {
	return slices.ContainsFunc(s.bans(what, o, scene{}), func(b ban) bool { return !b.doubt })
}

// free tells whether neither a condition nor a card keeps a creature from something.
func (s *State) free(o *Object, what string) bool {
	hampered, _ := o.hampered()
	return hampered == "" && !s.barred(toAct, o) && !s.barred(what, o)
}

// mayBeAimedAt holds an attack to what cards forbid who makes it, and who is its target.
func (d *draft) mayBeAimedAt(f *Fight, o, t *Object) error {
	at := *f
	at.Target = t.ID
	if err := d.lawful(toAttack, o, scene{target: t.ID, fight: &at}); err != nil || o.ID == t.ID && f.spell == nil {
		return err
	}
	return d.lawful(toBeAimed, t, scene{target: o.ID, fight: &at})
}

// spares tells whether the attack's own card leaves an object out.
func (s *State) spares(f *Fight, o *Object) bool {
	return slices.ContainsFunc(s.bans(toBeAimed, o, scene{target: f.Attacker, fight: f}), func(b ban) bool { return !b.doubt })
}

// doubts are what cards may forbid in an attack, where the table does not know whether they
// reach: what to think of before.
func (s *State) doubts(f *Fight, o, t *Object) []tracker.Notice {
	at := *f
	at.Target = t.ID
	list := append(s.bans(toAttack, o, scene{target: t.ID, fight: &at}), s.bans(toBeAimed, t, scene{target: o.ID, fight: &at})...)
	return reminders(list, func(b ban) bool { return b.doubt })
}

// deedDuties are what cards forbid the creature that acts.
func (s *State) deedDuties() []tracker.Notice {
	o, there := s.Object(s.Acting)
	if !there || s.Acted {
		return nil
	}
	var list []ban
	for _, what := range []string{toAct, toAttack, toGuard, toMove, toMoveOn} {
		list = append(list, s.bans(what, o, scene{})...)
	}
	return reminders(list, func(ban) bool { return true })
}

// reminders are bans as notices, each card's once.
func reminders(list []ban, tells func(ban) bool) []tracker.Notice {
	var notices []tracker.Notice
	var said []string
	for _, b := range list {
		if !tells(b) || slices.Contains(said, b.card+b.say.EN) {
			continue
		}
		said = append(said, b.card+b.say.EN)
		notices = append(notices, ruled("table.choiceDeed", "R-9", "Card", b.card, "Say", b.say))
	}
	return notices
}
