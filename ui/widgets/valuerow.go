package widgets

import "github.com/quickcast/quickcast/ui/theme"

// ValueFace is a name with a number and why it is that number.
type ValueFace struct {
	Name  string
	Note  string // quiet: beside the name where there is room, else below it
	Value string
	Dear  bool // the number is high: shown in harm
	Quiet bool // does not count: the name is quiet too
}

// ValueRow is one line of a compact list of numbers.
type ValueRow struct {
	shown
	face ValueFace
}

// valueWide is the width from which name and note stand in one line, where there is room.
const valueWide float32 = 468

// NewValueRow returns a line.
func NewValueRow(k *Kit, face ValueFace) *ValueRow {
	r := &ValueRow{face: face}
	r.name = spoken(face.Name+" "+face.Value, face.Note)
	r.show(k, r)
	return r
}

func (r *ValueRow) view() part {
	k, f := r.kit, r.face
	ink, value := theme.Ink, theme.Ink
	switch {
	case f.Quiet:
		ink, value = theme.Quiet, theme.Quiet
	case f.Dear:
		value = theme.Harm
	}
	name, note := say(f.Name, Style{Role: ink, Tight: true}), say(f.Note, Style{Size: theme.Small, Role: theme.Quiet})
	words := byWidth{name, func(_ *Kit, width float32) part {
		if width < valueWide {
			return below(0, name, note)
		}
		return trailing(name, nil, note)
	}}
	return atLeast(200, 38*k.Larger(), over{
		k.hair(), pad(0, 7, sideBySide(12, grow(words), atLeast(40, 0, sayLine(f.Value, Style{Display: true, Size: theme.Name, Role: value, Right: true})))),
	})
}
