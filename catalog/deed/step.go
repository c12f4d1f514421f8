package deed

import (
	"slices"
	"strings"
)

// Verb is what a step does.
type Verb string

// The verbs, with the fields of Step they use besides On.
const (
	Heal      Verb = "heal"      // Amount or Dice
	Damage    Verb = "damage"    // Amount or Dice, Type, Direct, Together
	Strike    Verb = "attack"    // Name: the bar, or with Dice and Keywords what the bar is; Amount: so many attacks more
	Destroy   Verb = "destroy"   //
	Cancel    Verb = "cancel"    // Name: attack, spell, action, damage or effect; Amount of it
	Condition Verb = "condition" // Name, Amount
	Cure      Verb = "cure"      // Name, all or choice, of that Type; Amount, any for as many as are chosen
	Grant     Verb = "grant"     // Keywords, Until; "As Flame: 4-9 Burn, 10+ 2 Burn" lends an attack its type and effect roll
	Lose      Verb = "lose"      // Keywords, Until
	Mana      Verb = "mana"      // Amount
	Drain     Verb = "drain"     // Amount, Source, Into
	Charge    Verb = "pay"       // Amount, By, Else
	Roll      Verb = "roll"      // D12 or Dice, Rows; On: once for each, then their target; Again: see there
	Token     Verb = "token"     // Name, Amount, Most
	Untoken   Verb = "untoken"   // Name, Amount
	Move      Verb = "move"      // Amount of zones, or To
	Push      Verb = "push"      // the same
	Teleport  Verb = "teleport"  // the same
	Return    Verb = "return"    // To: book, owner or play; From: discard
	Attach    Verb = "attach"    // Name: target, self or choice, or card, one of Spells that its player names; Spells
	Cheaper   Verb = "cheaper"   // Amount, Spells
	Dearer    Verb = "dearer"    // Amount, Spells
	MayCast   Verb = "casts"     // Spells, From, Free
	Channel   Verb = "channel"   // Amount
	Control   Verb = "control"   //
	Copy      Verb = "copy"      // Name: attack, what it did to who made it; card, one of a discard pile
	Turn      Verb = "reveal"    //
	Swap      Verb = "swap"      // Name: target, of the attack, for On; bound, a bound spell; spell, its target for its caster
	Flip      Verb = "flip"      // Name: action, quickcast, guard or card; To: up or down; or a token, which comes or goes
	Forbid    Verb = "forbid"    // Name: what On may not do, see names; Until; Given
	Force     Verb = "force"     // Name: reveal; attack, nothing but the card; hinder, it moves no further; full-action, the move is one
	Life      Verb = "life"      // Amount
	Dice      Verb = "dice"      // Amount, of the attack at hand
	Effect    Verb = "effect"    // Amount, of the effect roll at hand
	Defense   Verb = "defense"   // Amount, of the Defense roll at hand
	Choose    Verb = "choose"    // Choices; Name: what each is called, joined by |
	Note      Verb = "note"      // nothing a table can do
)

// verbs lists them all.
func verbs() []Verb {
	return []Verb{
		Heal, Damage, Strike, Destroy, Cancel, Condition, Cure, Grant, Lose, Mana, Drain, Charge, Roll, Token, Untoken, Move, Push, Teleport,
		Return, Attach, Cheaper, Dearer, MayCast, Channel, Control, Copy, Turn, Swap, Flip, Forbid, Force, Life, Dice, Effect, Defense, Choose, Note,
	}
}

// names are what verbs with a fixed choice of names can mean. To forbid somebody to act
// is to forbid every action; target is being chosen, by a spell or an attack, and use what
// equipment can do.
func names() map[Verb][]string {
	return map[Verb][]string{
		Forbid: {
			"act", "attack", "guard", "move", "move-again", "cast", "target", "defend", "heal", "hinder", "melt", "reveal", "replace", "destroy",
			"teleport", "attach", "use",
		},
		Force: {"reveal", "attack", "hinder", "full-action"},
		Swap:  {"target", "bound", "spell"},
		Copy:  {"attack", "card"},
		Roll:  {"", "dice", "effect", "miss", "defense", "normal"},
	}
}

// Step is one thing a deed does. See the verbs for what the fields are.
type Step struct {
	Do       Verb     `json:"do"`
	On       *Party   `json:"on,omitempty"`
	Name     string   `json:"name,omitempty"`
	Amount   Amount   `json:"amount,omitzero"`
	Dice     Amount   `json:"dice,omitzero"`
	Together bool     `json:"together,omitempty"` // one roll for all
	Most     int      `json:"most,omitempty"`     // no more than so many in all
	D12      bool     `json:"d12,omitempty"`
	Type     string   `json:"type,omitempty"`
	Direct   bool     `json:"direct,omitempty"`
	Repair   bool     `json:"repair,omitempty"` // it takes damage off what cannot be healed too
	Keywords []string `json:"keywords,omitempty"`
	Until    string   `json:"until,omitempty"` // attack, next-attack, activation, next-activation, round, while or game
	To       string   `json:"to,omitempty"`
	From     string   `json:"from,omitempty"`
	Into     Role     `json:"into,omitempty"`
	By       Role     `json:"by,omitempty"`
	Spells   *Filter  `json:"spells,omitempty"`
	Free     bool     `json:"free,omitempty"`
	Again    bool     `json:"again,omitempty"`   // of an attack, by Name: its dice, its effect, miss or Defense roll anew; normal, so much critical damage is
	Given    *Given   `json:"given,omitempty"`   // else it is left out; of what is forbidden: when
	Else     []Step   `json:"else,omitempty"`    // where it is not paid
	Choices  [][]Step `json:"choices,omitempty"` // one of these
	Rows     []Row    `json:"rows,omitempty"`    // by what was rolled
}

