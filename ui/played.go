package ui

import (
	"quickcast/games"
	"quickcast/tracker"
	"quickcast/tracker/journal"
)

// played tells what every seat of every table was played with, the last table first. It
// reads all logs and is called off the UI goroutine. A log that cannot be read tells nothing.
func (a *App) played() []tracker.Played {
	rules := games.Rules(a.games)
	var all []tracker.Played
	saved, err := journal.List(a.deps.Files, "tables/")
	if err != nil {
		return nil // the tables themselves say what is wrong
	}
	for _, table := range saved {
		game, err := rules.Game(table.Game)
		if err != nil || table.Fault != nil {
			continue
		}
		teller, ok := game.(tracker.Recaller)
		if !ok {
			continue
		}
		if events, err := journal.Events(a.deps.Files, table.Name); err == nil {
			all = append(all, teller.Recall(events)...)
		}
	}
	return all
}
