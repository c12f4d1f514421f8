// Package deed says what cards do at the table, and when: one deed is one thing at
// one moment. Deeds are facts; whoever keeps a table decides what to make of them.
//
// They stand in data/deeds.json, one card a line, in the same form in which an
// event of a table carries them.
package deed

import (
	"slices"

	"github.com/quickcast/quickcast/internal/pick"
)

// Deed is one thing a card does at one moment.
type Deed struct {
	At     Moment `json:"at"`
	Rule   string `json:"rule,omitempty"`   // the number of the rule that explains it
	Power  string `json:"power,omitempty"`  // the ability of a mage that it is of; "" for the card's own
	Of     *Party `json:"of,omitempty"`     // whose moment it is; nil for the card itself
	Given  *Given `json:"given,omitempty"`  // what must hold; nil for nothing
	X      *X     `json:"x,omitempty"`      // what an X in it is reckoned from; nil where the player says it
	Cost   *Cost  `json:"cost,omitempty"`   // what is paid for it; nil for nothing
	Once   Limit  `json:"once,omitzero"`    // how often it may happen
	With   int    `json:"with,omitempty"`   // the number of the deed of this card that it shares its limit with; 0 for none
	Do     []Step `json:"do"`               // what happens, in order
	May    bool   `json:"may,omitempty"`    // the player may leave it
	Itself bool   `json:"itself,omitempty"` // it happens at its moment by itself: nobody has to say so
	Board  bool   `json:"board,omitempty"`  // it needs to know where things stand
	Unsure bool   `json:"unsure,omitempty"` // the facts at hand may be incomplete
	Say    Text   `json:"say"`              // reminds of it in at most SayMost characters
}

// SayMost is the most characters a reminder has in a language.
const SayMost = 70

// Moment is when a deed happens.
type Moment string

// The moments. Host is what a card is attached to.
const (
	Cast          Moment = "cast"           // the card resolves
	Reveal        Moment = "reveal"         // it is revealed
	Reset         Moment = "reset"          // the Reset Phase
	Upkeep        Moment = "upkeep"         // the Upkeep Phase
	Planning      Moment = "planning"       // Arena's Planning Phase
	Deployment    Moment = "deployment"     // Arena's Deployment Phase
	Activation    Moment = "activation"     // somebody begins to act
	ActivationEnd Moment = "activation-end" // and has acted
	RoundEnd      Moment = "round-end"
	Attack        Moment = "attack"   // somebody declares an attack
	Attacked      Moment = "attacked" // or is its target
	Struck        Moment = "struck"   // its attack hit, damage or not
	Hit           Moment = "hit"      // its attack did damage
	Hurt          Moment = "hurt"     // somebody was damaged
	Healed        Moment = "healed"   // somebody would be healed
	Kills         Moment = "kills"    // its attack destroyed something
	Dies          Moment = "dies"     // something is destroyed
	Enters        Moment = "enters"   // something enters play
	Moves         Moment = "moves"    // something moves
	Casts         Moment = "casts"    // somebody casts
	Always        Moment = "always"   // as long as the card is in play
	Action        Moment = "action"   // an ability used as an action
	Pay           Moment = "pay"      // an ability that costs something and no action
)

// moments lists them all.
func moments() []Moment {
	return []Moment{
		Cast, Reveal, Reset, Upkeep, Planning, Deployment, Activation, ActivationEnd, RoundEnd, Attack, Attacked, Struck, Hit, Hurt,
		Healed, Kills, Dies, Enters, Moves, Casts, Always, Action, Pay,
	}
}

// Text is own words in the two languages the deeds were written in; what they are in others
// stands with the words of those, by the English of it.
type Text struct{ EN, DE string }

// In is the text in a language, "en" or "de".
func (t Text) In(lang string) string {
	return pick.Either(lang == "de", t.DE, t.EN)
}

// Message is the English text, for who has no other language for it.
func (t Text) Message() (string, map[string]any) { return "table.own", map[string]any{"Name": t.EN} }

// Texts are all that a deed says: its reminder, and what it asks.
func (d *Deed) Texts() []Text {
	if d.Given == nil || d.Given.Ask.EN == "" {
		return []Text{d.Say}
	}
	return []Text{d.Say, d.Given.Ask}
}

// X is what the X of a deed is reckoned from: a measure of an object, or so many of
// something that is in play.
type X struct {
	Of    Role    `json:"of,omitempty"`    // whose measure
	By    string  `json:"by,omitempty"`    // level, cost, damage, token:NAME, condition:NAME, or one of results
	Count *Filter `json:"count,omitempty"` // what is counted in place of that
	Times int     `json:"times,omitempty"` // so many times that; 0 is once
	More  int     `json:"more,omitempty"`  // and so much more
	Most  int     `json:"most,omitempty"`  // no more than that; 0 for no bound
	UpTo  bool    `json:"upTo,omitempty"`  // the player says how many, and no more than that
}

// results are what an X can be that comes out of the deed itself: the damage dealt or
// healed, what was rolled, how many were hurt, what the chosen condition costs to remove,
// the level of what was sacrificed, what the card costs that is brought back.
func results() []string {
	return []string{"dealt", "healed", "rolled", "hurt", "removal", "level-paid", "card"}
}

// Results tells whether it comes out of the deed itself.
func (x *X) Results() bool { return x != nil && slices.Contains(results(), x.By) }

// Cost is what a deed costs; fields left out cost nothing.
type Cost struct {
	Mana      Amount  `json:"mana,omitzero"`
	Action    string  `json:"action,omitempty"` // quick, full or move
	Spell     bool    `json:"spell,omitempty"`  // the action is that of a quick spell: a quickcast does
	Token     string  `json:"token,omitempty"`  // tokens of this name
	Count     Amount  `json:"count,omitzero"`   // so many of them
	From      *Filter `json:"from,omitempty"`   // of another object than the card
	Glyph     string  `json:"glyph,omitempty"`  // a glyph of this element, or any
	Life      Amount  `json:"life,omitzero"`
	Sacrifice *Party  `json:"sacrifice,omitempty"` // what is destroyed for it
	Any       []Cost  `json:"any,omitempty"`       // one of these instead
}

// Limit is how often a deed may happen: a number of times, in a round where it does
// not say "game". "host-round" is once a round for each creature that attacks, "target-round" for
// each that it is on, in all no more than the number of times where there is one.
type Limit struct {
	Times int
	In    string // round, host-round, target-round, game; "" for no limit
}

// Value is the X for a measure or a count: so many times that and so much more, and not
// beyond the most.
func (x *X) Value(n int) int {
	n = n*max(1, x.Times) + x.More
	if x.Most > 0 {
		n = min(n, x.Most)
	}
	return max(0, n)
}

// Used tells whether the deed is an ability that somebody uses, and not what happens at a moment.
func (d *Deed) Used() bool { return d.At == Action || d.At == Pay }
