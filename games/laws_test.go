package games_test

import (
	"io/fs"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/gamelaws"
)

// Every game keeps the laws of a game, and has a picture, a name and a line about it.
func TestEveryGameKeepsTheLaws(t *testing.T) {
	cat, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	en, err := words.Load(assets.FS, "en")
	if err != nil {
		t.Fatal(err)
	}
	say := func(message tracker.Message) string { return en.Say(message) }
	for _, each := range games.All() {
		name := each.Rules.Name()
		t.Run(name, func(t *testing.T) { gamelaws.Check(t, each.Rules, cat, say) })
		if _, err := fs.Stat(assets.FS, "icons/"+name+".svg"); err != nil {
			t.Errorf("%s has no picture: %v", name, err)
		}
		for _, id := range []string{"table.game", "tablescreen.about"} {
			if id += strings.ToUpper(name[:1]) + name[1:]; en.T(id) == "" || en.T(id) == id {
				t.Errorf("%s has no text %s", name, id)
			}
		}
	}
}
