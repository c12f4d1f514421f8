// Package fold brings text into the one plain form in which names are
// compared: lower case, no accents, no punctuation, single spaces.
package fold

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Text folds s: upper and lower case become one, accents and umlaut dots go
// ("Slavörg" is "slavorg"), ß is "ss", apostrophes vanish ("Adramelech's" is
// "adramelechs"), everything else that is neither letter nor digit parts words
// ("Johktari-Jagdmesser" is "johktari jagdmesser"). Folding twice changes
// nothing more.
func Text(s string) string { return text(s, false) }

// WrittenOut folds like Text but writes umlauts out, as people without the keys
// type them: "Rüstung" is "ruestung".
func WrittenOut(s string) string { return text(s, true) }

// Words are the words of the folded s.
func Words(s string) []string { return strings.Fields(Text(s)) }

// Compact is folded text without its spaces, for names that were run together
// or torn apart. It expects folded text.
func Compact(folded string) string { return strings.ReplaceAll(folded, " ", "") }

func text(s string, out bool) string {
	if isPlain(s) {
		return s
	}
	if !isASCII(s) {
		s = norm.NFC.String(s)
	}
	b := builder{out: make([]byte, 0, len(s)+4)}
	for _, r := range s {
		b.add(r, out)
	}
	return string(b.out)
}

// isPlain reports whether s is folded already: the common case while typing.
func isPlain(s string) bool {
	space := true // a leading space would go
	for i := range len(s) {
		c := s[i]
		switch {
		case 'a' <= c && c <= 'z' || '0' <= c && c <= '9':
			space = false
		case c == ' ' && !space:
			space = true
		default:
			return false
		}
	}
	return !space || s == ""
}

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// builder collects folded text; a gap is a space owed before the next letter.
type builder struct {
	out []byte
	gap bool
}

func (b *builder) add(r rune, out bool) {
	switch {
	case 'a' <= r && r <= 'z' || '0' <= r && r <= '9':
		b.letter(r)
	case 'A' <= r && r <= 'Z':
		b.letter(r + 'a' - 'A')
	case isApostrophe(r):
	case r < utf8.RuneSelf:
		b.gap = len(b.out) > 0
	default:
		b.wide(r, out)
	}
}

// wide adds a letter outside ASCII as the plain letters it stands for.
func (b *builder) wide(r rune, out bool) {
	if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.Is(unicode.Mn, r) {
		b.gap = len(b.out) > 0
		return
	}
	lower := unicode.ToLower(r)
	if b.spell(lower, out) {
		return
	}
	for _, part := range norm.NFKD.String(string(lower)) {
		part = unicode.ToLower(part)
		switch {
		case isApostrophe(part), b.spell(part, out):
		case unicode.IsLetter(part) || unicode.IsDigit(part):
			b.letter(part)
		}
	}
}

// spell adds a letter that is written as others, and says whether it is one.
func (b *builder) spell(r rune, out bool) bool {
	plain := written(r, out)
	for _, p := range plain {
		b.letter(p)
	}
	return plain != ""
}

func isApostrophe(r rune) bool {
	return r == '\'' || r == '’' || r == '‘' || r == '`' || r == '´' || r == 'ʼ'
}

func (b *builder) letter(r rune) {
	if b.gap {
		b.out = append(b.out, ' ')
		b.gap = false
	}
	b.out = utf8.AppendRune(b.out, r)
}

// written gives the plain letters of those that are more than a letter with an
// accent, and where they are written out of the umlauts.
func written(r rune, out bool) string {
	switch r {
	case 'ß':
		return "ss"
	case 'æ':
		return "ae"
	case 'œ':
		return "oe"
	case 'ø':
		return "o"
	case 'đ', 'ð':
		return "d"
	case 'þ':
		return "th"
	case 'ł':
		return "l"
	case 'ı':
		return "i"
	}
	if !out {
		return ""
	}
	switch r {
	case 'ä':
		return "ae"
	case 'ö':
		return "oe"
	case 'ü':
		return "ue"
	}
	return ""
}

// Compare orders names as a register does: capitals and accents count for nothing.
func Compare(a, b string) int {
	return cmp.Or(cmp.Compare(Text(a), Text(b)), cmp.Compare(a, b))
}

// WithoutNumbers takes numbers, and the X that stands for one, from folded text:
// "regenerate 2" and "2 burn" are "regenerate" and "burn".
func WithoutNumbers(folded string) string {
	is := func(w string) bool { return w == "x" || strings.Trim(w, "0123456789") == "" }
	for word := range strings.FieldsSeq(folded) {
		if is(word) {
			return strings.Join(slices.DeleteFunc(strings.Fields(folded), is), " ")
		}
	}
	return folded
}
