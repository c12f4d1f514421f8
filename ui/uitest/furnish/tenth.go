package furnish

import (
	"embed"
	"encoding/json"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
)

// tenths are crowded tables late in their games, one of a game.
//
//go:embed tenth
var tenths embed.FS

// Tenth lays a table of a game in its tenth round beside what a store holds, with four seats, and
// leaves it open: that is when a table is as full as it gets.
func Tenth(files *store.Memory, game string) error {
	var told struct {
		Seats   []tracker.Sitter
		Options map[string]string
		Table   json.RawMessage
	}
	text, err := tenths.ReadFile("tenth/" + game + ".json")
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, &told); err != nil {
		return err
	}
	cards, err := catalog.Load(assets.FS)
	if err != nil {
		return err
	}
	rules, err := games.Rules(games.All()).Game(game)
	if err != nil {
		return err
	}
	table, err := begin(files, cards, rules, "tables/2", tracker.Start{Seats: told.Seats, Options: told.Options, Extra: told.Table})
	if err != nil {
		return err
	}
	return files.Replace("tables/open", []byte(table.Name()))
}
