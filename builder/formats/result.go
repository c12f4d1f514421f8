package formats

import (
	"cmp"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/rules/training"
)

// Result is a book with everything that was noticed while it was read.
type Result struct {
	Book     builder.Book
	Format   Name      // of what was read
	Problems []Problem // what was not understood; the book needs a person's eye
	Notices  []Notice  // what was understood, but better be said
}

// Kind names what is wrong with a line.
type Kind string

// The ways a line can fail to be understood.
const (
	UnknownCard  Kind = "UnknownCard"
	UnknownMage  Kind = "UnknownMage"
	SecondMage   Kind = "SecondMage"   // another mage than the book's
	UnknownGame  Kind = "UnknownGame"  // neither Arena nor Academy
	BadChoice    Kind = "BadChoice"    // a school the mage cannot choose
	BadCount     Kind = "BadCount"     // no number of copies: zero, negative, absurd
	MissingCount Kind = "MissingCount" // a number belongs there; one copy was taken
	SaidTwice    Kind = "SaidTwice"    // the same thing is said twice; the line was not taken
	OtherName    Kind = "OtherName"    // the id is one card's, the name another's; the id was taken
	StrayText    Kind = "StrayText"    // text where none belongs; it was not read
	SecondBook   Kind = "SecondBook"   // a spellbook within the spellbook; it was not read
	AfterEnd     Kind = "AfterEnd"     // something follows the end; it was not read
	CutLine      Kind = "CutLine"      // a line longer than any spellbook's; its end was not read
	BrokenOff    Kind = "BrokenOff"    // the file is damaged from this line on
)

// Problem is a line that was not understood, or not wholly.
type Problem struct {
	Line       int    // from 1; 0 where the format has no lines
	Entry      string // the line as it stands
	Kind       Kind
	Name       string // what it is about: the mage, the other name, what is said twice
	Suggestion string // id of the nearest card or mage; empty where none is near

	guess string // a name to be looked for among the known ones once all is read
}

// Message names the text for this problem.
func (p Problem) Message() (string, map[string]any) {
	return "books.problem" + string(p.Kind), map[string]any{"Max": builder.MaxCount, "Name": p.Name}
}

// Hint names what a Notice is about.
type Hint string

// The things worth saying though the book was understood.
const (
	GuessedMage    Hint = "GuessedMage"    // the class has several mages: the first was taken
	UnofficialCard Hint = "UnofficialCard" // community material, not of any printed set
	UnofficialMage Hint = "UnofficialMage"
	ForeignGame    Hint = "ForeignGame" // the deck carries another game's id, but our cards
	DoubleMark     Hint = "DoubleMark"  // the file begins with more than one byte order mark
	Outside        Hint = "Outside"     // a line outside of the book names cards: it was not read
	OtherWords     Hint = "OtherWords"  // a name no card has was taken for that of one, said in another language
	TitleNoMage    Hint = "TitleNoMage" // the first line was taken for the title, and no mage is named
	MageTwice      Hint = "MageTwice"   // the book's mage is named once more
	CutNotes       Hint = "CutNotes"    // the notes are longer than a book keeps; the end was left out
)

// Notice is something to say about a line that was understood.
type Notice struct {
	Line int
	Hint Hint
	Name string // of the card or mage
}

// Message names the text for this notice.
func (n Notice) Message() (string, map[string]any) {
	return "books.notice" + string(n.Hint), map[string]any{"Name": n.Name}
}

// Scribe reads and writes spellbooks with the names of one catalog. It may be shared by
// goroutines.
type Scribe struct {
	catalog *catalog.Catalog
	names   *names
	mages   *mageNames

	print Printer // puts a book on paper; nil where nobody does

	headings map[string]string
	fields   map[string]string
}

// NewScribe prepares the names of the catalog.
func NewScribe(c *catalog.Catalog) *Scribe {
	return &Scribe{catalog: c, names: newNames(c), mages: newMageNames(c), headings: c.Asked("section"), fields: c.Asked("field")}
}

// Options say what the caller knows better than the file. All may be empty.
type Options struct {
	Game  training.Game
	Mage  catalog.MageID
	Boxes bool // it is a collection: lines that name no card may name boxes, and be all there is
}

// Read understands what it can of the bytes of a file. It refuses, with a
// RejectError, what is no spellbook.
func (s *Scribe) Read(data []byte, as Options) (Result, error) {
	data, wrapped, err := unwrap(data)
	if err != nil {
		return Result{}, err
	}
	text, marks, err := decode(data)
	if err != nil {
		return Result{}, err
	}
	d := &draft{scribe: s, as: as}
	if marks > 1 {
		d.notices = append(d.notices, Notice{Line: 1, Hint: DoubleMark})
	}
	text = d.uncovered(text)
	format := s.detect(text)
	if err := format.read(d, text); err != nil {
		return Result{}, err
	}
	result, err := d.result(format.Name)
	result.Format = cmp.Or(wrapped, result.Format)
	return result, err
}

// unwrap takes the text out of bytes of another kind, and names the format they are
// of; text comes back as it is.
func unwrap(data []byte) (text []byte, wrapped Name, err error) {
	for _, f := range Formats() {
		if f.unwrap == nil {
			continue
		}
		if text, mine, err := f.unwrap(data); mine {
			return []byte(text), f.Name, err
		}
	}
	return data, "", nil
}
