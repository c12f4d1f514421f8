package house

import (
	"go/ast"
	"strings"
	"testing"
	"unicode"
)

// A comment on a function that begins with a name begins with its own, as it is written now:
// who looks for a name finds what it does.
func TestCommentsNameWhatTheyTellOf(t *testing.T) {
	for _, s := range sources(t) {
		for _, d := range s.file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Doc == nil {
				continue
			}
			words := strings.Fields(f.Doc.Text())
			if len(words) == 0 {
				continue
			}
			first := strings.TrimRight(words[0], ":,.")
			if first != f.Name.Name && (strings.EqualFold(first, f.Name.Name) || joined(first)) {
				t.Errorf("%s: the comment of %s speaks of %s", s.path, f.Name.Name, first)
			}
		}
	}
}

// joined tells a name made of several words, as prose has none: "openSheet".
func joined(word string) bool {
	for i, letter := range word {
		if i > 0 && unicode.IsUpper(letter) && unicode.IsLower(rune(word[i-1])) && strings.ToLower(word) != word {
			return true
		}
	}
	return false
}
