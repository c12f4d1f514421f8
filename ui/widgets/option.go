package widgets

import "github.com/quickcast/quickcast/ui/theme"

// Option is one of several things to do: a picture and words, on as many lines
// as they take.
type Option struct {
	press
	icon string
}

// NewOption returns something to do.
func NewOption(k *Kit, icon, words string, onTap func()) *Option {
	o := &Option{icon: icon}
	o.name, o.onTap = words, onTap
	o.show(k, o)
	return o
}

func (o *Option) view() part {
	return atLeast(180, theme.Target+4, over{
		inset(-6, 0, 0, 0, o.aura(theme.CornerSmall)),
		inset(1, 8, 0, 8, sideBySide(15, o.kit.pic(o.icon, 22, theme.Accent), grow(say(o.name, Style{Size: theme.Lead})))),
	})
}
