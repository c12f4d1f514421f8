package ui

import (
	"context"
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
	to := joining()
	to.Server = server
	to.Begin = func(ctx context.Context, code string) (share.Member, error) { return wire.Begin(ctx, server, code) }
	return to
}
