package magewars

import (
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
)

// strikeAim is something that could be attacked: legally where Refusal is nil, or the
// reason why not, with its rule. Remarks are what to think of before: a duty the
// table cannot enforce since it knows no zones, such as Taunt's.
type strikeAim struct {
	Object  string
	Refusal *tracker.Refusal
	Remarks []tracker.Notice
}

// strikeAims lists what there is to attack with this bar, the legal first, and of these
// the enemies first, each in the order of the table. Whether it is the attacker's
// turn is not asked. The attacker must be on the table; nil if it is not.
func strikeAims(s *state.State, attacker string, strike state.Strike) []strikeAim {
	if next := s.AgainWith(attacker, strike); next != nil {
		return aims(s, *next.Fight(""))
	}
	return aims(s, state.Fight{Attacker: attacker, Bar: strike})
}

func aims(s *state.State, f state.Fight) []strikeAim {
	o, there := s.Object(f.Attacker)
	if !there {
		return nil
	}
	var list []strikeAim
	for _, t := range s.Objects {
		if t == o && f.Spell == nil && f.Bar.Kind != "zone" || !t.Attackable() || s.Player(t.Controller).Gone || f.Bar.Kind == "zone" && t.Printed.Kind == state.KindWall {
			continue
		}
		aim := strikeAim{Object: t.ID, Remarks: law.Remarks(s, &f, o, t)}
		d := effect.NewDraft(s, tracker.Event{})
		if err := d.MayStrike(&f, t.ID); err != nil {
			aim.Refusal, _ = err.(*tracker.Refusal)
		}
		list = append(list, aim)
	}
	rank := func(a strikeAim) int {
		t, _ := s.Object(a.Object)
		switch {
		case a.Refusal != nil:
			return 2
		case s.Allied(o.Controller, t.Controller):
			return 1
		}
		return 0
	}
	pick.ByRank(list, rank)
	return list
}
