package packed_test

import (
	"bytes"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/internal/packed"
)

// What is packed comes out again, behind an address too; with any letter of it changed or cut off it is refused.
func TestWhatIsPackedComesOutAgain(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		data := rapid.SliceOf(rapid.Byte()).Draw(t, "data")
		word := packed.Word(packed.Duel, data)
		kind, got, err := packed.Find("look: https://example.org/?a=1#" + word + " at this")
		if kind != packed.Duel || err != nil || !bytes.Equal(got, data) {
			t.Fatalf("%q comes out as %q, %q, %v", data, kind, got, err)
		}
		cut := rapid.IntRange(len("QCDUEL.")+1, len(word)-1).Draw(t, "cut")
		if kind, got, err := packed.Find(word[:cut]); kind != packed.Duel || err == nil && !bytes.Equal(got, data) {
			t.Fatalf("cut off after %d letters it is %q, %v", cut, got, err)
		}
	})
	if kind, _, err := packed.Find("QC1.AAAA a book, and a QCDUELLIST"); kind != "" || err != nil {
		t.Errorf("a book is taken for %q, %v", kind, err)
	}
}

func FuzzFind(f *testing.F) {
	f.Add(packed.Word(packed.Odds, []byte(`{"v":1}`)))
	f.Add("QCDUEL.")
	f.Fuzz(func(_ *testing.T, text string) { _, _, _ = packed.Find(text) })
}
