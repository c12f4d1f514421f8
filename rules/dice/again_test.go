package dice

import (
	"slices"
	"testing"
)

func TestAgainShowsWhatLayThereFirst(t *testing.T) {
	faces, effects := []Face{CriticalTwo, Blank, One}, []int{12, 1}
	from := Again(faces, effects, Seeded(3))
	if got := []int{ThrowEffect(from), ThrowEffect(from)}; !slices.Equal(got, effects) {
		t.Errorf("effect die: %v", got)
	}
	if got := ThrowAll(from, 3); !slices.Equal(got, faces) {
		t.Errorf("attack dice: %v", got)
	}
	if fresh := Seeded(3); !slices.Equal(ThrowAll(from, 5), ThrowAll(fresh, 5)) || ThrowEffect(from) != ThrowEffect(fresh) {
		t.Error("what comes after that is not rolled")
	}
}

// A die of another kind shows again what it showed, and not what it could not show.
func TestAgainShowsDiceOfAllKinds(t *testing.T) {
	from := Again(nil, []int{4, 2, 9}, Seeded(3))
	if got := []int{ThrowSide(from, 6), Draw(from, 3)}; !slices.Equal(got, []int{4, 2}) {
		t.Errorf("a die and a draw: %v", got)
	}
	if got := ThrowSide(from, 6); got < 1 || got > 6 {
		t.Errorf("a die of six shows %d", got)
	}
}
