package cli

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/pflag"
)

// newFlags makes the set a verb declares its flags on.
func newFlags(verb string) *pflag.FlagSet {
	flags := pflag.NewFlagSet(verb, pflag.ContinueOnError)
	flags.SetOutput(io.Discard) // what is wrong is said in words, by refuse
	flags.Usage = func() {}
	return flags
}

// parse reads args into flags and returns the operands. Flags and operands may
// stand in any order; a flag has one dash or two and its value after a space or
// "="; after "--" all is operand; "-" alone is an operand (standard input).
// The error is pflag.ErrHelp when help is asked for, else a FlagError; hand
// either to (*Env).refuse:
//
//	flags := newFlags("check")
//	asJSON := flags.Bool("json", false, "")
//	files, err := parse(flags, args)
//	if err != nil {
//		return env.refuse("check", err)
//	}
func parse(flags *pflag.FlagSet, args []string) (operands []string, err error) {
	if err := flags.Parse(twoDashes(flags, args)); err != nil {
		return nil, inWords(err)
	}
	return flags.Args(), nil
}

// twoDashes gives flags that were written with one dash, which means letters to
// pflag, their second; and those of Go's tests, which pflag passes over in silence.
func twoDashes(flags *pflag.FlagSet, args []string) []string {
	all := slices.Clone(args)
	for i, arg := range all {
		if arg == "--" {
			break
		}
		name, _, _ := strings.Cut(strings.TrimPrefix(arg, "-"), "=")
		known := flags.Lookup(name) != nil || strings.HasPrefix(name, "test.")
		if len(name) > 1 && strings.HasPrefix(arg, "-") && known {
			all[i] = "-" + arg
		}
	}
	return all
}

// inWords is what pflag has against a call, as an error with a text of its own.
func inWords(err error) error {
	var unknown *pflag.NotExistError
	var missing *pflag.ValueRequiredError
	var wrong *pflag.InvalidValueError
	var syntax *pflag.InvalidSyntaxError
	switch {
	case errors.As(err, &unknown):
		return &FlagError{Flag: written(unknown.GetSpecifiedName(), unknown.GetSpecifiedShortnames()), Fault: flagUnknown, Err: err}
	case errors.As(err, &missing):
		return &FlagError{Flag: written(missing.GetSpecifiedName(), missing.GetSpecifiedShortnames()), Fault: flagValueMissing, Err: err}
	case errors.As(err, &wrong):
		return &FlagError{Flag: "--" + wrong.GetFlag().Name, Value: wrong.GetValue(), Fault: flagValueWrong, Err: err}
	case errors.As(err, &syntax):
		return &FlagError{Flag: syntax.GetSpecifiedFlag(), Fault: flagUnknown, Err: err}
	}
	return err
}

// written is a flag as it was written: a name, or one of several letters.
func written(name, letters string) string {
	if letters != "" {
		return "-" + letters
	}
	return "--" + name
}

func isHelp(err error) bool { return errors.Is(err, pflag.ErrHelp) }

// What is wrong with a flag, as the texts that say it.
const (
	flagUnknown      = "cli.flagUnknown"
	flagValueMissing = "cli.flagValueMissing"
	flagValueWrong   = "cli.flagValueWrong"
)

// FlagError refuses a flag of a call.
type FlagError struct {
	Flag  string // as it was written
	Value string // the value refused, if there is one
	Fault string
	Err   error
}

func (e *FlagError) Error() string {
	return fmt.Sprintf("the flag %s %q: %s", e.Flag, e.Value, e.Fault)
}

func (e *FlagError) Unwrap() error { return e.Err }

// Message names the text for this error.
func (e *FlagError) Message() (string, map[string]any) {
	return e.Fault, map[string]any{"Flag": e.Flag, "Value": e.Value}
}

// UsageError refuses a call whose operands or flags do not fit together, or whose files cannot
// be read or written.
type UsageError struct {
	ID   string         // the text that says what is missing or too much
	Args map[string]any // for its placeholders
	Err  error          // what the system said; may be nil
}

func (e *UsageError) Error() string { return fmt.Sprintf("the call is wrong: %s %v", e.ID, e.Args) }

func (e *UsageError) Unwrap() error { return e.Err }

// Message names the text for this error.
func (e *UsageError) Message() (string, map[string]any) { return e.ID, e.Args }

// unknownVerb refuses a verb that does not exist.
func unknownVerb(verb string) error {
	var names []string
	for _, v := range verbs() {
		names = append(names, v.name)
	}
	return &UsageError{ID: "cli.verbUnknown", Args: map[string]any{"Verb": verb, "Verbs": strings.Join(names, ", ")}}
}

// fileFault tells by the text of an id that a file could not be read or written.
func fileFault(id, file string, err error) *UsageError {
	return &UsageError{ID: id, Args: map[string]any{"File": file, "Reason": cause(err).Error()}, Err: err}
}
