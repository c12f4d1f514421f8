package table

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/tracker"
)

// base is what every part of the screen reads: what the screen was made with, and what was last
// seen of the table. It says things in words, and opens nothing.
type base struct {
	needs Needs
	seen  Sight
}

// Needs are what the screen was made with.
func (s *base) Needs() Needs { return s.needs }

// Seen is what was last seen of the open table.
func (s *base) Seen() Sight { return s.seen }

// canvas is the canvas the screen is on.
func (s *base) canvas() fyne.Canvas { return s.needs.Kit.Canvas }

// Notify says something in passing.
func (s *base) Notify(text, action string, do func()) {
	if s.needs.Notice != nil && text != "" {
		s.needs.Notice(text, action, do)
	}
}

// T is a text of the screen's own: its id without the area.
func (s *base) T(id string, args ...any) string {
	return s.needs.Words.T("tablescreen."+id, args...)
}

// N is T for a text with a count.
func (s *base) N(id string, count int, args ...any) string {
	return s.needs.Words.N("tablescreen."+id, count, args...)
}

// Say puts a word, notice or line of the tracker into words.
func (s *base) Say(m tracker.Message) string {
	if m == nil {
		return ""
	}
	return s.needs.Words.Say(m)
}
