package formats

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/builder"
)

// writeText writes a list people can read and every reader of lists
// understands: title, mage, then the cards by type.
func (s *Scribe) writeText(b builder.Book, style dress) string {
	var out strings.Builder
	say := func(format string, args ...any) { fmt.Fprintf(&out, format+"\n", args...) }
	out.WriteString(style.before)
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
		switch {
		case !isMageLine(k):
		case s.readsAs(fmt.Sprintf(style.label, "Mage", k.Name), builder.Book{Kept: []builder.Kept{k}}):
			say(style.label, "Mage", k.Name)
		default:
			say("Mage: %s", keptLine(k))
		}
	}
	if b.Game != "" {
		say(style.label, "Game", capital(string(b.Game)))
	}
	if b.Choice != "" {
		say(style.label, "Training", capital(string(b.Choice)))
	}
	var t told
	if style.tells {
		if t = s.tell(b); t.total != "" {
			say(style.label, "Points", t.total)
		}
		say(style.label, "Legal", t.legal)
	}
	for _, group := range s.groups(b, t) {
		out.WriteString("\n")
		say(style.heading, group.heading(), group.sum())
		for _, l := range group.lines {
			if l.code != "" && style.coded != "" {
				say(style.coded, l.code, l.text)
				continue
			}
			say(style.entry, l.text)
		}
	}
	if style.tells {
		open := b
		open.Notes, open.MageCards = "", nil
		if code, err := s.Code(open); err == nil {
			out.WriteString("\n")
			say(style.label, "Code", code)
		}
	}
	if b.Notes != "" {
		out.WriteString("\n")
		for note := range strings.SplitSeq(b.Notes, "\n") {
			say("%s", strings.TrimRight("// "+note, " "))
		}
	}
	out.WriteString(style.after)
	return out.String()
}

// group is a heading with its lines.
type group struct {
	name  string
	cards int
	price int // of all; below 0 where nobody tells
	lines []written
}

// sum is how many cards stand below the heading, and what they cost.
func (g group) sum() string {
	if g.price < 0 {
		return strconv.Itoa(g.cards)
	}
	return plural(g.cards, "card") + ", " + plural(g.price, "point")
}

// written is a line of a group, with the printed code of its card where it has one of its own.
type written struct{ text, code string }

// groups sorts the entries under OCTGN's headings, what was not understood
// under the last.
func (s *Scribe) groups(b builder.Book, t told) []group {
	var all []group
	put := func(name string, count, price int, text, code string) {
		at := slices.IndexFunc(all, func(g group) bool { return g.name == name })
		if at < 0 {
			all = append(all, group{name: name, price: min(price, 0)})
			at = len(all) - 1
		}
		all[at].cards += max(0, min(count, builder.MaxCount))
		all[at].price += max(0, price)
		all[at].lines = append(all[at].lines, written{text, code})
	}
	for _, e := range b.Entries {
		card, ok := s.catalog.Card(e.Card)
		if !ok {
			put(otherGroup, e.Count, -1, keptLine(builder.Kept{Count: e.Count, Name: string(e.Card)}), "")
			continue
		}
		price := -1
		if each, ok := t.prices[e.Card]; ok {
			price = each * e.Count
		}
		put(sectionFor(card), e.Count, price, fmt.Sprintf("%dx %s%s", e.Count, card.Name, t.behind(e)), s.names.ownCode(card))
	}
	for _, k := range b.Kept {
		if isMageLine(k) {
			continue
		}
		text := fmt.Sprintf("%dx %s", k.Count, k.Name)
		if k.ID != "" || !s.readsAs(text, builder.Book{Kept: []builder.Kept{k}}) {
			text = keptLine(k)
		}
		if slices.Contains(s.catalog.OCTGNSections()[1:], k.Section) {
			put(k.Section, k.Count, -1, text, "")
		} else {
			put(otherGroup, k.Count, -1, text, "")
		}
	}
	for _, e := range b.Maybe {
		if card, ok := s.catalog.Card(e.Card); ok {
			put(maybeSection, e.Count, -1, fmt.Sprintf("%dx %s", e.Count, card.Name), s.names.ownCode(card))
		}
	}
	slices.SortStableFunc(all, func(a, b group) int { return cmp.Compare(a.rank(), b.rank()) })
	return all
}

// otherGroup is the last heading, of what belongs under no other.
const otherGroup = "Other"

// rank sorts by name, the other group behind them, what is only thought of last.
func (g group) rank() string {
	switch g.name {
	case otherGroup:
		return "~"
	case maybeSection:
		return "~~"
	}
	return g.name
}

// heading is the group's name as a heading, in the plural.
func (g group) heading() string {
	if g.name == otherGroup || g.name == maybeSection || g.name == "Equipment" {
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
	d := &draft{scribe: s}
	d.readText(text)
	return d.book.Same(want)
}
