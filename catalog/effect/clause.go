package effect

import (
	"slices"
	"strings"
)

// turned leaves out what means nothing by itself, after it has changed what is beside it.
func turned(terms []term) []term {
	var kept []term
	stops := false // there is a stop or against that waits for what it is about
	aimed := false // behind "for"
	timed := false // behind "when"
	from := false  // behind "from"
	suffers := slices.ContainsFunc(terms, func(t term) bool { return t.role == passive })
	behind := false // directly behind something that means something
	for i := range terms {
		t := terms[i]
		switch t.role {
		case filler, particle, passive:
			behind = false
			continue
		case moment:
			behind, timed = false, true
			continue
		case aim:
			behind, aimed = false, true
			continue
		case link, source:
			if behind {
				kept[len(kept)-1].head = kept[len(kept)-1].isThing()
			}
			behind, from = false, t.role == source
			continue
		case stop, against, unable:
			stops = true
			t.ways = nil
			t.barred = t.role == unable && !suffers
			if t.role == unable {
				t.role = stop
			}
			kept = append(kept, t)
			continue
		}
		if timed && t.dates() {
			timed = false
		}
		t.object, t.whence = t.object || aimed, from
		kept = append(kept, t)
		behind, aimed, from = true, false, false
	}
	if stops {
		ended(kept)
	}
	return slices.DeleteFunc(kept, func(t term) bool { return t.role != means })
}

// ended tells of the terms beside a stop which of them is to end: the next, and where there is
// none the last before it that is not whence something is taken.
func ended(kept []term) {
	for i := range kept {
		if kept[i].role != stop && kept[i].role != against {
			continue
		}
		at := -1
		for j := i + 1; j < len(kept); j++ {
			if kept[j].negatable() && (at < 0 || !kept[at].verb && kept[at].isThing() && kept[j].verb) {
				at = j // in "prevents creatures from guarding" it is the guarding
			}
		}
		for j := i - 1; j >= 0 && (at < 0 || kept[at].whence); j-- {
			if kept[j].negatable() && (at < 0 || !kept[j].whence) {
				at = j
			}
		}
		if at >= 0 && kept[i].role == against && slices.ContainsFunc(kept[:i], func(t term) bool { return t.adds() }) {
			kept[at].against()
		} else if at >= 0 {
			kept[at].not, kept[at].barred = true, kept[i].barred
			kept[at].spans = append(kept[at].spans, kept[i].spans...)
			slices.SortFunc(kept[at].spans, func(a, b [2]int) int { return a[0] - b[0] })
		}
	}
}

// adds reports whether a term says that more is done.
func (t *term) adds() bool {
	return t.role == means && slices.ContainsFunc(t.ways, func(w way) bool { return w[0] == "kw:melee" || w[0] == "more:dice" || w[0] == "do:damage" })
}

// against makes a term mean those that are attacked the better.
func (t *term) against() {
	var first []way
	for _, w := range t.ways {
		kind, name, _ := strings.Cut(w[0], ":")
		switch kind {
		case "type":
			first = append(first, way{"vs:corporeal " + name + "s"}, way{"vs:corporeal conjurations"})
		case "sub", "kw", "cond":
			first = append(first, way{"vs:" + name}, way{"of:" + name})
		}
	}
	t.ways, t.object = united(first, t.ways), true
}

// dates makes a term that says what is done say when that is; false where it can not.
func (t *term) dates() bool {
	if len(t.ways) == 0 {
		return false
	}
	var first []way
	for _, w := range t.ways {
		if strings.HasPrefix(w[0], "when:") {
			first = append(first, w)
		}
	}
	for _, when := range moments(t.ways[0][0]) {
		first = append(first, way{"when:" + when})
	}
	if len(first) == 0 {
		return false
	}
	t.ways, t.verb, t.open = united(first, t.ways), false, false
	return true
}

