package browser

import (
	"bytes"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"strings"
	"sync/atomic"
	"testing/fstest"
	"time"

	"github.com/andybalholm/brotli"

	"github.com/quickcast/quickcast/internal/webapp"
)

// Host serves a release of the app on this machine alone, or nothing, as if there
// were no network.
type Host struct {
	dist   string
	server *http.Server
	serves atomic.Pointer[webapp.Handler]
}

// below is the folder that the app is served in: hosts of pages give each of them one.
const below = "/quickcast"

// Serve serves a built web app as "quickcast serve" does, in a folder, and says where.
func Serve(dist string) (*Host, string, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, "", err
	}
	h := &Host{dist: dist}
	h.server = &http.Server{Handler: h, ReadHeaderTimeout: time.Second}
	go func() { _ = h.server.Serve(listener) }() // ends with Close
	return h, "http://" + listener.Addr().String() + below + "/", h.serve(os.DirFS(dist))
}

// Close ends it.
func (h *Host) Close() { _ = h.server.Close() }

// ServeHTTP answers, or breaks the line off.
func (h *Host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	handler := h.serves.Load()
	if handler == nil {
		panic(http.ErrAbortHandler) // the server closes the line, and says nothing
	}
	http.StripPrefix(below, handler).ServeHTTP(w, r)
}

func (h *Host) serve(files fs.FS) error {
	handler, err := webapp.New(files)
	if err == nil {
		handler.Prepare()
		h.serves.Store(handler)
	}
	return err
}

// Vanish takes the network away.
func (h *Host) Vanish() { h.serves.Store(nil) }

// Release serves from now on what differs in nothing but that it is a newer one.
func (h *Host) Release() error {
	dist := os.DirFS(h.dist)
	files := fstest.MapFS{}
	entries, err := fs.ReadDir(dist, ".")
	if err != nil {
		return err
	}
	for _, entry := range entries {
		data, err := fs.ReadFile(dist, entry.Name())
		if err != nil {
			return err
		}
		name := entry.Name()
		if name == "worker.js.br" {
			script, err := io.ReadAll(brotli.NewReader(bytes.NewReader(data)))
			if err != nil {
				return err
			}
			name, data = "worker.js", append(script, "// newer\n"...)
		}
		files[name] = &fstest.MapFile{Data: data}
	}
	return h.serve(files)
}

// Files are the names under which a built web app is served.
func Files(dist string) ([]string, error) {
	entries, err := os.ReadDir(dist)
	var names []string
	for _, entry := range entries {
		if name := strings.TrimSuffix(entry.Name(), ".br"); !strings.HasPrefix(name, ".") {
			names = append(names, name)
		}
	}
	return names, err
}
