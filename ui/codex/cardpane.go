package codex

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// Measures in dp of a page with a card beside it.
const (
	paneFrom float32 = 1000 // the least width of both
	paneWide float32 = 400
)

// cardPane is a page of a term with one of the cards that bear it beside it, where there is
// room for both. There a tap on a card shows it; elsewhere it leads to the card's own page.
type cardPane struct {
	screen *Screen
	page   fyne.CanvasObject
	line   *canvas.Rectangle
	scroll *widgets.Scroll
	holder *fyne.Container
	wide   bool
	first  catalog.CardID
	made   bool // a card is shown
}

// withCard puts the first of some cards beside a page.
func (s *Screen) withCard(cards []*catalog.Card, page func(open func(catalog.CardID)) fyne.CanvasObject) fyne.CanvasObject {
	if s.needs.Facts == nil || len(cards) == 0 {
		return page(s.needs.OpenCard)
	}
	b := &cardPane{screen: s, line: canvas.NewRectangle(s.needs.Kit.Theme.Tone(theme.Line)), holder: container.NewStack(), first: cards[0].ID}
	b.page = page(b.open)
	b.scroll = widgets.NewVScroll(widgets.NewInset(s.needs.Kit, 0, theme.Gap, theme.Gap, 24, b.holder))
	return container.New(b, b.page, b.line, b.scroll)
}

// open shows a card where it has room beside the page.
func (b *cardPane) open(id catalog.CardID) {
	if !b.wide {
		b.screen.needs.OpenCard(id)
		return
	}
	b.show(id)
}

func (b *cardPane) show(id catalog.CardID) {
	s := b.screen
	card, known := s.needs.Catalog.Card(id)
	facts := s.needs.Facts(id)
	if !known || facts == nil {
		return
	}
	b.made = true
	k, w := s.needs.Kit, s.needs.Words
	b.holder.Objects = []fyne.CanvasObject{widgets.NewColumn(k, 12,
		widgets.NewTitle(k, card.NameIn(w.Lang())), facts,
		widgets.NewQuiet(k, w.T("codexscreen.openCard"), func() { s.needs.OpenCard(id) }))}
	b.holder.Refresh()
	b.scroll.ScrollToTop()
}

// MinSize is part of fyne.Layout.
func (b *cardPane) MinSize([]fyne.CanvasObject) fyne.Size { return b.page.MinSize() }

// Layout is part of fyne.Layout.
func (b *cardPane) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	b.wide = size.Width >= paneFrom
	if b.wide && !b.made {
		b.show(b.first)
	}
	left := size.Width
	if b.wide {
		left -= paneWide
	}
	b.page.Resize(fyne.NewSize(left, size.Height))
	for _, o := range []fyne.CanvasObject{b.line, b.scroll} {
		if b.wide {
			o.Show()
		} else {
			o.Hide()
		}
	}
	b.line.Move(fyne.NewPos(left, 0))
	b.line.Resize(fyne.NewSize(1, size.Height))
	b.scroll.Move(fyne.NewPos(left+theme.Gap, 0))
	b.scroll.Resize(fyne.NewSize(paneWide-theme.Gap, size.Height))
}
