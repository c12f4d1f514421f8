package config

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"sync"

	"github.com/spf13/viper"
)

// The files of the store: the settings, and where a damaged one is kept.
const (
	fileName  = "settings.json"
	asideName = "settings-damaged.json"
)

// maxSize bounds the file, in bytes; a larger one is taken as damaged.
const maxSize = 1 << 20

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
	viper   *viper.Viper // also what the file holds that this version does not know
	current Settings
	damaged []byte // a damaged file that could not be put aside yet
}

// Open reads the settings. It always gives usable ones: problems say what was
// wrong with the file (DamagedError, ValueError, KeyError, or what the store
// said), and for all of that the defaults stand in. No file is no problem.
func Open(files Files) (c *Config, problems []error) {
	c = &Config{files: files, viper: empty(), current: Defaults()}
	data, err := files.Read(fileName)
	if errors.Is(err, fs.ErrNotExist) {
		return c, nil
	}
	if err != nil {
		return c, []error{fmt.Errorf("settings: %w", err)}
	}
	read, err := parse(data)
	if err != nil {
		c.damaged = data
		problems = append(problems, &DamagedError{Name: fileName, Aside: asideName, Err: err})
		if err := c.putAside(); err != nil {
			problems = append(problems, err)
		}
		return c, problems
	}
	c.viper = read
	c.current, problems = settingsOf(read)
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
	for _, k := range keys() {
		c.viper.Set(k.name, k.of(s))
	}
	var out bytes.Buffer
	if err := c.viper.WriteConfigTo(&out); err != nil {
		return fmt.Errorf("settings: %w", err)
	}
	out.WriteByte('\n')
	if err := c.files.Replace(fileName, out.Bytes()); err != nil {
		return fmt.Errorf("settings: %w", err)
	}
	return nil
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

func empty() *viper.Viper {
	v := viper.New()
	v.SetConfigType("json")
	for _, k := range keys() {
		v.SetDefault(k.name, k.of(Defaults()))
	}
	return v
}

// parse reads the file. A byte order mark, which some editors put in front, is
// no damage.
func parse(data []byte) (*viper.Viper, error) {
	if len(data) > maxSize {
		return nil, fmt.Errorf("it has %d bytes, more than %d", len(data), maxSize)
	}
	v := empty()
	if err := v.ReadConfig(bytes.NewReader(bytes.TrimPrefix(data, []byte("\xef\xbb\xbf")))); err != nil {
		return nil, err
	}
	return v, nil
}

// settingsOf takes the settings out of what was read, the default for each
// that has no acceptable value.
func settingsOf(v *viper.Viper) (s Settings, problems []error) {
	known := keys()
	for _, k := range known {
		if value := v.Get(k.name); !k.accepts.test(value) {
			problems = append(problems, k.fault(value))
			v.Set(k.name, k.of(Defaults()))
		}
	}
	found := v.AllKeys()
	slices.Sort(found)
	for _, name := range found {
		if !slices.ContainsFunc(known, func(k key) bool { return k.name == name }) {
			problems = append(problems, &KeyError{Key: name})
		}
	}
	if err := v.Unmarshal(&s); err != nil {
		return Defaults(), append(problems, fmt.Errorf("settings: %w", err))
	}
	return s, problems
}
