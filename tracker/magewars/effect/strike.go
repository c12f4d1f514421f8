package effect

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// strike makes the attack of the card's own bar, once nothing else is open.
func (r *run) strike(s *deed.Step) error {
	if s.Name == quickMelee {
		r.strikeMore(s)
		return nil
	}
	card, there := r.Object(r.scene.Card.ID)
	if !there {
		card = r.scene.Card
	}
	at := slices.IndexFunc(card.Printed.Attacks, func(bar state.Strike) bool { return strings.EqualFold(bar.Name, s.Name) })
	// what a card does that is gone by then, its mage does
	spell := !there && (card.Printed.Kind == state.KindIncantation || card.Printed.Kind == state.KindEnchantment)
	if at < 0 || !there && !spell || card.Printed.MakesAttack() || r.scene.Innate() {
		return nil // the spell has made it
	}
	bar := law.Reckoned(&r.State, card.Printed.Attacks[at], card)
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
	ids := state.IDs(targets)
	f := state.Fight{Attacker: card.ID, Attack: bar.Name, Bar: bar, Plan: state.AttackData{Object: card.ID, Target: ids[0]}}
	if spell {
		f.Attacker, f.Caster, f.Spell = state.MageID(card.Controller), card.Controller, &state.CastData{Printed: *card.Printed, Innate: true}
	}
	if len(ids) > 1 {
		f.Bar.Kind, f.Plan.Targets, f.Plan.Target = "zone", ids, ""
	}
	f.Plan.Declare = true
	return r.beginFight(f)
}

// quickMelee is any quick melee attack of who has just attacked.
const quickMelee = "quick melee"

// strikeMore lets who has just attacked make so many more quick melee attacks: with the same bar where that is one.
// Those that go against others go on as a Sweeping one does; Melee +X counts for none of them.
func (r *run) strikeMore(s *deed.Step) {
	f := r.scene.Fight
	if r.thought || f == nil || r.Fight != nil {
		return
	}
	o, there := r.Object(f.Attacker)
	if !there {
		return
	}
	quick := func(bar state.Strike) bool { return bar.Kind == "melee" && bar.Action != "full" }
	bars := slices.DeleteFunc(append([]state.Strike{f.Bar}, law.Bars(&r.State, o)...), func(bar state.Strike) bool { return !quick(bar) || !bar.Chosen() })
	if len(bars) == 0 {
		return
	}
	more := state.Again{Attacker: o.ID, Attack: bars[0].Name, Left: s.Amount.N, Bar: bars[0]}
	if s.On != nil {
		more.Struck, more.Bar = []string{f.Target}, bars[0].Next()
	}
	r.Again = &more
}
