package magewars

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
)

// strike makes the attack of the card's own bar, once nothing else is open.
func (r *run) strike(s *deed.Step) error {
	card, there := r.Object(r.scene.card.ID)
	if !there {
		card = r.scene.card
	}
	at := slices.IndexFunc(card.Printed.Attacks, func(bar Strike) bool { return strings.EqualFold(bar.Name, s.Name) })
	// what a card does that is gone by then, its mage does
	spell := !there && (card.Printed.Kind == KindIncantation || card.Printed.Kind == KindEnchantment)
	if at < 0 || !there && !spell || card.Printed.attacks() || r.scene.innate() {
		return nil // a quick attack more: its players make it; or the spell has made it
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

// mayStrike tells whether a card's attack can go against an object.
func (c *lawCase) mayStrike(_ *deed.Step, o *Object) bool {
	spared := c.s.variant().sparesOwn && c.s.Allied(o.Controller, c.card.Controller)
	return o.attackable() && !spared
}
