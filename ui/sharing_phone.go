//go:build android || ios

package ui

import "github.com/quickcast/quickcast/ui/table"

// hosting: the app on a phone asks for no leave to use the network; there the page shares tables.
type hosting struct{}

func (hosting) close() {}

// sharing is none.
func (a *App) sharing() table.Sharing { return table.Sharing{} }
