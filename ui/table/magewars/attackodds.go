package magewars

import (
	"context"
	"slices"

	"fyne.io/fyne/v2"

	"quickcast/rules/combat"
	"quickcast/tracker/magewars"
	"quickcast/ui/outlook"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// attackOdds is the panel of an attack's exact odds. They are reckoned off the UI
// goroutine: the sheet never waits for them.
type attackOdds struct {
	attack *attack
	view   *outlook.View
	parts  *fyne.Container
	panel  *widgets.Panel
}

func newAttackOdds(a *attack) *attackOdds {
	o := &attackOdds{attack: a, view: outlook.NewView(a.kit, a.screen.Needs().Words, widgets.NewFlatBars)}
	o.view.OnPoint = func() { a.sheet.Refresh() }
	o.view.OnTerm = a.screen.Needs().OpenTerm
	o.parts = widgets.NewColumn(a.kit, 4, o.view.Title, o.view.Line, o.view.Bars, o.view.Effects, o.view.Back)
	o.panel = widgets.NewPanel(a.kit, o.parts).Tint(theme.Background)
	return o
}

// weigh asks for the odds of an exchange and shows them when they are there, or says
// why there are none. What was asked before is reckoned no further.
func (o *attackOdds) weigh(x combat.Exchange) {
	o.attack.screen.Reckon(func(ctx context.Context) func() {
		var meter combat.Meter
		answer, err := outlook.Ask(&meter, &x, outlook.Budget(ctx))
		return func() { o.draw(answer, err) }
	})
}

func (o *attackOdds) draw(answer outlook.Answer, err error) {
	before := o.panel.HeightFor(o.panel.Size().Width)
	if err != nil {
		o.view.Refuse(err)
	} else {
		bars := outlook.Spans(answer)
		o.view.Draw(answer, bars, answer.Highest(bars))
	}
	if o.panel.HeightFor(o.panel.Size().Width) != before {
		o.attack.column.Refresh()
		o.attack.sheet.Refresh()
	}
	o.view.Effects.Refresh()
	o.parts.Refresh()
}

// exchange is the attack as it is chosen now; of a zone attack that on the target
// chosen last. False where something of it has left the table.
func (a *attack) exchange() (combat.Exchange, bool) {
	bar := a.bars[a.bar]
	if bar.AsksX() {
		bar = bar.WithX(a.options.x)
	}
	x, ok := a.state().Exchange(a.id, a.targets[len(a.targets)-1], bar, a.options.shield)
	if !ok {
		return x, false
	}
	x.Attack.Spell = x.Attack.Spell || a.spell != nil
	x.Attacker.Moved = a.options.moved || a.hasMoved()
	x.Policy.Never = a.options.open
	if a.options.near {
		x.Attacker.MeleeBonus += a.pets(a.id)
		x.Defender.MeleeBonus += a.pets(a.targets[len(a.targets)-1])
	}
	return x, true
}

// ask are the questions the rules leave to the table, where they matter.
func (a *attack) ask(x *combat.Exchange) []fyne.CanvasObject {
	s, o := a.screen, &a.options
	var chips []fyne.CanvasObject
	if x.Attacker.Charge > 0 && x.Attack.Kind == combat.Melee && !a.hasMoved() {
		chips = append(chips, a.toggle(s.T("optionMoved", "Charge", x.Attacker.Charge), "next", o.moved, func() { o.moved = !o.moved }))
	}
	if x.Attack.Kind == combat.Melee && a.spell == nil && a.pets(a.id)+a.pets(a.targets[0]) > 0 {
		chips = append(chips, a.toggle(s.T("optionNear"), "onto", o.near, func() { o.near = !o.near }))
	}
	return append(chips, a.shieldChips(a.state().Shields(a.id, a.targets[len(a.targets)-1], a.bars[a.bar]))...)
}

// hasMoved tells whether the table was told that the attacker has moved just now:
// then nobody is asked.
func (a *attack) hasMoved() bool {
	state := a.state()
	return state.Acting == a.id && state.Moves > 0 && !state.Acted
}

// pets is 1 for a Pet, else 0.
func (a *attack) pets(id string) int {
	if o, ok := a.state().Object(id); ok && o.Tokens["pet"] > 0 {
		return 1
	}
	return 0
}

// shieldChips ask the defender whether a Defense is used, and which of those that may
// be: the first of them unasked, unless it costs something.
func (a *attack) shieldChips(shields []string) []fyne.CanvasObject {
	var chips []fyne.CanvasObject
	o := &a.options
	if !slices.Contains(shields, o.shield) {
		o.shield = ""
	}
	for i, id := range shields {
		from, there := a.state().Object(id)
		if !there {
			continue
		}
		d := from.Printed.Defense
		on := o.shield == id || o.shield == "" && i == 0 && !d.Costs()
		on = on && !o.open
		chips = append(chips, a.toggle(a.shieldLabel(from, len(shields) == 1), "guard", on, func() {
			o.open, o.shield = on, id
			if on {
				o.shield = ""
			}
		}))
	}
	return chips
}

// shieldLabel names a Defense: alone, if nothing can be meant but its bearer's own.
func (a *attack) shieldLabel(from *magewars.Object, alone bool) string {
	s, d := a.screen, from.Printed.Defense
	switch {
	case d.Costs():
		return s.T("optionShieldCosts", "Name", from.Printed.Name, "Min", d.Min, "Cost", outlook.DefenseCost(s.Needs().Words, d.Cost))
	case alone:
		return s.T("optionDefense", "Min", d.Min)
	}
	return s.T("optionShield", "Name", from.Printed.Name, "Min", d.Min)
}

// toggle is a chip that is on or off.
func (a *attack) toggle(label, icon string, on bool, flip func()) *widgets.Chip {
	if on {
		icon = "check"
	}
	return widgets.NewChip(a.kit, widgets.ChipFace{Label: label, Icon: icon, Selected: on}, func() {
		flip()
		a.show()
	})
}
