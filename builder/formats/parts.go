package formats

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
)

// cardCount is one of several entries on a line; without a card it is one
// nobody knows.
type cardCount struct {
	card     *catalog.Card
	count    int
	explicit bool   // the line says how many
	text     string // as it stands
}

// division is a line parted into entries.
type division []cardCount

// known counts the entries with a card, and those that say how many as well.
func (d division) known() (known, explicit int) {
	for _, part := range d {
		if part.card != nil {
			known++
			if part.explicit {
				explicit++
			}
		}
	}
	return known, explicit
}

// whole says whether a line is nothing but two or more known entries.
func (d division) whole() bool {
	known, _ := d.known()
	return known == len(d) && known > 1
}

// counted says whether each unknown entry says how many: with nothing between the entries, what
// does not is the rest of a name somebody invented, "3 Sleep Demon".
func (n *names) counted(d division) bool {
	return !slices.ContainsFunc(d, func(part cardCount) bool { return part.card == nil && !n.unresolved(part.text).explicit })
}

// likely says whether a line is a list of entries of which some are not known:
// prose with a card's name in it is not.
func (d division) likely() bool {
	known, explicit := d.known()
	return len(d) > 1 && (explicit > 0 || known > len(d)-known)
}

// separators are what people put between entries on one line.
func separators() []string { return []string{";", ",", " + ", " / ", " | "} }

// several reads more than one entry on a line, with or without something
// between them, if each is a known card.
func (t *textDraft) several(l line) bool {
	if len(l.text) > maxLine {
		return false
	}
	if found := t.scribe.names.runOn(l.text, true); found.whole() {
		t.addAll(l, found)
		return true
	}
	for _, by := range separators() {
		if found := t.scribe.names.part(l.text, by, true); found.whole() {
			t.addAll(l, found)
			return true
		}
	}
	return false
}

// some reads a line of which some entries are not known: they lose only
// themselves.
func (t *textDraft) some(l line) bool {
	if t.inNotes || len(l.text) > maxLine {
		return false
	}
	var best division
	most := 0
	try := func(found division) {
		if known, _ := found.known(); found.likely() && known > most {
			best, most = found, known
		}
	}
	for _, by := range separators() {
		try(t.scribe.names.part(l.text, by, false))
	}
	if found := t.scribe.names.runOn(l.text, false); most == 0 && t.scribe.names.counted(found) {
		try(found)
	}
	if most == 0 {
		return false
	}
	t.addAll(l, best)
	return true
}

func (t *textDraft) addAll(l line, found division) {
	for _, f := range found {
		entry := cutRunes(f.text, maxName)
		if f.card != nil {
			t.add(l.number, entry, f.card, f.count, "", t.section)
		} else if !t.mage(line{number: l.number, raw: entry}, f.text) {
			t.keepLine(line{number: l.number, raw: entry}, f.text)
		}
	}
}

// part parts a text by a separator. Names with a comma of their own stay whole.
func (n *names) part(s, by string, strict bool) division {
	if !strings.Contains(s, by) {
		return nil
	}
	parts := strings.Split(s, by)
	return divide(len(parts), strict, func(i int) (cardCount, int) { return n.parted(parts[i:], by) })
}

// divide reads entries one after the other, each from the piece it begins with on; next tells
// how many it takes. An entry without a text is none. With strict it gives up at the first that
// is not known, else once most are not.
func divide(pieces int, strict bool, next func(from int) (cardCount, int)) (found division) {
	unknown := 0
	for i := 0; i < pieces; {
		entry, taken := next(i)
		i += taken
		if entry.text == "" {
			continue
		}
		if entry.card == nil {
			if unknown++; strict || unknown > maxStrange && unknown > len(found) {
				return nil
			}
		}
		found = append(found, entry)
	}
	return found
}

// maxStrange is how many parts of a line nobody may know before it is given up
// for a list, unless more are known.
const maxStrange = 10

// parted is the entry the parts begin with, and how many of them it takes.
func (n *names) parted(parts []string, by string) (cardCount, int) {
	joined := func(k int) string { return strings.TrimSpace(strings.Join(parts[:k], by)) }
	text := joined(1)
	if text == "" {
		return cardCount{}, 1
	}
	heads := by == "," && n.isHead(text)
	if heads {
		for k := min(3, len(parts)); k > 1; k-- {
			if card, r, ok := n.resolve(joined(k)); ok && strings.Count(card.Name, by) >= k-1 {
				return cardCount{card, r.count, r.explicit, joined(k)}, k
			}
		}
	}
	card, r, ok := n.resolve(text)
	if !ok {
		return cardCount{text: text}, 1
	}
	if heads && len(parts) > 1 && strings.Contains(card.Name, by) {
		// The rest of the name is misspelt, unless an entry of its own follows.
		if _, _, next := n.resolve(strings.TrimSpace(parts[1])); !next && n.unresolved(strings.TrimSpace(parts[1])).count == 1 {
			return cardCount{text: joined(2)}, 2
		}
	}
	return cardCount{card, r.count, r.explicit, text}, 1
}

// isHead says whether a text ends in what stands before the comma of a name
// that has one.
func (n *names) isHead(text string) bool {
	for r := range n.readings(text) {
		if n.heads[key(r.name)] {
			return true
		}
	}
	return false
}

// mage takes a text that names a mage and nothing else.
func (t *textDraft) mage(l line, text string) bool {
	left := t.scribe.names.unresolved(text)
	if t.scribe.mages.isNobody(left.name) {
		return true
	}
	c, ok := t.scribe.mages.only(left.name)
	if ok {
		t.claim(c, l.number, l.raw, builder.Kept{Count: 1, Name: tidy(left.name)})
	}
	return ok
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
