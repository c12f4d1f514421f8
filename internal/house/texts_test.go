package house

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/words"
)

// entry is a text of one language as it stands in the file: one form, or
// several by plural.
type entry struct {
	file  string
	forms map[string]string
	by    string // the placeholder that picks the form
}

func texts(t *testing.T, lang string) map[string]entry {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, "assets/words", lang, "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no texts for %s: %v", lang, err)
	}
	all := make(map[string]entry)
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var raw map[string]any
		if err := json.Unmarshal(data, &raw); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		for id, value := range raw {
			e := entry{file: filepath.Base(file), forms: make(map[string]string), by: "Count"}
			switch v := value.(type) {
			case string:
				e.forms["other"] = v
			case map[string]any:
				for form, text := range v {
					e.forms[form], _ = text.(string)
				}
			}
			if by, ok := e.forms["by"]; ok {
				e.by = by
				delete(e.forms, "by")
			}
			all[id] = e
		}
	}
	return all
}

var placeholder = regexp.MustCompile(`{{[^}]*}}`)

// placeholders are the names a text needs filled; "Count" may be left out of
// one form ("one card") and stay in the other.
func (e entry) placeholders() []string {
	var names []string
	for _, text := range e.forms {
		names = append(names, placeholder.FindAllString(text, -1)...)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// filled is a form with its placeholders filled.
func (e entry) filled(form string, args map[string]any) string {
	return placeholder.ReplaceAllStringFunc(e.forms[form], func(p string) string {
		return fmt.Sprint(args[strings.Trim(p, "{.}")])
	})
}

func TestLanguagesSayTheSame(t *testing.T) {
	first := words.English
	model := texts(t, first)
	for _, lang := range words.Languages(assets.FS)[1:] {
		other := texts(t, lang)
		for id, want := range model {
			got, ok := other[id]
			switch {
			case !ok:
				t.Errorf("%s (%s/%s) has no text in %s", id, first, want.file, lang)
			case got.file != want.file:
				t.Errorf("%s stands in %s/%s but in %s/%s", id, first, want.file, lang, got.file)
			case (len(got.forms) > 1) != (len(want.forms) > 1) || got.by != want.by:
				t.Errorf("%s has plural forms in one of %s and %s only, or by different numbers", id, first, lang)
			case !slices.Equal(got.placeholders(), want.placeholders()):
				t.Errorf("%s needs %v in %s but %v in %s", id, want.placeholders(), first, got.placeholders(), lang)
			}
		}
		for id, extra := range other {
			if _, ok := model[id]; !ok {
				t.Errorf("%s (%s/%s) has no text in %s", id, lang, extra.file, first)
			}
		}
	}
}

// TestTextsAreWellFormed sees that every text can be shown.
func TestTextsAreWellFormed(t *testing.T) {
	deck := regexp.MustCompile(`(?i)\bdecks?\b`)
	elsewhere := regexp.MustCompile(`(?i)another game|anderen Spiels`) // where it is one
	simple := regexp.MustCompile(`^{{\.[A-Z][A-Za-z0-9]*}}$`)
	for _, lang := range words.Languages(assets.FS) {
		for id, e := range texts(t, lang) {
			if e.by != "Count" && !(len(e.forms) > 1 && slices.Contains(e.placeholders(), "{{."+e.by+"}}")) {
				t.Errorf("%s, %s: by %s, which is no number of its forms", lang, id, e.by)
			}
			for form, text := range e.forms {
				if strings.TrimSpace(text) != text || text == "" {
					t.Errorf("%s, %s, %s: empty, or with space around it", lang, id, form)
				}
				for _, p := range placeholder.FindAllString(text, -1) {
					if !simple.MatchString(p) {
						t.Errorf("%s, %s: %s is not of the form {{.Name}}", lang, id, p)
					}
				}
				if strings.Contains(placeholder.ReplaceAllString(text, ""), "{{") {
					t.Errorf("%s, %s: an open {{", lang, id)
				}
				if deck.MatchString(text) && !elsewhere.MatchString(text) {
					t.Errorf("%s, %s: a spellbook is never called a deck", lang, id)
				}
			}
		}
	}
}

// use is what the code says about texts: ids in full, and beginnings of ids
// that are put together.
type use struct {
	ids      map[string]string // id: a place it is named at
	prefixes []string
}

func uses(t *testing.T, areas []string) use {
	t.Helper()
	id := regexp.MustCompile(`^(` + strings.Join(areas, "|") + `)(\.[a-zA-Z0-9-]+)+$`)
	prefix := regexp.MustCompile(`^(` + strings.Join(areas, "|") + `)\.[a-zA-Z0-9.-]*`)
	found := use{ids: make(map[string]string)}
	for _, s := range sources(t) {
		joined := make(map[ast.Node]bool)
		ast.Inspect(s.file, func(node ast.Node) bool {
			switch n := node.(type) {
			case *ast.ImportSpec:
				return false
			case *ast.BinaryExpr:
				joined[n.X] = n.Op == token.ADD
				if left, ok := n.X.(*ast.BinaryExpr); ok {
					joined[left.X] = true
				}
			case *ast.BasicLit:
				text, err := strconv.Unquote(n.Value)
				if n.Kind != token.STRING || err != nil {
					return true
				}
				switch {
				case joined[n] || strings.Contains(text, "%") || strings.HasSuffix(text, "-"):
					if p := prefix.FindString(text); p != "" {
						found.prefixes = append(found.prefixes, p)
					}
				case id.MatchString(text) && !isFileName(text):
					found.ids[text] = s.at(n)
				}
			}
			return true
		})
	}
	return found
}

// isFileName tells whether what looks like an id is a file of the data.
func isFileName(text string) bool {
	return slices.Contains([]string{".json", ".log", ".svg", ".ttf", ".txt", ".o8d", ".md", ".csv", ".png", ".pdf"}, filepath.Ext(text))
}

// TestTextsAndCodeMeet finds texts that nobody shows and ids without a text,
// as far as ids can be seen in the code.
func TestTextsAndCodeMeet(t *testing.T) {
	defined := texts(t, words.English)
	var areas []string
	for id := range defined {
		area, _, _ := strings.Cut(id, ".")
		areas = append(areas, area)
	}
	slices.Sort(areas)
	found := uses(t, slices.Compact(areas))
	ids := slices.Sorted(maps.Keys(defined))
	data := dataFiles(t)
	for literal, place := range found.ids {
		if !slices.ContainsFunc(ids, func(id string) bool { return begins(literal, id) }) {
			t.Errorf("%s: %q has no text", place, literal)
		}
	}
	for _, id := range ids {
		shown := strings.Contains(data, `"`+id+`"`) ||
			slices.ContainsFunc(found.prefixes, func(p string) bool { return strings.HasPrefix(id, p) })
		for literal := range found.ids {
			shown = shown || begins(literal, id)
		}
		if !shown {
			t.Errorf("%s (%s) is shown nowhere", id, defined[id].file)
		}
	}
}

// dataFiles are the project's own data, which may name texts too.
func dataFiles(t *testing.T) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, "assets/data/*.json"))
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(data)
	}
	return all.String()
}