// Row is what follows from a roll from Min to Max.
type Row struct {
	Min int    `json:"min"`
	Max int    `json:"max"`
	Do  []Step `json:"do"`
}

// Walk calls each for every step and those inside of it, in order.
func Walk(steps []Step, each func(*Step)) {
	for i := range steps {
		s := &steps[i]
		each(s)
		Walk(s.Else, each)
		for _, way := range s.Choices {
			Walk(way, each)
		}
		for _, row := range s.Rows {
			Walk(row.Do, each)
		}
	}
}

// Steps are those of which something holds, those inside of others included, in order.
func Steps(steps []Step, is func(*Step) bool) []*Step {
	var list []*Step
	Walk(steps, func(s *Step) {
		if is(s) {
			list = append(list, s)
		}
	})
	return list
}

// Reveals tells whether the deed begins with turning the card over: it works while
// the card lies hidden.
func (d *Deed) Reveals() bool {
	if len(d.Do) == 0 {
		return false
	}
	first := d.Do[0]
	return first.Do == Turn || first.Do == Force && first.Name == "reveal"
}

// Mandatory tells whether the card must be turned over for the deed, paid for or not.
func (d *Deed) Mandatory() bool { return d.Reveals() && d.Do[0].Do == Force }

// Answers tells whether the card is turned over before what it answers takes effect: what must be for
// the deed, and what may be for a spell that is cast, or another enchantment that is turned over
//
func (d *Deed) Answers() bool {
	return d.Mandatory() || d.Reveals() && (d.At == Casts || d.At == Reveal)
}

// Makes tells whether one of the steps is of a kind.
func (d *Deed) Makes(do Verb) bool {
	return slices.ContainsFunc(d.Do, func(s Step) bool { return s.Do == do })
}

// Bans tells whether the deed does nothing but say what may not be done, or what alone
// may, as long as its card is in play or when the moment is there.
func (d *Deed) Bans() bool {
	for _, s := range d.Do {
		if s.Do != Forbid && (s.Do != Force || s.Name != "attack") {
			return false
		}
	}
	return d.At == Always || d.At == Attack || d.At == Attacked || d.At == Reveal || d.At == Casts
}

// Before tells whether the deed changes the attack at hand, or decides whether and against
// whom it is made: it comes before the dice, all others after the attack.
func (d *Deed) Before() bool {
	if d.At != Attack && d.At != Attacked {
		return false
	}
	if d.AfterDice() {
		return false
	}
	before := d.Reveals()
	Walk(d.Do, func(s *Step) {
		switch s.Do {
		case Dice, Effect, Defense, Cancel, Swap, Copy, Forbid:
			before = true
		case Grant, Lose:
			before = before || s.Until == "attack"
		}
	})
	return before
}

// AfterDice tells whether the deed answers the dice of an attack that has shown them, before
// they count: what is rolled anew, or happens in their place, or keeps off some of their damage.
func (d *Deed) AfterDice() bool {
	if d.At == Hurt && d.Do[0].Do == Cancel {
		return true
	}
	answers := d.Given != nil && d.Given.Rolled
	Walk(d.Do, func(s *Step) { answers = answers || s.Again && s.Name != "" })
	return answers && (d.At == Attack || d.At == Attacked)
}

// Boosts tells whether the deed does nothing but change the attack at hand.
func (d *Deed) Boosts() bool {
	for _, s := range d.Do {
		switch s.Do {
		case Dice, Effect, Defense:
		case Grant, Lose:
			if s.Until != "attack" {
				return false
			}
		case Cancel:
			if s.Name != "damage" {
				return false
			}
		default:
			return false
		}
	}
	return (d.At == Attack || d.At == Attacked) && !d.AfterDice()
}

// Lasts tells whether the deed is in force as long as its card is in play: it always
// is, or it lets what it lies on strike back whenever it is attacked.
func (d *Deed) Lasts() bool {
	counters := d.At == Attacked && len(d.Do) == 1 && len(d.Do[0].Keywords) == 1 && d.Do[0].Keywords[0] == "Counterstrike"
	return d.At == Always || counters
}

// ByPlace tells whether it depends on the board whom the deed concerns, or on what only
// the players know.
func (d *Deed) ByPlace() bool {
	byPlace := d.Given != nil && (d.Given.Ask.EN != "" || d.Given.Count != nil && d.Given.Count.ByPlace())
	Walk(d.Do, func(s *Step) { byPlace = byPlace || s.On != nil && s.On.ByPlace() })
	return byPlace || d.Of != nil && d.Of.ByPlace()
}

// Ways are the names of the ways of a choice, where they have any.
func (s *Step) Ways() []string {
	if s.Do != Choose || s.Name == "" {
		return nil
	}
	return strings.Split(s.Name, "|")
}
