package builder

import "bytes"

// Draft is a book of the shelf on the workbench: every edit is saved by
// itself, and can be undone. It is used from one goroutine.
type Draft struct {
	shelf *Shelf
	id    string
	edits Edits
}

// draft opens a book of the shelf for editing.
func (s *Shelf) draft(id string) (*Draft, error) {
	book, err := s.open(id)
	if err != nil {
		return nil, err
	}
	return &Draft{shelf: s, id: id, edits: edit(book)}, nil
}

// Resume opens a book of the shelf for editing, with what could be undone when it was
// left; was may be nil. What was changed elsewhere since then cannot be undone here.
func (s *Shelf) Resume(was *Draft, id string) (*Draft, error) {
	fresh, err := s.draft(id)
	if err != nil || was == nil || was.id != id {
		return fresh, err
	}
	before, err := Encode(was.Book())
	if err != nil {
		return nil, err
	}
	if now, err := Encode(fresh.Book()); err != nil || !bytes.Equal(before, now) {
		return fresh, err
	}
	return was, nil
}

// ID is the book's id on the shelf.
func (d *Draft) ID() string { return d.id }

// Edits is the book with what can be undone and redone.
func (d *Draft) Edits() Edits { return d.edits }

// Book is the book as it stands.
func (d *Draft) Book() Book { return d.edits.book() }

// Do saves the changed book. Should that fail the draft stays as it was.
func (d *Draft) Do(book Book) error { return d.keep(d.edits.Do(book)) }

// Undo takes the last edit back and saves.
func (d *Draft) Undo() error { return d.keep(d.edits.undo()) }

// Redo does the last undone edit again and saves.
func (d *Draft) Redo() error { return d.keep(d.edits.redo()) }

func (d *Draft) keep(edits Edits) error {
	if err := d.shelf.Save(d.id, edits.book()); err != nil {
		return err
	}
	d.edits = edits
	return nil
}
