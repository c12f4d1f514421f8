package house

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const (
	module = "github.com/quickcast/quickcast"
	root   = "../.."
)

// source is one Go file of the project, tests left out, whatever its build
// tags.
type source struct {
	path  string // slash-separated, from the root of the project
	lines int
	file  *ast.File
	fset  *token.FileSet
}

// folder is where the file lies: "" for the root.
func (s source) folder() string {
	folder, _ := filepath.Split(s.path)
	return strings.TrimSuffix(folder, "/")
}

// at names a place in the file.
func (s source) at(node ast.Node) string {
	return s.path + ":" + strings.TrimPrefix(s.fset.Position(node.Pos()).String(), s.fset.Position(node.Pos()).Filename+":")
}

// imports are the paths the file imports.
func (s source) imports() []string {
	var paths []string
	for _, spec := range s.file.Imports {
		paths = append(paths, strings.Trim(spec.Path.Value, `"`))
	}
	return paths
}

// called is the name by which the file calls an imported package, or "".
func (s source) called(path string) string {
	for _, spec := range s.file.Imports {
		if strings.Trim(spec.Path.Value, `"`) != path {
			continue
		}
		if spec.Name != nil {
			return spec.Name.Name
		}
		parts := strings.Split(strings.TrimSuffix(path, "/v2"), "/")
		return parts[len(parts)-1]
	}
	return ""
}

// sources reads all Go files of the program but its tests; the tools in e2e are a module of their own.
func sources(t *testing.T) []source {
	t.Helper()
	return sourcesWhere(t, func(path string) bool { return !strings.HasSuffix(path, "_test.go") })
}

// testSources reads the tests alone.
func testSources(t *testing.T) []source {
	t.Helper()
	return sourcesWhere(t, func(path string) bool { return strings.HasSuffix(path, "_test.go") })
}

func sourcesWhere(t *testing.T, take func(path string) bool) []source {
	t.Helper()
	var all []source
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			name := entry.Name()
			if path != root && (strings.HasPrefix(name, ".") || name == "build" || name == "testdata" || name == "e2e") {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(path, ".go") || !take(path) {
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		short, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		s := source{path: filepath.ToSlash(short), lines: strings.Count(string(data), "\n"), fset: token.NewFileSet()}
		if s.file, err = parser.ParseFile(s.fset, path, data, parser.ParseComments); err != nil {
			return err
		}
		all = append(all, s)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(all) < 20 {
		t.Fatalf("found only %d files: looking in the wrong place", len(all))
	}
	return all
}

// within tells whether a folder (or import path) is one of those named, or
// below one.
func within(path string, folders ...string) bool {
	for _, folder := range folders {
		if path == folder || strings.HasPrefix(path, folder+"/") {
			return true
		}
	}
	return false
}

// isPure tells whether a folder is below ui and internal: the law of the games
// and what stands on it.
func isPure(folder string) bool {
	return within(folder, "rules", "tracker", "catalog", "builder")
}
