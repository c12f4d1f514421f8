package cli

import (
	"bufio"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
)

func servedApp() fstest.MapFS {
	return fstest.MapFS{"index.html": {Data: []byte("<!DOCTYPE html>")}}
}

// served is an app that is being served.
type served struct {
	address string // as it was printed
	stop    func()
	status  chan int
}

// start serves the app, and reads where it is found.
func start(t *testing.T, addr string, more ...string) served {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	out, said := io.Pipe()
	s := served{stop: stop, status: make(chan int, 1)}
	env := &Env{Out: said, Err: io.Discard, Assets: assets.FS, Games: games.Rules(games.All()), Lang: "en", Now: time.Now}
	go func() {
		s.status <- serve(ctx, env, append([]string{"--addr", addr}, more...), servedApp())
		_ = said.Close()
	}()
	lines := bufio.NewScanner(out)
	for lines.Scan() && !strings.Contains(lines.Text(), "Ctrl+C") {
		if found := regexp.MustCompile(`https?://\S+:\d+/`).FindString(lines.Text()); found != "" && s.address == "" {
			s.address = found
		}
	}
	return s
}

// The app is served until the end is asked for, and not longer.
func TestServe(t *testing.T) {
	s := start(t, "0")
	client := &http.Client{Timeout: 5 * time.Second}
	answer, err := client.Get(s.address)
	if err != nil {
		t.Fatal(err)
	}
	page, _ := io.ReadAll(answer.Body)
	_ = answer.Body.Close()
	if string(page) != "<!DOCTYPE html>" || answer.Header.Get("Content-Security-Policy") == "" {
		t.Errorf("%s, %q", answer.Status, page)
	}
	s.stop()
	select {
	case got := <-s.status:
		if got != statusFine {
			t.Errorf("ended with %d", got)
		}
	case <-time.After(10 * time.Second):
		t.Fatal("does not end")
	}
	if _, err := client.Get(s.address); err == nil {
		t.Error("serves on after its end")
	}
}

// Whatever of this machine's own addresses it is served on, the first that is
// printed answers.
func TestServedWhereItSays(t *testing.T) {
	client := &http.Client{Timeout: 5 * time.Second}
	for _, addr := range []string{"127.0.0.1:0", "127.0.0.2:0", "localhost:0", "[::1]:0", "0.0.0.0:0", "[::]:0"} {
		trial, err := net.Listen("tcp", addr)
		if err != nil {
			continue // this machine has no such address
		}
		_ = trial.Close()
		s := start(t, addr)
		if answer, err := client.Get(s.address); err != nil {
			t.Errorf("%s: %v", addr, err)
		} else {
			_ = answer.Body.Close()
		}
		s.stop()
		<-s.status
	}
}

func TestServeRefuses(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	for _, c := range []struct {
		name  string
		files fstest.MapFS
		args  []string
		says  []string
	}{
		{"not built in", fstest.MapFS{}, nil, []string{"make web", "make build"}},
		{"taken", servedApp(), []string{"--addr", taken.Addr().String()}, []string{"taken", "--addr 127.0.0.1:"}},
		{"no port", servedApp(), []string{"--addr", "127.0.0.1"}, []string{"HOST:PORT"}},
		{"port too large", servedApp(), []string{"--addr", "127.0.0.1:65536"}, []string{"HOST:PORT"}},
		{"another machine's", servedApp(), []string{"--addr", "192.0.2.1:8080"}, []string{"192.0.2.1:8080"}},
		{"operand", servedApp(), []string{"8080"}, []string{"8080"}},
	} {
		var out, wrong strings.Builder
		env := &Env{Out: &out, Err: &wrong, Assets: assets.FS, Games: games.Rules(games.All()), Lang: "en", Now: time.Now}
		status := serve(t.Context(), env, c.args, c.files)
		if status != statusUnread || out.Len() > 0 {
			t.Errorf("%s: status %d, %q", c.name, status, out.String())
		}
		for _, part := range c.says {
			if !strings.Contains(wrong.String(), part) {
				t.Errorf("%s: %q does not say %q", c.name, wrong.String(), part)
			}
		}
	}
}

func TestReadAddr(t *testing.T) {
	for addr, want := range map[string]string{
		"0.0.0.0:80": "0.0.0.0:80", ":8080": "127.0.0.1:8080", "8080": "127.0.0.1:8080", "localhost:1": "localhost:1", "[::1]:80": "[::1]:80",
	} {
		host, port, err := readAddr(addr)
		if err != nil || net.JoinHostPort(host, port) != want {
			t.Errorf("%s: %s, %s, %v", addr, host, port, err)
		}
	}
	for _, addr := range []string{"", "localhost", "1:2:3", "a:-1", "a:http", "a:99999", "[::1"} {
		if host, port, err := readAddr(addr); err == nil {
			t.Errorf("%q is taken as %s and %s", addr, host, port)
		}
	}
}

