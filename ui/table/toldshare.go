package table

// share gives the duel away.
func (t *telling) share() {
	s := t.screen
	if s.needs.Share != nil {
		s.needs.Share(s.T("logFile"), s.endingText(t.end))
	}
}
