package magewars

import "github.com/quickcast/quickcast/catalog/deed"

// attach lays a card on another object.
func (r *run) attach(s *deed.Step, to *Object, _ int) error {
	if s.Name == "card" {
		if err := r.ask(need{field: "cardName", told: goodName(r.p.Card)}); err != nil {
			return err
		}
		return r.bring(r.scene.card.Controller, 0, &Printed{Name: r.p.Card, Kind: s.Spells.Kind, Subtypes: s.Spells.Subtypes, Free: true}, to.ID, false)
	}
	moved := r.scene.part(deed.Self)
	if s.Name == "target" {
		moved = r.scene.part(deed.Target)
	}
	if s.Spells != nil && s.From == "book" || moved == nil || moved.ID == to.ID || moved.isMage() {
		return nil // its players bind it
	}
	own := r.edit(moved.ID)
	if err := r.lawful(toAttach, own, scene{}); err != nil {
		return err
	}
	if own.Host == to.ID || to.Host == own.ID {
		return nil
	}
	if own.Printed.Kind == KindEquipment { // what it takes the place of goes back
		gone, _ := r.displaced(to.ID, own.Printed)
		for _, old := range gone {
			r.replace(r.edit(old.ID))
		}
	}
	own.Host = to.ID
	r.say(own.Controller, "table.logAttach", "Name", r.nameOf(own), "Host", r.hostName(own))
	return nil
}

// stands tells of what does not lie on others, and can be the target of most.
func (c *lawCase) stands(_ *deed.Step, o *Object) bool {
	return o.Printed.Kind != KindEquipment && o.Printed.Kind != KindEnchantment
}
