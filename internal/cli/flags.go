package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
)

// newFlags makes the set a verb declares its flags on.
func newFlags(verb string) *flag.FlagSet {
	flags := flag.NewFlagSet(verb, flag.ContinueOnError)
	flags.SetOutput(io.Discard) // what is wrong is said in words, by refuse
	flags.Usage = func() {}
	return flags
}

// parse reads args into flags and returns the operands. Flags and operands may
// stand in any order; a flag has one dash or two and its value after a space or
// "="; after "--" all is operand; "-" alone is an operand (standard input).
// The error is flag.ErrHelp when help is asked for, else a FlagError; hand
// either to (*Env).refuse:
//
//	flags := newFlags("check")
//	asJSON := flags.Bool("json", false, "")
//	files, err := parse(flags, args)
//	if err != nil {
//		return env.refuse("check", err)
//	}
func parse(flags *flag.FlagSet, args []string) (operands []string, err error) {
	for len(args) > 0 {
		arg := args[0]
		args = args[1:]
		if arg == "--" {
			return append(operands, args...), nil
		}
		if arg == "-" || !strings.HasPrefix(arg, "-") {
			operands = append(operands, arg)
			continue
		}
		if args, err = setFlag(flags, arg, args); err != nil {
			return nil, err
		}
	}
	return operands, nil
}

// setFlag sets one flag, taking its value from the next argument if need be,
// and returns the arguments left.
func setFlag(flags *flag.FlagSet, arg string, rest []string) ([]string, error) {
	name, value, hasValue := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(arg, "-"), "-"), "=")
	known := flags.Lookup(name)
	if known == nil {
		if name == "help" || name == "h" {
			return nil, flag.ErrHelp
		}
		return nil, &FlagError{Flag: arg, Fault: FlagUnknown}
	}
	if !hasValue {
		if isSwitch(known.Value) {
			value = "true"
		} else if len(rest) == 0 {
			return nil, &FlagError{Flag: arg, Fault: FlagValueMissing}
		} else {
			value, rest = rest[0], rest[1:]
		}
	}
	if err := flags.Set(name, value); err != nil {
		return nil, &FlagError{Flag: "--" + name, Value: value, Fault: FlagValueWrong, Err: err}
	}
	return rest, nil
}

func isSwitch(value flag.Value) bool {
	b, ok := value.(interface{ IsBoolFlag() bool })
	return ok && b.IsBoolFlag()
}

func isHelp(err error) bool { return errors.Is(err, flag.ErrHelp) }

// FlagFault is what is wrong with a flag.
type FlagFault int

// The faults a flag can have.
const (
	FlagUnknown FlagFault = iota
	FlagValueMissing
	FlagValueWrong
)

// FlagError refuses a flag of a call.
type FlagError struct {
	Flag  string // as it was written
	Value string // the value refused, if there is one
	Fault FlagFault
	Err   error
}

func (e *FlagError) Error() string {
	switch e.Fault {
	case FlagUnknown:
		return fmt.Sprintf("unknown flag %s", e.Flag)
	case FlagValueMissing:
		return fmt.Sprintf("the flag %s needs a value after it", e.Flag)
	}
	return fmt.Sprintf("the flag %s cannot be %q", e.Flag, e.Value)
}

func (e *FlagError) Unwrap() error { return e.Err }

// Message names the text for this error.
func (e *FlagError) Message() (string, map[string]any) {
	args := map[string]any{"Flag": e.Flag, "Value": e.Value}
	switch e.Fault {
	case FlagUnknown:
		return "cli.flagUnknown", args
	case FlagValueMissing:
		return "cli.flagValueMissing", args
	}
	return "cli.flagValueWrong", args
}

// VerbError refuses a verb that does not exist.
type VerbError struct {
	Verb string // as it was written
}

func (e *VerbError) Error() string {
	return fmt.Sprintf("there is no verb %q; there are %s", e.Verb, verbNames())
}

// Message names the text for this error.
func (e *VerbError) Message() (string, map[string]any) {
	return "cli.verbUnknown", map[string]any{"Verb": e.Verb, "Verbs": verbNames()}
}

func verbNames() string {
	var names []string
	for _, v := range verbs() {
		names = append(names, v.name)
	}
	return strings.Join(names, ", ")
}

// UsageError refuses a call whose operands or flags do not fit together.
type UsageError struct {
	ID   string         // the text that says what is missing or too much
	Args map[string]any // for its placeholders
}

func (e *UsageError) Error() string { return "the call is wrong: " + e.ID }

// Message names the text for this error.
func (e *UsageError) Message() (string, map[string]any) { return e.ID, e.Args }
