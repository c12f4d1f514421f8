package formats

import (
	"strings"

	"quickcast/catalog"
)

// several reads more than one entry on a line, parted by commas or the like,
// if every part is a known card. Names with a comma of their own stay whole.
func (t *textDraft) several(l line) bool {
	if found, ok := t.scribe.names.runOn(l.text); ok {
		t.addAll(l, found)
		return true
	}
	if len(l.text) > 10*maxName {
		return false
	}
	for _, by := range []string{";", ",", " + ", " / ", " | "} {
		parts := strings.Split(l.text, by)
		if len(parts) < 2 || len(parts) > 40 {
			continue
		}
		if found, ok := t.parts(parts, by); ok {
			t.addAll(l, found)
			return true
		}
	}
	return false
}

func (t *textDraft) addAll(l line, found []cardCount) {
	for _, f := range found {
		t.add(l.number, l.raw, f.card, f.count, "", t.section)
	}
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
