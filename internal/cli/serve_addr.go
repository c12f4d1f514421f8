package cli

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"net/url"
	"strconv"
	"strings"
	"syscall"
)

// What Windows calls an address that is taken, and one that is kept for others.
const (
	windowsTaken     = syscall.Errno(10048)
	windowsForbidden = syscall.Errno(10013)
)

// loopback is the host that is served on unless another is named.
const loopback = "127.0.0.1"

// readAddr reads HOST:PORT, :PORT or PORT. Without a host it is this machine
// alone: to be open to others has to be said.
func readAddr(addr string) (host, port string, err error) {
	if !strings.Contains(addr, ":") {
		addr = ":" + addr
	}
	host, port, err = net.SplitHostPort(addr)
	if err != nil {
		return "", "", &AddrError{Addr: addr, Fault: addrWrong, Err: err}
	}
	if n, err := strconv.Atoi(port); err != nil || n < 0 || n > 65535 {
		return "", "", &AddrError{Addr: addr, Fault: addrWrong, Err: err}
	}
	if host == "" {
		host = loopback
	}
	return host, port, nil
}

// listen opens the address, or says (AddrError) why that cannot be.
func listen(addr string) (net.Listener, error) {
	host, port, err := readAddr(addr)
	if err != nil {
		return nil, err
	}
	addr = net.JoinHostPort(host, port)
	listener, err := net.Listen("tcp", addr)
	switch {
	case err == nil:
		return listener, nil
	case errors.Is(err, syscall.EADDRINUSE), errors.Is(err, windowsTaken):
		return nil, &AddrError{Addr: addr, Fault: addrTaken, Next: next(host, port), Err: err}
	case errors.Is(err, syscall.EACCES), errors.Is(err, windowsForbidden):
		return nil, &AddrError{Addr: addr, Fault: addrForbidden, Next: net.JoinHostPort(host, "8080"), Err: err}
	}
	return nil, &AddrError{Addr: addr, Fault: addrWrong, Err: err}
}

// next is the same host one port further.
func next(host, port string) string {
	n, err := strconv.Atoi(port)
	if err != nil || n >= 65535 {
		n = 8079
	}
	return net.JoinHostPort(host, strconv.Itoa(n+1))
}

// local is where this machine itself finds what listens at an address, if it
// does so by an address of its own alone.
func local(at netip.AddrPort) (netip.AddrPort, bool) {
	ip := at.Addr()
	switch {
	case ip.IsLoopback():
		return at, true
	case ip == netip.IPv4Unspecified():
		return netip.AddrPortFrom(netip.MustParseAddr(loopback), at.Port()), true
	case ip == netip.IPv6Unspecified():
		return netip.AddrPortFrom(netip.IPv6Loopback(), at.Port()), true
	}
	return netip.AddrPort{}, false
}

// reachable lists where others find what listens at an address: nowhere if
// that is this machine alone, all of the machine's own addresses if it listens
// on every one, IPv4 first.
func reachable(at netip.AddrPort, own func() ([]net.Addr, error)) []netip.AddrPort {
	switch {
	case at.Addr().IsLoopback():
		return nil
	case !at.Addr().IsUnspecified():
		return []netip.AddrPort{at}
	}
	addrs, err := own()
	if err != nil {
		return nil
	}
	var four, six []netip.AddrPort
	for _, addr := range addrs {
		prefix, err := netip.ParsePrefix(addr.String())
		ip := prefix.Addr().Unmap()
		if err != nil || ip.IsLoopback() || ip.IsLinkLocalUnicast() || ip.IsMulticast() {
			continue
		}
		if here := netip.AddrPortFrom(ip, at.Port()); ip.Is4() {
			four = append(four, here)
		} else if at.Addr().Is6() {
			six = append(six, here)
		}
	}
	return append(four, six...)
}

// link is the address of a page there.
func link(scheme string, at netip.AddrPort, page string) string {
	return (&url.URL{Scheme: scheme, Host: at.String(), Path: "/" + page}).String()
}

// addrFault is what is wrong with an address.
type addrFault int

// The faults an address can have.
const (
	addrWrong addrFault = iota
	addrTaken
	addrForbidden
)

// AddrError refuses an address that nothing can be served on.
type AddrError struct {
	Addr  string // as it was read
	Fault addrFault
	Next  string // one that may do instead, if there is one
	Err   error
}

func (e *AddrError) Error() string {
	switch e.Fault {
	case addrTaken:
		return fmt.Sprintf("the address %s is taken; try %s", e.Addr, e.Next)
	case addrForbidden:
		return fmt.Sprintf("the address %s is not for every user; try %s", e.Addr, e.Next)
	}
	return fmt.Sprintf("nothing can be served on %q: %v", e.Addr, e.Err)
}

func (e *AddrError) Unwrap() error { return e.Err }

// Message names the text for this error.
func (e *AddrError) Message() (string, map[string]any) {
	args := map[string]any{"Addr": e.Addr, "Next": e.Next}
	switch e.Fault {
	case addrTaken:
		return "serve.taken", args
	case addrForbidden:
		return "serve.forbidden", args
	}
	return "serve.wrongAddr", args
}
