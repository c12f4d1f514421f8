// Package sheet puts a spellbook on paper: the sheet that is handed in at an event, a
// list that folds into a card's sleeve, and a list with a box for every copy.
//
// It knows no words of its own: whoever asks brings them.
package sheet

import (
	"cmp"
	"slices"
	"strconv"
	"time"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/paper"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/qrpic"
	"github.com/quickcast/quickcast/rules/training"
)

// Kind is what a sheet is for.
type Kind string

// The kinds of sheets.
const (
	Event     Kind = "event"     // for the judge: totals, problems, names, a line to sign on
	Sleeve    Kind = "sleeve"    // the size of a card when folded
	Checklist Kind = "checklist" // a box for every copy
)

// Kinds lists all kinds.
func Kinds() []Kind { return []Kind{Event, Sleeve, Checklist} }

// Words are the texts of one language.
type Words interface {
	T(id string, args ...any) string
	N(id string, count int, args ...any) string
	Lang() string
}

// Order is what is to be printed, and how.
type Order struct {
	Kind   Kind
	Size   paper.Size
	Fonts  paper.Fonts
	Words  Words
	Review builder.Review
	Unread []builder.Kept // lines nobody understood
	Title  string         // the book's name, or what stands for one
	Mage   string         // the mage, as people say it
	Player string         // may be empty: then there is a line to write on
	House  []string       // the names of the house rules that were on when the book was reckoned
	Code   string         // the share code of all of the book, for whoever opens the file
	Scan   string         // the share code in the QR picture: without what is nobody's business
	Made   time.Time
}

// Make makes the PDF.
func Make(o Order) ([]byte, error) {
	m := maker{Order: o, Doc: paper.New(o.Size, o.Fonts, paper.About{Title: o.Title, Keywords: o.Code, Made: o.Made})}
	m.Page()
	switch o.Kind {
	case Sleeve:
		m.sleeve()
	case Checklist:
		m.checklist()
	default:
		m.event()
	}
	return m.Bytes()
}

// maker makes one sheet.
type maker struct {
	Order
	*paper.Doc
}

// group is the cards of one type.
type group struct {
	heading       string
	cards, points int
	lines         []builder.Line
}

// groups are the cards of the book by type and name.
func (m *maker) groups() []group {
	var all []group
	for _, kind := range []catalog.Type{
		catalog.Creature, catalog.Conjuration, catalog.Wall, catalog.Equipment, catalog.Enchantment, catalog.Incantation, catalog.Attack,
	} {
		g := group{heading: m.Words.T("booksscreen.many." + string(kind))}
		for _, line := range m.Review.Lines {
			if line.Card.Type == kind {
				g.lines = append(g.lines, line)
				g.cards += line.Count
				g.points += line.Points
			}
		}
		if len(g.lines) > 0 {
			slices.SortFunc(g.lines, func(a, b builder.Line) int { return cmp.Compare(m.name(a), m.name(b)) })
			all = append(all, g)
		}
	}
	return all
}

func (m *maker) name(l builder.Line) string { return l.Card.NameIn(m.Words.Lang()) }

// problems says what is wrong with the book, each with its card.
func (m *maker) problems() []string {
	said := pick.Each(m.Review.Problems, m.problem)
	for _, id := range m.Review.Unknown {
		said = append(said, string(id)+": "+m.Words.T("books.problemUnknownCard"))
	}
	for _, k := range m.Unread {
		said = append(said, cmp.Or(k.Name, k.ID)+": "+m.Words.T("paper.unread"))
	}
	return said
}

func (m *maker) problem(p training.Problem) string {
	said := say(m.Words, builder.Explain(p))
	for _, line := range m.Review.Lines {
		if string(line.Card.ID) == p.Spell {
			return m.name(line) + ": " + said
		}
	}
	return said
}

// say puts a text of builder into words.
func say(w Words, t builder.Text) string {
	var args []any
	for name, value := range t.Args {
		args = append(args, name, value)
	}
	return w.T(t.ID, args...)
}

// total is what the book spends of what there is: "118/120".
func (m *maker) total() string {
	switch {
	case !m.Review.Priced():
		return "–"
	case m.Review.Limit == 0:
		return strconv.Itoa(m.Review.Points)
	}
	return strconv.Itoa(m.Review.Points) + "/" + strconv.Itoa(m.Review.Limit)
}

// verdict says whether the book may be played.
func (m *maker) verdict() string {
	if n := len(m.problems()); n > 0 {
		return m.Words.N("booksscreen.problems", n)
	}
	return m.Words.T("paper.legal")
}

// scan draws the QR code of the book with its upper right corner there. A code that
// would be too fine to be read from paper is left out.
func (m *maker) scan(right, top, width float64) bool {
	const finest = 0.32 // of a module, in millimetres
	code, err := qrpic.Encode(m.Scan)
	if m.Scan == "" || err != nil || width/float64(code.Size) < finest {
		return false
	}
	m.Grid(right-width, top, width, code.Size, code.Black)
	return true
}

// pen is a pen in the ink of most letters.
func pen(face paper.Face, size float64) paper.Pen {
	return paper.Pen{Face: face, Size: size, Ink: paper.Black}
}

func quiet(size float64) paper.Pen {
	return paper.Pen{Face: paper.Body, Size: size, Ink: paper.Quiet}
}
