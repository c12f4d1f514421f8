package pattern

import (
	"slices"
	"sync"
	"testing"
)

func TestPatternIsCompiledWhenItIsUsed(t *testing.T) {
	wrong := New(`(`)
	defer func() {
		if recover() == nil {
			t.Error("a wrong expression is taken")
		}
	}()
	wrong.MatchString("")
}

func TestPattern(t *testing.T) {
	p := New(`(\d+)x`)
	var all sync.WaitGroup
	for range 8 {
		all.Add(1)
		go func() {
			defer all.Done()
			if got := p.FindStringSubmatch("4x Bear"); !slices.Equal(got, []string{"4x", "4"}) {
				t.Errorf("found %q", got)
			}
		}()
	}
	all.Wait()
	if !p.MatchString("12x") || p.MatchString("x") {
		t.Error("what matches is not told")
	}
	if got := p.ReplaceAllString("1x, 2x", "<$1>"); got != "<1>, <2>" {
		t.Errorf("replaced: %q", got)
	}
	if got := p.ReplaceAllStringFunc("1x, 2x", func(s string) string { return s + "!" }); got != "1x!, 2x!" {
		t.Errorf("replaced: %q", got)
	}
	if got := p.Split("a1xb2xc", -1); !slices.Equal(got, []string{"a", "b", "c"}) {
		t.Errorf("split: %q", got)
	}
	if got := p.findAllString("1x 2x", -1); len(got) != 2 || len(p.FindAllStringIndex("1x 2x", 1)) != 1 || p.FindAllStringSubmatchIndex("1x", -1)[0][3] != 1 {
		t.Errorf("found %q", got)
	}
}

// findAllString gives up to n matches, all of them for -1.
func (p *Pattern) findAllString(text string, n int) []string {
	return p.compiled().FindAllString(text, n)
}
