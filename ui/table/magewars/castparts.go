package magewars

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/internal/words"
	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/table"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// pickLeast is the least width of a tile to choose from, in dp.
const pickLeast float32 = 150

// refresh shows what is chosen now.
func (c *casting) refresh() {
	c.fill()
	c.sheet.SetFoot(c.foot())
	c.sheet.Refresh()
}

// fill makes the parts of the sheet, only those there is something to ask for.
func (c *casting) fill() {
	parts := []fyne.CanvasObject{c.head()}
	for _, part := range [][]fyne.CanvasObject{c.how(), c.payers(), c.costs(), c.places(), c.targets(), c.going(), c.rest()} {
		parts = append(parts, part...)
	}
	c.column.Objects = parts
}

// head says what the card is, in one quiet line.
func (c *casting) head() fyne.CanvasObject {
	s, k := c.screen, c.kit
	line := []string{s.KindName(c.printed.Kind), s.T("level", "Level", c.printed.Level)}
	if c.spell.Quick {
		line = append(line, s.T("quickSpell"))
	} else {
		line = append(line, s.T("fullSpell"))
	}
	if c.printed.Kind == magewars.KindEnchantment {
		reveal := s.T("revealLine", "Mana", c.spell.Reveal)
		if c.spell.RevealX {
			reveal = s.T("revealAsPrinted")
		}
		line = append(line, reveal)
	}
	if c.spell.Left >= 0 && c.bound == "" {
		line = append(line, s.N("copiesLeft", c.spell.Left))
	}
	if c.spell.Prepared >= 0 && c.bound == "" {
		line = append(line, s.N("preparedLeft", c.spell.Prepared))
	}
	return widgets.NewParagraph(k, strings.Join(line, dot), widgets.Style{Size: theme.Small, Role: theme.Quiet})
}

// how asks whether it is the mage's action or its quickcast; what stands against
// the chosen one is said above the button.
func (c *casting) how() []fyne.CanvasObject {
	if c.through() != nil {
		return nil
	}
	return []fyne.CanvasObject{c.screen.howChips(c.kit, c.quick, [2]*tracker.Refusal{c.spell.Action, c.spell.Quickcast}, func(quick bool) {
		c.quick = quick
		c.refresh()
	})}
}

// howChips ask whether a spell is the mage's action or its quickcast; what a rule
// stands against is drawn hollow.
func (s *face) howChips(k *widgets.Kit, quick bool, against [2]*tracker.Refusal, choose func(quick bool)) fyne.CanvasObject {
	wrap := widgets.NewWrap(k, 8, 0)
	for i, id := range []string{"asAction", "asQuickcast"} {
		chosen := quick == (i == 1)
		face := widgets.ChipFace{Icon: []string{"action", "quickcast"}[i], Label: s.T(id), Selected: chosen, Hollow: against[i] != nil && !chosen}
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, face, func() { choose(i == 1) }))
	}
	return wrap
}

// asksPayer tells whether somebody else than the mage can pay now, or is to.
func (c *casting) asksPayer() bool {
	if c.bound != "" {
		return false
	}
	return c.ablePayer() != "" || c.allPayers || c.through() != nil
}

// payers asks who pays, where there is a choice.
func (c *casting) payers() []fyne.CanvasObject {
	if !c.asksPayer() {
		return nil
	}
	s, k := c.screen, c.kit
	wrap := widgets.NewWrap(k, 8, 0)
	for _, p := range c.spell.Payers {
		o, ok := c.state.Object(p.Object)
		if !ok {
			continue
		}
		selected := p.Object == c.payer || o.IsMage() && c.through() == nil
		label := s.T("payer", "Name", o.Printed.Name, "Mana", p.Own)
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: "mana", Label: label, Selected: selected, Hollow: p.Refusal != nil && !selected}, func() {
			c.payer = p.Object
			if o.IsMage() {
				c.payer = ""
			}
			c.refresh()
		}))
	}
	return []fyne.CanvasObject{wrap}
}

