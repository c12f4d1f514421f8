package widgets

import (
	"strconv"

	"github.com/quickcast/quickcast/ui/theme"
)

// Ordinal is a number in a ring: the how-manieth something is.
type Ordinal struct{ shown }

// NewOrdinal returns the ring of a number.
func NewOrdinal(k *Kit, n int) *Ordinal {
	o := &Ordinal{}
	o.name = strconv.Itoa(n)
	o.show(k, o)
	return o
}

func (o *Ordinal) view() part {
	number := sayLine(o.name, Style{Size: theme.Small, Bold: true, Centre: true})
	least := number.high(o.kit, 0) + 4
	return byHand{least, least, func(p *pen, s space) {
		side := min(s.w, s.h)
		mid(side, side, o.kit.outlined(side/2, "", theme.Quiet, 1)).draw(p, s)
		number.draw(p, s)
	}}
}
