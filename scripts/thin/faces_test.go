package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2/theme"
	"golang.org/x/image/font/sfnt"

	"github.com/quickcast/quickcast/assets"
)

// A page has no other faces than its own: what they cannot write is a box there.
func TestFacesWriteAllOfTheAppsTexts(t *testing.T) {
	symbols := parse(t, theme.DefaultSymbolFont().Content())
	for _, name := range []string{"NotoSans-Regular.ttf", "NotoSans-Bold.ttf"} {
		data, err := os.ReadFile(filepath.Join("modules", "fyne.io", "fyne", "v2", "over", "theme", "font", name))
		if err != nil {
			t.Fatal(err)
		}
		face, missing := parse(t, data), map[rune]string{}
		for file, text := range texts(t) {
			for _, r := range text {
				if r >= ' ' && !writes(t, face, r) && !writes(t, symbols, r) {
					missing[r] = file
				}
			}
		}
		for r, file := range missing {
			t.Errorf("%s has no %q, which stands in %s", name, r, file)
		}
	}
}

// texts are those of the app, by their files.
func texts(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := fs.WalkDir(assets.FS, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".json" {
			return err
		}
		data, err := fs.ReadFile(assets.FS, name)
		all[name] = string(data)
		return err
	})
	if err != nil || len(all) == 0 {
		t.Fatal(len(all), err)
	}
	return all
}

func parse(t *testing.T, data []byte) *sfnt.Font {
	t.Helper()
	face, err := sfnt.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return face
}

func writes(t *testing.T, face *sfnt.Font, r rune) bool {
	t.Helper()
	var buf sfnt.Buffer
	glyph, err := face.GlyphIndex(&buf, r)
	if err != nil {
		t.Fatal(err)
	}
	return glyph != 0
}
