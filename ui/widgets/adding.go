package widgets

import "github.com/quickcast/quickcast/ui/theme"

// Adding is the place among tiles where another one is put.
type Adding struct {
	press
	words, line string
}

// NewAdding returns it with a word beside its plus and, where there is room, a line below;
// name says the whole to who does not see it.
func NewAdding(k *Kit, words, line, name string, onTap func()) *Adding {
	a := &Adding{words: words, line: line}
	a.onTap, a.name = onTap, name
	a.show(k, a)
	return a
}

func (a *Adding) view() part {
	k, least := a.kit, TileLeast(a.kit)
	plus, words := k.pic("plus", 24, theme.Ink), Style{Centre: true}
	return over{a.aura(12), byHand{least.Width, least.Height, func(p *pen, s space) {
		a.bare = false
		if s.h >= CardHigh {
			k.outlined(12, "", theme.Line, 1.5).draw(p, s.inset(1, 1, 1, 1))
			below(2, plus, sayLine(a.words, words), sayLine(a.line, Style{Size: theme.Small, Role: theme.Quiet, Centre: true})).draw(p, s)
			return
		}
		k.filled(12, theme.Raised).draw(p, s)
		both := sideBySide(8, plus, sayLine(a.words, Style{}))
		if _, like := both.wide(k); like > s.w-8 {
			both, a.bare = plus, true
		}
		mid(0, 0, both).draw(p, s)
	}}}
}
