package table

import (
	"slices"

	"fyne.io/fyne/v2"
)

// made are widgets that are made once, by key, and given new faces after that.
type made[F any, W faced[F]] struct {
	make func(named[F]) W
	by   map[string]W
	keys []string
	list []fyne.CanvasObject // those that are seen, in their order
}

// faced is a widget that is given faces.
type faced[F any] interface {
	fyne.CanvasObject
	Set(F)
}

// named is a widget that is to be seen: what tells it from others, how it looks, and what a
// tap does.
type named[F any] struct {
	key  string
	face F
	tap  func()
}

func newMade[F any, W faced[F]](one func(named[F]) W) *made[F, W] {
	return &made[F, W]{make: one, by: map[string]W{}}
}

// show shows these and reports whether they are others than before, or one of them takes
// other room.
func (m *made[F, W]) show(all []named[F]) (others bool) {
	keys, list := make([]string, len(all)), make([]fyne.CanvasObject, len(all))
	for i, each := range all {
		one, ok := m.by[each.key]
		if ok {
			before := one.MinSize()
			one.Set(each.face)
			others = others || one.MinSize() != before
		} else {
			one = m.make(each)
			m.by[each.key] = one
		}
		keys[i], list[i] = each.key, one
	}
	others = others || m.list == nil || !slices.Equal(keys, m.keys)
	m.keys, m.list = keys, list
	return others
}
