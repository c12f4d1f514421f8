//go:build unix && !android && !ios && !js

package dialog

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"slices"
	"strings"
)

// program asks by a program that shows a dialog and prints what was chosen. Every one of
// them ends with 1 where nothing was.
func program(name string, arguments func(Question) []string) Asker {
	return func(ctx context.Context, q Question) (string, error) {
		out, err := exec.CommandContext(ctx, name, arguments(q)...).Output()
		var ended *exec.ExitError
		switch {
		case errors.As(err, &ended) && ended.ExitCode() == 1 && !broken(ended.Stderr):
			return "", nil
		case err != nil:
			return "", fmt.Errorf("%s: %w", name, err)
		}
		return strings.TrimSuffix(string(out), "\n"), nil
	}
}

// broken tells whether a program said that it could show nothing.
func broken(said []byte) bool {
	return slices.ContainsFunc([]string{"annot open display", "could not connect to display"}, func(s string) bool { return strings.Contains(string(said), s) })
}
