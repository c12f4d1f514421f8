//go:build !noshare && !js

package broker

import (
	"bytes"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/coder/websocket"

	"github.com/quickcast/quickcast/internal/share"
)

// Handler answers what belongs to the sharing of tables, and leaves all else to another one. The page is there under the
// path of a code, too, which is what the picture for cameras says.
func (b *Broker) Handler(page http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch path := r.URL.Path; {
		case path == share.WirePath:
			b.wire(w, r)
		case path == share.SharePath:
			b.enter(w, r, true)
		case path == share.JoinPath:
			b.enter(w, r, false)
		case isCode(share.CleanCode(strings.TrimPrefix(path, "/"))):
			http.Redirect(w, r, "/#"+share.CleanCode(strings.TrimPrefix(path, "/")), http.StatusFound)
		default:
			page.ServeHTTP(w, r)
		}
	})
}

func isCode(text string) bool {
	for i, c := range []byte(text) {
		if i < 4 && (c < 'A' || c > 'Z') || i >= 4 && (c < '0' || c > '9') {
			return false
		}
	}
	return len(text) == codeLength
}

// enter begins a table or joins one. What is asked has to be JSON, which no foreign page can send unasked.
func (b *Broker) enter(w http.ResponseWriter, r *http.Request, begin bool) {
	w.Header().Set("Cache-Control", "no-store")
	kind, _, _ := strings.Cut(r.Header.Get("Content-Type"), ";")
	if r.Method != http.MethodPost || kind != "application/json" {
		http.Error(w, http.StatusText(http.StatusMethodNotAllowed), http.StatusMethodNotAllowed)
		return
	}
	host, _, _ := net.SplitHostPort(r.RemoteAddr)
	if !b.tries.take(host, 0) {
		http.Error(w, http.StatusText(http.StatusTooManyRequests), http.StatusTooManyRequests)
		return
	}
	var asked share.Entrance
	if json.NewDecoder(io.LimitReader(r.Body, 1000)).Decode(&asked) != nil {
		http.Error(w, http.StatusText(http.StatusBadRequest), http.StatusBadRequest)
		return
	}
	member, ok, err := b.add(share.CleanCode(asked.Code), begin, asked.Watches)
	if begin || !ok {
		b.tries.take(host, 1)
	}
	switch {
	case err != nil:
		http.Error(w, http.StatusText(http.StatusInsufficientStorage), http.StatusInsufficientStorage)
		return
	case !ok:
		http.Error(w, http.StatusText(http.StatusNotFound), http.StatusNotFound)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(member) // who asked is gone
}

// wire is the line of one device: what it says goes to the broker, and what that says comes back.
func (b *Broker) wire(w http.ResponseWriter, r *http.Request) {
	socket, err := websocket.Accept(w, r, nil) // it refuses pages of other origins
	if err != nil {
		return // it has answered
	}
	socket.SetReadLimit(2 * maxMessage)
	device := websocket.NetConn(r.Context(), socket, websocket.MessageBinary)
	inside, err := b.server.InProcessConn()
	if err != nil {
		_ = socket.Close(websocket.StatusGoingAway, "")
		return
	}
	var group sync.WaitGroup
	group.Go(func() {
		_, _ = io.Copy(device, inside) // however it ends, both end
		_ = device.Close()
	})
	_, _ = io.Copy(inside, &metered{from: device, now: b.needs.Now})
	_ = inside.Close()
	_ = device.Close()
	group.Wait()
}

// What one device may say: so many messages and bytes a second, and some more at once, such as the log of a table that
// was played for an evening.
const (
	messageRate, messageBurst = 30, 400
	byteRate, byteBurst       = 128 << 10, 8 << 20
)

// metered reads until more comes than any phone has to say; then the line ends.
type metered struct {
	from            io.Reader
	now             func() time.Time
	messages, bytes bucket
}

func (m *metered) Read(p []byte) (int, error) {
	n, err := m.from.Read(p)
	said := max(1, bytes.Count(p[:n], []byte("PUB ")))
	now := m.now()
	if !m.messages.take(now, said, messageRate, messageBurst) || !m.bytes.take(now, n, byteRate, byteBurst) {
		return 0, io.ErrUnexpectedEOF
	}
	return n, err
}

// bucket is what was taken lately.
type bucket struct {
	level float64
	at    time.Time
}

// take adds to it, and tells whether it does not run over.
func (b *bucket) take(now time.Time, n int, rate, burst float64) bool {
	if !b.at.IsZero() {
		b.level = max(0, b.level-now.Sub(b.at).Seconds()*rate)
	}
	b.at = now
	b.level += float64(n)
	return b.level <= burst
}

// Tries at a code that is none, and tables begun: so many a minute from one address, and in all.
const triesEach, triesAll = 5, 60

// tries counts them.
type tries struct {
	now func() time.Time
	mu  sync.Mutex
	per map[string]*bucket
	all bucket
}

func newTries(now func() time.Time) tries { return tries{now: now, per: map[string]*bucket{}} }

// take counts some, and tells whether another one may be made.
func (t *tries) take(address string, n int) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	now := t.now()
	if len(t.per) > 1000 {
		clear(t.per)
	}
	if t.per[address] == nil {
		t.per[address] = &bucket{}
	}
	own := t.per[address].take(now, n, triesEach/60.0, triesEach-1)
	return t.all.take(now, n, triesAll/60.0, triesAll-1) && own
}
