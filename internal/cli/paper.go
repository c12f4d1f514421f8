package cli

import (
	"slices"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/builder/sheet"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/paper"
	"github.com/quickcast/quickcast/internal/words"
)

// paperWish is what --sheet, --paper and --player say, and the names of the house rules that hold.
type paperWish struct {
	kind, size, player string
	house              []string
}

// printer gives what puts books on paper.
func (env *Env) printer(cards *catalog.Catalog, wish paperWish) (formats.Printer, error) {
	page, ok := paper.SizeOf(wish.size)
	if !ok {
		return nil, &FlagError{Flag: "--paper", Value: wish.size, Fault: flagValueWrong}
	}
	if !slices.Contains(sheet.Kinds(), sheet.Kind(wish.kind)) {
		return nil, &FlagError{Flag: "--sheet", Value: wish.kind, Fault: flagValueWrong}
	}
	return func(b builder.Book, code, scan string) ([]byte, error) {
		fonts, err := paper.LoadFonts(env.Assets)
		if err != nil {
			return nil, err
		}
		w := env.words()
		o := sheet.Order{
			Kind: sheet.Kind(wish.kind), Size: page, Fonts: fonts, Words: w, Review: builder.Look(b, cards), Unread: b.Kept,
			Title: b.Name, Mage: w.T("booksscreen.noMage"), Player: wish.player, House: wish.house, Code: code, Scan: scan, Made: env.Now(),
		}
		if o.Title == "" {
			o.Title = w.T("booksscreen.nameless")
		}
		if mage := o.Review.Mage; mage != nil {
			o.Mage = w.Term(words.ClassTerm, mage.Class)
			if mage.Title != "" {
				o.Mage += ", " + mage.Title
			}
		}
		return sheet.Make(o)
	}, nil
}