// begins tells whether a literal is an id, or the beginning of one to which
// code adds a word: "clock.won" for "clock.wonDamage".
func begins(literal, id string) bool {
	rest, ok := strings.CutPrefix(id, literal)
	return ok && (rest == "" || !unicode.IsLower(rune(rest[0])))
}

// TestCodeNamesNoLanguage holds the code to one model of languages: what one says of words is
// in its folder of assets/words, and the code finds it there. What may still name German is
// the text of a deed, which has both, the setting, and what draws screens in it.
func TestCodeNamesNoLanguage(t *testing.T) {
	still := []string{"catalog/deed/", "catalog/effects_card.go", "catalog/effects_deed.go", "tracker/magewars/", "internal/config/", "ui/uitest/", "ui/gallery/"}
	named := regexp.MustCompile(`^"de[":]|[gG]erman|^DE$`)
	for _, s := range sources(t) {
		if slices.ContainsFunc(still, func(path string) bool { return strings.HasPrefix(s.path, path) }) {
			continue
		}
		ast.Inspect(s.file, func(node ast.Node) bool {
			said := ""
			switch n := node.(type) {
			case *ast.Ident:
				said = n.Name
			case *ast.BasicLit:
				said = n.Value
			}
			if named.MatchString(said) {
				t.Errorf("%s names a language: %s", s.at(node), said)
			}
			return true
		})
	}
}
