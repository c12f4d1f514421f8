// Package webapp is the app for the browser as it is built into the program,
// and the handler that serves it and nothing else.
package webapp

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"strings"
	"sync"

	br "github.com/andybalholm/brotli"
)

const (
	start  = "index.html" // what the address without a name shows
	ending = ".br"        // of the names of packed files
)

// NotBuiltError is what New says about a program that was built without the
// app for the browser.
type NotBuiltError struct{}

func (*NotBuiltError) Error() string {
	return `the app for the browser is not in this program; "make web" and then "make build" put it in`
}

// Message names the text for this error.
func (*NotBuiltError) Message() (string, map[string]any) { return "serve.notBuilt", nil }

// FileError refuses a file that cannot be read or is of no known kind.
type FileError struct {
	Name string
	Err  error
}

func (e *FileError) Error() string { return fmt.Sprintf("web app: %s: %v", e.Name, e.Err) }

func (e *FileError) Unwrap() error { return e.Err }

// file is one thing that is served, packed with brotli where it was built so.
type file struct {
	kind   string                 // its content type
	tag    string                 // the hash of what was built, for entity tags
	brotli []byte                 // nil if it is not kept packed
	plain  func() ([]byte, error) // as it is; unpacked when first asked for
	zipped func() ([]byte, error) // packed with gzip; when first asked for
}

func (f file) packed() bool { return f.brotli != nil }

// as gives the file in a coding.
func (f file) as(how coding) ([]byte, error) {
	switch how {
	case brotli:
		return f.brotli, nil
	case zip:
		return f.zipped()
	}
	return f.plain()
}

// load reads all files, by the names they are served under. It refuses
// (FileError) what cannot be read, and (NotBuiltError) files without a page.
func load(files fs.FS) (map[string]file, error) {
	all := make(map[string]file)
	err := fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || strings.HasPrefix(path.Base(name), ".") {
			return err
		}
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		served, packed := strings.CutSuffix(name, ending)
		f, err := newFile(served, data, packed)
		if err != nil {
			return &FileError{Name: name, Err: err}
		}
		all[served] = f
		return nil
	})
	if err != nil {
		return nil, err
	}
	if _, ok := all[start]; !ok {
		return nil, &NotBuiltError{}
	}
	return all, nil
}

func newFile(name string, data []byte, packed bool) (file, error) {
	hash := sha256.Sum256(data)
	f := file{kind: kind(name), tag: hex.EncodeToString(hash[:12])}
	if f.kind == "" {
		return file{}, errors.New("a file of an unknown kind")
	}
	if !packed {
		f.plain = func() ([]byte, error) { return data, nil }
		return f, nil
	}
	f.brotli = data
	f.plain = sync.OnceValues(func() ([]byte, error) { return unpack(data) })
	f.zipped = sync.OnceValues(func() ([]byte, error) { return repack(data) })
	return f, nil
}

func unpack(data []byte) ([]byte, error) { return io.ReadAll(br.NewReader(bytes.NewReader(data))) }

// repack makes gzip of brotli, without ever holding what is in it.
func repack(data []byte) ([]byte, error) {
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression) // once, for every browser on a line without encryption
	if err != nil {
		return nil, err
	}
	if _, err := io.Copy(w, br.NewReader(bytes.NewReader(data))); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return packed.Bytes(), nil
}

// kind is the content type by a name's ending. It is said here and not asked
// of the system, whose own list may be a wrong or an empty one.
func kind(name string) string {
	switch path.Ext(name) {
	case ".html":
		return "text/html; charset=utf-8"
	case ".css":
		return "text/css; charset=utf-8"
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".json":
		return "application/json"
	case ".webmanifest":
		return "application/manifest+json"
	case ".wasm":
		return "application/wasm"
	case ".png":
		return "image/png"
	}
	return ""
}
