package ui

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/widgets"
)

// readEvery is how often what is on the screen is looked at anew for who has it read out.
const readEvery = 300 * time.Millisecond

// Reader hands what is on the screen to whatever reads it out: a screen reader finds
// nothing in a picture.
type Reader interface {
	// Always tells whether it is to be told without being asked for in the settings.
	Always() bool
	// OnAsked calls do when the person asks for it where the system has a way to.
	OnAsked(do func())
	// Frame is what to put into the window for the app to be read.
	Frame(app fyne.CanvasObject) fyne.CanvasObject
	// Show hands over what there is to read now, from the first to the last.
	Show([]widgets.Voice)
}

// readOut begins to tell the reader what is on the screen, or ends it. What is drawn
// already has to be made anew after it.
func (a *App) readOut(wanted bool) {
	r := a.deps.Reader
	if r == nil {
		return
	}
	wanted = wanted || r.Always()
	switch {
	case wanted && a.kit.Voices == nil:
		a.kit.Voices = widgets.NewVoices()
		a.readAgain(a.kit.Voices, nil)
	case !wanted && a.kit.Voices != nil:
		a.kit.Voices = nil
		r.Show(nil)
	}
}

// hearReader turns the setting on when the person asks for it.
func (a *App) hearReader() {
	if a.deps.Reader == nil {
		return
	}
	a.deps.Reader.OnAsked(func() {
		s := a.deps.Settings.Settings()
		s.Reader = true
		if err := a.change(s); err != nil {
			a.complain(err)
		}
	})
}

// readAgain hands over what is on the screen now and again, until the reading ends.
func (a *App) readAgain(of *widgets.Voices, told []widgets.Voice) {
	a.kit.After(readEvery, func() {
		if a.kit.Voices == of {
			a.readAgain(of, a.read(told))
		}
	})
}

// read hands over what is on the screen if it is another than was told last, and gives
// it.
func (a *App) read(told []widgets.Voice) []widgets.Voice {
	now := a.kit.Voices.Read(a.window.Canvas())
	if !slices.Equal(now, told) {
		a.deps.Reader.Show(now)
	}
	return now
}

// Read hands over what is on the screen at once; tests need that.
func (a *App) Read() { a.read(nil) }

// frame is what stands in the window.
func (a *App) frame() fyne.CanvasObject {
	if a.deps.Reader == nil {
		return a.shell
	}
	return a.deps.Reader.Frame(a.shell)
}
