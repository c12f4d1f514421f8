package main

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// project is a small one with a place to break.
func project(t *testing.T) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"go.mod":        "module small\n\ngo 1.24\n",
		"sum/sum.go":    "package sum\n\n// Of adds.\nfunc Of(a, b int) int {\n\treturn a + b\n}\n\n// Unseen is tested by nobody.\nfunc Unseen() int { return 7 }\n",
		"bare/bare.go":  "package bare\n\n// Of adds.\nfunc Of(a, b int) int { return a + b }\n",
		"sum/a_test.go": "package sum\n\nimport \"testing\"\n\nfunc TestOf(t *testing.T) {\n\tif Of(1, 2) != 3 {\n\t\tt.Error(\"wrong\")\n\t}\n}\n",
	} {
		if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

func in(t *testing.T) *workshop { return newWorkshop(t.TempDir(), "") }

func TestFaultsAreNoticedOrSurvive(t *testing.T) {
	project(t)
	for _, c := range []struct {
		name  string
		place place
		want  string // in the error; "" where the fault is noticed
	}{
		{"noticed", place{old: "a + b", new: "a - b", tests: []string{"./sum"}}, ""},
		{"not noticed", place{old: "return 7", new: "return 8", tests: []string{"./sum"}}, "go test ./sum passes with it"},
		{"gone", place{old: "a * b", new: "a", tests: []string{"./sum"}}, "no longer has"},
		{"twice", place{old: "int", new: "uint", tests: []string{"./sum"}}, "times"},
		{"no Go", place{old: "a + b", new: "a +", tests: []string{"./sum"}}, "does not compile"},
		{"no tests", place{old: "a + b", new: "a - b", tests: []string{"./sum", "-run", "Nothing"}}, "finds no tests"},
		{"no test files", place{file: "bare/bare.go", old: "a + b", new: "a - b", tests: []string{"./bare"}}, "finds no tests"},
		{"no file", place{file: "sum/gone.go", old: "a", new: "b", tests: []string{"./sum"}}, "no such file"},
	} {
		if c.place.file == "" {
			c.place.file = "sum/sum.go"
		}
		test, err := in(t).notices(c.place)
		var survived *survivor
		switch {
		case c.want == "" && (err != nil || test != "TestOf"):
			t.Errorf("%s: %q, %v", c.name, test, err)
		case c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		case errors.As(err, &survived) != (c.name == "not noticed"):
			t.Errorf("%s: %v", c.name, err)
		}
	}
	if text, err := os.ReadFile("sum/sum.go"); err != nil || !strings.Contains(string(text), "a + b") {
		t.Errorf("the file was changed: %s, %v", text, err)
	}
}

func TestTestsThatFailAnywayNoticeNothing(t *testing.T) {
	project(t)
	if err := os.WriteFile("sum/b_test.go", []byte("package sum\n\nimport \"testing\"\n\nfunc TestRed(t *testing.T) { t.Error(\"red\") }\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := in(t).notices(place{file: "sum/sum.go", old: "a + b", new: "a - b", tests: []string{"./sum"}})
	if err == nil || !strings.Contains(err.Error(), "fails without any fault") {
		t.Errorf("got %v", err)
	}
}

func TestTheListIsRead(t *testing.T) {
	t.Chdir(t.TempDir())
	write := func(text string) {
		if err := os.WriteFile("places.txt", []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("# a head\n\nA fault\n  in a/b.go\n  - \tone\n  - \t\ttwo\n  + \tthree\n  by ./a -run TestX\n\n# more\nAnother\n  in c.go\n  - x\n  by ./c\n")
	places, err := readList("places.txt")
	if err != nil || len(places) != 2 {
		t.Fatalf("%+v, %v", places, err)
	}
	first := places[0]
	if first.what != "A fault" || first.line != 3 || first.file != "a/b.go" || first.old != "\tone\n\t\ttwo" || first.new != "\tthree" || len(first.tests) != 3 {
		t.Errorf("%+v", first)
	}
	if got := chosen(places, []string{"c.go"}); len(got) != 1 || got[0].what != "Another" {
		t.Errorf("chosen %+v", got)
	}
	for _, wrong := range []string{"A fault\n", "A fault\n  in a.go\n  - x\n  + x\n  by ./a\n", "A fault\n  at a.go\n", "A fault\n  in a.go\n  + x\n  by ./a\n"} {
		write("\n" + wrong)
		if _, err := readList("places.txt"); err == nil || !strings.HasPrefix(err.Error(), "places.txt:2: ") {
			t.Errorf("%q: %v", wrong, err)
		}
	}
}

func TestOwnListIsSound(t *testing.T) {
	places, err := readList("places.txt")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, p := range places {
		if seen[p.what] {
			t.Errorf("line %d: %q stands there twice", p.line, p.what)
		}
		seen[p.what] = true
		text, err := os.ReadFile(filepath.Join("..", "..", filepath.FromSlash(p.file)))
		if err != nil {
			t.Error(err)
			continue
		}
		if _, err := p.broken(string(text)); err != nil {
			t.Errorf("line %d: %v", p.line, err)
		}
	}
	if len(places) < 36 {
		t.Errorf("only %d places", len(places))
	}
}

// Places are found by themselves, each can be put in, and the same seed gives the same.
func TestPlacesAreDrawn(t *testing.T) {
	text := "package a\n\nfunc f(n int) int {\n\tif n < 3 {\n\t\tn++\n\t}\n\treturn n\n}\n"
	var all []string
	for _, p := range inCode("a.go", text) {
		broken, err := p.broken(text)
		if err != nil || broken == text {
			t.Errorf("%s: %v", p.what, err)
		}
		all = append(all, p.what)
	}
	if want := "a.go:4: n < 3 -> !(...) a.go:4: < -> <= a.go:4: 3 -> 4 a.go:5: n++ -> "; strings.Join(all, " ") != want {
		t.Errorf("drawn are %q", all)
	}
	if found := inData("d.json", `{"level":2,"dice":[1,3]}`); len(found) != 2 || found[0].new != "3" {
		t.Errorf("of the data %+v", found)
	}
	t.Chdir(filepath.Join("..", ".."))
	for folder, want := range map[string]string{"tracker/magewars/law": "./tracker/magewars", "tracker/clock": "./tracker/clock"} {
		if got := tested(folder); got != want {
			t.Errorf("%s is tested by %s", folder, got)
		}
	}
	one, err := sample(7)
	two, _ := sample(7)
	if err != nil || len(one) < 10000 || one[99].what != two[99].what {
		t.Errorf("%d places, %v", len(one), err)
	}
}
