package codex

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/page"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

const (
	measure  float32 = 720 // how wide a page gets in dp
	leaf     float32 = 400 // the least width of each half, before what is around a term stands beside it
	firstFew int     = 12  // cards shown by name
)

// newPage is the page of a term, with a card that bears it beside it where there is room.
func (s *Screen) newPage(t *codex.Term) fyne.CanvasObject {
	cards := s.cards(t)
	return s.withCard(cards, func(open func(catalog.CardID)) fyne.CanvasObject { return s.termPage(t, cards, open) })
}

// termPage is what there is to read of a term; open shows one of the cards that bear it.
func (s *Screen) termPage(t *codex.Term, cards []*catalog.Card, open func(catalog.CardID)) fyne.CanvasObject {
	k, w := s.needs.Kit, s.needs.Words
	lang := w.Lang()
	head := []fyne.CanvasObject{s.title(t)}
	if name := s.otherName(t); name != "" {
		head = append(head, quiet(k, name))
	}
	head = append(head, quiet(k, s.factLine(t)))
	parts := []fyne.CanvasObject{widgets.NewColumn(k, 0, head...), s.text(t.TextIn(lang))}
	if drawn := s.picture(string(t.ID)); drawn != nil {
		parts = append(parts, drawn)
	}
	parts = append(parts, s.uncertain(t, lang)...)
	parts = append(parts, s.readings(t, lang)...)
	second := w.Second()
	label := widgets.NewQuietLine(k, w.SecondName())
	parts = append(parts, widgets.NewInset(k, 0, 6, 0, 0, widgets.NewColumn(k, 6, label, s.text(t.TextIn(second)))))
	if source := cmp.Or(t.In(lang).Source, t.In(second).Source); source != "" && t.Kind != codex.KindRule {
		parts = append(parts, widgets.NewParagraph(k, w.T("codexscreen.name"+capital(string(source))), widgets.Style{Role: theme.Quiet, Size: theme.Small}))
	}
	around := append(s.related(t), s.neighbours(t)...)
	around = append(append(around, s.explaining(t)...), s.bearers(t, cards, open)...)
	spread := widgets.NewSpread(k, leaf, measure, 10, widgets.NewColumn(k, 10, parts...), widgets.NewColumn(k, 10, around...))
	body := widgets.NewInset(k, 0, theme.Gap, 0, 24, widgets.NewMargins(k, 2*measure, spread))
	return page.Footed(k, widgets.NewScroll(body), s.buttons(t))
}

// capital begins a word large.
func capital(word string) string { return strings.ToUpper(word[:1]) + word[1:] }

func quiet(k *widgets.Kit, text string) fyne.CanvasObject {
	return widgets.NewParagraph(k, text, widgets.Style{Role: theme.Quiet})
}

// title is the name with the kind beside it.
func (s *Screen) title(t *codex.Term) fyne.CanvasObject {
	k := s.needs.Kit
	face := widgets.ChipFace{Label: s.kind(t), Tone: toneOf(t)}
	if k.Theme.Icons().Has(string(t.ID)) {
		face.Icon = string(t.ID)
	}
	return widgets.NewLine(k, 10, 0,
		widgets.NewParagraph(k, t.NameIn(s.needs.Words.Lang()), widgets.Style{Display: true, Size: theme.Heading}),
		widgets.NewChip(k, face, nil))
}

func (s *Screen) text(words string) fyne.CanvasObject {
	return widgets.NewPanel(s.needs.Kit, widgets.NewParagraph(s.needs.Kit, words, widgets.Style{Size: theme.Lead}))
}

// factLine is the quiet line: "Arena · flame · removal cost 2 · adds up".
func (s *Screen) factLine(t *codex.Term) string {
	w := s.needs.Words
	lang := w.Lang()
	line := []string{s.gameNames(t)}
	add := func(id, value string) {
		if value != "" {
			line = append(line, w.T("codexscreen."+id, "Value", value))
		}
	}
	if t.DamageType != "" {
		line = append(line, w.Term(words.DamageTerm, t.DamageType))
	}
	if value := t.In(lang).Value; !plainValue(value) {
		add("value", value)
	}
	add("removal", t.Removal)
	add("escape", t.In(lang).Escape)
	add("stacks", t.In(lang).Stacks)
	return strings.Join(line, " · ")
}

