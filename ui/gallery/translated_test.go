package main

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/uitest"
	"github.com/quickcast/quickcast/ui/uitest/furnish"
	"github.com/quickcast/quickcast/ui/uitest/pseudo"
)

// Whatever is read on any screen is a text of the language, or a name: in a language in
// which every text has accents, words without any were said in English somewhere below.
func TestEverythingReadIsTranslated(t *testing.T) {
	names := printedNames(t)
	all, err := pseudo.Assets(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	w, err := words.Load(all, pseudo.Language)
	if err != nil {
		t.Fatal(err)
	}
	as := plain(uitest.Phone())
	as.lang = pseudo.Language
	v, err := open(nil, as)
	if err != nil {
		t.Fatal(err)
	}
	for _, stop := range furnish.Stops(v.book) {
		if stop.Name == "codex" || stop.Name == "term" {
			continue // the codex itself is written in two languages, and shows both
		}
		v.look(stop)
		v.untranslated(t, stop.Name, names)
	}
	v.close()
	for _, s := range some(scenes()) {
		v, err := open(nil, as)
		if err != nil {
			t.Fatal(err)
		}
		if err := v.lead(s, w); err != nil {
			t.Fatal(err)
		}
		v.untranslated(t, s.name, names)
		v.close()
	}
}

// untranslated reports what is read without an accent and is no name.
func (v *visit) untranslated(t *testing.T, where string, names map[string]bool) {
	t.Helper()
	for _, top := range append([]fyne.CanvasObject{v.window.Content()}, v.window.Canvas().Overlays().List()...) {
		uitest.Walk(top, func(o fyne.CanvasObject) {
			text, ok := o.(*canvas.Text)
			if !ok || !text.Visible() || strings.ContainsAny(text.Text, "[]") {
				return
			}
			for _, part := range parts(text.Text) {
				if isPlain(part) && !names[part] && !names[reversed(part)] {
					t.Errorf("%s: %q in %q", where, part, text.Text)
				}
			}
		})
	}
}

// parts are what is said one after the other in a line, without signs and numbers around it.
func parts(line string) []string {
	all := strings.FieldsFunc(line, func(r rune) bool { return strings.ContainsRune("·,:…", r) })
	for i, part := range all {
		all[i] = strings.TrimFunc(part, func(r rune) bool { return !unicode.IsLetter(r) })
	}
	return all
}

// reversed is how a turned line is set.
func reversed(line string) string {
	letters := []rune(line)
	slices.Reverse(letters)
	return string(letters)
}

// isPlain tells whether a text is a word of three letters at least, none of them with an accent.
func isPlain(text string) bool {
	letters := 0
	for _, r := range text {
		if r > unicode.MaxASCII {
			return false
		}
		if unicode.IsLetter(r) {
			letters++
		}
	}
	return letters > 2
}

// printedNames are names that are the same in every language.
func printedNames(t *testing.T) map[string]bool {
	t.Helper()
	cat, err := catalog.Load(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{"English": true, "Deutsch": true, "Quickcast": true, "The Pyre Court": true, "Winter evening": true}
	add := func(printed string) {
		for _, part := range parts(printed) {
			names[part] = true
			for _, word := range strings.Fields(part) { // a name may stand on two lines
				names[word] = true
			}
		}
	}
	for _, card := range cat.Cards() {
		add(card.Name)
		add(card.SummaryIn("en")) // cards are summed up in the languages of the data
		for _, code := range card.Codes {
			add(code)
		}
		for _, a := range card.Attacks {
			add(a.Name)
		}
	}
	for _, set := range cat.Sets() {
		add(set.Name)
	}
	for _, m := range cat.Mages() {
		add(m.Name)
		add(m.Class)
	}
	return names
}
