// Package files lets a person choose files and folders of the device, and reads and writes
// them. The system's own dialog asks where there is one, else a sheet of ours. Nothing here
// looks at a disk on the goroutine that draws: a folder may lie behind a network that is
// gone, and a named pipe waits for ever.
package files

import (
	"context"
	"errors"
	"path/filepath"

	"github.com/quickcast/quickcast/internal/dialog"
	"github.com/quickcast/quickcast/internal/folders"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/background"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Disk is the folders of the device. Every call may take as long as it likes.
type Disk interface {
	// Home is the folder to begin in.
	Home() string
	// List tells what lies in a folder, all there is so far, until it is all.
	List(ctx context.Context, folder string, found func([]folders.Entry)) error
	// IsFolder tells whether something is a folder.
	IsFolder(path string) bool
	// Exists tells whether a file of that name is there, and refuses what is no file.
	Exists(path string) (bool, error)
	// Read gives the bytes of a file, no more than most.
	Read(path string, most int64) ([]byte, error)
	// Write puts data in place of a file, all of it or nothing.
	Write(path string, data []byte) error
}

// Needs is what the dialogs need, and nothing more.
type Needs struct {
	Kit      *widgets.Kit // with a canvas
	Words    *words.Words
	Disk     Disk
	System   []dialog.Asker // the system's own dialogs; none is fine
	Complain func(error)    // says what went wrong
}

// File is a file that was read.
type File struct {
	Name string
	Data []byte
}

// The bounds of what is read: of one file in bytes, and how many files of a folder.
type Bounds struct {
	Size  int64
	Files int
}

// Files is the one place where files of the device are asked for. Only one question is
// open at a time.
type Files struct {
	needs  Needs
	folder string // the one looked at last
	lane   *background.Lane
}

// New asks nothing yet.
func New(n Needs) *Files { return &Files{needs: n, lane: new(background.Lane)} }

// Wait returns when what is under way is done and on its way to the screen; for tests.
func (f *Files) Wait() { f.lane.Wait() }

// Open lets the person choose a file and hands it over.
func (f *Files) Open(most Bounds, done func(File)) {
	f.choose(dialog.Question{Kind: dialog.File, Title: f.needs.Words.T("files.open")}, func(path string) {
		f.Read([]string{path}, most, func(all []File) { done(all[0]) })
	})
}

// OpenFolder lets the person choose a folder and hands over the files in it.
func (f *Files) OpenFolder(most Bounds, done func([]File)) {
	f.choose(dialog.Question{Kind: dialog.Folder, Title: f.needs.Words.T("files.openFolder")}, func(path string) {
		f.Read([]string{path}, most, done)
	})
}

// Save lets the person choose where data is to be kept and says when it is there.
func (f *Files) Save(name string, data []byte, saved func(name string)) {
	f.choose(dialog.Question{Kind: dialog.Save, Title: f.needs.Words.T("files.save"), Name: name}, func(path string) {
		f.slowly(f.needs.Words.T("files.writing", "Name", filepath.Base(path)), func(context.Context) func() {
			err := f.needs.Disk.Write(path, data)
			return func() {
				if err != nil {
					f.needs.Complain(err)
					return
				}
				saved(filepath.Base(path))
			}
		})
	})
}

// Read reads files, and those that lie in folders among them; folders in these are left
// alone. What cannot be read is said; where nothing can, nothing is handed over.
func (f *Files) Read(paths []string, most Bounds, done func([]File)) {
	if len(paths) == 0 {
		return
	}
	f.slowly(f.needs.Words.T("files.reading", "Name", filepath.Base(paths[0])), func(ctx context.Context) func() {
		var all []File
		var faults []error
		for _, path := range f.spread(ctx, paths, most.Files, &faults) {
			data, err := f.needs.Disk.Read(path, most.Size)
			if ctx.Err() != nil {
				return nil
			}
			if err != nil {
				faults = append(faults, err)
				continue
			}
			all = append(all, File{filepath.Base(path), data})
		}
		return func() {
			for _, err := range faults {
				f.needs.Complain(err)
			}
			if len(all) > 0 {
				done(all)
			}
		}
	})
}

// spread puts the files of a folder in its place.
func (f *Files) spread(ctx context.Context, paths []string, most int, faults *[]error) []string {
	var all []string
	for _, path := range paths {
		if !f.needs.Disk.IsFolder(path) {
			all = append(all, path)
			continue
		}
		var inside []folders.Entry
		if err := f.needs.Disk.List(ctx, path, func(so []folders.Entry) { inside = so }); err != nil {
			*faults = append(*faults, err)
		}
		for _, e := range inside {
			if !e.Folder && most > 0 {
				all = append(all, filepath.Join(path, e.Name))
				most--
			}
		}
	}
	return all
}

// choose asks for a path by the system's dialog, else by the sheet.
func (f *Files) choose(q dialog.Question, chosen func(path string)) {
	f.slowly(q.Title, func(ctx context.Context) func() {
		path, err := dialog.Ask(ctx, f.needs.System, q)
		return func() {
			switch {
			case errors.Is(err, dialog.ErrNone):
				f.browse(q, chosen)
			case path != "":
				chosen(path)
			}
		}
	})
}

// slowly does a job away from the goroutine that draws. Whoever waits for longer than a
// moment is told what for, and can stop to.
func (f *Files) slowly(title string, job background.Job) {
	lane := f.fresh()
	k, w := f.needs.Kit, f.needs.Words
	var sheet *widgets.Sheet
	over := false
	lane.Busy = func(on bool) {
		if !on {
			over = true
			sheet.Close()
			return
		}
		sheet = widgets.NewSheet(k, title, w.T("files.cancel"), widgets.NewColumn(k, 12,
			widgets.NewParagraph(k, w.T("files.waiting"), widgets.Style{}),
			widgets.NewQuiet(k, w.T("files.cancel"), func() { sheet.Close() })), func() {
			if !over {
				lane.Cancel()
			}
		})
		sheet.Open(k.Canvas)
	}
	lane.Do(job)
}

// fresh calls off what is under way and gives a lane of its own to what comes next: a job
// that hangs is left behind.
func (f *Files) fresh() *background.Lane {
	f.lane.Cancel()
	f.lane = new(background.Lane)
	return f.lane
}
