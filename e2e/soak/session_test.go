//go:build cgo || ci

package main

import (
	"errors"
	"testing"

	"github.com/quickcast/quickcast/internal/store"
)

// A sheet whose way changes what is kept does not open a second time: whatever is
// done to what is kept has to be seen, a book moved to the removed ones too.
func TestWhatIsKeptIsSeenToChange(t *testing.T) {
	for name, change := range map[string]func(*store.Memory) error{
		"nothing":  nil,
		"written":  func(m *store.Memory) error { return m.Replace("books/a", []byte("two")) },
		"as long":  func(m *store.Memory) error { return m.Replace("books/a", []byte("ane")) },
		"new":      func(m *store.Memory) error { return m.Replace("books/b", nil) },
		"appended": func(m *store.Memory) error { return m.Append("books/a", []byte("more")) },
		"moved": func(m *store.Memory) error {
			return errors.Join(m.Replace("books-removed/a", []byte("one")), m.Remove("books/a"))
		},
	} {
		t.Run(name, func(t *testing.T) {
			files := store.NewMemory()
			if err := files.Replace("books/a", []byte("one")); err != nil {
				t.Fatal(err)
			}
			before := kept(files)
			if change != nil {
				if err := change(files); err != nil {
					t.Fatal(err)
				}
			}
			if same := kept(files) == before; same != (change == nil) {
				t.Errorf("the same: %v", same)
			}
		})
	}
}
