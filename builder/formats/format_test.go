package formats

import (
	"errors"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
)

func scribe(t testing.TB) *Scribe {
	t.Helper()
	c, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	return NewScribe(c)
}

func read(t *testing.T, s *Scribe, text string) Result {
	t.Helper()
	r, err := s.Read([]byte(text), Options{})
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return r
}

// thereAndBack are the formats that can be written and read, whatever the book; a
// picture holds no long one.
func thereAndBack() []Name { return thereAndBackBut(func(Format) bool { return false }) }

// thereAndBackBut are those of them that are not left out.
func thereAndBackBut(left func(Format) bool) []Name {
	var all []Name
	for _, f := range Formats() {
		if f.read != nil && f.Writes() && !left(f) {
			all = append(all, f.Name)
		}
	}
	return all
}

func noPrintings(f Format) bool { return f.noPrintings }

func TestDetect(t *testing.T) {
	for text, want := range map[string]Name{
		"<?xml version=\"1.0\"?><deck/>":        O8D,
		"\n  <deck/>":                           O8D,
		"{\"quickcast\":\"spellbook\"}":         JSON,
		"[{\"name\":\"Dispel\"}]":               JSON,
		"[b]Creatures[/b]\n2 Dispel":            BBCode,
		"[spellbook]\n[spellbookheader]":        Forum,
		"# My book\n\n- 2x Dispel":              Markdown,
		"Mage: Wizard\n**Attack**\n":            Markdown,
		"count,name\n2,Dispel":                  CSV,
		"kind;count;name;id;section\n":          CSV,
		"2x Dispel\n2x Teleport":                Text,
		"2 Cervere, The Forest Shadow\n1 Block": Text,
	} {
		if got := scribe(t).detect(text).Name; got != want {
			t.Errorf("Detect(%q) = %s, want %s", text, got, want)
		}
	}
}

func TestEncodings(t *testing.T) {
	s := scribe(t)
	plain := "Mage: Wizard (Academy)\r\n2 Slavörg, Fang of the First Moon\r\n1 Vereinte Stärke\r\n"
	utf16 := func(big bool, mark string) []byte {
		out := []byte(mark)
		for _, r := range plain {
			lo, hi := byte(r), byte(r>>8)
			if big {
				lo, hi = hi, lo
			}
			out = append(out, lo, hi)
		}
		return out
	}
	latin := strings.NewReplacer("ö", "\xf6", "ä", "\xe4").Replace(plain)
	for name, data := range map[string][]byte{
		"UTF-8":                    []byte(plain),
		"UTF-8 with mark":          []byte("\xef\xbb\xbf" + plain),
		"UTF-16 little":            utf16(false, "\xff\xfe"),
		"UTF-16 big":               utf16(true, "\xfe\xff"),
		"UTF-16 little, no mark":   utf16(false, ""),
		"UTF-16 big, no mark":      utf16(true, ""),
		"Windows-1252":             []byte(latin),
		"old Mac line ends":        []byte(strings.ReplaceAll(plain, "\r\n", "\r")),
		"UTF-8, decomposed umlaut": []byte(strings.ReplaceAll(plain, "ö", "o\u0308")),
	} {
		r, err := s.Read(data, Options{})
		if err != nil || len(r.Problems) > 0 || r.Book.Count("slavorg-fang-of-the-first-moon") != 2 || r.Book.Count("joined-strength") != 1 {
			t.Errorf("%s: %+v, problems %+v, %v", name, r.Book, r.Problems, err)
		}
	}
}

func TestRejections(t *testing.T) {
	s := scribe(t)
	for name, test := range map[string]struct {
		data string
		want Rejection
	}{
		"empty":            {"", Empty},
		"blank":            {" \r\n\t\n", Empty},
		"a picture":        {"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x01", BadPicture},
		"binary":           {"\x7fELF\x02\x01\x01\x00\x00\x01", NotText},
		"large":            {strings.Repeat("2x Dispel\n", maxSize/9), TooLarge},
		"long":             {strings.Repeat("2\n", maxLines+1), TooLong},
		"a letter":         {"Dear Bob,\nhow are you?\n", Nothing},
		"another XML":      {"<rss><channel>Dispel</channel></rss>", NotADeck},
		"XML cut":          {"<?xml version=\"1.0\"?>\n<deck game=\"9acef3d0", Damaged},
		"DTD":              {"<!DOCTYPE deck [<!ENTITY a \"b\">]><deck><card qty=\"1\">Dispel</card></deck>", Unsafe},
		"external entity":  {"<?xml version=\"1.0\"?><!DOCTYPE deck SYSTEM \"file:///etc/passwd\"><deck/>", Unsafe},
		"no card":          {"<deck game=\"9acef3d0-efa8-4d3f-a10c-54812baecdda\"></deck>", Nothing},
		"another game":     {"<deck game=\"a6c8d2e8-7cd8-11dd-8f94-e62b56d89593\"><section name=\"Main\"><card qty=\"4\" id=\"x\">Island</card><card qty=\"2\" id=\"y\">Fireball</card></section></deck>", OtherGame},
		"JSON cut":         {"{\"quickcast\":\"spellbook\",\"version\":1,\n\"entries\":[", Damaged},
		"JSON of others":   {"{\"users\":[1,2]}", NotADeck},
		"JSON number list": {"[1,2,3]", Nothing},
		"JSON newer":       {"{\"quickcast\":\"spellbook\",\"version\":2,\"entries\":[]}", Newer},
		"JSON twice":       {"{\"quickcast\":\"spellbook\",\"version\":1,\"entries\":[]} {}", Damaged},
	} {
		_, err := s.Read([]byte(test.data), Options{})
		var rejected *RejectError
		if !errors.As(err, &rejected) || rejected.Reason != test.want {
			t.Errorf("%s: %v, want %s", name, err, test.want)
		}
	}
}

