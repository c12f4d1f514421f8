package formats

import (
	"strings"

	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/qrpic"
)

// Bounds of what is read. A spellbook has a hundred lines and a few kilobytes.
const (
	maxSize  = 1 << 20  // bytes of text
	maxLines = 20000    // blank ones and headings included
	maxLine  = 8000     // bytes of a line that are looked at
	maxName  = 200      // letters of a name
	maxNotes = 64 << 10 // bytes
	maxNoted = 4000     // lines of notes: fewer than a file may have
)

// MaxFile is the size in bytes of the largest file that is looked at: a picture.
const MaxFile = qrpic.MaxSize

// tidy makes one line of a name read from somewhere: no control characters,
// single spaces, bounded.
func tidy(s string) string {
	s = strings.Join(strings.FieldsFunc(s, func(r rune) bool { return r <= ' ' || r == 0x7f || r == '\u00a0' || isInvisible(r) && r != '\u200d' }), " ")
	return cutRunes(s, maxName)
}

// tidyNotes keeps the lines of notes, without the blanks around them.
func tidyNotes(s string) string {
	s = strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n")
	lines := strings.Split(s, "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(strings.Map(dropControl, line), " \t\u00a0")
	}
	return strings.Trim(strings.Join(lines, "\n"), "\n")
}

// fitting says whether a book keeps notes whole. Longer ones could not be read
// again from every format they are written in.
func fitting(notes string) bool {
	return len(notes) <= maxNotes && strings.Count(notes, "\n") < maxNoted
}

// cutNotes is as much of the notes as a book keeps.
func cutNotes(notes string) string {
	notes = cutBytes(notes, maxNotes)
	if lines := strings.SplitAfterN(notes, "\n", maxNoted+1); len(lines) > maxNoted {
		notes = strings.Join(lines[:maxNoted], "")
	}
	return tidyNotes(notes)
}

func dropControl(r rune) rune {
	return pick.Either(r < ' ' && r != '\t' || r == 0x7f || r >= 0x80 && r < 0xa0 || r == 0xfffe || r == 0xffff, -1, r)
}

func isInvisible(r rune) bool {
	return r >= 0x80 && r < 0xa0 || r >= 0x200b && r <= 0x200f || r == 0x2028 || r == 0x2029 || r == 0xfeff || r == 0xfffe || r == 0xffff
}

func cutRunes(s string, n int) string {
	if len(s) <= n {
		return s
	}
	runes := []rune(s)
	if len(runes) <= n {
		return s
	}
	return strings.TrimSpace(string(runes[:n]))
}

func cutBytes(s string, n int) string {
	if len(s) <= n {
		return s
	}
	return strings.ToValidUTF8(s[:n], "")
}

// key is what names are compared by.
func key(s string) string { return fold.Text(s) }

// lineOf is a line as it stands, for messages; empty where there is none of that
// number.
func lineOf(lines []string, number int) string {
	if number < 1 || number > len(lines) {
		return ""
	}
	return cutRunes(strings.TrimSpace(lines[number-1]), maxName)
}
