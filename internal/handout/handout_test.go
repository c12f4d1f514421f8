package handout_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"quickcast/assets"
	"quickcast/catalog/lesson"
	"quickcast/internal/handout"
	"quickcast/internal/paper"
)

func TestPDF(t *testing.T) {
	fonts, err := paper.LoadFonts(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	var entries []lesson.Entry
	for range 40 {
		entries = append(entries, lesson.Entry{
			Title: "Rüstung", Other: "Armor", Text: strings.Repeat("hält normalen Schaden ab ", 12), Notes: []string{"Arena: kritischer geht durch"},
		})
	}
	pages := map[bool]int{}
	for _, size := range paper.Sizes() {
		for _, large := range []bool{false, true} {
			o := handout.Options{Size: size, Large: large, Made: time.Unix(0, 0)}
			data, err := handout.PDF(fonts, "Erster Abend", entries, o)
			if err != nil || !bytes.HasPrefix(data, []byte("%PDF")) {
				t.Fatalf("%s: %d bytes, %v", size, len(data), err)
			}
			again, _ := handout.PDF(fonts, "Erster Abend", entries, o)
			if !bytes.Equal(data, again) {
				t.Error("the same list gives other bytes")
			}
			pages[large] = bytes.Count(data, []byte("/Type /Page\n"))
		}
	}
	if pages[true] != 40 || pages[false] < 2 || pages[false] > 12 {
		t.Errorf("%d pages in large type, %d in small", pages[true], pages[false])
	}
	if data, err := handout.PDF(fonts, "", nil, handout.Options{Size: paper.A4}); err != nil || len(data) == 0 {
		t.Error("an empty list", err)
	}
}
