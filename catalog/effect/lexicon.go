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
	name    string           // the mark before the stem of a word of a name
	text    string           // and of one of a text
	words   map[string]sense // by single words as they are written, folded
	entries map[string]sense // by stems with spaces between
	longest int              // words of the longest phrase
	pairs   map[string][]string
	stems   map[string]bool // single words with a meaning, of four letters or more
	keys    []string        // the same in order, for typing errors
}

// sense is what a word or phrase means.
type sense struct {
	role role
	ways []way    // any of them, the likeliest first
	like []string // the stems of single words that mean the same
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
)

// record is an entry of a lexicon's file.
type record struct {
	Say   string `json:"say"`   // words and phrases, with commas between
	Means string `json:"means"` // marks joined by +, ways with | between; or one of roles
}

// articles are left out wherever they stand.
const articles = "a an the to of"

// Marks stand before a word of a name in a language, and before one of a text.
func Marks(lang string) (name, text string) {
	if lang == facts.English {
		return "w:", "en:"
	}
	return "name-" + lang + ":", lang + ":"
}

// ReadLexicon reads the words of a language with such a grammar from a file of facts.
func ReadLexicon(fsys fs.FS, file, lang string, grammar facts.Grammar) (*Lexicon, error) {
	name, text := Marks(lang)
	l := &Lexicon{Grammar: grammar, name: name, text: text, words: map[string]sense{}, entries: map[string]sense{}, pairs: map[string][]string{}, stems: map[string]bool{}}
	err := facts.Read(fsys, file, func(r *record) (string, error) {
		s, err := readSense(r.Means)
		if err != nil {
			return r.Say, err
		}
		if s.role == means {
			s.like = l.alike(r.Say)
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

// alike are the stems of the single words of an entry.
func (l *Lexicon) alike(say string) []string {
	var list []string
	for phrase := range strings.SplitSeq(say, ",") {
		if words := fold.Words(phrase); len(words) == 1 && len(words[0]) > 3 {
			if stem := l.Stem(words[0]); !slices.Contains(list, stem) {
				list = append(list, stem)
			}
		}
	}
	return list
}

// roles are the words of a file for what only joins others.
func roles() map[string]role {
	return map[string]role{"!filler": filler, "!particle": particle, "!head": link, "!stop": stop, "!against": against, "!for": aim}
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
		}
	}
	if len(stems) == 0 {
		return
	}
	if len(words) == 1 {
		note(l.words, words[0], s)
	}
	key := strings.Join(stems, " ")
	note(l.entries, key, s)
	l.longest = max(l.longest, len(stems))
	if len(stems) == 1 && len(key) > 3 && s.role == means {
		l.stems[key] = true
		l.keys = append(l.keys, key)
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
		if len(words) < 2 || s.role != means {
			continue
		}
		var kept []string
		for _, word := range words {
			if l.entries[word].role != filler {
				kept = append(kept, word)
			}
		}
		if short := strings.Join(kept, " "); len(kept) > 1 && len(kept) < len(words) {
			if _, twice := l.entries[short]; !twice {
				l.entries[short] = s
			}
		}
		if len(kept) == 2 {
			l.pairs[kept[0]] = append(l.pairs[kept[0]], kept[1])
		}
	}
}
