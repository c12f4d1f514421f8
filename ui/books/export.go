package books

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// export offers every format, to be copied or saved.
func (s *Screen) export(b builder.Book) {
	var rows []fyne.CanvasObject
	for _, f := range formats.Formats() {
		if f.Writes() {
			rows = append(rows, widgets.NewInset(s.k, 0, 8, 0, 8, s.exportRow(b, f)), widgets.NewRule(s.k))
		}
	}
	s.ask(s.w.T("booksscreen.export"), widgets.NewColumn(s.k, 0, rows[:len(rows)-1]...))
}

// exportRow is one format with what can be done in it; what is no text is not
// copied.
func (s *Screen) exportRow(b builder.Book, f formats.Format) fyne.CanvasObject {
	name := s.w.T("booksscreen.format." + string(f.Name))
	parts := []fyne.CanvasObject{widgets.NewColumn(s.k, 0,
		widgets.NewLabel(s.k, name, widgets.Style{Display: true, Size: theme.Name}),
		widgets.NewParagraph(s.k, s.w.T("booksscreen.formatHint."+string(f.Name)), widgets.Style{Size: theme.Small, Role: theme.Quiet}))}
	switch {
	case f.Name == formats.QR:
		parts = append(parts, widgets.NewIconButton(s.k, widgets.Solid, "seen", s.w.T("booksscreen.showCode"), func() { s.showCode(b) }))
	case f.Name == formats.PDF && s.n.Share != nil:
		return widgets.NewLine(s.k, 8, 0, append(parts, widgets.NewIconButton(s.k, widgets.Solid, "print", s.w.T("booksscreen.print"), func() { s.toPaper(b) }))...)
	case !f.Bytes:
		parts = append(parts, widgets.NewIconButton(s.k, widgets.Solid, "copy", s.w.T("booksscreen.copyAs", "Format", name), func() { s.copy(b, f) }))
	}
	if s.n.Share != nil {
		parts = append(parts, widgets.NewIconButton(s.k, widgets.Solid, "export", s.w.T("booksscreen.saveAs", "Format", name), func() { s.save(b, f) }))
	}
	return widgets.NewLine(s.k, 8, 0, parts...)
}

func (s *Screen) copy(b builder.Book, f formats.Format) {
	data, err := s.n.Scribe.Write(b, f.Name)
	if err != nil {
		s.complain(err)
		return
	}
	s.n.Copy(string(data))
	s.dismiss()
	s.n.Notice(s.w.T("booksscreen.copied", "Format", s.w.T("booksscreen.format."+string(f.Name))), "", nil)
}

func (s *Screen) save(b builder.Book, f formats.Format) {
	data, err := s.n.Scribe.Write(b, f.Name)
	if err != nil {
		s.complain(err)
		return
	}
	s.dismiss()
	s.n.Share(fileName(s.title(b))+f.Ending, f.MIME, data)
}

// fileName makes a name every system takes out of a book's name.
func fileName(name string) string {
	name = strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune(" -_()", r) {
			return r
		}
		return '-'
	}, name)
	if name = strings.Trim(name, " -"); name == "" {
		return "quickcast"
	}
	return name
}
