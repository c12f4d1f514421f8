package catalog

import (
	"testing"
	"testing/fstest"
)

// A language that was copied from another and is not translated yet leaves the search as it was.
func TestACopiedLanguageIsNotReadTwice(t *testing.T) {
	words := []byte(`[{"say": "mana", "means": "w:mana"}]`)
	from := fstest.MapFS{"words/en/data/effects.json": {Data: words}, "words/fr/data/effects.json": {Data: words}}
	for _, want := range []int{1, 2} {
		list, err := readLexicons(from, effectsFiles)
		if err != nil || len(list) != want {
			t.Errorf("%d languages are known, want %d: %v", len(list), want, err)
		}
		from["words/fr/data/effects.json"] = &fstest.MapFile{Data: []byte(`[{"say": "le mana", "means": "w:mana"}]`)}
	}
}
