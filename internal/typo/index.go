package typo

import (
	"cmp"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/fold"
)

// Index holds the names of numbered entries. It does not change once built and
// may be asked from several goroutines.
type Index struct {
	names []name
	words []word // every different word of all names

	// What most names and words are told apart by stands together: the letters of each
	// word, those of each name, their pairs, and how many the name has.
	has   []letters
	named []letters
	pairs []pairs
	sizes []int32
}

// word is one word of names.
type word struct {
	text  string
	first firsts
	in    []int32 // into Index.names
}

// firsts are the letters among the first so many of a text, by which most texts are told
// apart without comparing them.
type firsts [4]letters

// steps are how many letters each of firsts is about.
func steps() [4]int { return [4]int{4, 6, 9, 13} }

func firstsOf(text string) (f firsts) {
	for i, step := range steps() {
		f[i] = lettersOf(text[:min(step, len(text))])
	}
	return f
}

// upTo gives letters that hold all of the first so many, and as few more as there are.
func (f *firsts) upTo(size int, all letters) letters {
	for i, step := range steps() {
		if size <= step {
			return f[i]
		}
	}
	return all
}

// within gives letters that are all among the first so many, and as many as there are.
func (f *firsts) within(size int) (among letters) {
	for i, step := range steps() {
		if step > size {
			break
		}
		among = f[i]
	}
	return among
}

// name is one name of one entry.
type name struct {
	entry   int
	text    string // folded
	compact string // the same without spaces
	has     letters
	pairs   pairs   // of compact
	first   firsts  // of compact
	words   []int32 // into Index.words
}

// New builds the index: names[i] are the folded names of entry i.
func New(names [][]string) *Index {
	x := &Index{}
	seen := map[string]int{}
	for entry, list := range names {
		for _, text := range list {
			compact := fold.Compact(text)
			n := name{entry: entry, text: text, compact: compact, has: lettersOf(compact), pairs: pairsOf(compact), first: firstsOf(compact)}
			for _, field := range strings.Fields(text) {
				id, ok := seen[field]
				if !ok {
					id = len(x.words)
					seen[field] = id
					x.words = append(x.words, word{text: field, first: firstsOf(field)})
					x.has = append(x.has, lettersOf(field))
				}
				n.words = append(n.words, int32(id))
				if in := x.words[id].in; len(in) == 0 || in[len(in)-1] != int32(len(x.names)) {
					x.words[id].in = append(in, int32(len(x.names)))
				}
			}
			x.names = append(x.names, n)
			x.named = append(x.named, n.has)
			x.pairs = append(x.pairs, n.pairs)
			x.sizes = append(x.sizes, int32(len(compact)))
		}
	}
	return x
}

// Match is an entry whose name is near to what was asked.
type Match struct {
	Entry int
	Name  string // the folded name that matched
	Score int    // 1 to 1000; 1000 is the name itself
}

// Find gives the entries with a name near to the folded query, best first;
// among equals the entry with the lower number. Each entry comes once.
func (x *Index) Find(query string) []Match {
	var found []Match
	x.matches(query, &Paper{}, func(n *name, score int) {
		if last := len(found) - 1; last < 0 || found[last].Entry != n.entry {
			found = append(found, Match{Entry: n.entry, Name: n.text, Score: score})
		} else if found[last].Score < score {
			found[last] = Match{Entry: n.entry, Name: n.text, Score: score}
		}
	})
	slices.SortStableFunc(found, func(a, b Match) int { return cmp.Compare(b.Score, a.Score) })
	return found
}

// Score writes into scores, which has room for every entry, how near the best name of
// each is to the folded query, 0 where none is near, and gives the highest. It makes
// nothing but what stands on the paper.
func (x *Index) Score(query string, scores []int, p *Paper) (best int) {
	clear(scores)
	x.matches(query, p, func(n *name, score int) {
		if score > scores[n.entry] {
			scores[n.entry] = score
			best = max(best, score)
		}
	})
	return best
}

// matches gives all names that are near to the folded query.
func (x *Index) matches(query string, p *Paper, take func(n *name, score int)) {
	if !p.begin(query, x) {
		return
	}
	q := &p.query
	for i := range x.names {
		alike := !tooFew(q.letters-int(p.alike[i]), q.letters)
		if !alike && q.far(x.named[i], x.pairs[i], int(x.sizes[i])) {
			continue
		}
		if score := q.score(&x.names[i], alike); score >= Weakest {
			take(&x.names[i], score)
		}
	}
}

// Short writes into scores how well the folded query is an abbreviation of the names,
// where that is better: its letters in their order, at beginnings of words or in a row.
func (x *Index) Short(query string, scores []int, p *Paper) {
	p.compact = squeeze(p.compact[:0], query)
	typed := p.compact
	if len(typed) < 2 || len(typed) > longestShort {
		return
	}
	has := lettersOf(typed)
	for i := range x.names {
		n := &x.names[i]
		if has.lacking(n.has) == 0 && len(typed) < len(n.compact) {
			scores[n.entry] = max(scores[n.entry], p.short(typed, n.text))
		}
	}
}
