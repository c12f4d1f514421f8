package cards

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/ui/keys"
	"github.com/quickcast/quickcast/ui/page"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// measure is how wide a page gets in dp before its lines are hard to read.
const measure float32 = 720

// leaf is how wide in dp each half of a page is at least, before what a card
// costs whom stands beside what is printed on it.
const leaf float32 = 400

// newPage is the page of a card: everything printed on it as facts.
func (s *Screen) newPage(card *catalog.Card) fyne.CanvasObject {
	k, w := s.needs.Kit, s.needs.Words
	s.told = s.copies(card)
	around := append([]fyne.CanvasObject{s.ways(card)}, append(s.printings(card), s.doubts(card)...)...)
	spread := widgets.NewSpread(k, leaf, measure, 8,
		widgets.NewColumn(k, 8, append(append(s.picture(card), s.facts(card)...), s.doing(card)...)...),
		widgets.NewColumn(k, 8, append(around, s.prices(card)...)...))
	scroll := widgets.NewScroll(widgets.NewInset(k, 0, theme.Gap, 0, 24, widgets.NewMargins(k, 2*measure, spread)))
	var buttons []fyne.CanvasObject
	if s.putable(card) {
		buttons = append(buttons, widgets.NewQuiet(k, w.T("cardsscreen.putOnTable"), func() { s.needs.PutOnTable(card.ID) }))
	}
	if s.needs.AddToBook != nil {
		buttons = append(buttons, widgets.NewPrimary(k, w.T("cardsscreen.addToBook"), func() { s.needs.AddToBook(card.ID) }).Key(keys.Add))
	}
	return page.Footed(k, scroll, buttons)
}

// picture is a person's own one of a card; nothing where there is none.
func (s *Screen) picture(card *catalog.Card) []fyne.CanvasObject {
	if s.needs.Picture == nil {
		return nil
	}
	if drawn := s.needs.Picture(card.ID); drawn != nil {
		return []fyne.CanvasObject{drawn}
	}
	return nil
}

// Printed is what stands on a card and what it does, for showing it somewhere else; nil
// for a card nobody has.
func (s *Screen) Printed(id catalog.CardID) fyne.CanvasObject {
	card, ok := s.needs.Catalog.Card(id)
	if !ok {
		return nil
	}
	parts := s.picture(card)
	return widgets.NewColumn(s.needs.Kit, 8, append(append(parts, s.facts(card)[1:]...), s.doing(card)...)...)
}

// facts are what the card itself says, without where it was printed and what
// it costs whom. Another printing of a card is shown by them alone.
func (s *Screen) facts(card *catalog.Card) []fyne.CanvasObject {
	k, w := s.needs.Kit, s.needs.Words
	lang := w.Lang()
	head := []fyne.CanvasObject{widgets.NewParagraph(k, card.NameIn(lang), widgets.Style{Display: true, Size: theme.Heading})}
	if other := card.NameIn(w.Second()); other != card.NameIn(lang) {
		head = append(head, widgets.NewParagraph(k, other, widgets.Style{Role: theme.Quiet}))
	}
	kind := s.kind(card)
	if len(card.Subtypes) > 0 {
		kind += " · " + s.subtypes(card)
	}
	head = append(head, widgets.NewParagraph(k, kind, widgets.Style{Role: theme.Quiet}))
	parts := []fyne.CanvasObject{widgets.NewColumn(k, 2, head...), s.schoolLine(card), widgets.NewPanel(k, s.figures(card))}
	if summary := card.SummaryIn(lang); summary != "" {
		parts = append(parts, widgets.NewParagraph(k, summary, widgets.Style{Size: theme.Lead}))
	}
	if list := s.details(card); len(list) > 0 {
		parts = append(parts, widgets.NewInset(k, 0, 6, 0, 0, widgets.NewPairs(k, list)))
	}
	if len(card.Attacks) > 0 {
		parts = append(parts, s.section("cardsscreen.attacks"))
		for i := range card.Attacks {
			parts = append(parts, s.attack(card, &card.Attacks[i]))
		}
	}
	parts = append(parts, s.keywordChips("cardsscreen.traits", card.Traits)...)
	parts = append(parts, s.keywordChips(s.grantsTitle(card), card.Grants)...)
	return append(parts, s.keywordChips("cardsscreen.takes", card.Takes)...)
}

func (s *Screen) section(id string) fyne.CanvasObject {
	return widgets.NewSection(s.needs.Kit, strings.ToUpper(s.needs.Words.T(id)), "")
}

