package house

import (
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// What a package exports somebody else uses: another package, or the tests of one. What
// an interface asks for counts, and so do types that come with something used, and
// constants that stand in a list, or are of a type, with one that is.
func TestExportsAreUsed(t *testing.T) {
	m := loadModule(t)
	m.useAll(t)
	m.useOfOtherSystems(t)
	m.useByInterfaces()
	m.useWhatComesAlong()
	found := 0
	for _, object := range m.exported() {
		found++
		if !m.used[object] && !slices.Contains(exportedAnyway(), m.name(object)) {
			t.Errorf("%s: nobody else uses %s: write its name small, or take it out", m.at(object), m.name(object))
		}
	}
	if found < 1000 {
		t.Errorf("found only %d exported names: looking in the wrong place", found)
	}
}

// exportedAnyway is used by nobody else and exported for the reason beside it.
func exportedAnyway() []string {
	return []string{
		"ui.App.Bring",            // for the tools in e2e, a module of their own
		"ui/uitest/furnish.Begin", // for them, too
		"rules/dice.Told",         // what a source of dice may be: others implement it without naming it
	}
}

// modulePackages is the project with its types.
type modulePackages struct {
	fset    *token.FileSet
	parts   map[string]*part // by import path
	outside types.Importer
	used    map[types.Object]bool
	groups  map[types.Object][]types.Object // constants of one list
	written []types.Type                    // interfaces without a name
}

// part is a package: its files and what go/types says of them.
type part struct {
	build.Package
	files []*ast.File
	types *types.Package
	info  *types.Info
}

func loadModule(t *testing.T) *modulePackages {
	t.Helper()
	m := &modulePackages{fset: token.NewFileSet(), parts: map[string]*part{}, used: map[types.Object]bool{}, groups: map[types.Object][]types.Object{}}
	var others []string
	for _, p := range list(t, "./...") {
		context := build.Default
		context.BuildTags, context.CgoEnabled = []string{"ci", "migrated_fynedo"}, false
		folder, err := context.ImportDir(filepath.Join(root, p.folder()), 0)
		if err != nil {
			t.Fatal(err)
		}
		m.parts[p.ImportPath] = &part{Package: *folder}
		for _, path := range slices.Concat(folder.Imports, folder.TestImports, folder.XTestImports) {
			if !within(path, module) && !slices.Contains(others, path) {
				others = append(others, path)
			}
		}
	}
	m.outside = exports(t, m.fset, others...)
	for path := range m.parts {
		if _, err := m.Import(path); err != nil {
			t.Fatal(err)
		}
	}
	return m
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

// isTopLevel tells whether an object is a package's: a name in its scope or a method.
// Fields come with the type they are of.
func isTopLevel(object types.Object) bool {
	if f, ok := object.(*types.Func); ok {
		return f.Signature().Recv() == nil || !types.IsInterface(f.Signature().Recv().Type())
	}
	return object.Parent() == object.Pkg().Scope()
}

// Import is part of types.Importer: packages of the project from their sources, so that
// each of their names is one object whoever uses it.
func (m *modulePackages) Import(path string) (*types.Package, error) {
	p, ours := m.parts[path]
	if !ours {
		return m.outside.Import(path)
	}
	if p.types != nil {
		return p.types, nil
	}
	for _, name := range p.GoFiles {
		file, err := parser.ParseFile(m.fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		p.files = append(p.files, file)
	}
	var err error
	p.types, p.info, err = m.check(path, p.files)
	return p.types, err
}

func (m *modulePackages) check(path string, files []*ast.File) (*types.Package, *types.Info, error) {
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}, Types: map[ast.Expr]types.TypeAndValue{}}
	config := types.Config{Importer: m}
	whole, err := config.Check(path, m.fset, files, info)
	return whole, info, err
}

// useAll notes what packages and tests use of others.
func (m *modulePackages) useAll(t *testing.T) {
	t.Helper()
	for path, p := range m.parts {
		m.use(p.types, p.info)
		m.listed(p)
		for _, names := range [][]string{p.TestGoFiles, p.XTestGoFiles} {
			if len(names) == 0 {
				continue
			}
			var files []*ast.File
			if len(names) == len(p.TestGoFiles) && &names[0] == &p.TestGoFiles[0] {
				files = slices.Clone(p.files)
			}
			for _, name := range names {
				file, err := parser.ParseFile(m.fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
				if err != nil {
					t.Fatal(err)
				}
				files = append(files, file)
			}
			whole, info, err := m.check(path, files)
			if err != nil {
				t.Fatal(err)
			}
			m.use(whole, info)
		}
	}
}

func (m *modulePackages) use(by *types.Package, info *types.Info) {
	for _, object := range info.Uses {
		if object.Pkg() != nil && object.Pkg() != by {
			m.used[origin(object)] = true
		}
	}
	for at, written := range info.Types {
		if _, ok := at.(*ast.InterfaceType); ok {
			m.written = append(m.written, written.Type)
		}
	}
}

// origin is the declared object of a generic one that was filled in.
func origin(object types.Object) types.Object {
	if f, ok := object.(*types.Func); ok {
		return f.Origin()
	}
	return object
}

// listed notes which constants stand in one list, or are of one type of the project.
func (m *modulePackages) listed(p *part) {
	kinds := map[types.Type][]types.Object{}
	for _, file := range p.files {
		for _, declaration := range file.Decls {
			d, ok := declaration.(*ast.GenDecl)
			if !ok || d.Tok != token.CONST {
				continue
			}
			var group []types.Object
			for _, spec := range d.Specs {
				for _, name := range spec.(*ast.ValueSpec).Names {
					c := p.info.Defs[name]
					group = append(group, c)
					if _, ok := c.Type().(*types.Named); ok {
						kinds[c.Type()] = append(kinds[c.Type()], c)
					}
				}
			}
			for _, c := range group {
				m.groups[c] = append(m.groups[c], group...)
			}
		}
	}
	for _, kind := range kinds {
		for _, c := range kind {
			m.groups[c] = append(m.groups[c], kind...)
		}
	}
}

// useOfOtherSystems notes by their names what files of other systems use.
func (m *modulePackages) useOfOtherSystems(t *testing.T) {
	t.Helper()
	var names []string
	for _, p := range m.parts {
		for _, name := range p.IgnoredGoFiles {
			file, err := parser.ParseFile(m.fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(file, func(node ast.Node) bool {
				if name, ok := node.(*ast.Ident); ok {
					names = append(names, name.Name)
				}
				return true
			})
		}
	}
	for _, object := range m.exported() {
		if slices.Contains(names, object.Name()) {
			m.used[object] = true
		}
	}
}

// wish is an interface, open where it has parameters of its own.
type wish struct {
	*types.Interface
	open bool
}

// wanted are all interfaces there are, by the names of their methods.
func (m *modulePackages) wanted() map[string][]wish {
	wanted := map[string][]wish{}
	add := func(t types.Type) {
		i, ok := t.Underlying().(*types.Interface)
		if !ok {
			return
		}
		named, _ := t.(*types.Named)
		for method := range i.Methods() {
			wanted[method.Name()] = append(wanted[method.Name()], wish{i, named != nil && named.TypeParams().Len() > 0})
		}
	}
	add(types.Universe.Lookup("error").Type())
	seen := map[*types.Package]bool{}
	var walk func(*types.Package)
	walk = func(p *types.Package) {
		if seen[p] {
			return
		}
		seen[p] = true
		for _, name := range p.Scope().Names() {
			if kind, ok := p.Scope().Lookup(name).(*types.TypeName); ok {
				add(kind.Type())
			}
		}
		for _, other := range p.Imports() {
			walk(other)
		}
	}
	for _, p := range m.parts {
		walk(p.types)
	}
	for _, t := range m.written {
		add(t)
	}
	return wanted
}

// byReflection are methods that the standard library looks for by their names.
func byReflection() []string {
	return []string{"MarshalJSON", "UnmarshalJSON", "MarshalText", "UnmarshalText", "Unwrap", "Is", "As"}
}

// useByInterfaces notes methods that an interface asks for. One with parameters of its own
// is known by the method's name alone.
func (m *modulePackages) useByInterfaces() {
	wanted := m.wanted()
	for _, p := range m.parts {
		for _, object := range p.info.Defs {
			name, ok := object.(*types.TypeName)
			if !ok || types.IsInterface(name.Type()) {
				continue
			}
			pointer := types.NewPointer(name.Type())
			for method := range types.NewMethodSet(pointer).Methods() {
				f, _ := method.Obj().(*types.Func)
				asked := slices.ContainsFunc(wanted[f.Name()], func(i wish) bool {
					return i.open || types.Implements(pointer, i.Interface)
				})
				if asked || slices.Contains(byReflection(), f.Name()) {
					m.used[f.Origin()] = true
				}
			}
		}
	}
}

// useWhatComesAlong notes the types that what is used consists of, and the constants that
// stand in a list with one that is used.
func (m *modulePackages) useWhatComesAlong() {
	seen := map[types.Type]bool{}
	var along func(types.Type)
	along = func(t types.Type) {
		if t == nil || seen[t] {
			return
		}
		seen[t] = true
		switch t := t.(type) {
		case *types.Named:
			m.used[t.Obj()] = true
			for arg := range t.TypeArgs().Types() {
				along(arg)
			}
			along(t.Underlying())
		case *types.Alias:
			m.used[t.Obj()] = true
			along(types.Unalias(t))
		case *types.Struct:
			for field := range t.Fields() {
				if field.Exported() {
					along(field.Type())
				}
			}
		case *types.Signature:
			for v := range t.Params().Variables() {
				along(v.Type())
			}
			for v := range t.Results().Variables() {
				along(v.Type())
			}
		case *types.Interface:
			for f := range t.Methods() {
				along(f.Type())
			}
		case *types.Map:
			along(t.Key())
			along(t.Elem())
		case interface{ Elem() types.Type }:
			along(t.Elem())
		}
	}
	for _, object := range slices.Collect(maps.Keys(m.used)) {
		along(object.Type())
		for _, other := range m.groups[object] {
			m.used[other] = true
		}
	}
}

// exported are all names the packages export, methods of exported types included; fields
// are not, nor errors, which are for whoever meets them.
func (m *modulePackages) exported() []types.Object {
	var list []types.Object
	for _, p := range m.parts {
		for _, object := range p.info.Defs {
			if object != nil && object.Exported() && isTopLevel(object) && !isError(object) && !ofSmall(object) {
				list = append(list, object)
			}
		}
	}
	return list
}

// ofSmall tells of a method whose type is not exported.
func ofSmall(object types.Object) bool {
	f, ok := object.(*types.Func)
	if !ok || f.Signature().Recv() == nil {
		return false
	}
	kind := f.Signature().Recv().Type()
	if pointer, ok := kind.(*types.Pointer); ok {
		kind = pointer.Elem()
	}
	named, ok := kind.(*types.Named)
	return ok && !named.Obj().Exported()
}

// isError tells whether a name is an error's, or its type's.
func isError(object types.Object) bool {
	problem := types.Universe.Lookup("error").Type().Underlying().(*types.Interface)
	switch object.(type) {
	case *types.TypeName:
		return types.Implements(object.Type(), problem) || types.Implements(types.NewPointer(object.Type()), problem)
	case *types.Var:
		return types.Implements(object.Type(), problem)
	}
	return false
}

// name is a name as its package has it: "tracker.Session.Apply".
func (m *modulePackages) name(object types.Object) string {
	of := strings.TrimPrefix(object.Pkg().Path(), module+"/") + "."
	if f, ok := object.(*types.Func); ok && f.Signature().Recv() != nil {
		kind := f.Signature().Recv().Type()
		if pointer, ok := kind.(*types.Pointer); ok {
			kind = pointer.Elem()
		}
		if named, ok := kind.(*types.Named); ok {
			of += named.Obj().Name() + "."
		}
	}
	return of + object.Name()
}

func (m *modulePackages) at(object types.Object) string {
	at := m.fset.Position(object.Pos())
	at.Filename = strings.TrimPrefix(filepath.ToSlash(at.Filename), root+"/")
	return at.String()
}
