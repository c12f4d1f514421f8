package typo

import (
	"strings"

	"github.com/quickcast/quickcast/internal/fold"
)

// Scores of the plain cases. What lies between is measured.
const (
	Exact   = 1000 // the name itself
	Joined  = 990  // the name but for its spaces
	Begins  = 900  // the name begins so, up to 50 more for how much of it
	Within  = 750  // a piece out of the name, up to 50 more for how much of it
	Weakest = 450  // anything below is not a match
)

// maxTokens is how many words of a query are compared one by one.
const maxTokens = 10

// query is a question made ready to be compared with every name.
type query struct {
	text    string
	compact string
	pairs   pairs   // of compact
	pattern Pattern // of compact
	tokens  []token
	letters int // of all tokens
}

// token is one word of the query with its likeness to every word of an index.
type token struct {
	text string
	of   *Index // what it was compared with; nil before that
	like []float32
	hits []int32 // the words it is like
}

// Paper is what a search writes on; the next may write on it again, one at a time. Words
// the search before asked the same index for are not compared again, which is most of
// them while somebody types.
type Paper struct {
	query   query
	pattern Pattern // of one word
	alike   []int32 // per name how many letters of the query have a word there that is like theirs, or more
	compact []byte
	cells   [2][]int
}

// begin makes a question ready and reports whether it asks anything.
func (p *Paper) begin(text string, x *Index) bool {
	q := &p.query
	again := q.text == text // in another index
	q.split(text)
	if len(q.tokens) == 0 {
		return false
	}
	if cap(p.alike) < len(x.names) {
		p.alike = make([]int32, len(x.names))
	}
	p.alike = p.alike[:len(x.names)]
	clear(p.alike)
	p.compare(x)
	if !again {
		q.compact = fold.Compact(text)
		q.pairs = pairsOf(q.compact)
		q.pattern.set(q.compact)
	}
	return true
}

// split parts a text into its words.
func (q *query) split(text string) {
	q.text, q.letters = text, 0
	tokens := q.tokens[:0]
	for field := range strings.FieldsSeq(text) {
		if len(tokens) == maxTokens {
			break
		}
		if len(tokens) < cap(tokens) {
			tokens = tokens[:len(tokens)+1] // with the room it has
		} else {
			tokens = append(tokens, token{})
		}
		if t := &tokens[len(tokens)-1]; t.text != field {
			t.text, t.of = field, nil
		}
		q.letters += len(field)
	}
	q.tokens = tokens
}

// compare notes which names have words that are like those of the query. It begins with the
// longest: once too many letters are like nothing, no name is near by its words.
func (p *Paper) compare(x *Index) {
	q := &p.query
	var done uint64
	missing := 0
	for range q.tokens {
		at := -1
		for i := range q.tokens {
			if done&(1<<i) == 0 && (at < 0 || len(q.tokens[i].text) > len(q.tokens[at].text)) {
				at = i
			}
		}
		done |= 1 << at
		t := &q.tokens[at]
		if t.of != x {
			p.liken(t, x)
		}
		if len(t.hits) == 0 {
			missing += len(t.text)
		}
		if tooFew(missing, q.letters) {
			clear(p.alike)
			return
		}
		for _, word := range t.hits {
			for _, in := range x.words[word].in {
				p.alike[in] += int32(len(t.text))
			}
		}
	}
}

// liken compares a word of the query with every word of an index.
func (p *Paper) liken(t *token, x *Index) {
	if cap(t.like) < len(x.words) {
		t.like = make([]float32, len(x.words))
	}
	t.of, t.like, t.hits = x, t.like[:len(x.words)], t.hits[:0]
	clear(t.like)
	p.pattern.set(t.text)
	allowed := forgiven(len(t.text))
	for i, has := range x.has {
		lacking := p.pattern.has.lacking(has)
		if lacking > allowed {
			continue
		}
		if like := likeness(t.text, &x.words[i], &p.pattern, allowed, lacking); like > 0 {
			t.like[i] = like
			t.hits = append(t.hits, int32(i))
		}
	}
}

// tooFew tells that so many letters of the query have no counterpart that the name is not
// meant: words without one may be a quarter of the letters.
func tooFew(missing, letters int) bool { return missing*4 > letters }

// forgiven is how many slips are forgiven in a word of so many letters.
func forgiven(letters int) int {
	switch {
	case letters <= 2:
		return 0
	case letters <= 5:
		return 1
	case letters <= 8:
		return 2
	default:
		return 3
	}
}

// likeness of a typed word to a word of a name, from 0 (nothing in common) to
// 1 (the same): the same, begun, mistyped, begun and mistyped, or a piece. So many slips
// are allowed, and so many of its letters are not in the word.
func likeness(typed string, w *word, p *Pattern, allowed, lacking int) float32 {
	if typed == w.text {
		return 1
	}
	share := float32(len(typed)) / float32(len(w.text))
	if w.text[0] == typed[0] && strings.HasPrefix(w.text, typed) {
		return 0.88 + 0.1*share
	}
	if allowed == 0 {
		return 0
	}
	best := float32(0)
	if (len(typed) > begunWith || len(w.text) <= len(typed)+allowed) &&
		p.has.lacking(w.first.upTo(len(typed)+allowed, ^letters(0))) <= allowed && w.first.within(len(typed)-allowed).lacking(p.has) <= allowed {
		best = mistyped(typed, w.text, p, allowed)
	}
	if best < 0.76 && lacking == 0 && strings.Contains(w.text, typed) {
		best = 0.76
	}
	return best
}

