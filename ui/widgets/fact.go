package widgets

import (
	"cmp"

	"github.com/quickcast/quickcast/ui/theme"
)

// FactFace is one number with what it means: "9" over "mana".
type FactFace struct {
	Value   string
	Caption string
	Icon    string     // before the caption; "" for none
	Tone    theme.Role // of number and icon; ink when empty
}

// Fact is one large number with its caption below, for the few numbers of a
// thing that matter most.
type Fact struct {
	shown
	face FactFace
}

// NewFact returns a number with its caption.
func NewFact(k *Kit, face FactFace) *Fact {
	f := &Fact{face: face}
	f.name = face.Caption + " " + face.Value
	f.show(k, f)
	return f
}

func (f *Fact) view() part {
	number := sayLine(f.face.Value, Style{Display: true, Size: theme.Heading, Role: f.face.Tone})
	_, wide := number.wide(f.kit)
	caption := sideBySide(4, f.kit.pic(f.face.Icon, 15, cmp.Or(f.face.Tone, theme.Ink)), sayLine(f.face.Caption, Style{Size: theme.Small, Role: theme.Quiet}))
	_, like := caption.wide(f.kit)
	return atLeast(max(wide, like), 0, below(3, number, caption))
}
