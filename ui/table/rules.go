package table

import (
	"errors"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// ruleID is the id of the text that explains a rule, in own words.
func ruleID(number string) string { return "rulesaid." + number }

// explained tells whether there is a text for a rule.
func (s *Screen) explained(number string) bool {
	return number != "" && s.needs.Words.Has(ruleID(number))
}

// besideRule puts the number of a rule beside what follows it; a tap on it opens
// what the rule says.
func (s *Screen) besideRule(k *widgets.Kit, o fyne.CanvasObject, number string) fyne.CanvasObject {
	if !s.explained(number) {
		return o
	}
	chip := widgets.NewChip(k, widgets.ChipFace{Label: number, Hollow: true, Name: s.t("rule", "Rule", number)}, func() { s.openRule(k, number) })
	return widgets.NewLine(k, 8, 0, o, chip)
}

// openRule opens what a rule says.
func (s *Screen) openRule(k *widgets.Kit, number string) {
	if !s.explained(number) {
		return
	}
	words := widgets.NewParagraph(k, s.needs.Words.T(ruleID(number)), widgets.Style{Size: theme.Lead})
	s.openSheet(k, s.t("ruleTitle", "Rule", number), words, nil)
}

// opens is what a tap does on something that names a term of the codex; nil where
// there is no codex to be opened.
func (s *Screen) opens(word string) func() {
	if s.needs.OpenTerm == nil {
		return nil
	}
	return func() { s.needs.OpenTerm(word) }
}

// refused tells why something was not done. Where a rule stands against it, the
// notice leads to what the rule says.
func (s *Screen) refused(err error) {
	var no *tracker.Refusal
	if errors.As(err, &no) && s.explained(no.Rule) {
		s.notice(s.needs.Words.Error(err), s.t("ruleTitle", "Rule", no.Rule), func() { s.openRule(s.needs.Kit, no.Rule) })
		return
	}
	s.notice(s.needs.Words.Error(err), "", nil)
}

// withRule says a notice and names its rule.
func (s *Screen) withRule(n tracker.Notice) string {
	if n.Rule == "" {
		return s.say(n)
	}
	return s.say(n) + " (" + n.Rule + ")"
}
