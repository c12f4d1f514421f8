package codex

import (
	"fyne.io/fyne/v2"
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
	b := &cardPane{screen: s, holder: container.NewStack(), first: cards[0].ID}
	b.page = page(b.open)
	b.scroll = widgets.NewVScroll(widgets.NewInset(s.needs.Kit, 0, theme.Gap, theme.Gap, 24, b.holder))
	return widgets.NewPanes(func() fyne.Size { return b.page.MinSize() }, b.place)
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

// place shows what there is room for at a size.
func (b *cardPane) place(size fyne.Size) []widgets.Pane {
	b.wide = size.Width >= paneFrom
	if !b.wide {
		return []widgets.Pane{{Object: b.page, W: size.Width, H: size.Height}}
	}
	if !b.made {
		b.show(b.first)
	}
	left := size.Width - paneWide
	return []widgets.Pane{
		{Object: b.page, W: left, H: size.Height},
		{Line: b.screen.needs.Kit.Theme.Tone(theme.Line), X: left, W: 1, H: size.Height},
		{Object: b.scroll, X: left + theme.Gap, W: paneWide - theme.Gap, H: size.Height},
	}
}
