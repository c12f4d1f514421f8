package fold

import "strings"

// Stem takes from a folded word what only bends it: "brennen", "brennt" and "brennend"
// are "brenn", "geheilt" and "heilung" are "heil", and of a language that bends its words
// little "stunned" and "stuns" are "stun". ä, ö and ü may be there as one letter or written
// out. It is meant for comparing stems with stems; it is no word.
func Stem(word string, bent bool) string {
	if len(word) < 4 {
		return word
	}
	if !bent {
		return englishStem(word)
	}
	if strings.Contains(word, "e") {
		word = plainUmlauts(word)
	}
	cut := withoutEnd(word, 4, "etes", "eten", "eter", "etem", "ete", "tes", "ten", "ter", "tem", "te")
	if cut == word || strings.HasSuffix(cut, "f") || strings.HasSuffix(cut, "s") { // gift-en, rost-en
		cut = withoutEnd(word, 4, "ens", "ern", "ert", "eln", "elt", "en", "er", "es", "em", "et", "el", "st", "e", "s", "t")
	}
	if strings.HasSuffix(cut, "rn") || strings.HasSuffix(cut, "ln") { // opfer-n
		cut = withoutEnd(cut, 4, "n")
	}
	word = withoutEnd(cut, 4, "el", "er")
	word = withoutEnd(word, 4, "igkeit", "heit", "keit", "ung", "elnd", "ernd", "end", "lich", "isch", "bar", "ig")
	if len(word) > 5 && strings.HasPrefix(word, "ge") {
		return word[2:]
	}
	for _, before := range []string{"auf", "aus", "ein", "ab", "an", "weg", "um", "los", "zuruck", "nieder"} {
		if rest, ok := strings.CutPrefix(word, before+"ge"); ok && len(rest) > 3 {
			return before + rest // aufgewacht, aufwachen
		}
	}
	return word
}

// Bare takes the particle from such a stem: "verrost" is "rost". It gives nothing where
// there is none.
func Bare(stem string) string {
	for _, before := range []string{"ver", "zer", "ent", "be", "er", "auf", "aus", "ein", "an", "ab", "um"} {
		if rest, ok := strings.CutPrefix(stem, before); ok && len(rest) > 3 {
			return rest
		}
	}
	return ""
}

// plainUmlauts writes ae, oe and ue as they are folded from ä, ö and ü.
func plainUmlauts(word string) string {
	out := make([]byte, 0, len(word))
	for i := range len(word) {
		if word[i] == 'e' && i > 0 && strings.IndexByte("aou", word[i-1]) >= 0 {
			continue
		}
		out = append(out, word[i])
	}
	return string(out)
}

func englishStem(word string) string {
	cut := withoutEnd(word, 3, "ings", "ing", "ied", "ies", "ed", "es", "er", "s", "e")
	if n := len(cut); n < len(word) && n > 3 && cut[n-1] == cut[n-2] && cut[n-1] != 's' && cut[n-1] != 'l' {
		cut = cut[:n-1]
	}
	if n := len(cut); n > 3 && (cut[n-1] == 'e' || cut[n-1] == 'y') {
		cut = cut[:n-1]
	}
	return cut
}

// withoutEnd cuts the first of the ends the word has, where enough is left.
func withoutEnd(word string, least int, ends ...string) string {
	for _, end := range ends {
		if len(word) >= len(end)+least && strings.HasSuffix(word, end) {
			return word[:len(word)-len(end)]
		}
	}
	return word
}