// schoolLine holds the schools with their levels and the marks of a card.
func (s *Screen) schoolLine(card *catalog.Card) fyne.CanvasObject {
	k, w := s.needs.Kit, s.needs.Words
	var chips []fyne.CanvasObject
	for i, part := range card.Schools {
		if i > 0 {
			sign := "cardsscreen.and"
			if card.Join == training.JoinOr {
				sign = "cardsscreen.or"
			}
			chips = append(chips, inChip(k, w.T(sign)))
		}
		name := string(part.School)
		chips = append(chips, widgets.NewChip(k, widgets.ChipFace{
			Icon: name, Tone: theme.SchoolInk(name), Label: w.Term(words.SchoolTerm, name) + " " + strconv.Itoa(part.Level),
		}, nil))
	}
	for _, m := range []struct {
		on bool
		id string
	}{{card.Novice, "novice"}, {card.Epic, "epic"}, {card.Legendary, "legendary"}, {card.Unique, "unique"}} {
		if m.on {
			chips = append(chips, s.termChip(w.Term(words.LimitTerm, m.id), m.id, ""))
		}
	}
	if who := s.only(card); who != "" {
		chips = append(chips, s.termChip(w.T("cardsscreen.onlyFor", "Who", who), "mage-only", "mage"))
	}
	if card.Unofficial {
		chips = append(chips, widgets.NewChip(k, widgets.ChipFace{Label: w.T("cardsscreen.unofficial"), Icon: "people", Hollow: true}, nil))
	}
	if card.Errata {
		chips = append(chips, widgets.NewChip(k, widgets.ChipFace{Label: w.T("cardsscreen.errata"), Icon: "info", Hollow: true}, nil))
	}
	return widgets.NewWrap(k, 8, 0, chips...)
}

// inChip is a word between two chips, in the middle of their height.
func inChip(k *widgets.Kit, word string) fyne.CanvasObject {
	return widgets.NewInset(k, 0, 14, 0, 14, widgets.NewLabel(k, word, widgets.Style{Role: theme.Quiet, Size: theme.Small}))
}

// figures are the numbers that matter most, large.
func (s *Screen) figures(card *catalog.Card) fyne.CanvasObject {
	k, w := s.needs.Kit, s.needs.Words
	var list []fyne.CanvasObject
	fact := func(value, caption, icon string, tone theme.Role) {
		list = append(list, widgets.NewFact(k, widgets.FactFace{
			Value: value, Caption: w.T("cardsscreen." + caption), Icon: icon, Tone: tone,
		}))
	}
	fact(mana(card.Cost), "cost", "mana", theme.ManaInk)
	if reveals(card) {
		fact(mana(card.Reveal), "reveal", "flip", theme.ManaInk)
	}
	fact(strconv.Itoa(card.Level), "levelWord", "", "")
	if card.Life > 0 {
		fact(strconv.Itoa(card.Life), "life", "life", "")
	}
	switch {
	case card.NoArmor:
		fact("–", "noArmor", "armor", "")
	case card.Armor > 0 || card.Life > 0:
		fact(strconv.Itoa(card.Armor), "armor", "armor", "")
	}
	switch {
	case card.ChannelX != "":
		fact(card.ChannelX, "channeling", "channeling", theme.ManaInk)
	case card.Channeling > 0:
		fact(strconv.Itoa(card.Channeling), "channeling", "channeling", theme.ManaInk)
	}
	return widgets.NewWrap(k, 20, 12, list...)
}

// details are the facts that read best as words.
func (s *Screen) details(card *catalog.Card) []widgets.Pair {
	w := s.needs.Words
	var list pairs
	if card.Cost.Formula != "" {
		list.add(w.T("cardsscreen.costIs", "Cost", mana(card.Cost)), w.Term(words.FormulaTerm, card.Cost.Formula))
	}
	if card.Reveal.Formula != "" {
		list.add(w.T("cardsscreen.revealIs", "Cost", mana(card.Reveal)), w.Term(words.FormulaTerm, card.Reveal.Formula))
	}
	if card.Action != "" {
		list.add(w.T("cardsscreen.action"), s.action(card.Action))
	}
	list.add(w.T("cardsscreen.range"), s.ranged(card.Range))
	if card.Target != "" {
		list.add(w.T("cardsscreen.target"), w.Term(words.TargetTerm, card.Target))
	}
	slot := " + "
	if card.SlotJoin == training.JoinOr {
		slot = " " + w.T("cardsscreen.or") + " "
	}
	list.add(w.T("cardsscreen.slot"), s.join(words.SlotTerm, card.Slots, slot))
	if card.Defense != nil {
		list.add(w.T("cardsscreen.defense"), s.defense(card.Defense))
	}
	if card.GrantsDef != nil {
		list.add(w.T("cardsscreen.grantsDefense"), s.defense(card.GrantsDef))
	}
	if card.Upkeep != "" {
		list.add(w.T("cardsscreen.upkeep"), card.Upkeep)
	}
	if card.Free {
		list.add(w.T("cardsscreen.price"), w.T("cardsscreen.free"))
	}
	list.add(w.T("cardsscreen.alsoCalled"), strings.Join(card.Aliases, ", "))
	has := s.copies(card)
	if s.owned != nil {
		list.add(w.T("cardsscreen.inCollection"), strconv.Itoa(has[0]))
	}
	if has[1] > 0 {
		list.add(w.T("cardsscreen.inBooks"), strconv.Itoa(has[1]))
	}
	return list
}
