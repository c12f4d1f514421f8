package cli

import (
	"context"
	"errors"
	"io/fs"
	"net"
	"net/http"
	"net/netip"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"quickcast/internal/webapp"
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
	operands, err := parse(flags, args)
	if err == nil && len(operands) > 0 {
		err = &FlagError{Flag: operands[0], Fault: FlagUnknown}
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
	go handler.Prepare()
	env.announce(listener.Addr())
	if err := serveOn(ctx, listener, handler); err != nil {
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
func serveOn(ctx context.Context, listener net.Listener, handler http.Handler) error {
	server := &http.Server{Handler: handler, ReadHeaderTimeout: serveHeader, IdleTimeout: serveIdle}
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
func (env *Env) announce(addr net.Addr) {
	w := env.words()
	at, err := netip.ParseAddrPort(addr.String())
	if err != nil {
		say(env.Out, addr.String()) // never: it is TCP
		return
	}
	at = netip.AddrPortFrom(at.Addr().Unmap(), at.Port())
	if here, ok := local(at); ok {
		say(env.Out, w.T("serve.here", "Link", link(here)))
	}
	if at.Addr().IsLoopback() {
		say(env.Out, w.T("serve.alone", "Port", int(at.Port())))
	} else {
		say(env.Out, w.T("serve.open"))
	}
	for _, link := range reachable(at, net.InterfaceAddrs) {
		say(env.Out, "\n"+w.T("serve.there", "Link", link)+"\n")
		say(env.Out, strings.TrimSuffix(drawQR(link), "\n"))
	}
	say(env.Out, w.T("serve.stop"))
}
