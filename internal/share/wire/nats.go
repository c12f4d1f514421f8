//go:build !js

// Package wire is the way to the broker of a table: over NATS in the window, over the browser's own client of it in
// the page.
package wire

import (
	"context"
	"errors"
	"net"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/coder/websocket"
	"github.com/nats-io/nats.go"

	"github.com/quickcast/quickcast/internal/share"
)

// line is one over NATS.
type line struct {
	nats *nats.Conn

	mu     sync.Mutex
	inform func(share.State)
	ended  bool
}

// dialer reaches a broker by the path of its page.
type dialer struct{ address string }

func (d dialer) Dial(string, string) (net.Conn, error) {
	ctx, cancel := context.WithTimeout(context.Background(), dialTime)
	defer cancel()
	socket, answer, err := websocket.Dial(ctx, d.address, nil)
	if err != nil {
		return nil, err
	}
	if answer != nil && answer.Body != nil {
		_ = answer.Body.Close()
	}
	socket.SetReadLimit(-1)
	return websocket.NetConn(context.Background(), socket, websocket.MessageBinary), nil
}

// SkipTLSHandshake: the websocket has made it, where there is one.
func (dialer) SkipTLSHandshake() bool { return true }

const dialTime = 3 * time.Second

// Open opens the line of a device to its host. It is there at once, and tries by itself until somebody answers.
func Open(m share.Member) (share.Line, error) {
	l := &line{}
	changed := func(*nats.Conn) { l.changed() }
	conn, err := nats.Connect("nats://table", nats.Token(m.Token), nats.CustomInboxPrefix("_INBOX."+m.Device),
		nats.SetCustomDialer(dialer{strings.Replace(m.Server, "http", "ws", 1) + share.WirePath}),
		nats.SkipHostLookup(), // of the name above, which the network would be asked for
		nats.RetryOnFailedConnect(true), nats.MaxReconnects(-1), nats.ReconnectWait(300*time.Millisecond), nats.ReconnectJitter(100*time.Millisecond, 0),
		nats.ReconnectBufSize(-1), // what could not be said is not said later: whoever said it asks the log first
		nats.PingInterval(5*time.Second), nats.MaxPingsOutstanding(2), nats.Timeout(dialTime),
		nats.ConnectHandler(changed), nats.ReconnectHandler(changed), nats.ClosedHandler(changed),
		nats.DisconnectErrHandler(func(*nats.Conn, error) { l.changed() }),
		nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}),
	)
	if err != nil {
		return nil, err
	}
	l.mu.Lock()
	l.nats = conn
	l.mu.Unlock()
	return l, nil
}

func (l *line) changed() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.nats == nil || l.inform == nil {
		return
	}
	switch {
	case l.nats.IsConnected():
		l.inform(share.Live)
	case l.nats.IsClosed() && !l.ended:
		l.inform(share.Ended) // the token opens nothing any more
	default:
		l.inform(share.Away)
	}
}

// Ask is part of share.Line.
func (l *line) Ask(ctx context.Context, subject string, headers map[string]string, body []byte) ([]byte, error) {
	m := nats.NewMsg(subject)
	m.Data = body
	for name, value := range headers {
		m.Header.Set(name, value)
	}
	answer, err := l.nats.RequestMsgWithContext(ctx, m)
	if err != nil {
		return nil, errors.Join(share.ErrSilent, err)
	}
	return answer.Data, nil
}

// Tell is part of share.Line.
func (l *line) Tell(subject string, body []byte) {
	_ = l.nats.Publish(subject, body) // it is said again soon
}

// Hear is part of share.Line.
func (l *line) Hear(subject string, hear func(share.Message)) error {
	_, err := l.nats.Subscribe(subject, func(m *nats.Msg) {
		number, _ := strconv.ParseUint(m.Header.Get("Nats-Sequence"), 10, 64)
		hear(share.Message{Subject: m.Subject, Number: number, Body: m.Data})
	})
	return err
}

// Inform is part of share.Line.
func (l *line) Inform(inform func(share.State)) {
	l.mu.Lock()
	l.inform = inform
	l.mu.Unlock()
	l.changed()
}

// Wake is part of share.Line.
func (l *line) Wake() { _ = l.nats.ForceReconnect() }

// Close is part of share.Line.
func (l *line) Close() {
	l.mu.Lock()
	l.ended = true
	l.mu.Unlock()
	l.nats.Close()
}
