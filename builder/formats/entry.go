package formats

import (
	"regexp"
	"strings"

	"quickcast/catalog"
)

// reading is one way to understand a line as copies of something.
type reading struct {
	count    int
	explicit bool // the line says how many
	name     string
}

const (
	digits = `[+-]?[0-9]{1,40}`
	times  = `[xX×✕✖]`
)

// Where people put the number of copies.
var (
	leadNumber = regexp.MustCompile(`^[(\[{]?\s*(` + digits + `)\s*[)\]}]?\s*(.+)$`)
	leadTimes  = regexp.MustCompile(`^[(\[{]?\s*` + times + `\s*(` + digits + `)\s*[)\]}]?[\s:.-]+(.+)$`)
	afterLead  = []*regexp.Regexp{
		regexp.MustCompile(`^` + times + `\s*[)\]}]?\s*[:.-]?\s*(.+)$`), // 2x Dispel, (2x) Dispel
		regexp.MustCompile(`^(?i:copies|copy|mal|stück|stk\.?|exemplare)(?i:\s+of)?\s+(.+)$`),
		regexp.MustCompile(`^[-–—:.,;|*)\]}]+\s*(.+)$`), // 2 - Dispel, 2: Dispel
	}
	trailing = []*regexp.Regexp{
		regexp.MustCompile(`^(.+?)[\s,:;-]*` + times + `\s*(` + digits + `)$`),                                                                   // Dispel x2
		regexp.MustCompile(`^(.+?)\s*[(\[{]\s*` + times + `?\s*(` + digits + `)\s*` + times + `?\s*(?i:copies|copy|exemplare|stück)?\s*[)\]}]$`), // Dispel (2)
		regexp.MustCompile(`^(.+?)[\s,:;-]+(` + digits + `)\s*(?:` + times + `|(?i:copies|copy|mal|exemplare|stück))$`),                          // Dispel 2x
		regexp.MustCompile(`^(.+?)\s*(?:[-–—:=,;|]|\.{2,})\s*([0-9]{1,40})$`),                                                                    // Dispel: 2
		regexp.MustCompile(`^(.+?)\s+(` + digits + `)$`),                                                                                         // Dispel 2
		regexp.MustCompile(`^(.*[^\s0-9])([0-9]{1,3})$`),                                                                                         // Dispel2
	}
)

// What people put behind the name. The first may hold a number that is surely
// no number of copies; with the others, a number lost would be a guess.
var (
	pointsTail = regexp.MustCompile(`^(.+?)\s*[=@→:,;|–—-]*\s*[(\[{]?\s*=?\s*[0-9]+\s*(?i:pts?|points?|p|sp|spellpoints?|spell points?|sbp|punkte?|pkte?|mana|zp)\.?\s*(?i:each|total|je|in total|gesamt)?\s*[)\]}]?$`)
	levelTail  = regexp.MustCompile(`^(.+?)\s*[(\[{]\s*(?i:level|lvl|lv|stufe|l|air|arcane|dark|earth|fire|holy|mind|nature|war|water)[\s.:]*[0-9][^()\[\]{}]*[)\]}]$`)
	otherTails = []*regexp.Regexp{
		regexp.MustCompile(`^(.+?)\s*=\s*[0-9]+$`),
		regexp.MustCompile(`^(.+?)\s*[(\[{][^()\[\]{}]*[)\]}]$`),
		regexp.MustCompile(`^(.+?)\s+-\s+[0-9]+$`),
		regexp.MustCompile(`^(.+?)\s*(?:\s(?:-{1,3}|[–—])|//|\s#|;|→|\s=)\s.*$`),
		regexp.MustCompile(`^(.+?)\s*[.,;:!*†…]+$`),
	}
)

// maxTails bounds how much is taken off a line's end.
const maxTails = 6

// bases are the line, and the line with more and more taken off its end. Those
// from the index risky on have lost a number that might have meant something.
func bases(s string) (all []string, risky int) {
	all = []string{s}
	risky = maxTails + 1
	for len(all) <= maxTails {
		last := all[len(all)-1]
		shorter, lost := strip(last)
		if shorter == "" {
			break
		}
		if lost && risky > len(all) {
			risky = len(all)
		}
		all = append(all, shorter)
	}
	return all, risky
}

func strip(s string) (shorter string, lost bool) {
	for _, tail := range []*regexp.Regexp{pointsTail, levelTail} {
		if m := tail.FindStringSubmatch(s); m != nil {
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
func readings(s string) []reading {
	all := []reading{{count: 1, name: s}}
	for _, r := range counted(s) {
		r.explicit = true
		all = append(all, r)
	}
	return all
}

func counted(s string) []reading {
	var all []reading
	if m := leadNumber.FindStringSubmatch(s); m != nil {
		count, rest := parseCount(m[1]), m[2]
		for _, after := range afterLead {
			if n := after.FindStringSubmatch(rest); n != nil {
				all = append(all, reading{count: count, name: n[1]})
			}
		}
		all = append(all, reading{count: count, name: rest})
	}
	if m := leadTimes.FindStringSubmatch(s); m != nil {
		all = append(all, reading{count: parseCount(m[1]), name: m[2]})
	}
	for _, at := range trailing {
		if m := at.FindStringSubmatch(s); m != nil {
			all = append(all, reading{count: parseCount(m[2]), name: m[1]})
		}
	}
	return all
}

// resolve understands a text as copies of a known card, if it can. What it
// takes off the end must not hold another entry.
func (n *names) resolve(s string) (*catalog.Card, reading, bool) {
	if len(s) > 4*maxName {
		return nil, reading{}, false
	}
	all, risky := bases(s)
	for i, base := range all {
		for _, r := range readings(base) {
			if i >= risky && !r.explicit {
				continue
			}
			if card, ok := n.card(r.name); ok {
				if _, more := n.holdsEntry(s[min(len(base), len(s)):]); more {
					return nil, reading{}, false
				}
				return card, r, true
			}
		}
	}
	return nil, reading{}, false
}

// unresolved is how to keep a text that names no known card: the number it
// surely begins or ends with, and the rest.
func unresolved(s string) reading {
	if m := leadNumber.FindStringSubmatch(s); m != nil {
		for _, after := range afterLead {
			if n := after.FindStringSubmatch(m[2]); n != nil {
				return reading{count: parseCount(m[1]), explicit: true, name: n[1]}
			}
		}
		return reading{count: parseCount(m[1]), explicit: true, name: m[2]}
	}
	if m := leadTimes.FindStringSubmatch(s); m != nil {
		return reading{count: parseCount(m[1]), explicit: true, name: m[2]}
	}
	for _, at := range trailing[:3] {
		if m := at.FindStringSubmatch(s); m != nil {
			return reading{count: parseCount(m[2]), explicit: true, name: m[1]}
		}
	}
	return reading{count: 1, name: s}
}
