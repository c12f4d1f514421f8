package widgets

import (
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/ui/theme"
)

// Switch is a row with words and a switch: on or off, at once.
type Switch struct {
	press
	note     string
	on       bool
	onChange func(bool)
}

// NewSwitch returns a row; note is a quiet second line or "".
func NewSwitch(k *Kit, label, note string, on bool, onChange func(bool)) *Switch {
	s := &Switch{note: note, on: on, onChange: onChange}
	s.name = label
	s.onTap = func() {
		s.Set(!s.on)
		if s.onChange != nil {
			s.onChange(s.on)
		}
	}
	s.show(k, s)
	return s
}

// Set changes the switch without calling back.
func (s *Switch) Set(on bool) {
	if s.on != on {
		s.on = on
		s.Refresh()
	}
}

func (s *Switch) view() part {
	words := below(0, say(s.name, Style{Size: theme.Lead}), say(s.note, Style{Size: theme.Small, Role: theme.Quiet}))
	return atLeast(200, 56, over{pad(-6, 2, s.aura(10)), pad(0, 5, sideBySide(12, grow(words), s.kit.toggle(s.on)))})
}

// toggle is a switch that is on or off: a knob at one of the ends of its track.
func (k *Kit) toggle(on bool) part {
	const wide, high, knob float32 = 52, 30, 22
	if !on {
		return sized(wide, high, over{k.outlined(high/2, theme.Track, theme.Quiet, 1), inset(4, 4, wide-knob-4, 4, k.filled(knob/2, theme.Quiet))})
	}
	return sized(wide, high, over{
		k.filled(high/2, theme.AccentFill),
		inset(wide-knob-4, 4, 4, 4, over{k.filled(knob/2, theme.OnAccent), k.pic("check", 14, theme.AccentFill)}),
	})
}

// Segmented is a choice of a few words side by side, one of them chosen; where that is
// too narrow for them they stand in several rows of the same columns.
type Segmented struct {
	shown
	items    []*segment
	chosen   int
	onChoose func(int)
}

// NewSegmented returns a choice; onChoose is told the index.
func NewSegmented(k *Kit, labels []string, chosen int, onChoose func(int)) *Segmented {
	s := &Segmented{onChoose: onChoose}
	for i, label := range labels {
		item := &segment{label: label}
		item.name = label
		item.onTap = func() {
			s.Set(i)
			if s.onChoose != nil {
				s.onChoose(i)
			}
		}
		item.show(k, item)
		s.items = append(s.items, item)
	}
	s.show(k, s)
	s.Set(chosen)
	return s
}

// About says aloud at every word what is chosen by it, where several choices have the same
// words.
func (s *Segmented) About(what string) *Segmented {
	for _, item := range s.items {
		item.name = what + ": " + item.label
	}
	return s
}

// Set chooses without calling back.
func (s *Segmented) Set(chosen int) {
	s.chosen = chosen
	for i, item := range s.items {
		item.on = i == chosen
		item.Refresh()
	}
}

// segmentEdge is the ground that is seen around the words, in dp; two words side by side ask for
// no more than segmentsMost.
const (
	segmentEdge  float32 = 2
	segmentsMost float32 = 300
)

// view has as few rows as there can be, and as full ones.
func (s *Segmented) view() part {
	items := pick.Made(s.items, func(item *segment) part { return object{item} })
	widest, _ := over(items).wide(s.kit)
	return atLeast(max(widest, min(widest*float32(min(len(items), 2)), segmentsMost))+2*segmentEdge, 0, over{
		s.kit.filled(theme.CornerSmall, theme.Raised),
		pad(segmentEdge, segmentEdge, columns{parts: items, count: func(width float32, n int) int {
			fit := min(max(int(width/max(widest, 1)), 1), max(n, 1))
			rows := (n + fit - 1) / fit
			return (n + rows - 1) / max(rows, 1)
		}}),
	})
}

type segment struct {
	press
	label string
	on    bool
}

func (s *segment) view() part {
	role, ground := theme.Ink, part(nil)
	if s.on {
		role, ground = theme.Accent, s.kit.outlined(11, theme.AccentSoft, theme.Accent, 1.5)
	}
	words := say(s.label, Style{Role: role, Centre: true, Tight: true, Most: 2})
	_, wide := words.wide(s.kit)
	return atLeast(wide+24, theme.Target, over{ground, s.aura(11), pad(4, 0, words)})
}
