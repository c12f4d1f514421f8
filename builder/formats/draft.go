package formats

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/rules/training"
)

// Bounds of a draft. Beyond them it is no spellbook, and reading on would only
// take time.
const (
	maxEntries = 5000
	maxUnknown = 1000      // lines nobody understands
	maxUnsure  = 200       // lines that are headings, if they are no misspelt cards
	maxLost    = 128 << 10 // bytes of lines nobody understands
)

// draft is a book while it is read.
type draft struct {
	scribe   *Scribe
	as       Options
	book     builder.Book
	claims   []claim
	problems []Problem
	notices  []Notice
	choices  []training.School // schools named for the training
	choseAt  Problem           // where they were named
	unsure   int               // lines that were looked for among the names while reading
	lost     int               // bytes of the lines nobody understood
	titleAt  int               // the line taken for the title without saying so
	unknown  int               // mage lines nobody understood
	foreign  bool
}

// hopeless says whether more was found than any spellbook holds.
func (d *draft) hopeless() bool {
	return len(d.book.Entries) > maxEntries || len(d.book.Kept) > maxUnknown || len(d.problems) > 2*maxUnknown || d.lost > maxLost
}

// add puts copies of a known card into the book. A count that is none keeps
// the line as it is instead.
func (d *draft) add(line int, entry string, card *catalog.Card, count int, printing, section string) {
	if count < 1 || count > builder.MaxCount {
		d.problems = append(d.problems, Problem{Line: line, Entry: entry, Kind: BadCount, Suggestion: string(card.ID)})
		d.book.Kept = append(d.book.Kept, builder.Kept{Count: count, Name: card.Name, ID: printing, Section: section})
		return
	}
	if card.Unofficial && !slices.ContainsFunc(d.notices, func(n Notice) bool { return n.Name == card.Name }) {
		d.notices = append(d.notices, Notice{Line: line, Hint: UnofficialCard, Name: card.Name})
	}
	if ids := d.scribe.catalog.OCTGN(card.ID); len(ids) > 0 && ids[0] == printing {
		printing = ""
	}
	list := &d.book.Entries
	if section == maybeSection {
		list = &d.book.Maybe
	}
	*list = append(*list, builder.Entry{Card: card.ID, Count: count, Printing: printing})
}

// keep keeps a line no card was found for.
func (d *draft) keep(line int, entry string, k builder.Kept) {
	d.problems = append(d.problems, Problem{Line: line, Entry: entry, Kind: UnknownCard, guess: k.Name})
	d.book.Kept = append(d.book.Kept, k)
}

// suggest finds the cards that were likely meant. It waits until all is read:
// what is refused needs no suggestions.
func (d *draft) suggest() {
	meant := map[string]string{}
	for i := range d.problems {
		p := &d.problems[i]
		if p.guess == "" {
			continue
		}
		name := d.scribe.names.base(p.guess)
		if _, asked := meant[name]; !asked {
			meant[name] = ""
			if cards := d.scribe.Suggest(name, 1); len(cards) > 0 {
				meant[name] = string(cards[0].ID)
			}
		}
		p.Suggestion, p.guess = meant[name], ""
	}
}

// again tries to understand what an earlier reader kept.
func (d *draft) again(l line, k builder.Kept) {
	card, ok := d.scribe.catalog.ByOCTGN(k.ID)
	if !ok && isMageLine(k) {
		d.claimMage(l.number, l.raw, k)
		return
	}
	if !ok {
		card, ok = d.scribe.names.card(k.Name)
	}
	if ok {
		d.add(l.number, l.raw, card, k.Count, k.ID, k.Section)
		return
	}
	d.keep(l.number, l.raw, k)
}

// maybeSection is the section of cards that are only thought of.
const maybeSection = "Maybe"

// mageSection is the section of what should name the mage.
const mageSection = "Mage"

// claimMage takes a line that names the mage. A name nobody knows is kept and
// reported.
func (d *draft) claimMage(line int, entry string, k builder.Kept) {
	if k.ID == "" && (d.scribe.mages.isNobody(k.Name) || key(k.Name) == "") {
		return
	}
	c, ok := d.scribe.mages.find(k.Name)
	if !ok {
		p := Problem{Line: line, Entry: entry, Kind: UnknownMage, Name: cmp.Or(k.Name, k.ID)}
		if mage, ok := d.scribe.mages.nearest(k.Name); ok {
			p.Suggestion = string(mage.ID)
		}
		d.unknown++
		d.problems = append(d.problems, p)
		d.keepMage(k)
		return
	}
	d.claim(c, line, entry, k)
}

// claim takes what a line says about the mage.
func (d *draft) claim(c claim, line int, entry string, k builder.Kept) {
	c.line, c.entry, c.kept = line, entry, k
	d.claims = append(d.claims, c)
}

// keepMage keeps the name of a mage that could not be used.
func (d *draft) keepMage(k builder.Kept) {
	k.Section = mageSection
	d.book.Kept = append(d.book.Kept, k)
}

// isMageLine says whether a line was kept because it should name the mage.
func isMageLine(k builder.Kept) bool { return k.Section == mageSection }

