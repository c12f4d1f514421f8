// Package formats reads and writes spellbooks as other people and programs
// keep them. Formats is the list of them all.
//
// A reader never guesses in silence. What it does not understand is kept in
// the book and reported by line, with the nearest name as a suggestion; what
// is no spellbook at all is refused with a RejectError.
package formats

import (
	"fmt"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/builder"
)

// Name is what a format is called: by --to on the command line, in answers for
// scripts, and in the ids of the texts a screen shows for it.
type Name string

// Format is one way to write a spellbook down.
//
// A format is added in three steps:
//
//  1. One file here, named after it, with a constant for its Name and a function
//     that gives its Format, as csv.go has them. Its reader puts what it
//     finds into the draft: add for copies of a known card, keep for a line it
//     has no card for, claimMage for what should name the mage, named and trained
//     (of list) for the game and the chosen school. It must not panic, hang or drop
//     anything without a Problem; a RejectError refuses a file of which nothing was
//     read. Its writer writes everything of the book, what was not understood
//     included, so that reading gives the same book again (builder.Book.Same).
//  2. One entry in Formats. Command line, screens, help, the tests of round trips
//     and the fuzz targets go by that list.
//  3. Two texts in assets/words/<language>/booksscreen.json: format.NAME, what
//     a person calls it, and formatHint.NAME, what it is good for.
type Format struct {
	Name   Name
	Ending string // of its files, with the dot
	MIME   string // the kind of its files, for systems that ask
	Bytes  bool   // it is no text: it can be saved, not copied

	// noMaybe and noPrintings say that it has no place for the cards the owner only thinks
	// of, or for which printing of a card is meant. All others are held to both by the tests.
	noMaybe, noPrintings bool

	// looks says whether a text is written in this format. The first format of the
	// list that says so reads it; without it, the format is never recognised.
	looks func(s *Scribe, text string) bool
	// read understands a text; nil where the format can only be written.
	read func(d *draft, text string) error
	// unwrap takes the text out of bytes that are none themselves, such as a picture: mine
	// says whether they are of this kind. What the text is, the other formats tell.
	unwrap func(data []byte) (text string, mine bool, err error)
	// write writes a book; nil where the format can only be read.
	write func(s *Scribe, b builder.Book) ([]byte, error)
}

// Reads says whether books can be read from this format.
func (f Format) Reads() bool { return f.read != nil || f.unwrap != nil }

// Writes says whether books can be written in this format.
func (f Format) Writes() bool { return f.write != nil }

// Formats lists all formats, in the order in which people are shown them and a
// text is tried: those a whole file must agree with before those for which one
// line of it is enough.
func Formats() []Format {
	return []Format{
		codeFormat(), qrFormat(), textFormat(), pdfFormat(), o8dFormat(), ttsFormat(), jsonFormat(), csvFormat(), forumFormat(), bbcodeFormat(), markdownFormat(),
	}
}

// ToWrite finds the format of that name, in upper or lower case, among those
// that can be written.
func ToWrite(name string) (Format, error) {
	for _, f := range Formats() {
		if f.Writes() && strings.EqualFold(name, string(f.Name)) {
			return f, nil
		}
	}
	return Format{}, &UnknownFormatError{Format: name}
}

// detect tells the format from the content; any text can be a list of cards.
func (s *Scribe) detect(text string) Format {
	body := strings.TrimSpace(text)
	for _, f := range Formats() {
		if f.looks != nil && f.looks(s, body) {
			return f
		}
	}
	return textFormat()
}

// Readable lists the names of the formats that can be read, Writable of those
// that can be written.
func Readable() string { return listed(Format.Reads, func(f Format) string { return string(f.Name) }) }

// Writable: see Readable.
func Writable() string { return listed(Format.Writes, func(f Format) string { return string(f.Name) }) }

// Endings lists the endings of the files that can be read.
func Endings() string { return listed(Format.Reads, func(f Format) string { return f.Ending }) }

func listed(which func(Format) bool, what func(Format) string) string {
	var all []string
	for _, f := range Formats() {
		if said := what(f); which(f) && !slices.Contains(all, said) {
			all = append(all, said)
		}
	}
	return strings.Join(all, ", ")
}

// Write writes the book. Reading it again gives the same book (see
// builder.Book.Same). It refuses a format it cannot write.
func (s *Scribe) Write(b builder.Book, name Name) ([]byte, error) {
	f, err := ToWrite(string(name))
	if err != nil {
		return nil, err
	}
	return f.write(s, b)
}

// UnknownFormatError refuses a format that cannot be written.
type UnknownFormatError struct{ Format string }

func (e *UnknownFormatError) Error() string {
	return fmt.Sprintf("there is no format %q to write; there are %s", e.Format, Writable())
}

// Message names the text for this error.
func (e *UnknownFormatError) Message() (string, map[string]any) {
	return "books.formatUnknown", map[string]any{"Format": e.Format, "Formats": Writable()}
}
