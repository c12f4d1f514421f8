package effect

import (
	"math"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/fold"
)

// What a word is worth by how it is met.
const (
	byName   = 0.95 // in a name
	byText   = 0.8  // in a text
	byKin    = 0.7  // in a text by another word for it
	elseways = 0.55 // the thing itself where what stops it is sought
	astray   = 0.75 // in another deed of the entry
	ofName   = 0.08 // for a name that is met whole
	nokind   = 0.83 // what is not of the kind that is sought
	anyKind  = 0.45 // for creatures of a kind, where it is for all creatures
	unknown  = 0.2  // of the words that are known, those that are not
)

// Paper is what a search writes on; the next may write on it again.
type Paper struct {
	met    [][]float32 // per term a number a deed
	weight []float32
	named  []int32 // per entry how many words of its name were met
}

// Score writes into scores how well each entry answers, from 0 to 1.
func (x *Index) Score(q *Question, scores []float32, p *Paper) {
	clear(scores)
	if len(q.terms) == 0 {
		return
	}
	for len(p.met) < len(q.terms) {
		p.met = append(p.met, nil)
	}
	p.weight = p.weight[:0]
	p.named = append(p.named[:0], make([]int32, len(x.entries))...)
	for i := range q.terms {
		if cap(p.met[i]) < len(x.deeds) {
			p.met[i] = make([]float32, len(x.deeds))
		}
		p.met[i] = p.met[i][:len(x.deeds)]
		clear(p.met[i])
		x.meet(&q.terms[i], p.met[i], p.named)
		p.weight = append(p.weight, x.weigh(&q.terms[i], p))
	}
	total := p.total()
	for i, e := range x.entries {
		scores[i] = x.entry(e, len(q.terms), total, p)
		for t := range q.terms {
			if q.terms[t].head && p.met[t][e.first] < 0.5 {
				scores[i] *= nokind
			}
		}
		if scores[i] > 0 && e.name > 0 {
			share := float32(min(p.named[i], e.name)) / float32(e.name)
			scores[i] *= 1 + ofName*share*share
		}
	}
}

// total is what all terms weigh together. Those that nothing meets are words nobody here
// knows: together they weigh no more than a part of the others.
func (p *Paper) total() float32 {
	met, unmet := float32(0), float32(0)
	for i, w := range p.weight {
		if w < 0 {
			unmet -= w
			p.weight[i] = 0
		} else {
			met += w
		}
	}
	return max(met+min(unmet, unknown*met), 0.01)
}

// entry is how well one entry answers: by its best deed, with what else it is.
func (x *Index) entry(e entry, terms int, total float32, p *Paper) float32 {
	any := false
	for t := 0; t < terms && !any; t++ {
		for d := e.first; d < e.end && !any; d++ {
			any = p.met[t][d] > 0
		}
	}
	if !any {
		return 0
	}
	best := float32(0)
	for d := e.first; d < e.end; d++ {
		if d == e.first && e.end > e.first+1 {
			continue
		}
		sum := float32(0)
		for t := range terms {
			met := p.met[t]
			here := max(met[e.first], met[d])
			if here < 1 {
				for o := e.first + 1; o < e.end; o++ {
					here = max(here, astray*met[o])
				}
			}
			sum += p.weight[t] * here
		}
		place := float32(d-e.first-1)*0.004 + float32(x.deeds[d].acts)*0.01 + float32(x.deeds[d].narrow)*0.006 + float32(x.deeds[d].ifs)*0.012
		best = max(best, sum/total-min(place, 0.1))
	}
	focus := 1 / (1 + 0.15*float32(e.end-e.first-2))
	return best * (0.8 + 0.15*e.plain + 0.05*focus)
}

// weigh is how much a term tells: what few have tells much.
func (x *Index) weigh(t *term, p *Paper) float32 {
	met := p.met[len(p.weight)]
	have, told := 0, true
	for _, e := range x.entries {
		for d := e.first; d < e.end; d++ {
			if met[d] >= 0.5 {
				have++
				told = told && met[d] <= byText
				break
			}
		}
	}
	w := float32(math.Log(1+float64(len(x.entries))/float64(have+2)) / math.Log(1+float64(len(x.entries))/2))
	switch {
	case t.number != "":
		w *= 0.35
	case t.not:
		w *= 2
	case have == 0:
		return -0.3
	case told: // in texts alone: how a thing is put tells less than what it does
		w *= 0.46
	case light(t):
		w *= 0.35
	}
	return max(w, 0.06)
}

// light reports whether a term only says whom and where.
func light(t *term) bool {
	return len(t.ways) > 0 && !slices.ContainsFunc(t.ways, func(w way) bool {
		kind, _, _ := strings.Cut(w[0], ":")
		switch kind {
		case "side", "on", "where", "all", "once", "far", "lvl", "when", "free", "gives":
			return false
		}
		return true
	})
}

