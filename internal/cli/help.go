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
	return env.refuse("", unknownVerb(args[0]))
}

// helpForAll lists the verbs, each with one line.
func helpForAll(env *Env) int {
	w := env.words()
	say(env.Out, w.T("cli.help"))
	say(env.Out, "")
	for _, v := range verbs() {
		gap := strings.Repeat(" ", max(1, 11-len(v.name)))
		say(env.Out, "  "+v.name+gap+w.T("cli."+v.name+"About"))
	}
	say(env.Out, "")
	say(env.Out, w.T("cli.helpEnd"))
	return statusFine
}

// helpFor explains one verb: how it is called, what it does, its flags.
func helpFor(env *Env, verb string) int {
	w := env.words()
	say(env.Out, "quickcast "+env.usage(verb))
	say(env.Out, "")
	say(env.Out, w.T("cli."+verb+"About"))
	say(env.Out, "")
	say(env.Out, env.explained(verb))
	return statusFine
}

func (env *Env) usage(verb string) string {
	return env.words().T("cli."+verb+"Usage", "Games", strings.Join(env.Games.Names(), "|"))
}

func (env *Env) explained(verb string) string {
	writable := strings.ReplaceAll(formats.Writable(), ", ", "|")
	return env.words().T("cli."+verb+"Help", "Readable", formats.Readable(), "Writable", writable, "Games", strings.Join(env.Games.Names(), "|"))
}
