package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/combat"
)

// steps does them in order.
func (r *run) steps(list []deed.Step) error {
	for i := range list {
		if r.over {
			return nil
		}
		r.does = list[i].Do
		if err := r.step(&list[i]); err != nil && !r.thought {
			return err
		}
	}
	return nil
}

// step does one thing to all it concerns.
func (r *run) step(s *deed.Step) error {
	if s.Do != deed.Forbid && !r.scene.holds(s.Given) {
		return nil
	}
	switch s.Do {
	case deed.Choose:
		return r.choose(s)
	case deed.Charge:
		return r.charge(s)
	case deed.Roll:
		return r.roll(s)
	case deed.Drain:
		return r.drainMana(s)
	case deed.Strike:
		return r.strike(s)
	case deed.Cancel:
		return r.cancel(s)
	case deed.Return:
		return r.giveBack(s)
	case deed.Turn:
		return r.turnOver()
	case deed.Copy:
		if s.Name == "card" {
			return r.copyCard(s)
		}
		r.mirrored()
		return nil
	case deed.MayCast:
		return r.mayCast(s)
	case deed.Note, deed.Cheaper, deed.Dearer:
		return nil
	case deed.Force:
		if s.Name == "reveal" {
			return r.turnOver()
		}
	}
	on, err := r.party(s.On)
	if err != nil {
		return err
	}
	if s.Do == deed.Dice || s.Do == deed.Effect || s.Do == deed.Defense {
		return r.strengthen(s)
	}
	return r.onEach(s, on)
}

// onEach does a step to each it concerns; what is destroyed meanwhile is left out.
func (r *run) onEach(s *deed.Step, on []*Object) error {
	for _, o := range on {
		if now := r.edit(o.ID); now != nil {
			if err := r.on(s, now); err != nil {
				return err
			}
		}
	}
	return nil
}

// on does a step to one object.
func (r *run) on(s *deed.Step, o *Object) error {
	n, err := r.amount(s.Amount)
	if err != nil {
		return err
	}
	switch s.Do {
	case deed.Heal:
		return r.mendOne(s, o, n)
	case deed.Damage:
		return r.hurtOne(s, o, n)
	case deed.Destroy:
		r.ruin(o)
	case deed.Condition:
		return r.mark(plainName(s.Name), o, max(1, n))
	case deed.Cure:
		return r.cure(s, o, n)
	case deed.Grant, deed.Lose:
		return r.grantTo(s, o)
	case deed.Mana:
		r.moveMana(o, n)
	case deed.Token:
		if s.Most > 0 {
			n = min(n, max(0, s.Most-o.Tokens[tokenName(s.Name)]))
		}
		return r.tokens(s.Name, o, n)
	case deed.Untoken:
		return r.tokens(s.Name, o, -n)
	case deed.Move, deed.Push, deed.Teleport:
		return r.carry(s, o)
	case deed.Attach:
		return r.attach(s, o)
	case deed.Control:
		r.takeControl(o)
	case deed.Flip:
		r.flip(s, o)
	case deed.Life:
		o.Life = max(0, min(o.Life+n, maxNumber))
		r.say(o.Controller, "table.logLifeGained", "Name", o.Printed.Name, "By", n, "To", o.maxLife())
		r.fallen(o)
	case deed.Channel:
		o.Channeling = max(0, min(o.Channeling+n, maxNumber))
	case deed.Forbid:
		r.forbid(s, o)
	case deed.Force:
		r.force(s, o)
	case deed.Swap:
		return r.swapTarget(s, o)
	}
	return nil
}

// ruin destroys an object, where no card keeps an enemy from it.
func (r *run) ruin(o *Object) {
	if !r.Allied(o.Controller, r.scene.card.Controller) {
		for _, b := range r.bans(toDestroy, o, scene{}) {
			r.say(o.Controller, "table.logDeed", "Card", b.card, "Say", b.say)
			return
		}
	}
	r.destroy(o)
}

// mendOne takes damage off, rolled or fixed; what cannot be healed keeps it unless it is
// repaired.
func (r *run) mendOne(s *deed.Step, o *Object, n int) error {
	line, name := len(r.lines), o.Printed.Name
	if (s.Dice != deed.Amount{}) {
		count, err := r.amount(s.Dice)
		if err != nil {
			return err
		}
		if _, err := r.throwDice(count); err != nil {
			return err
		}
		n = r.rolled
	}
	before := o.Damage
	switch {
	case n <= 0:
	case s.Repair:
		r.mendNow(o, n, "table.logHealed")
	default:
		r.heal(o, n, "table.logHealed")
	}
	if now, there := r.Object(o.ID); there {
		r.healed += max(0, before-now.Damage)
		r.cameTo(line, s, name, max(0, before-now.Damage))
	}
	return nil
}

