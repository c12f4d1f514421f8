package webapp

import (
	"bytes"
	"cmp"
	"io/fs"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Handler serves the app for the browser: the files it was made from and
// nothing else, unchanged, so that any number of requests may run at once.
type Handler struct {
	files map[string]file
}

// New makes a handler for files, those named *.br being packed. It refuses
// (NotBuiltError) files without a page, and (FileError) any of an unknown kind.
func New(files fs.FS) (*Handler, error) {
	all, err := load(files)
	if err != nil {
		return nil, err
	}
	return &Handler{files: all}, nil
}

// Prepare packs all files anew for the browsers that do not take them as they
// were built, which takes a second or two; without it the first such browser has
// to wait for that.
func (h *Handler) Prepare() {
	for _, f := range h.files {
		if f.packed() {
			_, _ = f.as(zip) // a damaged one is said when it is asked for
		}
	}
}

// ServeHTTP answers GET and HEAD for the names of the files; "/" is the page.
func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	guard(w.Header())
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, http.StatusText(http.StatusMethodNotAllowed), http.StatusMethodNotAllowed)
		return
	}
	name := cmp.Or(strings.TrimPrefix(r.URL.Path, "/"), start)
	f, ok := h.files[name]
	if !ok {
		http.NotFound(w, r)
		return
	}
	f.serve(w, r, name)
}

// serve sends the file in the coding the browser likes best. The browser may
// keep it, but asks each time whether it is still the same.
func (f file) serve(w http.ResponseWriter, r *http.Request, name string) {
	header := w.Header()
	header.Set("Cache-Control", "no-cache")
	header.Set("Content-Type", f.kind)
	if f.packed() {
		header.Set("Vary", "Accept-Encoding")
	}
	how := choose(r.Header.Values("Accept-Encoding"), f.packed())
	if how == neither {
		http.Error(w, http.StatusText(http.StatusNotAcceptable), http.StatusNotAcceptable)
		return
	}
	body, err := f.as(how)
	if err != nil {
		http.Error(w, "damaged: "+name, http.StatusInternalServerError)
		return
	}
	if how == identity {
		header.Set("Etag", strconv.Quote(f.tag))
	} else {
		header.Set("Content-Encoding", string(how))
		header.Set("Etag", strconv.Quote(f.tag+"-"+string(how)))
	}
	header.Set("Content-Length", strconv.Itoa(len(body)))
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(body))
}

// guard says what the page may do: run its own scripts and its own program,
// speak to this server, and nothing more.
func guard(header http.Header) {
	header.Set("Content-Security-Policy", strings.Join([]string{
		"default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self' data: blob:",
		"connect-src 'self'", "worker-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
	}, "; "))
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("X-Frame-Options", "DENY")
	header.Set("Referrer-Policy", "no-referrer")
	header.Set("Cross-Origin-Resource-Policy", "same-origin")
}
