package formats

import (
	"strings"

	"quickcast/internal/fold"
)

// Bounds of what is read. A spellbook has a hundred lines and a few kilobytes.
const (
	MaxSize  = 1 << 20 // bytes
	maxLines = 20000   // blank ones and headings included
	maxLine  = 4000    // bytes of a line that are looked at
	maxName  = 200     // letters of a name
	maxNotes = 64 << 10
)

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
	return cutBytes(strings.Trim(strings.Join(lines, "\n"), "\n"), maxNotes)
}

func dropControl(r rune) rune {
	if r < ' ' && r != '\t' || r == 0x7f || r >= 0x80 && r < 0xa0 || r == 0xfffe || r == 0xffff {
		return -1
	}
	return r
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
