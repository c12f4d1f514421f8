package house

import (
	"go/ast"
	"go/importer"
	"go/token"
	"go/types"
	"io"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
)

// plan is a package that is cut into rooms: its comment lists them below "# Rooms", each
// with what is in it, from the bottom up.
type plan struct {
	folder string
	rooms  []string
}

// plans finds the packages that have rooms.
func plans(all []source) []plan {
	var list []plan
	for _, s := range all {
		_, text, ok := strings.Cut(s.file.Doc.Text(), "# Rooms\n")
		if !ok {
			continue
		}
		p := plan{folder: s.folder()}
		for _, line := range strings.Split(text, "\n") {
			if row, ok := strings.CutPrefix(line, "\t"); ok {
				p.rooms = append(p.rooms, strings.Fields(row)[0])
			}
		}
		list = append(list, p)
	}
	return list
}

// room is the place of a file's room in the plan, -1 for none: cast_bind.go is of "cast".
func (p plan) room(file string) int {
	name, _, _ := strings.Cut(strings.TrimSuffix(path.Base(file), ".go"), "_")
	return slices.Index(p.rooms, name)
}

// Every file of a large package has a room, and no room knows those above it.
func TestRoomsLookDown(t *testing.T) {
	all := sources(t)
	list := plans(all)
	if len(list) == 0 {
		t.Fatal("no package has rooms: looking in the wrong place")
	}
	for _, p := range list {
		fset := token.NewFileSet()
		var files []*ast.File
		used := make([]bool, len(p.rooms))
		for _, s := range all {
			if s.folder() != p.folder {
				continue
			}
			if at := p.room(s.path); at < 0 {
				t.Errorf("%s belongs to no room of its package: begin its name with one of %s", s.path, strings.Join(p.rooms, ", "))
			} else {
				used[at] = true
			}
			files = append(files, parsed(t, fset, s.path))
		}
		for i, room := range p.rooms {
			if !used[i] {
				t.Errorf("%s: no file is in the room %q", p.folder, room)
			}
		}
		p.lookUp(t, fset, files)
	}
}

// lookUp reports what is used of a room above.
func (p plan) lookUp(t *testing.T, fset *token.FileSet, files []*ast.File) {
	t.Helper()
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	check := types.Config{Importer: exports(t, fset, "./"+p.folder)}
	whole, err := check.Check(p.folder, fset, files, info)
	if err != nil {
		t.Fatal(err)
	}
	uses := 0
	for name, object := range info.Uses {
		if object.Pkg() != whole || !isTopLevel(object) {
			continue
		}
		uses++
		from, to := p.room(fset.Position(name.Pos()).Filename), p.room(fset.Position(object.Pos()).Filename)
		if from >= 0 && to > from {
			t.Errorf("%s: %s is of the room %q: move it down, or what uses it up from %q",
				strings.TrimPrefix(fset.Position(name.Pos()).String(), root+"/"), object.Name(), p.rooms[to], p.rooms[from])
		}
	}
	if uses < 100 {
		t.Errorf("%s: found only %d uses of its own names", p.folder, uses)
	}
}

// isTopLevel tells whether an object is a package's: a name in its scope or a method.
// Fields come with the type they are of.
func isTopLevel(object types.Object) bool {
	if f, ok := object.(*types.Func); ok {
		return f.Signature().Recv() == nil || !types.IsInterface(f.Signature().Recv().Type())
	}
	return object.Parent() == object.Pkg().Scope()
}

// exports imports what a package stands on from what the go command has compiled.
func exports(t *testing.T, fset *token.FileSet, which ...string) types.Importer {
	t.Helper()
	files := map[string]string{}
	for _, p := range list(t, append([]string{"-export", "-deps"}, which...)...) {
		files[p.ImportPath] = p.Export
	}
	return importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) { return os.Open(files[path]) })
}
