package cli

import (
	_ "embed"
	"regexp"
	"slices"
	"strings"
	"text/template"

	"github.com/quickcast/quickcast/internal/words"
)

// shells are the templates of what shells are given, one a shell.
//
//go:embed completion.tmpl
var shells string

// option is one flag of a verb as the verb's help tells of it.
type option struct {
	Flag  string // with its dashes
	Value string // what stands after it: a word in capitals, or choices as "a|b"; "" for none
	About string
}

// told is a line of a help that tells of a flag: "  --lang en|de the language".
var told = regexp.MustCompile(`^  (--?[a-z]+)(?:\[=\S+\])?(?: (\p{Lu}\S*|\S+\|\S+))?(?: +(\S.*))?$`)

// options gives the flags a help tells of. What it says in lines of its own below a flag
// belongs to that flag.
func options(help string) (all []option, rest []string) {
	for line := range strings.Lines(help) {
		line = strings.TrimSuffix(line, "\n")
		if found := told.FindStringSubmatch(line); found != nil {
			all = append(all, option{Flag: found[1], Value: found[2], About: found[3]})
		} else if len(all) > 0 && strings.HasPrefix(line, "      ") {
			last := &all[len(all)-1]
			last.About = strings.TrimSpace(last.About + " " + strings.TrimSpace(line))
		} else {
			rest = append(rest, line)
		}
	}
	return all, rest
}

// Name is the flag without its dashes.
func (o option) Name() string { return strings.TrimLeft(o.Flag, "-") }

// Choices are what may stand after the flag, if the help lists that.
func (o option) Choices() string { return choices(o.Value) }

// IsFile tells whether a file or folder stands after the flag.
func (o option) IsFile() bool { return isFile(o.Value) }

// Short is as much about the flag as a list of flags has room for, without what quotes end at.
func (o option) Short() string { return clause(o.About) }

// aside is where the first clause of a sentence ends.
var aside = regexp.MustCompile(`[;:.] | \(`)

func clause(about string) string {
	about = aside.Split(about, 2)[0]
	return strings.NewReplacer("'", "’", "[", "(", "]", ")", `\`, "").Replace(about)
}

func choices(value string) string {
	if !strings.Contains(value, "|") {
		return ""
	}
	return strings.ReplaceAll(value, "|", " ")
}

func isFile(value string) bool {
	return slices.Contains([]string{"FILE", "FILE...", "OUT", "DIR"}, value)
}

// completed is a verb as a shell completes it.
type completed struct {
	Name, About string
	Options     []option
	Choices     string // what stands after it
	IsFile      bool   // whether files do
}

// runCompletion prints what a shell completes by. It reads the English help, whose words
// for files it knows.
func runCompletion(env *Env, args []string) int {
	operands, err := parse(newFlags("completion"), args)
	offered := template.Must(template.New("").Parse(shells))
	if err == nil && (len(operands) != 1 || offered.Lookup(operands[0]) == nil) {
		err = &UsageError{ID: "cli.completionShell", Args: map[string]any{"Shells": "bash, zsh, fish"}}
	}
	if err == nil {
		err = env.answerIn(words.English, false)
	}
	if err != nil {
		return env.refuse("completion", err)
	}
	var all []completed
	for _, v := range verbs() {
		flags, _ := options(env.explained(v.name))
		after := append(strings.Fields(env.usage(v.name)), "")[1]
		all = append(all, completed{Name: v.name, About: clause(env.words().T("cli." + v.name + "About")), Options: flags, Choices: choices(after), IsFile: isFile(after)})
	}
	_ = offered.ExecuteTemplate(env.Out, operands[0], all) // Run tells of a failure
	return statusFine
}
