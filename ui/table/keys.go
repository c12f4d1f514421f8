package table

// Undo takes back the last step of the running duel, for Ctrl+Z; without one it
// does nothing.
func (s *Screen) Undo() {
	if s.inSight() {
		s.TakeBack()
	}
}

// Redo does again what Undo took back.
func (s *Screen) Redo() {
	if s.inSight() {
		s.redo()
	}
}

// inSight reports whether a duel is in sight with nothing open over it.
func (s *Screen) inSight() bool { return s.table != nil && s.setup == nil && len(s.open) == 0 }
