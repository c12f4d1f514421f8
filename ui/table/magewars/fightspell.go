package magewars

import (
	"slices"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
)

// openSpellAttack opens the sheet of the attack an attack spell makes: its odds and
// its dice. False where the spell attacks nothing on the table.
func (s *face) openSpellAttack(cast tracker.Event) bool {
	state := s.state()
	if state == nil || state.Fight != nil {
		return false
	}
	spell, ok := magewars.SpellOf(state, cast)
	if !ok || len(spell.Attacks) == 0 {
		return false
	}
	p := saidIn(cast)
	a := &attack{screen: s, seat: cast.Seat, id: state.Mage(cast.Seat).ID, spell: &cast, bars: slices.Clone(spell.Attacks[:1]), names: map[string]string{}}
	a.bars[0].Name = spell.Name
	if o, there := state.Object(p.Payer); there && o.IsCreature() {
		a.id = o.ID
	}
	if a.targets = p.Targets; p.Target != "" {
		a.targets = []string{p.Target}
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
	a.lay(cast.Seat)
	return true
}
