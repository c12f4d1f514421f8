package house

import (
	"go/ast"
	"slices"
	"testing"
)

// A keyword is named once, in rules/keyword: whoever asks for one says which by its
// constant, so that a slip of the pen does not compile.
func TestKeywordsAreNamedOnce(t *testing.T) {
	asks := []string{"Has", "owns", "sum", "highest", "Sum", "Highest"}
	for _, s := range sources(t) {
		if !within(s.folder(), "rules", "tracker", "catalog") {
			continue
		}
		ast.Inspect(s.file, func(node ast.Node) bool {
			call, ok := node.(*ast.CallExpr)
			if !ok || len(call.Args) != 1 {
				return true
			}
			of, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || !slices.Contains(asks, of.Sel.Name) {
				return true
			}
			if text, ok := call.Args[0].(*ast.BasicLit); ok {
				t.Errorf("%s: %s: name it in rules/keyword", s.at(call), text.Value)
			}
			return true
		})
	}
}
