package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/builder/sheet"
	"github.com/quickcast/quickcast/internal/visible"
)

// conversion is the answer to convert, as --json prints it.
type conversion struct {
	opened
	From     formats.Name  `json:"from"`
	To       formats.Name  `json:"to"`
	Out      string        `json:"out,omitempty"`     // where the book was written, or
	Content  string        `json:"content,omitempty"` // the book itself
	Base64   []byte        `json:"base64,omitempty"`  // the same where it is no text
	Problems []bookProblem `json:"problems"`
	Notices  []string      `json:"notices,omitempty"`
}

func runConvert(env *Env, args []string) int {
	d := env.desk("convert")
	d.flags.StringArrayVar(&d.files, "house", nil, "")
	to := d.flags.String("to", "", "")
	out := d.flags.StringP("o", "o", "", "")
	size := d.flags.String("paper", "", "")
	kind := d.flags.String("sheet", string(sheet.Event), "")
	player := d.flags.String("player", "", "")
	files, err := d.openBooks(args, 1, "books.needsOneFile")
	var format formats.Format
	switch {
	case err != nil:
	case len(files) > 1:
		err = &UsageError{ID: "books.needsOneFile"}
	case *to == "":
		err = &UsageError{ID: "books.needsFormat", Args: map[string]any{"Formats": formats.Writable()}}
	default:
		format, err = formats.ToWrite(*to)
	}
	if err == nil {
		var print formats.Printer
		print, err = env.printer(d.cards, paperWish{*kind, *size, *player, d.house})
		d.scribe = d.scribe.With(print)
	}
	if err != nil {
		return env.refuse("convert", err)
	}
	if *out == "-" {
		*out = ""
	}
	books := d.books(files[0])
	if *out == "" && !d.json && !d.together(books, format.Name) {
		return env.refuse("convert", &UsageError{ID: "books.needsOut", Args: map[string]any{"File": files[0], "Books": len(books), "Format": format.Name}})
	}
	status := statusFine
	for _, o := range books {
		status = max(status, d.convert(o, format, *out))
	}
	return status
}

// together says whether books come apart again where they are written one after the other.
func (d *desk) together(books []opened, to formats.Name) bool {
	var all bytes.Buffer
	for _, o := range books {
		data, err := d.scribe.Write(o.result.Book, to)
		if len(books) == 1 || o.err != nil || err != nil { // that is said of the book itself
			return true
		}
		all.Write(append(data, '\n'))
	}
	back, err := d.scribe.ReadAll(all.Bytes(), d.as)
	return err == nil && len(back) == len(books)
}

// convert writes a book in the other format and tells on standard error what was not
// understood; that is kept in what is written. Several books of a file go to files with a
// number each.
func (d *desk) convert(o opened, format formats.Format, out string) int {
	w, stderr := d.env.words(), d.env.Err
	if o.err != nil {
		if d.json {
			sayJSON(d.env.Out, d.rejected(o))
		}
		say(stderr, w.T("books.sayRejected", "File", o.title(), "Message", o.err))
		return statusUnread
	}
	if out != "" && o.Of > 0 {
		end := filepath.Ext(out)
		out = strings.TrimSuffix(out, end) + "-" + strconv.Itoa(o.Book) + end
	}
	result := o.result
	written, err := d.scribe.Write(result.Book, format.Name)
	if err == nil && out != "" {
		err = replaceFile(out, written)
	}
	if err != nil {
		say(stderr, "quickcast: "+w.Error(err))
		return statusUnread
	}
	answer := conversion{opened: o, From: result.Format, To: format.Name, Out: out, Problems: []bookProblem{}, Notices: noticed(w, result.Notices)}
	for _, p := range result.Problems {
		answer.Problems = append(answer.Problems, bookProblem{Line: p.Line, Entry: p.Entry, Message: w.Say(p), Suggestion: p.Suggestion})
		say(stderr, w.T("books.sayProblem", "Line", p.Line, "Entry", p.Entry, "Message", p))
	}
	for _, n := range answer.Notices {
		say(stderr, n)
	}
	switch {
	case d.json:
		if out == "" && format.Bytes {
			answer.Base64 = written
		} else if out == "" {
			answer.Content = string(written)
		}
		sayJSON(d.env.Out, answer)
	case out != "":
	case format.Bytes:
		_, _ = d.env.raw.Write(written) // Run tells of a failure, here and below
	case json.Valid(written):
		_, _ = d.env.Out.Write(visible.JSON(written))
	default:
		_, _ = d.env.Out.Write(written)
	}
	if out == "" && !d.json && o.Book < o.Of {
		say(d.env.Out, "")
	}
	if len(result.Problems) > 0 {
		return statusUnmet
	}
	return statusFine
}

// replaceFile puts data in place of the file, or of the one a link of that name
// leads to: all of it or nothing. The file keeps its permissions, and beside it
// nothing is left behind.
func replaceFile(name string, data []byte) (err error) {
	mode, target := os.FileMode(0o644), name
	if info, statErr := os.Stat(name); statErr == nil {
		if !info.Mode().IsRegular() {
			return fileFault("books.fileUnwritable", name, errors.New("it is not a file"))
		}
		mode = info.Mode().Perm()
		if target, err = filepath.EvalSymlinks(name); err != nil {
			return fileFault("books.fileUnwritable", name, err)
		}
	}
	temp, err := os.CreateTemp(filepath.Dir(target), ".quickcast-*")
	if err != nil {
		return fileFault("books.fileUnwritable", name, err)
	}
	defer func() {
		if err != nil {
			_ = os.Remove(temp.Name()) // nobody needs it any more
			err = fileFault("books.fileUnwritable", name, err)
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
