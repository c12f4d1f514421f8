//go:build (linux && !android) || (darwin && !ios) || freebsd || netbsd || openbsd

package chime

import (
	"context"
	"os"
	"os/exec"
	"time"
)

// patience is how long a player may take.
const patience = 5 * time.Second

// open finds one of the system's own players of sound files.
func open() device {
	for _, command := range players() {
		if path, err := exec.LookPath(command[0]); err == nil {
			return device{play: func(u Urgency) { run(path, command[1:], wave(u.tones())) }}
		}
	}
	return device{}
}

// run lets a player play a file. One that fails is silent: what it would have
// said is on the screen.
func run(path string, args []string, sound []byte) {
	file, err := os.CreateTemp("", "quickcast-*.wav")
	if err != nil {
		return
	}
	defer func() { _ = os.Remove(file.Name()) }()
	_, err = file.Write(sound)
	if shut := file.Close(); err != nil || shut != nil {
		return
	}
	ctx, done := context.WithTimeout(context.Background(), patience)
	defer done()
	_ = exec.CommandContext(ctx, path, append(append([]string(nil), args...), file.Name())...).Run()
}
