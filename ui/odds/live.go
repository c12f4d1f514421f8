package odds

import (
	"slices"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Take puts an attack from the table in place of the one that is edited, to be played with.
func (s *Screen) Take(from, to string, x combat.Exchange) {
	s.replace(Side{From: from, To: to, Exchange: x})
}

// fighters are those on the table that lies open, nil where none does.
func (s *Screen) fighters() (attackodds.Live, []attackodds.Fighter) {
	if s.n.Live == nil {
		return nil, nil
	}
	live := s.n.Live()
	if live == nil {
		return nil, nil
	}
	return live, live.Fighters()
}

// liveAttackers lists what attacks on the table, with each of its bars.
func (c *chooser) liveAttackers() {
	live, all := c.s.fighters()
	for _, f := range all {
		for _, bar := range f.Bars {
			c.liveRow(f.Name, f.Side+" · "+bar, func() {
				side := c.s.side().clone()
				x, with := meeting(all, f.ID, side.ToLive, func(other attackodds.Fighter) (combat.Exchange, bool) {
					return live.Meet(f.ID, bar, other.ID)
				})
				if with != "" && with == side.ToLive {
					side.Exchange = x
				} else if with != "" {
					side.Exchange.Rules, side.Exchange.Attacker, side.Exchange.Attack = x.Rules, x.Attacker, x.Attack
				}
				side.Attacker, side.Bar, side.From, side.FromLive = "", bar, f.Name, f.ID
				c.s.replace(side)
			})
		}
	}
}

// liveTargets lists what can be destroyed on the table.
func (c *chooser) liveTargets() {
	live, all := c.s.fighters()
	for _, f := range all {
		if f.Left == 0 {
			continue
		}
		c.liveRow(f.Name, f.Side+" · "+c.s.n.Words.T("oddsscreen.leftCount", "N", f.Left), func() {
			side := c.s.side().clone()
			x, with := meeting(all, f.ID, side.FromLive, func(other attackodds.Fighter) (combat.Exchange, bool) {
				bars := append(slices.Clone(other.Bars), "") // what has none meets nobody
				if other.ID == side.FromLive {
					bars[0] = side.Bar
				}
				return live.Meet(other.ID, bars[0], f.ID)
			})
			if with != "" && with == side.FromLive {
				side.Exchange = x
			} else if with != "" {
				side.Exchange.Rules, side.Exchange.Defender, side.Exchange.Counterstrike = x.Rules, x.Defender, x.Counterstrike
			}
			side.Target, side.To, side.ToLive = "", f.Name, f.ID
			c.s.replace(side)
		})
	}
}

// meeting is the attack between one on the table and the one that is wanted, or the first other
// one it meets: with is who that is, "" for nobody.
func meeting(all []attackodds.Fighter, own, wanted string, meet func(attackodds.Fighter) (combat.Exchange, bool)) (x combat.Exchange, with string) {
	for _, first := range []bool{true, false} {
		for _, f := range all {
			if f.ID == own || (f.ID == wanted) != first {
				continue
			}
			if x, ok := meet(f); ok {
				return x, f.ID
			}
		}
	}
	return x, ""
}

func (c *chooser) liveRow(name, line string, take func()) {
	face := widgets.ListFace{Icon: "table", Title: name, Line: line, Onward: true}
	c.list.Objects = append(c.list.Objects, widgets.NewListRow(c.s.n.Kit, face, func() {
		c.close()
		take()
	}))
}
