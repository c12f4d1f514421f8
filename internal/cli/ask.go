package cli

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/internal/visible"
	"github.com/quickcast/quickcast/internal/words"
)

// maxLine is the longest line read from standard input, in bytes.
const maxLine = 1 << 16

// ask puts every operand, or without operands every line of standard input, to
// answer, in order, and gives the worst status. A line that is too long ends it.
func ask(env *Env, operands []string, answer func(query string) int) int {
	status := statusFine
	for _, query := range operands {
		status = max(status, answer(query))
	}
	if len(operands) > 0 {
		return status
	}
	lines := bufio.NewScanner(env.In)
	lines.Buffer(nil, maxLine)
	for lines.Scan() {
		status = max(status, answer(strings.TrimSpace(lines.Text())))
	}
	err := lines.Err()
	if errors.Is(err, bufio.ErrTooLong) {
		err = &UsageError{ID: "cards.lineTooLong", Args: map[string]any{"Limit": maxLine}}
	}
	if err != nil {
		say(env.Err, "quickcast: "+env.words().Error(err))
		return statusUnread
	}
	return status
}

// sayJSON writes v as one line of JSON. Letters stay as they are.
func sayJSON(to io.Writer, v any) {
	var line bytes.Buffer
	enc := json.NewEncoder(&line)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		say(to, "{}") // cannot be: every answer is plain data
		return
	}
	_, _ = to.Write(visible.JSON(line.Bytes()))
}

// replied gives an answer to a script as JSON, to a person by what prints it.
func replied[A any](d *desk, answer A, print func(A)) {
	if d.json {
		sayJSON(d.env.Out, answer)
		return
	}
	print(answer)
}

// answerIn makes the call answer in the language of the flag --lang. Without
// it JSON is in English, whatever the system speaks: a script reads the same
// answer on every machine.
func (env *Env) answerIn(lang string, asJSON bool) error {
	if lang == "" && asJSON {
		lang = words.English
	}
	env.exact = asJSON
	return env.inLanguage(lang)
}

// inLanguage makes the call answer in the language of the flag --lang.
func (env *Env) inLanguage(lang string) error {
	if lang == "" {
		return nil
	}
	if !slices.Contains(words.Languages(env.Assets), lang) {
		return &FlagError{Flag: "--lang", Value: lang, Fault: flagValueWrong}
	}
	env.Lang, env.texts = lang, nil
	return nil
}
