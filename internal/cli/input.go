package cli

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"

	"github.com/quickcast/quickcast/builder/formats"
)

// readInput reads a file, or standard input for "-", as far as a spellbook can
// go.
func readInput(env *Env, file string) ([]byte, error) {
	if file == "-" {
		return readBounded(env.In, "-")
	}
	f, err := os.Open(file)
	if err != nil {
		return nil, unreadable(file, err)
	}
	defer func() { _ = f.Close() }() // only read from
	return readBounded(f, file)
}

func readBounded(in io.Reader, file string) ([]byte, error) {
	var buf bytes.Buffer
	if _, err := io.Copy(&buf, io.LimitReader(in, formats.MaxFile+1)); err != nil {
		return nil, unreadable(file, err)
	}
	return buf.Bytes(), nil
}

// unreadable tells that a file cannot be read at all.
func unreadable(file string, err error) *UsageError {
	if errors.Is(err, fs.ErrNotExist) {
		return fileFault("books.fileMissing", file, err)
	}
	return fileFault("books.fileUnreadable", file, err)
}

// cause is what the system said, without the path it repeats.
func cause(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}
