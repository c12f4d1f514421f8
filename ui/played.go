package ui

import (
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/told"
)

// playedTables is how many tables are looked into for what was played: an old phone has
// them read while one looks at the shelf.
const playedTables = 100

// played tells what the tables came to, the one begun last at the end. It plays logs and is called
// off the UI goroutine. A log that cannot be read tells nothing.
func (a *App) played() (all []told.Record) {
	rules := games.Rules(a.games)
	names, err := journal.Names(a.deps.Files, "tables/")
	if err != nil {
		return nil // the tables themselves say what is wrong
	}
	for _, name := range names[max(0, len(names)-playedTables):] {
		of, events, err := journal.Events(a.deps.Files, name)
		if err != nil {
			continue
		}
		game, err := rules.Game(of)
		if err != nil {
			continue
		}
		record, err := told.RecordOf(name, game, events, func(string, map[string]int) string { return "" })
		if err == nil {
			all = append(all, record)
		}
	}
	return all
}
