package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// law are the folders whose packages places are taken from, and data those whose numbers are
// spoilt.
func law() []string { return []string{"rules", "tracker", "catalog", "builder"} }

const data = "assets/data"

// sample are places nobody named, in an order that follows from a seed.
func sample(seed uint64) ([]place, error) {
	var all []place
	for _, folder := range append(law(), data) {
		err := filepath.WalkDir(folder, func(name string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || strings.HasSuffix(name, "_test.go") {
				return err
			}
			text, err := os.ReadFile(name)
			switch ext := filepath.Ext(name); {
			case ext == ".go":
				all = append(all, inCode(name, string(text))...)
			case ext == ".json" && folder == data: // what tests are made of is no part of the program
				all = append(all, inData(name, string(text))...)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	luck := rand.New(rand.NewPCG(seed, 0))
	luck.Shuffle(len(all), func(a, b int) { all[a], all[b] = all[b], all[a] })
	for i := range all {
		all[i].line = i + 1
	}
	return all, nil
}

// inCode are the places of a Go file: conditions that are negated, bounds and numbers that are
// moved by one, statements that are left out.
func inCode(name, text string) (places []place) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, name, text, 0)
	if err != nil {
		return nil
	}
	moved := map[token.Token]string{token.LSS: "<=", token.LEQ: "<", token.GTR: ">=", token.GEQ: ">", token.EQL: "!=", token.NEQ: "=="}
	put := func(from, to token.Pos, by string) {
		at := files.Position(from)
		old := text[at.Offset:files.Position(to).Offset]
		first, _, _ := strings.Cut(old, "\n")
		places = append(places, place{
			what: fmt.Sprintf("%s:%d: %s -> %s", name, at.Line, first, strings.Replace(by, "("+old+")", "(...)", 1)),
			file: name, at: at.Offset, old: old, new: by, tests: []string{tested(filepath.Dir(name))},
		})
	}
	ast.Inspect(file, func(node ast.Node) bool {
		switch n := node.(type) {
		case *ast.GenDecl: // what is never changed
			return n.Tok == token.CONST
		case *ast.IfStmt:
			put(n.Cond.Pos(), n.Cond.End(), "!("+text[files.Position(n.Cond.Pos()).Offset:files.Position(n.Cond.End()).Offset]+")")
		case *ast.BinaryExpr:
			if by := moved[n.Op]; by != "" {
				put(n.OpPos, n.OpPos+token.Pos(len(n.Op.String())), by)
			}
		case *ast.BasicLit:
			if number, err := strconv.Atoi(n.Value); n.Kind == token.INT && err == nil {
				put(n.Pos(), n.End(), strconv.Itoa(number+1))
			}
		case *ast.ExprStmt, *ast.IncDecStmt:
			put(n.Pos(), n.End(), "")
		case *ast.AssignStmt:
			if n.Tok != token.DEFINE {
				put(n.Pos(), n.End(), "")
			}
		}
		return true
	})
	return places
}

// tested is the package whose tests are a folder's: its own or, where it has none, those of the
// nearest package above, which the folder is a part of.
func tested(folder string) string {
	for up := folder; up != "."; up = filepath.Dir(up) {
		if files, _ := filepath.Glob(filepath.Join(up, "*_test.go")); len(files) > 0 {
			return "./" + filepath.ToSlash(up)
		}
	}
	return "./" + filepath.ToSlash(folder)
}

var number = regexp.MustCompile(`[:\[,]\s*(\d+)[,}\]]`)

// inData are the numbers of a file of data, each one more than it is.
func inData(name, text string) (places []place) {
	for _, at := range number.FindAllStringSubmatchIndex(text, -1) {
		old := text[at[2]:at[3]]
		n, err := strconv.Atoi(old)
		if err != nil {
			continue
		}
		line := 1 + strings.Count(text[:at[2]], "\n")
		places = append(places, place{
			what: fmt.Sprintf("%s:%d: ...%s -> %d", name, line, text[max(0, at[2]-30):at[3]], n+1),
			file: name, at: at[2], old: old, new: strconv.Itoa(n + 1), tests: []string{"./assets", "./catalog"},
		})
	}
	return places
}
