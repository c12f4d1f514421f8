package house

import (
	"go/ast"
	"path"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// vagueWords are words that names once were made of and that told a stranger nothing.
func vagueWords() []string {
	return []string{"outlook", "vigil", "beside", "unfit", "occasion", "twin", "near", "steady"}
}

// Names of files, types, functions and variables are made of words a stranger would guess.
func TestNamesAreGuessed(t *testing.T) {
	for _, s := range sources(t) {
		names := []string{strings.TrimSuffix(path.Base(s.path), ".go")}
		ast.Inspect(s.file, func(node ast.Node) bool {
			if name, ok := node.(*ast.Ident); ok {
				names = append(names, name.Name)
			}
			return true
		})
		for _, name := range names {
			if word := vagueWord(name); word != "" {
				t.Errorf("%s: %q in the name %s tells nothing: say what it is", s.path, word, name)
			}
		}
	}
}

// vagueWord is the first word of a name that tells nothing, "" for none.
func vagueWord(name string) string {
	var word []rune
	for i, letter := range name + "A" {
		if i > 0 && !unicode.IsLower(letter) {
			if lower := strings.ToLower(strings.Trim(string(word), "_")); slices.Contains(vagueWords(), lower) {
				return lower
			}
			word = nil
		}
		word = append(word, letter)
	}
	return ""
}
