// Package formats reads and writes spellbooks as other people and programs
// keep them: OCTGN's .o8d, plain text in the styles people paste, BBCode,
// Markdown, CSV, and Quickcast's own JSON.
//
// A reader never guesses in silence. What it does not understand is kept in
// the book and reported by line, with the nearest name as a suggestion; what
// is no spellbook at all is refused with a RejectError.
package formats

import (
	"strings"

	"quickcast/internal/fold"
)

// Format names a way to write a spellbook down.
type Format string

// The formats that can be written. All of them can be read.
const (
	O8D      Format = "o8d"
	Text     Format = "text"
	JSON     Format = "json"
	BBCode   Format = "bbcode"
	Markdown Format = "markdown"
	CSV      Format = "csv"
)

// Formats lists them all.
func Formats() []Format { return []Format{O8D, Text, BBCode, Markdown, CSV, JSON} }

// Bounds of what is read. A spellbook has a hundred lines and a few kilobytes.
const (
	MaxSize  = 1 << 20 // bytes
	maxLines = 20000   // blank ones and headings included
	maxLine  = 4000    // bytes of a line that are looked at
	maxName  = 200     // letters of a name
	maxNotes = 64 << 10
)

// Detect tells the format from the content; any text can be a list of cards.
func Detect(text string) Format {
	body := strings.TrimSpace(text)
	switch {
	case strings.HasPrefix(body, "<") && !htmlStart.MatchString(body):
		return O8D
	case strings.HasPrefix(body, "{"):
		return JSON
	case strings.HasPrefix(body, "["):
		if rest := strings.TrimSpace(body[1:]); rest == "" || strings.ContainsAny(rest[:1], `{"]`) {
			return JSON
		}
	}
	first, _, _ := strings.Cut(body, "\n")
	if _, ok := csvColumns(first); ok {
		return CSV
	}
	for line := range strings.Lines(body) {
		switch line = strings.TrimSpace(line); {
		case strings.HasPrefix(line, "# "), strings.HasPrefix(line, "## "), strings.HasPrefix(line, "**"):
			return Markdown
		case bbTag.MatchString(line):
			return BBCode
		}
	}
	return Text
}

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
