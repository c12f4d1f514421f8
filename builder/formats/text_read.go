package formats

import (
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/pattern"
	"github.com/quickcast/quickcast/internal/typo"
	"github.com/quickcast/quickcast/rules/training"
)

// textDraft is a book while a list is read.
type textDraft struct {
	*draft
	section  string
	notes    []string
	inNotes  bool // after a heading "Notes"
	numbered bool // the lines are numbered 1., 2., 3.
	begun    bool // something but blank lines was read

	bareLoud bool   // a card stood on a line by itself, decorated like a heading
	headings []line // of the owner's own; cards, if bareLoud
}

var ordinal = pattern.New(`^([0-9]{1,4})[.)]\s+(\S.*)$`)

// quoted is how a name that would be misread is written.
var quoted = pattern.New(`^\s*(?:\[\*\]|[-*]\s|(Mage:)\s)?\s*(` + digits + `)x (".*)$`)

// bookOf is how forum code names a mage.
var bookOf = pattern.New(`^(?i:an?) (.+) (?i:spellbook)$`)

var quotedName = pattern.New(`^\s*Name: (".*")\s*$`)

// list is the draft as one that reads lists.
func (d *draft) list() *textDraft { return &textDraft{draft: d} }

func (d *draft) readText(text string) {
	t := d.list()
	t.numbered = isNumbered(text)
	number, pieces := 0, 0
	for raw := range strings.Lines(text) {
		number++
		raw = strings.TrimRight(raw, "\n")
		if t.verbatim(number, raw) {
			continue
		}
		for _, piece := range t.pieces(raw) {
			if pieces++; d.hopeless() || pieces > maxLines {
				d.lost = maxLost + 1
				return
			}
			if len(piece) > maxLine {
				d.problems = append(d.problems, Problem{Line: number, Entry: cutRunes(piece, maxName), Kind: CutLine})
				piece = cutBytes(piece, maxLine)
			}
			t.read(undress(number, piece))
		}
	}
	if t.bareLoud {
		for _, l := range t.headings {
			t.keepLine(l, l.text)
		}
	}
	d.book.Notes = strings.Join(t.notes, "\n")
}

// isNumbered says whether the lines "1. …", "2. …" of a text count it off
// without a gap, so that their numbers are no copies.
func isNumbered(text string) bool {
	next := 1
	for raw := range strings.Lines(text) {
		if m := ordinal.FindStringSubmatch(strings.TrimSpace(raw)); m != nil {
			if m[1] != strconv.Itoa(next) {
				return false
			}
			next++
		}
	}
	return next > 3
}

// verbatim reads what must not be undressed: notes and quoted names.
func (t *textDraft) verbatim(number int, raw string) bool {
	trimmed := strings.TrimSpace(raw)
	if rest, ok := strings.CutPrefix(trimmed, "//"); ok {
		t.notes = append(t.notes, strings.TrimPrefix(rest, " "))
		return true
	}
	if m := quotedName.FindStringSubmatch(raw); m != nil {
		if name, err := strconv.Unquote(m[1]); err == nil {
			t.book.Name = name
			return true
		}
	}
	m := quoted.FindStringSubmatch(raw)
	if m == nil {
		return false
	}
	prefix, err := strconv.QuotedPrefix(m[3])
	if err != nil {
		return false
	}
	name, _ := strconv.Unquote(prefix)
	k := builder.Kept{Count: parseCount(m[2]), Name: tidy(name), Section: t.section}
	if m[1] != "" {
		k.Section = mageSection
	}
	rest := strings.TrimSpace(m[3][len(prefix):])
	if id, ok := strings.CutPrefix(rest, "{"); ok {
		if id, err := strconv.Unquote(strings.TrimSuffix(id, "}")); err == nil {
			k.ID = tidy(id)
		}
	}
	t.again(line{number: number, raw: cutRunes(trimmed, maxName)}, k)
	t.begun = true
	return true
}

// read understands one undressed line.
func (t *textDraft) read(l line) {
	if l.title != "" {
		t.book.Name = l.title
		t.weakly(l, l.title)
		return
	}
	if strings.HasPrefix(l.text, ";") {
		t.notes = append(t.notes, strings.TrimSpace(l.text[1:]))
		return
	}
	if key(l.text) == "" {
		if l.text != "" && !strings.ContainsAny(l.text, "-=_~*+#|.•<>[]") {
			t.keepLine(l, l.text)
		}
		return
	}
	if t.numbered {
		if m := ordinal.FindStringSubmatch(l.text); m != nil {
			l.text = m[2]
		}
	}
	if !t.field(l) && !t.opens(l) && !t.game(l) {
		t.content(l)
	}
	t.begun = true
}

// almostMage tells that a line names a mage behind a word for it with a slip:
// "Maage: Beastmaster".
func (t *textDraft) almostMage(word, value string) bool {
	if _, known := t.scribe.mages.find(value); !known {
		return false
	}
	p := typo.NewPattern(word)
	for meant, what := range t.scribe.fields {
		if slips, _ := p.Distance(meant); what == mageField && slips == 1 {
			return true
		}
	}
	return false
}

