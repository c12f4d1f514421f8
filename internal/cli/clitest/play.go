// Package clitest runs the command line in tests.
package clitest

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"strings"
	"testing"
	"time"

	"github.com/quickcast/quickcast/internal/cli"
	"github.com/quickcast/quickcast/tracker"
)

// Play runs play in a language with some games and gives its answers, a line of JSON each,
// all it wrote, and its status. Its clock stands.
func Play(t testing.TB, games tracker.Registry, assets fs.FS, lang, lines string, args ...string) (answers []map[string]any, text string, status int) {
	t.Helper()
	var out, errs bytes.Buffer
	env := &cli.Env{
		In: strings.NewReader(lines), Out: &out, Err: &errs, Assets: assets, Lang: lang, Games: games,
		Now: func() time.Time { return time.UnixMilli(1_800_000_000_000) },
	}
	status = cli.Run(env, append([]string{"play"}, args...))
	for line := range strings.SplitSeq(strings.TrimSpace(out.String()), "\n") {
		var answer map[string]any
		if json.Unmarshal([]byte(line), &answer) == nil {
			answers = append(answers, answer)
		}
	}
	return answers, out.String() + errs.String(), status
}
