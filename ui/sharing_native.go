//go:build !js && !android && !ios

package ui

import (
	"context"
	"path/filepath"
	"strings"
	"sync"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/internal/share/host"
	"github.com/quickcast/quickcast/internal/share/wire"
	"github.com/quickcast/quickcast/ui/table"
)

// hosting is the host in this window, once somebody has shared a table here.
type hosting struct {
	mu   sync.Mutex
	host *host.Host
}

// close ends it.
func (h *hosting) close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.host != nil {
		h.host.Close()
		h.host = nil
	}
}

// at is the host's address; before is that which it had when the table was shared, "" for none.
func (h *hosting) at(a *App, before string) (string, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.host == nil {
		folder := filepath.Join(a.deps.App.Storage().RootURI().Path(), "hosted")
		_, before, _ = strings.Cut(before, "://")
		var err error
		if h.host, err = host.Open(folder, before, a.deps.Now); err != nil {
			return "", err
		}
	}
	return h.host.Address, nil
}

// sharing is the way to tables on several devices: this window is the host of those that are shared here.
func (a *App) sharing() table.Sharing {
	to := joining()
	to.Open = func(m share.Member) (share.Line, error) {
		if m.Host {
			server, err := a.hosting.at(a, m.Server)
			if err != nil {
				return nil, err
			}
			m.Server = server
		}
		return wire.Open(m)
	}
	to.Begin = func(ctx context.Context, code string) (share.Member, error) {
		server, err := a.hosting.at(a, "")
		if err != nil {
			return share.Member{}, err
		}
		return wire.Begin(ctx, server, code)
	}
	return to
}
