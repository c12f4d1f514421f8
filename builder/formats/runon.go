package formats

import (
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/pattern"
)

// maxWords is the number of words the longest name has, with some to spare.
const maxWords = 9

var (
	glued    = pattern.New(`\b([0-9]{1,9})\s?` + times + `\s?(\pL)`) // 2xFireball, 2 x Fireball
	leading  = pattern.New(`^[(\[{]*([0-9]{1,9})` + times + `?[)\]}:.]*$`)
	trailed  = pattern.New(`^[(\[{]*(?:` + times + `([0-9]{1,9})|([0-9]{1,9})` + times + `)[)\]},;.]*$`)
	linkWord = pattern.New(`(?i)^(?:and|und|plus|[^\pL0-9]+)$`)
)

// runWords are the words of a text in which numbers stand by themselves.
func runWords(s string) []string {
	return strings.Fields(glued.ReplaceAllString(s, "$1 $2"))
}

// nameAt finds the longest known name that begins the words, and how many of
// them it takes.
func (n *names) nameAt(words []string) (found *catalog.Card, taken int) {
	run := ""
	for k := 1; k <= min(maxWords, len(words)); k++ {
		run += fold.Compact(key(words[k-1]))
		if !n.begins(run) && !n.begins(strings.TrimPrefix(run, "the")) {
			break
		}
		if card, ok := n.card(strings.Join(words[:k], " ")); ok {
			found, taken = card, k
		}
	}
	return found, taken
}

// runOn reads entries without anything between them, as a paste that lost its
// line ends has them: "2 Fireball 1 Bear Strength".
func (n *names) runOn(s string, strict bool) division {
	if first := strings.TrimLeft(s, "([{ "); first == "" || first[0] < '0' || first[0] > '9' {
		return nil
	}
	words := runWords(s)
	return divide(len(words), strict, func(i int) (cardCount, int) {
		if i > 0 && linkWord.MatchString(words[i]) {
			return cardCount{}, 1
		}
		return n.entryAt(words[i:])
	})
}

// entryAt reads the entry words begin with: a number and a known name, or all up
// to the next such. It tells how many words that takes.
func (n *names) entryAt(words []string) (cardCount, int) {
	for i := range words {
		m := leading.FindStringSubmatch(words[i])
		if m == nil {
			continue
		}
		card, taken := n.nameAt(words[i+1:])
		switch {
		case taken == 0:
			continue
		case i > 0:
			return cardCount{text: strings.Join(words[:i], " ")}, i
		}
		return cardCount{card, parseCount(m[1]), true, strings.Join(words[:1+taken], " ")}, 1 + taken
	}
	return cardCount{text: strings.Join(words, " ")}, len(words)
}

// holdsEntry says whether somewhere in a text stands a number of copies with a
// known name: such a text is no title and no remark. It gives the words before
// that entry.
func (n *names) holdsEntry(s string) (before string, ok bool) {
	if len(s) > maxLine || !hasDigit(s) {
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
	c, ok := t.scribe.mages.only(mage)
	if !ok {
		return false
	}
	rest := strings.TrimSpace(strings.TrimPrefix(strings.Join(runWords(text), " "), before))
	entries := line{number: l.number, raw: l.raw, text: rest}
	if !t.several(entries) && !t.some(entries) {
		card, r, ok := t.scribe.names.resolve(rest)
		if !ok {
			return false
		}
		t.add(l.number, l.raw, card, r.count, "", t.section)
	}
	t.claim(c, l.number, l.raw, builder.Kept{Count: 1, Name: tidy(mage)})
	return true
}
