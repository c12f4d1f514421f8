package books

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// showProblems lists everything that is wrong with the open book, each with
// the law it breaks.
func (s *Screen) showProblems() {
	var rows []fyne.CanvasObject
	settled := func(b builder.Book) {
		s.dismiss()
		s.change(b)
		s.showProblemsIfAny()
	}
	for _, p := range s.review.Problems {
		rows = append(rows, s.problem(p))
	}
	for _, id := range s.review.Unknown {
		rows = append(rows, s.remark(string(id), s.w.T("books.problemUnknownCard")))
	}
	for i, line := range s.draft.Book().Kept {
		rows = append(rows, widgets.NewPanel(s.k, s.unreadRow(i, line, settled)).Tint(theme.Raised))
	}
	s.ask(s.w.N("booksscreen.problems", len(rows)), widgets.NewColumn(s.k, 10, rows...))
}

// shownFaults is how many problems a book's page says at its top.
const shownFaults = 2

// faultChips say the first problems of the open book; all of them are a tap
// away.
func (s *Screen) faultChips() []fyne.CanvasObject {
	var chips []fyne.CanvasObject
	warn := func(label string) {
		chips = append(chips, widgets.NewChip(s.k, widgets.ChipFace{Label: label, Icon: "warn", Tone: theme.HarmInk}, s.showProblems))
	}
	all := faults(s.review, len(s.draft.Book().Kept))
	for _, p := range s.review.Problems {
		if p.Rule == builder.RuleNoMage {
			continue // its chip stands beside these
		}
		if len(chips) == shownFaults {
			break
		}
		label := s.breach(p)
		if p.Spell != "" {
			label = s.cardName(catalog.CardID(p.Spell)) + ": " + label
		}
		warn(label)
	}
	if all > len(chips) && all > 1 || len(s.review.Unknown) > 0 {
		warn(s.w.N("booksscreen.showProblems", all))
	}
	return chips
}

// problem says where, what and by which law.
func (s *Screen) problem(p training.Problem) fyne.CanvasObject {
	where := s.w.T("booksscreen.wholeBook")
	if p.Spell != "" {
		where = s.cardName(catalog.CardID(p.Spell))
	}
	what := s.w.Say(builder.Explain(p))
	if p.Rule == builder.RuleNoMage {
		what = s.w.T("booksscreen.noMageYet")
	}
	law := s.w.T("booksscreen.law." + string(p.Rule))
	parts := []fyne.CanvasObject{
		widgets.NewLabel(s.k, where, widgets.Style{Display: true, Size: theme.Name}),
		widgets.NewParagraph(s.k, capital(what), widgets.Style{Role: theme.HarmInk}),
		widgets.NewParagraph(s.k, law, widgets.Style{Size: theme.Small, Role: theme.Quiet}),
	}
	if chips := s.ruleChips(law); len(chips) > 0 {
		parts = append(parts, widgets.NewWrap(s.k, 8, 0, chips...))
	}
	return widgets.NewPanel(s.k, widgets.NewColumn(s.k, 4, parts...)).Tint(theme.Raised)
}

// ruleChips lead to the rules that a text names by number.
func (s *Screen) ruleChips(text string) []fyne.CanvasObject {
	if s.n.OpenRule == nil {
		return nil
	}
	var chips []fyne.CanvasObject
	for _, number := range ruleNumbers(text) {
		chips = append(chips, widgets.NewChip(s.k, widgets.ChipFace{Label: number, Icon: "codex", Hollow: true, Name: s.w.T("booksscreen.openRule", "Rule", number)}, func() {
			s.dismiss()
			s.n.OpenRule(number)
		}))
	}
	return chips
}

// ruleNumbers are the numbers of rules in a text, such as R-126.
func ruleNumbers(text string) []string {
	var list []string
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r != '-' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		game, number, ok := strings.Cut(word, "-")
		if ok && len(game) == 1 && strings.Contains("ARMW", game) && number != "" && strings.Trim(number, "0123456789") == "" {
			list = append(list, word)
		}
	}
	return list
}

// unreadRows are the lines that were not understood, with what they may mean.
func (s *Screen) unreadRows() []fyne.CanvasObject {
	kept := s.draft.Book().Kept
	if len(kept) == 0 {
		return nil
	}
	rows := []fyne.CanvasObject{widgets.NewSection(s.k, s.heading(s.w.T("booksscreen.unread")), s.w.N("booksscreen.lines", len(kept)))}
	if all, n := s.resolved(); n > 1 {
		rows = append(rows, widgets.NewWrap(s.k, 8, 0, widgets.NewChip(s.k, widgets.ChipFace{Label: s.w.N("booksscreen.takeSuggestions", n), Icon: "check", Selected: true},
			func() { s.change(all) })))
	}
	for i, line := range kept {
		rows = append(rows, s.unreadRow(i, line, s.change))
	}
	return []fyne.CanvasObject{widgets.NewPanel(s.k, widgets.NewColumn(s.k, 2, rows...))}
}

// resolved is the open book with what every line that was not understood is likeliest to
// mean, and how many lines that settles.
func (s *Screen) resolved() (all builder.Book, n int) {
	all = s.draft.Book()
	for i := len(all.Kept) - 1; i >= 0; i-- {
		if meant := s.n.Scribe.Suggest(all.Kept[i].Name, 1); len(meant) > 0 {
			all, n = all.Resolve(i, meant[0].ID), n+1
		}
	}
	return all, n
}

// suggestions is how many cards a line that was not understood may mean.
const suggestions = 3

// unreadRow is such a line with what it may mean; then takes the book in which that is settled.
func (s *Screen) unreadRow(i int, line builder.Kept, then func(builder.Book)) fyne.CanvasObject {
	name := line.Name
	if name == "" {
		name = line.ID
	}
	words := []fyne.CanvasObject{widgets.NewParagraph(s.k, s.w.T("booksscreen.unreadLine", "Count", max(line.Count, 1), "Name", name), widgets.Style{Size: theme.Lead})}
	if meant := s.n.Scribe.Suggest(line.Name, suggestions); len(meant) > 0 {
		chips := make([]fyne.CanvasObject, len(meant))
		for at, card := range meant {
			face := widgets.ChipFace{Label: card.NameIn(s.w.Lang()), Hollow: true}
			if at == 0 {
				face = widgets.ChipFace{Label: s.w.T("booksscreen.didYouMean", "Card", card.NameIn(s.w.Lang())), Icon: "check", Selected: true}
			}
			chips[at] = widgets.NewChip(s.k, face, func() { then(s.draft.Book().Resolve(i, card.ID)) })
		}
		words = append(words, widgets.NewWrap(s.k, 8, 0, chips...))
	} else {
		words = append(words, widgets.NewQuietLine(s.k, s.w.T("booksscreen.nothingNear")))
	}
	drop := widgets.NewIconButton(s.k, widgets.Bare, "close", s.w.T("booksscreen.leaveOut", "Name", name), func() { then(s.draft.Book().Drop(i)) })
	return widgets.NewLine(s.k, 8, 0, widgets.NewColumn(s.k, 0, words...), drop)
}
