//go:build noshare || js

// Package broker is left out of this build: the tag noshare makes a program without it, and a page can be no host.
package broker

import (
	"net/http"
	"time"

	"github.com/quickcast/quickcast/internal/share"
)

// Needs are what a broker would need.
type Needs struct {
	Folder string
	Now    func() time.Time
	Chance share.Chance
	Most   int
	Join   string
}

// Broker is one that would run.
type Broker struct{}

// Open says that there is none.
func Open(Needs) (*Broker, error) { return nil, ErrNone }

// Handler is the page alone.
func (*Broker) Handler(page http.Handler) http.Handler { return page }

// Close does nothing.
func (*Broker) Close() {}
