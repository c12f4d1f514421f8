package formats

import (
	"regexp"
	"strings"

	"quickcast/builder"
	"quickcast/catalog"
)

// maxWords is the number of words the longest name has, with some to spare.
const maxWords = 9

var (
	word     = regexp.MustCompile(`\S+`)
	glued    = regexp.MustCompile(`\b([0-9]{1,9})\s?` + times + `\s?(\pL)`) // 2xFireball, 2 x Fireball
	leading  = regexp.MustCompile(`^[(\[{]*([0-9]{1,9})` + times + `?[)\]}:.]*$`)
	trailed  = regexp.MustCompile(`^[(\[{]*(?:` + times + `([0-9]{1,9})|([0-9]{1,9})` + times + `)[)\]},;.]*$`)
	linkWord = regexp.MustCompile(`(?i)^(?:and|und|plus|\PL+)$`)
)

// runWords are the words of a text in which numbers stand by themselves.
func runWords(s string) []string {
	return word.FindAllString(glued.ReplaceAllString(s, "$1 $2"), -1)
}

// nameAt finds the longest known name that begins the words, and how many of
// them it takes.
func (n *names) nameAt(words []string) (*catalog.Card, int) {
	for k := min(maxWords, len(words)); k > 0; k-- {
		if card, ok := n.card(strings.Join(words[:k], " ")); ok {
			return card, k
		}
	}
	return nil, 0
}

// runOn reads entries without anything between them, as a paste that lost its
// line ends has them: "2 Fireball 1 Bear Strength". It succeeds if two or more
// entries are all there is.
func (n *names) runOn(s string) ([]cardCount, bool) {
	if len(s) > 10*maxName {
		return nil, false
	}
	var found []cardCount
	words := runWords(s)
	for i := 0; i < len(words); {
		m := leading.FindStringSubmatch(words[i])
		if m == nil {
			if len(found) > 0 && linkWord.MatchString(words[i]) && !strings.ContainsAny(words[i], "0123456789") {
				i++
				continue
			}
			return nil, false
		}
		card, taken := n.nameAt(words[i+1:])
		if taken == 0 {
			return nil, false
		}
		found = append(found, cardCount{card, parseCount(m[1])})
		i += 1 + taken
	}
	return found, len(found) > 1
}

// holdsEntry says whether somewhere in a text stands a number of copies with a
// known name: such a text is no title and no remark. It gives the words before
// that entry.
func (n *names) holdsEntry(s string) (before string, ok bool) {
	if len(s) > 10*maxName {
		return "", false
	}
	words := runWords(s)
	for i := range words {
		if leading.MatchString(words[i]) {
			if _, taken := n.nameAt(words[i+1:]); taken > 0 {
				return strings.Join(words[:i], " "), true
			}
		}
		if !trailed.MatchString(words[i]) {
			continue
		}
		for k := min(maxWords, i); k > 0; k-- {
			if _, ok := n.card(strings.Join(words[i-k:i], " ")); ok {
				return strings.Join(words[:i-k], " "), true
			}
		}
	}
	return "", false
}

// afterMage reads a line that names the mage and then goes on with entries:
// "Warlock: 2x Fireball, Bear Strength".
func (t *textDraft) afterMage(l line, text string) bool {
	before, ok := t.scribe.names.holdsEntry(text)
	if !ok || before == "" {
		return false
	}
	mage := strings.TrimSpace(strings.TrimRight(before, " :;,.-–—|/="))
	c, ok := t.scribe.mages.find(mage)
	if !ok || !c.classy || len(c.spare) > 0 {
		return false
	}
	rest := strings.TrimSpace(strings.TrimPrefix(strings.Join(runWords(text), " "), before))
	entries := line{number: l.number, raw: l.raw, text: rest}
	if !t.several(entries) {
		card, r, ok := t.scribe.names.resolve(rest)
		if !ok {
			return false
		}
		t.add(l.number, l.raw, card, r.count, "", t.section)
	}
	c.line, c.entry, c.kept = l.number, l.raw, builder.Kept{Count: 1, Name: tidy(mage)}
	t.claims = append(t.claims, c)
	return true
}
