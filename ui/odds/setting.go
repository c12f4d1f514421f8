package odds

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// setting is the rows in which the attack is put together.
type setting struct {
	s       *Screen
	first   *widgets.Panel
	more    *fyne.Container
	wraps   []*fyne.Container        // of chips
	refresh []func(*combat.Exchange) // shows the attack as it is
}

func newSetting(s *Screen) *setting {
	t := &setting{s: s}
	k := s.n.Kit
	rows := t.numbers(firstNumbers())
	rows = append(rows, widgets.NewRule(k), t.dazedRow())
	t.first = widgets.NewFlushPanel(k, widgets.NewInset(k, theme.Inset, 4, theme.Inset, 4, widgets.NewColumn(k, 0, rows...)))
	t.more = widgets.NewColumn(k, theme.Gap, t.attackPanel(), t.targetPanel(), t.backPanel(), t.rulesPanel())
	return t
}

// update shows the attack as it is.
func (t *setting) update(x *combat.Exchange) {
	for _, f := range t.refresh {
		f(x)
	}
}

func (t *setting) section(id string, parts ...fyne.CanvasObject) *widgets.Panel {
	k := t.s.n.Kit
	head := widgets.NewSection(k, t.s.n.Words.T(id), "")
	return widgets.NewPanel(k, widgets.NewColumn(k, 2, append([]fyne.CanvasObject{head}, parts...)...))
}

func (t *setting) attackPanel() fyne.CanvasObject {
	w := t.s.n.Words
	kinds := []string{w.T("oddsscreen.melee"), w.T("oddsscreen.ranged"), w.T("oddsscreen.other")}
	kind := widgets.NewSegmented(t.s.n.Kit, kinds, 0, func(i int) {
		t.s.change(func(x *combat.Exchange) { x.Attack.Kind = combat.AttackKind(i) })
	})
	t.refresh = append(t.refresh, func(x *combat.Exchange) { kind.Set(int(x.Attack.Kind)) })
	parts := append([]fyne.CanvasObject{kind}, t.numbers(attackNumbers())...)
	parts = append(parts, t.marks(attackMarks()), t.caption("oddsscreen.damageType"), t.types())
	return t.section("oddsscreen.theAttack", append(parts, t.effectParts()...)...)
}

func (t *setting) targetPanel() fyne.CanvasObject {
	return t.section("oddsscreen.theTarget", append(t.numbers(targetNumbers()), t.marks(targetMarks()))...)
}

func (t *setting) backPanel() fyne.CanvasObject {
	return t.section("oddsscreen.comesBack", t.numbers(backNumbers())...)
}

func (t *setting) rulesPanel() fyne.CanvasObject {
	w := t.s.n.Words
	games := widgets.NewSegmented(t.s.n.Kit, []string{w.T("oddsscreen.arena"), w.T("oddsscreen.academy")}, 0, func(i int) {
		t.s.change(func(x *combat.Exchange) { x.Game = combat.Game(i) })
	})
	t.refresh = append(t.refresh, func(x *combat.Exchange) { games.Set(int(x.Game)) })
	return t.section("oddsscreen.rules", games)
}

func (t *setting) caption(id string) fyne.CanvasObject {
	return widgets.NewLabel(t.s.n.Kit, t.s.n.Words.T(id), widgets.Style{Size: theme.Small, Role: theme.Quiet})
}

// name is what a row or a chip is called.
func (t *setting) name(id, trait string) string {
	w := t.s.n.Words
	switch {
	case id != "":
		return w.T(id)
	case isCondition(trait):
		return attackodds.Effect(w, trait)
	}
	return w.Term(words.TraitTerm, trait)
}

func isCondition(name string) bool {
	_, err := combat.ParseEffects(name)
	return err == nil
}

// numbers are rows with a stepper each, with hairlines between them.
func (t *setting) numbers(list []number) []fyne.CanvasObject {
	k := t.s.n.Kit
	var rows []fyne.CanvasObject
	for i, n := range list {
		name := t.name(n.id, n.trait)
		step := t.stepper(name, n.least, n.least, n.most, func(value int) {
			t.s.change(func(x *combat.Exchange) { n.set(x, value) })
		})
		var row fyne.CanvasObject = step
		if i > 0 {
			row = widgets.NewColumn(k, 0, widgets.NewRule(k), step)
		}
		t.refresh = append(t.refresh, func(x *combat.Exchange) {
			widgets.Show(row, n.shown == nil || n.shown(x))
			if value := n.get(x); value != step.Value() {
				step.Set(value)
			}
		})
		rows = append(rows, row)
	}
	return rows
}

