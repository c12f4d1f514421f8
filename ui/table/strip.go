package table

import (
	"strings"

	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/ui/widgets"
)

// newStrip makes the strip between the seats.
func (s *Screen) newStrip() *widgets.Strip {
	return widgets.NewStrip(s.needs.Kit, widgets.StripNames{
		Undo: s.T("undo"), Redo: s.T("redo"), Next: s.T("next"), Title: s.T("whatNow"), Menu: s.T("menu"), Clock: s.T("clock"),
		Flip: s.T("flip"),
	}, widgets.StripActions{
		OnUndo: s.TakeBack, OnRedo: s.redo, OnNext: s.Next, OnTitle: s.OpenChoices, OnMenu: s.openMenu, OnClock: s.openClock, OnFlip: s.turnFar,
	})
}

// stripFace says where the round stands, and what comes next and why.
func (s *Screen) stripFace(seen Sight) widgets.StripFace {
	return widgets.StripFace{
		Title: s.roundTitle(seen.View), Short: s.Say(seen.View.Phase), Lead: s.lead(seen.View), Hint: s.hint(seen.View), Note: s.keeps(),
		Clock: s.timing.digits(), Alarm: s.timing.alarm(), Stand: s.timing.stands(), Band: s.timing.band(),
		Undo: seen.undo, Redo: seen.redo, Next: s.NextName(),
		Flip: s.board != nil && s.board.canTurn(),
	}
}

// ShowNext draws the strip anew once what the gold button does, or how the table is kept, is
// another thing.
func (s *Screen) ShowNext() {
	switch {
	case s.board == nil:
	case s.board.pane != nil:
		s.board.pane.showNow(s.seen.View)
	default:
		s.board.strip.Set(s.stripFace(s.seen))
	}
}

// showClock shows the clock's new digits wherever they are seen.
func (s *Screen) showClock() {
	if s.away {
		return
	}
	if s.board != nil {
		if s.board.pane != nil {
			s.board.pane.showClock()
		} else {
			s.board.strip.Set(s.stripFace(s.seen))
		}
		s.board.showClocks()
	}
	s.tick()
}

// lead is the round, "" before the first.
func (s *base) lead(v tracker.View) string {
	if v.Round == 0 {
		return ""
	}
	return s.T(s.counted("logRound"), "Round", v.Round)
}

// counted is the id of a text about rounds, or of that about turns where a game counts those.
func (s *base) counted(id string) string {
	if s.seen.View.ByTurn {
		return id + "Turn"
	}
	return id
}

// roundTitle is "Round 4 · Upkeep".
func (s *base) roundTitle(v tracker.View) string {
	phase := s.Say(v.Phase)
	if v.Round == 0 {
		return phase
	}
	return s.T(s.counted("round"), "Round", v.Round, "Phase", phase)
}

// keeps says that the last act is still on its way to the disk, or that it is not kept.
func (s *Screen) keeps() string {
	switch {
	case s.slow && s.changes > 0:
		return s.needs.Words.T("storage.saving")
	case s.seen.unsaved.err != nil, s.needs.Forgets != nil && s.needs.Forgets():
		return s.needs.Words.T("storage.unsavedTitle")
	}
	return s.sharedNote()
}

// hint is what the table should know now: that time is up, and of the notices the last,
// which weighs most. Whose turn it is stands at the seat.
func (s *Screen) hint(v tracker.View) string {
	var parts []string
	if up := s.timing.timeUp(); up != "" {
		parts = append(parts, up)
	}
	if v.Result.Over {
		parts = append(parts, s.Say(v.Result.Reason))
	}
	if len(v.Notices) > 0 && !v.Result.Over {
		parts = append(parts, s.Say(v.Notices[len(v.Notices)-1]))
	}
	return strings.Join(parts, " · ")
}

// sayPassed says in passing what the last event went past, once; its rule is a
// tap away.
func (b *board) sayPassed(v tracker.View) {
	var words []string
	rule := ""
	for _, n := range v.Passed {
		words = append(words, b.screen.Say(n))
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
		b.screen.Notify(text, b.screen.T("ruleTitle", "Rule", rule), func() { b.screen.OpenRule(b.screen.needs.Kit, rule) })
	default:
		b.screen.Notify(text, "", nil)
	}
}
