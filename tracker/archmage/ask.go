package archmage

import "quickcast/tracker"

// Ask is part of tracker.Asker.
func (g Game) Ask(before tracker.State, e tracker.Event) (tracker.Question, bool) {
	return tracker.Question{}, false
}
