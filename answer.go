package main

import (
	"os"
	"time"

	"quickcast/assets"
	"quickcast/internal/cli"
	"quickcast/internal/words"
)

// answer runs one verb of the command line and returns the exit status.
func answer(args []string) int {
	return cli.Run(&cli.Env{
		In:     os.Stdin,
		Out:    os.Stdout,
		Err:    os.Stderr,
		Assets: assets.FS,
		Lang:   words.Choose(locale(os.Getenv)),
		Now:    time.Now,
	}, args)
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