// result settles the mage, the game and the choice.
func (d *draft) result(format Name) (Result, error) {
	if d.hopeless() {
		return Result{}, &RejectError{Reason: TooLong}
	}
	d.settleMage()
	d.settleChoice()
	d.book.Name = tidy(d.book.Name)
	if notes := tidyNotes(d.book.Notes); !fitting(notes) {
		d.book.Notes = cutNotes(notes)
		d.notices = append(d.notices, Notice{Hint: CutNotes})
	} else {
		d.book.Notes = notes
	}
	if len(d.book.Entries) == 0 && d.book.Mage == "" && format != JSON && !(d.as.Boxes && len(d.book.Kept) > 0) {
		return Result{}, &RejectError{Reason: Nothing}
	}
	if d.foreign {
		if d.book.Mage == "" {
			return Result{}, &RejectError{Reason: OtherGame}
		}
		d.notices = append(d.notices, Notice{Hint: ForeignGame})
	}
	d.suggest()
	slices.SortStableFunc(d.problems, func(a, b Problem) int { return a.Line - b.Line })
	return Result{Book: d.book, Format: format, Problems: d.problems, Notices: d.notices}, nil
}

// settleMage narrows the mages all claims can mean down to one.
func (d *draft) settleMage() {
	if d.as.Game != "" {
		d.book.Game = d.as.Game
	}
	if mage, ok := d.scribe.catalog.Mage(d.as.Mage); ok {
		d.claims = nil
		d.problems = slices.DeleteFunc(d.problems, func(p Problem) bool { return p.Kind == UnknownMage })
		d.unknown = 0
		d.book.MageCards, d.book.Kept = nil, slices.DeleteFunc(d.book.Kept, isMageLine)
		d.book.Game = d.as.Game
		d.take(mage, claim{})
		return
	}
	var meant []*catalog.Mage
	var first claim
	strong := slices.ContainsFunc(d.claims, func(c claim) bool { return !c.weak })
	for _, c := range d.claims {
		if c.weak && (strong || d.unknown > 0) {
			continue
		}
		if c.choice != "" {
			d.choices = append(d.choices, c.choice)
		}
		if c.game != "" && d.book.Game == "" {
			d.book.Game = c.game
		}
		if meant == nil {
			meant, first = c.mages, c
			continue
		}
		both := slices.DeleteFunc(slices.Clone(meant), func(m *catalog.Mage) bool { return !slices.Contains(c.mages, m) })
		if len(both) == 0 {
			if !c.weak {
				if c.kept.Name != "" {
					d.keepMage(c.kept)
				}
				d.problems = append(d.problems, Problem{Line: c.line, Entry: c.entry, Kind: SecondMage, Name: c.mages[0].Name, Suggestion: string(c.mages[0].ID)})
			}
			continue
		}
		if len(both) == len(meant) && !c.weak && !first.weak && c.kept.Name != "" && !isStats(c.kept.Name) {
			d.notices = append(d.notices, Notice{Line: c.line, Hint: MageTwice, Name: d.pick(both).Name})
		}
		meant = both
	}
	switch {
	case len(meant) > 0:
		d.take(d.pick(meant), first)
	case d.titleAt > 0 && d.unknown == 0:
		d.notices = append(d.notices, Notice{Line: d.titleAt, Hint: TitleNoMage, Name: tidy(d.book.Name)})
	}
}

// pick chooses among mages a name fits equally: those of the book's game, then
// printed ones; a book of Academy cards alone is an Academy book.
func (d *draft) pick(meant []*catalog.Mage) *catalog.Mage {
	likely := pick.Either(d.allAcademy(), training.Academy, training.Arena)
	rank := func(m *catalog.Mage) int {
		rank := 0
		if m.Game == d.book.Game {
			rank += 4
		}
		if !m.Unofficial {
			rank += 2
		}
		if m.Game == likely {
			rank++
		}
		return rank
	}
	best := meant[0]
	for _, m := range meant {
		if rank(m) > rank(best) {
			best = m
		}
	}
	return best
}

func (d *draft) allAcademy() bool {
	for _, e := range d.book.Entries {
		if card, ok := d.scribe.catalog.Card(e.Card); !ok || !slices.Contains(card.Games, training.Academy) {
			return false
		}
	}
	return len(d.book.Entries) > 0
}

func (d *draft) take(mage *catalog.Mage, c claim) {
	d.book.Mage = mage.ID
	if d.book.Game == "" {
		d.book.Game = mage.Game
	}
	if mage.Unofficial {
		d.notices = append(d.notices, Notice{Line: c.line, Hint: UnofficialMage, Name: mage.Name})
	}
	alike := func(m *catalog.Mage) bool { return m != mage && m.Game == mage.Game && !m.Unofficial }
	if slices.ContainsFunc(c.mages, alike) {
		d.notices = append(d.notices, Notice{Line: c.line, Hint: GuessedMage, Name: mage.Name})
	}
}

// settleChoice takes the first named school the mage can choose. Schools named
// for a mage without a choice only describe it.
func (d *draft) settleChoice() {
	mage, ok := d.scribe.catalog.Mage(d.book.Mage)
	if !ok || len(mage.Training.Choices) == 0 {
		return
	}
	for _, school := range d.choices {
		if slices.Contains(mage.Training.Choices, school) {
			d.book.Choice = school
			return
		}
	}
	if len(d.choices) > 0 && d.choseAt.Kind != "" {
		d.problems = append(d.problems, d.choseAt)
	}
}

// parseCount reads a number of copies. What is too large for any use is cut to
// a number that is still absurd; what is no number is 0.
func parseCount(s string) int {
	const absurd = 1_000_000_000
	n, err := strconv.ParseInt(strings.TrimSpace(s), 10, 64)
	switch {
	case err != nil && isNumber(s), n > absurd:
		return absurd
	case err != nil:
		return 0
	case n < -absurd:
		return -absurd
	}
	return int(n)
}
