package magewars

import (
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
)

// aidNotices tell a seat which of its side's hidden enchantments would make more of the attack at hand,
// or less of it where it is the one attacked: once, before its first dice, when it can still be turned
// over.
func (s *State) aidNotices(seat tracker.Seat) []tracker.Notice {
	f := s.Fight
	if f == nil || f.Next != FightStrike || f.Strike > 1 || f.second || s.Waits() != 0 || !s.HasSeat(seat) {
		return nil
	}
	var list []tracker.Notice
	var meter combat.Meter
	now, known := s.margin(&meter)
	for _, c := range s.revealChoices(false) {
		p, _ := payload[objectData](c.Event)
		o, there := s.Object(p.Object)
		if !known || !there || !s.sees(seat, o.Controller) {
			continue
		}
		d := newDraft(s, tracker.Event{})
		d.edit(o.ID).FaceDown = false
		d.grant()
		then, known := d.finish().margin(&meter)
		gain := then - now
		if attacker, _ := s.Object(f.Attacker); !s.Allied(attacker.Controller, o.Controller) {
			gain = -gain
		}
		if known && gain > 0 {
			list = append(list, tracker.Notice{ID: "table.noticeAid", Rule: s.cite(ruleRevealing), Args: map[string]any{"Name": o.Printed.Name, "Host": s.hostName(o)}})
		}
	}
	return list
}

// margin is the damage that the attack at hand does on the average, less what its attacker takes.
func (s *State) margin(m *combat.Meter) (float64, bool) {
	b, ok := s.nextBout("")
	if !ok {
		return 0, false
	}
	odds, err := m.Read(&b.x, dice.NewBudget(nil))
	if err != nil {
		return 0, false
	}
	return odds.Fates[combat.DefenderSeat].Expected - odds.Fates[combat.AttackerSeat].Expected, true
}
