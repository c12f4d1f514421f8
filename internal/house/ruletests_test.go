package house

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"
)

// autoRules are the rules of two games that the app computes or enforces by itself, by
// their numbers, with the folder of their tests.
func autoRules() map[string]struct {
	folder string
	spans  [][2]int
} {
	return map[string]struct {
		folder string
		spans  [][2]int
	}{
		"M": {"tracker/archmage", [][2]int{
			{2, 5}, {7, 10}, {12, 14}, {16, 23}, {26, 27}, {29, 43}, {45, 68}, {70, 71}, {83, 98},
		}},
		"W": {"tracker/wizards", [][2]int{
			{1, 2}, {4, 4}, {6, 12}, {18, 18}, {20, 23}, {25, 26}, {28, 43}, {45, 69}, {71, 71},
		}},
	}
}

// Every rule that the app keeps by itself is named by a test: in the test's name or in
// that of one of its parts ("M-34 M-35 attacking", "TestW4ToW12…").
func TestEveryRuleIsNamedByATest(t *testing.T) {
	for letter, rules := range autoRules() {
		named := namedRules(t, letter, rules.folder)
		for _, span := range rules.spans {
			for n := span[0]; n <= span[1]; n++ {
				if !named[n] {
					t.Errorf("no test in %s names %s-%d", rules.folder, letter, n)
				}
			}
		}
	}
}

// namedRules are the rules named by the tests of a folder.
func namedRules(t *testing.T, letter, folder string) map[int]bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, folder, "*_test.go"))
	if err != nil || len(files) == 0 {
		t.Fatal("no tests in", folder, err)
	}
	rule := regexp.MustCompile(fmt.Sprintf(`%s-?(\d+)(?: ?[tT]o ?(?:%s-?)?(\d+))?`, letter, letter))
	named := map[int]bool{}
	note := func(name string) {
		for _, found := range rule.FindAllStringSubmatch(name, -1) {
			first, _ := strconv.Atoi(found[1])
			last, _ := strconv.Atoi(found[2])
			for n := first; n <= max(first, last); n++ {
				named[n] = true
			}
		}
	}
	for _, file := range files {
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				note(n.Name.Name)
			case *ast.CallExpr:
				of, ok := n.Fun.(*ast.SelectorExpr)
				if !ok || of.Sel.Name != "Run" || len(n.Args) == 0 {
					return true
				}
				if name, ok := n.Args[0].(*ast.BasicLit); ok {
					note(name.Value)
				}
			}
			return true
		})
	}
	return named
}
