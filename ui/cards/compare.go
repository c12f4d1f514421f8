package cards

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/combat"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/ui/attackodds"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// mostCompared is how many cards stand side by side.
const mostCompared = 3

// toggleCompared puts a card beside those set there before, and compares them once there are
// two; the oldest makes room.
func (s *Screen) toggleCompared(id catalog.CardID) {
	if i := slices.Index(s.state.Compared, id); i >= 0 {
		s.state.Compared = slices.Delete(slices.Clone(s.state.Compared), i, i+1)
		return
	}
	list := append(slices.Clone(s.state.Compared), id)
	s.state.Compared = list[max(0, len(list)-mostCompared):]
	if len(s.state.Compared) > 1 {
		s.openCompare()
		return
	}
	s.needs.Notice(s.needs.Words.T("cardsscreen.compareMore"), "", nil)
}

// openCompare shows the chosen cards side by side over the whole screen.
func (s *Screen) openCompare() {
	s.state.Comparing = true
	s.root.cover(widgets.NewScroll(widgets.NewInset(s.needs.Kit, theme.Inset, 6, theme.Inset, 24, s.comparison())))
}

// closeCompare goes back to list and card.
func (s *Screen) closeCompare() {
	s.state.Comparing = false
	s.root.cover(nil)
}

// Measures of the comparison in dp: the least width of a card, and of what it costs a mage.
const (
	comparedLeast float32 = 280
	offerLeast    float32 = 128
)

// comparison is what is to be seen of the cards that are compared: each with its numbers and
// what its attacks are likely to do to the usual creature, then what differs, and what they cost
// every mage.
func (s *Screen) comparison() fyne.CanvasObject {
	k, w := s.needs.Kit, s.needs.Words
	var cards []*catalog.Card
	for _, id := range s.state.Compared {
		if card, ok := s.needs.Catalog.Card(id); ok {
			cards = append(cards, card)
		}
	}
	var bars []attackodds.Answer
	for _, card := range cards {
		for i := range card.Attacks {
			if answer, ok := s.onUsual(card, &card.Attacks[i]); ok {
				bars = append(bars, answer)
			}
		}
	}
	var spans []attackodds.Span
	top := 0.0
	if len(bars) > 0 {
		spans = attackodds.Spans(bars...)
	}
	for _, answer := range bars {
		top = max(top, answer.Highest(spans))
	}
	panels := make([]fyne.CanvasObject, len(cards))
	for i, card := range cards {
		panels[i] = s.comparedCard(card, spans, top)
	}
	target := s.usual()
	parts := []fyne.CanvasObject{
		widgets.NewLine(k, 2, 1, widgets.NewIconButton(k, widgets.Bare, "back", w.T("cardsscreen.back"), s.closeCompare), widgets.NewHeading(k, w.T("cardsscreen.compare"))),
		widgets.NewParagraph(k, w.T("cardsscreen.comparedAgainst", "Life", target.Life, "Armor", target.Armor), widgets.Style{Role: theme.Quiet}),
		widgets.NewGrid(k, comparedLeast, 12, panels...),
	}
	names := make([]fyne.CanvasObject, len(cards))
	for i, card := range cards {
		names[i] = widgets.NewParagraph(k, card.NameIn(w.Lang()), widgets.Style{Display: true, Size: theme.Name})
	}
	parts = append(parts, s.section("cardsscreen.factsCompared"), widgets.NewEqual(k, 10, names...))
	for _, line := range s.compared(cards) {
		mark := widgets.Style{Size: theme.Small, Role: theme.Quiet}
		title := line.word
		if line.differs {
			mark.Role, mark.Bold = theme.Accent, true
			title += " " + w.T("cardsscreen.differs")
		}
		values := make([]fyne.CanvasObject, len(cards))
		for i, value := range line.values {
			values[i] = widgets.NewParagraph(k, cmp.Or(value, "–"), widgets.Style{Bold: line.differs})
		}
		parts = append(parts, widgets.NewLabel(k, title, mark), widgets.NewEqual(k, 10, values...))
	}
	return widgets.NewColumn(k, 8, append(parts, s.comparedPrices(cards)...)...)
}

