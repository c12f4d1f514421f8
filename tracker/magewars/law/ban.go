package law

import (
	"slices"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// What a card can forbid, as deeds name it.
const (
	ToAct     = "act" // every action
	ToAttack  = "attack"
	ToGuard   = "guard"
	ToMove    = "move"
	ToMoveOn  = "move-again"
	ToCast    = "cast"
	ToBeAimed = "target" // to be chosen by a spell or an attack
	toDefend  = "defend"
	ToHinder  = "hinder"
	ToMelt    = "melt"
	ToReveal  = "reveal"
	ToReplace = "replace"
	ToDestroy = "destroy"
	ToPort    = "teleport"
	ToAttach  = "attach"
	ToUse     = "use" // what equipment does
)

// Ban is what keeps an object from something: the card, and what that says.
type Ban struct {
	Card  string
	Say   deed.Text
	Doubt bool // the table does not know whether the card reaches the object
}

// Bans lists what forbids an object something: cards in play, and what was done to it for
// a while. In the scene stand the attack or the spell at hand and who else has a part in it.
func Bans(s *state.State, what string, o *state.Object, as state.Scene) []Ban {
	var list []Ban
	cards := s.Cards()
	if as.Fight != nil && as.Fight.Bar.Kind == "zone" && what == ToBeAimed { // who stands in a zone is no target
		cards = nil
	}
	for _, p := range o.Passing {
		if c := (Case{Scene: as, Table: s}); p.Bars == state.OutOfArena || p.Bars == what && cards != nil {
			if c.Card = p.From; c.Holds(p.Given) {
				list = append(list, Ban{Card: p.Card, Say: p.Say})
			}
		}
	}
	if as.Fight != nil && as.Fight.Spell != nil { // it is not in play
		cards = append(slices.Clip(cards), &state.Object{Printed: &as.Fight.Spell.Printed, Controller: as.Fight.Caster})
	}
	for c := range Deeds(s, as, cards...) {
		it, lies := c.Deed(), c.Card.FaceDown && what != ToReveal || s.Player(c.Card.Controller).Gone
		if !lies && c.forbids(what, o) && c.Holds(it.Given) {
			list = append(list, Ban{c.Named(), it.Say, c.asksWho() && c.Card.Reach == nil})
		}
	}
	return list
}

// forbids tells whether a deed of a card in play forbids an object something: what is
// about attacks only in one, what is about spells only where one is at hand.
func (c *Case) forbids(what string, o *state.Object) bool {
	it := c.Deed()
	switch {
	case it.At != deed.Always && !it.Bans():
		return false
	case (it.At == deed.Attack || it.At == deed.Attacked) && c.Fight == nil:
		return false
	case it.Given != nil && it.Given.Spell != nil && c.Spell == nil:
		return false
	}
	return slices.ContainsFunc(it.Do, func(s deed.Step) bool {
		switch {
		case s.Do == deed.Force && s.Name == what && what == ToAttack:
			return c.Target != c.Card.ID && c.ReachesFor(&s, o)
		case s.Do != deed.Forbid || s.Name != what || s.Until != "" && it.At == deed.Cast:
			return false
		}
		return c.ReachesFor(&s, o)
	})
}

// ReachesFor tells whether a step means an object. Where that depends on the board, or on
// what only the players see, it may, until somebody has said whom the card reaches.
func (c *Case) ReachesFor(s *deed.Step, o *state.Object) bool {
	meant := false
	switch {
	case s.On == nil || s.On.Role == deed.Self:
		meant = o.ID == c.Card.ID
	case s.On.Role != "":
		who := c.Part(s.On.Role)
		meant = s.On.Role == deed.All || s.On.Role == deed.Any || who != nil && who.ID == o.ID
	default:
		meant = c.Fits(&s.On.Filter, o)
	}
	return meant && (!c.asksWho() || c.Card.Reach == nil || s.On == nil || s.On.Role != "" || reaches(c.Table, c.Card, o))
}

// Barred tells whether a card forbids an object something for sure.
func Barred(s *state.State, what string, o *state.Object) bool {
	return slices.ContainsFunc(Bans(s, what, o, state.Scene{}), func(b Ban) bool { return !b.Doubt })
}

// IsFree tells whether neither a condition nor a card keeps a creature from something.
func IsFree(s *state.State, o *state.Object, what string) bool {
	hampered, _ := o.Hampered()
	return hampered == "" && !Barred(s, ToAct, o) && !Barred(s, what, o)
}

// Spares tells whether the attack's own card leaves an object out.
func Spares(s *state.State, f *state.Fight, o *state.Object) bool {
	return slices.ContainsFunc(Bans(s, ToBeAimed, o, state.Scene{Target: f.Attacker, Fight: f}), func(b Ban) bool { return !b.Doubt })
}

// doubts are what cards may forbid in an attack, where the table does not know whether they
// reach: what to think of before.
func doubts(s *state.State, f *state.Fight, o, t *state.Object) []tracker.Notice {
	at := *f
	at.Target = t.ID
	list := append(Bans(s, ToAttack, o, state.Scene{Target: t.ID, Fight: &at}), Bans(s, ToBeAimed, t, state.Scene{Target: o.ID, Fight: &at})...)
	return reminders(list, func(b Ban) bool { return b.Doubt })
}

// DeedDuties are what cards forbid the creature that acts.
func DeedDuties(s *state.State) []tracker.Notice {
	o, there := s.Object(s.Acting)
	if !there || s.Acted {
		return nil
	}
	var list []Ban
	for _, what := range []string{ToAct, ToAttack, ToGuard, ToMove, ToMoveOn} {
		list = append(list, Bans(s, what, o, state.Scene{})...)
	}
	return reminders(list, func(Ban) bool { return true })
}

// reminders are bans as notices, each card's once.
func reminders(list []Ban, tells func(Ban) bool) []tracker.Notice {
	var notices []tracker.Notice
	var said []string
	for _, b := range list {
		if !tells(b) || slices.Contains(said, b.Card+b.Say.EN) {
			continue
		}
		said = append(said, b.Card+b.Say.EN)
		notices = append(notices, tracker.Note("table.choiceDeed", "R-9", "Card", b.Card, "Say", b.Say))
	}
	return notices
}
