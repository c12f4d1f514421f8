//go:build !js

package appstore_test

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"

	"github.com/quickcast/quickcast/internal/store/appstore"
)

// housed is an app whose folder is known.
type housed struct {
	fyne.App
	root string
}

func (h housed) Storage() fyne.Storage { return home{root: h.root} }

type home struct {
	fyne.Storage
	root string
}

func (h home) RootURI() fyne.URI { return storage.NewFileURI(h.root) }

func TestFilesLieInTheAppsFolder(t *testing.T) {
	root := t.TempDir()
	kept := appstore.Keep(housed{App: test.NewTempApp(t), root: root})
	if kept.Unkept != nil || len(kept.Problems) > 0 {
		t.Fatal(kept.Unkept, kept.Problems)
	}
	if err := kept.Files.Replace("tables/1.log", []byte("x")); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(root, "files", "tables", "1.log")); err != nil {
		t.Error(err)
	}
	other := appstore.Keep(housed{App: test.NewTempApp(t), root: root})
	if other.Unkept == nil {
		t.Error("a second window keeps beside the first")
	}
	kept.Release()
	if other = appstore.Keep(housed{App: test.NewTempApp(t), root: root}); other.Unkept != nil {
		t.Error("what was let go cannot be opened:", other.Unkept)
	}
	other.Release()
}
