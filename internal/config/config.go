package config

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"sync"
)

// The files of the store: the settings, and where a damaged one is kept.
const (
	fileName  = "settings.json"
	asideName = "settings-damaged.json"
)

// maxSize bounds the file, in bytes; a larger one is taken as damaged.
const maxSize = 64 << 10

// Files is what the settings need of a store.
type Files interface {
	Read(name string) ([]byte, error)
	Replace(name string, data []byte) error
}

// Config holds the settings and keeps them in a store. It may be used from
// several goroutines.
type Config struct {
	files Files

	mu      sync.Mutex
	values  values
	unknown document // what the file holds that this version does not know
	current Settings
	damaged []byte // a damaged file that could not be put aside yet
}

// document is the file as it stands: names and what they hold.
type document map[string]json.RawMessage

// Open reads the settings. It always gives usable ones: problems say what was
// wrong with the file (DamagedError, ValueError, KeyError, or what the store
// said), and for all of that the defaults stand in. No file is no problem.
func Open(files Files) (c *Config, problems []error) {
	c = &Config{files: files, values: newValues(), current: Defaults()}
	data, err := files.Read(fileName)
	if errors.Is(err, fs.ErrNotExist) {
		return c, nil
	}
	if err != nil {
		return c, []error{fmt.Errorf("settings: %w", err)}
	}
	file, err := parse(data)
	if err != nil {
		c.damaged = data
		problems = append(problems, &DamagedError{Name: fileName, Aside: asideName, Err: err})
		if err := c.putAside(); err != nil {
			problems = append(problems, err)
		}
		return c, problems
	}
	known, unknown, problems := sift(file)
	c.unknown = unknown
	s, err := c.values.read(known)
	if err != nil {
		return c, append(problems, fmt.Errorf("settings: %w", err))
	}
	c.current = s
	return c, problems
}

// Settings gives a copy of the settings as they are now.
func (c *Config) Settings() Settings {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.current
}

// Save takes new settings and writes them, together with everything in the
// file that this version does not know. It refuses a value out of its range
// (ValueError); when writing fails the settings hold until the program ends.
func (c *Config) Save(s Settings) error {
	if err := s.Check(); err != nil {
		return err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.current = s
	if err := c.putAside(); err != nil {
		return err // better unsaved than the person's file lost
	}
	data, err := c.encode()
	if err != nil {
		return fmt.Errorf("settings: %w", err)
	}
	if err := c.files.Replace(fileName, data); err != nil {
		return fmt.Errorf("settings: %w", err)
	}
	return nil
}

// encode writes the settings, and beside them what the file held that this
// version does not know.
func (c *Config) encode() ([]byte, error) {
	known, err := c.values.write(c.current)
	if err != nil {
		return nil, err
	}
	file := document{}
	maps.Copy(file, c.unknown)
	maps.Copy(file, known)
	return file.encode()
}

// encode writes one setting a line. The values stay in one line, however they
// are nested: indented, a file made for it would grow a thousandfold.
func (d document) encode() ([]byte, error) {
	var out bytes.Buffer
	out.WriteByte('{')
	for i, name := range slices.Sorted(maps.Keys(d)) {
		key, err := json.Marshal(name)
		if err != nil {
			return nil, err
		}
		if i > 0 {
			out.WriteByte(',')
		}
		out.WriteString("\n  " + string(key) + ": ")
		if err := json.Compact(&out, d[name]); err != nil {
			return nil, err
		}
	}
	out.WriteString("\n}\n")
	return out.Bytes(), nil
}

// putAside keeps a damaged file before anything is written in its place.
func (c *Config) putAside() error {
	if c.damaged == nil {
		return nil
	}
	if err := c.files.Replace(asideName, c.damaged); err != nil {
		return fmt.Errorf("settings: %w", err)
	}
	c.damaged = nil
	return nil
}

// parse reads the file. A byte order mark, which some editors put in front, is
// no damage.
func parse(data []byte) (document, error) {
	if len(data) > maxSize {
		return nil, fmt.Errorf("it has %d bytes, more than %d", len(data), maxSize)
	}
	var file document
	err := json.Unmarshal(bytes.TrimPrefix(data, []byte("\xef\xbb\xbf")), &file)
	return file, err
}

// sift sets the settings with an acceptable value apart from what this version
// does not know, and says what is wrong with the rest. Viper sees only the
// first: with keys or nesting made for it, it would search for ages.
func sift(file document) (known, unknown document, problems []error) {
	known, unknown = document{}, maps.Clone(file)
	for _, k := range keys() {
		raw, found := file[k.name]
		delete(unknown, k.name)
		var value any
		if !found || json.Unmarshal(raw, &value) != nil || value == nil {
			continue // null is as good as absent
		}
		if k.accepts.test(value) {
			known[k.name] = raw
		} else {
			problems = append(problems, k.fault(value))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(unknown)) {
		problems = append(problems, &KeyError{Key: name})
	}
	return known, unknown, problems
}