// plainValue reports whether a value says no more than that there is one.
func plainValue(value string) bool {
	return slices.Contains([]string{"", "X", "+X", "-X", "+/-X", "X+"}, value)
}

// noPage stands where the codex knows no such term: never another's page.
func (s *Screen) noPage(id codex.TermID) fyne.CanvasObject {
	k, w := s.needs.Kit, s.needs.Words
	name := strings.ReplaceAll(string(id), "-", " ")
	search := widgets.NewQuiet(k, w.T("codexscreen.unknownSearch"), func() {
		s.close()
		s.state = State{Query: name}
		s.fill(name)
		s.refine()
	})
	return widgets.NewEmptyState(k, "codex", w.T("codexscreen.unknown"), w.T("codexscreen.unknownHint", "Name", name), search)
}

// uncertain is what the sources leave open, as a note.
func (s *Screen) uncertain(t *codex.Term, lang string) []fyne.CanvasObject {
	note := t.In(lang).Uncertain
	if note == "" {
		return nil
	}
	k := s.needs.Kit
	head := widgets.NewLine(k, 8, 1, widgets.NewGlyph(k, "info", theme.Quiet, 18), widgets.NewQuietLine(k, s.needs.Words.T("codexscreen.uncertain")))
	return []fyne.CanvasObject{widgets.NewColumn(k, 2, head, quiet(k, note))}
}

// readings are what Academy and Arena make of a term, where they differ.
func (s *Screen) readings(t *codex.Term, lang string) []fyne.CanvasObject {
	if !t.Differ() {
		return nil
	}
	k := s.needs.Kit
	reading := t.In(lang).Differs
	var parts []fyne.CanvasObject
	for _, r := range []struct{ game, text string }{{codex.Academy, reading.Academy}, {codex.Arena, reading.Arena}} {
		if r.text == "" {
			continue
		}
		head := widgets.NewLine(k, 8, 1, widgets.NewGlyph(k, r.game, theme.Accent, 18),
			widgets.NewLabel(k, s.gameName(r.game), widgets.Style{Role: theme.Accent, Size: theme.Small, Bold: true}))
		text := widgets.NewParagraph(k, r.text, widgets.Style{})
		parts = append(parts, widgets.NewPanel(k, widgets.NewColumn(k, 6, head, text)))
	}
	return parts
}

// neighbours say what the terms to read next mean.
func (s *Screen) neighbours(t *codex.Term) []fyne.CanvasObject {
	lang := s.needs.Words.Lang()
	var rows []fyne.CanvasObject
	for _, id := range t.Related {
		if r, ok := s.needs.Codex.Term(id); ok && r.ID != t.ID && len(rows) < mostNeighbours {
			rows = append(rows, s.told(r.NameIn(lang), r.TextIn(lang), r.ID))
		}
	}
	if len(rows) == 0 {
		return nil
	}
	return []fyne.CanvasObject{widgets.NewColumn(s.needs.Kit, 0, rows...)}
}

// told is what another term or a rule says, all of it; a tap on its name leads there.
func (s *Screen) told(name, text string, id codex.TermID) fyne.CanvasObject {
	k := s.needs.Kit
	return widgets.NewColumn(k, 0, widgets.NewWrap(k, 8, 0, widgets.NewChip(k, widgets.ChipFace{Label: name, Hollow: true}, func() { s.follow(id) })),
		widgets.NewParagraph(k, text, widgets.Style{Size: theme.Small, Role: theme.Quiet}))
}

// How many rules a page names, and of how many terms it says what they mean.
const (
	mostRules      = 8
	mostNeighbours = 4
)

// explaining are the rules that speak of the term by its name.
func (s *Screen) explaining(t *codex.Term) []fyne.CanvasObject {
	if s.needs.Rules == nil || t.Kind == codex.KindRule || t.Kind == "card" {
		return nil
	}
	k := s.needs.Kit
	name, _, _ := strings.Cut(strings.TrimRight(t.Name, " X+-/"), " / ")
	rows := []fyne.CanvasObject{widgets.NewQuietLine(k, s.needs.Words.T("codexscreen.rules"))}
	for _, r := range s.needs.Rules.Naming(name) {
		if slices.Contains(t.Games, r.Game) && len(rows) <= mostRules {
			rows = append(rows, s.told(r.ID, r.TextIn(s.needs.Words.Lang()), codex.TermID(r.ID)))
		}
	}
	if len(rows) == 1 {
		return nil
	}
	return []fyne.CanvasObject{widgets.NewInset(k, 0, 6, 0, 0, widgets.NewColumn(k, 0, rows...))}
}

