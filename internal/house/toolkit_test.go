package house

import (
	"go/ast"
	"testing"
)

// A theme override is a scope of fonts of its own, whose parsed faces the toolkit
// keeps for ever: what it would change belongs into the app's theme.
func TestNoThemeButTheApps(t *testing.T) {
	for _, s := range sources(t) {
		s.mentions("NewThemeOverride", func(at ast.Node) {
			t.Errorf("%s overrides the theme for a part of the window: every such part keeps a megabyte or two of fonts", s.at(at))
		})
	}
}

// mentions visits every use of a name that another package has.
func (s source) mentions(name string, visit func(ast.Node)) {
	ast.Inspect(s.file, func(n ast.Node) bool {
		if use, ok := n.(*ast.SelectorExpr); ok && use.Sel.Name == name {
			visit(n)
		}
		return true
	})
}
