//go:build !js

// Package terminal is where the program begins that was started in a terminal: it answers
// verbs, and says why there is no window. The page has none of it, which makes it a twentieth
// smaller.
package terminal

import (
	"fmt"
	"io/fs"
	"log"
	"os"
	"runtime"
	"time"

	"github.com/quickcast/quickcast/internal/cli"
	"github.com/quickcast/quickcast/internal/visible"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/tracker"
)

// Answer runs the verb that the program was called with and gives its exit status. done tells
// whether that was all; else the window is to be opened, which a program without one, or on a
// machine without a display, says in one line to be impossible.
func Answer(assets fs.FS, games tracker.Registry, window bool) (status int, done bool) {
	log.SetOutput(visible.NewWriter(os.Stderr))
	lang := words.Choose(assets, locale(os.Getenv))
	switch {
	case len(os.Args) > 1:
		env := cli.Env{In: os.Stdin, Out: os.Stdout, Err: os.Stderr, Assets: assets, Lang: lang, Games: games, Now: time.Now}
		return cli.Run(&env, os.Args[1:]), true
	case !window:
		return complain(assets, lang, "cli.noWindow"), true
	case !hasDisplay(runtime.GOOS, os.Getenv):
		return complain(assets, lang, "cli.noDisplay"), true
	}
	return 0, false
}

// complain says one line to a person whose window cannot be opened and returns
// the exit status.
func complain(assets fs.FS, lang, id string) int {
	texts, err := words.Load(assets, lang)
	if err != nil {
		texts = new(words.Words)
	}
	fmt.Fprintln(os.Stderr, "quickcast: "+texts.T(id))
	return 2
}

// hasDisplay tells whether there is a screen to open a window on. Only where X
// or Wayland bring it can it be missing.
func hasDisplay(system string, getenv func(string) string) bool {
	switch system {
	case "linux", "freebsd", "openbsd", "netbsd", "dragonfly":
		return getenv("DISPLAY") != "" || getenv("WAYLAND_DISPLAY") != ""
	}
	return true
}

// locale is the language the environment asks for, by the usual order.
func locale(getenv func(string) string) string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := getenv(name); value != "" {
			return value
		}
	}
	return ""
}
