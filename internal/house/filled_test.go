package house

import (
	"go/ast"
	"go/token"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/internal/words"
)

// teller is a function that takes the id of a text and, from some place on, the
// names and values that fill it.
type teller struct {
	area      string // what it puts before the id
	id, pairs int    // which arguments; the id of a method's receiver is -1
	counts    bool   // it fills Count by itself
}

// tellers are the functions that texts are asked of, by name.
func tellers() map[string]teller {
	return map[string]teller{
		"T": {id: 0, pairs: 1}, "N": {id: 0, pairs: 2, counts: true},
		"t": {area: "tablescreen.", id: 0, pairs: 1}, "n": {area: "tablescreen.", id: 0, pairs: 2, counts: true},
		"say": {id: 1, pairs: 2}, "remind": {id: 0, pairs: 2}, "choice": {id: 0, pairs: 5},
		"text": {area: "books.", id: 0, pairs: 1}, "With": {id: -1, pairs: 0},
	}
}

// TestTextsAreFilled compares the placeholders of every text with what the code
// fills them with, wherever both can be read.
func TestTextsAreFilled(t *testing.T) {
	all := texts(t, words.English)
	codes := codes(t)
	seen := 0
	for _, s := range sources(t) {
		ruled := map[ast.Expr]bool{} // refusals that are told their rule
		ast.Inspect(s.file, func(node ast.Node) bool {
			if set, ok := node.(*ast.AssignStmt); ok && len(set.Rhs) == 1 {
				ruled[set.Rhs[0]] = true // told where it is used
			}
			call, ok := node.(*ast.CallExpr)
			if !ok || call.Ellipsis.IsValid() {
				return true
			}
			if f, ok := call.Fun.(*ast.SelectorExpr); ok && f.Sel.Name == "ByRule" {
				ruled[f.X] = true
			}
			id, given, counts, ok := asked(call, s, codes)
			e, known := all[id]
			if !ok || !known {
				return true
			}
			seen++
			for _, p := range e.placeholders() {
				name := strings.Trim(p, "{.}")
				if !slices.Contains(given, name) && !(counts && name == "Count") && !(ruled[call] && name == "Rule") {
					t.Errorf("%s: %s is not told its %s, only %v", s.at(call), id, name, given)
				}
			}
			return true
		})
	}
	if seen < 500 {
		t.Errorf("only %d uses of texts were looked at", seen)
	}
}

// asked reads a call that asks for a text: the text's id, the names that are
// filled, and whether Count is. A call that cannot be read is none.
func asked(call *ast.CallExpr, in source, codes map[string]string) (id string, given []string, counts, ok bool) {
	name, receiver := callee(call, path.Base(in.folder()))
	how, known := tellers()[name]
	switch {
	case !known:
		return "", nil, false, false
	case how.id < 0:
		id = codes[receiver]
	case len(call.Args) > how.id:
		text, literal := literal(call.Args[how.id])
		if !literal {
			return "", nil, false, false
		}
		id = how.area + text
	}
	if how.id >= 0 && len(call.Args) < how.pairs {
		return "", nil, false, false
	}
	for i := how.pairs; i < len(call.Args); i += 2 {
		key, literal := literal(call.Args[i])
		if !literal {
			return "", nil, false, false
		}
		given = append(given, key)
	}
	return id, given, how.counts, id != ""
}

// callee is the name of what is called, and that of what it is called on, with the
// package it stands in.
func callee(call *ast.CallExpr, here string) (name, receiver string) {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name, ""
	case *ast.SelectorExpr:
		switch on := f.X.(type) {
		case *ast.Ident:
			receiver = here + "." + on.Name
		case *ast.SelectorExpr:
			if pkg, ok := on.X.(*ast.Ident); ok {
				receiver = pkg.Name + "." + on.Sel.Name
			}
		}
		return f.Sel.Name, receiver
	}
	return "", ""
}

func literal(e ast.Expr) (string, bool) {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(lit.Value)
	return text, err == nil
}

// codes are the constants that stand for the id of a text, by package and name.
func codes(t *testing.T) map[string]string {
	found := map[string]string{}
	for _, s := range sources(t) {
		for _, d := range s.file.Decls {
			group, ok := d.(*ast.GenDecl)
			if !ok || group.Tok != token.CONST {
				continue
			}
			for _, spec := range group.Specs {
				values := spec.(*ast.ValueSpec)
				for i, name := range values.Names {
					if i < len(values.Values) {
						if id, ok := literal(values.Values[i]); ok {
							found[path.Base(s.folder())+"."+name.Name] = id
						}
					}
				}
			}
		}
	}
	return found
}
