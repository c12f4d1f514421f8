package codex_test

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog/codex"
)

// glossary reads the table of assets/words/glossary.md.
func glossary(t *testing.T) (rows [][]string) {
	t.Helper()
	text, err := fs.ReadFile(assets.FS, "words/glossary.md")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		if len(cells) != 4 || strings.HasPrefix(cells[0], "--") || strings.TrimSpace(cells[0]) == "term" {
			continue
		}
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		rows = append(rows, cells)
	}
	return rows
}

// The German texts say one thing with one word, the codex's.
func TestTextsKeepToTheGlossary(t *testing.T) {
	c := load(t)
	rows := glossary(t)
	if len(rows) < 20 {
		t.Fatalf("%d rows", len(rows))
	}
	texts, value := map[string]string{}, regexp.MustCompile(`{{.*?}}`)
	files, err := fs.Glob(assets.FS, "words/de/*.json")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		data, err := fs.ReadFile(assets.FS, file)
		in := map[string]any{}
		if err != nil || json.Unmarshal(data, &in) != nil {
			t.Fatal(file, err)
		}
		for id, text := range in {
			texts[id] = value.ReplaceAllString(fmt.Sprint(text), "") // one text, or its forms
		}
	}
	for _, row := range rows {
		if term, ok := c.Term(codex.TermID(row[0])); row[0] != "-" && (!ok || !strings.HasPrefix(term.NameIn("de"), row[2])) {
			t.Errorf("the codex does not call %s %q", row[0], row[2])
		}
		not := strings.Split(row[3], ",")
		if row[1] != row[2] {
			not = append(not, row[1]) // its English name
		}
		for _, word := range not {
			if word = strings.TrimSpace(word); word == "" || word == "Quickcast" { // the name of the app
				continue
			}
			stem, open := strings.CutSuffix(word, "…")
			pattern := `(^|[^\p{L}])` + regexp.QuoteMeta(stem)
			if !open {
				pattern += `($|[^\p{L}])`
			}
			wrong := regexp.MustCompile(pattern)
			for id, text := range texts {
				if strings.HasPrefix(id, "wizards.") || strings.HasPrefix(id, "rulesaid.W-") {
					continue // another game, whose spells have their own levels
				}
				if wrong.MatchString(text) {
					t.Errorf("%s says %q where the glossary has %q: %s", id, word, row[2], text)
				}
			}
		}
	}
}
