package formats

import (
	"errors"
	"strings"

	"github.com/quickcast/quickcast/builder"
)

// PDF is a book on paper. The file has the book's share code among its keywords, so
// that it is more than a picture of the book: it can be read back.
const PDF Name = "pdf"

// Printer puts a book on paper. The code is that of the whole book, for whoever opens the
// file; scan is the one to be drawn on the sheet, without the owner's notes.
type Printer func(b builder.Book, code, scan string) ([]byte, error)

// ErrNoPrinter refuses to write a PDF where nobody said how it looks.
var ErrNoPrinter = errors.New("nobody prints here")

// With gives a scribe that writes PDF by a printer.
func (s *Scribe) With(print Printer) *Scribe {
	printed := *s
	printed.print = print
	return &printed
}

func pdfFormat() Format {
	return Format{
		Name: PDF, Ending: ".pdf", MIME: "application/pdf", Bytes: true,
		unwrap: readPDF,
		write: func(s *Scribe, b builder.Book) ([]byte, error) {
			if s.print == nil {
				return nil, ErrNoPrinter
			}
			code, err := s.Code(b)
			if err != nil {
				return nil, err
			}
			open := b
			open.Notes, open.MageCards = "", nil
			scan, err := s.Code(open)
			if err != nil {
				return nil, err
			}
			return s.print(b, code, scan)
		},
	}
}

// readPDF finds the share code in a PDF that Quickcast made.
func readPDF(data []byte) (text string, mine bool, err error) {
	head, _, _ := strings.Cut(string(data[:min(len(data), 1024)]), "\n")
	if !strings.Contains(head, "%PDF-") {
		return "", false, nil
	}
	for _, at := range codeMark.FindAllStringSubmatchIndex(string(data), -1) {
		rest := string(data[at[0]:])
		end := strings.IndexByte(rest, ')')
		if end < 0 {
			continue
		}
		if _, _, err := codeAt(rest[at[1]-at[0] : end]); err == nil {
			return rest[:end], true, nil
		}
	}
	return "", true, &RejectError{Reason: NoCode}
}
