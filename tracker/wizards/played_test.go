package wizards

import (
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/tracker/gamelaws"
)

// What the game says at every step of games of made-up choices is what it said before.
func TestItSaysWhatItSaid(t *testing.T) {
	gamelaws.Played(t, New(assets.FS), &catalog.Catalog{}, gamelaws.Tables{
		Situations: "../../games/testdata/situations-wizards.json", After: 3,
		Count: 8, Steps: 50,
	}, "testdata/played.txt")
}
