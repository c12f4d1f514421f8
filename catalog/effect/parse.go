package effect

import (
	"cmp"
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
	from    *Lexicon
	said    []string // stems of all words that carry something
	most    bool     // what does most of it is sought: "biggest heal"
}

// Single reports whether it is one word alone.
func (q *Question) Single() bool { return q.words < 2 && len(q.terms) < 2 }

// term is a piece of a question.
type term struct {
	spans  [][2]int
	words  []string // their stems
	raw    string   // of a single word: folded, as it was typed
	ways   []way
	role   role
	not    bool // what stops it is sought
	barred bool // and that alone, not what comes to the same
	head   bool // it says what is sought
	object bool // it says what that is done to
	verb   bool // it says what is done
	whence bool // what something is taken from
	open   bool // a verb by its end that stands behind what it is done to
	known  bool
	abroad bool // it is a word of names in another language
	number string
	from   *Lexicon
}

// token is a word of the text.
type token struct {
	text, stem string
	spans      [][2]int // more than one where a verb stands in two parts
	less       bool     // a number with a minus before it
	ends       bool     // a clause ends behind it
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
			less := at > 0 && text[at-1] == '-' && (at == 1 || text[at-2] == ' ')
			rest := strings.TrimLeft(text[end:], " ")
			ends := rest == "" || strings.ContainsRune(",.;:!?", rune(rest[0]))
			list = append(list, token{text: word, stem: l.Stem(word), spans: [][2]int{{at, end}}, less: less, ends: ends})
		}
		at = max(end, at+size)
	}
	return list
}

// joined puts verbs together that stand in two parts.
func (l *Lexicon) joined(tokens []token) []token {
	var clause []string
	for i := range tokens {
		clause = append(clause, tokens[i].text)
		if !tokens[i].ends {
			continue
		}
		from := i + 1 - len(clause)
		l.Whole(clause, func(stem string) bool { return l.spoken[stem] }, func(verb, part int) {
			v, p := &tokens[from+verb], &tokens[from+part]
			v.text, v.spans = p.text+v.text, append(v.spans, p.spans...)
			v.stem, p.text = l.Stem(v.text), ""
		})
		clause = clause[:0]
	}
	return slices.DeleteFunc(tokens, func(t token) bool { return t.text == "" })
}

// read makes a question of a text. worn tells where a word stands in what can be found; words
// that are not known are made those they are nearly, where that is wished.
func (l *Lexicon) read(text string, worn func(word string) place, mend bool) Question {
	tokens := l.joined(l.split(text))
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
		for _, t := range l.single(&tokens[i], i == len(tokens)-1, worn, mend) {
			if !t.known {
				q.Known = false
			}
			terms = append(terms, t)
		}
	}
	for _, t := range terms {
		slices.SortFunc(t.spans, func(a, b [2]int) int { return a[0] - b[0] })
	}
	slices.SortStableFunc(terms, func(a, b term) int { return a.spans[0][0] - b.spans[0][0] })
	for _, t := range terms {
		for _, word := range t.words {
			if s := l.entries[word]; (s.role == means || s.role == stop || s.role == against || s.role == unable) && !slices.Contains(q.said, word) {
				q.said = append(q.said, word)
			}
		}
	}
	q.from = l
	for _, t := range terms {
		if !t.known || t.abroad {
			continue
		}
		for _, s := range t.spans {
			q.letters += 3 * (s[1] - s[0])
			if len(t.ways) > 0 || t.role != means {
				q.letters += s[1] - s[0]
			}
		}
	}
	q.terms = l.placed(turned(terms))
	q.greatest()
	for i := range q.terms {
		q.terms[i].from = l
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
				t := term{ways: s.ways, role: s.role, known: true, words: stems}
				for i := at; i < at+n; i++ {
					tokens[i].taken = true
					t.spans = append(t.spans, tokens[i].spans...)
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
			if j < i && l.isNoun(tokens[j].text) || s.role == means && len(s.ways) == 0 {
				continue
			}
			tokens[i].taken, tokens[j].taken = true, true
			a, b := min(i, j), max(i, j)
			terms = append(terms, term{role: s.role, ways: s.ways, known: true, words: []string{tokens[a].stem, tokens[b].stem}, spans: slices.Concat(tokens[a].spans, tokens[b].spans)})
		}
	}
	return terms
}

// isNoun tells of a word that as it is written says what something is, and not what is done.
func (l *Lexicon) isNoun(word string) bool {
	t := term{ways: l.words[word].ways}
	return len(t.ways) > 0 && !t.acts()
}

// single says what one word means; of a compound its parts.
func (l *Lexicon) single(tok *token, last bool, worn func(string) place, mend bool) []term {
	t := term{words: []string{tok.stem}, raw: tok.text, spans: tok.spans, known: true}
	if n, err := strconv.Atoi(tok.text); err == nil {
		t.number = "n:" + strconv.Itoa(n)
		t.words = nil
		if tok.less {
			return []term{{role: stop, spans: t.spans, known: true}, t}
		}
		return []term{t}
	}
	s, ok := l.words[tok.text]
	if !ok {
		s, ok = l.entries[tok.stem]
	}
	switch {
	case ok:
		t.ways, t.role = s.ways, s.role
		t.verb = t.acts()
		t.open = l.isOpen(tok.text)
		return []term{t}
	case worn(tok.stem) == here:
		return []term{t}
	}
	known := func(stem string) bool {
		s, ok := l.entries[stem]
		return ok && s.role == means && len(stem) > 2 || len(stem) > 3 && worn(stem) == here
	}
	if parts := l.Parts(tok.text, known); parts != nil {
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
			terms = append(terms, term{words: []string{part}, spans: t.spans, ways: s.ways, known: true})
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
	if !mend {
		return []term{t}
	}
	if key := cmp.Or(l.closest(tok.text, last), l.closest(tok.stem, last)); key != "" {
		s, ok := l.words[key]
		if !ok {
			s = l.entries[l.Stem(key)]
		}
		t.ways, t.words = s.ways, []string{l.Stem(key)}
	}
	return []term{t}
}

// closest is the word that was meant where one is mistyped, or not typed to its end yet. Its
// first letter counts as typed right.
func (l *Lexicon) closest(word string, last bool) string {
	if len(word) < 4 {
		return ""
	}
	best, least, most := "", len(word), len(word)/5
	p := typo.NewPattern(word)
	from, _ := slices.BinarySearch(l.keys, word[:1])
	for _, key := range l.keys[from:] {
		if key[0] != word[0] {
			break
		}
		if last && strings.HasPrefix(key, word) && (least > 0 || len(key) < len(best)) {
			best, least = key, 0
			continue
		}
		if len(key)-len(word) > most || len(word)-len(key) > most {
			continue
		}
		if whole, _ := p.Distance(key); whole < least && whole <= most {
			best, least = key, whole
		}
	}
	return best
}
