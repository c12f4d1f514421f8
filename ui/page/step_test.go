package page

import "testing"

func TestStepStaysWithinTheList(t *testing.T) {
	for _, c := range []struct{ n, at, by, want int }{
		{3, -1, 1, 0},
		{3, -1, -1, 0},
		{3, 0, 1, 1},
		{3, 2, 1, 2},
		{3, 0, -1, 0},
		{3, 2, -1, 1},
		{1, 0, 1, 0},
	} {
		if got := Step(c.n, c.at, c.by); got != c.want {
			t.Errorf("Step(%d, %d, %d) = %d, want %d", c.n, c.at, c.by, got, c.want)
		}
	}
}
