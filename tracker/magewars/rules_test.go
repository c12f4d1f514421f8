package magewars

import (
	"io/fs"
	"os"
	"regexp"
	"strings"
	"testing"
)

// boardless are the rules no table without a board can keep, and why.
func boardless() map[string]string {
	zones, sight := "the table knows no zones", "the table knows no lines of sight"
	return map[string]string{
		"R-1":  zones,
		"R-51": zones,
		"R-56": sight,
	}
}

// Every rule that the table keeps by itself has a test that names its number. The
// list holds numbers and marks only; the tests are those of the tables, the rules
// and the builder.
func TestEveryRuleHasATest(t *testing.T) {
	named := map[string]bool{}
	title, inTitle, inText := regexp.MustCompile(`\bTest(?:[AR]\d+)+`), regexp.MustCompile(`[AR]\d+`), regexp.MustCompile(`\b[AR]-\d+\b`)
	for _, folder := range []string{"../../tracker", "../../rules", "../../builder"} {
		err := fs.WalkDir(os.DirFS(folder), ".", func(path string, d fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, "_test.go") || strings.HasSuffix(path, "magewars/rules_test.go") {
				return err
			}
			text, err := fs.ReadFile(os.DirFS(folder), path)
			for _, found := range inText.FindAllString(string(text), -1) {
				named[found] = true
			}
			for _, found := range title.FindAllString(string(text), -1) {
				for _, rule := range inTitle.FindAllString(found, -1) {
					named[rule[:1]+"-"+rule[1:]] = true
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	list, err := os.ReadFile("testdata/table/rules.txt")
	if err != nil {
		t.Fatal(err)
	}
	without := boardless()
	for _, line := range strings.Split(strings.TrimSpace(string(list)), "\n") {
		rule, mark, _ := strings.Cut(line, " ")
		if mark != "auto" {
			continue
		}
		if why := without[rule]; why == "" && !named[rule] {
			t.Errorf("%s: no test names it", rule)
		}
		delete(without, rule)
	}
	for rule := range without {
		t.Errorf("%s: is not in the list, or not kept by itself", rule)
	}
}
