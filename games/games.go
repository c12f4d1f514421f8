// Package games names every game Quickcast knows, each once, with its rules and its
// face: window, command line and tests take them from here.
package games

import (
	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/archmage"
	"github.com/quickcast/quickcast/tracker/magewars"
	"github.com/quickcast/quickcast/tracker/wizards"
	"github.com/quickcast/quickcast/ui/table"
	archface "github.com/quickcast/quickcast/ui/table/archmage"
	mageface "github.com/quickcast/quickcast/ui/table/magewars"
	wizardface "github.com/quickcast/quickcast/ui/table/wizards"
)

// Game is a game with what it brings to the screen of the table.
type Game struct {
	Rules tracker.Game
	Face  func(*table.Screen) table.Face // nil for one that brings nothing
}

// All are the games of Quickcast.
func All() []Game {
	return []Game{
		{magewars.Academy(), mageface.New},
		{magewars.Arena(), mageface.New},
		{archmage.Game{}, archface.New},
		{wizards.New(assets.FS), wizardface.New},
	}
}

// Rules are those of some games.
func Rules(of []Game) tracker.Registry {
	list := pick.Each(of, func(g Game) tracker.Game { return g.Rules })
	return tracker.NewRegistry(list...)
}

// Faces are those of some games, by name.
func Faces(of []Game) func(game string, s *table.Screen) table.Face {
	return func(game string, s *table.Screen) table.Face {
		for _, g := range of {
			if g.Rules.Name() == game && g.Face != nil {
				return g.Face(s)
			}
		}
		return nil
	}
}
