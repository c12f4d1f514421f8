package cli

import (
	"strings"

	"github.com/quickcast/quickcast/builder/formats"
)

// runHelp prints the help of the verb named, or of all.
func runHelp(env *Env, args []string) int {
	if len(args) == 0 {
		return helpForAll(env)
	}
	for _, v := range verbs() {
		if v.name == args[0] {
			return helpFor(env, v.name)
		}
	}
	return env.refuse("", &VerbError{Verb: args[0]})
}

// helpForAll lists the verbs, each with one line.
func helpForAll(env *Env) int {
	w := env.words()
	say(env.Out, w.T("cli.help"))
	say(env.Out, "")
	for _, v := range verbs() {
		gap := strings.Repeat(" ", max(1, 10-len(v.name)))
		say(env.Out, "  "+v.name+gap+w.T("cli."+v.name+"About"))
	}
	say(env.Out, "")
	say(env.Out, w.T("cli.helpEnd"))
	return statusFine
}

// helpFor explains one verb: how it is called, what it does, its flags.
func helpFor(env *Env, verb string) int {
	w := env.words()
	games := env.Games.Names()
	say(env.Out, "quickcast "+w.T("cli."+verb+"Usage", "Games", strings.Join(games, "|")))
	say(env.Out, "")
	say(env.Out, w.T("cli."+verb+"About"))
	say(env.Out, "")
	say(env.Out, w.T("cli."+verb+"Help", "Readable", formats.Readable(), "Writable", formats.Writable(), "Games", strings.Join(games, ", ")))
	return statusFine
}
