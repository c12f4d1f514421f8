package main

import (
	"path/filepath"
	"testing"
)

// What is taken out is still there to be taken out, in the versions the project
// is pinned to.
func TestCutsFit(t *testing.T) {
	t.Chdir(filepath.Join("..", ".."))
	if err := run(t.TempDir()); err != nil {
		t.Error(err)
	}
}
