package effect

import (
	"slices"
	"strconv"
	"strings"
)

// Index knows who bears which mark. It does not change once built and may be asked from
// any goroutine.
type Index struct {
	lexicons []*Lexicon
	number   map[string]int32 // of a mark
	bearers  [][]int32        // per mark the deeds that have it
	deeds    []deed
	entries  []entry
}

// deed is one list of marks; the first of an entry is what it is.
type deed struct {
	entry int32
	acts  int32 // how many different things it does
	ifs   int32
	size  float32 // the largest number in it
	marks []int32 // sorted
}

// entry is where the deeds of an entry begin, its head first.
type entry struct {
	first, end int32
	plain      float32
	name       int32 // words of its name
}

// New builds an index over entries for people who speak the languages.
func New(entries []Entry, lexicons []*Lexicon) *Index {
	x := &Index{lexicons: lexicons, number: map[string]int32{}}
	seen := map[string]int32{}
	for i, e := range entries {
		from := int32(len(x.deeds))
		for _, one := range append([]Deed{{Marks: e.Head}}, e.Deeds...) {
			d := deed{entry: int32(i), ifs: int32(one.Ifs)}
			for _, mark := range one.Marks {
				n, ok := seen[mark]
				if !ok {
					n = x.numbered(x.stemmed(mark))
					seen[mark] = n
				}
				if number, ok := strings.CutPrefix(mark, "n:"); ok {
					size, _ := strconv.Atoi(number)
					d.size = max(d.size, float32(size))
				}
				if !slices.Contains(d.marks, n) {
					if acting(mark) {
						d.acts++
					}
					d.marks = append(d.marks, n)
					x.bearers[n] = append(x.bearers[n], int32(len(x.deeds)))
				}
			}
			slices.Sort(d.marks)
			x.deeds = append(x.deeds, d)
		}
		named := int32(0)
		for _, mark := range entries[i].Head {
			if word, ok := strings.CutPrefix(mark, "w:"); ok && !isArticle(word) {
				named++
			}
		}
		x.entries = append(x.entries, entry{from, int32(len(x.deeds)), e.Plain, named})
	}
	for _, l := range lexicons {
		slices.Sort(l.keys)
		l.keys = slices.Compact(l.keys)
	}
	return x
}

// numbered is the number of a mark, a new one where it has none.
func (x *Index) numbered(mark string) int32 {
	n, ok := x.number[mark]
	if !ok {
		n = int32(len(x.bearers))
		x.number[mark] = n
		x.bearers = append(x.bearers, nil)
	}
	return n
}

// stemmed is a mark with the stem of its word where it is a word of a name or a text.
func (x *Index) stemmed(mark string) string {
	for _, l := range x.lexicons {
		for _, before := range [...]string{l.name, l.text, l.recall} {
			if word, ok := strings.CutPrefix(mark, before); ok {
				if before != l.text {
					l.mayBeMeant(word)
				}
				return before + l.Stem(word)
			}
		}
	}
	return mark
}

// Ask reads a text in the language in which more of it is known.
func (x *Index) Ask(text string) Question {
	var best Question
	for i, l := range x.lexicons {
		q := l.read(text, x.worn(l), false)
		if i == 0 || q.letters > best.letters {
			best = q
		}
	}
	if best.from != nil && !best.Known {
		return best.from.read(text, x.worn(best.from), true)
	}
	return best
}

// Meanings tells how a text is understood, piece by piece.
func (x *Index) Meanings(text string) []Meaning {
	q := x.Ask(text)
	var list []Meaning
	for _, t := range q.terms {
		m := Meaning{Not: t.not, Known: t.known, Spans: t.spans, Word: text[t.spans[0][0]:t.spans[len(t.spans)-1][1]]}
		if len(t.ways) > 0 {
			m.Mark = t.ways[0][0]
		}
		list = append(list, m)
	}
	return list
}

// worn tells where words stand: stems in names and texts of the language, others in names.
func (x *Index) worn(l *Lexicon) func(string) place {
	return func(word string) place {
		_, named := x.number[l.name+word]
		_, told := x.number[l.text+word]
		_, recalled := x.number[l.recall+word]
		if named || told || recalled {
			return here
		}
		for _, other := range x.lexicons {
			if _, named := x.number[other.name+other.Stem(word)]; named && other != l {
				return abroad
			}
		}
		return nowhere
	}
}

// has tells whether a deed has a mark, itself or as what its entry is.
func (x *Index) has(d int32, mark int32) bool {
	_, ok := slices.BinarySearch(x.deeds[d].marks, mark)
	if !ok {
		_, ok = slices.BinarySearch(x.deeds[x.entries[x.deeds[d].entry].first].marks, mark)
	}
	return ok
}

// negative are the marks of what stops a mark.
func negative(mark string) []string {
	kind, name, _ := strings.Cut(mark, ":")
	switch kind {
	case "slot":
		return []string{"-of:" + name, "-of:equipment"}
	case "type", "sub":
		return []string{"-of:" + name}
	case "destroys":
		return []string{"-do:destroy"}
	case "gain":
		return []string{"drain:" + name}
	}
	switch mark {
	case "do:attack":
		return []string{"-" + mark, "do:avoid"}
	case "do:hinder":
		return []string{"-" + mark, "kw:elusive", "kw:unstoppable"}
	case "kw:regenerate":
		return []string{"-" + mark, "-do:heal"}
	}
	return []string{"-" + mark}
}

// acting tells of a mark that says what is done or given.
func acting(mark string) bool {
	kind, _, _ := strings.Cut(strings.TrimPrefix(mark, "-"), ":")
	return kind == "do" || kind == "kw" || kind == "cond" || kind == "token"
}
