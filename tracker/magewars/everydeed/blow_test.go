package everydeed

import (
	"fmt"
	"strings"
)

// cancel stops the attack at hand, or prevents damage.
func (r *reader) cancel(s *step) error {
	n, err := r.number(s.Amount)
	switch {
	case err != nil:
		return err
	case s.Name == "attack", s.Name == "damage" && !s.Amount.there():
		r.blow.none = true
	case s.Name == "damage" && r.fact.At == "hurt":
		o := r.b.thing(r.subject)
		o.Damage = max(0, o.Damage-n)
	case s.Name == "damage":
		r.blow.prevented += n
	default:
		return fmt.Errorf("%w: cancel %s", errUnread, s.Name)
	}
	return nil
}

// price is what the deed takes off the mana of the spell at hand, or puts on it.
func (r *reader) price(s *step) error {
	n, err := r.number(s.Amount)
	if err != nil {
		return err
	}
	if s.Do == "dearer" {
		n = -n
	}
	if r.caster == 0 {
		return fmt.Errorf("%w: the price of nothing", errUnread)
	}
	mage := &r.b.Seats[r.caster-1].thing
	mage.Mana += min(n, r.spent)
	return nil
}

// strengthen gives the attack at hand a keyword, or who is attacked.
func (r *reader) strengthen(s *step, o *thing, word string) error {
	name, n := valued(word)
	if s.Do == "lose" {
		n = -n
	}
	defends := o.ID == r.to && o.ID != r.from
	switch {
	case name == "Aegis" && defends:
		r.blow.dice -= n
	case name == "Armor" && defends:
		r.blow.armor += n
	case name == "Melee" && s.Do == "grant":
		if r.bar == "melee" {
			r.blow.dice += n
		}
	case name == "Ranged" && s.Do == "grant":
		if r.bar == "ranged" {
			r.blow.dice += n
		}
	case name == "Piercing":
		r.blow.pierce += n
	case word == "Doublestrike":
		r.blow.strikes = 2
	case word == "Triplestrike":
		r.blow.strikes = 3
	case word == "Critical Damage":
		r.blow.critical = true
	case word == "Vampiric":
		r.blow.vampiric = true
	case word == "Unavoidable" || word == "Ethereal" || word == "Indirect" || word == "Defrost": // not seen of who has no Defense
	default:
		return fmt.Errorf("%w: %s %s until %s", errUnread, s.Do, word, s.Until)
	}
	return nil
}

// strike reckons anew what the attack did, with what the deed did for it: every die of it shows a
// normal 1.
func (r *reader) strike() error {
	m := &r.blow
	if (*m == blowMore{}) {
		return nil
	}
	o, before := r.b.thing(r.to), r.begun.thing(r.to)
	if before == nil {
		return fmt.Errorf("%w: whom the attack goes against", errUnread)
	}
	if o == nil {
		o = before
	}
	did := o.Damage - before.Damage
	armor := max(0, before.Armor)
	dice := did
	if did > 0 && !r.dice.critical {
		dice = did + armor
	}
	now := dice + m.dice
	if did > 0 && now < 1 {
		now = 1 // the least there is
	}
	if !r.dice.critical && !m.critical {
		now = max(0, now-max(0, armor+m.armor-max(0, m.pierce)))
	}
	now = max(0, now-m.prevented)
	if m.none {
		now = 0
	}
	if m.strikes > 1 {
		now *= m.strikes
	}
	o.Damage = before.Damage + now
	if from := r.b.thing(r.from); m.vampiric && from != nil {
		from.Damage = max(0, from.Damage-(now+1)/2)
	}
	if m.effect != 0 {
		burns := r.dice.side + m.effect
		if m.none || burns < 1 {
			burns = 0
		}
		o.Conditions["burn"] += burns - r.dice.side
	}
	return nil
}

// burning is an effect roll that shows what it came to: so many Burns as the die counts.
func burning() []map[string]any {
	var rows []map[string]any
	for n := 1; n <= 24; n++ {
		result := fmt.Sprint(n, " Burn")
		if n == 1 {
			result = "Burn"
		}
		rows = append(rows, map[string]any{"min": n, "max": n, "result": result})
	}
	return rows
}

// changesEffect tells whether a deed is about an effect roll.
func (f *fact) changesEffect() bool {
	for _, s := range all(f.Do) {
		if s.Do == "effect" {
			return true
		}
	}
	return false
}

// next tells whether what the deed gives shows at the next attack of who has it.
func (f *fact) next() bool {
	for _, s := range all(f.Do) {
		if s.Until == "next-attack" || f.At == "cast" && s.Do == "dice" {
			return true
		}
	}
	return false
}

// pierces tells whether a deed shows against Armor alone.
func (f *fact) pierces() bool {
	for _, s := range all(f.Do) {
		for _, word := range s.Keywords {
			if strings.HasPrefix(word, "Piercing") || word == "Critical Damage" {
				return s.Until == "attack" || s.Until == "next-attack"
			}
		}
	}
	return false
}
