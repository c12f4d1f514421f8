package formats

import (
	"iter"
	"regexp"
	"strings"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/pattern"
)

// reading is one way to understand a line as copies of something.
type reading struct {
	count    int
	explicit bool // the line says how many
	bare     bool // by a number behind the name with nothing to say that it is one of copies
	name     string
}

const (
	digits = `[+-]?[0-9]{1,40}`
	times  = `[xX×✕✖]`
)

var (
	leadNumber = pattern.New(`^[(\[{]?\s*(` + digits + `)\s*[)\]}]?\s*(.+)$`)
	leadTimes  = pattern.New(`^[(\[{]?\s*` + times + `\s*(` + digits + `)\s*[)\]}]?[\s:.-]+(.+)$`)
	otherTails = []*pattern.Pattern{
		pattern.New(`^(.+?)\s*=\s*[0-9]+$`),
		pattern.New(`^(.+?)\s*[(\[{][^()\[\]{}]*[)\]}]$`),
		pattern.New(`^(.+?)\s+-\s+[0-9]+$`),
		pattern.New(`^(.+?)\s*(?:\s(?:-{1,3}|[–—])|//|\s#|;|→|\s=)\s.*$`),
		pattern.New(`^(.+?)\s*[.,;:!*†…]+$`),
	}
)

// wording is what lists are read by that languages have words for.
type wording struct {
	afterLead, trailing []*pattern.Pattern // where people put the number of copies
	sureTails           []*pattern.Pattern // behind a name: they may hold a number that is surely no number of copies
	headingCount        *pattern.Pattern   // a heading with the number of cards behind it
	numbers             map[string]string  // words for them
}

func newWording(c *catalog.Catalog) wording {
	any := func(areas ...string) string {
		var all []string
		for _, area := range areas {
			for _, word := range c.AskedWords(area) {
				all = append(all, regexp.QuoteMeta(word))
			}
		}
		return `(?i:` + strings.Join(all, "|") + `)`
	}
	copies, counted := any("copies"), any("card", "points")
	return wording{
		afterLead: []*pattern.Pattern{
			pattern.New(`^` + times + `\s*[)\]}]?\s*[:.-]?\s*(.+)$`), // 2x Dispel, (2x) Dispel
			pattern.New(`^` + copies + `\.?(?i:\s+of)?\s+(.+)$`),
			pattern.New(`^[-–—:.,;|*)\]}]+\s*(.+)$`), // 2 - Dispel, 2: Dispel
		},
		trailing: []*pattern.Pattern{
			pattern.New(`^(.+?)[\s,:;-]*` + times + `\s*(` + digits + `)$`),                                                 // Dispel x2
			pattern.New(`^(.+?)\s*[(\[{]\s*` + times + `?\s*(` + digits + `)\s*` + times + `?\s*` + copies + `?\s*[)\]}]$`), // Dispel (2)
			pattern.New(`^(.+?)[\s,:;-]+(` + digits + `)\s*(?:` + times + `|` + copies + `)$`),                              // Dispel 2x
			pattern.New(`^(.+?)\s*(?:[-–—:=,;|]|\.{2,})\s*([0-9]{1,40})$`),                                                  // Dispel: 2
			pattern.New(`^(.+?)\s+(` + digits + `)$`),                                                                       // Dispel 2
			pattern.New(`^(.*[^\s0-9])([0-9]{1,3})$`),                                                                       // Dispel2
		},
		sureTails: []*pattern.Pattern{
			pattern.New(`^(.+?)\s*[=@→:,;|–—-]*\s*[(\[{]?\s*=?\s*[0-9]+\s*` + any("points") + `\.?\s*` + any("each") + `?\s*[)\]}]?$`),
			pattern.New(`^(.+?)\s*[(\[{]\s*` + any("degree", "school") + `[\s.:]*[0-9][^()\[\]{}]*[)\]}]$`),
		},
		headingCount: pattern.New(`^(.*?)[\s:]*[-–—:]?\s*[(\[]?\s*[0-9]{1,7}\s*(?:x|` + counted + `)?(?:\s*[,;/·]\s*[0-9]{1,7}\s*` + counted + `?)?\s*[)\]]?\s*:?$`),
		numbers:      c.Asked("number"),
	}
}