// cards are those that bear the term, none where there is no way to one.
func (s *Screen) cards(t *codex.Term) []*catalog.Card {
	if s.needs.OpenCard == nil {
		return nil
	}
	cards := s.needs.Codex.Cards(s.needs.Catalog, t.ID)
	if name, is := strings.CutPrefix(string(t.ID), cardItem); is {
		if card, ok := s.needs.Catalog.Card(catalog.CardID(name)); ok {
			cards = append(cards, card)
		}
	}
	return cards
}

// bearers are the cards that bear the term, by name.
func (s *Screen) bearers(t *codex.Term, cards []*catalog.Card, open func(catalog.CardID)) []fyne.CanvasObject {
	if len(cards) == 0 {
		return nil
	}
	k, w := s.needs.Kit, s.needs.Words
	var chips []fyne.CanvasObject
	for _, card := range cards[:min(len(cards), firstFew)] {
		chips = append(chips, s.cardChip(card, open))
	}
	if len(cards) > firstFew && s.needs.ShowCards != nil {
		face := widgets.ChipFace{Label: w.N("codexscreen.all", len(cards)), Icon: "cards", Hollow: true}
		chips = append(chips, widgets.NewChip(k, face, func() { s.needs.ShowCards(t.ID) }))
	}
	head := widgets.NewQuietLine(k, w.N("codexscreen.bearers", len(cards)))
	return []fyne.CanvasObject{s.group(head, chips)}
}

func (s *Screen) cardChip(card *catalog.Card, open func(catalog.CardID)) fyne.CanvasObject {
	face := widgets.ChipFace{Label: card.NameIn(s.needs.Words.Lang())}
	if len(card.Schools) > 0 {
		face.Dot = theme.School(string(card.Schools[0].School))
	}
	return widgets.NewChip(s.needs.Kit, face, func() { open(card.ID) })
}

// group is a quiet heading close above its chips.
func (s *Screen) group(head fyne.CanvasObject, chips []fyne.CanvasObject) fyne.CanvasObject {
	k := s.needs.Kit
	return widgets.NewInset(k, 0, 6, 0, 0, widgets.NewColumn(k, 0, head, widgets.NewWrap(k, 8, 0, chips...)))
}

// buttons stand below the page: the reading list, and the table for what can
// lie on it.
func (s *Screen) buttons(t *codex.Term) []fyne.CanvasObject {
	k, w := s.needs.Kit, s.needs.Words
	var list []fyne.CanvasObject
	if s.needs.Lists != nil {
		var button *widgets.Button
		button = widgets.NewQuiet(k, s.marking(t), func() {
			s.mark(t.ID)
			button.SetText(s.marking(t))
		})
		list = append(list, button)
	}
	if s.needs.PutOnTable != nil && t.Kind == "condition" {
		list = append(list, widgets.NewPrimary(k, w.T("codexscreen.putOnTable"), func() { s.needs.PutOnTable(t.ID) }))
	}
	return list
}

// otherName is the name in the other language, empty where it is the same.
func (s *Screen) otherName(t *codex.Term) string {
	lang := s.needs.Words.Lang()
	if name := t.NameIn(s.needs.Words.Second()); name != t.NameIn(lang) {
		return name
	}
	return ""
}

func (s *Screen) kind(t *codex.Term) string { return s.needs.Words.T("codex.kind." + t.Kind) }

func (s *Screen) gameName(game string) string { return s.needs.Words.T("codex.game." + game) }

func (s *Screen) gameNames(t *codex.Term) string {
	var names []string
	for _, game := range codex.Games() {
		if slices.Contains(t.Games, game) {
			names = append(names, s.gameName(game))
		}
	}
	return strings.Join(names, ", ")
}
