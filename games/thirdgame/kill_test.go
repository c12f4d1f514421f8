package thirdgame

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/internal/config"
	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/ui/uitest"
)

// asWindow names the folder for a process of this test that is to be the window.
const asWindow = "LIGHTS_AS_WINDOW"

// TestToBeKilled is the window that TestKilledItIsFoundAgain kills: it plays, and
// says after each tap how many events are on the table.
func TestToBeKilled(t *testing.T) {
	folder := os.Getenv(asWindow)
	if folder == "" {
		t.Skip("it is run by the test that kills it")
	}
	disk, err := store.OpenDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	w := open(t, disk, config.English, uitest.Phone())
	for range 500 { // it does not get there
		for _, name := range []string{"Next", "Undo"} {
			w.Tap(name)
			fmt.Println("events", table(t, disk).Seq())
		}
	}
}

// Killed in the middle of its taps, it has all that was shown, and goes on.
func TestKilledItIsFoundAgain(t *testing.T) {
	folder := t.TempDir()
	disk, err := store.OpenDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = disk.Close() }()
	lay(t, disk, 2)
	shown := 1
	for _, taps := range []int{1, 4, 7} {
		shown = max(shown, killed(t, folder, taps))
		found := table(t, disk)
		if found.Seq() < shown || found.Stuck() != nil {
			t.Fatalf("%d events were shown and %d are left: %v", shown, found.Seq(), found.Stuck())
		}
		w := open(t, disk, config.English, uitest.Phone())
		if fog := "Fog " + strconv.Itoa(saved(t, disk).Fog); !strings.Contains(w.Read(), fog) {
			t.Errorf("opened again it does not say %q:\n%s", fog, w.Read())
		}
		w.Tap("Next")
		if now := table(t, disk).Seq(); now != found.Seq()+1 {
			t.Errorf("it does not go on after the kill: %d events after %d", now, found.Seq())
		}
		shown = found.Seq() + 1
		w.Tap("Undo")
	}
}

// killed runs the window until so many taps were shown, ends it as no program can hinder,
// and gives how many events it had shown.
func killed(t *testing.T, folder string, taps int) (shown int) {
	t.Helper()
	child := exec.Command(os.Args[0], "-test.run", "^TestToBeKilled$", "-test.v")
	child.Env = append(os.Environ(), asWindow+"="+folder)
	out, err := child.StdoutPipe()
	if err == nil {
		err = child.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	var last string
	for lines := bufio.NewScanner(out); taps > 0 && lines.Scan(); {
		last = lines.Text()
		if n, err := strconv.Atoi(strings.TrimPrefix(last, "events ")); err == nil {
			shown, taps = n, taps-1
		}
	}
	_ = child.Process.Kill()
	_ = child.Wait()
	if taps > 0 {
		t.Fatalf("the window ended by itself: %s", last)
	}
	return shown
}