// sampleBook is a book with everything a book can have.
func sampleBook() builder.Book {
	return builder.Book{
		Name: "Feuer & Flamme: “Teil 2”", Game: "arena", Mage: "arena-wizard-sortilege", Choice: "fire",
		Entries: []builder.Entry{
			{Card: "dispel", Count: 3},
			{Card: "fireball", Count: 2},
			{Card: "wall-of-thorns", Count: 1},
			{Card: "dispel", Count: 1, Printing: "c46fd335-9b2e-4a23-b52b-77e708de89c0"},
			{Card: "cervere-the-forest-shadow", Count: 1},
		},
		Notes: "First line.\n\n  // a second: 2x Teleport\n<b>bold</b> & ]]> [i]x[/i]",
		Kept: []builder.Kept{
			{Count: 2, Name: "Bear Strenght"},
			{Count: 1, ID: "00000000-0000-0000-0000-000000000001", Section: "Creature"},
			{Count: 1, Name: `Odd "name" <x> {y} // & 7 | [b]`, ID: "id }{ \"", Section: "Weird & <section>"},
			{Count: 3, Name: "Dispel - once or 2x Teleport", Section: "Other"},
		},
	}
}

func TestRoundTripOfEverything(t *testing.T) {
	s := scribe(t)
	book := sampleBook()
	for _, f := range thereAndBack() {
		data, err := s.Write(book, f)
		if err != nil {
			t.Fatalf("%s: %v", f, err)
		}
		r, err := s.Read(data, Options{})
		if err != nil {
			t.Fatalf("%s: %v\n%s", f, err, data)
		}
		if !r.Book.Same(book) {
			t.Errorf("%s gives another book:\n%+v\nwant\n%+v\n%s", f, r.Book, book, data)
		}
	}
}

func TestPrintingsSurvive(t *testing.T) {
	s := scribe(t)
	for _, f := range thereAndBackBut(noPrintings) {
		data, _ := s.Write(sampleBook(), f)
		found := false
		for _, e := range read(t, s, string(data)).Book.Entries {
			found = found || e.Printing == "c46fd335-9b2e-4a23-b52b-77e708de89c0"
		}
		if !found {
			t.Errorf("%s loses the printing:\n%s", f, data)
		}
	}
}

// Every mage is found by the name that is written.
func TestMageNames(t *testing.T) {
	s := scribe(t)
	for _, mage := range s.catalog.Mages() {
		if mage.ID == "arena-apprentice" {
			continue
		}
		for _, text := range []string{mage.Name, string(mage.ID)} {
			if got := read(t, s, "Mage: "+text+"\n1 Dispel").Book.Mage; got != mage.ID {
				t.Errorf("%q is read as %q, want %q", text, got, mage.ID)
			}
		}
	}
}

func TestEveryCardIsFound(t *testing.T) {
	s := scribe(t)
	for _, card := range s.catalog.Cards() {
		names := append([]string{card.Name, string(card.ID), strings.ToUpper(card.Name)}, card.Aliases...)
		if name := card.Words["de"].Name; name != "" {
			names = append(names, name)
		}
		for _, name := range names {
			for _, style := range []string{"2x NAME", "NAME x2", "2 NAME", "(2) NAME", "- 2 NAME", "NAME (2)", "NAME 2", "x2 NAME = 4 pts", "2x NAME (2 points each: 4)"} {
				text := strings.Replace(style, "NAME", name, 1)
				r := read(t, s, "Mage: Warlock (Arraxian Crown)\n"+text)
				if got := r.Book.Count(card.ID); got != 2 || len(r.Problems) > 0 {
					t.Errorf("%q gives %d copies of %s, problems %+v", text, got, card.ID, r.Problems)
				}
			}
		}
	}
}
