package catalog_test

import (
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
)

func load(t testing.TB) *catalog.Catalog {
	t.Helper()
	c, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestEverythingIsThere(t *testing.T) {
	c := load(t)
	counts := []struct {
		what      string
		got, want int
	}{
		{"cards", len(c.Cards()), 832},
		{"mages", len(c.Mages()), 29},
		{"sets", len(c.Sets()), 21},
		{"rulebooks", len(c.Rulebooks()), 10},
	}
	for _, n := range counts {
		if n.got != n.want {
			t.Errorf("%d %s, want %d", n.got, n.what, n.want)
		}
	}
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		if _, err := catalog.Load(assets.FS); err != nil {
			b.Fatal(err)
		}
	}
}
