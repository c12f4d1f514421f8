package ui

import (
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
)

// playedTables is how many tables are looked into for what was played: an old phone has
// them read while one looks at the shelf.
const playedTables = 100

// played tells what every seat of the tables was played with. It reads logs and is called
// off the UI goroutine. A log that cannot be read tells nothing.
func (a *App) played() []tracker.Played {
	rules := games.Rules(a.games)
	names, err := journal.Names(a.deps.Files, "tables/")
	if err != nil {
		return nil // the tables themselves say what is wrong
	}
	var all []tracker.Played
	for _, name := range names[max(0, len(names)-playedTables):] {
		of, events, err := journal.Events(a.deps.Files, name)
		if err != nil {
			continue
		}
		game, err := rules.Game(of)
		if err != nil {
			continue
		}
		if teller, ok := game.(tracker.Recaller); ok {
			all = append(all, teller.Recall(events)...)
		}
	}
	return all
}
