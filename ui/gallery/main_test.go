package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/ui/uitest/furnish"
)

// everything is asked for where a change touches what is drawn; else a third of the places and
// sizes is looked at, and the next day another.
var everything = os.Getenv("QUICKCAST_GALLERY") == "all"

// some are those of a list that are looked at.
func some[T any](list []T) []T {
	if everything {
		return list
	}
	today := int(time.Now().Unix() / (24 * 60 * 60))
	var part []T
	for i, one := range list {
		if (i+today)%3 == 0 {
			part = append(part, one)
		}
	}
	return part
}

// The whole window, every place of it, drawn on a small phone in German: each
// stop gives a picture, no two the same, and the page shows them all.
func TestTourDrawsEveryStop(t *testing.T) {
	folder, worn := t.TempDir(), clothes{config.Light, config.German, fyne.NewSize(360, 640), 100}
	pictures, err := tour(folder, worn)
	if err != nil {
		t.Fatal(err)
	}
	if len(pictures) != len(furnish.Stops("")) {
		t.Errorf("drew %d pictures, want one for each of %d stops", len(pictures), len(furnish.Stops("")))
	}
	more, err := play(folder, worn)
	if err != nil || len(more) != len(drawn()) {
		t.Fatal(len(more), "scenes of the table:", err)
	}
	pictures = append(pictures, more...)
	seen := map[string]string{}
	for _, p := range pictures {
		data, err := os.ReadFile(filepath.Join(folder, p.File()))
		if err != nil {
			t.Fatal(err)
		}
		if other, same := seen[string(data)]; same {
			t.Errorf("%s looks like %s: its furnish.Stop was not reached", p.Stop, other)
		}
		seen[string(data)] = p.Stop
	}
	if err := writePage(folder, pictures); err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(filepath.Join(folder, "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pictures {
		if !bytes.Contains(page, []byte(p.File())) {
			t.Errorf("the page does not show %s", p.File())
		}
	}
}
