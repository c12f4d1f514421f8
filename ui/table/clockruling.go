package table

import (
	"github.com/quickcast/quickcast/tracker/clock"
	"github.com/quickcast/quickcast/ui/widgets"
)

// ruling is what an event wants at time up, as it stands on the screen.
type ruling struct {
	note  *note
	words *widgets.Paragraph
	stage clock.Stage
	round int // the last to be played
}

// rule lets what the event wants now, and who is ahead, stand on the screen from time up on,
// until somebody has read it, and once more when the game is over by it. It goes where the
// clock is given more time after all.
func (c *timing) rule() {
	verdict, ok := c.verdict()
	if ok = ok && c.view.Game.TimeUp(); !ok {
		verdict = clock.Verdict{}
	}
	s, r := c.screen, &c.ruling
	same := r.stage == verdict.Stage && r.round == verdict.LastRound
	if r.note != nil && !same {
		r.note.Close()
		r.note = nil
	}
	r.stage, r.round = verdict.Stage, verdict.LastRound
	if !ok || s.board == nil {
		return
	}
	text := s.Say(verdict.Now) + " " + s.Say(verdict.Ahead)
	switch {
	case !same:
		r.words = widgets.NewParagraph(s.needs.Kit, text, widgets.Style{})
		r.note = s.noteRows(s.needs.Kit, s.T("clockWhy"), s.T("close"), s.openClock, r.words)
		r.note.offer = true
		s.about(r.note, false)
	case r.words != nil: // the life of the leader
		r.words.SetText(text)
	}
}
