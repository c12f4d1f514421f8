package release

import (
	"os"
	"regexp"
	"strconv"
	"testing"
)

var version = regexp.MustCompile(`^(\d+)\.(\d+)\.(\d+)$`)

// number makes versions comparable; packagers and phones know no others than three numbers.
func number(t *testing.T, text string) (n int) {
	t.Helper()
	parts := version.FindStringSubmatch(text)
	if parts == nil {
		t.Fatalf("%q is no version of three numbers", text)
	}
	for _, part := range parts[1:] {
		digits, err := strconv.Atoi(part)
		if err != nil || digits > 999 {
			t.Fatalf("%s in %s: %v", part, text, err)
		}
		n = n*1000 + digits
	}
	return n
}

// What is given out is never older than what was told of in the changes.
func TestTheVersionIsTheNewest(t *testing.T) {
	now := number(t, Version)
	changes, err := os.ReadFile("../../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, told := range regexp.MustCompile(`(?m)^## (\d\S*)`).FindAllSubmatch(changes, -1) {
		if number(t, string(told[1])) > now {
			t.Errorf("the changes tell of %s, and this is %s", told[1], Version)
		}
	}
}