// begunWith is how many letters are too few to be the beginning of a word with a slip.
const begunWith = 3

// mistyped is the likeness of a typed word with slips, to the whole word or to
// its beginning.
func mistyped(typed, text string, p *Pattern, allowed int) float32 {
	best := float32(0)
	head := text
	if most := len(typed) + allowed + 1; len(text) > most {
		head = text[:most] // what lies beyond is a slip too many for the whole, and nothing to the beginning
	}
	whole, start := p.within(head, allowed)
	if whole <= allowed {
		best = 0.92 - float32(whole)/float32(max(len(typed), len(text)))
		if typed[0] == text[0] {
			best += 0.04
		}
	}
	if start <= allowed && len(typed) > begunWith && len(text) > len(typed) {
		share := float32(len(typed)) / float32(len(text))
		best = max(best, 0.8-float32(start)/float32(len(typed))+0.08*share)
	}
	return best
}

// far tells that a name whose words are not like those of the query is not near as a whole
// either, out of its letters, their pairs and its length.
func (q *query) far(has letters, pairs pairs, letters int) bool {
	size := len(q.compact)
	lacking := q.pattern.has.lacking(has)
	if lacking == 0 {
		return size < 4 && q.pairs&^pairs != 0
	}
	longer := max(size, letters)
	return size < 4 || lacking*5 > size && max(lacking, has.lacking(q.pattern.has), longer-size, longer-letters)*3 > longer
}

// score measures the name in all ways and takes the best; alike tells whether enough of the
// query is like words of it.
func (q *query) score(n *name, alike bool) int {
	switch {
	case q.text == n.text:
		return Exact
	case q.compact == n.compact:
		return Joined
	}
	lacking := q.pattern.has.lacking(n.has)
	best := 0
	if alike {
		best = q.byWords(n)
	}
	best = q.byLetters(n, lacking, best)
	if lacking > 0 {
		return best
	}
	switch share := 50 * len(q.compact) / max(len(n.compact), 1); {
	case strings.HasPrefix(n.compact, q.compact):
		return max(best, Begins+share)
	case best < Within+share && len(q.compact) > 2 && q.pairs&^n.pairs == 0 && strings.Contains(n.compact, q.compact):
		return Within + share
	}
	return best
}

// byWords gives every word of the query the word of the name it is most like,
// in any order.
func (q *query) byWords(n *name) int {
	var taken uint64
	var like float32
	missing, covered, inOrder, previous := 0, 0, true, -1
	for i := range q.tokens {
		t := &q.tokens[i]
		at, best := -1, float32(0)
		for j, word := range n.words {
			if taken&(1<<j) == 0 && t.like[word] > best {
				at, best = j, t.like[word]
			}
		}
		if at < 0 {
			missing += len(t.text)
			continue
		}
		taken |= 1 << at
		like += best * float32(len(t.text))
		covered++
		inOrder = inOrder && at > previous
		previous = at
	}
	if covered == 0 || tooFew(missing, q.letters) {
		return 0
	}
	score := 0.82*like/float32(q.letters) + 0.1*float32(covered)/float32(max(len(n.words), len(q.tokens)))
	if inOrder {
		score += 0.02
	}
	if taken&1 != 0 {
		score += 0.03
	}
	return int(1000 * score)
}

// byLetters compares the whole texts without their spaces, for names run together or
// torn apart and words badly mistyped, and gives the better of that and best. Lacking
// letters and lengths tell without comparing that nothing better will come of it.
func (q *query) byLetters(n *name, lacking, best int) int {
	size := len(q.compact)
	if size < 4 {
		return best
	}
	text := n.compact
	longer := max(size, len(text))
	slips := max(lacking, n.has.lacking(q.pattern.has), longer-size, longer-len(text)) // at least
	wholly := slips*3 <= longer && asWhole(slips, longer) > best
	begun := len(text) > size && size > 4 && lacking*5 <= size && asStart(lacking, size, len(text)) > best &&
		q.pattern.has.lacking(n.first.upTo(size+size/5, n.has))*5 <= size && n.first.within(size-size/5).lacking(q.pattern.has)*5 <= size
	switch {
	case !wholly && !begun:
		return best
	case !wholly:
		text = text[:min(len(text), size+size/5+1)]
	}
	whole, start := q.pattern.within(text, max(longer/3, size/5))
	if wholly && whole*3 <= longer {
		best = max(best, asWhole(whole, longer))
	}
	if start*5 <= size && len(n.compact) > size {
		best = max(best, asStart(start, size, len(n.compact)))
	}
	return best
}

// asWhole is the score of a name with so many slips.
func asWhole(slips, letters int) int { return 950 - 1150*slips/letters }

// asStart is the score of the beginning of a name with so many slips.
func asStart(slips, typed, letters int) int { return 820 - 900*slips/typed + 60*typed/letters }
