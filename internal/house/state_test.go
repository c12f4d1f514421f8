package house

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"
	"testing"
)

// clock are the functions of package time that ask the clock or wait.
func clock() []string {
	return []string{"Now", "Since", "Until", "After", "AfterFunc", "Tick", "NewTicker", "NewTimer", "Sleep"}
}

// seeded are the names of math/rand that have no source of their own: types,
// and functions that take or make one.
func seeded() []string {
	return []string{"New", "NewSource", "NewPCG", "NewChaCha8", "NewZipf", "Rand", "Source", "Source64", "PCG", "ChaCha8", "Zipf"}
}

// Rule 4: below ui and internal the caller passes the time and the rolls.
func TestNoClockAndNoChance(t *testing.T) {
	for _, s := range sources(t) {
		if !isPure(s.folder()) {
			continue
		}
		timeName, randName := s.called("time"), s.called("math/rand")
		if randName == "" {
			randName = s.called("math/rand/v2")
		}
		if s.called("crypto/rand") != "" {
			t.Errorf("%s imports crypto/rand: the caller passes the source of rolls", s.path)
		}
		ast.Inspect(s.file, func(node ast.Node) bool {
			selector, ok := node.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			of, ok := selector.X.(*ast.Ident)
			if !ok || of.Obj != nil { // a variable of the same name is no package
				return true
			}
			name := selector.Sel.Name
			if timeName != "" && of.Name == timeName && slices.Contains(clock(), name) {
				t.Errorf("%s: time.%s: the caller passes the time", s.at(node), name)
			}
			if randName != "" && of.Name == randName && !slices.Contains(seeded(), name) {
				t.Errorf("%s: rand.%s: the caller passes the source of rolls", s.at(node), name)
			}
			return true
		})
	}
}

// The law of the games touches no file and no network.
func TestRulesDoNothingOutside(t *testing.T) {
	for _, s := range sources(t) {
		if !within(s.folder(), "rules") {
			continue
		}
		for _, path := range s.imports() {
			if within(path, "os", "net", "io", "syscall", "time", "log", "embed", "sync", "runtime") {
				t.Errorf("%s imports %s: rules are pure", s.path, path)
			}
		}
	}
}

// Rule 4: no package-level state and no init below ui and internal.
func TestNoHiddenState(t *testing.T) {
	all := sources(t)
	for _, s := range all {
		if !isPure(s.folder()) {
			continue
		}
		for _, declaration := range s.file.Decls {
			switch d := declaration.(type) {
			case *ast.FuncDecl:
				if d.Recv == nil && d.Name.Name == "init" {
					t.Errorf("%s: an init runs before anybody asked for it", s.at(d))
				}
			case *ast.GenDecl:
				if d.Tok != token.VAR {
					continue
				}
				for _, spec := range d.Specs {
					if v := spec.(*ast.ValueSpec); !isConstant(v) && !isTable(v, s.folder(), all) {
						t.Errorf("%s: var %s can change under everybody's feet: make it a constant, or a function that returns it", s.at(v), v.Names[0])
					}
				}
			}
		}
	}
}

// isConstant tells whether a package-level variable is one in name only.
func isConstant(v *ast.ValueSpec) bool {
	if v.Names[0].Name == "_" {
		return true // asserts that a type has an interface's methods
	}
	if kind, ok := v.Type.(*ast.SelectorExpr); ok && kind.Sel.Name == "FS" {
		return true // embed.FS: read-only by its nature
	}
	for _, value := range v.Values {
		patterns, isList := value.(*ast.CompositeLit)
		switch {
		case isList && !v.Names[0].IsExported(): // a list of patterns, for its own package only
			if slices.ContainsFunc(patterns.Elts, func(e ast.Expr) bool { return !isUnchanging(e) }) || len(patterns.Elts) == 0 {
				return false
			}
		case !isUnchanging(value):
			return false
		}
	}
	return len(v.Values) > 0
}

// isTable tells whether a package-level variable is a table, an array of so many entries
// as it has, that its package only reads: Go has no constants of that kind.
func isTable(v *ast.ValueSpec, folder string, all []source) bool {
	if len(v.Values) != 1 || v.Names[0].IsExported() {
		return false
	}
	made, _ := v.Values[0].(*ast.CompositeLit)
	if made == nil {
		return false
	}
	kind, _ := made.Type.(*ast.ArrayType)
	if kind == nil {
		return false
	}
	if _, counted := kind.Len.(*ast.Ellipsis); !counted {
		return false
	}
	for _, s := range all {
		if s.folder() == folder && writes(s.file, v.Names[0].Name) {
			return false
		}
	}
	return true
}

// writes tells whether a file changes a variable, or lets others reach into it.
func writes(file *ast.File, name string) bool {
	found := false
	touch := func(e ast.Expr) {
		for {
			switch at := e.(type) {
			case *ast.IndexExpr:
				e = at.X
				continue
			case *ast.SelectorExpr:
				e = at.X
				continue
			case *ast.Ident:
				found = found || at.Name == name
			}
			return
		}
	}
	ast.Inspect(file, func(node ast.Node) bool {
		switch n := node.(type) {
		case *ast.AssignStmt:
			for _, left := range n.Lhs {
				touch(left)
			}
		case *ast.IncDecStmt:
			touch(n.X)
		case *ast.UnaryExpr:
			if n.Op == token.AND {
				touch(n.X)
			}
		case *ast.SliceExpr:
			touch(n.X)
		}
		return true
	})
	return found
}

// isUnchanging tells whether an expression makes something that nobody can
// change and that Go has no constants for.
func isUnchanging(value ast.Expr) bool {
	call, ok := value.(*ast.CallExpr)
	if !ok {
		return false
	}
	made, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	of, ok := made.X.(*ast.Ident)
	return ok && slices.Contains([]string{"errors.New", "pattern.New", "strings.NewReplacer"}, of.Name+"."+made.Sel.Name)
}

// A file is read in one sitting.
func TestFilesAreShort(t *testing.T) {
	const most = 400
	for _, s := range sources(t) {
		if s.lines > most {
			t.Errorf("%s has %d lines, more than %d: give its second noun a file of its own", s.path, s.lines, most)
		}
	}
}

// What others may use says what it is.
func TestExportedNamesAreExplained(t *testing.T) {
	for _, s := range sources(t) {
		if s.folder() == "" || strings.HasPrefix(s.folder(), "scripts") {
			continue
		}
		for _, declaration := range s.file.Decls {
			switch d := declaration.(type) {
			case *ast.FuncDecl:
				if d.Name.IsExported() && d.Doc == nil && (d.Recv == nil || exportedReceiver(d)) && !speaksForItself(d.Name.Name) {
					t.Errorf("%s: %s has no comment", s.at(d), d.Name)
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if kind, ok := spec.(*ast.TypeSpec); ok && kind.Name.IsExported() && d.Doc == nil && kind.Doc == nil {
						t.Errorf("%s: %s has no comment", s.at(kind), kind.Name)
					}
				}
			}
		}
	}
}

// speaksForItself tells whether a method is one everybody knows.
func speaksForItself(name string) bool {
	return slices.Contains([]string{"Error", "Unwrap", "String", "Message", "Is", "MarshalJSON", "UnmarshalJSON", "MarshalText", "UnmarshalText"}, name)
}

func exportedReceiver(d *ast.FuncDecl) bool {
	kind := d.Recv.List[0].Type
	if star, ok := kind.(*ast.StarExpr); ok {
		kind = star.X
	}
	name, ok := kind.(*ast.Ident)
	return ok && name.IsExported()
}
