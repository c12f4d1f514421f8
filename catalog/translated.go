package catalog

import (
	"strings"

	"github.com/quickcast/quickcast/catalog/effect"
)

// longestName is the most bytes of a name that is taken apart.
const longestName = 80

// Translated finds the card whose English name a text says word for word in another language,
// as people call cards that were never printed in theirs: "Feuerbälle" is Fireball. It gives
// nothing where two cards can be meant.
func (c *Catalog) Translated(name string) (*Card, bool) {
	if c.does == nil || len(name) > longestName {
		return nil, false
	}
	c.does.onceSaid.Do(func() { c.does.readNames(c.cards) })
	var meant *Card
	for _, l := range c.does.languages {
		for _, words := range l.Renderings(name) {
			card, ok := c.Card(c.does.said[strings.Join(words, " ")])
			switch {
			case !ok, card == meant:
			case meant != nil:
				return nil, false
			default:
				meant = card
			}
		}
	}
	return meant, meant != nil
}

// nameFiles are the words names are made of in each language but English.
const nameFiles = "words/*/data/names.json"

// readNames reads what names are called elsewhere, and lists the cards by the stems of theirs;
// of two that share them neither is meant.
func (e *effects) readNames(cards []*Card) {
	e.languages, e.err = readLexicons(e.from, nameFiles)
	e.said = make(map[string]CardID, 8*len(cards))
	for _, card := range cards {
		for _, stems := range effect.Stems(card.Name) {
			key, id := strings.Join(stems, " "), card.ID
			if other, taken := e.said[key]; taken && other != id {
				id = ""
			}
			e.said[key] = id
		}
	}
}
