package formats

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"quickcast/builder"
)

// dress is how one of the three text formats decorates its lines.
type dress struct {
	title, heading, label, entry string
}

func dressOf(f Format) dress {
	switch f {
	case Markdown:
		return dress{title: "# %s", heading: "## %s (%d)", label: "**%s:** %s  ", entry: "- %s"}
	case BBCode:
		return dress{title: "[size=18pt][b]%s[/b][/size]", heading: "[b]%s (%d)[/b]", label: "[b]%s:[/b] %s", entry: "%s"}
	}
	return dress{title: "Name: %s", heading: "%s (%d)", label: "%s: %s", entry: "%s"}
}

// writeText writes a list people can read and every reader of lists
// understands: title, mage, then the cards by type.
func (s *Scribe) writeText(b builder.Book, f Format) string {
	var out strings.Builder
	style := dressOf(f)
	say := func(format string, args ...any) { fmt.Fprintf(&out, format+"\n", args...) }
	if b.Name != "" {
		if s.readsAs(fmt.Sprintf(style.title, b.Name), builder.Book{Name: b.Name}) {
			say(style.title, b.Name)
		} else {
			say("Name: %s", strconv.Quote(b.Name))
		}
	}
	if mage, ok := s.catalog.Mage(b.Mage); ok {
		say(style.label, "Mage", mage.Name)
	}
	for _, k := range b.Kept {
		if s.isMageLabel(k, style) {
			say(style.label, "Mage", k.Name)
		}
	}
	if b.Game != "" {
		say(style.label, "Game", capital(string(b.Game)))
	}
	if b.Choice != "" {
		say(style.label, "Training", capital(string(b.Choice)))
	}
	for _, group := range s.groups(b, style) {
		out.WriteString("\n")
		say(style.heading, group.heading(), group.cards)
		for _, l := range group.lines {
			say(style.entry, l)
		}
	}
	if b.Notes != "" {
		out.WriteString("\n")
		for note := range strings.SplitSeq(b.Notes, "\n") {
			say("%s", strings.TrimRight("// "+note, " "))
		}
	}
	return out.String()
}

// isMageLabel says whether a line nobody understood is to be written as the
// mage it should have named.
func (s *Scribe) isMageLabel(k builder.Kept, style dress) bool {
	return isMageLine(k) && s.readsAs(fmt.Sprintf(style.label, "Mage", k.Name), builder.Book{Kept: []builder.Kept{k}})
}

// group is a heading with its lines.
type group struct {
	name  string
	cards int
	lines []string
}

// groups sorts the entries under OCTGN's headings, what was not understood
// under the last.
func (s *Scribe) groups(b builder.Book, style dress) []group {
	var all []group
	put := func(name string, count int, text string) {
		at := slices.IndexFunc(all, func(g group) bool { return g.name == name })
		if at < 0 {
			all = append(all, group{name: name})
			at = len(all) - 1
		}
		all[at].cards += max(0, min(count, builder.MaxCount))
		all[at].lines = append(all[at].lines, text)
	}
	for _, e := range b.Entries {
		card, ok := s.catalog.Card(e.Card)
		if !ok {
			put(otherGroup, e.Count, keptLine(builder.Kept{Count: e.Count, Name: string(e.Card)}))
			continue
		}
		put(sectionFor(card), e.Count, fmt.Sprintf("%dx %s", e.Count, card.Name))
	}
	for _, k := range b.Kept {
		if s.isMageLabel(k, style) {
			continue
		}
		text := fmt.Sprintf("%dx %s", k.Count, k.Name)
		if k.ID != "" || !s.readsAs(text, builder.Book{Kept: []builder.Kept{k}}) {
			text = keptLine(k)
		}
		if slices.Contains(s.catalog.OCTGNSections()[1:], k.Section) {
			put(k.Section, k.Count, text)
		} else {
			put(otherGroup, k.Count, text)
		}
	}
	slices.SortStableFunc(all, func(a, b group) int { return cmp.Compare(a.rank(), b.rank()) })
	return all
}

// otherGroup is the last heading, of what belongs under no other.
const otherGroup = "Other"

// rank sorts by name, the other group last.
func (g group) rank() string {
	if g.name == otherGroup {
		return "~"
	}
	return g.name
}

// heading is the group's name as a heading, in the plural.
func (g group) heading() string {
	if g.name == otherGroup || g.name == "Equipment" {
		return g.name
	}
	return g.name + "s"
}

// keptLine writes a line nobody understood so that it comes back as it was.
func keptLine(k builder.Kept) string {
	text := fmt.Sprintf("%dx %s", k.Count, strconv.Quote(k.Name))
	if k.ID != "" {
		text += " {" + strconv.Quote(k.ID) + "}"
	}
	return text
}

// readsAs says whether a line read by itself gives just this book.
func (s *Scribe) readsAs(text string, want builder.Book) bool {
	d := &draft{scribe: s, suggested: maxSuggestions}
	d.readText(text)
	return d.book.Same(want)
}

// Write writes the book. Reading it again gives the same book (see
// builder.Book.Same). It refuses a format it does not know.
func (s *Scribe) Write(b builder.Book, f Format) ([]byte, error) {
	var text string
	var err error
	switch f {
	case O8D:
		text, err = writeO8D(b, s.catalog)
	case CSV:
		text, err = writeCSV(b, s.catalog)
	case JSON:
		return builder.Encode(b)
	case Text, BBCode, Markdown:
		text = s.writeText(b, f)
	default:
		return nil, &UnknownFormatError{Format: string(f)}
	}
	return []byte(text), err
}

// UnknownFormatError refuses a format nobody knows.
type UnknownFormatError struct{ Format string }

func (e *UnknownFormatError) Error() string {
	return fmt.Sprintf("there is no format %q; there are %s", e.Format, FormatNames())
}

// Message names the text for this error.
func (e *UnknownFormatError) Message() (string, map[string]any) {
	return "books.formatUnknown", map[string]any{"Format": e.Format, "Formats": FormatNames()}
}

// FormatNames lists the formats that can be written.
func FormatNames() string {
	names := make([]string, 0, len(Formats()))
	for _, f := range Formats() {
		names = append(names, string(f))
	}
	return strings.Join(names, ", ")
}
