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
	files, err := appstore.Open(housed{App: test.NewTempApp(t), root: root})
	if err != nil {
		t.Fatal(err)
	}
	if err := files.Replace("tables/1.log", []byte("x")); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(root, "files", "tables", "1.log")); err != nil {
		t.Error(err)
	}
	if err := files.Close(); err != nil {
		t.Error(err)
	}
}
