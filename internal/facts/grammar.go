package facts

import (
	"io/fs"
	"maps"
	"slices"
	"strings"
)

// English is the language the program's own data is in.
const English = "en"

// Grammar is what a language says of its words; words/<language>/data/grammar.json has it.
type Grammar struct {
	Compounds bool   `json:"compounds"` // words join to longer ones, and are bent at their ends in many ways
	Fillers   string `json:"fillers"`   // folded words that carry nothing beside others
	Common    string `json:"common"`    // words of little weight
	Tails     string `json:"tails"`     // fillers at the end of a compound
	Joints    string `json:"joints"`    // what may stand between the words of a compound
	Articles  string `json:"articles"`  // words left out wherever they stand
	Open      string `json:"open"`      // the end of a verb that stands behind what it is done to
	Apart     string `json:"apart"`     // first parts of verbs that may stand at the end of a clause
	Clauses   string `json:"clauses"`   // words with which another clause begins
	Strong    string `json:"strong"`    // stems of verbs whose vowel changes, with that of the first form: "nimm>nehm"
	strong    map[string]string
}

// IsFiller tells whether a folded word carries nothing beside others.
func (g Grammar) IsFiller(word string) bool { return Has(g.Fillers, word) }

// Has tells whether a word is one of several with spaces between.
func Has(words, word string) bool {
	for one := range strings.SplitSeq(words, " ") {
		if one == word {
			return true
		}
	}
	return false
}

// Grammars are those of all languages that have one.
func Grammars(fsys fs.FS) (map[string]Grammar, error) {
	files, err := fs.Glob(fsys, "words/*/data/grammar.json")
	all := map[string]Grammar{English: {}}
	for _, file := range files {
		data, err := open(fsys, file)
		if err != nil {
			return nil, err
		}
		var g Grammar
		if err := Strict(data, &g); err != nil {
			return nil, Locate(file, "", err)
		}
		g.learn()
		all[strings.Split(file, "/")[1]] = g
	}
	return all, err
}

// Languages puts languages into the order in which they are asked: English, then the others.
func Languages[V any](of map[string]V) []string {
	list := slices.DeleteFunc(slices.Sorted(maps.Keys(of)), func(lang string) bool { return lang == English })
	return append([]string{English}, list...)
}
