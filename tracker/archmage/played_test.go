package archmage

import (
	"testing"

	"github.com/quickcast/quickcast/tracker/gamelaws"
)

// What the game says at every step of games of made-up choices is what it said before.
func TestItSaysWhatItSaid(t *testing.T) {
	gamelaws.Played(t, Game{}, cat(t), gamelaws.Tables{
		Situations: "../../games/testdata/situations-archmage.json", After: 3,
		Count: 8, Steps: 60,
	}, "testdata/played.txt")
}