func TestReachable(t *testing.T) {
	own := func() ([]net.Addr, error) {
		var addrs []net.Addr
		for _, text := range []string{"127.0.0.1/8", "2001:db8::7/64", "192.168.1.7/24", "fe80::1/64", "10.0.0.2/8", "::1/128"} {
			ip, network, err := net.ParseCIDR(text)
			if err != nil {
				t.Fatal(err)
			}
			addrs = append(addrs, &net.IPNet{IP: ip, Mask: network.Mask})
		}
		return addrs, nil
	}
	for _, c := range []struct {
		at   string
		want []string
	}{
		{"127.0.0.1:80", nil},
		{"[::1]:80", nil},
		{"192.168.1.7:81", []string{"http://192.168.1.7:81/"}},
		{"0.0.0.0:82", []string{"http://192.168.1.7:82/", "http://10.0.0.2:82/"}},
		{"[::]:83", []string{"http://192.168.1.7:83/", "http://10.0.0.2:83/", "http://[2001:db8::7]:83/"}},
	} {
		var got []string
		for _, there := range reachable(netip.MustParseAddrPort(c.at), own) {
			got = append(got, link("http", there, ""))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.at, got, c.want)
		}
	}
	none := func() ([]net.Addr, error) { return nil, errors.New("not told") }
	if got := reachable(netip.MustParseAddrPort("0.0.0.0:82"), none); got != nil {
		t.Errorf("%q out of nowhere", got)
	}
}

func TestAnnounceToAll(t *testing.T) {
	var out strings.Builder
	env := &Env{Out: &out, Err: io.Discard, Assets: assets.FS, Games: games.Rules(games.All()), Lang: "de"}
	env.announce(&place{scheme: "http", addr: &net.TCPAddr{IP: net.IPv4(192, 0, 2, 1), Port: 8080}})
	for _, part := range []string{"http://192.0.2.1:8080/", "█▀", "Jedes Gerät"} {
		if !strings.Contains(out.String(), part) {
			t.Errorf("%q is not in\n%s", part, out.String())
		}
	}
	if strings.Contains(out.String(), "127.0.0.1") {
		t.Errorf("it is not at 127.0.0.1:\n%s", out.String())
	}
}

// A code is a square with a bright border and the three marks in its corners.
func TestDrawQR(t *testing.T) {
	lines := strings.Split(strings.TrimSuffix(drawQR("http://192.168.1.7:8080/"), "\n"), "\n")
	width := len([]rune(lines[0]))
	if (width+1)/2 != len(lines) {
		t.Fatalf("%d by %d", width, len(lines))
	}
	for i, line := range lines {
		row := []rune(line)
		if len(row) != width || row[0] == ' ' || row[width-1] == ' ' {
			t.Errorf("line %d: %q", i, line)
		}
	}
	if top := []rune(lines[1]); string(top[quiet:quiet+8]) != " ▄▄▄▄▄ █" || string(top[width-quiet-8:width-quiet]) != "█ ▄▄▄▄▄ " {
		t.Errorf("%q", lines[1])
	}
	if drawQR(strings.Repeat("long", 2000)) != "" {
		t.Error("a code for a text that fits none")
	}
}

// With a certificate of its own the page is one of https to who trusts it, and only to
// them; the certificate is given to anybody.
func TestServeSafely(t *testing.T) {
	folder := t.TempDir()
	s := start(t, "127.0.0.1:0", "--tls="+folder)
	defer func() { s.stop(); <-s.status }()
	if !strings.HasPrefix(s.address, "https://") {
		t.Fatalf("served at %s", s.address)
	}
	client := func(pool *x509.CertPool) *http.Client {
		return &http.Client{Timeout: 5 * time.Second, Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: pool}}}
	}
	if _, err := client(x509.NewCertPool()).Get(s.address); err == nil {
		t.Error("it is trusted by who has not taken the certificate in")
	}
	pem, err := os.ReadFile(filepath.Join(folder, "authority.crt"))
	if err != nil {
		t.Fatal(err)
	}
	pool := x509.NewCertPool()
	pool.AppendCertsFromPEM(pem)
	answer, err := client(pool).Get(s.address)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if page, _ := io.ReadAll(answer.Body); string(page) != "<!DOCTYPE html>" {
		t.Errorf("the page is %q", page)
	}
}

// Who asks the plain address for anything gets the certificate, as phones take it in.
func TestCertificateIsGiven(t *testing.T) {
	p := &place{scheme: "http", addr: &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 8080}}
	shown, err := p.secure(t.TempDir(), time.Now())
	if err != nil {
		t.Fatal(err)
	}
	defer shown.Close()
	server := httptest.NewServer(p)
	defer server.Close()
	answer, err := http.Get(server.URL + "/anything")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	der, _ := io.ReadAll(answer.Body)
	if _, err := x509.ParseCertificate(der); err != nil || answer.Header.Get("Content-Type") != "application/x-x509-ca-cert" {
		t.Errorf("%s: %v", answer.Header.Get("Content-Type"), err)
	}
	if got := p.certificate(netip.MustParseAddrPort("192.168.1.7:8080")); !strings.HasPrefix(got, "http://192.168.1.7:") || !strings.HasSuffix(got, "/quickcast.crt") {
		t.Errorf("a phone is sent to %s", got)
	}
}
