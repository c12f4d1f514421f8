package games_test

import (
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/tracker"
)

// A fact that stands alone is said in the language, like one among others.
func TestFactsAreSaidInTheLanguage(t *testing.T) {
	w, err := words.Load(assets.FS, "de")
	if err != nil {
		t.Fatal(err)
	}
	quick, ranged := tracker.Printed{Kind: "action", Word: "Quick"}, tracker.Printed{Kind: "attack", Word: "Ranged"}
	for want, facts := range map[string]tracker.Facts{
		"Schnelle Aktion":               {quick},
		"Schnelle Aktion · Fernangriff": {quick, nil, ranged},
	} {
		if got := w.Say(facts); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
