package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
)

// Made are widgets that are made once, each under its key, and given new faces after that: a
// row in which little changes is not drawn anew.
type Made[F any, W faced[F]] struct {
	Keys []string            // of those that are shown
	List []fyne.CanvasObject // those that are shown, in their order
	make func(Named[F]) W
	by   map[string]W
}

// faced is a widget that is given faces.
type faced[F any] interface {
	fyne.CanvasObject
	Set(F)
}

// Named is a widget that is to be shown: what tells it from others, how it looks, and what a
// tap does, nil for nothing.
type Named[F any] struct {
	Key  string
	Face F
	Tap  func()
}

// NewMade shows nothing yet; one makes a widget.
func NewMade[F any, W faced[F]](one func(Named[F]) W) *Made[F, W] {
	return &Made[F, W]{make: one, by: map[string]W{}}
}

// Show shows these and reports whether they are others than before, or one of them takes
// other room.
func (m *Made[F, W]) Show(all []Named[F]) (others bool) {
	keys, list := make([]string, len(all)), make([]fyne.CanvasObject, len(all))
	for i, each := range all {
		one, ok := m.by[each.Key]
		if ok {
			before := one.MinSize()
			one.Set(each.Face)
			others = others || one.MinSize() != before
		} else {
			one = m.make(each)
			m.by[each.Key] = one
		}
		keys[i], list[i] = each.Key, one
	}
	others = others || m.List == nil || !slices.Equal(keys, m.Keys)
	m.Keys, m.List = keys, list
	return others
}
