package broker_test

import (
	"bytes"
	"context"
	crand "crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/coder/websocket"

	"github.com/quickcast/quickcast/internal/share"
	"github.com/quickcast/quickcast/internal/share/broker"
	"github.com/quickcast/quickcast/internal/share/wire"
)

func chance(b []byte) { _, _ = crand.Read(b) }

// opened is a broker with its page.
func opened(t *testing.T, now func() time.Time) *httptest.Server {
	t.Helper()
	return openedAs(t, broker.Needs{Now: now})
}

func openedAs(t *testing.T, needs broker.Needs) *httptest.Server {
	t.Helper()
	needs.Folder, needs.Chance = t.TempDir(), chance
	b, err := broker.Open(needs)
	if err != nil {
		t.Fatal(err)
	}
	page := httptest.NewServer(b.Handler(http.NotFoundHandler()))
	t.Cleanup(func() {
		page.CloseClientConnections()
		page.Close()
		b.Close()
	})
	return page
}

func enter(t *testing.T, page *httptest.Server, code string, watches bool) share.Member {
	t.Helper()
	var m share.Member
	var err error
	if code == "" {
		m, err = wire.Begin(t.Context(), page.URL, "")
	} else {
		m, err = wire.Join(t.Context(), page.URL, code, watches)
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// plainLine is what a device could say that does not keep to the app.
func plainLine(t *testing.T, m share.Member) share.Line {
	t.Helper()
	line, err := wire.Open(m)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(line.Close)
	return line
}

func ask(line share.Line, subject string, body string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	answer, err := line.Ask(ctx, subject, nil, []byte(body))
	return string(answer), err
}

// live waits until a line stands.
func live(t *testing.T, line share.Line) {
	t.Helper()
	up := make(chan share.State, 100)
	line.Inform(func(s share.State) { up <- s })
	for state := range up {
		if state == share.Live {
			return
		}
	}
}

// A device writes at its own table, in its own name, and hears it; all else is refused, whatever it says.
func TestRightsEndAtTheOwnTable(t *testing.T) {
	page := opened(t, time.Now)
	a, other := enter(t, page, "", false), enter(t, page, "", false)
	ben, watcher := enter(t, page, a.Code, false), enter(t, page, a.Code, true)
	post := `{"id":"x","events":[]}`
	for _, c := range []struct {
		who     share.Member
		subject string
		taken   bool
	}{
		{a, "table." + a.Table + "." + a.Device, true},
		{ben, "table." + a.Table + "." + ben.Device, true},
		{ben, "table." + a.Table + "." + a.Device, false},
		{watcher, "table." + a.Table + "." + watcher.Device, false},
		{other, "table." + a.Table + "." + other.Device, false},
		{other, "log." + a.Table, false},
		{watcher, "log." + a.Table, true},
		{ben, "host." + a.Table, false},
		{ben, "$JS.API.STREAM.INFO.TABLES", false},
		{ben, "$JS.API.CONSUMER.CREATE.TABLES", false},
		{ben, "$SYS.REQ.SERVER.PING", false},
	} {
		line := plainLine(t, c.who)
		live(t, line)
		if _, err := ask(line, c.subject, post); (err == nil) != c.taken {
			t.Errorf("%s asks %s: %v, want taken %v", c.who.Device, c.subject, err, c.taken)
		}
	}
}

// Whoever is shut out is gone at once and does not come back, and the others stay.
func TestShutOut(t *testing.T) {
	page := opened(t, time.Now)
	host := enter(t, page, "", false)
	ben := enter(t, page, host.Code, false)
	hosts, bens := plainLine(t, host), plainLine(t, ben)
	live(t, hosts)
	live(t, bens)
	ended := make(chan struct{}, 100)
	bens.Inform(func(s share.State) {
		if s == share.Ended {
			ended <- struct{}{}
		}
	})
	order, _ := json.Marshal(share.Order{Revoke: ben.Device})
	if _, err := ask(hosts, "host."+host.Table, string(order)); err != nil {
		t.Fatal(err)
	}
	select {
	case <-ended:
	case <-time.After(20 * time.Second):
		t.Fatal("who was shut out is still there")
	}
	if _, err := ask(hosts, "clock", ""); err != nil {
		t.Errorf("the host: %v", err)
	}
}

// Codes cannot be tried one after the other, and a foreign page can neither share nor join.
func TestTriesAreFew(t *testing.T) {
	page := opened(t, time.Now)
	var last int
	for range 7 {
		answer, err := http.Post(page.URL+share.JoinPath, "application/json", strings.NewReader(`{"code":"AAAA22"}`))
		if err != nil {
			t.Fatal(err)
		}
		_ = answer.Body.Close()
		last = answer.StatusCode
	}
	if last != http.StatusTooManyRequests {
		t.Errorf("the seventh try: %d", last)
	}
	answer, err := http.Post(page.URL+share.SharePath, "text/plain", strings.NewReader(`{}`))
	if err != nil {
		t.Fatal(err)
	}
	_ = answer.Body.Close()
	if answer.StatusCode == http.StatusOK {
		t.Error("a form of another page began a table")
	}
	request, _ := http.NewRequest(http.MethodGet, page.URL+share.WirePath, nil)
	request.Header = http.Header{"Origin": {"http://elsewhere"}, "Connection": {"Upgrade"}, "Upgrade": {"websocket"}, "Sec-Websocket-Version": {"13"}, "Sec-Websocket-Key": {"AAAAAAAAAAAAAAAAAAAAAA=="}}
	if answer, err = http.DefaultClient.Do(request); err != nil || answer.StatusCode == http.StatusSwitchingProtocols {
		t.Errorf("a page of another origin gets a line: %v", err)
	}
	_ = answer.Body.Close()
}

// Who says more than any phone has to say loses the line; a stranger without a token has none.
func TestTooMuchEndsTheLine(t *testing.T) {
	page := opened(t, time.Now)
	m := enter(t, page, "", false)
	for _, token := range []string{"", "wrong", m.Token} {
		socket, _, err := websocket.Dial(t.Context(), strings.Replace(page.URL, "http", "ws", 1)+share.WirePath, nil)
		if err != nil {
			t.Fatal(err)
		}
		said := []byte(`CONNECT {"verbose":false,"headers":true,"auth_token":"` + token + `"}` + "\r\nPING\r\n")
		said = append(said, bytes.Repeat([]byte("PUB seen."+m.Table+"."+m.Device+" 0\r\n\r\n"), 3000)...)
		_ = socket.Write(t.Context(), websocket.MessageBinary, said[:60000])
		_ = socket.Write(t.Context(), websocket.MessageBinary, said[60000:])
		ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
		for err == nil {
			_, _, err = socket.Read(ctx)
		}
		if ctx.Err() != nil {
			t.Errorf("token %q: the line stays", token)
		}
		cancel()
	}
}

// raw is a line on which a stranger, or who has a token, says what he wants, by the words of the wire itself.
func raw(t *testing.T, page *httptest.Server, token string) net.Conn {
	t.Helper()
	socket, _, err := websocket.Dial(t.Context(), strings.Replace(page.URL, "http", "ws", 1)+share.WirePath, nil)
	if err != nil {
		t.Fatal(err)
	}
	socket.SetReadLimit(-1)
	line := websocket.NetConn(context.Background(), socket, websocket.MessageBinary)
	t.Cleanup(func() { _ = line.Close() })
	_, _ = line.Write([]byte(`CONNECT {"verbose":false,"auth_token":"` + token + `"}` + "\r\nPING\r\n"))
	return line
}

// ended tells whether a line is ended from the other side soon, before the server misses an answer to its pings.
func ended(t *testing.T, line net.Conn) bool {
	t.Helper()
	var late atomic.Bool
	defer time.AfterFunc(4*time.Second, func() { late.Store(true); _ = line.Close() }).Stop()
	_, _ = io.Copy(io.Discard, line)
	return !late.Load()
}

// A message larger than any act ends the line of who sends it; nothing of it is kept.
func TestTooLargeEndsTheLine(t *testing.T) {
	page := opened(t, time.Now)
	m := enter(t, page, "", false)
	line := raw(t, page, m.Token)
	subject := "table." + m.Table + "." + m.Device
	_, _ = fmt.Fprintf(line, "PUB %s %d\r\n%s\r\n", subject, 70<<10, strings.Repeat("x", 70<<10))
	if !ended(t, line) {
		t.Error("the line stays")
	}
	honest := plainLine(t, m)
	live(t, honest)
	if log, err := ask(honest, "log."+m.Table, `{"after":0}`); err != nil || len(log) > 200 {
		t.Errorf("the log is %.300s, %v", log, err)
	}
}

// There are so many lines, and no more; and so many tables.
func TestLinesAndTablesEnd(t *testing.T) {
	const most = 2
	page := openedAs(t, broker.Needs{Now: time.Now, Most: most})
	m := enter(t, page, "", false)
	enter(t, page, "", false)
	if _, err := wire.Begin(t.Context(), page.URL, ""); err == nil {
		t.Error("a third table is begun")
	}
	var lines []net.Conn
	for range most*5/2 + 1 {
		lines = append(lines, raw(t, page, m.Token))
		time.Sleep(20 * time.Millisecond)
	}
	if !ended(t, lines[len(lines)-1]) {
		t.Error("one line too many stays")
	}
	_ = lines[0].SetReadDeadline(time.Now().Add(5 * time.Second))
	if read, err := lines[0].Read(make([]byte, 100)); read == 0 || err != nil {
		t.Errorf("the first line does not go on: %v", err)
	}
}

// Who does not read what comes loses the line, and nobody waits for him.
func TestSlowReadersLoseTheLine(t *testing.T) {
	page := opened(t, time.Now)
	host := enter(t, page, "", false)
	ben := enter(t, page, host.Code, false)
	slow := raw(t, page, ben.Token)
	_, _ = fmt.Fprintf(slow, "SUB seen.%s.* 1\r\n", host.Table)
	talks := plainLine(t, host)
	live(t, talks)
	for range 120 { // within what one device may say at once, and more than waits for anybody
		talks.Tell("seen."+host.Table+"."+host.Device, make([]byte, 60<<10))
	}
	time.Sleep(8 * time.Second)
	if _, err := ask(talks, "clock", ""); err != nil {
		t.Errorf("who talks waits for who does not read: %v", err)
	}
	if !ended(t, slow) {
		t.Error("the line stays")
	}
}

// Over TLS all is as without, and without the host's certificate there is no way in.
func TestOverTLS(t *testing.T) {
	b, err := broker.Open(broker.Needs{Folder: t.TempDir(), Now: time.Now, Chance: chance})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Close)
	page := httptest.NewTLSServer(b.Handler(http.NotFoundHandler()))
	t.Cleanup(page.Close)
	t.Cleanup(page.CloseClientConnections)
	if _, err := wire.Begin(t.Context(), page.URL, ""); err == nil {
		t.Fatal("a host nobody vouches for is trusted")
	}
	transport := http.DefaultTransport
	t.Cleanup(func() { http.DefaultTransport = transport })
	http.DefaultTransport = page.Client().Transport
	m := enter(t, page, "", false)
	line := plainLine(t, m)
	live(t, line)
	if _, err := ask(line, "table."+m.Table+"."+m.Device, `{"id":"x","events":[]}`); err != nil {
		t.Error(err)
	}
}
