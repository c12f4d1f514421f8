package cli

import (
	"bytes"
	"errors"
	"fmt"
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
		return nil, &UnreadableError{File: file, Err: err}
	}
	defer func() { _ = f.Close() }() // only read from
	return readBounded(f, file)
}

func readBounded(in io.Reader, file string) ([]byte, error) {
	var buf bytes.Buffer
	if _, err := io.Copy(&buf, io.LimitReader(in, formats.MaxFile+1)); err != nil {
		return nil, &UnreadableError{File: file, Err: err}
	}
	return buf.Bytes(), nil
}

// UnreadableError tells that a file cannot be read at all.
type UnreadableError struct {
	File string
	Err  error
}

func (e *UnreadableError) Error() string {
	return fmt.Sprintf("cannot read %s: %v", e.File, cause(e.Err))
}

func (e *UnreadableError) Unwrap() error { return e.Err }

// Message names the text for this error.
func (e *UnreadableError) Message() (string, map[string]any) {
	if errors.Is(e.Err, fs.ErrNotExist) {
		return "books.fileMissing", map[string]any{"File": e.File}
	}
	return "books.fileUnreadable", map[string]any{"File": e.File, "Reason": cause(e.Err).Error()}
}

// cause is what the system said, without the path it repeats.
func cause(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}
