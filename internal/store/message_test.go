package store

import (
	"errors"
	"testing"
)

func TestMessagesNameThePlace(t *testing.T) {
	dir, err := OpenDir(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	_, err = dir.Read("tables/1.log")
	var told *FileError
	if !errors.As(err, &told) || told.Where != dir.Where("tables/1.log") {
		t.Fatalf("got %v", err)
	}
	if _, args := told.Message(); args["Name"] != told.Where {
		t.Errorf("the message names %q, want the whole path", args["Name"])
	}
	full := error(pageFault(errNoRoom))
	if !errors.As(full, &told) || !told.Page || told.Fault != Full {
		t.Fatalf("got %v", full)
	}
	if id, _ := told.Message(); id != "storage.pageFull" {
		t.Errorf("a full browser says %q", id)
	}
}