// moments are when something is done.
func moments(mark string) []string {
	switch mark {
	case "do:attack", "bar:melee", "bar:ranged":
		return []string{"attack", "hit", "attacked"}
	case "do:damage":
		return []string{"hurt", "hit"}
	case "do:heal":
		return []string{"healed"}
	case "do:move":
		return []string{"moves", "enters"}
	case "do:spell", "do:cast":
		return []string{"casts"}
	case "destroys:creature", "do:destroy":
		return []string{"dies", "kills"}
	}
	return nil
}

// placed tells by the places of words what is done to what.
func (l *Lexicon) placed(terms []term) []term {
	for i := range terms {
		if !terms[i].verb {
			continue
		}
		at := i + 1
		if terms[i].open && i > 0 && !terms[i-1].verb && !terms[i-1].head {
			at = i - 1
		}
		if at < len(terms) && !terms[at].head {
			terms[at].object = true
			terms[at].not = terms[at].not || terms[i].mends() && terms[at].ails() || terms[i].takes() && terms[at].borne()
		}
	}
	return terms
}

// greatest tells whether something is called big or strong that is done; the word then means
// nothing else.
func (q *Question) greatest() {
	for i := 1; i < len(q.terms); i++ {
		t := &q.terms[i-1]
		if len(t.ways) > 0 && t.ways[0][0] == "lvl:big" && q.terms[i].acts() {
			q.said = slices.DeleteFunc(q.said, func(word string) bool { return slices.Contains(t.words, word) })
			t.ways, t.words, t.raw, q.most = nil, nil, "", true
		}
	}
}

// takes reports whether a term says that something is taken.
func (t *term) takes() bool { return !t.not && t.ways[0][0] == "do:steal" }

// borne reports whether a term says what something can do or has: it is not taken for oneself.
func (t *term) borne() bool {
	return len(t.ways) > 0 && (strings.HasPrefix(t.ways[0][0], "kw:") || strings.HasPrefix(t.ways[0][0], "do:")) && !t.takes()
}

// mends reports whether a term says that something is made whole.
func (t *term) mends() bool {
	return !t.not && slices.Contains([]string{"do:heal", "do:cure", "do:repair"}, t.ways[0][0])
}

// ails reports whether a term says what something suffers from.
func (t *term) ails() bool {
	return len(t.ways) > 0 && len(t.ways[0]) == 1 && (strings.HasPrefix(t.ways[0][0], "cond:") || t.ways[0][0] == "sub:poison")
}

// isKind reports whether a term is sooner a kind of things than anything else.
func (t *term) isKind() bool {
	if len(t.ways) == 0 {
		return false
	}
	kind, _, _ := strings.Cut(t.ways[0][0], ":")
	return kind == "type" || kind == "sub" || kind == "slot"
}

// acts reports whether a term says what is done.
func (t *term) acts() bool {
	if len(t.ways) == 0 {
		return false
	}
	mark := t.ways[0][0]
	return strings.HasPrefix(mark, "do:") || strings.HasPrefix(mark, "-") || strings.HasPrefix(mark, "drain:") || strings.HasPrefix(mark, "gain:") || strings.HasPrefix(mark, "costs:")
}

// isThing reports whether a term says what something is.
func (t *term) isThing() bool {
	return len(t.ways) == 0 || slices.ContainsFunc(t.ways, func(w way) bool { return isHead(w[0]) })
}

// isHead tells of a mark that says what something is.
func isHead(mark string) bool {
	kind, _, _ := strings.Cut(mark, ":")
	return kind == "type" || kind == "sub" || kind == "slot" || kind == "school" || kind == "w"
}

// negatable reports whether something can be meant to stop it: what is done and borne,
// not what a thing is.
func (t *term) negatable() bool {
	if len(t.ways) > 0 && strings.HasPrefix(t.ways[0][0], "when:") {
		return false
	}
	return t.role == means && slices.ContainsFunc(t.ways, func(w way) bool {
		if len(w) != 1 {
			return false
		}
		kind, _, _ := strings.Cut(w[0], ":")
		switch kind {
		case "do", "kw", "cond", "dmg", "gain", "type", "slot", "destroys":
			return true
		}
		return kind == "sub" && w[0] == "sub:curse"
	})
}
