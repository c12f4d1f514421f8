package table

import (
	"strings"

	"quickcast/tracker"
	"quickcast/tracker/magewars"
	"quickcast/ui/widgets"
)

// newStrip makes the strip between the seats.
func (s *Screen) newStrip() *widgets.Strip {
	return widgets.NewStrip(s.needs.Kit, widgets.StripNames{
		Undo: s.t("undo"), Redo: s.t("redo"), Next: s.t("next"), Title: s.t("whatNow"), Menu: s.t("menu"), Clock: s.t("clock"),
		Flip: s.t("flip"),
	}, widgets.StripActions{
		OnUndo: s.undo, OnRedo: s.redo, OnNext: s.onward, OnTitle: s.openChoices, OnMenu: s.openMenu, OnClock: s.openClock, OnFlip: s.turnFar,
	})
}

// stripFace says where the round stands, and what comes next and why.
func (s *Screen) stripFace(seen sight) widgets.StripFace {
	return widgets.StripFace{
		Title: s.roundTitle(seen.view), Short: s.say(seen.view.Phase), Lead: s.lead(seen.view), Hint: s.hint(seen.view),
		Clock: s.timing.digits(), Alarm: s.timing.alarm(), Stand: s.timing.stands(), Band: s.timing.band(),
		Undo: seen.undo, Redo: seen.redo, Next: seen.view.Next != nil || inFight(seen),
		Flip: s.board != nil && s.board.canTurn(),
	}
}

// showClock shows the clock's new digits wherever they are seen.
func (s *Screen) showClock() {
	if s.board != nil {
		s.board.strip.Set(s.stripFace(s.seen))
		s.board.showClocks()
	}
	for _, open := range s.open {
		if open.onTick != nil {
			open.onTick()
		}
	}
	if s.big != nil {
		s.big.refresh()
	}
}

// lead is the round, "" before the first.
func (s *Screen) lead(v tracker.View) string {
	if v.Round == 0 {
		return ""
	}
	return s.t("logRound", "Round", v.Round)
}

// roundTitle is "Round 4 · Upkeep".
func (s *Screen) roundTitle(v tracker.View) string {
	phase := s.say(v.Phase)
	if v.Round == 0 {
		return phase
	}
	return s.t("round", "Round", v.Round, "Phase", phase)
}

// hint is what the table should know now: that time is up, whose turn it is and
// what it has to be told (the last notice weighs most), else what comes next.
func (s *Screen) hint(v tracker.View) string {
	var parts []string
	if up := s.timing.timeUp(); up != "" {
		parts = append(parts, up)
	}
	if v.Turn != 0 && !v.Result.Over {
		parts = append(parts, s.t("turn", "Name", nameOf(v, v.Turn)))
	}
	if len(v.Notices) > 0 {
		parts = append(parts, s.say(v.Notices[len(v.Notices)-1]))
	}
	if len(parts) == 0 && v.Next != nil {
		parts = append(parts, s.say(v.Next.Text))
	}
	return strings.Join(parts, " · ")
}

// nameOf is the name of a seat's mage.
func nameOf(v tracker.View, seat tracker.Seat) string {
	for _, each := range v.Seats {
		if each.Seat == seat {
			return each.Name
		}
	}
	return ""
}

// onward goes on: with the fight where one is open, else to what comes next.
func (s *Screen) onward() {
	if inFight(s.seen) && s.openFight() != nil {
		return
	}
	s.next()
}

// inFight tells whether a fight is open.
func inFight(seen sight) bool {
	state, ok := seen.state.(*magewars.State)
	return ok && state.Fight != nil
}

// sayPassed says in passing what the last event went past, once; its rule is a
// tap away.
func (b *board) sayPassed(v tracker.View) {
	var words []string
	rule := ""
	for _, n := range v.Passed {
		words = append(words, b.screen.say(n))
		rule = n.Rule
	}
	text := strings.Join(words, " · ")
	if text == b.passed {
		return
	}
	b.passed = text
	switch {
	case text == "" || !b.made: // a table that was just opened
	case b.screen.explained(rule):
		b.screen.notice(text, b.screen.t("ruleTitle", "Rule", rule), func() { b.screen.openRule(b.screen.needs.Kit, rule) })
	default:
		b.screen.notice(text, "", nil)
	}
}
