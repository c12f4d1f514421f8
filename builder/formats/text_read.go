package formats

import (
	"regexp"
	"strconv"
	"strings"

	"quickcast/builder"
	"quickcast/catalog"
	"quickcast/internal/fold"
)

// textDraft is a book while a list is read.
type textDraft struct {
	*draft
	section  string
	notes    []string
	inNotes  bool // after a heading "Notes"
	numbered bool // the lines are numbered 1., 2., 3.
	begun    bool // something but blank lines was read
}

var ordinal = regexp.MustCompile(`^([0-9]{1,4})[.)]\s+(\S.*)$`)

// quoted is how a name that would be misread is written.
var quoted = regexp.MustCompile(`^\s*(?:\[\*\]|[-*]\s)?\s*(` + digits + `)x (".*)$`)

var quotedName = regexp.MustCompile(`^\s*Name: (".*")\s*$`)

// list is the draft as one that reads lists.
func (d *draft) list() *textDraft { return &textDraft{draft: d} }

func (d *draft) readText(text string) {
	t := d.list()
	t.numbered = isNumbered(text)
	number := 0
	for raw := range strings.Lines(text) {
		if d.hopeless() {
			break
		}
		number++
		raw = cutBytes(strings.TrimRight(raw, "\n"), maxLine)
		if !t.verbatim(number, raw) {
			t.read(undress(number, raw))
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
	prefix, err := strconv.QuotedPrefix(m[2])
	if err != nil {
		return false
	}
	name, _ := strconv.Unquote(prefix)
	k := builder.Kept{Count: parseCount(m[1]), Name: tidy(name), Section: t.section}
	rest := strings.TrimSpace(m[2][len(prefix):])
	if id, ok := strings.CutPrefix(rest, "{"); ok {
		if id, err := strconv.Unquote(strings.TrimSuffix(id, "}")); err == nil {
			k.ID = tidy(id)
		}
	}
	entry := cutRunes(trimmed, maxName)
	card, known := t.scribe.catalog.ByOCTGN(k.ID)
	if !known {
		card, known = t.scribe.names.card(k.Name)
	}
	if known {
		t.add(number, entry, card, k.Count, k.ID, k.Section)
	} else {
		t.keep(number, entry, k)
	}
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
	if !ok || sumsUp(value) && what != notesField || isNumber(value) {
		return false
	}
	if value == "" && what != notesField {
		return what == otherField
	}
	switch what {
	case nameField:
		t.book.Name = value
		t.weakly(l, value)
	case mageField:
		t.claimMage(l.number, l.raw, value)
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
		c.take(word)
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
		if school, ok := schoolNamed(word); ok {
			t.choices = append(t.choices, school)
		}
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
	if rest != "" && !sumsUp("total "+rest) {
		t.content(line{number: l.number, raw: l.raw, text: rest})
	}
	return true
}

// game reads a line that names nothing but a game.
func (t *textDraft) game(l line) bool {
	var c claim
	for _, word := range fold.Words(l.text) {
		if (word != "mage" && word != "wars") && (word != "arena" && word != "academy" || !c.take(word)) {
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
	if t.cells(l) || t.several(l) {
		return
	}
	if card, r, ok := t.scribe.names.resolve(l.text); ok {
		t.add(l.number, l.raw, card, r.count, "", t.section)
		return
	}
	if card, ok := t.scribe.names.code(l.code); ok {
		t.add(l.number, l.raw, card, unresolved(l.text).count, "", t.section)
		return
	}
	if sumsUp(l.text) || chatter(key(l.text), len(t.book.Entries) == 0) {
		return
	}
	left := unresolved(l.text)
	if c, ok := t.scribe.mages.find(left.name); ok && c.classy && len(c.spare) == 0 {
		c.line, c.entry = l.number, l.raw
		t.claims = append(t.claims, c)
		return
	}
	if t.behindHeading(l) {
		return
	}
	if t.inNotes && !left.explicit {
		t.notes = append(t.notes, l.text)
		return
	}
	if !left.explicit && (l.loud || !t.begun) && !t.misspelt(left.name) {
		t.titled(l)
		return
	}
	t.keepLine(l, strings.TrimRight(l.text, ":"))
}

// misspelt says whether a name is surely a card's with a typing error.
func (t *textDraft) misspelt(name string) bool {
	if t.suggested >= maxSuggestions {
		return true
	}
	t.suggested++
	return t.scribe.names.near(name)
}

// titled takes a line as the book's title if it is the first, else as a
// heading of the owner's own.
func (t *textDraft) titled(l line) {
	t.section = ""
	title := strings.TrimRight(l.text, ": ")
	if t.begun || t.book.Name != "" {
		return
	}
	t.book.Name = title
	t.weakly(l, title)
}

func (t *textDraft) keepLine(l line, text string) {
	left := unresolved(text)
	t.keep(l.number, l.raw, builder.Kept{Count: left.count, Name: tidy(left.name), Section: t.section})
}

// several reads more than one entry on a line, parted by commas or the like,
// if every part is a known card. Names with a comma of their own stay whole.
func (t *textDraft) several(l line) bool {
	if len(l.text) > 3*maxName {
		return false
	}
	for _, by := range []string{";", ",", " + ", " / ", " | "} {
		parts := strings.Split(l.text, by)
		if len(parts) < 2 || len(parts) > 40 {
			continue
		}
		if found, ok := t.parts(parts, by); ok {
			for _, f := range found {
				t.add(l.number, l.raw, f.card, f.count, "", t.section)
			}
			return true
		}
	}
	return false
}

// behindHeading reads an entry that was pasted to its heading: "Equipment
// Bearskin 1", "CreaturesTimber Wolf2".
func (t *textDraft) behindHeading(l line) bool {
	for word, section := range t.scribe.headings {
		if section == "" || len(word) >= len(l.text) || !strings.EqualFold(l.text[:len(word)], word) {
			continue
		}
		if card, r, ok := t.scribe.names.resolve(strings.TrimLeft(l.text[len(word):], " -.")); ok {
			t.section = section
			t.add(l.number, l.raw, card, r.count, "", section)
			return true
		}
	}
	return false
}

type cardCount struct {
	card  *catalog.Card
	count int
}

func (t *textDraft) parts(parts []string, by string) ([]cardCount, bool) {
	var found []cardCount
	for i := 0; i < len(parts); {
		if strings.TrimSpace(parts[i]) == "" {
			i++
			continue
		}
		taken := 0
		for n := min(3, len(parts)-i); n > 0; n-- {
			card, r, ok := t.scribe.names.resolve(strings.TrimSpace(strings.Join(parts[i:i+n], by)))
			if ok && strings.Count(card.Name, by) >= n-1 {
				found = append(found, cardCount{card, r.count})
				taken = n
				break
			}
		}
		if taken == 0 {
			return nil, false
		}
		i += taken
	}
	return found, len(found) > 1
}

// cells reads a row of a table, parted by tabs or bars: a cell with a name,
// and a number beside it or else the first.
func (t *textDraft) cells(l line) bool {
	by := "\t"
	if strings.HasPrefix(l.text, "|") {
		by = "|"
	}
	if !strings.Contains(l.text, by) {
		return false
	}
	var cells []string
	for _, cell := range strings.Split(l.text, by) {
		if cell = strings.TrimSpace(cell); strings.Trim(cell, "-:") != "" {
			cells = append(cells, cell)
		}
	}
	if len(cells) == 0 || isHeaderRow(cells) || sumsUp(strings.Join(cells, " ")) {
		return true
	}
	for i, cell := range cells {
		card, r, ok := t.scribe.names.resolve(cell)
		if !ok {
			continue
		}
		if !r.explicit {
			r.count = cellCount(cells, i)
		}
		t.add(l.number, l.raw, card, r.count, "", t.section)
		return true
	}
	if len(cells) == 1 {
		return false
	}
	name := ""
	for _, cell := range cells {
		if _, ok := plainCount(cell); !ok && len(cell) > len(name) {
			name = cell
		}
	}
	if c, ok := t.scribe.mages.find(name); ok && c.classy && len(c.spare) == 0 {
		c.line, c.entry = l.number, l.raw
		t.claims = append(t.claims, c)
		return true
	}
	t.keep(l.number, l.raw, builder.Kept{Count: cellCount(cells, 0), Name: tidy(name), Section: t.section})
	return true
}

var cellNumber = regexp.MustCompile(`^` + times + `?\s*(` + digits + `)\s*` + times + `?$`)

func plainCount(cell string) (int, bool) {
	if m := cellNumber.FindStringSubmatch(cell); m != nil {
		return parseCount(m[1]), true
	}
	return 0, false
}

// cellCount is the number before the name, else the one after it, else 1.
func cellCount(cells []string, name int) int {
	for _, at := range []int{name - 1, name + 1} {
		if at >= 0 && at < len(cells) {
			if n, ok := plainCount(cells[at]); ok {
				return n
			}
		}
	}
	for _, cell := range cells {
		if n, ok := plainCount(cell); ok {
			return n
		}
	}
	return 1
}

// isHeaderRow says whether a row only names columns.
func isHeaderRow(cells []string) bool {
	known := " count qty quantity number copies anzahl name card spell karte zauber type typ school schule level stufe points punkte cost kosten set code id total # "
	for _, cell := range cells {
		if !strings.Contains(known, " "+strings.ToLower(cell)+" ") {
			return false
		}
	}
	return true
}
