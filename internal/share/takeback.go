package share

// Among strangers a device takes back only what it did itself; another one asks it to. That is said beside the log, and
// is over as soon as something else is the last act.

// AskBack asks the device that did the last act to take it back.
func (s *Session) AskBack() {
	s.saysOfLast(func(said *seen, act string) { said.Asks, s.known.Declined = act, "" })
}

// Decline tells the others that this device does not want to take its last act back.
func (s *Session) Decline() { s.saysOfLast(func(said *seen, act string) { said.Declines = act }) }

func (s *Session) saysOfLast(say func(said *seen, act string)) {
	last := LastAct(s.needs.Table.Events())
	s.mu.Lock()
	say(&s.back, last.ID)
	s.mu.Unlock()
	s.nudge()
}

// asked adds to what is said what is asked about the last act, and finds what others ask of it; the mutex is held.
func (s *Session) asked(said *seen) {
	s.known.Asks = ""
	if s.back.Asks == "" && s.back.Declines == "" && !s.anybodyAsks() {
		return
	}
	last := LastAct(s.needs.Table.Events())
	if s.back.Asks != last.ID {
		s.back.Asks = ""
	}
	said.Asks, said.Declines = s.back.Asks, s.back.Declines
	for _, d := range s.known.Devices {
		far := s.far[d.ID]
		switch {
		case d.Self || last.ID == "":
		case far.Asks == last.ID && last.Device == s.needs.Member.Device && s.back.Declines != last.ID:
			s.known.Asks = d.Name
		case far.Declines == last.ID && s.back.Asks == last.ID:
			s.known.Declined, s.back.Asks, said.Asks = d.Name, "", ""
		}
	}
}

func (s *Session) anybodyAsks() bool {
	for _, far := range s.far {
		if far.Asks != "" {
			return true
		}
	}
	return false
}
