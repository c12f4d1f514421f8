package effect

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/typo"
)

// Question is a text read by a lexicon.
type Question struct {
	terms   []term
	Known   bool // every word of it is known as it stands
	letters int  // of words that are known
	words   int
}

// Single reports whether it is one word alone.
func (q *Question) Single() bool { return q.words < 2 && len(q.terms) < 2 }

// term is a piece of a question.
type term struct {
	spans  [][2]int
	words  []string // their stems
	raw    string   // of a single word: folded, as it was typed
	ways   []way
	like   []string // stems of other words for it
	role   role
	not    bool // what stops it is sought
	head   bool // it says what is sought
	object bool // it says what that is done to
	verb   bool // it says what is done
	struck bool // it is what a harm is done to
	open   bool // a verb by its end that stands behind what it is done to
	known  bool
	abroad bool // it is a word of names in another language
	number string
	from   *Lexicon
}

// token is a word of the text.
type token struct {
	text, stem string
	span       [2]int
	taken      bool
}

// place is where a word stands in names and texts.
type place int

const (
	nowhere place = iota
	here          // in those of the language
	abroad        // in names of another
)

// most words are read of a text; the rest is left out.
const most = 14

// split takes a text apart into folded words and where they stand.
func (l *Lexicon) split(text string) []token {
	var list []token
	for at := 0; at < len(text) && len(list) < most; {
		r, size := utf8.DecodeRuneInString(text[at:])
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			at += size
			continue
		}
		end := at
		for end < len(text) {
			r, size := utf8.DecodeRuneInString(text[end:])
			if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.Is(unicode.Mn, r) && r != '\'' && r != '’' {
				break
			}
			end += size
		}
		if word := fold.Compact(fold.Text(text[at:end])); word != "" {
			list = append(list, token{text: word, stem: l.Stem(word), span: [2]int{at, end}})
		}
		at = max(end, at+size)
	}
	return list
}

// read makes a question of a text. worn tells where a word stands in what can be found.
func (l *Lexicon) read(text string, worn func(word string) place) Question {
	tokens := l.split(text)
	var terms []term
	for i := 0; i < len(tokens); {
		t, n := l.phrase(tokens, i)
		if n == 0 {
			i++
			continue
		}
		t.verb = t.acts()
		t.open = l.isOpen(tokens[i+n-1].text)
		terms = append(terms, t)
		i += n
	}
	terms = append(terms, l.apart(tokens)...)
	q := Question{Known: true, words: len(tokens)}
	for i := range tokens {
		if tokens[i].taken {
			continue
		}
		for _, t := range l.single(&tokens[i], i == len(tokens)-1, worn) {
			if !t.known {
				q.Known = false
			}
			terms = append(terms, t)
		}
	}
	slices.SortStableFunc(terms, func(a, b term) int { return a.spans[0][0] - b.spans[0][0] })
	q.terms = l.placed(turned(terms))
	for i := range q.terms {
		q.terms[i].from = l
	}
	for _, t := range q.terms {
		if t.known && !t.abroad {
			for _, s := range t.spans {
				q.letters += s[1] - s[0]
			}
		}
	}
	return q
}

// phrase finds the longest phrase of two words and more that begins at a token.
func (l *Lexicon) phrase(tokens []token, at int) (term, int) {
	for n := min(l.longest+2, len(tokens)-at); n > 1; n-- {
		var all, kept []string
		for _, t := range tokens[at : at+n] {
			if t.taken {
				return term{}, 0
			}
			if l.isArticle(t.text) {
				continue
			}
			all = append(all, t.stem)
			if !l.fills(t) {
				kept = append(kept, t.stem)
			}
		}
		if l.fills(tokens[at+n-1]) { // it may begin another phrase: "every turn"
			kept = nil
		}
		for _, stems := range [][]string{all, kept} {
			s, ok := l.entries[strings.Join(stems, " ")]
			if ok && len(stems) > 1 && !l.isArticle(tokens[at].text) {
				t := term{ways: s.ways, like: s.like, role: s.role, known: true, words: stems}
				for i := at; i < at+n; i++ {
					tokens[i].taken = true
					t.spans = append(t.spans, tokens[i].span)
				}
				return t, n
			}
		}
	}
	return term{}, 0
}

