package cli

import (
	"context"
	"crypto/tls"
	"errors"
	"io/fs"
	"log"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/quickcast/quickcast/internal/webapp"
)

// How long a server waits: for a request to arrive, for an idle browser, and
// at its end for answers under way.
const (
	serveHeader = 10 * time.Second
	serveIdle   = 2 * time.Minute
	serveEnd    = 3 * time.Second
)

// runServe serves the app for the browser until it is interrupted.
func runServe(env *Env, args []string) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return serve(ctx, env, args, webapp.Built())
}

// serve serves files until ctx ends.
func serve(ctx context.Context, env *Env, args []string, files fs.FS) int {
	flags := newFlags("serve")
	addr := flags.String("addr", loopback+":8080", "")
	folder := flags.String("tls", "", "")
	tables := flags.String("tables", "", "")
	joins := flags.String("join", "", "")
	most := flags.Int("most", 0, "")
	flags.Lookup("tls").NoOptDefVal = ownFolder
	operands, err := parse(flags, args)
	if err == nil && len(operands) > 0 {
		err = &FlagError{Flag: operands[0], Fault: flagUnknown}
	}
	if err != nil {
		return env.refuse("serve", err)
	}
	handler, err := webapp.New(files)
	if err != nil {
		return env.fail(err)
	}
	listener, err := listen(*addr)
	if err != nil {
		return env.fail(err)
	}
	defer listener.Close()
	go handler.Prepare()
	shared, end, err := env.hostTables(*tables, *joins, *most)
	if err != nil {
		return env.fail(err)
	}
	defer end()
	found := &place{scheme: "http", addr: listener.Addr()}
	if *folder != "" {
		shown, err := found.secure(*folder, env.Now())
		if err != nil {
			return env.fail(err)
		}
		defer shown.Close()
		listener = tls.NewListener(listener, found.tls)
		go func() { _ = env.serveOn(ctx, shown, found) }() // it lives and ends with the page's own
	}
	env.announce(found)
	if err := env.serveOn(ctx, listener, shared(handler)); err != nil {
		return env.fail(err)
	}
	return statusFine
}

// fail says why a call could not be answered, in one line.
func (env *Env) fail(err error) int {
	say(env.Err, "quickcast: "+env.words().Error(err))
	return statusUnread
}

// serveOn answers requests until ctx ends, and then those under way.
func (env *Env) serveOn(ctx context.Context, listener net.Listener, handler http.Handler) error {
	server := &http.Server{
		Handler: handler, ReadHeaderTimeout: serveHeader, IdleTimeout: serveIdle,
		ErrorLog: log.New(env.Err, "quickcast: ", log.LstdFlags),
	}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(listener) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	last, cancel := context.WithTimeout(context.WithoutCancel(ctx), serveEnd)
	defer cancel()
	if err := server.Shutdown(last); err != nil {
		_ = server.Close() // somebody hangs on; the person has said to stop
	}
	if err := <-ended; !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// announce tells where the app is found, on paper and for a phone's camera.
func (env *Env) announce(p *place) {
	w := env.words()
	at, err := port(p.addr)
	if err != nil {
		say(env.Out, p.addr.String()) // never: it is TCP
		return
	}
	if here, ok := local(at); ok {
		say(env.Out, w.T("serve.here", "Link", link(p.scheme, here, "")))
	}
	switch {
	case at.Addr().IsLoopback():
		say(env.Out, w.T("serve.alone", "Port", int(at.Port())))
	case p.authority != nil:
		say(env.Out, w.T("serve.openSafe"))
	default:
		say(env.Out, w.T("serve.open"))
	}
	for _, there := range reachable(at, net.InterfaceAddrs) {
		if p.authority != nil {
			say(env.Out, "\n"+w.T("serve.trust", "Link", p.certificate(there), "Print", p.authority.Fingerprint()))
		}
		page := link(p.scheme, there, "")
		say(env.Out, "\n"+w.T("serve.there", "Link", page)+"\n")
		say(env.Out, strings.TrimSuffix(drawQR(page), "\n"))
	}
	say(env.Out, w.T("serve.stop"))
}
