package books

import (
	"testing"

	"fyne.io/fyne/v2"

	"quickcast/ui/theme"
)

// everywhere runs a test on a phone and on a desk.
func everywhere(t *testing.T, run func(t *testing.T, size fyne.Size)) {
	t.Helper()
	for name, size := range map[string]fyne.Size{"phone": phone, "desk": desk} {
		t.Run(name, func(t *testing.T) { run(t, size) })
	}
}

func TestRulebookBookIsLegalUntilOneCardTooMany(t *testing.T) {
	everywhere(t, func(t *testing.T, size fyne.Size) {
		st := newStand(t, size, "en", theme.Dark)
		st.tap("Warlock, Arraxian Crown, starting")
		st.reads("120 of 120 points, legal")
		st.tap("2 Fireball")
		st.tap("One more")
		st.screen.dismiss()
		st.lacks("legal\n")
		st.reads("1 problem")
		st.tap("1 problem: what is wrong")
		st.reads("122 spellpoints, at most 120")
		st.screen.dismiss()
		st.tap("Undo")
		st.reads("120 of 120 points, legal")
	})
}