// maxTails bounds how much is taken off a line's end.
const maxTails = 6

// base is the line with all taken off its end that can be.
func (n *names) base(s string) string {
	for range maxTails {
		shorter, _ := n.strip(s)
		if shorter == "" {
			break
		}
		s = shorter
	}
	return s
}

// strip takes one thing off the end of a line, and says whether a number was
// lost that might have meant something. It gives nothing where there is nothing
// to take off.
func (n *names) strip(s string) (shorter string, lost bool) {
	if !strings.ContainsAny(s, "0123456789()[]{}=#;/.,:!*-–—†…→") {
		return "", false
	}
	for _, tail := range n.sureTails {
		if m := tail.FindStringSubmatch(s); m != nil && strings.Count(m[1], "(") == strings.Count(m[1], ")") { // "(level 2, 4 points)" goes in one
			return m[1], false
		}
	}
	for _, tail := range otherTails {
		if m := tail.FindStringSubmatch(s); m != nil {
			return m[1], strings.ContainsAny(s[len(m[1]):], "0123456789")
		}
	}
	return "", false
}

// readings are the ways to understand a text, the likeliest first.
func (n *names) readings(s string) iter.Seq[reading] {
	return func(yield func(reading) bool) {
		if !yield(reading{count: 1, name: s}) {
			return
		}
		if s = n.withDigits(s); !hasDigit(s) {
			return
		}
		say := func(count, name string, bare bool) bool {
			return yield(reading{count: parseCount(count), explicit: true, bare: bare, name: name})
		}
		if m := leadNumber.FindStringSubmatch(s); m != nil {
			for _, after := range n.afterLead {
				if rest := after.FindStringSubmatch(m[2]); rest != nil && !beginsWithX(m[2]) && !say(m[1], rest[1], false) {
					return
				}
			}
			if !say(m[1], m[2], false) {
				return
			}
		}
		if m := leadTimes.FindStringSubmatch(s); m != nil && !say(m[1], m[2], false) {
			return
		}
		for i, at := range n.trailing {
			if m := at.FindStringSubmatch(s); m != nil && !say(m[2], m[1], i > 2) {
				return
			}
		}
	}
}

// withDigits is a text whose first word is a number in digits instead: "four Fireball".
func (n *names) withDigits(s string) string {
	first, rest, ok := strings.Cut(s, " ")
	if number := n.numbers[key(first)]; ok && number != "" {
		return number + " " + rest
	}
	return s
}

func hasDigit(s string) bool { return strings.ContainsAny(s, "0123456789") }

// exact understands a text as copies of a known card with nothing behind it.
func (n *names) exact(s string) (*catalog.Card, reading, bool) {
	if len(s) > 4*maxName {
		return nil, reading{}, false
	}
	for r := range n.readings(s) {
		if card, ok := n.card(r.name); ok {
			return card, r, true
		}
	}
	return nil, reading{}, false
}

// resolve understands a text as copies of a known card, if it can. What it
// takes off the end must not hold another entry.
func (n *names) resolve(s string) (*catalog.Card, reading, bool) {
	if len(s) > 4*maxName {
		return nil, reading{}, false
	}
	rest, risky := s, false
	for range maxTails + 1 {
		card, r, ok := n.exact(rest)
		if ok && (r.explicit || !risky) {
			if _, more := n.holdsEntry(s[min(len(rest), len(s)):]); more {
				return nil, reading{}, false
			}
			return card, r, true
		}
		shorter, lost := n.strip(rest)
		if shorter == "" {
			break
		}
		rest, risky = shorter, risky || lost
	}
	return nil, reading{}, false
}

// beginsWithX says whether a name begins with an X of its own: "3 Xyzzy" is no "3x yzzy".
func beginsWithX(name string) bool {
	return len(name) > 1 && name[0] == 'X' && 'a' <= name[1] && name[1] <= 'z'
}

// unresolved is how to keep a text that names no known card: the number it
// surely begins or ends with, and the rest.
func (n *names) unresolved(s string) reading {
	if len(s) > 4*maxName { // nothing at the end of a text as long as that is a number of copies
		s = cutBytes(s, 4*maxName)
	}
	for r := range n.readings(s) {
		if r.explicit && !r.bare {
			return r
		}
	}
	return reading{count: 1, name: s}
}