// field reads a line "Key: value".
func (t *textDraft) field(l line) bool {
	before, value, ok := strings.Cut(l.text, ":")
	if !ok {
		before, value, ok = strings.Cut(l.text, "\t")
	}
	if !ok {
		return false
	}
	what, ok := t.scribe.fields[key(before)]
	value = strings.TrimSpace(value)
	if !ok && t.almostMage(key(before), value) {
		what, ok = mageField, true
	}
	if !ok || t.scribe.sumsUp(value) && what != notesField || isNumber(value) {
		return false
	}
	if what == toldField {
		return value == "" || verdicts.MatchString(value)
	}
	if value == "" && what != notesField {
		return what == otherField
	}
	if what != notesField {
		if _, entries := t.scribe.names.holdsEntry(value); entries {
			if what != mageField || !t.afterMage(l, value) {
				t.keepLine(l, value)
			}
			return true
		}
	}
	switch what {
	case nameField:
		t.book.Name = value
		t.weakly(l, value)
	case mageField:
		t.claimMage(l.number, l.raw, builder.Kept{Count: 1, Name: tidy(value)})
	case gameField:
		t.named(l, value)
	case choiceField:
		t.trained(l, value)
	case notesField:
		t.inNotes = true
		if value != "" {
			t.notes = append(t.notes, value)
		}
	default:
		t.notes = append(t.notes, l.text)
	}
	return true
}

// weakly remembers the mage a title may speak of.
func (t *textDraft) weakly(l line, title string) {
	if c, ok := t.scribe.mages.find(title); ok && c.classy {
		c.line, c.entry, c.weak = l.number, l.raw, true
		t.claims = append(t.claims, c)
	}
}

func (t *textDraft) named(l line, value string) {
	var c claim
	for _, word := range fold.Words(value) {
		t.scribe.mages.take(&c, word)
	}
	if c.game == "" {
		t.problems = append(t.problems, Problem{Line: l.number, Entry: l.raw, Kind: UnknownGame})
		return
	}
	if t.book.Game == "" {
		t.book.Game = c.game
	}
}

func (t *textDraft) trained(l line, value string) {
	for _, word := range fold.Words(value) {
		if school, ok := t.scribe.mages.schools[word]; ok {
			t.choices = append(t.choices, training.School(school))
		}
	}
	if len(t.choices) == 0 && key(value) != "" && key(value) != "none" {
		t.choices = append(t.choices, "")
	}
	t.choseAt = Problem{Line: l.number, Entry: l.raw, Kind: BadChoice}
}

// opens reads a heading, with entries behind it on the same line or not.
func (t *textDraft) opens(l line) bool {
	section, rest, ok := t.heading(l)
	if !ok {
		return false
	}
	t.section, t.inNotes = section, false
	if rest != "" && !t.scribe.sumsUp("total "+rest) {
		t.content(line{number: l.number, raw: l.raw, text: rest})
	}
	return true
}

// game reads a line that names nothing but a game.
func (t *textDraft) game(l line) bool {
	var c claim
	for _, word := range fold.Words(l.text) {
		if (word != "mage" && word != "wars") && (word != "arena" && word != "academy" || !t.scribe.mages.take(&c, word)) {
			return false
		}
	}
	if c.game == "" {
		return false
	}
	if t.book.Game == "" {
		t.book.Game = c.game
	}
	return true
}

// content reads a line that may name cards, a mage, totals, or nothing known.
func (t *textDraft) content(l line) {
	card, r, ok := t.scribe.names.exact(l.text)
	if !ok && (t.cells(l) || t.several(l)) {
		return
	}
	if !ok {
		card, r, ok = t.scribe.names.resolve(l.text)
	}
	if ok {
		t.bareLoud = t.bareLoud || l.loud && !r.explicit
		t.add(l.number, l.raw, card, r.count, "", t.section)
		return
	}
	if card, ok := t.scribe.names.code(l.code); ok {
		t.add(l.number, l.raw, card, t.scribe.names.unresolved(l.text).count, "", t.section)
		return
	}
	if t.scribe.sumsUp(l.text) || t.scribe.chatter(key(l.text), len(t.book.Entries) == 0) {
		return
	}
	if t.mage(l, l.text) || t.behindHeading(l) || t.afterMage(l, l.text) || t.some(l) {
		return
	}
	left := t.scribe.names.unresolved(l.text)
	if t.section == mageSection || l.mage {
		t.claimMage(l.number, l.raw, builder.Kept{Count: 1, Name: tidy(bookOf.ReplaceAllString(left.name, "$1"))})
		return
	}
	if t.inNotes && !left.explicit {
		t.notes = append(t.notes, l.text)
		return
	}
	heading := l.loud && (!l.bullet || strings.HasSuffix(l.text, ":"))
	if _, entries := t.scribe.names.holdsEntry(l.text); !entries && !left.explicit && (heading || !t.begun) && !t.misspelt(left.name) {
		t.titled(l)
		return
	}
	t.keepLine(l, strings.TrimRight(l.text, ":"))
}

// misspelt says whether a name is surely a card's with a typing error.
func (t *textDraft) misspelt(name string) bool {
	if t.unsure >= maxUnsure {
		return true
	}
	t.unsure++
	return t.scribe.names.misspelled(name)
}

// titled takes a line as the book's title if it is the first, else as a
// heading of the owner's own.
func (t *textDraft) titled(l line) {
	t.section = ""
	title := strings.TrimRight(l.text, ": ")
	if t.begun || t.book.Name != "" {
		if !strings.HasSuffix(l.text, ":") {
			t.headings = append(t.headings, l)
		}
		return
	}
	t.book.Name, t.titleAt = title, l.number
	t.weakly(l, title)
}

// keepLine keeps a text nobody understands, unless it is a name after all.
func (t *textDraft) keepLine(l line, text string) {
	t.lost += len(text)
	left := t.scribe.names.unresolved(text)
	if card, ok := t.scribe.names.card(left.name); ok {
		t.add(l.number, l.raw, card, left.count, "", t.section)
		return
	}
	if left.explicit && t.translated(item{line: l.number, entry: l.raw, name: left.name, count: left.count, section: t.section}) {
		return
	}
	t.keep(l.number, l.raw, builder.Kept{Count: left.count, Name: tidy(left.name), Section: t.section})
}
