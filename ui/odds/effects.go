package odds

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/dice"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/widgets"
)

// What a row of the effect die holds by hand: rolls up to mostRoll, as with +X on the die.
const (
	usualMin = 9
	mostRoll = 20
)

// effectParts are what the effect die may do: its rows, each of which opens, and a new one.
func (t *setting) effectParts() []fyne.CanvasObject {
	k, w := t.s.n.Kit, t.s.n.Words
	rows := widgets.NewColumn(k, 0)
	t.wraps = append(t.wraps, rows)
	t.refresh = append(t.refresh, func(x *combat.Exchange) {
		rows.Objects = nil
		for i, row := range x.Attack.Effects {
			face := widgets.ListFace{Title: rolled(row) + " " + attackodds.Effect(w, row.Effects.String()), Onward: true}
			rows.Objects = append(rows.Objects, widgets.NewListRow(k, face, func() { t.openRow(i) }))
		}
		if len(rows.Objects) == 0 {
			rows.Objects = append(rows.Objects, widgets.NewParagraph(k, w.T("oddsscreen.noEffect"), widgets.Style{}))
		}
	})
	add := widgets.NewPill(k, w.T("oddsscreen.addRow"), "plus", func() {
		t.s.change(func(x *combat.Exchange) { x.Attack.Effects = withRow(x.Attack.Effects) })
		t.openRow(len(t.s.side().Exchange.Attack.Effects) - 1)
	})
	return []fyne.CanvasObject{t.caption("oddsscreen.effectDie"), rows, widgets.NewLine(k, 0, -1, add)}
}

// withRow is a table with one more row, above those it has.
func withRow(old combat.Table) combat.Table {
	row := combat.Row{Min: usualMin, Effects: combat.Effects{{Condition: combat.Daze, Count: 1}}}
	if len(old) == 0 {
		return combat.Table{row}
	}
	next := slices.Clone(old)
	last := &next[len(next)-1]
	if last.Max == 0 { // what began there ends below the new one
		last.Max = max(last.Min, usualMin-1)
	}
	row.Min = min(last.Max+1, mostRoll)
	return append(next, row)
}

// rolled are the rolls of a row: "5–8", "9+".
func rolled(r combat.Row) string {
	switch {
	case r.Max == 0:
		return strconv.Itoa(r.Min) + "+"
	case r.Max == r.Min:
		return strconv.Itoa(r.Min)
	}
	return strconv.Itoa(r.Min) + "–" + strconv.Itoa(r.Max)
}

// openRow opens a row of the effect die: its rolls, and what comes of them.
func (t *setting) openRow(i int) {
	k, w, s := t.s.n.Kit, t.s.n.Words, t.s
	row := func() combat.Row { return s.side().Exchange.Attack.Effects[i] }
	change := func(f func(*combat.Row)) {
		s.change(func(x *combat.Exchange) {
			f(&x.Attack.Effects[i])
		})
	}
	var from, to *widgets.Stepper
	var update []func()
	show := func() {
		for _, f := range update {
			f()
		}
	}
	from = t.stepper(w.T("oddsscreen.effectFrom"), row().Min, 1, mostRoll, func(n int) {
		change(func(r *combat.Row) {
			if r.Min = n; r.Max > 0 {
				r.Max = max(r.Max, n)
			}
		})
		show()
	})
	to = t.stepper(w.T("oddsscreen.effectTo"), max(row().Max, row().Min), 1, mostRoll, func(n int) {
		change(func(r *combat.Row) { r.Max = max(n, r.Min) })
		show()
	})
	above := widgets.NewChip(k, widgets.ChipFace{}, func() {
		change(func(r *combat.Row) {
			if r.Max > 0 {
				r.Max = 0
			} else {
				r.Max = max(r.Min, dice.EffectSides)
			}
		})
		show()
	})
	update = append(update, func() {
		r := row()
		from.Set(r.Min)
		to.Set(max(r.Max, r.Min))
		widgets.Show(to, r.Max > 0)
		above.Set(widgets.ChipFace{Label: w.T("oddsscreen.andAbove"), Selected: r.Max == 0})
	})
	wrap := widgets.NewWrap(k, 8, 0)
	for _, of := range combat.Conditions() {
		is := func(e combat.Effect) bool { return e.Condition == of }
		chip := widgets.NewChip(k, widgets.ChipFace{}, func() {
			change(func(r *combat.Row) {
				rest := slices.DeleteFunc(slices.Clone(r.Effects), is)
				if len(rest) == len(r.Effects) {
					rest = append(rest, combat.Effect{Condition: of, Count: 1})
				}
				r.Effects = rest
			})
			show()
		})
		update = append(update, func() {
			chip.Set(widgets.ChipFace{
				Label: attackodds.Effect(w, of.String()), Icon: of.String(), Tone: attackodds.ConditionTone(of),
				Selected: slices.ContainsFunc(row().Effects, is),
			})
		})
		wrap.Objects = append(wrap.Objects, chip)
	}
	show()
	var shut func()
	remove := widgets.NewQuiet(k, w.T("oddsscreen.removeRow"), func() {
		shut()
		s.change(func(x *combat.Exchange) { x.Attack.Effects = slices.Delete(x.Attack.Effects, i, i+1) })
	})
	shut = s.n.Sheet(w.T("oddsscreen.effectRow"), fixedHeight(k, nil, widgets.NewColumn(k, 8, from, to, above, wrap, remove)))
}
