package odds

import (
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
				if x, ok := live.Meet(f.ID, bar, side.ToLive); ok {
					side.Exchange = x
				} else if x, ok := anybody(all, f.ID, func(other string) (combat.Exchange, bool) { return live.Meet(f.ID, bar, other) }); ok {
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
			if x, ok := live.Meet(side.FromLive, side.Bar, f.ID); ok {
				side.Exchange = x
			} else if x, ok := anybody(all, f.ID, func(other string) (combat.Exchange, bool) { return c.firstBar(live, all, other, f.ID) }); ok {
				side.Exchange.Rules, side.Exchange.Defender, side.Exchange.Counterstrike = x.Rules, x.Defender, x.Counterstrike
			}
			side.Target, side.To, side.ToLive = "", f.Name, f.ID
			c.s.replace(side)
		})
	}
}

// firstBar is the attack of one on another with what it has first.
func (c *chooser) firstBar(live attackodds.Live, all []attackodds.Fighter, attacker, target string) (combat.Exchange, bool) {
	for _, f := range all {
		if f.ID == attacker && len(f.Bars) > 0 {
			return live.Meet(attacker, f.Bars[0], target)
		}
	}
	return combat.Exchange{}, false
}

// anybody is the first meeting with another one that there is.
func anybody(all []attackodds.Fighter, but string, meet func(other string) (combat.Exchange, bool)) (combat.Exchange, bool) {
	for _, f := range all {
		if f.ID == but {
			continue
		}
		if x, ok := meet(f.ID); ok {
			return x, true
		}
	}
	return combat.Exchange{}, false
}

func (c *chooser) liveRow(name, line string, take func()) {
	face := widgets.ListFace{Icon: "table", Title: name, Line: line, Onward: true}
	c.list.Objects = append(c.list.Objects, widgets.NewListRow(c.s.n.Kit, face, func() {
		c.close()
		take()
	}))
}
