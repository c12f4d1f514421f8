package table

// running reports whether a table lies open that nobody has paused.
func (s *Screen) running() bool {
	paused := s.timing.state.Started && !s.timing.state.Running
	return s.table != nil && !paused
}

// reportRunning tells the shell, which keeps the screen on meanwhile.
func (s *Screen) reportRunning() {
	if s.needs.Running != nil {
		s.needs.Running(s.running())
	}
}
