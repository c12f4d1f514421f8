//go:build !js

package main

import (
	"fmt"
	"os"
	"time"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/internal/cli"
	"github.com/quickcast/quickcast/internal/words"
)

// answer runs one verb of the command line and returns the exit status.
func answer(args []string) int {
	return cli.Run(&cli.Env{
		In:     os.Stdin,
		Out:    os.Stdout,
		Err:    os.Stderr,
		Assets: assets.FS,
		Lang:   words.Choose(assets.FS, locale(os.Getenv)),
		Games:  games.Rules(games.All()),
		Now:    time.Now,
	}, args)
}

// complain says one line to a person whose window cannot be opened and returns
// the exit status.
func complain(id string) int {
	texts, err := words.Load(assets.FS, words.Choose(assets.FS, locale(os.Getenv)))
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
