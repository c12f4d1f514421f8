package magewars

import (
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// aidNotices tell a seat which of its side's hidden enchantments would make more of the attack at hand,
// or less of it where it is the one attacked: once, before its first dice, when it can still be turned
// over.
func aidNotices(s *state.State, seat tracker.Seat) []tracker.Notice {
	f := s.Fight
	if f == nil || f.Next != state.FightStrike || f.Strike > 1 || f.Second || s.Waits() != 0 || !s.HasSeat(seat) {
		return nil
	}
	var list []tracker.Notice
	var meter combat.Meter
	now, known := margin(s, &meter)
	for _, c := range revealChoices(s, false) {
		p, _ := state.Payload[effect.ObjectData](c.Event)
		o, there := s.Object(p.Object)
		if !known || !there || !s.Sees(seat, o.Controller) {
			continue
		}
		d := effect.NewDraft(s, tracker.Event{})
		d.Edit(o.ID).FaceDown = false
		d.Grant()
		then, known := margin(d.Finish(), &meter)
		gain := then - now
		if attacker, _ := s.Object(f.Attacker); !s.Allied(attacker.Controller, o.Controller) {
			gain = -gain
		}
		if known && gain > 0 {
			list = append(list, tracker.Notice{ID: "table.noticeAid", Rule: s.Cite("A-90 R-65"), Args: map[string]any{"Name": o.Printed.Name, "Host": s.HostName(o)}})
		}
	}
	return list
}

// margin is the damage that the attack at hand does on the average, less what its attacker takes.
func margin(s *state.State, m *combat.Meter) (float64, bool) {
	b, ok := effect.NextBout(s, "")
	if !ok {
		return 0, false
	}
	odds, err := m.Read(&b.Exchange, dice.NewBudget(nil))
	if err != nil {
		return 0, false
	}
	return odds.Fates[combat.DefenderSeat].Expected - odds.Fates[combat.AttackerSeat].Expected, true
}