// costs asks for an X, with what it stands for.
func (c *casting) costs() []fyne.CanvasObject {
	if !c.spell.NeedsX {
		return nil
	}
	s, k := c.screen, c.kit
	parts := []fyne.CanvasObject{widgets.NewStepper(k, s.T("manaForX"), c.x, 0, mostLife, s.T("less"), s.T("more"), func(n int) {
		c.x = n
		c.weigh()
		c.sheet.SetFoot(c.foot())
	})}
	if c.card != nil && c.card.Cost.Formula != "" {
		parts = append(parts, widgets.NewParagraph(k, s.T("xIs", "What", s.Needs().Words.Term(words.FormulaTerm, c.card.Cost.Formula)),
			widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	}
	return parts
}

// places asks where equipment goes that fits several places.
func (c *casting) places() []fyne.CanvasObject {
	if len(c.printed.Places) < 2 {
		return nil
	}
	wrap := widgets.NewWrap(c.kit, 8, 0)
	for _, place := range c.printed.Places {
		face := widgets.ChipFace{Label: c.screen.Needs().Words.Term(words.SlotTerm, place), Selected: place == c.place}
		wrap.Objects = append(wrap.Objects, widgets.NewChip(c.kit, face, func() {
			c.place = place
			c.refresh()
		}))
	}
	return []fyne.CanvasObject{wrap}
}

// targets asks what it is cast on: what is legal first, the rest faint with the
// reason.
func (c *casting) targets() []fyne.CanvasObject {
	if !c.asksTarget() {
		return nil
	}
	s, k := c.screen, c.kit
	grid := widgets.NewGrid(k, pickLeast, 8)
	unfit := 0
	for _, t := range c.sortedTargets() {
		o, ok := c.state.Object(t.Object)
		if !ok {
			continue
		}
		if t.Refusal != nil && !c.allTargets && t.Object != c.target && !slices.Contains(c.more, t.Object) {
			unfit++
			continue
		}
		grid.Objects = append(grid.Objects, widgets.NewPick(k, c.targetFace(o, t), func() {
			c.choose(t.Object)
			c.refresh()
		}))
	}
	if c.spell.Zone && c.printed.Kind != magewars.KindAttack {
		face := widgets.PickFace{Title: s.T("theZone"), Icon: "onto", Selected: c.target == ""}
		grid.Objects = append(grid.Objects, widgets.NewPick(k, face, func() {
			c.target = ""
			c.refresh()
		}))
	}
	var parts []fyne.CanvasObject
	if c.hitsSeveral() {
		parts = append(parts, widgets.NewSection(k, s.T("castOnSeveral"), ""))
	}
	if len(grid.Objects) == 0 {
		parts = append(parts, widgets.NewParagraph(k, s.T("nothingSuits"), widgets.Style{Role: theme.Quiet}))
	} else {
		parts = append(parts, grid)
	}
	if unfit > 0 {
		parts = append(parts, widgets.NewLine(k, 0, -1, widgets.NewButton(k, widgets.Link, s.N("unfitTargets", unfit), "", func() {
			c.allTargets = true
			c.refresh()
		})))
	}
	return parts
}

// sortedTargets puts the enemies first where the spell attacks.
func (c *casting) sortedTargets() []magewars.SpellTarget {
	list := slices.Clone(c.spell.Targets)
	if c.printed.Kind != magewars.KindAttack {
		return list
	}
	own := func(t magewars.SpellTarget) int {
		o, ok := c.state.Object(t.Object)
		switch {
		case t.Refusal != nil:
			return 2
		case ok && c.state.Allied(o.Controller, c.seat):
			return 1
		}
		return 0
	}
	slices.SortStableFunc(list, func(a, b magewars.SpellTarget) int { return own(a) - own(b) })
	return list
}

// hitsSeveral tells an attack on a whole zone.
func (c *casting) hitsSeveral() bool {
	return c.printed.Kind == magewars.KindAttack && len(c.printed.Attacks) > 0 && c.printed.Attacks[0].Kind == "zone"
}

// choose takes a target, or for a zone attack one more, or one fewer.
func (c *casting) choose(id string) {
	if !c.hitsSeveral() {
		c.target = id
		return
	}
	if i := slices.Index(c.more, id); i >= 0 {
		c.more = slices.Delete(slices.Clone(c.more), i, i+1)
		return
	}
	c.more = append(slices.Clone(c.more), id)
}

// targetFace shows a target: whose it is, what is left of it, what it would cost
// there, and what stands against it.
func (c *casting) targetFace(o *magewars.Object, t magewars.SpellTarget) widgets.PickFace {
	s := c.screen
	face := widgets.PickFace{
		Title: o.Printed.Name, Faint: t.Refusal != nil,
		Selected: o.ID == c.target, Left: max(0, o.MaxLife()-o.Damage), Whole: o.MaxLife(),
	}
	if i := slices.Index(c.more, o.ID); i >= 0 {
		face.Selected, face.Figure = true, strconv.Itoa(i+1)
	}
	var line []string
	if !o.IsMage() {
		line = append(line, table.NameOf(s.Seen().View, o.Controller))
	}
	if t.Cost != c.spell.Cost && !c.spell.NeedsX {
		face.Figure, face.Sign = strconv.Itoa(t.Cost), "mana"
	}
	if c.printed.Kind == magewars.KindEnchantment && t.Reveal != c.spell.Reveal {
		line = append(line, s.T("revealLine", "Mana", t.Reveal))
	}
	for _, id := range t.Replaces {
		if old, ok := c.state.Object(id); ok {
			line = append(line, s.T("replaces", "Name", old.Printed.Name))
		}
	}
	if t.Refusal != nil {
		line = []string{s.Reason(t.Refusal)}
	}
	face.Line = strings.Join(line, dot)
	return face
}

// going asks which of several items makes room for it.
func (c *casting) going() []fyne.CanvasObject {
	if len(c.either()) == 0 {
		return nil
	}
	s, k := c.screen, c.kit
	grid := widgets.NewGrid(k, pickLeast, 8)
	for _, id := range c.either() {
		o, ok := c.state.Object(id)
		if !ok {
			continue
		}
		face := widgets.PickFace{Title: o.Printed.Name, Icon: o.Printed.Kind, IconRole: theme.Quiet, Selected: id == c.goes}
		grid.Objects = append(grid.Objects, widgets.NewPick(k, face, func() {
			c.goes = id
			c.refresh()
		}))
	}
	return []fyne.CanvasObject{widgets.NewSection(k, s.T("whichGoes"), ""), grid}
}

// rest are the turns a spell seldom takes.
func (c *casting) rest() []fyne.CanvasObject {
	s, k := c.screen, c.kit
	wrap := widgets.NewWrap(k, 8, 0)
	flag := func(icon, id string, on *bool) {
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: icon, Label: s.T(id), Selected: *on, Hollow: !*on}, func() {
			*on = !*on
			c.refresh()
		}))
	}
	if c.spell.Extendable {
		flag("wall", "extendWall", &c.extend)
	}
	flag("close", "countered", &c.countered)
	if len(c.spell.Payers) > 1 && !c.asksPayer() && c.bound == "" {
		flag("mana", "otherPayer", &c.allPayers)
	}
	for _, id := range c.spell.Bindable {
		if o, ok := c.state.Object(id); ok && c.bound == "" {
			wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{
				Icon: "link", Label: s.T("bindTo", "Name", o.Printed.Name), Hollow: true,
			}, func() { c.bind(id) }))
		}
	}
	if c.card != nil && s.Needs().OpenCard != nil {
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: "cards", Label: s.T("openCard"), Hollow: true}, func() {
			c.sheet.Close()
			s.Needs().OpenCard(string(c.card.ID))
		}))
	}
	if c.printed.Kind != magewars.KindIncantation && c.printed.Kind != magewars.KindAttack {
		wrap.Objects = append(wrap.Objects, widgets.NewChip(k, widgets.ChipFace{Icon: "onto", Label: s.T("putDown"), Hollow: true}, c.putDown))
	}
	return []fyne.CanvasObject{wrap}
}

