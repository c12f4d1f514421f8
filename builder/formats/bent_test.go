package formats

import (
	"strings"
	"testing"
)

// A number may be a word and a name may be bent, in both languages; an invented name that begins
// like a card stays unknown, with its count and what may be meant.
func TestBentAndInventedNames(t *testing.T) {
	s := scribe(t)
	for line, want := range map[string]string{
		"4 fireballs": "fireball 4", "four Fireball": "fireball 4", "zwei Lederhosen": "leather-chausses 2", "eine Feuerblume": "", "vier Feuerbälle": "fireball 4", "zwo Mauern aus Stein": "wall-of-stone 2", "Feuerbälle x3": "fireball 3",
		"🔥 2x Fireball": "fireball 2", "2️⃣ Fireball": "fireball 2", "2|Fireball|1": "fireball 2",
		"2 Fireball of Doom and Sorrow": "", "3 Sleep Demon": "",
	} {
		r, err := s.Read([]byte("Mage: Warlock\n1 Dispel\n"+line+"\n"), Options{})
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		got := ""
		for _, e := range r.Book.Entries {
			if e.Card != "dispel" {
				got = string(e.Card) + " " + string(rune('0'+e.Count))
			}
		}
		if got != want {
			t.Errorf("%q is read as %q, want %q", line, got, want)
		}
		if want == "" && (len(r.Book.Kept) != 1 || r.Book.Kept[0].Count < 1 || len(r.Problems) != 1) {
			t.Errorf("%q is kept as %+v", line, r.Book.Kept)
		}
	}
}

// What somebody writes below a book that was quoted is none of it, unless it may name a card.
func TestAnAnswerBelowAQuote(t *testing.T) {
	s := scribe(t)
	const quote = "Bob wrote:\n> Warlock (Arraxian Crown)\n> 2 FIREBALL (L2, 4 pts)\n> 3 Dispel\n"
	for below, problems := range map[string]int{"\nNice one!\nAnna\n": 0, "\nBear Strenght\n": 1, "\n2 of them?\n": 1, "\n1 Rust\n": 0} {
		r := read(t, s, quote+below)
		if len(r.Problems) != problems || r.Book.Count("fireball") != 2 || r.Book.Count("rust") != strings.Count(below, "Rust") {
			t.Errorf("%q gives %+v, %+v", below, r.Book.Entries, r.Problems)
		}
	}
}
