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
	byRecall = 0.7  // among the words something is recalled by
	byText   = 0.7  // in a text
	byKin    = 0.55 // in a text by another word for it
	elseways = 0.55 // the thing itself where what stops it is sought
	notText  = 0.5  // a text with the word where what stops it is sought
	ofName   = 0.08 // for a name that is met whole
	nokind   = 0.83 // what is not of the kind that is sought
	affected = 0.55 // what is of the kind that something is to be done to
	rarely   = 0.08 // the part that the rarity of a mark decides
	largest  = 12   // dice or points no deed has more of
	literal  = 0.7  // of what is missing to the full score, for all words as they are
)

// Paper is what a search writes on; the next may write on it again.
type Paper struct {
	met     [][]float32 // per term a number a deed
	weight  []float32
	touched []bool    // per entry whether anything was met
	named   []int32   // per entry how many words of its name were met
	said    []float32 // per entry how much of the words as they are
	have    []float32 // the same of one word
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
	p.touched = append(p.touched[:0], make([]bool, len(x.entries))...)
	total := float32(0.01)
	for i := range q.terms {
		p.met[i] = cleared(p.met[i], len(x.deeds))
		x.meet(&q.terms[i], p.met[i], p.named)
		p.weight = append(p.weight, x.weigh(&q.terms[i], p.met[i], p.touched))
		total += p.weight[i]
	}
	x.literally(q, p)
	for i, e := range x.entries {
		if !p.touched[i] && p.said[i] == 0 {
			continue
		}
		plain := 0.85 + 0.15*e.plain
		scores[i] = 1 - (1-min(x.entry(e, q, total, p), 1))*(1-literal*p.said[i]*plain)
		for t := range q.terms {
			if q.terms[t].head && !x.isOf(e, &q.terms[t]) {
				scores[i] *= nokind
			}
		}
		if scores[i] > 0 && e.name > 0 {
			share := float32(min(p.named[i], e.name)) / float32(e.name)
			scores[i] *= 1 + ofName*share*share
		}
	}
}

// isOf reports whether an entry is of the kind that a term says; where that is no kind, it is.
func (x *Index) isOf(e entry, t *term) bool {
	kinds := false
	for _, w := range t.ways {
		if isHead(w[0]) {
			kinds = true
			if n, ok := x.number[w[0]]; ok && x.has(e.first, n) {
				return true
			}
		}
	}
	return !kinds
}

// cleared is a list of noughts.
func cleared(list []float32, size int) []float32 {
	if cap(list) < size {
		return make([]float32, size)
	}
	clear(list[:size])
	return list[:size]
}

// literally tells for each entry how much of the words of a question stands as it is in its
// name, in what it is recalled by, and in its texts: words that few have count for more.
func (x *Index) literally(q *Question, p *Paper) {
	p.said = cleared(p.said, len(x.entries))
	if len(q.terms) == 1 && q.terms[0].isKind() {
		return // who asks for demons means no card that speaks of them
	}
	all, most := float32(0), math.Log(float64(len(x.entries)+1))
	for _, word := range q.said {
		p.have = cleared(p.have, len(x.entries))
		n := 0
		for _, in := range [...]struct {
			mark  string
			worth float32
		}{{q.from.text + word, 0.7}, {q.from.name + word, 0.5}, {q.from.recall + word, 1}} {
			m, ok := x.number[in.mark]
			if !ok {
				continue
			}
			for _, d := range x.bearers[m] {
				e := x.deeds[d].entry
				if p.have[e] == 0 {
					n++
				}
				p.have[e] = max(p.have[e], in.worth)
			}
		}
		w := float32(math.Log(float64(len(x.entries)+1)/float64(n+1)) / most)
		all += w
		for i, have := range p.have {
			p.said[i] += w * have
		}
	}
	for i := range p.said {
		p.said[i] /= max(all, 0.01)
	}
}

