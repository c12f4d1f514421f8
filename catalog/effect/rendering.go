package effect

import (
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/fold"
	"github.com/quickcast/quickcast/internal/pick"
)

// renderings is how many ways to say a name are tried: words with many meanings multiply.
const renderings = 200

// Renderings are the English words a name in the lexicon's language can be made of, as stems in
// the order of the alphabet: "Mauer aus Stein" is "ston" and "wall". A word it does not have
// stands for itself, as names of places do.
func (l *Lexicon) Renderings(name string) [][]string {
	all := [][]string{nil}
	for _, word := range fold.Words(name) {
		if l.isArticle(word) || l.entries[l.Stem(word)].role != means {
			continue
		}
		ways := l.ways(word)
		if ways == nil {
			ways = [][]string{{fold.Stem(word, false)}}
		}
		all = product(all, ways)
	}
	for _, words := range all {
		slices.Sort(words)
	}
	return all
}

// product is each of the first with each of the second behind it; nothing where that is too many.
func product(first, second [][]string) (all [][]string) {
	if len(first)*len(second) > renderings {
		return nil
	}
	for _, a := range first {
		for _, b := range second {
			all = append(all, slices.Concat(a, b))
		}
	}
	return all
}

// ways are the English stems a word can mean, of a compound those of its parts, wherever it can
// be taken apart; nil where the lexicon does not have it.
func (l *Lexicon) ways(word string) (all [][]string) {
	s := l.entries[l.Stem(word)]
	if s.ways == nil { // a stem that is bent once more: "lichts"
		s = l.entries[l.Stem(l.Stem(word))]
	}
	for _, w := range s.ways {
		stems := pick.Each(w, func(mark string) string { return strings.TrimPrefix(mark, "w:") })
		all = append(all, stems)
	}
	if all != nil {
		return all
	}
	for at := 3; at <= len(word)-3 && len(all) < renderings; at++ {
		front, long := l.Front(word[:at], func(stem string) bool { return l.entries[stem].ways != nil })
		if long > 0 {
			all = append(all, product(l.ways(front), l.ways(word[at:]))...)
		}
	}
	return all
}

// Stems are the stems of an English name as renderings have them: with each of its words in
// one, and with one of them taken apart anywhere, since "fireball" is two words elsewhere.
func Stems(name string) [][]string {
	words := pick.Where(fold.Words(name), func(word string) bool { return !isArticle(word) })
	said := func(words []string) []string {
		stems := pick.Made(words, func(word string) string { return fold.Stem(word, false) })
		slices.Sort(stems)
		return stems
	}
	all := [][]string{said(words)}
	for i, word := range words {
		for at := 3; at <= len(word)-3; at++ {
			all = append(all, said(slices.Replace(slices.Clone(words), i, i+1, word[:at], word[at:])))
		}
	}
	return all
}
