//go:build android || ios

package ui

import (
	"runtime"

	"github.com/quickcast/quickcast/ui/table"
)

// hosting: a phone is no host, as it has no page to give to others.
type hosting struct{}

func (hosting) close() {}

// sharing is the way to the tables of other devices; none where the system has not been told that the app uses the
// network.
func (a *App) sharing() table.Sharing {
	if runtime.GOOS != "android" {
		return table.Sharing{}
	}
	return joining()
}
