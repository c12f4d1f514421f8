// Package backup takes all that a person keeps out of a store as one file, and takes
// such a file in again: all of it or nothing, whatever happens in between.
package backup

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/quickcast/quickcast/internal/store"
)

// The bounds of an archive: its size in bytes, what is in it, and how many files.
const (
	MaxFile  = store.MaxFile
	maxWhole = 4 * store.MaxFile
	maxFiles = 20_000
)

// version is the newest form of an archive that can be read.
const version = 1

// The list of what is in an archive stands in a file of its own, whose name no store has;
// kind is how an archive is told from any other zip.
const (
	listName = "Quickcast.json"
	kind     = "everything"
)

// Archive is what a person keeps, by the names of the files.
type Archive struct {
	Made  time.Time
	App   string // version of the program that made it
	files map[string][]byte
	from  map[string]bool // the things it has something of, where it is what another one would add
	exact bool            // nothing beside it is to stay; only while it is being taken in
}

// list is the file that says what is in an archive.
type list struct {
	Quickcast string            `json:"quickcast"`
	Version   int               `json:"version"`
	App       string            `json:"app"`
	Made      time.Time         `json:"made"`
	Exact     bool              `json:"exact,omitempty"`
	Files     map[string]string `json:"files"` // SHA-256 by name
}

// Error says what is wrong with a file that is to be taken in.
type Error struct {
	Fault Fault
	Name  string // of the file within it; "" for the whole
	Err   error  // the reason in detail; may be nil
}

// Fault is what is wrong.
type Fault string

// What can be wrong.
const (
	Foreign  Fault = "foreign"   // it is something else
	Damaged  Fault = "damaged"   // it is not as it was written
	Newer    Fault = "newer"     // a later version of the program wrote it
	TooLarge Fault = "too-large" // more than anybody has
)

func (e *Error) Error() string {
	what := map[Fault]string{
		Foreign:  "this is no file of everything; open one that Quickcast saved in its settings",
		Damaged:  "it is damaged; take another copy of it",
		Newer:    "a later version of Quickcast wrote it; update this one",
		TooLarge: "it is larger than any that Quickcast writes",
	}[e.Fault]
	if e.Name != "" {
		what = e.Name + ": " + what
	}
	if e.Err != nil {
		what += ": " + e.Err.Error()
	}
	return what
}

func (e *Error) Unwrap() error { return e.Err }

// Message names the text for this error.
func (e *Error) Message() (string, map[string]any) {
	id := map[Fault]string{Foreign: "backup.foreign", Damaged: "backup.damaged", Newer: "backup.newer", TooLarge: "backup.tooLarge"}[e.Fault]
	if e.Fault == Damaged && e.Name != "" {
		id = "backup.damagedPart"
	}
	return id, map[string]any{"Name": e.Name, "Most": MaxFile >> 20}
}

// Bytes is the archive as one file, a zip: the same for the same archive.
func (a *Archive) Bytes() ([]byte, error) {
	all := list{Quickcast: kind, Version: version, App: a.App, Made: a.Made.UTC().Truncate(time.Second), Exact: a.exact, Files: make(map[string]string)}
	for name, data := range a.files {
		all.Files[name] = sum(data)
	}
	text, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("save everything: %w", err)
	}
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	w.RegisterCompressor(zip.Deflate, func(to io.Writer) (io.WriteCloser, error) { return flate.NewWriter(to, flate.BestCompression) })
	put := func(name string, data []byte) error {
		part, err := w.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: all.Made})
		if err == nil {
			_, err = part.Write(data)
		}
		return err
	}
	err = put(listName, append(text, '\n'))
	for _, name := range a.Names() {
		err = errors.Join(err, put(name, a.files[name]))
	}
	if err := errors.Join(err, w.Close()); err != nil {
		return nil, fmt.Errorf("save everything: %w", err)
	}
	if out.Len() > MaxFile {
		return nil, &Error{Fault: TooLarge}
	}
	return out.Bytes(), nil
}

// Names are the names of its files, sorted.
func (a *Archive) Names() []string { return slices.Sorted(maps.Keys(a.files)) }

