package cards

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/ui/widgets"
)

// offer is what a card costs one mage.
type offer struct {
	mage   *catalog.Mage
	may    bool
	price  training.Price
	picked training.School // the pick the price needs
}

// prices lists what the card costs every mage of its games, cheapest first.
func (s *Screen) prices(card *catalog.Card) []fyne.CanvasObject {
	k, w := s.needs.Kit, s.needs.Words
	var parts []fyne.CanvasObject
	for _, game := range []training.Game{training.Arena, training.Academy} {
		offers := s.offers(card, game)
		if len(offers) == 0 {
			continue
		}
		var rows []fyne.CanvasObject
		for _, o := range offers {
			rows = append(rows, widgets.NewValueRow(k, s.offerFace(card, o)))
		}
		title := strings.ToUpper(w.T("cardsscreen.price"))
		parts = append(parts, widgets.NewSection(k, title, s.gameName(game)), widgets.NewColumn(k, 0, rows...))
	}
	return parts
}

// offers are the prices of a game's mages. Mages of a game the card is not
// legal in have none.
func (s *Screen) offers(card *catalog.Card, game training.Game) []offer {
	if !training.InPool(game, card.Spell()) {
		return nil
	}
	var list []offer
	for _, m := range s.mages(game) {
		list = append(list, cheapest(card, m))
	}
	slices.SortStableFunc(list, func(a, b offer) int {
		if a.may != b.may {
			if a.may {
				return -1
			}
			return 1
		}
		return cmp.Compare(a.price.Points, b.price.Points)
	})
	return list
}

// cheapest is the best price a mage can have for the card, and the pick it
// needs where another pick is dearer.
func cheapest(card *catalog.Card, m *catalog.Mage) offer {
	spell := card.Spell()
	best := offer{mage: m, may: m.MayUse(card), price: m.Training.Price(spell, "")}
	for _, picked := range m.Training.Choices {
		if p := m.Training.Price(spell, picked); p.Points < best.price.Points {
			best.price, best.picked = p, picked
		}
	}
	return best
}

func (s *Screen) offerFace(card *catalog.Card, o offer) widgets.ValueFace {
	w := s.needs.Words
	name := s.mageName(o.mage)
	if o.mage.Title == s.gameName(o.mage.Game) {
		name = s.className(o.mage)
	}
	if !o.may {
		note := w.T("cardsscreen.mayNot")
		if who := s.only(card); who != "" {
			note = w.T("cardsscreen.onlyFor", "Who", who)
		}
		return widgets.ValueFace{Name: name, Note: note, Value: "–", Quiet: true}
	}
	why := w.Say(builder.Why(o.price))
	if o.picked != "" {
		why += " · " + w.T("cardsscreen.withPick", "School", w.Term(words.SchoolTerm, string(o.picked)))
	}
	return widgets.ValueFace{Name: name, Note: why, Value: strconv.Itoa(o.price.Points), Dear: dear(o.price)}
}