// stepper is a number that is stepped or, tapped, typed.
func (t *setting) stepper(name string, value, least, most int, set func(int)) *widgets.Stepper {
	k, w := t.s.n.Kit, t.s.n.Words
	step := widgets.NewStepper(k, name, value, least, most, w.T("oddsscreen.less", "Name", name), w.T("oddsscreen.more", "Name", name), set)
	if least < 0 {
		return step // there is no minus among the keys
	}
	return step.Typed(w.T("oddsscreen.type", "Name", name), func() {
		var shut func()
		shut = t.s.n.Sheet(name, widgets.NewKeypad(k, step.Value(), w.T("oddsscreen.take"), w.T("oddsscreen.takeBack"), func(n int) {
			shut()
			step.Set(n)
			set(step.Value())
		}))
	})
}

// dazedRow is the one mark among the first rows.
func (t *setting) dazedRow() fyne.CanvasObject {
	k, w := t.s.n.Kit, t.s.n.Words
	m := dazed()
	var chip *widgets.Chip
	chip = widgets.NewChip(k, widgets.ChipFace{}, func() {
		on := !chip.Face().Selected
		t.s.change(func(x *combat.Exchange) { m.set(x, on) })
	})
	t.refresh = append(t.refresh, func(x *combat.Exchange) {
		face := widgets.ChipFace{Label: w.T("oddsscreen.dazedNot"), Selected: m.get(x)}
		if face.Selected {
			face.Label = w.T("oddsscreen.dazedYes")
			if n := hitsOn(x); n > 0 {
				face.Label = w.T("oddsscreen.hitsOn", "N", n)
			}
		}
		face.Name = w.T("oddsscreen.dazed") + ": " + face.Label
		chip.Set(face)
	})
	label := widgets.NewLabel(k, w.T("oddsscreen.dazed"), widgets.Style{Size: theme.Lead})
	line := widgets.NewLine(k, 8, 0, label, chip)
	t.wraps = append(t.wraps, line)
	return widgets.NewInset(k, 0, 4, 0, 4, line)
}

// marks are chips that are on or off.
func (t *setting) marks(list []mark) fyne.CanvasObject {
	k := t.s.n.Kit
	wrap := widgets.NewWrap(k, 8, 0)
	for _, m := range list {
		face := widgets.ChipFace{Label: t.name(m.id, m.trait)}
		chip := widgets.NewChip(k, face, nil)
		chip.OnTap(func() {
			on := !chip.Face().Selected
			t.s.change(func(x *combat.Exchange) { m.set(x, on) })
		})
		t.refresh = append(t.refresh, func(x *combat.Exchange) {
			widgets.Show(chip, m.shown == nil || m.shown(x))
			face.Selected = m.get(x)
			chip.Set(face)
		})
		wrap.Objects = append(wrap.Objects, chip)
	}
	t.wraps = append(t.wraps, wrap)
	return wrap
}

// types are the chips of the damage types, at most one of them on.
func (t *setting) types() fyne.CanvasObject {
	k, w := t.s.n.Kit, t.s.n.Words
	wrap := widgets.NewWrap(k, 8, 0)
	for _, of := range combat.DamageTypes() {
		face := widgets.ChipFace{Label: w.Term(words.DamageTerm, attackodds.Title(string(of)))}
		chip := widgets.NewChip(k, face, nil)
		chip.OnTap(func() {
			to := pick.Either(chip.Face().Selected, "", of)
			t.s.change(func(x *combat.Exchange) { x.Attack.Type = to })
		})
		t.refresh = append(t.refresh, func(x *combat.Exchange) {
			face.Selected = x.Attack.Type == of
			chip.Set(face)
		})
		wrap.Objects = append(wrap.Objects, chip)
	}
	t.wraps = append(t.wraps, wrap)
	return wrap
}
