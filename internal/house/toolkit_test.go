package house

import (
	"bytes"
	"go/ast"
	"os"
	"path/filepath"
	"slices"
	"strings"
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
		if s.path == "ui/uitest/app.go" {
			continue // stands in for the toolkit's driver, and is what others ask
		}
		s.mentions("CanvasForObject", func(at ast.Node) {
			t.Errorf("%s asks for the canvas of an object and may be told none: take the kit's", s.at(at))
		})
	}
}

// The toolkit's test driver runs what comes from a timer at once, beside the test:
// a timer that an earlier test left raced the next one. The app of uitest lets it in
// when the test asks. What uitest itself is made of cannot use it.
func TestNoAppRunsBesideItsTest(t *testing.T) {
	for _, s := range testSources(t) {
		below := slices.Contains([]string{"ui/theme", "ui/turn", "internal/store/appstore"}, s.folder()) || s.path == "ui/widgets/kit_test.go"
		if below || within(s.folder(), "ui/uitest") {
			continue
		}
		ast.Inspect(s.file, func(node ast.Node) bool {
			of, ok := node.(*ast.SelectorExpr)
			if !ok || of.Sel.Name != "NewApp" && of.Sel.Name != "NewTempApp" {
				return true
			}
			if from, ok := of.X.(*ast.Ident); ok && from.Name == "test" {
				t.Errorf("%s starts the toolkit's test app: take uitest.NewTempApp", s.at(node))
			}
			return true
		})
	}
}

// Every key stands once, in ui/keys, from which the help is made.
func TestKeysStandInOnePlace(t *testing.T) {
	tools := []string{"ui/keys"}
	others := []string{"KeyEvent", "KeyName", "KeyModifier", "KeyModifierShift", "KeyModifierShortcutDefault", "KeyDown", "KeyUp"}
	for _, s := range sources(t) {
		if !within(s.folder(), "ui") || slices.ContainsFunc(tools, func(f string) bool { return within(s.folder(), f) }) || strings.HasSuffix(s.path, "_js.go") {
			continue
		}
		ast.Inspect(s.file, func(node ast.Node) bool {
			of, ok := node.(*ast.SelectorExpr)
			if !ok || !strings.HasPrefix(of.Sel.Name, "Key") {
				return true
			}
			from, ok := of.X.(*ast.Ident)
			switch {
			case !ok, from.Name == "desktop" && slices.Contains(others, of.Sel.Name):
			case from.Name == "fyne" && !slices.Contains(others[:5], of.Sel.Name), from.Name == "desktop":
				t.Errorf("%s names a key: say in ui/keys what it does, and ask there", s.at(node))
			}
			return true
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

// startsByItself are the files that start goroutines beside ui/background: below the
// window nothing can come back to it, and a tool or a browser's event is no work of a
// screen.
func startsByItself() map[string]string {
	return map[string]string{
		"internal/chime/chime.go": "a sound, for which nobody waits",
		"internal/cli/serve.go":   "the web server",

		"internal/share/broker/tables.go": "ends lines once who asked for that has its answer",
		"internal/share/host/host.go":     "the web server",
		"internal/share/wire/page_js.go":  "what comes from the browser's own client",
		"internal/share/hub/hub.go":       "the network of tests",
		"internal/share/session.go":       "what comes from other devices, whatever this one does",
	}
}

// Slow work leaves the goroutine that draws, and comes back to it, in one place: there
// it can be cancelled and shows that it is busy.
func TestBackgroundWorkGoesOneWay(t *testing.T) {
	const home = "ui/background"
	comesBack := map[string]bool{
		"ui/run.go": true, "ui/typed_js.go": true, "ui/page_js.go": true, // from events of the browser
		"ui/phone_native.go": true, // from a dialog of the phone
	}
	for _, s := range sources(t) {
		if !within(s.folder(), "ui", "internal") || s.folder() == home {
			continue
		}
		toolkit := s.called(fyne)
		ast.Inspect(s.file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.GoStmt:
				if startsByItself()[s.path] == "" {
					t.Errorf("%s starts a goroutine: give the job to a background.Lane", s.at(n))
				}
			case *ast.SelectorExpr:
				from, ok := n.X.(*ast.Ident)
				if ok && from.Name == toolkit && (n.Sel.Name == "Do" || n.Sel.Name == "DoAndWait") && !comesBack[s.path] {
					t.Errorf("%s comes back to the window by itself: give the job to a background.Lane", s.at(n))
				}
			}
			return true
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
