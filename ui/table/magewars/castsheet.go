package magewars

import (
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/catalog"
	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/widgets"
)

// casting is the sheet of one spell: how it is cast, who pays, and on what. What
// the rules say is asked of the game at every change.
type casting struct {
	screen *face
	kit    *widgets.Kit
	seat   tracker.Seat
	sheet  *table.Sheet

	printed magewars.Printed
	card    *catalog.Card // nil for one with typed values
	bound   string        // the object it is cast from

	castWish
	target    string   // empty for none or the zone
	more      []string // of a zone attack: what else it hits, in this order
	place     string   // of equipment that goes to one of several
	goes      string   // of several items the one that makes room for it
	x         int      // mana for an X the person says
	extend    bool
	countered bool

	allPayers  bool // those who cannot pay now are shown too
	allTargets bool // those it cannot be cast on too

	game    *magewars.Game
	state   *magewars.State
	spell   magewars.Spell
	refused *tracker.Refusal // what stands against it as it is chosen now
	column  *fyne.Container
}

// openCasting opens the sheet of a spell; of c only what is to be cast is read.
func (s *face) openCasting(k *widgets.Kit, seat tracker.Seat, c casting) {
	game, ok := s.Game().(*magewars.Game)
	if !ok {
		return
	}
	c.screen, c.kit, c.seat, c.game = s, k, seat, game
	c.column = widgets.NewColumn(k, 8)
	c.look(s.Seen())
	c.begin()
	c.fill()
	c.sheet = s.OpenSheet(k, c.printed.Name, table.Aired(k, c.column), func(seen table.Sight) {
		c.look(seen)
		c.refresh()
	})
	c.sheet.SetFoot(c.foot())
}

// look asks the game anew what there is to ask.
func (c *casting) look(seen table.Sight) {
	c.state, _ = seen.State.(*magewars.State)
	c.spell = c.game.Spell(c.state, c.seat, c.printed)
}

// begin chooses what goes without saying: the action where the rules allow it,
// else the quickcast, else who may cast instead of the mage; the one target there is; one's own mage for equipment.
func (c *casting) begin() {
	c.quick = c.spell.Quickcast == nil && (c.quick || c.spell.Action != nil)
	if c.payer == "" && c.spell.Action != nil && c.spell.Quickcast != nil {
		c.payer = c.ablePayer()
	}
	if len(c.printed.Places) > 0 {
		c.place = c.printed.Places[0]
	}
	legal := c.legalTargets()
	switch own := c.state.Mage(c.seat).ID; {
	case c.printed.Kind == magewars.KindEquipment && slices.Contains(legal, own):
		c.target = own
	case len(legal) == 1 && c.asksTarget() && !c.spell.Zone:
		c.target = legal[0]
	}
	if c.spell.NeedsX {
		c.x = 1
	}
}

// ablePayer is the spawnpoint or familiar that may cast now, "" for none.
func (c *casting) ablePayer() string {
	for _, p := range c.spell.Payers {
		if p.Object != c.state.Mage(c.seat).ID && p.Refusal == nil {
			return p.Object
		}
	}
	return ""
}

func (c *casting) legalTargets() []string {
	var list []string
	for _, t := range c.spell.Targets {
		if t.Refusal == nil {
			list = append(list, t.Object)
		}
	}
	return list
}

// asksTarget tells whether somebody has to say what the spell is cast on.
func (c *casting) asksTarget() bool {
	switch c.printed.Kind {
	case magewars.KindCreature, magewars.KindWall:
		return false
	}
	return len(c.spell.Targets) > 0
}

// targetOf is what the game says about the chosen target, nil without one.
func (c *casting) targetOf() *magewars.SpellTarget {
	for i, t := range c.spell.Targets {
		if t.Object == c.target && c.target != "" {
			return &c.spell.Targets[i]
		}
	}
	return nil
}

// mana is what it costs as it is chosen.
func (c *casting) mana() int {
	cost := c.spell.Cost
	if t := c.targetOf(); t != nil {
		cost = t.Cost
	}
	if c.extend {
		cost = c.spell.Extended
	}
	if c.spell.NeedsX {
		cost += c.x
	}
	return cost
}

// through is the spawnpoint or familiar that casts, nil for the mage.
func (c *casting) through() *magewars.Object {
	if o, ok := c.state.Object(c.payer); ok && !o.IsMage() {
		return o
	}
	return nil
}

// payload is the event's.
func (c *casting) payload() table.Fields {
	f := table.Fields{"bound": c.bound}
	if c.bound == "" {
		f = payloadOf(c.printed)
	}
	if c.place != "" {
		f["slots"] = []string{c.place}
	}
	set := func(name string, on bool, value any) {
		if on {
			f[name] = value
		}
	}
	set("target", c.target != "", c.target)
	set("targets", len(c.more) > 0, c.more)
	set("x", c.spell.NeedsX, c.x)
	set("replaces", slices.Contains(c.either(), c.goes), c.goes)
	set("payer", c.through() != nil, c.payer)
	set("quickcast", c.quick && c.through() == nil, true)
	set("extend", c.extend, true)
	set("countered", c.countered, true)
	return f
}

// event is the cast as it is chosen.
func (c *casting) event() tracker.Event { return table.Deed("cast", c.seat, c.payload()) }

// lacksTarget tells whether a target must be named first.
func (c *casting) lacksTarget() bool {
	if c.hitsSeveral() && len(c.more) == 0 {
		without := c.screen.Refusal(c.event()) // where it hits everybody nobody is named
		return without != nil && without.Rule == ""
	}
	return c.asksTarget() && !c.spell.Zone && c.target == ""
}

// either are the items of which one makes room for it where it is cast.
func (c *casting) either() []string {
	if t := c.targetOf(); t != nil {
		return t.Either
	}
	return nil
}

// lacksGoing tells whether somebody still has to say which of them.
func (c *casting) lacksGoing() bool {
	return len(c.either()) > 0 && !slices.Contains(c.either(), c.goes)
}

// cast sends it, against the rules where the sheet has said what they are. What
// attacks goes on to its odds and its dice.
func (c *casting) cast() {
	s, e := c.screen, c.event()
	e.Overrule = c.refused != nil
	c.sheet.Close()
	if c.throwsDice() && s.openSpellAttack(c.kit, c.seat, c.printed, c.payload()) {
		return
	}
	s.Attempt(c.kit, e, func(seen table.Sight) {
		s.afterCast(c.kit, c.seat, seen)
		c.askHealing()
	})
}

// throwsDice tells whether the spell goes on as an attack.
func (c *casting) throwsDice() bool { return c.printed.Kind == magewars.KindAttack && !c.countered }

// afterCast tells what came of it, where the table alone would not show it, and
// asks what can be done about what has just arrived.
func (s *face) afterCast(k *widgets.Kit, seat tracker.Seat, seen table.Sight) {
	s.tellDice(k, seen)
	s.askArrival(k, seat, seen)
}

// bind binds the spell to an object instead of casting it.
func (c *casting) bind(object string) {
	payload := payloadOf(c.printed)
	payload["object"] = object
	c.sheet.Close()
	c.screen.Attempt(c.kit, table.Deed("bind", c.seat, payload), nil)
}

// putDown puts it on the table without casting it.
func (c *casting) putDown() {
	c.sheet.Close()
	a := &adding{screen: c.screen, kit: c.kit, seat: c.seat, hidden: true}
	a.place(c.printed)
}
