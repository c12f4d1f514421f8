package settings

import (
	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Data is what can be done with all that is kept.
type Data struct {
	Save   func() // gives it out as one file; nil where nothing of this is to be offered
	Open   func() // takes such a file in
	Copies func() // shows those that are made by themselves
	Before func() // brings back what was there before that; nil where there was nothing
}

// data offers everything as one file.
func (s *Screen) data() fyne.CanvasObject {
	parts := []fyne.CanvasObject{
		widgets.NewParagraph(s.k, s.w.T("settings.dataHint"), widgets.Style{Role: theme.Quiet}),
		widgets.NewQuiet(s.k, s.w.T("settings.dataSave"), s.n.Data.Save),
		widgets.NewQuiet(s.k, s.w.T("settings.dataOpen"), s.n.Data.Open),
		widgets.NewQuiet(s.k, s.w.T("settings.dataCopies"), s.n.Data.Copies),
	}
	if s.n.Data.Before != nil {
		parts = append(parts, widgets.NewQuiet(s.k, s.w.T("settings.dataBefore"), s.n.Data.Before))
	}
	return s.panel("settings.data", parts...)
}
