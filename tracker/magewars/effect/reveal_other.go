package effect

import (
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/rules/fighter"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// turnOver reveals the card and pays for it.
func (r *run) turnOver(*deed.Step) error {
	o := r.Edit(r.scene.Card.ID)
	switch {
	case o == nil && r.scene.Card.FaceDown: // it went with what it lay on, and costs what it would have there
		cost, err := law.RevealOn(&r.State, r.scene.Card.Printed, r.scene.Dead)
		if err != nil {
			return err
		}
		return r.Draft.pay(r.Edit(state.MageID(r.scene.Card.Controller)), cost)
	case o == nil || !o.FaceDown:
		return nil
	}
	var cost *int
	if o.Printed.RevealBy == fighter.ByPlayer {
		if err := r.ask(Need{Field: "x", Told: r.p.X != nil}); err != nil {
			return err
		}
		cost = r.p.X
	}
	if err := r.DoReveal(RevealData{Object: o.ID, Cost: cost, Now: true}); err != nil {
		return err
	}
	now, there := r.Object(o.ID)
	if r.over = !there; there {
		r.scene.Card = now
	}
	return nil
}
