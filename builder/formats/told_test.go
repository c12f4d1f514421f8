package formats

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/quickcast/quickcast/builder"
)

// Lists that are posted tell what a judge wants to know, and are read back as the books they
// are of: points of each entry that add up to the total, whether the book is legal, and a share
// code that is the book without its owner's notes.
func TestListsTellWhatAJudgeWants(t *testing.T) {
	s := scribe(t)
	entry := regexp.MustCompile(`(?m)(\d+)x [^\n]*? \((\d+) points?(?: each: (\d+))?\)$`)
	for _, f := range []Name{Text, BBCode, Markdown} {
		rapid.Check(t, func(t *rapid.T) {
			b := anyBook(s).Draw(t, "book")
			data, err := s.Write(b, f)
			if err != nil {
				t.Fatal(err)
			}
			text := string(data)
			if back, err := s.Read(data, Options{}); err != nil || !back.Book.Same(b) || back.Format == Code {
				t.Fatalf("%s, %v: got %+v\nwant %+v\n%s", back.Format, err, back.Book, b, text)
			}
			review, sum := builder.Look(b, s.catalog), 0
			for _, m := range entry.FindAllStringSubmatch(strings.Split(text, "\n//")[0], -1) {
				count, _ := strconv.Atoi(m[1])
				each, _ := strconv.Atoi(m[2])
				if m[3] != "" && m[3] != fmt.Sprint(count*each) {
					t.Fatal(m[0])
				}
				sum += count * each
			}
			plain := strings.NewReplacer("*", "", "[b]", "", "[/b]", "").Replace(text)
			total := fmt.Sprintf("Points: %d of %d", review.Points, review.Limit)
			if review.Limit == 0 {
				total = fmt.Sprintf("Points: %d", review.Points)
			}
			if sum != review.Points || !strings.Contains(plain, "\n"+total) {
				t.Fatalf("the entries cost %d, the book %d of %d:\n%s", sum, review.Points, review.Limit, text)
			}
			legal := map[bool]string{true: "yes", false: "no ("}[review.Legal()]
			if len(b.Kept) > 0 {
				legal = "unknown"
			}
			if !strings.Contains(plain, "\nLegal: "+legal) {
				t.Fatalf("not %s:\n%s", legal, text)
			}
			code := regexp.MustCompile(`\nCode: (QC1\S+)`).FindStringSubmatch(plain)
			if code == nil {
				t.Fatal(text)
			}
			if scanned, err := s.Read([]byte(code[1]), Options{}); err != nil || !scanned.Book.Same(b.WithNotes("")) {
				t.Fatalf("%v: the code is of %+v\nwant %+v", err, scanned.Book, b)
			}
		})
	}
}

// A list with its code beside it is the list, whatever its code says: people mend the list.
func TestAListGoesBeforeItsCode(t *testing.T) {
	s := scribe(t)
	book := builder.Book{Mage: "arena-druid-wychwood", Game: "arena", Entries: []builder.Entry{{Card: "dispel", Count: 2}}}
	data, err := s.Write(book, Text)
	if err != nil {
		t.Fatal(err)
	}
	mended := strings.Replace(string(data), "2x Dispel", "3x Dispel", 1)
	for _, text := range []string{mended, "Hi all,\n\n" + mended, "> " + strings.ReplaceAll(mended, "\n", "\n> ")} {
		if r := read(t, s, text); r.Book.Count("dispel") != 3 || len(r.Problems) > 0 || r.Book.Notes != "" {
			t.Errorf("%+v, %+v of\n%s", r.Book, r.Problems, text)
		}
	}
	code, _ := s.Code(book)
	for text, want := range map[string]int{"Mage: Druid\n3x Dispel\n1 Rust\n2 Tanglevine\n" + code + "\n": 3, "My book:\nCode: " + code: 2} {
		if r := read(t, s, text); r.Book.Count("dispel") != want || len(r.Book.Kept) > 0 {
			t.Errorf("%+v, %+v of\n%s", r.Book, r.Problems, text)
		}
	}
}
