package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/builder/sheet"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/internal/visible"
)

// conversion is the answer to convert, as --json prints it.
type conversion struct {
	File     string        `json:"file"`
	From     formats.Name  `json:"from"`
	To       formats.Name  `json:"to"`
	Out      string        `json:"out,omitempty"`     // where the book was written, or
	Content  string        `json:"content,omitempty"` // the book itself
	Base64   []byte        `json:"base64,omitempty"`  // the same where it is no text
	Problems []bookProblem `json:"problems"`
	Notices  []string      `json:"notices,omitempty"`
}

func runConvert(env *Env, args []string) int {
	flags := newFlags("convert")
	asJSON := flags.Bool("json", false, "")
	to := flags.String("to", "", "")
	out := flags.StringP("o", "o", "", "")
	lang := flags.String("lang", "", "")
	size := flags.String("paper", "", "")
	kind := flags.String("sheet", string(sheet.Event), "")
	player := flags.String("player", "", "")
	house := flags.StringArray("house", nil, "")
	files, err := parse(flags, args)
	if err == nil {
		err = env.answerIn(*lang, *asJSON)
	}
	switch {
	case err != nil:
	case len(files) != 1:
		err = &UsageError{ID: "books.needsOneFile"}
	case *to == "":
		err = &UsageError{ID: "books.needsFormat", Args: map[string]any{"Formats": formats.Writable()}}
	}
	if err != nil {
		return env.refuse("convert", err)
	}
	format, err := formats.ToWrite(*to)
	if err != nil {
		return env.refuse("convert", err)
	}
	cards, err := catalog.Load(env.Assets)
	if err != nil {
		return env.refuse("", err)
	}
	cards, names, err := env.underHouse(cards, *house)
	if err != nil {
		return env.refuse("convert", err)
	}
	print, err := env.printer(cards, paperWish{*kind, *size, *player, names})
	if err != nil {
		return env.refuse("convert", err)
	}
	return convert(env, formats.NewScribe(cards).With(print), files[0], format, *out, *asJSON)
}

// convert reads a book, writes it in the other format and tells on standard
// error what was not understood; that is kept in what is written.
func convert(env *Env, scribe *formats.Scribe, file string, format formats.Format, out string, asJSON bool) int {
	w := env.words()
	data, err := readInput(env, file)
	var result formats.Result
	if err == nil {
		result, err = scribe.Read(data, formats.Options{})
	}
	if err != nil {
		if asJSON {
			sayJSON(env.Out, rejected{File: file, Outcome: outcomeRejected, Message: w.Error(err)})
		}
		say(env.Err, w.T("books.sayRejected", "File", file, "Message", err))
		return statusUnread
	}
	written, err := scribe.Write(result.Book, format.Name)
	if err == nil && out != "" && out != "-" {
		err = replaceFile(out, written)
	}
	if err != nil {
		say(env.Err, "quickcast: "+w.Error(err))
		return statusUnread
	}
	answer := conversion{File: file, From: result.Format, To: format.Name, Problems: []bookProblem{}, Notices: noticed(w, result.Notices)}
	for _, p := range result.Problems {
		answer.Problems = append(answer.Problems, bookProblem{Line: p.Line, Entry: p.Entry, Message: w.Say(p), Suggestion: p.Suggestion})
		say(env.Err, w.T("books.sayProblem", "Line", p.Line, "Entry", p.Entry, "Message", p))
	}
	for _, n := range answer.Notices {
		say(env.Err, n)
	}
	toFile := out != "" && out != "-"
	switch {
	case asJSON && toFile:
		answer.Out = out
		sayJSON(env.Out, answer)
	case asJSON && format.Bytes:
		answer.Base64 = written
		sayJSON(env.Out, answer)
	case asJSON:
		answer.Content = string(written)
		sayJSON(env.Out, answer)
	case toFile:
	case format.Bytes:
		_, _ = env.raw.Write(written) // Run tells of a failure, here and below
	case json.Valid(written):
		_, _ = env.Out.Write(visible.JSON(written))
	default:
		_, _ = env.Out.Write(written)
	}
	if len(result.Problems) > 0 {
		return statusUnmet
	}
	return statusFine
}

// UnwritableError tells that a file could not be written; what was there before
// is unharmed.
type UnwritableError struct {
	File string
	Err  error
}

func (e *UnwritableError) Error() string {
	return fmt.Sprintf("cannot write %s: %v", e.File, cause(e.Err))
}

func (e *UnwritableError) Unwrap() error { return e.Err }

// Message names the text for this error.
func (e *UnwritableError) Message() (string, map[string]any) {
	return "books.fileUnwritable", map[string]any{"File": e.File, "Reason": cause(e.Err).Error()}
}

// replaceFile puts data in place of the file, or of the one a link of that name
// leads to: all of it or nothing. The file keeps its permissions, and beside it
// nothing is left behind.
func replaceFile(name string, data []byte) (err error) {
	mode, target := os.FileMode(0o644), name
	if info, statErr := os.Stat(name); statErr == nil {
		if !info.Mode().IsRegular() {
			return &UnwritableError{File: name, Err: errors.New("it is not a file")}
		}
		mode = info.Mode().Perm()
		if target, err = filepath.EvalSymlinks(name); err != nil {
			return &UnwritableError{File: name, Err: err}
		}
	}
	temp, err := os.CreateTemp(filepath.Dir(target), ".quickcast-*")
	if err != nil {
		return &UnwritableError{File: name, Err: err}
	}
	defer func() {
		if err != nil {
			_ = os.Remove(temp.Name()) // nobody needs it any more
			err = &UnwritableError{File: name, Err: err}
		}
	}()
	if _, err = temp.Write(data); err == nil {
		err = temp.Sync()
	}
	if closeErr := temp.Close(); err == nil {
		err = closeErr
	}
	if err == nil {
		err = os.Chmod(temp.Name(), mode)
	}
	if err == nil {
		err = os.Rename(temp.Name(), target)
	}
	return err
}
