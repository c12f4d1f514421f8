package table

import (
	"strings"

	"fyne.io/fyne/v2"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// openChoices opens what can be done now: what the table should know, what the
// Upkeep asks for, who may act. Each can be done here or put off.
func (s *Screen) openChoices() {
	k := s.needs.Kit
	column := widgets.NewColumn(k, 2)
	shown := ""
	fill := func(v tracker.View) bool {
		key, rows := s.choiceRows(v)
		if key == shown {
			return false
		}
		shown, column.Objects = key, rows
		return true
	}
	fill(s.seen.view)
	var own *sheet
	own = s.openSheet(k, s.t("whatNow"), column, func(seen sight) {
		if fill(seen.view) {
			own.Refresh()
		}
	})
}

// choiceRows makes the rows and a key that tells whether they are others.
func (s *Screen) choiceRows(v tracker.View) (key string, rows []fyne.CanvasObject) {
	k := s.needs.Kit
	var keys []string
	for _, n := range v.Notices {
		keys = append(keys, s.say(n))
		rows = append(rows, widgets.NewParagraph(k, s.withRule(n), widgets.Style{Role: theme.Accent}))
	}
	choices := v.Choices
	if v.Next != nil {
		choices = append([]tracker.Choice{*v.Next}, choices...)
	}
	asked := false
	for _, c := range choices {
		asked = asked || c.Event.Kind == "resolve"
		keys = append(keys, s.say(c.Text))
		rows = append(rows, widgets.NewListRow(k, widgets.ListFace{
			Icon: choiceIcon(c.Event.Kind), IconRole: theme.Accent, Title: s.say(c.Text), Line: s.rule(c.Text.Rule),
		}, func() { s.do(c.Event) }))
	}
	if asked {
		note := widgets.NewParagraph(k, s.t("upkeepNote"), widgets.Style{Size: theme.Small, Role: theme.Quiet})
		rows = append(rows, widgets.NewInset(k, 0, 10, 0, 10, note), widgets.NewQuiet(k, s.t("goOnAnyway"), func() {
			s.do(tracker.Event{Version: tracker.EventVersion, Kind: "next", Overrule: true})
		}))
	}
	return strings.Join(keys, "\n"), rows
}

func (s *Screen) withRule(n tracker.Notice) string {
	if n.Rule == "" {
		return s.say(n)
	}
	return s.say(n) + " (" + n.Rule + ")"
}

// rule names a rule by its number.
func (s *Screen) rule(number string) string {
	if number == "" {
		return ""
	}
	return s.t("rule", "Rule", number)
}
