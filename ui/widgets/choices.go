package widgets

import "fyne.io/fyne/v2"

// NewChoices are so many chips of which one at most is chosen, side by side and in as many
// lines as it takes. face tells how each looks now; update shows them anew, as a tap does.
func NewChoices(k *Kit, count int, face func(i int) ChipFace, onChoose func(i int)) (wrap *fyne.Container, update func()) {
	wrap = NewWrap(k, 8, 0)
	chips := make([]*Chip, count)
	update = func() {
		for i, chip := range chips {
			chip.Set(face(i))
		}
	}
	for i := range chips {
		chips[i] = NewChip(k, face(i), func() {
			onChoose(i)
			update()
		})
		wrap.Objects = append(wrap.Objects, chips[i])
	}
	return wrap, update
}
