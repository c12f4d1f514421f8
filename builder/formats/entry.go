package formats

import (
	"iter"
	"strconv"
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

// Where people put the number of copies.
var (
	leadNumber = pattern.New(`^[(\[{]?\s*(` + digits + `)\s*[)\]}]?\s*(.+)$`)
	leadTimes  = pattern.New(`^[(\[{]?\s*` + times + `\s*(` + digits + `)\s*[)\]}]?[\s:.-]+(.+)$`)
	afterLead  = []*pattern.Pattern{
		pattern.New(`^` + times + `\s*[)\]}]?\s*[:.-]?\s*(.+)$`), // 2x Dispel, (2x) Dispel
		pattern.New(`^(?i:copies|copy|mal|stück|stk\.?|exemplare)(?i:\s+of)?\s+(.+)$`),
		pattern.New(`^[-–—:.,;|*)\]}]+\s*(.+)$`), // 2 - Dispel, 2: Dispel
	}
	trailing = []*pattern.Pattern{
		pattern.New(`^(.+?)[\s,:;-]*` + times + `\s*(` + digits + `)$`),                                                                   // Dispel x2
		pattern.New(`^(.+?)\s*[(\[{]\s*` + times + `?\s*(` + digits + `)\s*` + times + `?\s*(?i:copies|copy|exemplare|stück)?\s*[)\]}]$`), // Dispel (2)
		pattern.New(`^(.+?)[\s,:;-]+(` + digits + `)\s*(?:` + times + `|(?i:copies|copy|mal|exemplare|stück))$`),                          // Dispel 2x
		pattern.New(`^(.+?)\s*(?:[-–—:=,;|]|\.{2,})\s*([0-9]{1,40})$`),                                                                    // Dispel: 2
		pattern.New(`^(.+?)\s+(` + digits + `)$`),                                                                                         // Dispel 2
		pattern.New(`^(.*[^\s0-9])([0-9]{1,3})$`),                                                                                         // Dispel2
	}
)

// What people put behind the name. The first may hold a number that is surely
// no number of copies; with the others, a number lost would be a guess.
var (
	pointsTail = pattern.New(`^(.+?)\s*[=@→:,;|–—-]*\s*[(\[{]?\s*=?\s*[0-9]+\s*(?i:pts?|points?|p|sp|spellpoints?|spell points?|sbp|punkte?|pkte?|mana|zp)\.?\s*(?i:each|total|je|in total|gesamt)?\s*[)\]}]?$`)
	levelTail  = pattern.New(`^(.+?)\s*[(\[{]\s*(?i:level|lvl|lv|stufe|l|air|arcane|dark|earth|fire|holy|mind|nature|war|water)[\s.:]*[0-9][^()\[\]{}]*[)\]}]$`)
	otherTails = []*pattern.Pattern{
		pattern.New(`^(.+?)\s*=\s*[0-9]+$`),
		pattern.New(`^(.+?)\s*[(\[{][^()\[\]{}]*[)\]}]$`),
		pattern.New(`^(.+?)\s+-\s+[0-9]+$`),
		pattern.New(`^(.+?)\s*(?:\s(?:-{1,3}|[–—])|//|\s#|;|→|\s=)\s.*$`),
		pattern.New(`^(.+?)\s*[.,;:!*†…]+$`),
	}
)

// maxTails bounds how much is taken off a line's end.
const maxTails = 6

// base is the line with all taken off its end that can be.
func base(s string) string {
	for range maxTails {
		shorter, _ := strip(s)
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
func strip(s string) (shorter string, lost bool) {
	if !strings.ContainsAny(s, "0123456789()[]{}=#;/.,:!*-–—†…→") {
		return "", false
	}
	for _, tail := range []*pattern.Pattern{pointsTail, levelTail} {
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
func readings(s string) iter.Seq[reading] {
	return func(yield func(reading) bool) {
		if !yield(reading{count: 1, name: s}) {
			return
		}
		if s = withDigits(s); !hasDigit(s) {
			return
		}
		say := func(count, name string, bare bool) bool {
			return yield(reading{count: parseCount(count), explicit: true, bare: bare, name: name})
		}
		if m := leadNumber.FindStringSubmatch(s); m != nil {
			for _, after := range afterLead {
				if n := after.FindStringSubmatch(m[2]); n != nil && !beginsWithX(m[2]) && !say(m[1], n[1], false) {
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
		for i, at := range trailing {
			if m := at.FindStringSubmatch(s); m != nil && !say(m[2], m[1], i > 2) {
				return
			}
		}
	}
}

// withDigits is a text whose first word is a number in digits instead: "four Fireball".
func withDigits(s string) string {
	first, rest, ok := strings.Cut(s, " ")
	if !ok || len(first) > len("fünfmal") {
		return s
	}
	word := " " + key(first) + " "
	for _, words := range [...]string{
		" one two three four five six seven eight nine ten eleven twelve ",
		" ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf ", " eine zwo ", " einen ", " eins ", " einmal zweimal dreimal viermal funfmal sechsmal ", " once twice thrice ",
	} {
		if before, _, found := strings.Cut(words, word); found {
			return strconv.Itoa(len(strings.Fields(before))+1) + " " + rest
		}
	}
	return s
}

func hasDigit(s string) bool { return strings.ContainsAny(s, "0123456789") }

// exact understands a text as copies of a known card with nothing behind it.
func (n *names) exact(s string) (*catalog.Card, reading, bool) {
	if len(s) > 4*maxName {
		return nil, reading{}, false
	}
	for r := range readings(s) {
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
		shorter, lost := strip(rest)
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
func unresolved(s string) reading {
	if len(s) > 4*maxName { // nothing at the end of a text as long as that is a number of copies
		s = cutBytes(s, 4*maxName)
	}
	for r := range readings(s) {
		if r.explicit && !r.bare {
			return r
		}
	}
	return reading{count: 1, name: s}
}
