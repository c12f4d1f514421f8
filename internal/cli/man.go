package cli

import (
	"strings"

	"github.com/quickcast/quickcast/internal/release"
)

// runMan prints the page of the manual, made of the same texts as the help.
func runMan(env *Env, args []string) int {
	flags := newFlags("man")
	lang := flags.String("lang", "", "")
	operands, err := parse(flags, args)
	if err == nil && len(operands) > 0 {
		err = &UsageError{ID: "cli.noOperands", Args: map[string]any{"Verb": "man"}}
	}
	if err == nil {
		err = env.answerIn(*lang, false)
	}
	if err != nil {
		return env.refuse("man", err)
	}
	w := env.words()
	what, calls, _ := strings.Cut(w.T("cli.help"), "\n\n")
	_, what, _ = strings.Cut(what, " - ")
	say(env.Out, `.TH QUICKCAST 1 `+release.Day+` "quickcast `+release.Version+`"`)
	say(env.Out, ".SH NAME\nquickcast \\- "+roff(strings.TrimSuffix(what, ".")))
	say(env.Out, ".SH "+w.T("cli.manSynopsis")+"\n.nf\n"+roff(calls)+"\n.fi")
	say(env.Out, ".SH "+w.T("cli.manDescription")+"\n"+strings.ReplaceAll(roff(w.T("cli.helpEnd")), "\n", "\n.PP\n"))
	say(env.Out, ".SH "+w.T("cli.manVerbs"))
	for _, v := range verbs() {
		say(env.Out, ".SS quickcast "+roff(env.usage(v.name)))
		say(env.Out, roff(w.T("cli."+v.name+"About"))+".")
		flags, rest := options(env.explained(v.name))
		paragraphs(env, rest)
		for _, o := range flags {
			say(env.Out, ".TP\n.B "+roff(strings.TrimSpace(o.Flag+" "+o.Value))+"\n"+roff(o.About))
		}
	}
	return statusFine
}

// paragraphs prints what a help says beside its flags: what is indented as it stands.
func paragraphs(env *Env, lines []string) {
	for i, line := range lines {
		if line != "" && (i == 0 || lines[i-1] == "") {
			say(env.Out, ".PP")
		}
		if strings.HasPrefix(line, "  ") {
			say(env.Out, ".nf\n"+roff(line)+"\n.fi")
		} else if line != "" {
			say(env.Out, roff(line))
		}
	}
}

// roff writes a text so that nothing in it is taken for a command of the page.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(text)
	for _, sign := range []string{".", "'"} {
		text = strings.ReplaceAll("\n"+text, "\n"+sign, "\n\\&"+sign)[1:]
	}
	return text
}
