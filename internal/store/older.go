package store

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"
)

// olderTaken is the file that says what was taken over from an earlier version: of every
// file its checksum and name, a line each. No other file can have that name.
const olderTaken = "#older"

// older is where earlier versions kept files: the browser's local storage, texts under keys,
// which reaches the disk a minute late. A file was a head and chunks. The head, under
// the file's name, says which generation of chunks is the file and how long it is; a chunk
// lies under name#generation.number, its bytes as characters 0 to 255.
type older interface {
	get(key string) (value string, ok bool)
	set(key, value string) // where there is room
	remove(key string)
	all() []string // keys, without what sets them apart from those of others
}

// olderOwner is the key of the page that wrote, olderGone what stands there once none of that
// version may, olderChunk how long a chunk was.
const (
	olderOwner = "#owner"
	olderGone  = "newer"
	olderChunk = 16 * 1024
)

// bring takes over what an earlier version kept, once: all of it is in the database and was read
// there again before any of it is taken away. A file of a name that is taken stays where it is.
func (b *Browser) bring(from older) {
	taken := string(b.files.files[olderTaken])
	var old []string // can go
	come := make(map[string][]byte)
	for _, name := range from.all() {
		data, whole := readOlder(from, name)
		if !whole {
			continue
		}
		line := fmt.Sprintf("%08x %s\n", crc32.ChecksumIEEE(data), name)
		switch _, there := b.files.files[name]; {
		case strings.Contains(taken, line): // the browser died before it had taken it away
			old = append(old, name)
		case !there:
			come[name] = data
			taken += line
		}
	}
	if len(come) > 0 {
		come[olderTaken] = []byte(taken)
		b.mu.Lock()
		for name, data := range come {
			b.files.files[name] = data
			b.note(name, 0)
		}
		b.made++
		b.send()
		b.mu.Unlock()
		if b.Kept() != nil {
			return
		}
		_, again, err := b.base.take("")
		for name, data := range come {
			if err != nil || !bytes.Equal(again[name], data) {
				return
			}
			old = append(old, name)
		}
	}
	for _, name := range old {
		from.remove(name)
		for _, key := range from.all() {
			if strings.HasPrefix(key, name+"#") {
				from.remove(key)
			}
		}
	}
	if _, written := from.get(olderOwner); written {
		from.set(olderOwner, olderGone)
	}
}

// readOlder reads a file, and tells whether it is one, and whole.
func readOlder(from older, name string) (data []byte, whole bool) {
	head, ok := from.get(name)
	var generation, size int
	if _, err := fmt.Sscanf(head, "%d %d", &generation, &size); !ok || checkName("take over", name) != nil || err != nil || size < 0 || size > MaxFile {
		return nil, false
	}
	data = []byte{}
	for i := 0; i*olderChunk < size; i++ {
		value, ok := from.get(name + "#" + strconv.Itoa(generation) + "." + strconv.Itoa(i))
		if !ok {
			return nil, false
		}
		for _, r := range value {
			data = append(data, byte(r))
		}
		if len(data) < min(size, (i+1)*olderChunk) {
			return nil, false
		}
		data = data[:min(size, (i+1)*olderChunk)]
	}
	return data, true
}
