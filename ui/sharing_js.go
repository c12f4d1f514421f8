package ui

import (
	"context"
	crand "crypto/rand"
	"syscall/js"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/internal/share/wire"
	"github.com/quickcast/quickcast/ui/table"
)

// hosting: a page is no host.
type hosting struct{}

func (hosting) close() {}

// sharing is the way to tables on several devices: a page shares them at the host it comes from.
func (a *App) sharing() table.Sharing {
	server := js.Global().Get("location").Get("origin").String()
	return table.Sharing{
		Open:  wire.Open,
		Begin: func(ctx context.Context, code string) (share.Member, error) { return wire.Begin(ctx, server, code) },
		Join: func(ctx context.Context, server, code string) (share.Member, error) {
			return wire.Join(ctx, server, code, false)
		},
		Address: pageOf,
		Server:  server,
		Chance:  func(b []byte) { _, _ = crand.Read(b) },
	}
}