// Text is an archive as letters, for ways that carry nothing but text. Read reads it, too.
func Text(archive []byte) []byte {
	return append(base64.StdEncoding.AppendEncode(nil, archive), '\n')
}

// plain gives the archive that text stands for; anything else is given back as it is.
func plain(data []byte) []byte {
	text := bytes.TrimSpace(data)
	if !bytes.HasPrefix(text, []byte("UEsDB")) { // how every zip begins
		return data
	}
	archive, err := base64.StdEncoding.AppendDecode(nil, text)
	if err != nil && len(archive) == 0 {
		return data
	}
	return archive // one that was cut off is told so by what is missing
}

// Mine tells whether data looks like an archive, whole or not.
func Mine(data []byte) bool {
	data = plain(data)
	return bytes.HasPrefix(data, []byte("PK\x03\x04")) && bytes.Contains(data[:min(len(data), 100)], []byte(listName))
}

// Read reads an archive and refuses (Error) one that is not, in all, what was written.
func Read(data []byte) (*Archive, error) {
	data = plain(data)
	if len(data) > MaxFile {
		return nil, &Error{Fault: TooLarge}
	}
	if !Mine(data) {
		return nil, &Error{Fault: Foreign}
	}
	packed, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, &Error{Fault: Damaged, Err: err}
	}
	if len(packed.File) > maxFiles {
		return nil, &Error{Fault: TooLarge}
	}
	found, left := make(map[string][]byte), maxWhole
	for _, part := range packed.File {
		content, err := read(part, min(left, store.MaxFile))
		if err != nil {
			return nil, err
		}
		if _, twice := found[part.Name]; twice {
			return nil, &Error{Fault: Damaged, Name: part.Name}
		}
		found[part.Name], left = content, left-len(content)
	}
	return readList(found)
}

// read unpacks a file of no more than most bytes.
func read(part *zip.File, most int) ([]byte, error) {
	if part.Name != listName && !store.Named(part.Name) {
		return nil, &Error{Fault: Damaged, Name: part.Name}
	}
	from, err := part.Open()
	if err != nil {
		return nil, &Error{Fault: Damaged, Name: part.Name, Err: err}
	}
	content, err := io.ReadAll(io.LimitReader(from, int64(most)+1))
	switch err = errors.Join(err, from.Close()); {
	case len(content) > most:
		return nil, &Error{Fault: TooLarge}
	case err != nil:
		return nil, &Error{Fault: Damaged, Name: part.Name, Err: err}
	}
	return content, nil
}

// readList finds the list in what was unpacked, and compares the rest with it.
func readList(found map[string][]byte) (*Archive, error) {
	var all list
	if err := json.Unmarshal(found[listName], &all); err != nil {
		return nil, &Error{Fault: Damaged, Name: listName, Err: err}
	}
	delete(found, listName)
	return all.check(found)
}

// check compares what was found with the list.
func (all list) check(found map[string][]byte) (*Archive, error) {
	switch {
	case all.Quickcast != kind:
		return nil, &Error{Fault: Foreign}
	case all.Version > version:
		return nil, &Error{Fault: Newer}
	}
	for _, name := range slices.Sorted(maps.Keys(all.Files)) {
		if content, ok := found[name]; !ok || sum(content) != all.Files[name] {
			return nil, &Error{Fault: Damaged, Name: name}
		}
	}
	for name := range found {
		if _, listed := all.Files[name]; !listed {
			return nil, &Error{Fault: Damaged, Name: name}
		}
		for folder, _, deeper := cut(name); deeper; folder, _, deeper = cut(folder) {
			if _, both := found[folder]; both { // no store has a file and a folder of one name
				return nil, &Error{Fault: Damaged, Name: folder}
			}
		}
	}
	maps.DeleteFunc(found, func(name string, _ []byte) bool { return apart(name) })
	return &Archive{Made: all.Made, App: all.App, files: found, exact: all.Exact}, nil
}

// cut parts a name at its last slash.
func cut(name string) (folder, file string, ok bool) {
	at := strings.LastIndexByte(name, '/')
	if at < 0 {
		return "", name, false
	}
	return name[:at], name[at+1:], true
}

func sum(data []byte) string {
	hash := sha256.Sum256(data)
	return hex.EncodeToString(hash[:])
}
