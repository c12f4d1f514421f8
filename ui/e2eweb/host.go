package main

import (
	"bytes"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"sync/atomic"
	"testing/fstest"
	"time"

	"github.com/andybalholm/brotli"

	"quickcast/internal/webapp"
)

// host serves a release of the app on this machine alone, or nothing, as if there
// were no network.
type host struct {
	dist   string
	server *http.Server
	serves atomic.Pointer[webapp.Handler]
}

// newHost serves what is in dist, and says where.
func newHost(dist string) (*host, string, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, "", err
	}
	h := &host{dist: dist}
	h.server = &http.Server{Handler: h, ReadHeaderTimeout: time.Second}
	go func() { _ = h.server.Serve(listener) }() // ends with Close
	return h, "http://" + listener.Addr().String() + "/", h.serve(os.DirFS(dist))
}

// ServeHTTP answers, or breaks the line off.
func (h *host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	handler := h.serves.Load()
	if handler == nil {
		panic(http.ErrAbortHandler) // the server closes the line, and says nothing
	}
	handler.ServeHTTP(w, r)
}

func (h *host) serve(files fs.FS) error {
	handler, err := webapp.New(files)
	if err == nil {
		h.serves.Store(handler)
	}
	return err
}

// vanish takes the network away.
func (h *host) vanish() { h.serves.Store(nil) }

// release serves from now on what differs in nothing but that it is a newer one.
func (h *host) release() error {
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