// weigh asks what stands against it as it is chosen, as far as it is.
func (c *casting) weigh() {
	switch {
	case !c.lacksTarget() && !c.lacksGoing():
		c.refused = c.screen.Refusal(c.event())
	case c.spell.Refusal != nil:
		c.refused = c.spell.Refusal
	case c.through() != nil:
		c.refused = nil
	case c.quick:
		c.refused = c.spell.Quickcast
	default:
		c.refused = c.spell.Action
	}
}

// foot is the button, and above it what stands against it.
func (c *casting) foot() fyne.CanvasObject {
	s, k := c.screen, c.kit
	c.weigh()
	id := "castDo"
	switch {
	case c.throwsDice():
		id = "diceDo"
	case c.through() == nil && c.quick:
		id = "quickcastDo"
	}
	label := s.T(id, "Mana", c.mana())
	switch {
	case c.lacksTarget() || c.lacksGoing():
		button := widgets.NewPrimary(k, s.T(either(c.lacksTarget(), "chooseTarget", "whichGoes")), nil)
		button.Disable()
		if c.refused == nil {
			return button
		}
		return widgets.NewColumn(k, 8, s.Warning(k, c.refused), button)
	case c.refused == nil:
		return widgets.NewPrimary(k, label, c.cast)
	}
	return widgets.NewColumn(k, 8, s.Warning(k, c.refused), c.forceButton(label))
}

// forceButton does it against the rules, where that is possible at all.
func (c *casting) forceButton(label string) fyne.CanvasObject {
	button := widgets.NewQuiet(c.kit, label, nil)
	if !c.screen.Forced(c.event()) {
		button.Disable()
		return button
	}
	if c.throwsDice() { // there it can be forced
		return widgets.NewQuiet(c.kit, label, c.cast)
	}
	return widgets.NewQuiet(c.kit, c.screen.T("forceDo", "What", label), c.cast)
}
