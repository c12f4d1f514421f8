// Package share makes one table of those that several devices keep. The log of a table is what a broker
// keeps of it, in one order for all; a device goes on without the broker, and asks its own acts again on what
// the others did meanwhile as soon as it hears of that.
package share

import (
	"context"
	"errors"
	"sync"
	"time"
)

// State is how it stands with the line to the broker.
type State int

// The states of a line.
const (
	Away  State = iota // nobody answers; it is tried again by itself
	Live               // what happens anywhere is here at once
	Ended              // for good: the host has ended it, or shut this device out
)

// Message is what comes by a line.
type Message struct {
	Subject string
	Number  uint64 // the broker's number of what it keeps, 0 of what it only passes on
	Body    []byte
}

// Line is how a device speaks with the broker of its table: over NATS in the window, over the browser's own
// client in the page, within the process in tests. It may be used from several goroutines, and goes on by
// itself after a break: what was said meanwhile is not said later.
type Line interface {
	// Ask sends with headers and waits for the answer. ErrSilent says that none came in time, whatever
	// became of what was asked.
	Ask(ctx context.Context, subject string, headers map[string]string, body []byte) ([]byte, error)
	// Tell sends and waits for nothing.
	Tell(subject string, body []byte)
	// Hear has what comes under a subject handed over, in its order, on a goroutine of the line.
	Hear(subject string, hear func(Message)) error
	// Inform has the state told, now and whenever it changes.
	Inform(func(State))
	// Wake looks at once whether the line still stands, as after sleep.
	Wake()
	// Close ends it.
	Close()
}

// joinTime is how long somebody who joins or shares waits for the host at most.
const joinTime = 10 * time.Second

// await waits until a line stands: before that nobody hears what is asked.
func await(ctx context.Context, l Line) error {
	ctx, cancel := context.WithTimeout(ctx, joinTime)
	defer cancel()
	live := make(chan struct{})
	once := sync.OnceFunc(func() { close(live) })
	l.Inform(func(s State) {
		if s == Live {
			once()
		}
	})
	select {
	case <-live:
		return nil
	case <-ctx.Done():
		return ErrSilent
	}
}

// ErrSilent is that no answer came in time.
var ErrSilent = errors.New("no answer from the host of the table")

// Headers of what the broker is to keep: its number, that nothing else has come meanwhile, and in which log.
const (
	HeaderID    = "Nats-Msg-Id"
	HeaderAfter = "Nats-Expected-Last-Subject-Sequence"
	HeaderIn    = "Nats-Expected-Last-Subject-Sequence-Subject"
)

// What the broker calls a post that was written before its writer knew the newest one; the second where several servers
// keep the log and another post is on its way to all of them.
const codeBehind, codeBehindOthers = 10071, 10164

// kept is the broker's answer to a post.
type kept struct {
	Number    uint64 `json:"seq"`
	Duplicate bool   `json:"duplicate"` // it was there already
	Error     *struct {
		Code int    `json:"err_code"`
		Text string `json:"description"`
	} `json:"error"`
}