// hurtOne deals damage, rolled or fixed; only what is not direct meets Armor.
func (r *run) hurtOne(s *deed.Step, o *Object, n int) error {
	line, name := len(r.lines), o.Printed.Name
	if (s.Dice != deed.Amount{}) {
		roll, err := r.rollOf(s)
		if err != nil {
			return err
		}
		n = roll.Total()
		if !s.Direct {
			n = roll.Critical() + max(0, roll.Normal()-o.armorNow())
		}
	}
	before, life := o.Damage, o.maxLife()
	r.draft.hurt(o, combat.DamageType(strings.ToLower(s.Type)), max(0, n), either(s.Direct, "table.logDirect", "table.logSuffers"))
	now, there := r.Object(o.ID)
	after := life
	if there {
		after = now.Damage
	}
	took := max(0, min(after, max(life, before))-before)
	r.dealt += took
	r.cameTo(line, s, name, took)
	if took > 0 {
		r.scene.dealt, r.hurt = took, r.hurt+1
	}
	return nil
}

// mark places condition markers where they can be.
func (r *run) mark(condition string, o *Object, n int) error {
	if r.mayGet(o, condition) != nil {
		r.say(o.Controller, "table.logImmune", "Target", r.nameOf(o))
		return nil
	}
	return r.afflict(o, condition, n)
}

// cure takes condition markers off.
func (r *run) cure(s *deed.Step, o *Object, n int) error {
	condition := plainName(s.Name)
	if condition == "choice" {
		if condition = plainName(r.p.Condition); condition == "" || r.thought {
			if len(o.Conditions) == 0 {
				return nil
			}
			return r.askCondition(o)
		}
	}
	if s.Amount.Letter == "all" {
		n = o.Conditions[condition]
	}
	r.lift(o, condition, min(n, o.Conditions[condition]))
	return nil
}

// grantTo gives keywords, or takes them, until the end the step names.
func (r *run) grantTo(s *deed.Step, o *Object) error {
	for _, keyword := range s.Keywords {
		if strings.HasSuffix(keyword, "X") && s.Do == deed.Grant {
			x, err := r.xNow()
			if err != nil {
				return err
			}
			if keyword = withX(keyword, x); x == 0 {
				continue
			}
		}
		if rest, ok := strings.CutPrefix(keyword, "Innate "); ok {
			keyword = rest
		}
		if s.Do == deed.Lose {
			keyword = taken + keyword
		}
		r.give(o, keyword, s)
	}
	r.fallen(o)
	return nil
}

// give keeps a keyword on an object as long as it lasts.
func (r *run) give(o *Object, keyword string, s *deed.Step) {
	if len(o.Brief)+len(o.Given)+len(o.Passing) >= 3*maxList {
		return
	}
	it := r.scene.deed()
	switch s.Until {
	case "round":
		o.Brief = append(slices.Clip(o.Brief), keyword)
	case "attack", "next-attack":
		if r.Fight != nil && r.inFight(o) && s.Until == "attack" {
			r.boostFight(deed.Step{Do: s.Do, On: &deed.Party{Role: deed.Self}, Keywords: []string{keyword}}, o)
			break
		}
		p := Passing{Keyword: keyword, Until: "next-attack", Card: r.scene.card.Printed.Name, Say: it.Say}
		if it.Given != nil && it.At == deed.Cast {
			p.Blow = it.Given.Attack
		}
		o.Passing = append(slices.Clip(o.Passing), p)
	case "activation", "next-activation":
		o.Passing = append(slices.Clip(o.Passing), Passing{Keyword: keyword, Until: s.Until, Card: r.scene.card.Printed.Name, Say: it.Say})
	default:
		o.Given = append(slices.Clip(o.Given), keyword)
	}
	if strings.HasPrefix(keyword, "As ") {
		return // the deed has said it
	}
	trait, lost := strings.CutPrefix(keyword, taken)
	r.say(o.Controller, either(lost, "table.logTraitOff", "table.logTraitOn"), "Name", r.nameOf(o), "Trait", trait)
}

// inFight tells whether an object fights in the open fight.
func (r *run) inFight(o *Object) bool { return o.ID == r.Fight.Attacker || o.ID == r.Fight.Target }

// boostFight lets a step count in the attack that is open.
func (r *run) boostFight(s deed.Step, o *Object) {
	f := *r.Fight
	card := *o
	f.extra = append(slices.Clip(f.extra), boost{
		Card: r.scene.card.Printed.Name, Say: r.scene.deed().Say, On: true, card: &card, steps: []deed.Step{s},
	})
	r.Fight = &f
}

// strengthen adds dice, or to the effect roll: of the attack at hand, or of the next.
func (r *run) strengthen(s *deed.Step) error {
	n, err := r.amount(s.Amount)
	if err != nil {
		return err
	}
	if r.Fight != nil {
		r.boostFight(deed.Step{Do: s.Do, Amount: deed.Number(n)}, r.scene.card)
		return nil
	}
	o := r.scene.part(deed.Target)
	if o == nil {
		o = r.scene.part(deed.Self)
	}
	if o == nil {
		return nil
	}
	keyword := withX(either(s.Do == deed.Dice, "Dice", "Effect")+" +X", n)
	r.give(r.edit(o.ID), keyword, &deed.Step{Until: "next-attack"})
	return nil
}
