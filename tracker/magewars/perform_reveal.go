package magewars

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/fighter"
)

// turnOver reveals the card and pays for it.
func (r *run) turnOver(*deed.Step) error {
	o := r.edit(r.scene.card.ID)
	switch {
	case o == nil && r.scene.card.FaceDown: // it went with what it lay on, and costs what it would have there
		cost, err := r.revealOn(r.scene.card.Printed, r.scene.dead)
		if err != nil {
			return err
		}
		return r.draft.pay(r.edit(mageID(r.scene.card.Controller)), cost)
	case o == nil || !o.FaceDown:
		return nil
	}
	var cost *int
	if o.Printed.RevealBy == fighter.ByPlayer {
		if err := r.ask(need{field: "x", told: r.p.X != nil}); err != nil {
			return err
		}
		cost = r.p.X
	}
	if err := r.doReveal(revealData{Object: o.ID, Cost: cost, Now: true}); err != nil {
		return err
	}
	now, there := r.Object(o.ID)
	if r.over = !there; there {
		r.scene.card = now
	}
	return nil
}
