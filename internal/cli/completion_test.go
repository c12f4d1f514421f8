package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/words"
)

// declared finds in the source which flags a verb takes, by the set they are declared on.
func declared(t *testing.T) map[string][]string {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	found := make(map[string][]string)
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		verb := regexp.MustCompile(`(?:newFlags|env\.desk)\("(\w+)"\)`).FindSubmatch(source)
		if verb == nil || strings.HasSuffix(file, "_test.go") {
			continue
		}
		for _, flag := range regexp.MustCompile(`flags\.\w+\((?:&[\w.]+, )?"(\w+)", `).FindAllSubmatch(source, -1) {
			found[string(verb[1])] = append(found[string(verb[1])], string(flag[1]))
		}
		if strings.Contains(string(source), "env.desk(") {
			found[string(verb[1])] = append(found[string(verb[1])], "json", "lang")
		}
	}
	return found
}

// Completion and the page of the manual are made of the help: it tells of every flag there
// is and of no other, in every language alike.
func TestTheHelpTellsOfEveryFlag(t *testing.T) {
	flags := declared(t)
	for _, v := range verbs() {
		var first []option
		for _, lang := range words.Languages(assets.FS) {
			env := &Env{Assets: assets.FS, Games: games.Rules(games.All()), Lang: lang}
			all, _ := options(env.explained(v.name))
			for i, o := range all {
				if !slices.Contains(flags[v.name], o.Name()) {
					t.Errorf("%s: the help of %s tells of %s, which it does not take", lang, v.name, o.Flag)
				}
				if o.About == "" {
					t.Errorf("%s: the help of %s does not say what %s is", lang, v.name, o.Flag)
				}
				if first != nil && (len(all) != len(first) || o.Flag != first[i].Flag || (o.Value == "") != (first[i].Value == "") || o.Choices() != first[i].Choices()) {
					t.Errorf("%s: the help of %s tells of %v, where another language's has %v", lang, v.name, o, first)
				}
			}
			for _, name := range flags[v.name] {
				if answersInJSON := name == "json" && (v.name == "odds" || v.name == "play"); !answersInJSON && !slices.ContainsFunc(all, func(o option) bool { return o.Name() == name }) {
					t.Errorf("%s: the help of %s does not tell of --%s", lang, v.name, name)
				}
			}
			first = all
		}
	}
}

// offered lets a shell complete a line by the script made for it.
func offered(t *testing.T, shell, line string) string {
	t.Helper()
	if _, err := exec.LookPath(shell); err != nil {
		t.Skipf("there is no %s here", shell)
	}
	script, _, _ := called("de", "", "completion", shell)
	ask := "COMP_WORDS=(" + line + "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); compopt() { echo files; }; _quickcast; echo \"${COMPREPLY[@]}\""
	if shell == "fish" {
		ask = "complete -C " + "'" + strings.ReplaceAll(line, "''", "") + "'"
	}
	run := exec.Command(shell, "-c", script+"\n"+ask)
	run.Dir = "testdata"
	run.Env = append(os.Environ(), "HOME="+t.TempDir(), "LC_ALL=C.UTF-8")
	out, err := run.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v: %s", shell, err, out)
	}
	return string(out)
}

func TestShellsComplete(t *testing.T) {
	for _, shell := range []string{"bash", "fish"} {
		t.Run(shell, func(t *testing.T) {
			for _, c := range []struct{ line, has, lacks string }{
				{"quickcast c", "check", "search"},
				{"quickcast check --", "--house", "--limit"},
				{"quickcast convert --to ''", "spellbookbuilder", "--"},
				{"quickcast play --game ''", "wizards", "files"},
				{"quickcast completion ''", "zsh", "files"},
				{"quickcast search --limit ''", "", "duels"},
			} {
				if out := offered(t, shell, c.line); !strings.Contains(out, c.has) || strings.Contains(out, c.lacks) {
					t.Errorf("%q offers %q", c.line, out)
				}
			}
			if out := offered(t, shell, "quickcast check ''"); !strings.Contains(out, "files") && !strings.Contains(out, "duels") {
				t.Errorf("where a file stands none is offered, but %q", out)
			}
		})
	}
}

// A page of the manual is read by a program for which some lines are commands.
func TestThePageOfTheManual(t *testing.T) {
	known := regexp.MustCompile(`^\.(TH|SH|SS|PP|TP|B|nf|fi)\b`)
	for _, lang := range words.Languages(assets.FS) {
		page, told, status := called(lang, "", "man")
		if status != statusFine || told != "" {
			t.Fatalf("%s: status %d, %s", lang, status, told)
		}
		for i, line := range strings.Split(page, "\n") {
			if strings.HasPrefix(line, "'") || strings.HasPrefix(line, ".") && !known.MatchString(line) {
				t.Errorf("%s: line %d is a command: %s", lang, i+1, line)
			}
		}
		for _, v := range verbs() {
			if !strings.Contains(page, "\n.SS quickcast "+v.name) {
				t.Errorf("%s: nothing is said of %s", lang, v.name)
			}
		}
	}
	if got := roff(".TH \\fB\n'x -y"); got != `\&.TH \efB`+"\n"+`\&'x \-y` {
		t.Errorf("written as %q", got)
	}
}
