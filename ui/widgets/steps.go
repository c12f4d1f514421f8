package widgets

import (
	"slices"

	"github.com/quickcast/quickcast/ui/theme"
)

// Steps are the parts of something in their order: what is done with a check, what is on as a
// pill, what comes after it. Where there is little room what is done loses its words first.
type Steps struct {
	press
	names []string
	at    int
	title string
}

// NewSteps returns steps that say nothing yet; a tap on any of them calls back. name says what
// that does.
func NewSteps(k *Kit, name string, onTap func()) *Steps {
	s := &Steps{}
	s.onTap, s.name = onTap, name
	s.show(k, s)
	return s
}

// Set shows other steps, the one at is on; a title that stands before them.
func (s *Steps) Set(title string, names []string, at int) {
	if s.title == title && s.at == at && slices.Equal(s.names, names) {
		return
	}
	s.title, s.names, s.at = title, names, at
	s.Refresh()
}

// Measures of steps in dp.
const (
	stepAir  float32 = 11
	stepHigh float32 = 40
)

func (s *Steps) view() part {
	return over{s.aura(12), byHand{120, theme.Target, func(p *pen, at space) {
		title := sayLine(s.title, Style{Display: true, Size: theme.Title})
		worded := make([]bool, len(s.names))
		for i := range worded {
			worded[i] = true
		}
		all := func() (list []part, wide float32) {
			list = append(list, pad(6, 0, title))
			for i := range s.names {
				list = append(list, s.step(i, worded[i]))
			}
			_, wide = sideBySide(0, list...).wide(s.kit)
			return list, wide
		}
		list, wide := all()
		for i := 0; i < s.at && i < len(worded) && wide > at.w; i++ { // the oldest first
			worded[i] = false
			list, wide = all()
		}
		for len(list) > s.at+2 && wide > at.w { // what comes last is left out
			list = list[:len(list)-1]
			_, wide = sideBySide(0, list...).wide(s.kit)
		}
		sideBySide(0, append(list, grow(air(1, 1)))...).draw(p, at)
	}}}
}

// step is one of them, with its words or without.
func (s *Steps) step(i int, worded bool) part {
	k, quiet := s.kit, Style{Size: theme.Label, Role: theme.Quiet}
	switch {
	case i == s.at:
		return across(stepHigh, over{k.outlined(stepHigh/2, theme.Raised, theme.Ink, 1.5), pad(stepAir+3, 0, sayLine(s.names[i], Style{Size: theme.Label, Bold: true}))})
	case i > s.at:
		return pad(stepAir, 0, sayLine(s.names[i], quiet))
	case !worded:
		return pad(stepAir/2, 0, k.pic("check", 15, theme.Quiet))
	}
	return pad(stepAir, 0, sideBySide(6, k.pic("check", 15, theme.Quiet), sayLine(s.names[i], quiet)))
}
