package store

import (
	"errors"
	"fmt"
	"io/fs"
	"sort"
	"strconv"
	"strings"
	"sync"
)

// chunk is how many bytes of a file go under one key: an Append writes the
// last chunk anew, so it must be small; every key costs some room, so not tiny.
const chunk = 16 * 1024

// keys is the browser's storage: texts under keys, each set whole or not at
// all, and kept when set returns.
type keys interface {
	get(key string) (value string, ok bool)
	set(key, value string) error
	remove(key string)
	all() []string
}

// Browser is a store in the storage of a browser, which knows nothing but
// texts under keys, all under a prefix of its own.
//
// A file is a head and chunks. The head, under the file's name, says which
// generation of chunks is the file and how long it is; a chunk lies under
// name#generation.number. Every change writes chunks first and the head last:
// a page that dies in between leaves the old head, which knows nothing of the
// new bytes. Bytes are kept as characters 0 to 255.
type Browser struct {
	keys   keys
	prefix string
	me     string                  // this page among those that may write; "" before Lock
	alive  func(owner string) bool // asks whether another page is still there; nil: it is not
	seen   map[string]head         // files as this page has last read or written them
	mu     sync.Mutex
}

// head says where a file's bytes are.
type head struct {
	generation, size int
}

// Names lists the files whose names begin with prefix, sorted.
func (b *Browser) Names(prefix string) ([]string, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	var names []string
	for _, key := range b.keys.all() {
		name, ours := strings.CutPrefix(key, b.prefix)
		if ours && strings.HasPrefix(name, prefix) && checkName("names", name) == nil {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return names, nil
}

// Read gives the bytes of a file.
func (b *Browser) Read(name string) ([]byte, error) {
	if err := checkName("read", name); err != nil {
		return nil, err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	h, err := b.head("read", name)
	if err != nil {
		return nil, err
	}
	b.see(name, h)
	if h.size > MaxFile {
		return nil, b.fault("read", name, errTooLarge)
	}
	data := make([]byte, 0, h.size)
	for i := 0; len(data) < h.size; i++ {
		part, err := b.chunk(name, h, i)
		if err != nil {
			return nil, &FileError{Op: "read", Name: name, Page: true, Fault: Other, Err: err}
		}
		data = append(data, part...)
	}
	return data, nil
}

// Append adds data at the end of a file.
func (b *Browser) Append(name string, data []byte) error {
	if err := checkName("append", name); err != nil {
		return err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	h, err := b.mine("append", name)
	if errors.Is(err, fs.ErrNotExist) {
		h, err = head{generation: 1}, b.room("append", name)
	}
	if err != nil {
		return err
	}
	var last []byte
	if h.size%chunk != 0 {
		if last, err = b.chunk(name, h, h.size/chunk); err != nil {
			return &FileError{Op: "append", Name: name, Page: true, Fault: Other, Err: err}
		}
	}
	longer := head{generation: h.generation, size: h.size + len(data)}
	if err := b.write(name, h.generation, h.size/chunk, append(last, data...)); err != nil {
		return b.fault("append", name, err)
	}
	return b.fault("append", name, b.setHead(name, longer))
}

// Replace puts data in place of the whole file.
func (b *Browser) Replace(name string, data []byte) error {
	if err := checkName("replace", name); err != nil {
		return err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	old, err := b.mine("replace", name) // a damaged head is replaced as well
	if taken := (*LockedError)(nil); errors.As(err, &taken) {
		return err
	}
	if errors.Is(err, fs.ErrNotExist) {
		if err := b.room("replace", name); err != nil {
			return err
		}
	}
	next := head{generation: old.generation + 1, size: len(data)}
	if err := b.write(name, next.generation, 0, data); err != nil {
		b.sweep(name, next.generation)
		return b.fault("replace", name, err)
	}
	if err := b.setHead(name, next); err != nil {
		b.sweep(name, next.generation)
		return b.fault("replace", name, err)
	}
	b.sweep(name, old.generation)
	return nil
}

// Truncate keeps the first size bytes of a file.
func (b *Browser) Truncate(name string, size int64) error {
	if err := checkName("truncate", name); err != nil {
		return err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	h, err := b.mine("truncate", name)
	if err != nil {
		return err
	}
	if err := checkSize(name, size, int64(h.size)); err != nil {
		return err
	}
	return b.fault("truncate", name, b.setHead(name, head{generation: h.generation, size: int(size)}))
}

// Remove deletes a file.
func (b *Browser) Remove(name string) error {
	if err := checkName("remove", name); err != nil {
		return err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if _, err := b.mine("remove", name); err != nil {
		return err
	}
	delete(b.seen, name)
	b.keys.remove(b.prefix + name)
	for _, key := range b.keys.all() {
		if strings.HasPrefix(key, b.prefix+name+"#") {
			b.keys.remove(key)
		}
	}
	return nil
}

func (b *Browser) head(op, name string) (head, error) {
	value, ok := b.keys.get(b.prefix + name)
	if !ok {
		return head{}, b.fault(op, name, fs.ErrNotExist)
	}
	var h head
	if _, err := fmt.Sscanf(value, "%d %d", &h.generation, &h.size); err != nil || h.size < 0 {
		return head{}, &FileError{Op: op, Name: name, Page: true, Fault: Other, Err: fmt.Errorf("its head is damaged: %q", value)}
	}
	return h, nil
}

func (b *Browser) setHead(name string, h head) error {
	err := b.keys.set(b.prefix+name, fmt.Sprintf("%d %d", h.generation, h.size))
	if err == nil {
		b.see(name, h)
	}
	return err
}

// mine gives the head of a file that is to be changed. It refuses (LockedError) where
// another page has the lock, or has changed the file after this one looked: what a page
// wrote just before it was killed may come into the storage after the next has read it.
func (b *Browser) mine(op, name string) (head, error) {
	if err := b.guard(); err != nil {
		return head{}, err
	}
	h, err := b.head(op, name)
	if seen, looked := b.seen[name]; looked && h != seen && (err == nil || errors.Is(err, fs.ErrNotExist)) {
		return head{}, &LockedError{}
	}
	return h, err
}

func (b *Browser) see(name string, h head) {
	if b.seen == nil {
		b.seen = map[string]head{}
	}
	b.seen[name] = h
}

func (b *Browser) key(name string, generation, i int) string {
	return b.prefix + name + "#" + strconv.Itoa(generation) + "." + strconv.Itoa(i)
}

// chunk gives the bytes of one chunk as far as they belong to the file.
func (b *Browser) chunk(name string, h head, i int) ([]byte, error) {
	value, _ := b.keys.get(b.key(name, h.generation, i))
	data := make([]byte, 0, chunk)
	for _, r := range value {
		data = append(data, byte(r))
	}
	want := min(chunk, h.size-i*chunk)
	if len(data) < want {
		return nil, fmt.Errorf("part %d of it is lost", i)
	}
	return data[:want], nil
}

// write puts data under the keys of a generation, from chunk number i on.
func (b *Browser) write(name string, generation, i int, data []byte) error {
	for ; len(data) > 0; i++ {
		part := data[:min(chunk, len(data))]
		data = data[len(part):]
		var value strings.Builder
		for _, c := range part {
			value.WriteRune(rune(c))
		}
		if err := b.keys.set(b.key(name, generation, i), value.String()); err != nil {
			return err
		}
	}
	return nil
}

// sweep deletes the chunks of a generation that no head knows.
func (b *Browser) sweep(name string, generation int) {
	for i := 0; ; i++ {
		key := b.key(name, generation, i)
		if _, ok := b.keys.get(key); !ok {
			return
		}
		b.keys.remove(key)
	}
}

// room refuses a name that a folder could not hold either.
func (b *Browser) room(op, name string) error {
	for _, key := range b.keys.all() {
		other, ours := strings.CutPrefix(key, b.prefix)
		if ours && (strings.HasPrefix(other, name+"/") || strings.HasPrefix(name, other+"/")) {
			return &NameError{Op: op, Name: name}
		}
	}
	return nil
}
