package typo

import (
	"strings"

	"quickcast/internal/fold"
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
	pattern Pattern // of compact
	tokens  []token
	letters int // of all tokens
}

// token is one word of the query with its likeness to every word of the index.
type token struct {
	size int
	like []float32
}

// Paper is what a search writes on; the next may write on it again, one at a time.
type Paper struct {
	query   query
	pattern Pattern // of one word
	compact []byte
	cells   [2][]int
}

// begin makes a question ready and reports whether it asks anything.
func (p *Paper) begin(text string, words []word) bool {
	q := &p.query
	again := q.text == text // in another index
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
		t := &tokens[len(tokens)-1]
		if cap(t.like) < len(words) {
			t.like = make([]float32, len(words))
		}
		t.size, t.like = len(field), t.like[:len(words)]
		p.pattern.set(field)
		for i := range words {
			t.like[i] = likeness(field, &words[i], &p.pattern)
		}
		q.letters += t.size
	}
	q.tokens = tokens
	if len(tokens) == 0 {
		return false
	}
	if !again {
		q.compact = fold.Compact(text)
		q.pattern.set(q.compact)
	}
	return true
}

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
// 1 (the same): the same, begun, mistyped, begun and mistyped, or a piece.
func likeness(typed string, w *word, p *Pattern) float32 {
	allowed := forgiven(len(typed))
	lacking := p.has.lacking(w.has)
	if lacking > allowed {
		return 0
	}
	if typed == w.text {
		return 1
	}
	share := float32(len(typed)) / float32(len(w.text))
	if strings.HasPrefix(w.text, typed) {
		return 0.88 + 0.1*share
	}
	if allowed == 0 {
		return 0
	}
	best := float32(0)
	if p.has.lacking(w.first.upTo(len(typed)+allowed, w.has)) <= allowed {
		best = mistyped(typed, w.text, p, allowed)
	}
	if best < 0.76 && lacking == 0 && strings.Contains(w.text, typed) {
		best = 0.76
	}
	return best
}

// mistyped is the likeness of a typed word with slips, to the whole word or to
// its beginning.
func mistyped(typed, text string, p *Pattern, allowed int) float32 {
	best := float32(0)
	head := text
	if most := len(typed) + allowed + 1; len(text) > most {
		head = text[:most] // what lies beyond is a slip too many for the whole, and nothing to the beginning
	}
	whole, start := p.Distance(head)
	if whole <= allowed {
		best = 0.92 - float32(whole)/float32(max(len(typed), len(text)))
		if typed[0] == text[0] {
			best += 0.04
		}
	}
	if start <= allowed && len(typed) > 3 && len(text) > len(typed) {
		share := float32(len(typed)) / float32(len(text))
		best = max(best, 0.8-float32(start)/float32(len(typed))+0.08*share)
	}
	return best
}

// score measures the name in all ways and takes the best.
func (q *query) score(n *name) int {
	switch {
	case q.text == n.text:
		return Exact
	case q.compact == n.compact:
		return Joined
	}
	lacking := q.pattern.has.lacking(n.has)
	best := q.byLetters(n, lacking, q.byWords(n))
	if lacking > 0 {
		return best
	}
	switch at, share := strings.Index(n.compact, q.compact), 50*len(q.compact)/max(len(n.compact), 1); {
	case at == 0:
		return max(best, Begins+share)
	case at > 0 && len(q.compact) > 2:
		return max(best, Within+share)
	}
	return best
}

// byWords gives every word of the query the word of the name it is most like,
// in any order. Words without a counterpart may be a quarter of the letters.
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
			missing += t.size
			continue
		}
		taken |= 1 << at
		like += best * float32(t.size)
		covered++
		inOrder = inOrder && at > previous
		previous = at
	}
	if covered == 0 || missing*4 > q.letters {
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
		q.pattern.has.lacking(n.first.upTo(size+size/5, n.has))*5 <= size
	switch {
	case !wholly && !begun:
		return best
	case !wholly:
		text = text[:min(len(text), size+size/5+1)]
	}
	whole, start := q.pattern.Distance(text)
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
