package ui

import (
	"context"
	crand "crypto/rand"
	"strings"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/internal/share/wire"
	"github.com/quickcast/quickcast/ui/table"
)

// follow does what an address of this page asks for: it brings a book, or the code of a table to join.
func (a *App) follow(code string) {
	if isTableCode(code) {
		a.Go("table")
		a.screens.table.OpenJoin(code)
		return
	}
	a.Bring("", []byte(code))
}

// several is the way to tables on several devices.
func (a *App) several() table.Sharing {
	if a.deps.Sharing != nil {
		return *a.deps.Sharing
	}
	return a.sharing()
}

// joining is the way to tables that other devices share.
func joining() table.Sharing {
	return table.Sharing{
		Open: wire.Open,
		Join: func(ctx context.Context, server, code string) (share.Member, error) {
			return wire.Join(ctx, server, code, false)
		},
		Address: pageOf,
		Chance:  func(b []byte) { _, _ = crand.Read(b) },
	}
}

// isTableCode tells a table's code, "KETH42", from a book's.
func isTableCode(code string) bool {
	for i, c := range []byte(code) {
		if i < 4 && (c < 'A' || c > 'Z') || i >= 4 && (c < '0' || c > '9') {
			return false
		}
	}
	return len(code) == 6
}

// pageOf is the address others open to join a table, all in capitals: so the picture for cameras is small.
func pageOf(m share.Member) string { return strings.ToUpper(m.Server + "/" + m.Code) }
