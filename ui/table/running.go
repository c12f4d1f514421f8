package table

// Running reports whether a table lies open that nobody has paused.
func (s *Screen) Running() bool {
	paused := s.timing.state.Started && !s.timing.state.Running
	return s.table != nil && !paused
}

// tellRunning tells the shell, which keeps the screen on meanwhile.
func (s *Screen) tellRunning() {
	if s.needs.Running != nil {
		s.needs.Running(s.Running())
	}
}
