package magewars

import (
	"time"

	"quickcast/tracker"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// openFight opens the sheet of the fight that is not over, nil where none is.
func (s *face) openFight() *attack {
	state := s.state()
	if state == nil || state.Fight == nil || !s.Lies() {
		return nil
	}
	attacker, ok := state.Object(state.Fight.Attacker)
	if !ok {
		return nil
	}
	a := s.attackOf(attacker)
	a.lay(state.Fight.Asks)
	return a
}

// resumeAfter is how long the table is seen before that.
const resumeAfter = 250 * time.Millisecond

// resumeFight opens the sheet of a fight that was open when the app was closed.
func (s *face) resumeFight() {
	if state := s.state(); state != nil && state.Fight != nil {
		s.Needs().Kit.After(resumeAfter, func() {
			if s.Open() == 0 {
				s.openFight()
			}
		})
	}
}

// fightChip leads back to the fight that is not over, for the seat it waits for.
func (s *face) fightChip(seat tracker.Seat) (face widgets.ChipFace, open bool) {
	state := s.state()
	if state == nil || state.Fight == nil || state.Waits() != 0 || state.Fight.Asks != seat {
		return widgets.ChipFace{}, false
	}
	return widgets.ChipFace{Icon: "melee", Label: s.T("fightGoesOn"), Tone: theme.Accent, Selected: true}, true
}
