package words

import (
	"fmt"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n/template"
)

// placeholders reads templates of the one form that texts have, {{.Name}}.
// Those of the standard library can do much that no text needs, and call any
// method by its name: a program with them keeps every method of every type, and
// a page is a sixth larger for it.
type placeholders struct{}

// Cacheable implements template.Parser.
func (placeholders) Cacheable() bool { return true }

// Parse implements template.Parser. It refuses anything between {{ and }} but
// one name behind a dot.
func (placeholders) Parse(text, _, _ string) (template.ParsedTemplate, error) {
	var parsed pieces
	for {
		before, rest, found := strings.Cut(text, "{{")
		parsed.texts = append(parsed.texts, before)
		if !found {
			return parsed, nil
		}
		inside, after, closed := strings.Cut(rest, "}}")
		name, dotted := strings.CutPrefix(inside, ".")
		if !closed || !dotted || name == "" || !isWord(name, "") {
			return nil, fmt.Errorf("a placeholder has the form {{.Name}}, not {{%s}}", inside)
		}
		parsed.names = append(parsed.names, name)
		text = after
	}
}

// pieces are a text taken apart: texts, with a value of each name between two.
type pieces struct {
	texts, names []string
}

// Execute implements template.ParsedTemplate: it fills in the values of a
// map[string]any. Where one is missing, unfilled stands.
func (p pieces) Execute(data any) (string, error) {
	values, _ := data.(map[string]any)
	var filled strings.Builder
	for i, text := range p.texts {
		filled.WriteString(text)
		if i == len(p.names) {
			break
		}
		if value := values[p.names[i]]; value != nil {
			fmt.Fprint(&filled, value)
		} else {
			filled.WriteString(unfilled)
		}
	}
	return filled.String(), nil
}
