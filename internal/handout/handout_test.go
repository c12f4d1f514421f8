package handout_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog/codex"
	"github.com/quickcast/quickcast/catalog/lesson"
	"github.com/quickcast/quickcast/internal/handout"
	"github.com/quickcast/quickcast/internal/paper"
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
	pages := map[handout.Kind]int{}
	for _, size := range paper.Sizes() {
		for _, kind := range []handout.Kind{handout.Table, handout.Wall, handout.Cards} {
			o := handout.Options{Size: size, Kind: kind, Made: time.Unix(0, 0)}
			data, err := handout.PDF(fonts, "Erster Abend", entries, o)
			if err != nil || !bytes.HasPrefix(data, []byte("%PDF")) {
				t.Fatalf("%s: %d bytes, %v", size, len(data), err)
			}
			again, _ := handout.PDF(fonts, "Erster Abend", entries, o)
			if !bytes.Equal(data, again) {
				t.Error("the same list gives other bytes")
			}
			pages[kind] = bytes.Count(data, []byte("/Type /Page\n"))
		}
	}
	if small := pages[handout.Table]; pages[handout.Wall] != 40 || small < 2 || small > 12 {
		t.Errorf("%d pages in large type, %d in small", pages[handout.Wall], small)
	}
	if pages[handout.Cards] != 10 { // eight cards a sheet, each with a front and a back
		t.Errorf("%d pages of cards", pages[handout.Cards])
	}
	if data, err := handout.PDF(fonts, "", nil, handout.Options{Size: paper.A4}); err != nil || len(data) == 0 {
		t.Error("an empty list", err)
	}
}

// Every term of the codex has a page of its own on the wall, however long its name and its
// text are, in both languages.
func TestEveryTermHasOnePageOnTheWall(t *testing.T) {
	fonts, err := paper.LoadFonts(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	terms, err := codex.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range []string{"en", "de"} {
		var entries []lesson.Entry
		for _, term := range terms.Terms() {
			e := lesson.Entry{Title: term.NameIn(lang), Other: term.Name, Text: term.TextIn(lang)}
			if reading := term.In(lang).Differs; term.Differ() {
				e.Notes = append(e.Notes, "Academy: "+reading.Academy, "Arena: "+reading.Arena)
			}
			if open := term.In(lang).Uncertain; open != "" {
				e.Notes = append(e.Notes, open)
			}
			entries = append(entries, e)
		}
		for _, size := range paper.Sizes() {
			data, err := handout.PDF(fonts, "Codex", entries, handout.Options{Size: size, Kind: handout.Wall})
			if pages := bytes.Count(data, []byte("/Type /Page\n")); err != nil || pages != len(entries) {
				t.Errorf("%s, %s: %d pages for %d terms, %v", lang, size, pages, len(entries), err)
			}
		}
	}
}
