package webapp

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"

	br "github.com/andybalholm/brotli"
)

const program = "\x00asm and much more, much more, much more"

func pack(t *testing.T, text string) []byte {
	t.Helper()
	var b bytes.Buffer
	w := br.NewWriter(&b)
	if _, err := io.WriteString(w, text); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func app(t *testing.T) fstest.MapFS {
	t.Helper()
	return fstest.MapFS{
		".gitignore":        {Data: []byte("*")},
		"index.html.br":     {Data: pack(t, "<!DOCTYPE html>")},
		"quickcast.wasm.br": {Data: pack(t, program)},
		"start.js.br":       {Data: pack(t, "go()")},
		"page.css":          {Data: []byte("body {}")},
		"page.json":         {Data: []byte("{}")},
		"en.webmanifest":    {Data: []byte("{}")},
		"Icon.png":          {Data: []byte("\x89PNG")},
	}
}

func ask(t *testing.T, method, target string, headers ...string) *http.Response {
	t.Helper()
	h, err := New(app(t))
	if err != nil {
		t.Fatal(err)
	}
	r := httptest.NewRequest(method, "http://localhost/", nil)
	r.URL.Path = target
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w.Result()
}

func body(t *testing.T, r *http.Response) string {
	t.Helper()
	data, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestFilesAndTheirKinds(t *testing.T) {
	for _, c := range []struct{ path, kind, text string }{
		{"/", "text/html; charset=utf-8", "<!DOCTYPE html>"},
		{"/index.html", "text/html; charset=utf-8", "<!DOCTYPE html>"},
		{"/quickcast.wasm", "application/wasm", program},
		{"/start.js", "text/javascript; charset=utf-8", "go()"},
		{"/page.css", "text/css; charset=utf-8", "body {}"},
		{"/page.json", "application/json", "{}"},
		{"/en.webmanifest", "application/manifest+json", "{}"},
		{"/Icon.png", "image/png", "\x89PNG"},
	} {
		r := ask(t, http.MethodGet, c.path)
		if text := body(t, r); r.StatusCode != http.StatusOK || r.Header.Get("Content-Type") != c.kind || text != c.text {
			t.Errorf("%s: %s, %v, %q", c.path, r.Status, r.Header, text)
		}
	}
}

func TestNothingElse(t *testing.T) {
	for _, path := range []string{
		"", "/nothing", "/.gitignore", "/quickcast.wasm.br", "//index.html", "/../webapp.go", "/./index.html",
		"/etc/passwd", "/index.html/", "/INDEX.HTML", "/dist/index.html", "/%2e%2e/webapp.go", "/index.html\x00",
	} {
		r := ask(t, http.MethodGet, path)
		if want := http.StatusNotFound; path != "" && r.StatusCode != want {
			t.Errorf("%q: %s", path, r.Status)
		}
		if r.Header.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%q: %v", path, r.Header)
		}
	}
}

func TestOnlyReading(t *testing.T) {
	for _, method := range []string{http.MethodPost, http.MethodPut, http.MethodDelete, http.MethodOptions, "BREW"} {
		r := ask(t, method, "/")
		if r.StatusCode != http.StatusMethodNotAllowed || r.Header.Get("Allow") != "GET, HEAD" {
			t.Errorf("%s: %s, %v", method, r.Status, r.Header)
		}
	}
	r := ask(t, http.MethodHead, "/quickcast.wasm", "Accept-Encoding", "br")
	if text := body(t, r); r.StatusCode != http.StatusOK || text != "" || r.ContentLength != int64(len(pack(t, program))) {
		t.Errorf("HEAD: %s, %d, %q", r.Status, r.ContentLength, text)
	}
}

func TestCompressed(t *testing.T) {
	for accept, want := range map[string]string{"gzip, deflate, br": "br", "gzip, deflate": "gzip", "gzip, br;q=0.5": "gzip", "deflate": ""} {
		r := ask(t, http.MethodGet, "/quickcast.wasm", "Accept-Encoding", accept)
		if r.Header.Get("Content-Encoding") != want || r.Header.Get("Content-Type") != "application/wasm" || r.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("%q: %v", accept, r.Header)
		}
		if text := body(t, r); opened(t, want, text) != program || r.ContentLength != int64(len(text)) {
			t.Errorf("%q: %q, said to have %d bytes", accept, text, r.ContentLength)
		}
	}
	r := ask(t, http.MethodGet, "/page.css", "Accept-Encoding", "gzip, br")
	if text := body(t, r); r.Header.Get("Content-Encoding") != "" || text != "body {}" {
		t.Errorf("%v, %q: it is not kept packed", r.Header, text)
	}
	if r := ask(t, http.MethodGet, "/quickcast.wasm", "Accept-Encoding", "deflate, identity;q=0"); r.StatusCode != http.StatusNotAcceptable {
		t.Errorf("without any coding left: %s", r.Status)
	}
}