// meet writes how well each deed meets a term.
func (x *Index) meet(t *term, met []float32, named []int32) {
	worth := float32(1)
	if t.not {
		for _, w := range t.ways {
			if len(w) == 1 {
				for _, mark := range negative(w[0]) {
					x.mark(mark, worth, met)
				}
			}
			worth = max(worth-0.06, 0.6)
		}
		worth = elseways
	}
	if x.isName(t) {
		worth *= 0.94 // who uses a word of names means it sooner than what else it means
	}
	for _, w := range t.ways {
		if kind, name, _ := strings.Cut(w[0], ":"); t.struck && kind == "kw" && len(w) == 1 {
			x.mark("vs:"+name, worth, met)
			x.mark("of:"+name, worth*0.95, met)
			x.way(w, worth*0.5, t, met)
		} else {
			x.way(w, worth, t, met)
		}
		worth = max(worth-0.08, worth*0.8)
	}
	if t.number != "" {
		x.mark(t.number, 1, met)
	}
	if t.object && len(t.ways) > 0 && strings.HasPrefix(t.ways[0][0], "sub:") {
		x.mark("of:creature", anyKind, met)
	}
	x.sought(t, met, named)
}

// isName reports whether a term is a word of names.
func (x *Index) isName(t *term) bool {
	if len(t.words) != 1 || t.from == nil {
		return false
	}
	_, ok := x.number[t.from.name+t.words[0]]
	return ok
}

// sought raises what has the words of a term in its name or texts.
func (x *Index) sought(t *term, met []float32, named []int32) {
	for _, w := range t.ways {
		if kind, name, _ := strings.Cut(w[0], ":"); len(w) == 1 && (kind == "sub" || kind == "slot" || kind == "type") {
			x.name("w:"+fold.Stem(name, false), named)
		}
		if word, ok := strings.CutPrefix(w[0], "w:"); ok && len(w) == 1 {
			x.name("w:"+word, named)
			if !t.not {
				x.mark("en:"+word, byKin, met)
			}
		}
	}
	for _, word := range t.like {
		if !t.not {
			x.mark(t.from.text+word, byKin, met)
		}
	}
	for _, l := range x.lexicons {
		if l != t.from && len(t.ways) > 0 {
			continue // "wand" is a wall, then
		}
		name, text := l.name, l.text
		if l != t.from {
			x.name(name+l.Stem(t.raw), named)
			x.mark(name+l.Stem(t.raw), byName, met)
			x.mark(text+l.Stem(t.raw), byText, met)
			continue
		}
		for _, word := range t.words {
			x.name(name+word, named)
		}
		switch {
		case t.not && len(t.words) == 1:
			x.mark(text+t.words[0], byText*0.7, met)
		case t.not:
		case len(t.words) == 1:
			x.mark(name+t.words[0], byName, met)
			x.mark(text+t.words[0], byText, met)
		case len(t.words) > 1:
			w := make(way, len(t.words))
			for i, word := range t.words {
				w[i] = text + word
			}
			x.way(w, byText, t, met)
		}
	}
}

// name counts a word of names that is met.
func (x *Index) name(mark string, named []int32) {
	if n, ok := x.number[mark]; ok {
		for _, d := range x.bearers[n] {
			named[x.deeds[d].entry]++
		}
	}
}

// mark raises what has a mark.
func (x *Index) mark(mark string, worth float32, met []float32) {
	n, ok := x.number[mark]
	if !ok {
		return
	}
	for _, d := range x.bearers[n] {
		met[d] = max(met[d], worth)
	}
}

// way raises what has all marks of a way.
func (x *Index) way(w way, worth float32, t *term, met []float32) {
	var rest [6]int32
	marks := rest[:0]
	for _, mark := range w {
		n, ok := x.number[mark]
		if !ok {
			return
		}
		marks = append(marks, n)
	}
	last := marks[len(marks)-1]
	switch {
	case t.head && !isHead(w[0]):
		worth *= 0.54
	case t.object && isHead(w[0]) && !strings.HasPrefix(w[0], "w:"):
		worth *= 0.55
	}
	for _, d := range x.bearers[last] {
		all := true
		for _, m := range marks[:len(marks)-1] {
			all = all && x.has(d, m)
		}
		if all {
			met[d] = max(met[d], worth)
		}
	}
	x.kin(w, worth, met)
}

// kin raises what bears in its name, or speaks of, the kind a mark names.
func (x *Index) kin(w way, worth float32, met []float32) {
	kind, name, _ := strings.Cut(w[0], ":")
	if len(w) > 1 || kind != "sub" && kind != "slot" && kind != "type" {
		return
	}
	x.mark("w:"+fold.Stem(name, false), worth*0.85, met)
	if kind == "sub" {
		x.mark("of:"+name, worth*0.8, met)
	}
}
