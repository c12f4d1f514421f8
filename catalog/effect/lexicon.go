package effect

import (
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/facts"
	"github.com/quickcast/quickcast/internal/fold"
)

// Lexicon says what the words of a language mean.
type Lexicon struct {
	facts.Grammar
	Lang    string
	name    string           // the mark before the stem of a word of a name
	text    string           // and of one of a text
	recall  string           // and of one it is recalled by
	words   map[string]sense // by single words as they are written, folded
	entries map[string]sense // by stems with spaces between
	longest int              // words of the longest phrase
	pairs   map[string][]string
	spoken  map[string]bool // stems of which words and phrases are made
	keys    []string        // single words of four letters or more that may be mistyped
}

// sense is what a word or phrase means.
type sense struct {
	role role
	ways []way // any of them, the likeliest first
}

// way is marks that must all be met.
type way []string

// role is what a word does in a question.
type role int

const (
	means    role = iota // it means something
	filler               // it means nothing
	particle             // it means nothing alone, and much beside a verb: "up"
	link                 // what stands before is what is sought: "that", "with"
	stop                 // what it speaks of is to end: "prevents"
	against              // what it speaks of is to be withstood: "immune to"
	aim                  // what follows is whom it is for
	moment               // what follows says when: "whenever"
	unable               // who stands beside it must not: "can't"
	source               // what follows is whence something is taken, and what stands before is sought
	passive              // it is done to whom stands there: "be"
)

// record is an entry of a lexicon's file.
type record struct {
	Say   string `json:"say"`   // words and phrases, with commas between
	Means string `json:"means"` // marks joined by +, ways with | between; or one of roles
}

// articles are left out wherever they stand.
const articles = "a an the to of"

// Marks stand before a word of a name in a language, before one of a text, and before one
// that something is recalled by.
func Marks(lang string) (name, text, recall string) {
	if lang == facts.English {
		return "w:", "en:", "as-en:"
	}
	return "name-" + lang + ":", lang + ":", "as-" + lang + ":"
}

// ReadLexicon reads the words of a language with such a grammar from a file of facts.
func ReadLexicon(fsys fs.FS, file, lang string, grammar facts.Grammar) (*Lexicon, error) {
	name, text, recall := Marks(lang)
	l := &Lexicon{Grammar: grammar, Lang: lang, name: name, text: text, recall: recall, words: map[string]sense{}, entries: map[string]sense{}, pairs: map[string][]string{}, spoken: map[string]bool{}}
	err := facts.Read(fsys, file, func(r *record) (string, error) {
		s, err := readSense(r.Means)
		if err != nil {
			return r.Say, err
		}
		for phrase := range strings.SplitSeq(r.Say, ",") {
			l.add(phrase, s)
		}
		return r.Say, nil
	})
	if err != nil {
		return nil, err
	}
	l.short()
	return l, nil
}

// Learn adds the words of which names are made from a file, after what they mean already.
func (l *Lexicon) Learn(fsys fs.FS, file string) error {
	return facts.Read(fsys, file, func(r *record) (string, error) {
		s, err := readSense(r.Means)
		if err == nil && s.role == means {
			for phrase := range strings.SplitSeq(r.Say, ",") {
				also := s
				if words := fold.Words(phrase); len(words) == 1 {
					also.ways = united(l.entries[l.Stem(words[0])].ways, s.ways)
				}
				l.add(phrase, also)
			}
		}
		return r.Say, err
	})
}

// roles are the words of a file for what only joins others.
func roles() map[string]role {
	return map[string]role{"!filler": filler, "!particle": particle, "!head": link, "!stop": stop, "!against": against, "!for": aim, "!when": moment, "!unable": unable, "!passive": passive, "!from": source}
}

func readSense(text string) (sense, error) {
	if r, ok := roles()[text]; ok {
		return sense{role: r}, nil
	}
	if text == "" {
		return sense{}, facts.Wrong("means", "empty")
	}
	var s sense
	for one := range strings.SplitSeq(text, "|") {
		var w way
		for mark := range strings.SplitSeq(strings.TrimSpace(one), "+") {
			if words, ok := strings.CutPrefix(mark, "w:"); ok {
				for _, word := range fold.Words(words) {
					if !isArticle(word) {
						w = append(w, "w:"+fold.Stem(word, false))
					}
				}
				continue
			}
			if mark == "" {
				return sense{}, facts.Wrong("means", "a mark is empty")
			}
			w = append(w, mark)
		}
		s.ways = append(s.ways, w)
	}
	return s, nil
}

func isArticle(word string) bool { return facts.Has(articles, word) }

func (l *Lexicon) isArticle(word string) bool { return isArticle(word) || facts.Has(l.Articles, word) }

// add notes a phrase. What is there already keeps its first ways.
func (l *Lexicon) add(phrase string, s sense) {
	words := fold.Words(phrase)
	stems := make([]string, 0, len(words))
	for _, word := range words {
		if len(words) == 1 || !l.isArticle(word) {
			stems = append(stems, l.Stem(word))
			l.spoken[stems[len(stems)-1]] = true
		}
	}
	if len(stems) == 0 {
		return
	}
	if len(words) == 1 {
		note(l.words, words[0], s)
		if s.role == means {
			l.mayBeMeant(words[0])
			l.mayBeMeant(l.Stem(words[0]))
		}
	}
	key := strings.Join(stems, " ")
	note(l.entries, key, s)
	l.longest = max(l.longest, len(stems))
}

// mayBeMeant notes a word that others can be typed for by mistake.
func (l *Lexicon) mayBeMeant(word string) {
	if len(word) > 3 {
		l.keys = append(l.keys, word)
	}
}

// note puts a sense under a key: what means something before what only joins, and of two
// the ways of both.
func note(senses map[string]sense, key string, s sense) {
	if old, twice := senses[key]; twice && old.role == means {
		if s.role != means {
			return
		}
		s.ways = united(old.ways, s.ways)
	}
	senses[key] = s
}

// united are the ways of both, each once.
func united(a, b []way) []way {
	list := slices.Clone(a)
	for _, w := range b {
		if !slices.ContainsFunc(list, func(have way) bool { return slices.Equal(have, w) }) {
			list = append(list, w)
		}
	}
	return list
}

// short notes phrases without their fillers, too, and of two words which may stand apart.
func (l *Lexicon) short() {
	for _, key := range slices.Sorted(maps.Keys(l.entries)) {
		s, words := l.entries[key], strings.Fields(key)
		if len(words) < 2 || s.role != means && s.role != against && s.role != stop {
			continue
		}
		var kept []string
		tells := false
		for _, word := range words {
			if r := l.entries[word].role; r != filler {
				kept, tells = append(kept, word), tells || r == means
			}
		}
		if !tells && s.role == means {
			continue
		}
		if short := strings.Join(kept, " "); len(kept) > 1 && len(kept) < len(words) {
			if _, twice := l.entries[short]; !twice {
				l.entries[short] = s
			}
		}
		if s.role == stop {
			kept = words // "keep from"
		}
		if all := l.entries[kept[0]].ways; len(kept) == 2 && (len(all) == 0 || all[0][0] != "all") {
			l.pairs[kept[0]] = append(l.pairs[kept[0]], kept[1])
		}
	}
}
