//go:build !js

// Package host lets a window be the host of tables on several devices: it serves the page for phones that have
// nothing installed, and on the same port the way to the broker.
package host

import (
	crand "crypto/rand"
	"errors"
	"net"
	"net/http"
	"strconv"
	"time"

	"github.com/quickcast/quickcast/internal/share/broker"
	"github.com/quickcast/quickcast/internal/webapp"
)

// Host is one that runs.
type Host struct {
	Address string // of its page in the local network, "http://192.168.178.20:8080"
	broker  *broker.Broker
	server  *http.Server
}

// firstPort is where it is tried first; where that is taken, some more.
const firstPort, ports = 8080, 20

// Open starts a host that keeps what is shared in a folder, on the port of an earlier address if that is free. Without
// a page in this program only those can join who have the app.
func Open(folder, before string, now func() time.Time) (*Host, error) {
	b, err := broker.Open(broker.Needs{Folder: folder, Now: now, Chance: func(b []byte) { _, _ = crand.Read(b) }})
	if err != nil {
		return nil, err
	}
	listener, err := listen(before)
	if err != nil {
		b.Close()
		return nil, err
	}
	var page http.Handler = http.NotFoundHandler()
	if app, err := webapp.New(webapp.Built()); err == nil {
		page = app
	}
	h := &Host{broker: b, server: &http.Server{Handler: b.Handler(page), ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute}}
	_, port, _ := net.SplitHostPort(listener.Addr().String())
	h.Address = "http://" + net.JoinHostPort(ownAddress(), port)
	go func() { _ = h.server.Serve(listener) }() // until Close
	return h, nil
}

// Close ends it; what it keeps stays.
func (h *Host) Close() {
	_ = h.server.Close()
	h.broker.Close()
}

func listen(before string) (net.Listener, error) {
	wanted := []int{}
	if _, port, err := net.SplitHostPort(before); err == nil {
		if n, err := strconv.Atoi(port); err == nil {
			wanted = append(wanted, n)
		}
	}
	for n := range ports {
		wanted = append(wanted, firstPort+n)
	}
	var why error
	for _, port := range wanted {
		listener, err := net.Listen("tcp", ":"+strconv.Itoa(port))
		if err == nil {
			return listener, nil
		}
		why = errors.Join(why, err)
	}
	return nil, why
}

// ownAddress is where other devices of the network find this one; itself where there is no network.
func ownAddress() string {
	addresses, err := net.InterfaceAddrs()
	if err != nil {
		return "127.0.0.1"
	}
	for _, a := range addresses {
		if ip, ok := a.(*net.IPNet); ok && ip.IP.IsPrivate() && ip.IP.To4() != nil {
			return ip.IP.String()
		}
	}
	return "127.0.0.1"
}
