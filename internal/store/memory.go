package store

import (
	"io/fs"
	"sort"
	"strings"
	"sync"
)

// Memory is a store that forgets everything with the process: for tests and
// for trying things out. The zero value is not ready; use NewMemory.
type Memory struct {
	mu    sync.Mutex
	files map[string][]byte
}

// NewMemory makes an empty store.
func NewMemory() *Memory { return &Memory{files: make(map[string][]byte)} }

// Names lists the files whose names begin with prefix, sorted.
func (m *Memory) Names(prefix string) ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var names []string
	for name := range m.files {
		if strings.HasPrefix(name, prefix) {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return names, nil
}

// Read gives a copy of a file.
func (m *Memory) Read(name string) ([]byte, error) {
	if err := checkName("read", name); err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	data, ok := m.files[name]
	if !ok {
		return nil, fault("read", name, fs.ErrNotExist)
	}
	if len(data) > MaxFile {
		return nil, fault("read", name, errTooLarge)
	}
	return append([]byte{}, data...), nil
}

// Append adds data at the end of a file.
func (m *Memory) Append(name string, data []byte) error {
	if err := checkName("append", name); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.room("append", name); err != nil {
		return err
	}
	m.files[name] = append(m.files[name], data...)
	return nil
}

// Replace puts data in place of the whole file.
func (m *Memory) Replace(name string, data []byte) error {
	if err := checkName("replace", name); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.room("replace", name); err != nil {
		return err
	}
	m.files[name] = append([]byte{}, data...)
	return nil
}

// Truncate keeps the first size bytes of a file.
func (m *Memory) Truncate(name string, size int64) error {
	if err := checkName("truncate", name); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	data, ok := m.files[name]
	if !ok {
		return fault("truncate", name, fs.ErrNotExist)
	}
	if err := checkSize(name, size, int64(len(data))); err != nil {
		return err
	}
	m.files[name] = append([]byte{}, data[:size]...)
	return nil
}

// Remove deletes a file.
func (m *Memory) Remove(name string) error {
	if err := checkName("remove", name); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, ok := m.files[name]; !ok {
		return fault("remove", name, fs.ErrNotExist)
	}
	delete(m.files, name)
	return nil
}

// Lock is always granted: nobody else can see this memory.
func (m *Memory) Lock() (release func(), err error) { return func() {}, nil }

// room refuses a name that a folder could not hold either: one that is
// already the beginning of other names ("a" beside "a/b"), or the reverse.
func (m *Memory) room(op, name string) error {
	for other := range m.files {
		if strings.HasPrefix(other, name+"/") || strings.HasPrefix(name, other+"/") {
			return &NameError{Op: op, Name: name}
		}
	}
	return nil
}
