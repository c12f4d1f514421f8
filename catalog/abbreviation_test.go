package catalog_test

import (
	"slices"
	"testing"

	"github.com/quickcast/quickcast/catalog"
)

func TestAbbreviated(t *testing.T) {
	for _, c := range []struct {
		typed, name string
		want        []int
	}{
		{"brstr", "bear strength", []int{0, 3, 5, 6, 7}},
		{"br str", "bear strength", []int{0, 3, 5, 6, 7}},
		{"rb", "bear strength", nil},
		{"b", "bear strength", nil},
		{"", "", nil},
	} {
		if got := catalog.Abbreviated(c.typed, c.name); !slices.Equal(got, c.want) {
			t.Errorf("%q in %q: letters %v, want %v", c.typed, c.name, got, c.want)
		}
	}
}
