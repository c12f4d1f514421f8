package magewars

import (
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/tracker/magewars/effect"
	"github.com/quickcast/quickcast/tracker/magewars/law"
	"github.com/quickcast/quickcast/tracker/magewars/state"
	"github.com/quickcast/quickcast/ui/attackodds"
)

// Fighters is part of attackodds.Live.
func (s *face) Fighters() (list []attackodds.Fighter) {
	at := s.state()
	if at == nil {
		return nil
	}
	for _, o := range at.Objects {
		f := attackodds.Fighter{ID: o.ID, Name: o.Printed.Name, Side: s.Seen().View.NameOf(o.Controller), Left: max(0, o.Life-o.Damage)}
		for _, bar := range law.Attacks(at, o.ID) {
			f.Bars = append(f.Bars, bar.Name)
		}
		if !o.FaceDown && (f.Left > 0 || len(f.Bars) > 0) {
			list = append(list, f)
		}
	}
	return list
}

// Meet is part of attackodds.Live.
func (s *face) Meet(attacker, bar, target string) (combat.Exchange, bool) {
	at := s.state()
	if at == nil {
		return combat.Exchange{}, false
	}
	bars := law.Attacks(at, attacker)
	i := slices.IndexFunc(bars, func(b state.Strike) bool { return b.Name == bar })
	if i < 0 {
		return combat.Exchange{}, false
	}
	return effect.Exchange(at, attacker, target, bars[i], "")
}
