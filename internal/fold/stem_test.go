package fold_test

import (
	"testing"

	"github.com/quickcast/quickcast/internal/fold"
)

func TestStem(t *testing.T) {
	for _, same := range []struct {
		german bool
		words  []string
	}{
		{true, []string{"brennen", "brennt", "brennend", "brennende", "brennenden"}},
		{true, []string{"heilen", "geheilt", "heilung", "heilungen", "heilt", "geheilte"}},
		{true, []string{"rustung", "ruestung", "rustungen"}},
		{true, []string{"lahmen", "gelahmt", "gelaehmte", "lahmung"}},
		{true, []string{"vergiften", "vergiftet", "vergiftete", "vergiftung"}},
		{true, []string{"torkeln", "torkelt", "torkelnd"}},
		{true, []string{"aufwachen", "aufgewacht"}},
		{false, []string{"stun", "stuns", "stunned", "stunning"}},
		{false, []string{"burn", "burns", "burning", "burned"}},
		{true, []string{"fesseln", "gefesselt", "gefesselte", "fesselnd"}},
		{false, []string{"slide", "sliding", "slides"}},
	} {
		for _, word := range same.words[1:] {
			if got, want := fold.Stem(word, same.german), fold.Stem(same.words[0], same.german); got != want {
				t.Errorf("%s is %q, %s is %q", word, got, same.words[0], want)
			}
		}
	}
	for _, short := range []string{"", "wut", "zah"} {
		if got := fold.Stem(short, true); got != short {
			t.Errorf("%q is %q", short, got)
		}
	}
}