// comparedCard is one of them, its attacks drawn to the same measure as those of the others.
func (s *Screen) comparedCard(card *catalog.Card, spans []attackodds.Span, top float64) fyne.CanvasObject {
	k, w := s.needs.Kit, s.needs.Words
	drop := widgets.NewIconButton(k, widgets.Bare, "close", w.T("cardsscreen.compareDrop", "Card", card.NameIn(w.Lang())), func() {
		if s.toggleCompared(card.ID); len(s.state.Compared) > 1 {
			s.openCompare()
		} else {
			s.closeCompare()
		}
	})
	parts := []fyne.CanvasObject{
		widgets.NewLine(k, 4, 0, widgets.NewTitle(k, card.NameIn(w.Lang())), drop),
		widgets.NewParagraph(k, s.typeLine(card), widgets.Style{Size: theme.Small, Role: theme.Quiet}), s.figures(card),
	}
	for i := range card.Attacks {
		a := &card.Attacks[i]
		name := cmp.Or(w.Term(words.BarTerm, a.Name), w.Term(words.AttackTerm, a.Kind))
		parts = append(parts, widgets.NewRule(k), widgets.NewLine(k, 6, 0, widgets.NewLabel(k, name, widgets.Style{Display: true, Size: theme.Name}),
			widgets.NewLabel(k, cmp.Or(a.Variable, strconv.Itoa(a.Dice)), widgets.Style{Display: true, Size: theme.Title}), widgets.NewGlyph(k, "die", theme.Quiet, 20)),
			widgets.NewParagraph(k, s.attackLine(a), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
		if answer, ok := s.onUsual(card, a); ok {
			view := attackodds.NewView(k, w, widgets.NewFlatBars)
			view.Draw(answer, spans, top)
			parts = append(parts, view.Bars, view.Title, view.Line)
		}
		if len(a.Effects) > 0 {
			parts = append(parts, s.effectBar(a.Effects))
		}
	}
	if summary := card.SummaryIn(w.Lang()); summary != "" {
		parts = append(parts, widgets.NewRule(k), widgets.NewParagraph(k, summary, widgets.Style{}))
	}
	if card.Life > 0 {
		if answer, ok := reckoned(combat.Attack{Dice: usualDice}, combat.Creature{Life: card.Life, Armor: card.Armor}); ok {
			parts = append(parts, widgets.NewRule(k), widgets.NewLine(k, 8, 1, widgets.NewGlyph(k, "armor", theme.Quiet, 18),
				widgets.NewParagraph(k, w.T("cardsscreen.onIt", "Dice", usualDice, "Odds", answer.Say(w)), widgets.Style{Size: theme.Small})))
		}
	}
	return widgets.NewPanel(k, widgets.NewColumn(k, 6, parts...))
}

// usualDice is how many dice a card that is compared is attacked with.
const usualDice = 5

// comparedPrices are what the cards cost every mage, in their order.
func (s *Screen) comparedPrices(cards []*catalog.Card) (parts []fyne.CanvasObject) {
	k, w := s.needs.Kit, s.needs.Words
	for _, game := range []training.Game{training.Arena, training.Academy} {
		var panels []fyne.CanvasObject
		for _, m := range s.mages(game) {
			values, may := make([]string, len(cards)), false
			for i, card := range cards {
				values[i] = "–"
				if o := cheapest(card, m); o.may && training.InPool(game, card.Spell()) {
					values[i], may = strconv.Itoa(o.price.Points), true
				}
			}
			if may {
				panels = append(panels, widgets.NewPanel(k, widgets.NewColumn(k, 2,
					widgets.NewLabel(k, s.mageName(m), widgets.Style{Size: theme.Small}),
					widgets.NewLabel(k, strings.Join(values, "   "), widgets.Style{Display: true, Size: theme.Title}))))
			}
		}
		if len(panels) > 0 {
			parts = append(parts, widgets.NewSection(k, strings.ToUpper(w.T("cardsscreen.price")), s.gameName(game)), widgets.NewFixedGrid(k, offerLeast, 8, panels...))
		}
	}
	return parts
}

// compared is one fact of several cards.
type compared struct {
	word    string
	values  []string
	differs bool
}

// compared gathers the facts that at least one of the cards has.
func (s *Screen) compared(cards []*catalog.Card) []compared {
	w := s.needs.Words
	var list []compared
	add := func(word string, of func(*catalog.Card) string) {
		line := compared{word: word}
		some := false
		for _, card := range cards {
			value := of(card)
			some = some || value != ""
			line.differs = line.differs || len(line.values) > 0 && value != line.values[0]
			line.values = append(line.values, value)
		}
		if some {
			list = append(list, line)
		}
	}
	add(w.T("cardsscreen.byType"), func(c *catalog.Card) string { return strings.TrimSuffix(s.kind(c)+", "+s.subtypes(c), ", ") })
	add(w.T("cardsscreen.bySchool"), func(c *catalog.Card) string {
		var parts []string
		for _, p := range c.Schools {
			parts = append(parts, w.Term(words.SchoolTerm, string(p.School))+" "+strconv.Itoa(p.Level))
		}
		return strings.Join(parts, ", ")
	})
	add(w.T("cardsscreen.byLevel"), func(c *catalog.Card) string { return strconv.Itoa(c.Level) })
	add(w.T("cardsscreen.byCost"), func(c *catalog.Card) string {
		if reveals(c) {
			return mana(c.Cost) + " + " + mana(c.Reveal)
		}
		return mana(c.Cost)
	})
	add(w.T("cardsscreen.columnLife"), func(c *catalog.Card) string { return orNothing(c.Life) })
	add(w.T("cardsscreen.armor"), func(c *catalog.Card) string { return orNothing(c.Armor) })
	add(w.T("cardsscreen.channeling"), func(c *catalog.Card) string { return orNothing(c.Channeling) })
	add(w.T("cardsscreen.defense"), func(c *catalog.Card) string {
		if c.Defense == nil {
			return ""
		}
		return s.defense(c.Defense)
	})
	add(w.T("cardsscreen.attacks"), func(c *catalog.Card) string {
		var bars []string
		for i := range c.Attacks {
			a := &c.Attacks[i]
			bars = append(bars, strconv.Itoa(a.Dice)+" · "+s.attackLine(a))
		}
		return strings.Join(bars, "\n")
	})
	add(w.T("cardsscreen.byKeyword"), func(c *catalog.Card) string { return s.traits(c) })
	add(w.T("cardsscreen.range"), func(c *catalog.Card) string { return s.ranged(c.Range) })
	if m := s.mage(); m != nil {
		add(w.T("cardsscreen.columnPrice"), func(c *catalog.Card) string {
			if !m.MayUse(c) {
				return ""
			}
			return strconv.Itoa(m.Training.Price(c.Spell(), s.picked).Points)
		})
	}
	return list
}

// traits are the keywords of a card and what its attacks leave.
func (s *Screen) traits(card *catalog.Card) string {
	var said []string
	for _, keyword := range card.Keywords() {
		kind := words.TraitTerm
		if !s.needs.Words.Knows(kind, keyword) {
			kind = words.EffectTerm
		}
		said = append(said, s.needs.Words.Term(kind, keyword))
	}
	return strings.Join(said, ", ")
}

// ways are what can be done with a card beside book and table.
func (s *Screen) ways(card *catalog.Card) fyne.CanvasObject {
	k, w := s.needs.Kit, s.needs.Words
	face := widgets.ChipFace{Icon: "flip", Label: w.T("cardsscreen.compare"), Selected: slices.Contains(s.state.Compared, card.ID)}
	var chip *widgets.Chip
	chip = widgets.NewChip(k, face, func() {
		s.toggleCompared(card.ID)
		face.Selected = slices.Contains(s.state.Compared, card.ID)
		chip.Set(face)
	})
	chips := []fyne.CanvasObject{
		widgets.NewChip(k, widgets.ChipFace{Icon: "up", Name: w.T("cardsscreen.previous")}, func() { s.Step(-1) }),
		widgets.NewChip(k, widgets.ChipFace{Icon: "down", Name: w.T("cardsscreen.next")}, func() { s.Step(1) }),
		chip,
	}
	if s.needs.Learn != nil {
		chips = append(chips, widgets.NewChip(k, widgets.ChipFace{Icon: "star-open", Label: w.T("cardsscreen.learn")}, func() { s.needs.Learn(card.ID) }))
	}
	return widgets.NewWrap(k, 8, 0, chips...)
}

// doing says what the card does at the table, one line a deed.
func (s *Screen) doing(card *catalog.Card) []fyne.CanvasObject {
	k := s.needs.Kit
	var lines []fyne.CanvasObject
	for _, d := range card.Deeds() {
		text := s.needs.Words.Say(d.Say)
		if d.Unsure {
			text += " " + s.needs.Words.T("cardsscreen.unsure")
		}
		lines = append(lines, widgets.NewLine(k, 8, 1, widgets.NewGlyph(k, "play", theme.Quiet, 16), widgets.NewParagraph(k, text, widgets.Style{})))
	}
	if len(lines) == 0 {
		return nil
	}
	return []fyne.CanvasObject{s.section("cardsscreen.does"), widgets.NewColumn(k, 6, lines...)}
}
