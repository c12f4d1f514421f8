package cli

import (
	"crypto/rand"
	"crypto/tls"
	"net"
	"net/http"
	"net/netip"
	"os"
	"path/filepath"
	"time"

	"github.com/quickcast/quickcast/internal/certificate"
)

// ownFolder stands for the folder of certificates that the system gives this program.
const ownFolder = "-"

// certPage is the name the certificate is given under.
const certPage = "quickcast.crt"

// place is where the app is found.
type place struct {
	scheme    string
	addr      net.Addr
	tls       *tls.Config            // nil for plain http, as are the others
	authority *certificate.Authority // that a phone is to trust
	given     net.Addr               // where it gets the authority's certificate, without encryption
}

// secure makes the place one of https, with an authority kept in the folder, and gives
// a listener beside it for those who do not trust that yet.
func (p *place) secure(folder string, now time.Time) (net.Listener, error) {
	if folder == ownFolder {
		own, err := os.UserConfigDir()
		if err != nil {
			return nil, err
		}
		folder = filepath.Join(own, "quickcast", "certificate")
	}
	var err error
	if p.authority, err = certificate.Open(folder, now, rand.Reader); err != nil {
		return nil, err
	}
	at, err := port(p.addr)
	if err != nil {
		return nil, err
	}
	ips := []net.IP{at.Addr().AsSlice()}
	for _, there := range reachable(at, net.InterfaceAddrs) {
		ips = append(ips, there.Addr().AsSlice())
	}
	if here, ok := local(at); ok {
		ips = append(ips, here.Addr().AsSlice())
	}
	cert, err := p.authority.Server(ips, now, rand.Reader)
	if err != nil {
		return nil, err
	}
	p.scheme, p.tls = "https", &tls.Config{Certificates: []tls.Certificate{cert}, MinVersion: tls.VersionTLS12, NextProtos: []string{"http/1.1"}}
	second, err := net.Listen("tcp", netip.AddrPortFrom(at.Addr(), 0).String())
	if err != nil {
		return nil, err
	}
	p.given = second.Addr()
	return second, nil
}

// certificate is where somebody who finds the page there gets the certificate.
func (p *place) certificate(there netip.AddrPort) string {
	given, err := port(p.given)
	if err != nil {
		return "" // never: it is TCP
	}
	return link("http", netip.AddrPortFrom(there.Addr(), given.Port()), certPage)
}

// ServeHTTP gives the certificate, and nothing else, to a device that has to take it
// in before it can speak with the page.
func (p *place) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.URL.Path != "/"+certPage {
		http.Redirect(w, r, "/"+certPage, http.StatusFound)
		return
	}
	w.Header().Set("Content-Type", "application/x-x509-ca-cert")
	w.Header().Set("Content-Disposition", `attachment; filename="`+certPage+`"`)
	_, _ = w.Write(p.authority.Public())
}

// port is an address of TCP as it is printed.
func port(addr net.Addr) (netip.AddrPort, error) {
	at, err := netip.ParseAddrPort(addr.String())
	return netip.AddrPortFrom(at.Addr().Unmap(), at.Port()), err
}
