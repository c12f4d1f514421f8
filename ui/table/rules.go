package table

import (
	"errors"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// ruleID is the id of the text that explains a rule, in own words.
func ruleID(number string) string { return "rulesaid." + number }

// explained tells whether there is a text for a rule.
func (s *base) explained(number string) bool { return s.ruleText(number) != "" }

// ruleText is what a rule says: the text about it at the table, or else the reference's.
func (s *base) ruleText(number string) string {
	switch {
	case number == "":
	case s.needs.Words.Has(ruleID(number)):
		return s.needs.Words.T(ruleID(number))
	case s.needs.Rule != nil:
		return s.needs.Rule(number)
	}
	return ""
}

// WithRuleChip puts the number of a rule beside what follows it; a tap on it opens
// what the rule says.
func (s *sheets) WithRuleChip(k *widgets.Kit, o fyne.CanvasObject, number string) fyne.CanvasObject {
	if !s.explained(number) {
		return o
	}
	chip := widgets.NewChip(k, widgets.ChipFace{Label: number, Hollow: true, Name: s.T("rule", "Rule", number)}, func() { s.OpenRule(k, number) })
	return widgets.NewLine(k, 8, 0, o, chip)
}

// OpenRule opens what a rule says.
func (s *sheets) OpenRule(k *widgets.Kit, number string) {
	if !s.explained(number) {
		return
	}
	parts := []fyne.CanvasObject{widgets.NewParagraph(k, s.ruleText(number), widgets.Style{Size: theme.Lead})}
	if s.needs.Rule != nil && s.needs.Rule(number) != "" && s.needs.OpenTerm != nil {
		parts = append(parts, widgets.NewQuiet(k, s.T("ruleInCodex"), func() { s.needs.OpenTerm(number) }))
	}
	s.OpenSheet(k, s.T("ruleTitle", "Rule", number), widgets.NewColumn(k, 16, parts...), nil)
}

// opens is what a tap does on something that names a term of the codex; nil where
// there is no codex to be opened.
func (s *base) opens(word string) func() {
	if s.needs.OpenTerm == nil {
		return nil
	}
	return func() { s.needs.OpenTerm(word) }
}

// refused tells whoever wanted it why something was not done. Where a rule stands against it, the
// notice leads to what the rule says.
func (s *sheets) refused(k *widgets.Kit, err error) {
	var no *tracker.Refusal
	if errors.As(err, &no) && s.explained(no.Rule) {
		s.NotifyTo(k, s.needs.Words.Error(err), s.T("ruleTitle", "Rule", no.Rule), func() { s.OpenRule(k, no.Rule) })
		return
	}
	s.NotifyTo(k, s.needs.Words.Error(err), "", nil)
}

// Told is a notice as it stands on a sheet, its rule a tap away, or named where nothing says
// more of it.
func (s *sheets) Told(k *widgets.Kit, n tracker.Notice, size theme.Type) fyne.CanvasObject {
	words := s.Say(n)
	if n.Rule != "" && !s.explained(n.Rule) {
		words += " (" + n.Rule + ")"
	}
	return s.WithRuleChip(k, widgets.NewParagraph(k, words, widgets.Style{Size: size, Role: theme.Accent}), n.Rule)
}

// Refusal is what the rules say against an event as the table stands, nil where
// they say nothing: it is done in thought. That dice are missing is no reason.
func (s *acts) Refusal(e tracker.Event) *tracker.Refusal {
	if s.table == nil {
		return nil
	}
	_, err := s.table.Game().Apply(s.seen.State, e)
	var refused *tracker.Refusal
	if !errors.As(err, &refused) || refused.Code == tracker.RollsMissing {
		return nil
	}
	return refused
}

// offerForce says which rule refused an event and asks whether the table wants it
// all the same; the log tells of it then. False where there is nothing to offer.
func (s *Screen) offerForce(d done) bool {
	k, force := s.kitFor(d), d.event
	force.Overrule = true
	var refused *tracker.Refusal
	if !errors.As(d.err, &refused) || refused.Rule == "" || d.event.Overrule || s.Refusal(force) != nil {
		return false
	}
	var own *Sheet
	own = s.OpenSheet(k, s.T("againstRules"), widgets.NewColumn(k, 20,
		s.WithRuleChip(k, widgets.NewParagraph(k, s.Reason(refused), widgets.Style{Size: theme.Lead, Role: theme.Quiet}), refused.Rule),
		widgets.NewEqual(k, 10,
			widgets.NewQuiet(k, s.T("cancel"), func() { own.Close() }),
			widgets.NewPrimary(k, s.T("allTheSame"), func() {
				own.Close()
				d.asked = false
				s.play(force, d.turn)
			}))), nil)
	return true
}

// Reason says a refusal in words, "" for none.
func (s *base) Reason(r *tracker.Refusal) string {
	if r == nil {
		return ""
	}
	return s.needs.Words.Error(r)
}

// Warning is what stands against something as it is said on a sheet: with its sign, and where
// a rule does, that a tap away.
func (s *sheets) Warning(k *widgets.Kit, why error) fyne.CanvasObject {
	line := widgets.NewLine(k, 8, 1, widgets.NewGlyph(k, "warn", theme.Harm, 18),
		widgets.NewParagraph(k, s.needs.Words.Error(why), widgets.Style{Size: theme.Small, Role: theme.Harm}))
	var no *tracker.Refusal
	if !errors.As(why, &no) {
		return line
	}
	return s.WithRuleChip(k, line, no.Rule)
}
