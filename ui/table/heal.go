package table

import (
	"fyne.io/fyne/v2"

	"quickcast/catalog"
	"quickcast/tracker"
	"quickcast/ui/widgets"
)

// mostHealing is how many dice the sheet lets heal at most.
const mostHealing = 20

// healing is the sheet of a healing roll: how many dice, for whom.
type healing struct {
	screen *Screen
	kit    *widgets.Kit
	seat   tracker.Seat
	id     string // empty for the mage
	dice   int
	sheet  *sheet
}

// openHeal asks with how many dice an object, or a seat's mage, is healed.
func (s *Screen) openHeal(k *widgets.Kit, seat tracker.Seat, id string, dice int) {
	thing, ok := thingOf(s.seen.view, seat, id)
	if !ok {
		return
	}
	h := &healing{screen: s, kit: k, seat: seat, id: id, dice: max(1, min(dice, mostHealing))}
	column := widgets.NewColumn(k, 8, widgets.NewStepper(k, s.t("healDice"), h.dice, 1, mostHealing, s.t("less"), s.t("more"), func(n int) {
		h.dice = n
		h.sheet.SetFoot(h.foot())
	}))
	h.sheet = s.openSheet(k, s.t("healOf", "Name", thing.Name), aired(k, column), func(seen sight) {
		if _, there := thingOf(seen.view, seat, id); !there {
			h.sheet.Close()
			return
		}
		h.sheet.SetFoot(h.foot())
	})
	h.sheet.SetFoot(h.foot())
}

func (h *healing) event() tracker.Event {
	return deed("heal", h.seat, fields{"dice": h.dice}.about(h.id))
}

// foot is the button, and above it what stands against it.
func (h *healing) foot() fyne.CanvasObject {
	s, k := h.screen, h.kit
	refused := s.refusal(h.event())
	roll := func() {
		e := h.event()
		e.Overrule = refused != nil
		h.sheet.Close()
		s.attempt(k, e, func(seen sight) { s.tellDice(k, seen) })
	}
	label := s.n("rollHere", h.dice)
	if refused == nil {
		return widgets.NewPrimary(k, label, roll)
	}
	return widgets.NewColumn(k, 8, s.warning(k, refused), widgets.NewQuiet(k, s.t("forceDo", "What", label), roll))
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
