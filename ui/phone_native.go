//go:build android || ios

package ui

import (
	"context"
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"github.com/quickcast/quickcast/ui/books"
)

// On a phone the toolkit opens the system's own dialogs. What they give is read away from
// the goroutine that draws: it may lie far away.
func (a *App) phoneOpenFile(done func(name string, data []byte)) bool {
	dialog.ShowFileOpen(func(file fyne.URIReadCloser, err error) {
		if err != nil || file == nil {
			a.nothingCame(err)
			return
		}
		a.lane.Do(func(context.Context) func() {
			data, err := readShut(file)
			return func() {
				if err != nil {
					a.complain(err)
					return
				}
				done(file.URI().Name(), data)
			}
		})
	}, a.window)
	return true
}

// nothingCame says why a dialog gave no file; where it was put away there is no reason. The
// system calls back on a goroutine of its own, not on the one that draws.
func (a *App) nothingCame(err error) { fyne.Do(func() { a.complain(err) }) }

func readShut(file fyne.URIReadCloser) ([]byte, error) {
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, maxFile))
}

// phoneOpenFolder hands over the files of a folder; folders in it are left alone.
func (a *App) phoneOpenFolder(done func([]books.File)) bool {
	dialog.ShowFolderOpen(func(folder fyne.ListableURI, err error) {
		if err != nil || folder == nil {
			a.nothingCame(err)
			return
		}
		a.lane.Do(func(context.Context) func() {
			all, err := readFolder(folder)
			return func() {
				a.complain(err)
				done(all)
			}
		})
	}, a.window)
	return true
}

// readFolder reads what can be read, and gives the last reason why something could not.
func readFolder(folder fyne.ListableURI) (all []books.File, fault error) {
	inside, err := folder.List()
	if err != nil {
		return nil, err
	}
	for _, uri := range inside[:min(len(inside), maxFiles)] {
		if deeper, err := storage.CanList(uri); err == nil && deeper {
			continue
		}
		file, err := storage.Reader(uri)
		if err != nil {
			fault = err
			continue
		}
		data, err := readShut(file)
		if err != nil {
			fault = err
			continue
		}
		all = append(all, books.File{Name: uri.Name(), Data: data})
	}
	return all, fault
}

func (a *App) phoneSaveFile(name string, data []byte, saved func(name string)) bool {
	ask := dialog.NewFileSave(func(file fyne.URIWriteCloser, err error) {
		if err != nil || file == nil {
			a.nothingCame(err)
			return
		}
		a.lane.Do(func(context.Context) func() {
			_, err := file.Write(data)
			if shut := file.Close(); err == nil {
				err = shut
			}
			return func() {
				if err != nil {
					a.complain(err)
					return
				}
				saved(file.URI().Name())
			}
		})
	}, a.window)
	ask.SetFileName(name)
	ask.Show()
	return true
}
