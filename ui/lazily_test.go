package ui

import (
	"testing"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/uitest"
)

// Only what is shown is made, and what was left is there again however often
// everything was made anew in between.
func TestAScreenIsMadeWhenItIsShown(t *testing.T) {
	o := openOn(t, config.English, uitest.Phone(), nil)
	s := &o.app.screens
	if s.cards.made || s.codex.made || s.books.made || s.odds.made || s.settings.made {
		t.Error("screens are made that nobody has seen")
	}
	o.app.OpenCard("timber-wolf")
	o.app.Go("table")
	for _, lang := range []config.Language{config.German, config.English, config.German} {
		now := o.app.deps.Settings.Settings()
		now.Language = lang
		if err := o.app.change(now); err != nil {
			t.Fatal(err)
		}
	}
	if s.cards.made || s.codex.made {
		t.Error("screens are made anew that nobody sees")
	}
	o.app.Go("cards")
	if left := s.cards.get().State(); left.Card != "timber-wolf" {
		t.Errorf("the card that was open is %q", left.Card)
	}
	o.settle()
	o.reads("Meine Karte sagt anderes")
}
