package magewars

import (
	"encoding/json"

	"quickcast/tracker"
	"quickcast/ui/widgets"
)

// openOffer opens the sheet for what the rules offer and somebody has still to say
// more about: which spell, how many were prepared, what turning a card over costs,
// on whom an ability is used. False where it has none here.
func (s *face) openOffer(k *widgets.Kit, c tracker.Choice) bool {
	var said struct {
		Payer     string `json:"payer"`
		Quickcast bool   `json:"quickcast"`
		Object    string `json:"object"`
		Ability   string `json:"ability"`
	}
	if len(c.Event.Data) > 0 && json.Unmarshal(c.Event.Data, &said) != nil {
		return false
	}
	seat := c.Event.Seat
	switch c.Event.Kind {
	case "attack":
		return s.openAttack(seat, said.Object) != nil
	case "strike", "barrier", "counterstrike":
		return s.openFight() != nil
	case "cast":
		s.openCasts(k, seat, castWish{payer: said.Payer, quick: said.Quickcast})
	case "plan":
		s.plan(k, seat, s.mostSpells(seat))
	case "reveal":
		s.openReveal(k, seat, said.Object)
	case "ability":
		s.openPower(k, seat, said.Ability)
	default:
		return false
	}
	return true
}