// entry is how well one entry answers: by its best deed, with what else it is.
func (x *Index) entry(e entry, q *Question, total float32, p *Paper) float32 {
	best := float32(0)
	for d := e.first; d < e.end; d++ {
		if d == e.first && e.end > e.first+1 {
			continue
		}
		sum := float32(0)
		for t := range q.terms {
			sum += p.weight[t] * max(p.met[t][e.first], p.met[t][d])
		}
		place := float32(d-e.first-1)*0.004 + float32(x.deeds[d].acts)*0.01 + float32(x.deeds[d].ifs)*0.012
		if q.most {
			sum *= 0.7 + 0.3*min(x.deeds[d].size/largest, 1)
		}
		best = max(best, sum/total-min(place, 0.1))
	}
	focus := 1 / (1 + 0.15*float32(e.end-e.first-2))
	return best * (0.8 + 0.15*e.plain + 0.05*focus)
}

// weigh is how much a term tells: what few have tells much, and nothing what none has. It
// notes which entries meet it at all.
func (x *Index) weigh(t *term, met []float32, touched []bool) float32 {
	have := 0
	for i, e := range x.entries {
		most := slices.Max(met[e.first:e.end])
		touched[i] = touched[i] || most > 0
		if most >= 0.5 {
			have++
		}
	}
	if have == 0 && !t.not {
		return 0
	}
	w := x.rarity(have)
	if light(t) {
		w *= 0.35
	}
	return max(w, 0.06)
}

// rarity is 1 for what hardly any has, and near 0 for what all have.
func (x *Index) rarity(have int) float32 {
	all := float64(len(x.entries))
	return float32(math.Log(1+all/float64(have+2)) / math.Log(1+all/2))
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
				against := negative(w[0])
				if t.barred {
					against = against[:1]
				}
				for _, mark := range against {
					x.mark(mark, worth, met)
				}
			}
			worth = max(worth-0.06, 0.6)
		}
		worth = elseways
	}
	for _, w := range t.ways {
		x.way(w, worth, t, met)
		worth = max(worth-0.08, worth*0.8)
	}
	if t.number != "" {
		x.mark(t.number, 1, met)
	}
	x.sought(t, met, named)
}

// sought raises what has the words of a term in its name or texts.
func (x *Index) sought(t *term, met []float32, named []int32) {
	for _, w := range t.ways {
		kind, name, _ := strings.Cut(w[0], ":")
		switch {
		case len(w) > 1:
		case kind == "w":
			x.name(w[0], named)
			if !t.not {
				x.mark("en:"+name, byKin, met)
			}
		case kind == "sub" || kind == "slot" || kind == "type":
			x.name("w:"+fold.Stem(name, false), named)
		}
	}
	for _, l := range x.lexicons {
		if l != t.from {
			if len(t.ways) == 0 { // else "wand" is a wall
				x.name(l.name+l.Stem(t.raw), named)
				x.mark(l.name+l.Stem(t.raw), byName, met)
				x.mark(l.text+l.Stem(t.raw), byText, met)
			}
			continue
		}
		told, recalled := make(way, len(t.words)), make(way, len(t.words))
		for i, word := range t.words {
			x.name(l.name+word, named)
			told[i], recalled[i] = l.text+word, l.recall+word
		}
		switch {
		case len(t.words) == 0, t.not && len(t.words) > 1:
		case t.not:
			x.mark(told[0], notText, met)
		default:
			x.way(told, byText, t, met)
			x.way(recalled, byRecall, t, met)
			if len(t.words) == 1 {
				x.mark(l.name+t.words[0], byName, met)
			}
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
	x.way(way{mark}, worth, &term{}, met)
}

// way raises what has all marks of a way: a little more where few have the last of them.
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
	if t.object && isHead(w[0]) && !strings.HasPrefix(w[0], "w:") {
		worth *= affected
	}
	last := x.bearers[marks[len(marks)-1]]
	worth *= 1 - rarely + rarely*min(x.rarity(len(last)), 1)
	for _, d := range last {
		all := true
		for _, m := range marks[:len(marks)-1] {
			all = all && x.has(d, m)
		}
		if all {
			met[d] = max(met[d], worth)
		}
	}
}
