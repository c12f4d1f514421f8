package cards

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/words"
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

// openCompare shows the chosen cards side by side; what differs is marked.
func (s *Screen) openCompare() {
	k, w := s.needs.Kit, s.needs.Words
	var cards []*catalog.Card
	for _, id := range s.state.Compared {
		if card, ok := s.needs.Catalog.Card(id); ok {
			cards = append(cards, card)
		}
	}
	var shut func()
	heads := make([]fyne.CanvasObject, len(cards))
	for i, card := range cards {
		heads[i] = widgets.NewParagraph(k, card.NameIn(w.Lang()), widgets.Style{Display: true, Size: theme.Name})
	}
	parts := []fyne.CanvasObject{widgets.NewEqual(k, 10, heads...)}
	for _, line := range s.compared(cards) {
		mark := widgets.Style{Size: theme.Small, Role: theme.Quiet}
		title := line.word
		if line.differs {
			mark.Role, mark.Bold = theme.Accent, true
			title += " " + w.T("cardsscreen.differs")
		}
		values := make([]fyne.CanvasObject, len(cards))
		for i, value := range line.values {
			if value == "" {
				value = "–"
			}
			values[i] = widgets.NewParagraph(k, value, widgets.Style{Bold: line.differs})
		}
		parts = append(parts, widgets.NewLabel(k, title, mark), widgets.NewEqual(k, 10, values...))
	}
	clean := widgets.NewQuiet(k, w.T("cardsscreen.compareNone"), func() {
		shut()
		s.state.Compared = nil
	})
	parts = append(parts, widgets.NewInset(k, 0, 12, 0, 0, clean))
	shut = s.needs.Sheet(w.T("cardsscreen.compare"), widgets.NewColumn(k, 6, parts...))
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