// opened undoes a coding.
func opened(t *testing.T, coding, text string) string {
	t.Helper()
	var r io.Reader = strings.NewReader(text)
	switch coding {
	case "br":
		r = br.NewReader(r)
	case "gzip":
		unzipped, err := gzip.NewReader(r)
		if err != nil {
			t.Fatal(err)
		}
		r = unzipped
	}
	data, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// What is prepared is not made again, and nothing else is different for it.
func TestPrepare(t *testing.T) {
	files := app(t)
	files["damaged.js.br"] = &fstest.MapFile{Data: []byte("no brotli")}
	h, err := New(files)
	if err != nil {
		t.Fatal(err)
	}
	h.Prepare()
	first, err := h.files["quickcast.wasm"].as(zip)
	if err != nil {
		t.Fatal(err)
	}
	again, err := h.files["quickcast.wasm"].as(zip)
	if err != nil || &first[0] != &again[0] {
		t.Errorf("made twice (%v)", err)
	}
}

func TestChoose(t *testing.T) {
	for _, c := range []struct {
		accept string
		want   coding
	}{
		{"", identity},
		{"gzip", zip},
		{"br", brotli},
		{"gzip, deflate, br, zstd", brotli},
		{"x-gzip", zip},
		{"GZip", zip},
		{"deflate, gzip;q=1.0, *;q=0.5", zip},
		{"deflate", identity},
		{"*", brotli},
		{"*;q=0", neither},
		{"*;q=0, gzip", zip},
		{"*;q=0, identity", identity},
		{"gzip;q=0", identity},
		{"gzip;q=0.000", identity},
		{"gzip;q=0, *", brotli},
		{"br;q=0, *", zip},
		{"gzip;q=0, br;q=0, *", identity},
		{"gzip;q=0, identity;q=0", neither},
		{"identity;q=0", neither},
		{"identity;q=0, gzip;q=0.001", zip},
		{"gzip;q=0.5, identity;q=0.8", identity},
		{"gzip;q=0.8, br;q=0.7", zip},
		{"gzip;q=0.8, br;q=0.8", brotli},
		{"gzip ; q=0.8 , identity; Q=0.8", zip},
		{"gzip;q=much", identity},
		{"gzip;q=-1", identity},
		{"gzip;q=NaN", identity},
		{",;,", identity},
	} {
		if got := choose([]string{c.accept}, true); got != c.want {
			t.Errorf("%q: %q, want %q", c.accept, got, c.want)
		}
		if got := choose([]string{c.accept}, false); got == zip || got == brotli {
			t.Errorf("%q: packed what is not", c.accept)
		}
	}
	if got := choose([]string{"deflate", "gzip"}, true); got != zip {
		t.Error("only the first of several headers is read")
	}
}

func TestUnchanged(t *testing.T) {
	for _, coding := range []string{"br", "gzip", "identity"} {
		first := ask(t, http.MethodGet, "/quickcast.wasm", "Accept-Encoding", coding)
		tag := first.Header.Get("Etag")
		if tag == "" || first.Header.Get("Cache-Control") != "no-cache" {
			t.Fatalf("%s: %v", coding, first.Header)
		}
		for _, tags := range []string{tag, "W/" + tag, `"other", ` + tag, "*"} {
			r := ask(t, http.MethodGet, "/quickcast.wasm", "Accept-Encoding", coding, "If-None-Match", tags)
			if text := body(t, r); r.StatusCode != http.StatusNotModified || text != "" || r.Header.Get("Etag") != tag {
				t.Errorf("%s, %s: %s, %v", coding, tags, r.Status, r.Header)
			}
		}
		if r := ask(t, http.MethodGet, "/quickcast.wasm", "Accept-Encoding", coding, "If-None-Match", `"other"`); r.StatusCode != http.StatusOK {
			t.Errorf("%s: another tag: %s", coding, r.Status)
		}
	}
	one, other := ask(t, http.MethodGet, "/start.js", "Accept-Encoding", "gzip"), ask(t, http.MethodGet, "/start.js")
	if one.Header.Get("Etag") == other.Header.Get("Etag") {
		t.Error("both codings have the same tag")
	}
}

func TestPartOfAFile(t *testing.T) {
	r := ask(t, http.MethodGet, "/quickcast.wasm", "Range", "bytes=1-3")
	if text := body(t, r); r.StatusCode != http.StatusPartialContent || text != "asm" || r.ContentLength != 3 {
		t.Errorf("%s, %d, %q", r.Status, r.ContentLength, text)
	}
}

func TestGuard(t *testing.T) {
	policy := ask(t, http.MethodGet, "/").Header.Get("Content-Security-Policy")
	for _, part := range []string{"default-src 'none'", "'wasm-unsafe-eval'", "worker-src 'self'", "manifest-src 'self'", "frame-ancestors 'none'"} {
		if !strings.Contains(policy, part) {
			t.Errorf("%q lacks %q", policy, part)
		}
	}
	if strings.Contains(policy, "unsafe-inline") || strings.Contains(policy, "'unsafe-eval'") {
		t.Errorf("%q lets foreign scripts in", policy)
	}
}

func TestRefused(t *testing.T) {
	var empty *NotBuiltError
	if _, err := New(fstest.MapFS{".gitignore": {}}); !errors.As(err, &empty) {
		t.Errorf("an empty folder: %v", err)
	}
	files := app(t)
	files["notes.txt"] = &fstest.MapFile{}
	var refused *FileError
	if _, err := New(files); !errors.As(err, &refused) || refused.Name != "notes.txt" {
		t.Errorf("an unknown kind: %v", err)
	}
	files = app(t)
	files["index.html.br"] = &fstest.MapFile{Data: []byte("no brotli")}
	h, err := New(files)
	if err != nil {
		t.Fatal(err)
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/", nil))
	if w.Code != http.StatusInternalServerError {
		t.Errorf("a damaged file: %d", w.Code)
	}
}

// What is built in can be read, whether "make web" was called or not.
func TestBuilt(t *testing.T) {
	var empty *NotBuiltError
	if _, err := New(Built()); err != nil && !errors.As(err, &empty) {
		t.Error(err)
	}
}
