package formats

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/pattern"
	"github.com/quickcast/quickcast/internal/pick"
)

// maxBooks is how many books are looked for in one text.
const maxBooks = 500

// ReadAll understands every book of a file or a text: lists one below the other, each with
// its mage, several decks in one .o8d text, a JSON list of books, a share code a line. Where
// there is but one, or it is not sure that there are more, it gives what Read gives.
func (s *Scribe) ReadAll(data []byte, as Options) ([]Result, error) {
	if all := s.several(data, as); all != nil {
		return all, nil
	}
	one, err := s.Read(data, as)
	if err != nil {
		return nil, err
	}
	return []Result{one}, nil
}

// several reads the books of a text that surely holds more than one: every part is a book
// by itself.
func (s *Scribe) several(data []byte, as Options) []Result {
	if _, wrapped, err := unwrap(data); wrapped != "" || err != nil {
		return nil
	}
	text, _, err := decode(data)
	if err != nil {
		return nil
	}
	parts := s.books(text)
	if len(parts) < 2 || len(parts) > maxBooks {
		return nil
	}
	all := make([]Result, 0, len(parts))
	lines := 0
	for _, part := range parts {
		one, err := s.Read([]byte(part), as)
		if err != nil || len(one.Book.Entries) == 0 {
			return nil
		}
		for i := range one.Problems {
			one.Problems[i].Line = moved(one.Problems[i].Line, lines)
		}
		for i := range one.Notices {
			one.Notices[i].Line = moved(one.Notices[i].Line, lines)
		}
		lines += strings.Count(part, "\n")
		all = append(all, one)
	}
	return all
}

// moved is the number of a line of a part in the whole; 0 is none.
func moved(line, by int) int {
	if line == 0 {
		return 0
	}
	return line + by
}

var ownTitle = pattern.New(`^# \S`)

// books parts a text into its books, each with all its lines; one part where it holds one.
func (s *Scribe) books(text string) []string {
	plain, books := s.uncover(text)
	switch name := s.detect(plain).Name; {
	case len(books) > 1:
		ends := pick.Each(books, func(b span) int { return b.to })
		return cutAt(plain, ends)
	case name == JSON:
		return jsonBooks(text)
	case len(books) == 0 && slices.Contains([]Name{Text, BBCode, Markdown, Forum}, name):
		return cutAt(plain, s.starts(plain))
	}
	return nil
}

// jsonBooks are the books of a list of nothing but books.
func jsonBooks(text string) []string {
	var list []map[string]json.RawMessage
	if json.Unmarshal([]byte(text), &list) != nil {
		return nil
	}
	var parts []string
	for _, object := range list {
		holds := false
		for _, k := range []string{"entries", "cards", "spells"} {
			raw := strings.TrimSpace(string(object[k]))
			holds = holds || strings.HasPrefix(raw, "[") || strings.HasPrefix(raw, "{")
		}
		part, err := json.Marshal(object)
		if !holds || err != nil {
			return nil
		}
		parts = append(parts, string(part))
	}
	return parts
}

// cutAt cuts a text before each of the places; a last part of nothing but space belongs to
// the one before.
func cutAt(text string, starts []int) []string {
	var parts []string
	from := 0
	for _, at := range starts {
		if strings.TrimSpace(text[from:at]) != "" && strings.TrimSpace(text[at:]) != "" {
			parts = append(parts, text[from:at])
			from = at
		}
	}
	return append(parts, text[from:])
}

// starts are where a second book and those after it begin in lists one below the other: a
// mage after entries of another's begins a book, from the title before him on.
func (s *Scribe) starts(text string) []int {
	var starts []int
	t := (&draft{scribe: s}).list()
	offset, after, titled := 0, 0, -1
	entries, mage, blank := 0, false, true
	begin := func(at int) {
		if entries > 0 && mage {
			starts = append(starts, at)
			entries, mage = 0, false
		}
	}
	for raw := range strings.Lines(text) {
		from := offset
		offset += len(raw)
		l := undress(0, strings.TrimRight(raw, "\n"))
		trimmed := strings.TrimSpace(raw)
		switch {
		case strings.Contains(strings.ToLower(trimmed), "[spellbook]"):
			begin(from)
		case t.namesMage(l, blank):
			if titled < 0 {
				titled = after
			}
			begin(titled)
			mage = true
		case t.namesBook(l, trimmed):
			if titled < 0 {
				titled = from
			}
		case t.holdsCard(l):
			entries, after, titled = entries+1, offset, -1
		case strings.HasPrefix(trimmed, "//") || s.sumsUp(l.text) || t.tells(l):
			after = offset
		}
		blank = trimmed == ""
		if len(starts) > maxBooks {
			return nil
		}
	}
	return starts
}

// namesMage says whether a line names the mage of a book: behind a word for it, or alone
// after a blank line.
func (t *textDraft) namesMage(l line, alone bool) bool {
	name := l.text
	before, value, ok := strings.Cut(l.text, ":")
	switch {
	case ok && t.scribe.fields[key(before)] == mageField:
		name = strings.TrimSpace(value)
	case l.mage:
		name = bookOf.ReplaceAllString(l.text, "$1")
	case !alone && !l.loud:
		return false
	}
	_, ok = t.scribe.mages.only(strings.TrimRight(name, ": "))
	return ok
}

// tells says whether a line is the end of a list that says its code.
func (t *textDraft) tells(l line) bool {
	before, _, ok := strings.Cut(l.text, ":")
	return ok && t.scribe.fields[key(before)] == toldField
}

// namesBook says whether a line is the title of a book.
func (t *textDraft) namesBook(l line, trimmed string) bool {
	before, _, ok := strings.Cut(l.text, ":")
	return l.title != "" || ownTitle.MatchString(trimmed) || ok && t.scribe.fields[key(before)] == nameField
}

func (t *textDraft) holdsCard(l line) bool {
	if _, ok := t.scribe.names.code(l.code); ok {
		return true
	}
	_, _, ok := t.scribe.names.resolve(l.text)
	return ok
}
