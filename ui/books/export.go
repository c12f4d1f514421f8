package books

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"quickcast/builder"
	"quickcast/builder/formats"
	"quickcast/ui/theme"
	"quickcast/ui/widgets"
)

// written is how a format is passed on: its file's ending and kind.
type written struct {
	format    formats.Format
	end, mime string
}

func writtenFormats() []written {
	return []written{
		{formats.Text, ".txt", "text/plain"},
		{formats.O8D, ".o8d", "application/xml"},
		{formats.BBCode, ".txt", "text/plain"},
		{formats.Markdown, ".md", "text/markdown"},
		{formats.CSV, ".csv", "text/csv"},
		{formats.JSON, ".json", "application/json"},
	}
}

// export offers every format, to be copied or saved.
func (s *Screen) export(b builder.Book) {
	var rows []fyne.CanvasObject
	for _, f := range writtenFormats() {
		label := widgets.NewColumn(s.k, 0,
			widgets.NewLabel(s.k, s.w.T("booksscreen.format."+string(f.format)), widgets.Style{Display: true, Size: theme.Name}),
			widgets.NewParagraph(s.k, s.w.T("booksscreen.formatHint."+string(f.format)), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
		parts := []fyne.CanvasObject{label, widgets.NewIconButton(s.k, widgets.Solid, "copy",
			s.w.T("booksscreen.copyAs", "Format", s.w.T("booksscreen.format."+string(f.format))), func() { s.copy(b, f) })}
		if s.n.Share != nil {
			parts = append(parts, widgets.NewIconButton(s.k, widgets.Solid, "export",
				s.w.T("booksscreen.saveAs", "Format", s.w.T("booksscreen.format."+string(f.format))), func() { s.save(b, f) }))
		}
		rows = append(rows, widgets.NewInset(s.k, 0, 8, 0, 8, widgets.NewLine(s.k, 8, 0, parts...)), widgets.NewRule(s.k))
	}
	s.ask(s.w.T("booksscreen.export"), widgets.NewColumn(s.k, 0, rows[:len(rows)-1]...))
}

func (s *Screen) copy(b builder.Book, f written) {
	data, err := s.n.Scribe.Write(b, f.format)
	if err != nil {
		s.complain(err)
		return
	}
	s.n.Copy(string(data))
	s.dismiss()
	s.n.Notice(s.w.T("booksscreen.copied", "Format", s.w.T("booksscreen.format."+string(f.format))), "", nil)
}

func (s *Screen) save(b builder.Book, f written) {
	data, err := s.n.Scribe.Write(b, f.format)
	if err != nil {
		s.complain(err)
		return
	}
	s.dismiss()
	s.n.Share(fileName(s.title(b))+f.end, f.mime, data)
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
