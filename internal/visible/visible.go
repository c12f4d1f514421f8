// Package visible shows what a terminal would obey. Names of files and what stands in a
// spellbook come from anybody: a control byte in them can hide what follows, colour it or
// answer for the person at the keys, and an override of the direction turns a name around.
// Here each of them becomes a mark that can be seen and does nothing.
package visible

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
)

// The pictures of the control bytes in Unicode follow the order of the bytes.
const (
	pictures       = '␀'
	pictureOfBreak = '␊'
	pictureOfDEL   = '␡'
)

// obeyed tells whether a terminal or a reader of lines obeys a letter instead of showing it:
// control bytes, overrides and isolates of the direction, and the breaks of lines that only
// Unicode knows.
func obeyed(r rune) bool {
	return unicode.IsControl(r) || r >= '\u202A' && r <= '\u202E' || r >= '\u2066' && r <= '\u2069' || r == '\u2028' || r == '\u2029'
}

// mark is what stands for a letter in a text of several lines.
func mark(r rune) rune {
	switch {
	case r == '\n' || r == '\t' || !obeyed(r):
		return r
	case r < ' ':
		return pictures + r
	case r == '\x7f':
		return pictureOfDEL
	}
	return utf8.RuneError
}

// Line is a text of a single line, with a mark for every letter that would be obeyed, the
// end of a line among them: nobody can begin a line of ours.
func Line(text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(runes.Map(mark).String(text), "\n", string(pictureOfBreak)), "\t", string(pictures+'\t'))
}

// NewWriter passes text on to a terminal or a log, with a mark for every letter that would
// be obeyed, and for bytes that are no text. Lines and tabs stay. Close passes on what a
// last broken letter holds back; it does not close what it writes to.
// Several goroutines may write.
func NewWriter(to io.Writer) io.WriteCloser {
	return &writer{to: transform.NewWriter(to, runes.Map(mark))}
}

type writer struct {
	mu sync.Mutex
	to *transform.Writer
}

func (w *writer) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.to.Write(p)
}

func (w *writer) Close() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.to.Close()
}

// JSON writes what would be obeyed in JSON by its number: it says the same to whoever reads
// it, and does nothing to a terminal.
func JSON(data []byte) []byte {
	if strings.IndexFunc(string(data), func(r rune) bool { return r > '~' && obeyed(r) }) < 0 {
		return data
	}
	var out strings.Builder
	for _, r := range string(data) {
		if r > '~' && obeyed(r) {
			fmt.Fprintf(&out, `\u%04x`, r)
			continue
		}
		out.WriteRune(r)
	}
	return []byte(out.String())
}
