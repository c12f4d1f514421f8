package formats

import (
	"encoding/json"
	"html"
	"strings"

	"github.com/quickcast/quickcast/internal/pattern"
)

// span is a piece of a text.
type span struct{ from, to int }

var (
	quoteMark = pattern.New(`(?m)^[ \t]*(?:>[ \t]?)+`)
	fenceMark = pattern.New("(?m)^[ \t]*(?:```|~~~)[ \t]*[A-Za-z0-9+-]{0,20}[ \t]*$")
	bookStart = pattern.New(`(?i)(?:<\?xml[^<>]*>\s*)?<deck[\s/>]|[{\[]\s*["{\[]|\bQC[0-9]{1,3}\.[A-Za-z0-9_-]{2}`)
	deckEnd   = pattern.New(`(?i)</deck\s*>`)
)

// uncover takes off what people and programs put around a book: marks of a quote, fences of
// code, the page it stands on. Lines keep their numbers. It tells where in the text books
// stand that a program wrote; nowhere, if the text is a book as it is.
func (s *Scribe) uncover(text string) (plain string, books []span) {
	start := s.detect(text)
	switch start.Name {
	case CSV: // its cells may hold anything
		return text, nil
	case O8D, JSON, TTS:
		books = s.embedded(text)
		if rest := without(text, books); s.entriesIn(rest) > 0 || strings.ContainsAny(rest, "<{[") {
			return text, nil // the reader says what is wrong with it
		}
		return text, books
	}
	text = fenceMark.ReplaceAllString(quoteMark.ReplaceAllString(s.answered(text), ""), "")
	if isPage(text) {
		text = unpaged(text)
	}
	if ownList.MatchString(text) {
		return uncoded(text), nil
	}
	if books = s.embedded(text); books == nil && strings.Contains(text, "&") {
		if said := html.UnescapeString(text); strings.Count(said, "\n") == strings.Count(text, "\n") {
			if books = s.embedded(said); books != nil {
				text = said
			}
		}
	}
	if books == nil {
		text = uncoded(text)
	}
	return text, books
}

// answered is a text without what somebody wrote below all that was quoted, where that names no
// card: "Nice one!" is no line of the book that was quoted.
func (s *Scribe) answered(text string) string {
	quotes := quoteMark.FindAllStringIndex(text, maxLines)
	if len(quotes) < 2 {
		return text
	}
	last := quotes[len(quotes)-1][1]
	end := strings.IndexByte(text[last:], '\n')
	if end < 0 || strings.TrimSpace(text[last+end:]) == "" || s.entriesIn(text[:last+end]) == 0 {
		return text
	}
	t := (&draft{scribe: s}).list()
	for line := range strings.Lines(text[last+end:]) {
		l := undress(0, line)
		if _, entries := s.names.holdsEntry(l.text); entries || t.holdsCard(l) || t.misspelt(s.names.unresolved(l.text).name) || s.names.unresolved(l.text).explicit {
			return text
		}
	}
	return text[:last+end]
}

// uncovered is the book of a text. What stands around it and names cards, or is another book, is
// told of.
func (d *draft) uncovered(text string) string {
	plain, books := d.scribe.uncover(text)
	if len(books) == 0 {
		return plain
	}
	number := 0
	for line := range strings.Lines(without(plain, books)) {
		number++
		if _, names := d.scribe.names.holdsEntry(line); names && len(d.notices) < maxUnsure {
			d.notices = append(d.notices, Notice{Line: number, Hint: Outside})
		}
	}
	if len(books) > 1 {
		at := books[1].from
		first, _, _ := strings.Cut(plain[at:], "\n")
		d.problems = append(d.problems, Problem{Line: strings.Count(plain[:at], "\n") + 1, Entry: tidy(first), Kind: AfterEnd})
	}
	return lineEnds(plain[:books[0].from]) + plain[books[0].from:books[0].to]
}

const (
	maxTries = 50 // pieces of a text that are tried as JSON
	maxAside = 2  // entries that are mentioned beside a book; with more of them the text is a list
)

// embedded finds decks, JSON and share codes in a text. Where the text is a list of cards
// itself, they repeat it, and there are none.
func (s *Scribe) embedded(text string) []span {
	var books, broken []span
	end, tries := 0, 0
	for _, at := range bookStart.FindAllStringIndex(text, maxLines) {
		from := at[0]
		if from < end || isRemark(text, from) {
			continue
		}
		switch text[from] {
		case '<':
			end = len(text)
			if closed := deckEnd.FindAllStringIndex(text[from:], 1); closed != nil {
				end = from + closed[0][1]
			}
		case '{', '[':
			to := 0
			if tries++; tries <= maxTries {
				to = jsonBook(text[from:])
			}
			if to == 0 {
				continue
			}
			end = from + to
		default:
			code := from + strings.IndexByte(text[from:], '.') + 1
			_, length, err := codeAt(text[code:])
			if err != nil {
				broken = append(broken, span{from, code + length})
				continue
			}
			end = code + length
		}
		books = append(books, span{from, end})
	}
	if books == nil && len(broken) == 1 {
		books = broken
	}
	if books == nil || s.entriesIn(without(text, books)) > maxAside {
		return nil
	}
	return books
}

// isRemark says whether a place of a text is in a line of notes.
func isRemark(text string, at int) bool {
	line := text[strings.LastIndexByte(text[:at], '\n')+1:]
	return strings.HasPrefix(strings.TrimSpace(line), "//")
}

// jsonBook is the length of the book in JSON a text begins with; 0 for none. One that breaks
// off takes all.
func jsonBook(text string) int {
	var whole json.RawMessage
	dec := json.NewDecoder(strings.NewReader(text))
	if dec.Decode(&whole) != nil {
		if strings.Contains(text[:min(len(text), 100)], `"quickcast"`) {
			return len(text)
		}
		return 0
	}
	for _, k := range []string{`"quickcast"`, `"entries"`, `"cards"`, `"spells"`, `"name"`, ttsMark} {
		if strings.Contains(string(whole), k) {
			return int(dec.InputOffset())
		}
	}
	return 0
}

// without is a text with nothing but line ends where the spans are.
func without(text string, spans []span) string {
	var out strings.Builder
	from := 0
	for _, b := range spans {
		out.WriteString(text[from:b.from])
		out.WriteString(lineEnds(text[b.from:b.to]))
		from = b.to
	}
	out.WriteString(text[from:])
	return out.String()
}

// entriesIn counts the lines of a text that are copies of a card and nothing else.
func (s *Scribe) entriesIn(text string) int {
	n := 0
	for line := range strings.Lines(text) {
		if _, r, ok := s.names.resolve(undress(0, line).text); ok && r.explicit {
			n++
		}
	}
	return n
}
