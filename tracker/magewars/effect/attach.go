package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// attach lays a card on another object.
func (r *run) attach(s *deed.Step, to *state.Object, _ int) error {
	if s.Name == "card" {
		if err := r.ask(Need{Field: "cardName", Told: law.GoodName(r.p.Card)}); err != nil {
			return err
		}
		return r.bring(r.scene.Card.Controller, 0, &state.Printed{Name: r.p.Card, Kind: s.Spells.Kind, Subtypes: s.Spells.Subtypes, Free: true}, to.ID, false)
	}
	moved := r.scene.Part(deed.Self)
	if s.Name == "target" {
		moved = r.scene.Part(deed.Target)
	}
	if s.Spells != nil && s.From == "book" || moved == nil || moved.ID == to.ID || moved.IsMage() {
		return nil // its players bind it
	}
	own := r.Edit(moved.ID)
	if err := r.lawful(law.ToAttach, own, state.Scene{}); err != nil {
		return err
	}
	if own.Host == to.ID || to.Host == own.ID {
		return nil
	}
	if own.Printed.Kind == state.KindEquipment { // what it takes the place of goes back
		gone, _ := law.Displaced(&r.State, to.ID, own.Printed)
		for _, old := range gone {
			r.replace(r.Edit(old.ID))
		}
	}
	own.Host = to.ID
	r.Say(own.Controller, "table.logAttach", "Name", r.NameOf(own), "Host", r.HostName(own))
	return nil
}
