package everydeed

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// cancel stops the attack at hand, or prevents damage.
func (r *reader) cancel(s *step) error {
	n, err := r.number(s.Amount)
	switch {
	case err != nil:
		return err
	case s.Name == "attack", s.Name == "damage" && !s.Amount.there():
		o, did, before := r.b.thing(r.to), r.end.thing(r.to), r.begun.thing(r.to)
		if o == nil || did == nil || before == nil {
			return fmt.Errorf("%w: whom the attack goes against", errUnread)
		}
		o.Damage -= did.Damage - before.Damage
		for name, n := range did.Conditions {
			if s.Name == "attack" {
				o.Conditions[name] = max(0, o.Conditions[name]-n+before.Conditions[name])
			}
		}
	case s.Name == "damage" && r.fact.At == "hurt":
		o := r.b.thing(r.subject)
		o.Damage = max(0, o.Damage-n)
	case s.Name == "damage":
		r.blow.prevented += n
	case s.Name == "spell" && r.end.thing(r.target) != nil && r.b.thing(r.target) != nil:
		r.b.thing(r.target).Damage -= 3 // what it would have done
	default:
		return fmt.Errorf("%w: cancel %s", errUnread, s.Name)
	}
	return nil
}

// counters tells whether a deed cancels a spell.
func (f *fact) counters() bool {
	return slices.ContainsFunc(all(f.Do), func(s *step) bool { return s.Do == "cancel" && s.Name == "spell" })
}

// swap turns the attack at hand on somebody else, who takes what the other would have taken.
func (r *reader) swap(s *step) error {
	on, err := r.concerned(s.On, s.Do)
	o, did, before := r.b.thing(r.to), r.end.thing(r.to), r.begun.thing(r.to)
	if err != nil || s.Name != "target" || len(on) != 1 || o == nil || did == nil || before == nil {
		return errors.Join(err, fmt.Errorf("%w: swap", errUnread))
	}
	n := did.Damage - before.Damage
	o.Damage -= n
	o.Guard = before.Guard
	on[0].Damage += max(0, n+before.Armor-on[0].Armor)
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
	case word == "Unavoidable" && s.Until != "", word == "Ethereal":
		r.blow.lands, r.blow.fails = s.Do == "grant", s.Do == "lose"
	case strings.HasPrefix(word, "As "):
		r.lend(word)
	case (name == "Mana Drain" || name == "Mana Transfer") && s.Do == "grant":
		loser, gainer := &r.b.Seats[r.seatOf(r.to)-1].thing, &r.b.Seats[r.seatOf(first(r.from, "mage1"))-1].thing
		loser.Mana -= n
		if name == "Mana Transfer" {
			gainer.Mana += n
		}
	case word == "Indirect" || word == "Defrost": // not seen
	default:
		return fmt.Errorf("%w: %s %s until %s", errUnread, s.Do, word, s.Until)
	}
	return nil
}

// lend reads what the effect die brings by a table of its own: "As Flame: 4-9 Burn, 10+ 2 Burn".
func (r *reader) lend(word string) {
	_, rows, _ := strings.Cut(word, ": ")
	for _, row := range strings.Split(rows, ", ") {
		span, result, _ := strings.Cut(row, " ")
		low, high := 0, 99
		if _, err := fmt.Sscanf(span, "%d-%d", &low, &high); err != nil {
			_, _ = fmt.Sscanf(span, "%d+", &low)
			high = 99
		}
		n, name := 1, result
		if _, err := fmt.Sscanf(result, "%d %s", &n, &name); err != nil {
			n, name = 1, result
		}
		if o := r.b.thing(r.to); o != nil && low <= r.dice.side && r.dice.side <= high {
			o.Conditions[plain(name)] += n
		}
	}
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
		return fmt.Errorf("%w: an attack that destroys", errUnread)
	}
	did := o.Damage - before.Damage
	armor := before.Armor
	if m.lands {
		rolls := r.rolls
		if g := r.fact.Given; g != nil && g.Attack != nil {
			rolls += traits(before.Traits)[g.Attack.Type]
		}
		did = max(0, rolls-armor)
		if r.dice.heavy {
			did = max(0, 2*rolls-armor)
		}
		o.Damage += did - (r.end.thing(r.to).Damage - before.Damage)
	}
	if m.fails {
		o.Damage = before.Damage // a Defense avoids it, or a 2 is nothing to the Incorporeal
		return nil
	}
	most := max(1, did+m.dice)
	if !r.dice.critical {
		most += armor
	}
	now := did + m.dice - m.armor + m.pierce
	if m.critical && r.card.Type == "attack" {
		most = r.rolls + m.dice
	}
	if m.critical {
		now = most
	}
	if did > 0 && now < 1 && m.dice < 0 {
		now = 1 // the least there is
	}
	now = max(0, min(now, most)-m.prevented)
	if m.strikes > 1 {
		now += (m.strikes - 1) * max(0, r.rolls-armor)
	}
	o.Damage = max(0, o.Damage+now-did)
	if from := r.b.thing(r.from); m.vampiric && from != nil {
		from.Damage = max(0, from.Damage-(now+1)/2)
	}
	if m.effect != 0 {
		burns := max(0, r.dice.side+m.effect)
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
