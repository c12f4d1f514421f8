package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
)

// strike makes the attack of the card's own bar, once nothing else is open.
func (r *run) strike(s *deed.Step) error {
	if s.Name == quickMelee {
		r.strikeMore(s)
		return nil
	}
	card, there := r.Object(r.scene.card.ID)
	if !there {
		card = r.scene.card
	}
	at := slices.IndexFunc(card.Printed.Attacks, func(bar Strike) bool { return strings.EqualFold(bar.Name, s.Name) })
	// what a card does that is gone by then, its mage does
	spell := !there && (card.Printed.Kind == KindIncantation || card.Printed.Kind == KindEnchantment)
	if at < 0 || !there && !spell || card.Printed.attacks() || r.scene.innate() {
		return nil // the spell has made it
	}
	bar := r.reckoned(card.Printed.Attacks[at], card)
	if bar.AsksX() {
		x, err := r.xNow()
		if err != nil {
			return err
		}
		bar = bar.WithX(x)
	}
	targets, err := r.party(s.On)
	if err != nil {
		return err
	}
	if len(targets) == 0 && s.On != nil && s.On.Role == deed.Target { // the item is destroyed: its wearer
		targets = r.only(r.wearer)
	}
	switch {
	case len(targets) == 0:
		return r.nothing()
	case r.thought:
		return nil
	}
	ids := ids(targets)
	f := Fight{Attacker: card.ID, Attack: bar.Name, bar: bar, plan: attackData{Object: card.ID, Target: ids[0]}}
	if spell {
		f.Attacker, f.caster, f.spell = mageID(card.Controller), card.Controller, &castData{Printed: *card.Printed, innate: true}
	}
	if len(ids) > 1 {
		f.bar.Kind, f.plan.Targets, f.plan.Target = "zone", ids, ""
	}
	f.plan.Declare = true
	return r.beginFight(f)
}

// quickMelee is any quick melee attack of who has just attacked.
const quickMelee = "quick melee"

// strikeMore lets who has just attacked make so many more quick melee attacks: with the same bar where that is one.
// Those that go against others go on as a Sweeping one does; Melee +X counts for none of them.
func (r *run) strikeMore(s *deed.Step) {
	f := r.scene.fight
	if r.thought || f == nil || r.Fight != nil {
		return
	}
	o, there := r.Object(f.Attacker)
	if !there {
		return
	}
	quick := func(bar Strike) bool { return bar.Kind == "melee" && bar.Action != "full" }
	bars := slices.DeleteFunc(append([]Strike{f.bar}, r.bars(o)...), func(bar Strike) bool { return !quick(bar) || !bar.Chosen() })
	if len(bars) == 0 {
		return
	}
	more := Again{Attacker: o.ID, Attack: bars[0].Name, Left: s.Amount.N, bar: bars[0]}
	if s.On != nil {
		more.Struck, more.bar = []string{f.Target}, bars[0].Next()
	}
	r.Again = &more
}

// mayStrike tells whether a card's attack can go against an object.
func (c *lawCase) mayStrike(_ *deed.Step, o *Object) bool {
	spared := c.s.variant().sparesOwn && c.s.Allied(o.Controller, c.card.Controller)
	return o.attackable() && !spared
}
