package magewars

import (
	"fyne.io/fyne/v2"

	"quickcast/catalog"
	"quickcast/tracker"
	"quickcast/ui/table"
	"quickcast/ui/widgets"
)

// mostHealing is how many dice the sheet lets heal at most.
const mostHealing = 20

// healing is the sheet of a healing roll: how many dice, for whom.
type healing struct {
	screen *face
	kit    *widgets.Kit
	seat   tracker.Seat
	id     string // empty for the mage
	dice   int
	sheet  *table.Sheet
}

// openHeal asks with how many dice an object, or a seat's mage, is healed.
func (s *face) openHeal(k *widgets.Kit, seat tracker.Seat, id string, dice int) {
	thing, ok := table.ThingOf(s.Seen().View, seat, id)
	if !ok {
		return
	}
	h := &healing{screen: s, kit: k, seat: seat, id: id, dice: max(1, min(dice, mostHealing))}
	column := widgets.NewColumn(k, 8, widgets.NewStepper(k, s.T("healDice"), h.dice, 1, mostHealing, s.T("less"), s.T("more"), func(n int) {
		h.dice = n
		h.sheet.SetFoot(h.foot())
	}))
	h.sheet = s.OpenSheet(k, s.T("healOf", "Name", thing.Name), table.Aired(k, column), func(seen table.Sight) {
		if _, there := table.ThingOf(seen.View, seat, id); !there {
			h.sheet.Close()
			return
		}
		h.sheet.SetFoot(h.foot())
	})
	h.sheet.SetFoot(h.foot())
}

func (h *healing) event() tracker.Event {
	return table.Deed("heal", h.seat, table.Fields{"dice": h.dice}.About(h.id))
}

// foot is the button, and above it what stands against it.
func (h *healing) foot() fyne.CanvasObject {
	s, k := h.screen, h.kit
	refused := s.Refusal(h.event())
	roll := func() {
		e := h.event()
		e.Overrule = refused != nil
		h.sheet.Close()
		s.Attempt(k, e, func(seen table.Sight) { s.tellDice(k, seen) })
	}
	label := s.N("rollHere", h.dice)
	if refused == nil {
		return widgets.NewPrimary(k, label, roll)
	}
	return widgets.NewColumn(k, 8, s.Warning(k, refused), widgets.NewQuiet(k, s.T("forceDo", "What", label), roll))
}

// healingDice is how many dice a card heals what it is cast on with, 0 for none.
func healingDice(c *catalog.Card) int {
	if c == nil || c.Type != catalog.Incantation {
		return 0
	}
	for _, bar := range c.Attacks {
		if bar.Heal {
			return bar.Dice
		}
	}
	return 0
}

// askHealing goes on to the healing roll of the spell that was cast.
func (c *casting) askHealing() {
	dice := healingDice(c.card)
	o, ok := c.state.Object(c.target)
	if dice == 0 || !ok || c.countered {
		return
	}
	id := o.ID
	if o.IsMage() {
		id = ""
	}
	c.screen.openHeal(c.kit, o.Controller, id, dice)
}
