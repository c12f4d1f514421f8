package house

import (
	"bytes"
	"go/ast"
	"os"
	"path/filepath"
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

// The toolkit forgets on which canvas a thing is that was out of sight for a
// while: the kit knows it.
func TestNobodyAsksWhichCanvas(t *testing.T) {
	for _, s := range sources(t) {
		s.mentions("CanvasForObject", func(at ast.Node) {
			t.Errorf("%s asks for the canvas of an object and may be told none: take the kit's", s.at(at))
		})
	}
}

// The toolkit throws away the renderers of what was out of sight for a minute.
// Package anew sees that a package's widgets draw the same with new ones.
func TestEveryWidgetIsMadeAnew(t *testing.T) {
	packages := map[string]bool{}
	for _, s := range sources(t) {
		for _, decl := range s.file.Decls {
			f, ok := decl.(*ast.FuncDecl)
			if ok && f.Recv != nil && f.Name.Name == "CreateRenderer" && !within(s.folder(), "ui/uitest/anew") {
				packages[s.folder()] = true
			}
		}
	}
	if len(packages) < 3 {
		t.Fatalf("found widgets in %d packages only: looking in the wrong place", len(packages))
	}
	for folder := range packages {
		test, err := os.ReadFile(filepath.Join(root, folder, "anew_test.go"))
		if err != nil || !bytes.Contains(test, []byte("anew.Check(t, ")) {
			t.Errorf("%s has widgets, but no test in anew_test.go that makes their renderers twice (anew.Check)", folder)
		}
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
