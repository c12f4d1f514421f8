package books

import (
	"context"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/builder/sheet"
	"github.com/quickcast/quickcast/internal/paper"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// printing is what a person last chose to be printed.
type printing struct {
	kind   sheet.Kind
	size   paper.Size
	player string
}

// toPaper asks what is to be printed of a book, and on what.
func (s *Screen) toPaper(b builder.Book) {
	k, w := s.k, s.w
	var kinds, sizes []string
	for _, kind := range sheet.Kinds() {
		kinds = append(kinds, w.T("booksscreen.sheet."+string(kind)))
	}
	for _, size := range paper.Sizes() {
		sizes = append(sizes, string(size))
	}
	hint := widgets.NewParagraph(k, "", widgets.Style{Size: theme.Small, Role: theme.Quiet})
	player := widgets.NewField(k, "people", w.T("booksscreen.player"), w.T("booksscreen.clear"), nil)
	player.SetText(s.paper.player)
	choose := func(i int) {
		s.paper.kind = sheet.Kinds()[i]
		hint.SetText(w.T("booksscreen.sheetHint." + string(s.paper.kind)))
		widgets.Show(player, s.paper.kind == sheet.Event)
		s.relay()
	}
	s.dismiss()
	choose(at(sheet.Kinds(), s.paper.kind))
	s.ask(w.T("booksscreen.print"), widgets.NewColumn(k, 14,
		widgets.NewSegmented(k, kinds, at(sheet.Kinds(), s.paper.kind), choose), hint,
		widgets.NewSegmented(k, sizes, at(paper.Sizes(), s.paper.size), func(i int) { s.paper.size = paper.Sizes()[i] }),
		player,
		widgets.NewPrimary(k, w.T("booksscreen.makePDF"), func() {
			s.paper.player = strings.TrimSpace(player.Text())
			s.dismiss()
			s.press(b)
		})))
}

// at is the place of what was chosen; the first where nothing was.
func at[T comparable](all []T, chosen T) int {
	for i, one := range all {
		if one == chosen {
			return i
		}
	}
	return 0
}

// press makes the PDF beside the screen and hands it over.
func (s *Screen) press(b builder.Book) {
	wanted := s.paper
	s.lane.Do(func(context.Context) func() {
		data, err := s.n.Scribe.With(s.printer(wanted)).Write(b, formats.PDF)
		return func() {
			if err != nil {
				s.complain(err)
				return
			}
			s.n.Share(fileName(s.title(b)+dot+s.w.T("booksscreen.sheet."+string(sheet.Kinds()[at(sheet.Kinds(), wanted.kind)])))+".pdf", "application/pdf", data)
		}
	})
}

// printer puts a book on paper as it was wanted.
func (s *Screen) printer(wanted printing) formats.Printer {
	return func(b builder.Book, code, scan string) ([]byte, error) {
		fonts, err := s.n.Fonts()
		if err != nil {
			return nil, err
		}
		review := builder.Look(b, s.n.Catalog)
		return sheet.Make(sheet.Order{
			Kind: wanted.kind, Size: wanted.size, Fonts: fonts, Words: s.w, Review: review, Unread: b.Kept,
			Title: s.title(b), Mage: s.mageName(review.Mage), Player: wanted.player, House: s.n.House.Names(), Code: code, Scan: scan, Made: s.n.Now(),
		})
	}
}

// showCode shows the share code as a picture that another phone can photograph, and as
// the text itself.
func (s *Screen) showCode(b builder.Book) {
	code, err := s.n.Scribe.Code(b)
	if err != nil {
		s.complain(err)
		return
	}
	var rows []fyne.CanvasObject
	if picture, err := widgets.NewQR(s.k, code); err == nil {
		rows = append(rows, picture, widgets.NewParagraph(s.k, s.w.T("booksscreen.scanHint"), widgets.Style{Role: theme.Quiet}))
	} else {
		rows = append(rows, widgets.NewParagraph(s.k, s.w.Error(&formats.TooLongError{Length: len(code), Err: err}), widgets.Style{Role: theme.HarmInk}))
	}
	rows = append(rows, widgets.NewPanel(s.k, widgets.NewParagraph(s.k, short(code), widgets.Style{Size: theme.Small})).Tint(theme.Raised),
		widgets.NewPrimary(s.k, s.w.T("booksscreen.copyCode"), func() { s.copied(code) }))
	if link := s.n.Link; link != nil {
		rows = append(rows, widgets.NewQuiet(s.k, s.w.T("booksscreen.copyLink"), func() { s.copied(link(code)) }))
	}
	s.ask(s.w.T("booksscreen.shareCode"), widgets.NewColumn(s.k, 12, rows...))
}

// short is a code as much as anybody wants to see of it, broken where a line may end.
func short(code string) string {
	const shown, line = 160, 32
	var parts []string
	for rest := code[:min(len(code), shown)]; rest != ""; rest = rest[min(line, len(rest)):] {
		parts = append(parts, rest[:min(line, len(rest))])
	}
	if len(code) > shown {
		parts = append(parts, "…")
	}
	return strings.Join(parts, " ")
}

func (s *Screen) copied(text string) {
	s.n.Copy(text)
	s.dismiss()
	s.n.Notice(s.w.T("booksscreen.copied", "Format", s.w.T("booksscreen.format.code")), "", nil)
}
