package books

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/paper"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/uitest"
)

// stand is the screen on a stage, with what it was told.
type stand struct {
	*uitest.Stage
	screen *Screen
	needs  Needs
	opened catalog.CardID
	copied string
	pasted string
	shared string

	sharedData []byte
	house      builder.HouseRules
}

// phone and desk are the sizes of the two windows things are tried in, the
// shell's navigation taken away.
var (
	phone = fyne.NewSize(412, 851)
	desk  = fyne.NewSize(1196, 800)
)

func newStand(t testing.TB, size fyne.Size, lang string, mode theme.Mode) *stand {
	t.Helper()
	return newStandAs(t, uitest.As{Lang: lang, Mode: mode, Size: size})
}

func newStandAs(t testing.TB, as uitest.As) *stand {
	t.Helper()
	st := &stand{Stage: uitest.NewStage(t, as)}
	cat, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	st.needs = Needs{
		Kit: st.Kit, Words: st.Words, Catalog: cat, Shelf: builder.NewShelf(store.NewMemory()), Scribe: formats.NewScribe(cat),
		OpenCard: func(id catalog.CardID) { st.opened = id },
		Notice:   st.Notice, Sheet: st.OpenSheet,
		Paste:    func() string { return st.pasted },
		Copy:     func(text string) { st.copied = text },
		OpenFile: func(func(string, []byte)) {},
		Share:    func(name, _ string, data []byte) { st.shared, st.sharedData = name, data },
		SetHouse: func(rules builder.HouseRules) error { st.house = rules; return nil },
		Link:     func(code string) string { return "https://example.org/#" + code },
		Fonts:    func() (paper.Fonts, error) { return paper.LoadFonts(assets.FS) },
		Now:      func() time.Time { return time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC) },
	}
	st.screen = New(st.needs, State{})
	st.Show(st.screen.Object())
	return st
}
