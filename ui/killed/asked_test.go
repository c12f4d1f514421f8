//go:build unix

package killed

import (
	"bufio"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// The program ends when it is asked to though what draws stands still, and what was tapped
// is on disk: also where the disk is slow, or took nothing until then. Where it stood is noted for the
// next start.
func TestEndsWhenAskedThoughItStandsStill(t *testing.T) {
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, disk := range []string{quickDisk, slowDisk, fullDisk, closed} {
		folder := t.TempDir()
		cmd := exec.Command(binary)
		cmd.Env = append(os.Environ(), asWindow+"="+folder, asWindow+"_STANDS="+disk)
		var said strings.Builder
		cmd.Stderr = &said
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = cmd.Process.Kill() })
		var tapped report
		reports := bufio.NewScanner(out)
		if !reports.Scan() || json.Unmarshal(reports.Bytes(), &tapped) != nil || len(tapped.Tap) == 0 {
			t.Fatalf("disk %s: the window does not come to stand still: %s%s", disk, reports.Text(), said.String())
		}
		if disk == quickDisk {
			awaitFile(t, filepath.Join(folder, "device", "frozen.txt"), "stands(")
		}
		if disk != closed {
			if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
				t.Fatal(err)
			}
		}
		ended := make(chan error)
		go func() { ended <- cmd.Wait() }()
		select {
		case err := <-ended:
			if err != nil {
				t.Errorf("disk %s: %v: %s", disk, err, said.String())
			}
		case <-time.After(30 * time.Second): // far more than it has
			t.Fatalf("disk %s: it stands still and does not end", disk)
		}
		log, err := readTable(folder)
		if err != nil || len(log.deeds) != 1+len(tapped.Tap) {
			t.Errorf("disk %s: %d taps are on disk of %d: %v", disk, len(log.deeds)-1, len(tapped.Tap), err)
		}
	}
}

// awaitFile waits for a file that says something.
func awaitFile(t *testing.T, name, what string) {
	t.Helper()
	for range 600 {
		data, err := os.ReadFile(name)
		if err != nil && !errors.Is(err, os.ErrNotExist) {
			t.Fatal(err)
		}
		if strings.Contains(string(data), what) {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Fatalf("%s does not come to say %q", name, what)
}
