package cli

import (
	"slices"
	"testing"
	"time"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
)

func TestBenchmarksAreMeasured(t *testing.T) {
	clock, runs := time.Time{}, 0
	b := benchmark{name: "test", aim: time.Second, run: func() { runs++; clock = clock.Add(10 * time.Millisecond) }}
	got := b.measure(func() time.Time { return clock })
	if got.NS != 1e7 || got.AimNS != 1e9 || runs < 20 {
		t.Errorf("%+v after %d runs, want 10 ms each", got, runs)
	}
}

func TestBenchmarksHaveNames(t *testing.T) {
	env := &Env{Lang: "en"}
	cat, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, b := range slices.Concat(kernels(), searches(env, nil), reviews(cat)) {
		if seen[b.name] || b.run == nil {
			t.Errorf("benchmark %q", b.name)
		}
		seen[b.name] = true
	}
	for _, b := range append(kernels(), reviews(cat)...) {
		b.run()
	}
}
