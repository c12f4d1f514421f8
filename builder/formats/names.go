package formats

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/typo"
)

// names finds cards by name: in every language, other spellings, ids, and
// printed codes. Case, accents, punctuation and torn words do not matter;
// typing errors do, they are for suggestions.
type names struct {
	wording
	byKey     map[string]*catalog.Card
	byCompact map[string]*catalog.Card        // run together; nil where two cards share it
	byCode    map[string]*catalog.Card        // nil where two cards share it
	byStem    func() map[string]*catalog.Card // by the stems of all their words; nil where two cards share them
	heads     map[string]bool                 // what stands before the comma of names that have one

	runs  []string // all of these run together, sorted
	all   []*catalog.Card
	once  sync.Once
	index *typo.Index // of all, built by the first suggestion
}

func newNames(c *catalog.Catalog) *names {
	n := &names{
		wording:   newWording(c),
		all:       c.Cards(),
		byKey:     make(map[string]*catalog.Card, 2*len(c.Cards())),
		byCompact: make(map[string]*catalog.Card, 2*len(c.Cards())),
		byCode:    make(map[string]*catalog.Card, 2*len(c.Cards())),
		heads:     map[string]bool{},
	}
	for _, card := range c.Cards() {
		if strings.ContainsAny(card.Name, "'’") {
			n.add(fold.Text(strings.NewReplacer("'", " ", "’", " ").Replace(card.Name)), card)
		}
		for _, called := range card.Names() {
			n.add(key(called), card)
			n.add(fold.WrittenOut(called), card)
			if before, _, ok := strings.Cut(called, ","); ok {
				n.heads[key(before)] = true
			}
		}
		for _, code := range card.Codes {
			share(n.byCode, key(code), card)
		}
	}
	n.byStem = sync.OnceValue(n.stems)
	n.addShortNames(c)
	n.runs = slices.Collect(maps.Keys(n.byCompact))
	for code := range n.byCode {
		n.runs = append(n.runs, fold.Compact(code))
	}
	slices.Sort(n.runs)
	return n
}

// begins says whether a name or a code begins so, written in one.
func (n *names) begins(run string) bool {
	at, _ := slices.BinarySearch(n.runs, run)
	return at < len(n.runs) && strings.HasPrefix(n.runs[at], run)
}

// addShortNames lets "Huginn" stand for "Huginn, Raven Familiar" where only
// one card begins so.
func (n *names) addShortNames(c *catalog.Catalog) {
	short := map[string]*catalog.Card{}
	for _, card := range c.Cards() {
		if before, _, ok := strings.Cut(card.Name, ","); ok {
			share(short, key(before), card)
		}
	}
	for k, card := range short {
		if _, taken := n.byKey[k]; !taken && card != nil {
			n.byKey[k] = card
		}
	}
}

func (n *names) add(k string, card *catalog.Card) {
	if k == "" {
		return
	}
	if _, taken := n.byKey[k]; !taken {
		n.byKey[k] = card
	}
	share(n.byCompact, fold.Compact(k), card)
}

// share enters a card, or nil once two cards claim the same key.
func share(m map[string]*catalog.Card, k string, card *catalog.Card) {
	if other, taken := m[k]; taken && other != card {
		card = nil
	}
	m[k] = card
}

// card finds the card a name, or a printed code, means.
func (n *names) card(name string) (*catalog.Card, bool) {
	k := key(name)
	if k == "" {
		return nil, false
	}
	if card, ok := n.byKey[k]; ok {
		return card, true
	}
	if rest, ok := strings.CutPrefix(k, "the "); ok {
		if card, ok := n.byKey[rest]; ok {
			return card, true
		}
	}
	card := n.byCompact[fold.Compact(k)]
	if card == nil {
		card = n.byCode[k]
	}
	for _, bent := range [...]bool{false, true} {
		if card == nil {
			card = n.byStem()[stemsOf(k, bent)]
		}
	}
	return card, card != nil
}

// stems finds cards whose names are bent: "fireballs", "Feuerbälle".
func (n *names) stems() map[string]*catalog.Card {
	by := map[string]*catalog.Card{}
	for _, card := range n.all {
		share(by, stemsOf(key(card.Name), false), card)
		for _, words := range card.Words {
			share(by, stemsOf(key(words.Name), true), card)
		}
	}
	return by
}

// stemsOf are the stems of the words of a folded name in a language.
func stemsOf(folded string, bent bool) string {
	words := strings.Fields(folded)
	for i, word := range words {
		if !bent && !strings.HasSuffix(word, "ss") {
			word = strings.TrimSuffix(word, "s") // the stem of "slayers" is no stem of "slayer"
		}
		words[i] = fold.Stem(word, bent)
	}
	lang := pick.Either(bent, "de ", "en ")
	return lang + strings.Join(words, " ")
}

// code finds the card with a printed code, where only one has it.
func (n *names) code(code string) (*catalog.Card, bool) {
	card := n.byCode[key(code)]
	return card, card != nil
}

// ownCode is the first printed code that is this card's and no other's; empty where
// there is none.
func (n *names) ownCode(card *catalog.Card) string {
	return pick.First(card.Codes, func(code string) bool { return n.byCode[key(code)] == card })
}

// Scores of internal/near from which on a name is worth suggesting, and from
// which on it is surely a typing error.
const (
	worthSaying = 600
	surelyMeant = 800
)

// Suggest gives the cards a name that was not understood is likely to mean, the nearest
// first and at most so many; none where none is near.
func (s *Scribe) Suggest(name string, most int) []*catalog.Card {
	if len(name) > maxName {
		return nil
	}
	var cards []*catalog.Card
	for _, match := range s.names.matches(s.names.base(name)) {
		if match.Score < worthSaying || len(cards) == most {
			break
		}
		cards = append(cards, s.names.all[match.Entry])
	}
	if card := s.names.within(name); card != nil && len(cards) < most && !slices.Contains(cards, card) {
		cards = append(cards, card)
	}
	return cards
}

// within is the card with the longest name that stands in an invented one: "Fireball of Doom"
// has Fireball in it.
func (n *names) within(invented string) (card *catalog.Card) {
	words, most := runWords(invented), 0
	for i := range words {
		if found, taken := n.nameAt(words[i:]); taken > most {
			card, most = found, taken
		}
	}
	return card
}

// misspelled finds the card of which a name is surely a misspelling: most letters
// agree, and none or few are missing.
func (n *names) misspelled(name string) bool {
	found := n.matches(name)
	if len(found) == 0 {
		return false
	}
	missing := len(found[0].Name) - len(key(name))
	return found[0].Score >= surelyMeant && missing <= 2 && missing >= -2
}

// matches are the names near to one, best first.
func (n *names) matches(name string) []typo.Match {
	n.once.Do(func() {
		lists := make([][]string, len(n.all))
		for i, card := range n.all {
			for _, called := range card.Names() {
				if called != "" {
					lists[i] = append(lists[i], key(called))
				}
			}
		}
		n.index = typo.New(lists)
	})
	return n.index.Find(key(cutRunes(name, 60)))
}
