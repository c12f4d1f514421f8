package thirdgame

import (
	"testing"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/gamelaws"
)

// It keeps the laws of a game.
func TestItKeepsTheLaws(t *testing.T) {
	en, err := words.Load(files(), "en")
	if err != nil {
		t.Fatal(err)
	}
	gamelaws.Check(t, lights{}, &catalog.Catalog{}, func(m tracker.Message) string { return en.Say(m) })
}
