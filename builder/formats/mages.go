package formats

import (
	"maps"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/typo"
	"github.com/quickcast/quickcast/rules/training"
)

// claim is what a line says about the mage: the mages it can mean, and what
// else it gives away.
type claim struct {
	line   int
	entry  string
	kept   builder.Kept    // the line, to be kept if another mage is the book's
	mages  []*catalog.Mage // those that fit best, in the order of the catalog
	game   training.Game   // said outright; may be empty
	choice training.School // said outright; may be empty
	spare  []string        // words that say nothing about a mage
	classy bool            // a class is named or an id, not a title alone
	weak   bool            // only a book's title: counts where nothing else names a mage
}

// mageNames finds mages by class, title, game and element, in whatever order:
// "Mage: Warlock (Arraxian Crown)", "Johktari Beastmaster", "Wizard(Air)".
type mageNames struct {
	all     []*catalog.Mage
	titles  []string          // of all: the folded words of their titles and names
	classes map[string]string // folded class, in any language, to the class
	schools map[string]string // the same of schools
	asked   func(area string) map[string]string
	byID    map[string]*catalog.Mage
}

func newMageNames(c *catalog.Catalog) *mageNames {
	m := &mageNames{classes: maps.Clone(c.Asked("class")), schools: c.Asked("school"), asked: c.Asked, byID: map[string]*catalog.Mage{}}
	for _, mage := range c.Mages() {
		class := key(mage.Class)
		if class == "" { // the row of Apprentice Mode is nobody's mage
			continue
		}
		m.byID[string(mage.ID)] = mage
		m.classes[class] = class
		m.all = append(m.all, mage)
		m.titles = append(m.titles, " "+key(mage.Title)+" "+key(mage.Name)+" ")
	}
	return m
}

// find reads a text as the name of a mage. It fails where no class and no
// title is named.
func (m *mageNames) find(text string) (claim, bool) {
	if len(text) > 4*maxName {
		return claim{}, false
	}
	if mage, ok := m.byID[strings.ToLower(strings.TrimSpace(text))]; ok {
		return claim{mages: []*catalog.Mage{mage}, game: mage.Game, classy: true}, true
	}
	text, _, _ = strings.Cut(text, " //") // a remark
	var c claim
	var class string
	var rest []string
	for _, word := range strings.Fields(joinWords(fold.Text(text))) {
		if _, said := m.asked("beside")[word]; said || m.take(&c, word) || isNumber(word) { // said beside a name it means nothing
			continue
		}
		if known, ok := m.class(word); ok && class == "" {
			class = known
			continue
		}
		rest = append(rest, word)
	}
	c.classy = class != ""
	c.mages, c.spare = m.best(class, c, rest)
	return c, len(c.mages) > 0
}

// only reads a text as the name of a mage with his class, and of nothing else.
func (m *mageNames) only(text string) (claim, bool) {
	c, ok := m.find(text)
	return c, ok && c.classy && len(c.spare) == 0
}

// isNobody says whether a name is what programs put where there is no mage.
func (m *mageNames) isNobody(name string) bool {
	_, nobody := m.asked("nobody")[key(name)]
	return nobody
}

// isStats says whether a name is that of a mage's second card, which decks have beside the mage.
func isStats(name string) bool {
	folded := key(name)
	return strings.Contains(folded, "stats") || strings.Contains(folded, "ability")
}

// joinWords mends classes that are written as two words.
func joinWords(folded string) string {
	return strings.NewReplacer("beast master", "beastmaster", "beast mistress", "beastmistress", "force master", "forcemaster",
		"war lord", "warlord", "war lock", "warlock").Replace(folded)
}

// take takes a word that names a game or an element.
func (m *mageNames) take(c *claim, word string) bool {
	if game, ok := m.asked("game")[word]; ok {
		c.game = training.Game(game)
		return true
	}
	school := training.School(m.schools[word])
	if c.choice != "" || !slices.Contains(elements(), school) {
		return false
	}
	c.choice = school
	return true
}

func (m *mageNames) class(word string) (string, bool) {
	if class, ok := m.classes[word]; ok {
		return class, true
	}
	class, ok := m.classes[strings.TrimSuffix(word, "s")] // "Warlock's"
	return class, ok
}

// best picks the mages of the class (of any, if none is named) whose title and
// class hold most of the words, and returns the words that fit none of them.
func (m *mageNames) best(class string, c claim, words []string) ([]*catalog.Mage, []string) {
	var best []*catalog.Mage
	var spare []string
	most := 0
	for i, mage := range m.all {
		if class != "" && key(mage.Class) != class || c.game != "" && mage.Game != c.game {
			continue
		}
		title, fits := m.titles[i], 0
		var left []string
		for _, word := range words {
			if strings.Contains(title, " "+word+" ") {
				fits++
			} else {
				left = append(left, word)
			}
		}
		switch {
		case class == "" && fits == 0, fits < most:
			continue
		case fits > most:
			best, most = nil, fits
		}
		best, spare = append(best, mage), left
	}
	return best, spare
}

// nearest suggests a mage of the class a word most looks like.
func (m *mageNames) nearest(text string) (*catalog.Mage, bool) {
	names := slices.Sorted(maps.Keys(m.classes))
	lists := pick.Made(names, func(name string) []string { return []string{name} })
	index := typo.New(lists)
	class, best := "", surelyMeant-1
	for _, word := range fold.Words(cutRunes(text, 60)) {
		if found := index.Find(word); len(found) > 0 && found[0].Score > best {
			class, best = m.classes[names[found[0].Entry]], found[0].Score
		}
	}
	at := slices.IndexFunc(m.all, func(mage *catalog.Mage) bool { return class != "" && key(mage.Class) == class })
	if at < 0 {
		return nil, false
	}
	return m.all[at], true
}

// elements are the schools a mage can be asked to choose from.
func elements() []training.School {
	return []training.School{training.Air, training.Earth, training.Fire, training.Water}
}

func isNumber(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}
