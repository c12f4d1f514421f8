package formats

import (
	"html"
	"slices"
	"strings"
	"unicode"

	"github.com/quickcast/quickcast/internal/pattern"
)

// What people put round a line on forums, in Markdown and on web pages.
var (
	bbTag    = pattern.New(`\[/?(?:b|i|u|s|\*|li|ul|ol|list|size|color|colour|font|center|left|right|quote|code|spoiler|url|img|hr|table|tr|td|th|tt|h[1-6]|spellbook|spellbookheader|spellbookname|mage|spells|spellclass|mwcard|cost|card|deck)(?:=[^\]\n]*)?\]`)
	bbCode   = pattern.New(`(?i)\[mwcard=([^\]\n]{1,40})\]`)
	bbName   = pattern.New(`(?i)\[spellbookname\]([^\[\n]*)`)
	htmlTag  = pattern.New(`</?[a-zA-Z][^<>\n]{0,200}>`)
	mdLink   = pattern.New(`!?\[([^\[\]\n]+)\]\([^()\n]*\)`)
	mdBox    = pattern.New(`^\[[ xX✓]\]\s+`)
	mdHash   = pattern.New(`^#{1,6}\s+(.*?)\s*#*$`)
	emphasis = strings.NewReplacer("**", "", "__", "", "~~", "", "`", "")
	spaces   = strings.NewReplacer("\u00a0", " ", "\u2007", " ", "\u202f", " ", "\u3000", " ", "\u200b", "", "\u200c", "", "\u200d", "", "\u2060", "", "\ufeff", "", "\f", " ", "\v", " ")
)

// Where a line of a web page or a forum ends: at, before or behind a tag.
var (
	breakAt     = pattern.New(`(?i)<br\s*/?>|</(?:p|li|tr|div|h[1-6])>|\[br\]|\[hr\]`)
	breakBefore = pattern.New(`(?i)\[(?:mwcard=|(?:spellclass|spellbookname|mage|cost|spells|\*|li|tr)\]|size=[^\]\n]*\]\[b\])`)
	breakBehind = pattern.New(`(?i)\[/(?:mwcard|spellclass|spellbookname|spellbookheader|mage|cost|spells|li|tr|h[1-6])\]|\[/b\]\[/size\]`)
	rowTag      = pattern.New(`(?i)\[t[dh]\]`)
	boldWords   = pattern.New(`(?i)\[b\]([^\[\]\n]{1,60})\[/b\]`)
)

// pieces parts a line where a browser would, so that a list that lost its line
// ends is read like any other.
func (t *textDraft) pieces(raw string) []string {
	if !strings.ContainsAny(raw, "<[") {
		return t.headed(raw)
	}
	var pieces []string
	for _, part := range breakAt.Split(raw, -1) {
		ends := []int{len(part)}
		for _, at := range breakBefore.FindAllStringIndex(part, -1) {
			ends = append(ends, at[0])
		}
		for _, at := range breakBehind.FindAllStringIndex(part, -1) {
			ends = append(ends, at[1])
		}
		for _, at := range boldWords.FindAllStringSubmatchIndex(part, -1) {
			if rowTag.MatchString(part) { // bold words name the columns there
				break
			}
			words := part[at[2]:at[3]]
			_, _, heading := t.heading(line{text: words})
			if _, label := t.scribe.fields[key(words)]; heading || label {
				ends = append(ends, at[0])
			}
			if heading && !strings.HasSuffix(strings.TrimSpace(words), ":") {
				ends = append(ends, at[1])
			}
		}
		slices.Sort(ends)
		from := 0
		for _, end := range slices.Compact(ends) {
			if piece := part[from:end]; from == 0 || !linkWord.MatchString(strings.TrimSpace(piece)) {
				pieces = append(pieces, piece)
			}
			from = end
		}
	}
	return pieces
}

// behindEntry is what stands between entries and a heading on the same line.
var behindEntry = pattern.New(`[;|.,*_)/—–](\s*)([\pL][\pL &+]{1,30}(?:\s*\([0-9]{1,3}\))?)[*_]*:`)

// headed parts a line before each heading that stands behind entries: "Warlock; Attacks: 2
// Fireball; Creatures: 1 Firebrand Imp".
func (t *textDraft) headed(raw string) []string {
	if !strings.Contains(raw, ":") || len(raw) > maxSize/4 {
		return []string{raw}
	}
	var pieces []string
	from := 0
	for _, at := range behindEntry.FindAllStringSubmatchIndex(raw, maxLines) {
		section, _, heading := t.heading(line{text: raw[at[4]:at[5]] + ":"})
		if heading && section != "" || t.scribe.fields[key(raw[at[4]:at[5]])] == mageField {
			pieces = append(pieces, strings.TrimRight(raw[from:at[2]], " ;|,/"))
			from = at[3]
		}
	}
	return append(pieces, raw[from:])
}