// fills reports whether a word means nothing by itself.
func (l *Lexicon) fills(t token) bool {
	s, ok := l.words[t.text]
	if !ok {
		s = l.entries[t.stem]
	}
	return s.role == filler
}

// apart is how many words may stand between the two of a phrase.
const apart = 3

// isOpen tells by its end that a verb stands behind what it is done to.
func (l *Lexicon) isOpen(verb string) bool { return l.Open != "" && strings.HasSuffix(verb, l.Open) }

// reach is where the other word of a phrase may stand at the soonest: before a verb that comes
// after what it is about, too.
func (l *Lexicon) reach(i int) int {
	if l.Open != "" {
		return max(0, i-apart-1)
	}
	return i
}

// apart finds phrases of two words that stand apart or the other way round.
func (l *Lexicon) apart(tokens []token) []term {
	var terms []term
	for i := range tokens {
		for j := l.reach(i); j < min(len(tokens), i+apart+2) && !tokens[i].taken; j++ {
			if i == j || tokens[j].taken || !slices.Contains(l.pairs[tokens[i].stem], tokens[j].stem) {
				continue
			}
			s := l.entries[tokens[i].stem+" "+tokens[j].stem]
			if s.role != means || len(s.ways) == 0 {
				continue
			}
			tokens[i].taken, tokens[j].taken = true, true
			a, b := min(i, j), max(i, j)
			terms = append(terms, term{ways: s.ways, like: s.like, known: true, spans: [][2]int{tokens[a].span, tokens[b].span}})
		}
	}
	return terms
}

// single says what one word means; of a compound its parts.
func (l *Lexicon) single(tok *token, last bool, worn func(string) place) []term {
	t := term{words: []string{tok.stem}, raw: tok.text, spans: [][2]int{tok.span}, known: true}
	if n, err := strconv.Atoi(tok.text); err == nil {
		t.number = "n:" + strconv.Itoa(n)
		t.words = nil
		return []term{t}
	}
	s, ok := l.words[tok.text]
	if !ok {
		s, ok = l.entries[tok.stem]
	}
	switch {
	case ok:
		t.ways, t.like, t.role = s.ways, s.like, s.role
		t.verb = t.acts()
		t.open = l.isOpen(tok.text)
		return []term{t}
	case worn(tok.stem) == here:
		return []term{t}
	}
	for end := range strings.FieldsSeq(l.Female) {
		if male, ok := strings.CutSuffix(tok.text, end); ok && len(male) > 3 {
			if s, ok := l.entries[l.Stem(male)]; ok && s.role == means {
				t.ways, t.like = s.ways, s.like
				return []term{t}
			}
		}
	}
	known := func(stem string) bool {
		s, ok := l.entries[stem]
		return ok && s.role == means && len(stem) > 2 || len(stem) > 3 && worn(stem) == here
	}
	if parts := l.parts(tok.text, known); l.Compounds && parts != nil {
		var terms []term
		for i, part := range parts {
			s := l.entries[part]
			if i == len(parts)-1 { // "wand" is a wall there, though "wandern" has that stem
				for at := range tok.text {
					if written, ok := l.words[tok.text[at:]]; ok && l.Stem(tok.text[at:]) == part {
						s = written
						break
					}
				}
			}
			terms = append(terms, term{words: []string{part}, spans: t.spans, ways: s.ways, like: s.like, known: true})
		}
		last := &terms[len(terms)-1]
		last.head = last.isKind()
		return terms
	}
	if worn(tok.text) == abroad {
		t.abroad = true
		return []term{t}
	}
	t.known = false
	if key := l.closest(tok.stem, last); key != "" {
		t.ways, t.like, t.words = l.entries[key].ways, l.entries[key].like, []string{key}
	}
	return []term{t}
}

// closest is the word that was meant where one is mistyped, or not typed to its end yet.
func (l *Lexicon) closest(stem string, last bool) string {
	best, least := "", 3
	if len(stem) < 4 {
		return ""
	}
	p := typo.NewPattern(stem)
	for _, key := range l.keys {
		if last && strings.HasPrefix(key, stem) && (least > 0 || len(key) < len(best)) {
			best, least = key, 0
			continue
		}
		if len(key)-len(stem) > 2 || len(stem)-len(key) > 2 || key[0] != stem[0] {
			continue
		}
		if whole, _ := p.Distance(key); whole < least && whole*5 <= len(stem) {
			best, least = key, whole
		}
	}
	return best
}
