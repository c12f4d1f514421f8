// Package cli is the command line: one verb a file, answers for scripts with
// --json, answers for people without. Nothing here touches a display.
package cli

import (
	"io"
	"io/fs"
	"time"

	"github.com/quickcast/quickcast/internal/release"
	"github.com/quickcast/quickcast/internal/visible"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/tracker"
)

// Version is the version of Quickcast.
const Version = release.Version

// What a call ends with (shared by all verbs).
const (
	statusFine   = 0 // answered, and all is legal or found
	statusUnmet  = 1 // answered, but not all is legal or found
	statusUnread = 2 // an input could not be read, or the call is wrong
)

// Env is what a call may touch: its streams, the embedded assets, the language
// of the texts for people ("en" or "de"), the games, and the clock.
type Env struct {
	In       io.Reader
	Out, Err io.Writer
	Assets   fs.FS
	Lang     string
	Games    tracker.Registry // that play knows
	Now      func() time.Time

	raw   io.Writer    // where Out leads, for bytes that are no text
	texts *words.Words // see words()
	exact bool         // the answer is JSON, whose sentences say names as they are
}

// verb is one entry of the table: its name and what runs it. Its help is the
// texts cli.<name>Usage, cli.<name>About and cli.<name>Help.
type verb struct {
	name string
	run  func(env *Env, args []string) int
}

// verbs is the table of verbs, in the order the help lists them.
func verbs() []verb {
	return []verb{
		{"check", runCheck},
		{"convert", runConvert},
		{"compare", runCompare},
		{"collection", runCollection},
		{"search", runSearch},
		{"codex", runCodex},
		{"prices", runPrices},
		{"odds", runOdds},
		{"play", runPlay},
		{"serve", runServe},
		{"words", runWords},
		{"bench", runBench},
		{"completion", runCompletion},
		{"man", runMan},
		{"version", runVersion},
	}
}

// Run does what args (without the program's name) ask for and returns the
// exit status. It refuses an unknown verb with status 2, and gives that status
// as well when the answer could not be written.
//
// All a verb says goes through two writers made here, so that none can forget to show what
// a terminal would obey. Bytes that are no text go to env.raw.
func Run(env *Env, args []string) int {
	out := &outlet{to: env.Out}
	said, told := visible.NewWriter(out), visible.NewWriter(env.Err)
	env.raw, env.Out, env.Err = out, said, told
	defer func() { _ = told.Close() }() // there is nobody left to tell
	status := run(env, args)
	_ = said.Close() // out remembers a failure
	if out.err != nil {
		say(env.Err, "quickcast: "+env.words().T("cli.answerLost", "Reason", cause(out.err)))
		return statusUnread
	}
	return status
}

// outlet passes an answer on and remembers the first failure.
type outlet struct {
	to  io.Writer
	err error
}

func (o *outlet) Write(p []byte) (int, error) {
	n, err := o.to.Write(p)
	if o.err == nil {
		o.err = err
	}
	return n, err
}

func run(env *Env, args []string) int {
	if len(args) == 0 {
		return helpForAll(env)
	}
	name, rest := args[0], args[1:]
	switch name {
	case "help", "--help", "-help", "-h":
		return runHelp(env, rest)
	case "--version", "-version":
		return runVersion(env, rest)
	}
	for _, v := range verbs() {
		if v.name == name {
			return v.run(env, rest)
		}
	}
	return env.refuse("", unknownVerb(name))
}

// words are the texts in the language of the call. Should they be broken, the
// ids are shown instead and the reason is said once.
func (env *Env) words() *words.Words {
	if env.texts == nil {
		texts, err := words.Load(env.Assets, env.Lang)
		if err != nil {
			say(env.Err, "quickcast: "+err.Error())
			texts = new(words.Words)
		}
		texts.Value = func(text string) string {
			if env.exact {
				return text
			}
			return visible.Line(text)
		}
		env.texts = texts
	}
	return env.texts
}

// refuse ends a call that is wrong: for a request for help it prints the
// verb's help, for anything else what is wrong and where help is found.
func (env *Env) refuse(verb string, err error) int {
	if isHelp(err) {
		return helpFor(env, verb)
	}
	env.exact = false // this is for a person, whatever the answer had been for
	w := env.words()
	say(env.Err, "quickcast: "+w.Error(err))
	if verb != "" {
		say(env.Err, w.T("cli.seeHelpOf", "Verb", verb))
	} else {
		say(env.Err, w.T("cli.seeHelp"))
	}
	return statusUnread
}

func runVersion(env *Env, args []string) int {
	if _, err := parse(newFlags("version"), args); err != nil {
		return env.refuse("version", err)
	}
	say(env.Out, "quickcast "+Version)
	return statusFine
}

// say writes one line. Where even that fails there is nobody left to tell.
func say(to io.Writer, line string) {
	_, _ = io.WriteString(to, line+"\n")
}
