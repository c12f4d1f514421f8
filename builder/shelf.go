package builder

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
)

// Store is what a shelf needs of the place it writes to. Replace is atomic and
// on disk when it returns; Read gives fs.ErrNotExist for a missing file.
type Store interface {
	Names(prefix string) ([]string, error)
	Read(name string) ([]byte, error)
	Replace(name string, data []byte) error
	Remove(name string) error
}

// The folders of a shelf: books, those taken off it, and those it could not
// read.
const (
	booksFolder   = "books/"
	removedFolder = "books-removed/"
	damagedFolder = "books-damaged/"
	fileEnd       = ".json"
)

// Shelf keeps spellbooks, one file each. Nothing is ever lost by it: a removed
// book is put away, a damaged file kept aside.
type Shelf struct{ store Store }

// NewShelf is the shelf over a store.
func NewShelf(store Store) *Shelf { return &Shelf{store: store} }

// Saved is a book on the shelf.
type Saved struct {
	ID   string
	Book Book
}

// DamagedError tells of a file that could not be read and where it was put.
type DamagedError struct {
	ID   string
	Kept string // name of the file it is kept as now
	Err  error
}

func (e *DamagedError) Error() string {
	return fmt.Sprintf("the spellbook %s is damaged and was put aside as %s: %v", e.ID, e.Kept, e.Err)
}

func (e *DamagedError) Unwrap() error { return e.Err }

// Message names the text for this error.
func (e *DamagedError) Message() (string, map[string]any) {
	return "books.damaged", map[string]any{"ID": e.ID, "Kept": e.Kept, "Reason": e.Err}
}

// Books gives all books by name, and an error for every file that is damaged
// (DamagedError, and the file is aside now) or of a newer version
// (VersionError, and the file stays as it is). The books that could be read
// are always given.
func (s *Shelf) Books() ([]Saved, error) {
	names, err := s.store.Names(booksFolder)
	if err != nil {
		return nil, fmt.Errorf("list spellbooks: %w", err)
	}
	var books []Saved
	var faults []error
	for _, name := range names {
		id, ok := strings.CutSuffix(strings.TrimPrefix(name, booksFolder), fileEnd)
		if !ok {
			continue
		}
		book, err := s.open(id)
		if err != nil {
			faults = append(faults, err)
			continue
		}
		books = append(books, Saved{ID: id, Book: book})
	}
	slices.SortStableFunc(books, func(a, b Saved) int {
		return cmp.Compare(strings.ToLower(a.Book.Name), strings.ToLower(b.Book.Name))
	})
	return books, errors.Join(faults...)
}

// open reads one book. A file that cannot be understood is put aside first,
// and a DamagedError says where.
func (s *Shelf) open(id string) (Book, error) {
	data, err := s.store.Read(booksFolder + id + fileEnd)
	if err != nil {
		return Book{}, fmt.Errorf("open spellbook %s: %w", id, err)
	}
	book, err := decode(data)
	var newer *VersionError
	if errors.As(err, &newer) {
		return Book{}, fmt.Errorf("open spellbook %s: %w", id, err)
	}
	if err != nil {
		return Book{}, s.setAside(id, err)
	}
	return book, nil
}

// New puts a book on the shelf under an id made from its name, and not that of one that was
// removed: what that one was before is kept under it.
func (s *Shelf) New(book Book) (id string, err error) {
	if id, err = s.freeName(booksFolder, slug(book.Name), pastFolder); err != nil {
		return "", err
	}
	return id, s.write(id, book)
}

// Save writes the book in place of the one with this id. A file there that
// this program cannot read is put aside before; one of a newer version is
// refused.
func (s *Shelf) Save(id string, book Book) error {
	if _, err := s.open(id); err != nil {
		var damaged *DamagedError
		if !errors.Is(err, fs.ErrNotExist) && !errors.As(err, &damaged) {
			return err
		}
	}
	return s.write(id, book)
}

// Remove takes a book off the shelf and puts it away, where Restore finds it
// under the id given back.
func (s *Shelf) Remove(id string) (away string, err error) {
	return s.move(booksFolder, id, removedFolder)
}

// Restore puts a removed book back on the shelf.
func (s *Shelf) Restore(away string) (id string, err error) {
	return s.move(removedFolder, away, booksFolder)
}

func (s *Shelf) write(id string, book Book) error {
	data, err := Encode(book)
	if err != nil {
		return err
	}
	if err := s.store.Replace(booksFolder+id+fileEnd, data); err != nil {
		return fmt.Errorf("save spellbook %s: %w", id, err)
	}
	s.touch(id)
	return nil
}

// setAside moves a damaged file out of the way and reports it.
func (s *Shelf) setAside(id string, reason error) error {
	kept, err := s.move(booksFolder, id, damagedFolder)
	if err != nil {
		return fmt.Errorf("the spellbook %s is damaged (%w) and could not be put aside: %w", id, reason, err)
	}
	return &DamagedError{ID: id, Kept: damagedFolder + kept + fileEnd, Err: reason}
}

// move writes the new file before the old one goes: at no moment there is none.
func (s *Shelf) move(from, id, to string) (string, error) {
	data, err := s.store.Read(from + id + fileEnd)
	if err != nil {
		return "", fmt.Errorf("move spellbook %s: %w", id, err)
	}
	moved, err := s.freeName(to, id)
	if err != nil {
		return "", err
	}
	if err := s.store.Replace(to+moved+fileEnd, data); err != nil {
		return "", fmt.Errorf("move spellbook %s: %w", id, err)
	}
	if err := s.store.Remove(from + id + fileEnd); err != nil {
		return "", fmt.Errorf("move spellbook %s: %w", id, err)
	}
	return moved, nil
}

// freeName is the wanted id, or with a number behind it if that is taken in the folder or
// in one of the others.
func (s *Shelf) freeName(folder, want string, others ...string) (string, error) {
	taken := map[string]bool{}
	for _, each := range append(others, folder) {
		names, err := s.store.Names(each)
		if err != nil {
			return "", fmt.Errorf("list spellbooks: %w", err)
		}
		for _, name := range names {
			taken[strings.TrimPrefix(name, each)] = true
		}
	}
	id := want
	for n := 2; taken[id+fileEnd]; n++ {
		id = want + "-" + strconv.Itoa(n)
	}
	return id, nil
}

// slug makes a file name out of a book's name: the letters a to z and digits,
// at most 60. Every name begins with "book", so that none means a device on
// some system.
func slug(name string) string {
	var b strings.Builder
	b.WriteString("book")
	gap := true
	for _, r := range strings.ToLower(name) {
		if b.Len() > 60 {
			break
		}
		if 'a' <= r && r <= 'z' || '0' <= r && r <= '9' {
			if gap {
				b.WriteByte('-')
			}
			b.WriteRune(r)
			gap = false
			continue
		}
		gap = true
	}
	return b.String()
}
