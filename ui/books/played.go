package books

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/tracker/told"
	"github.com/quickcast/quickcast/ui/theme"
	"github.com/quickcast/quickcast/ui/widgets"
)

// sorting is how the books of the shelf are sorted.
type sorting string

// The ways to sort a shelf.
const (
	byChange sorting = ""
	byName   sorting = "name"
	byPlayed sorting = "played"
)

// next is the way that follows, for a chip that goes round.
func (s sorting) next() sorting {
	switch s {
	case byChange:
		return byName
	case byName:
		return byPlayed
	}
	return byChange
}

// playedFor is how long what was played is known, before the logs are read again.
const playedFor = 5 * time.Minute

// loadPlayed reads in the background what was played at the tables.
func (s *Screen) loadPlayed() {
	now := s.n.Now()
	if s.n.Played == nil || now.Sub(s.playedAt) < playedFor {
		return
	}
	s.playedAt = now
	s.lane.Do(func(context.Context) func() {
		played := s.n.Played()
		return func() {
			s.played = played
			s.casts = map[catalog.CardID]int{}
			for _, record := range played {
				for _, seat := range record.Seats {
					for card, n := range seat.Used {
						s.casts[catalog.CardID(card)] += n
					}
				}
			}
			if s.draft == nil {
				s.shelf.sift()
			}
		}
	})
}

// bout is a duel a book of the shelf was brought to, and the seat it was played at.
type bout struct {
	told.Record
	seat int
}

// won says whether the book won.
func (b bout) won() bool { return b.Seats[b.seat].Won }

// bouts are the duels of each book of the shelf, by its id, the newest first.
func bouts(books []shelved, played []told.Record) map[string][]bout {
	saved := make([]builder.Saved, len(books))
	for i, b := range books {
		saved[i] = b.Saved
	}
	all := map[string][]bout{}
	for _, record := range played {
		for i, seat := range record.Seats {
			if b, ok := builder.Like(saved, seat.Who, seat.Brought); ok {
				all[b.ID] = append(all[b.ID], bout{record, i})
			}
		}
	}
	for _, list := range all {
		slices.SortStableFunc(list, func(a, b bout) int { return b.Begun.Compare(a.Begun) })
	}
	return all
}

// sift shows the books that have the tag asked for, in the order asked for.
func (p *shelfPage) sift() {
	p.bouts = bouts(p.books, p.s.played)
	p.rows = slices.DeleteFunc(slices.Clone(p.books), func(b shelved) bool { return p.tag != "" && !slices.Contains(b.Book.Tags, p.tag) })
	if len(p.rows) == 0 {
		p.tag, p.rows = "", slices.Clone(p.books)
	}
	p.rows = slices.DeleteFunc(p.rows, func(b shelved) bool { return !p.answers(b) })
	switch p.sort {
	case byName:
		slices.SortStableFunc(p.rows, func(a, b shelved) int { return cmp.Compare(p.s.title(a.Book), p.s.title(b.Book)) })
	case byPlayed:
		slices.SortStableFunc(p.rows, func(a, b shelved) int { return p.lastPlayed(b).Compare(p.lastPlayed(a)) })
	}
	p.show()
}

// answers says whether a book is what is searched for: by its name, its mage, a tag or a card.
func (p *shelfPage) answers(b shelved) bool {
	query := fold.Text(p.query)
	has := func(words string) bool { return strings.Contains(fold.Text(words), query) }
	return query == "" || has(p.s.title(b.Book)) || has(p.s.mageName(b.review.Mage)) || slices.ContainsFunc(b.Book.Tags, has) ||
		slices.ContainsFunc(b.review.Lines, func(l builder.Line) bool { return has(l.Card.Name) || has(l.Card.NameIn(p.s.w.Lang())) })
}

// lastPlayed is when a book was played last; the beginning of time where it never was.
func (p *shelfPage) lastPlayed(b shelved) (at time.Time) {
	if list := p.bouts[b.ID]; len(list) > 0 {
		at = list[0].Begun
	}
	return at
}

// sifting is the chips that sort the shelf and narrow it down.
func (p *shelfPage) sifting() []fyne.CanvasObject {
	s := p.s
	chips := []fyne.CanvasObject{widgets.NewChip(s.k, widgets.ChipFace{Label: s.w.T("booksscreen.sort." + cmp.Or(string(p.sort), "change")), Icon: "sort", Hollow: true}, func() {
		p.sort = p.sort.next()
		p.sift()
	})}
	for _, tag := range p.tags() {
		chips = append(chips, widgets.NewChip(s.k, widgets.ChipFace{Label: tag, Selected: p.tag == tag, Hollow: p.tag != tag}, func() {
			if p.tag == tag {
				p.tag = ""
			} else {
				p.tag = tag
			}
			p.sift()
		}))
	}
	return chips
}

// castLine says how often a card was cast at the tables of this person; nothing where no
// log tells.
func (s *Screen) castLine(card catalog.CardID) string {
	if len(s.played) == 0 {
		return ""
	}
	return s.w.N("booksscreen.cast", s.casts[card])
}

// castRows say which cards of the open book were cast most at the tables, and which never.
func (s *Screen) castRows() []fyne.CanvasObject {
	if len(s.casts) == 0 {
		return nil
	}
	var often, never []builder.Line
	for _, line := range s.review.Lines {
		if s.casts[line.Card.ID] > 0 {
			often = append(often, line)
		} else {
			never = append(never, line)
		}
	}
	slices.SortStableFunc(often, func(a, b builder.Line) int { return cmp.Compare(s.casts[b.Card.ID], s.casts[a.Card.ID]) })
	var rows []fyne.CanvasObject
	if len(often) > 0 {
		rows = append(rows, widgets.NewPairs(s.k, s.castPairs(often[:min(len(often), mostCast)])))
	}
	if len(never) > 0 {
		names := make([]*catalog.Card, len(never))
		for i, line := range never {
			names[i] = line.Card
		}
		rows = append(rows, widgets.NewParagraph(s.k, s.w.T("booksscreen.neverCast", "Cards", s.names(names)), widgets.Style{Size: theme.Small, Role: theme.Quiet}))
	}
	return rows
}

// mostCast is how many of the cards cast most are told.
const mostCast = 6

func (s *Screen) castPairs(lines []builder.Line) []widgets.Pair {
	pairs := make([]widgets.Pair, len(lines))
	for i, line := range lines {
		pairs[i] = widgets.Pair{Word: line.Card.NameIn(s.w.Lang()), Means: s.castLine(line.Card.ID)}
	}
	return pairs
}
