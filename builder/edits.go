package builder

import "slices"

// Edits is a book with everything that was done to it, so that it can be
// undone and done again. It is a value like the book itself.
type Edits struct {
	past   []Book
	now    Book
	future []Book
}

// edit begins with the book as it is.
func edit(book Book) Edits { return Edits{now: book} }

// book is the book as it stands.
func (e Edits) book() Book { return e.now }

// Do makes the changed book the present one. What was undone is gone.
func (e Edits) Do(book Book) Edits {
	return Edits{past: append(slices.Clip(e.past), e.now), now: book}
}

// CanUndo says whether there is something to take back.
func (e Edits) CanUndo() bool { return len(e.past) > 0 }

// CanRedo says whether there is something to do again.
func (e Edits) CanRedo() bool { return len(e.future) > 0 }

// undo takes the last edit back; without one it changes nothing.
func (e Edits) undo() Edits {
	if !e.CanUndo() {
		return e
	}
	last := len(e.past) - 1
	return Edits{past: e.past[:last], now: e.past[last], future: append(slices.Clip(e.future), e.now)}
}

// redo does the last undone edit again; without one it changes nothing.
func (e Edits) redo() Edits {
	if !e.CanRedo() {
		return e
	}
	last := len(e.future) - 1
	return Edits{past: append(slices.Clip(e.past), e.now), now: e.future[last], future: e.future[:last]}
}
