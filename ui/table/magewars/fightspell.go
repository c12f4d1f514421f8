package magewars

import (
	"slices"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/widgets"
)

// openSpellAttack opens the sheet of the attack an attack spell makes: its odds and
// its dice. payload is what "cast" is to be told, the target or targets included.
// False where the spell attacks nothing on the table.
func (s *face) openSpellAttack(_ *widgets.Kit, seat tracker.Seat, spell magewars.Printed, payload table.Fields) bool {
	state, ok := s.Seen().State.(*magewars.State)
	if !ok || !state.HasSeat(seat) || len(spell.Attacks) == 0 || state.Fight != nil {
		return false
	}
	a := &attack{screen: s, seat: seat, id: state.Mage(seat).ID, spell: payload, bars: slices.Clone(spell.Attacks[:1]), names: map[string]string{}}
	a.bars[0].Name = spell.Name
	if caster, ok := payload["payer"].(string); ok {
		if o, there := state.Object(caster); there && o.IsCreature() {
			a.id = caster
		}
	}
	if target, ok := payload["target"].(string); ok && target != "" {
		a.targets = []string{target}
	}
	if several, ok := payload["targets"].([]string); ok {
		a.targets = several
	}
	for _, id := range a.targets {
		if _, there := state.Object(id); !there {
			return false
		}
		a.aims = append(a.aims, magewars.Aim{Object: id})
	}
	if len(a.targets) == 0 {
		return false
	}
	a.lay(seat)
	return true
}
