package cards

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// attack is one attack bar: its dice, its kind, what the effect die does and
// its traits, and what it does to the usual creature.
func (s *Screen) attack(card *catalog.Card, a *catalog.Strike) fyne.CanvasObject {
	k, w := s.needs.Kit, s.needs.Words
	dice := a.Variable
	if dice == "" {
		dice = strconv.Itoa(a.Dice)
	}
	name := w.Term(words.BarTerm, a.Name)
	if name == "" {
		name = w.Term(words.AttackTerm, a.Kind)
	}
	head := widgets.NewLine(k, 8, 0,
		widgets.NewLabel(k, name, widgets.Style{Display: true, Size: theme.Name}),
		widgets.NewLabel(k, dice, widgets.Style{Display: true, Size: theme.Title}),
		widgets.NewGlyph(k, "die", theme.Quiet, 22))
	parts := []fyne.CanvasObject{head, widgets.NewParagraph(k, s.attackLine(a), widgets.Style{Role: theme.Quiet, Size: theme.Small})}
	var chips []fyne.CanvasObject
	if len(a.Effects) > 0 {
		parts = append(parts, widgets.NewInset(k, 0, 6, 0, 0, s.effectBar(a.Effects)))
		for _, e := range sorted(a.Effects) {
			chips = append(chips, s.effectChips(e)...)
		}
	}
	for _, trait := range a.Traits {
		chips = append(chips, s.keywordChip(words.TraitTerm, trait))
	}
	if len(chips) > 0 {
		parts = append(parts, widgets.NewInset(k, 0, 0, 0, -chipAir, widgets.NewWrap(k, 8, 0, chips...)))
	}
	if a.Note != "" {
		parts = append(parts, widgets.NewParagraph(k, w.Term(words.NoteTerm, a.Note), widgets.Style{Role: theme.Quiet}))
	}
	if odds := s.against(card, a); odds != nil {
		parts = append(parts, odds)
	}
	return widgets.NewPanel(k, widgets.NewColumn(k, 4, parts...))
}

// attackLine says kind, action, range, damage and mana of an attack.
func (s *Screen) attackLine(a *catalog.Strike) string {
	w := s.needs.Words
	line := []string{w.Term(words.AttackTerm, a.Kind)}
	if a.Action != "" {
		line = append(line, s.action(a.Action))
	}
	if a.Range.Max > 0 {
		line = append(line, w.T("cardsscreen.rangeIs", "Range", s.ranged(a.Range)))
	}
	if a.DamageType != "" {
		line = append(line, w.Term(words.DamageTerm, a.DamageType))
	}
	if a.Heal {
		line = append(line, w.T("cardsscreen.heals"))
	}
	switch {
	case a.ManaX != "":
		line = append(line, w.T("cardsscreen.manaIs", "Mana", a.ManaX))
	case a.ManaCost > 0:
		line = append(line, w.T("cardsscreen.manaIs", "Mana", a.ManaCost))
	}
	return strings.Join(line, " · ")
}

// chipAir is the air chips bring along below; at the end of a panel it is too
// much.
const chipAir float32 = 6

// effectDie is the number of sides of the die for effects.
const effectDie = 12

// effectBar shows which rolls do something.
func (s *Screen) effectBar(effects []catalog.Effect) fyne.CanvasObject {
	var list []widgets.Stretch
	var names []string
	next := 1
	for _, e := range sorted(effects) {
		from, to := min(e.Min, effectDie), min(e.Max, effectDie)
		if e.Max == 0 {
			to = effectDie
		}
		if from > next {
			list = append(list, widgets.Stretch{From: next, To: from - 1, Label: spanWord(next, from-1)})
		}
		if to >= from {
			list = append(list, widgets.Stretch{From: from, To: to, Label: s.rolls(e), Loud: true})
		}
		names = append(names, s.rolls(e)+" "+s.needs.Words.Term(words.EffectTerm, e.Result))
		next = max(next, to+1)
	}
	if next <= effectDie {
		list = append(list, widgets.Stretch{From: next, To: effectDie, Label: spanWord(next, effectDie)})
	}
	return widgets.NewSpanBar(s.needs.Kit, effectDie, list, strings.Join(names, ", "))
}

// rolls says which rolls an effect needs: "7–10", "11+".
func (s *Screen) rolls(e catalog.Effect) string {
	if e.Max == 0 {
		return s.needs.Words.T("cardsscreen.from", "From", e.Min)
	}
	return spanWord(e.Min, e.Max)
}

func spanWord(from, to int) string {
	if from == to {
		return strconv.Itoa(from)
	}
	return strconv.Itoa(from) + "–" + strconv.Itoa(to)
}

func sorted(effects []catalog.Effect) []catalog.Effect {
	return slices.SortedFunc(slices.Values(effects), func(a, b catalog.Effect) int { return cmp.Compare(a.Min, b.Min) })
}

// effectChips are one row of the d12 table: a chip for each of its results, which
// explains it.
func (s *Screen) effectChips(e catalog.Effect) []fyne.CanvasObject {
	var chips []fyne.CanvasObject
	for _, result := range e.Results() {
		id, _ := s.term(result)
		face := widgets.ChipFace{Label: s.rolls(e) + "  " + s.needs.Words.Term(words.EffectTerm, result)}
		if s.needs.Kit.Theme.Icons().Has(string(id)) {
			face.Icon = string(id)
		}
		chips = append(chips, widgets.NewChip(s.needs.Kit, face, s.opens(id)))
	}
	return chips
}

// keywordChips are keywords under a heading; each opens its term.
func (s *Screen) keywordChips(title string, keywords []string) []fyne.CanvasObject {
	if len(keywords) == 0 {
		return nil
	}
	var chips []fyne.CanvasObject
	for _, keyword := range keywords {
		chips = append(chips, s.keywordChip(words.TraitTerm, keyword))
	}
	return []fyne.CanvasObject{s.section(title), widgets.NewWrap(s.needs.Kit, 8, 0, chips...)}
}

// grantsTitle says to whom the keywords go that a card gives.
func (s *Screen) grantsTitle(card *catalog.Card) string {
	if card.Type == catalog.Equipment {
		return "cardsscreen.grantsMage"
	}
	return "cardsscreen.grants"
}

func (s *Screen) keywordChip(kind words.Kind, keyword string) fyne.CanvasObject {
	id, known := s.term(keyword)
	return widgets.NewChip(s.needs.Kit, widgets.ChipFace{Label: s.needs.Words.Term(kind, keyword), Hollow: !known}, s.opens(id))
}

// term is the term of a keyword. One that no term explains goes by its own name,
// so that a tap on it says so.
func (s *Screen) term(keyword string) (id codex.TermID, known bool) {
	if t, ok := s.needs.Codex.ForKeyword(keyword); ok {
		return t.ID, true
	}
	return codex.TermID(keyword), false
}

// termChip is a chip that opens a term known by its id.
func (s *Screen) termChip(label, id, icon string) fyne.CanvasObject {
	return widgets.NewChip(s.needs.Kit, widgets.ChipFace{Label: label, Icon: icon}, s.opens(codex.TermID(id)))
}

func (s *Screen) opens(id codex.TermID) func() {
	if s.needs.OpenTerm == nil {
		return nil
	}
	return func() { s.needs.OpenTerm(id) }
}