// line is one line without what decorated it.
type line struct {
	number  int
	raw     string // as it stands, for messages
	text    string // without decoration
	loud    bool   // it was decorated as a heading: #, bold, --- ... ---, or a colon at its end
	bullet  bool
	code    string // a printed card code found in the markup
	title   string // a book's name found in the markup
	section bool   // decorated as [spellclass]
	mage    bool   // decorated as [mage]
}

// undress takes the decoration off a line.
func undress(number int, raw string) line {
	l := line{number: number, raw: cutRunes(strings.TrimSpace(raw), maxName)}
	s := strings.TrimSpace(spaces.Replace(raw))
	if strings.ContainsRune(s, '[') {
		if m := bbCode.FindStringSubmatch(s); m != nil {
			l.code = m[1]
		}
		if m := bbName.FindStringSubmatch(s); m != nil {
			l.title = strings.TrimSpace(m[1])
		}
		lower := strings.ToLower(s)
		l.section, l.mage = strings.Contains(lower, "[spellclass]"), strings.Contains(lower, "[mage]")
		l.loud = strings.HasPrefix(lower, "[b]") && strings.HasSuffix(lower, "[/b]") || l.section
		s = mdBox.ReplaceAllString(mdLink.ReplaceAllString(s, "$1"), "")
		s = bbTag.ReplaceAllString(cellEnds.Replace(replaceFold(s)), "")
	}
	if strings.ContainsRune(s, '<') {
		s = htmlTag.ReplaceAllString(s, " ")
	}
	if strings.ContainsRune(s, '&') {
		s = spaces.Replace(html.UnescapeString(s))
	}
	s = strings.TrimSpace(s)
	s = strings.TrimSpace(strings.TrimLeft(s, "> "))
	if m := mdHash.FindStringSubmatch(s); m != nil {
		s, l.loud = m[1], true
	}
	s, l.bullet = unbullet(strings.TrimLeftFunc(s, isPicture))
	s = strings.TrimSpace(mdBox.ReplaceAllString(s, ""))
	if strings.HasPrefix(s, "**") && strings.HasSuffix(strings.TrimRight(s, ":"), "**") || strings.HasPrefix(s, "__") && strings.HasSuffix(s, "__") {
		l.loud = true
	}
	s = strings.TrimSpace(emphasis.Replace(s))
	if bare := strings.Trim(s, "-=_~*+# "); bare != s && len(s)-len(bare) >= 4 {
		s, l.loud = bare, true
	}
	if strings.HasSuffix(s, ":") {
		l.loud = true
	}
	l.text = strings.TrimSpace(s)
	return l
}

// cellEnds parts the cells of a forum's table as those of a spreadsheet are.
var cellEnds = strings.NewReplacer("[/td]", "\t", "[/th]", "\t")

// isPicture says whether a letter is one of the pictures people put before a line, or what
// joins and colours them.
func isPicture(r rune) bool {
	return unicode.Is(unicode.So, r) || unicode.Is(unicode.Sk, r) && r > 0xffff || r == 0xfe0f || r == 0x200d || r == ' '
}

// replaceFold brings the names of BBCode tags into lower case.
func replaceFold(s string) string {
	return anyTag.ReplaceAllStringFunc(s, func(tag string) string {
		if i := strings.IndexByte(tag, '='); i > 0 {
			return strings.ToLower(tag[:i]) + tag[i:]
		}
		return strings.ToLower(tag)
	})
}

var anyTag = pattern.New(`\[/?[a-zA-Z*][a-zA-Z0-9]*(?:=[^\]\n]*)?\]`)

// unbullet takes a bullet off. A dash is one only before a space or a letter:
// "-2 Dispel" is a number of copies nobody can have.
func unbullet(s string) (string, bool) {
	for _, bullet := range []string{"•", "·", "▪", "◦", "●", "■", "○", "–", "—", "→", "►", "‣", "+", "*", "-"} {
		rest, ok := strings.CutPrefix(s, bullet)
		if !ok || rest == "" || strings.HasPrefix(rest, bullet) {
			continue
		}
		if bullet == "-" || bullet == "+" || bullet == "–" || bullet == "—" {
			if rest[0] >= '0' && rest[0] <= '9' {
				continue
			}
		}
		return strings.TrimSpace(rest), true
	}
	return s, false
}
