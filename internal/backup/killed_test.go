//go:build unix

package backup

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/quickcast/quickcast/internal/store"
)

// asCopier names the folder for a process of the test binary that is to play and to copy.
const asCopier = "QUICKCAST_AS_COPIER"

// TestMain lets the test binary be the program that is killed.
func TestMain(m *testing.M) {
	folder := os.Getenv(asCopier)
	if folder == "" {
		os.Exit(m.Run())
	}
	day, _ := strconv.Atoi(os.Getenv(asCopier + "_DAY"))
	fmt.Fprintln(os.Stderr, copyForEver(folder, day))
	os.Exit(1) // it never ends by itself
}

// copyForEver plays a little on each day and copies, and tells when that is done.
func copyForEver(folder string, day int) error {
	files, err := store.OpenDir(folder)
	if err != nil {
		return err
	}
	for ; ; day++ {
		for name, data := range playedBy(day) {
			if err := files.Replace(name, []byte(data)); err != nil {
				return err
			}
		}
		fmt.Println(day)
		if err := Keep(context.Background(), files, "0.1.0", evening().AddDate(0, 0, day), func() {}); err != nil {
			return err
		}
		fmt.Println("copied")
	}
}

// playedBy is what is kept on a day: a table that grew, one that stays, books that change. Half
// of it cannot be packed, so that copying takes a while.
func playedBy(day int) map[string]string {
	noise := func(of uint64, long int) string {
		rolls := rand.New(rand.NewPCG(of, 5))
		data := make([]byte, long)
		for i := range data {
			data[i] = byte(rolls.Uint32())
		}
		return string(data)
	}
	files := map[string]string{"tables/1.log": noise(1, 50<<10), "books/kept.json": `{"name":"kept"}`}
	var log strings.Builder
	for line := range day + 2 {
		log.WriteString(noise(uint64(line), 1<<10))
		log.WriteByte('\n')
	}
	files["tables/2.log"] = log.String()
	for book := range 3 {
		files[fmt.Sprintf("books/%d.json", book)] = noise(uint64(100*day+book), 30<<10)
	}
	return files
}

// A program that is killed (SIGKILL) while it copies loses no copy that was made: each that is
// listed is whole and as that day was, none that was told is missing, and the next copy is made.
func TestKilledWhileCopying(t *testing.T) {
	kills := 8
	if n, err := strconv.Atoi(os.Getenv("QUICKCAST_KILLS")); err == nil && n > 0 {
		kills = n
	}
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	rolls := rand.New(rand.NewPCG(uint64(kills), 1))
	folder, day, during := t.TempDir(), 0, 0
	told := make(map[string]bool) // days whose copy was told to be made
	for n := range kills {
		if n%25 == 24 { // years of copies would be compared else
			folder, told = t.TempDir(), make(map[string]bool)
		}
		began, copied := copyingUntilKilled(t, binary, folder, day, rolls)
		for d := day; d < copied; d++ {
			told[evening().AddDate(0, 0, d).Format(time.DateOnly)] = true
		}
		if began == copied {
			during++
		}
		day = max(day, began)
		checkCopies(t, folder, told)
	}
	t.Logf("%d kills, %d of them while it copied, %d days", kills, during, day)
	if during < kills/3 || day < kills/2 {
		t.Error("hardly a copy was cut off: the test does not test")
	}
}

// copyingUntilKilled lets a process copy from a day on and kills it. It gives the last day it
// played, and the first that it has not told to be copied.
func copyingUntilKilled(t *testing.T, binary, folder string, day int, rolls *rand.Rand) (began, copied int) {
	t.Helper()
	cmd := exec.Command(binary)
	cmd.Env = append(os.Environ(), asCopier+"="+folder, asCopier+"_DAY="+strconv.Itoa(day))
	var said strings.Builder
	cmd.Stderr = &said
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	began, copied = day, day
	lives := 2 + rolls.IntN(3) // days it is heard for
	var since time.Time
	var lasts time.Duration // that a copy takes
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if lines.Text() == "copied" {
			copied++
			lasts = time.Since(since)
			continue
		}
		if began, err = strconv.Atoi(lines.Text()); err != nil {
			t.Fatal(err)
		}
		since = time.Now()
		if lives--; lives == 0 {
			time.Sleep(time.Duration(rolls.Float64() * float64(lasts))) // anywhere in the copying
			_ = cmd.Process.Kill()
		}
	}
	var exit *exec.ExitError
	if err := cmd.Wait(); !errors.As(err, &exit) || exit.Exited() {
		t.Fatalf("it ended by itself: %v\n%s", err, said.String())
	}
	return began, copied
}

// checkCopies compares every copy there is with what its day was.
func checkCopies(t *testing.T, folder string, told map[string]bool) {
	t.Helper()
	files, err := store.OpenDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	all := listed(t, files)
	for i, c := range all {
		day := int(c.Made.Sub(evening()).Hours()) / 24
		held, want := ofDay(t, files, c.Day), playedBy(day)
		if len(held) != len(want) {
			t.Fatalf("the copy of %s holds %d files of %d", c.Day, len(held), len(want))
		}
		for name, data := range want {
			if held[name] != data {
				t.Fatalf("the copy of %s has another %s", c.Day, name)
			}
		}
		if i >= 10 {
			continue // of older days not all stay
		}
		if before := evening().AddDate(0, 0, day-1).Format(time.DateOnly); i+1 < min(len(all), 10) && told[before] && all[i+1].Day != before {
			t.Fatalf("the copy of %s is gone: %+v", before, all)
		}
	}
	newest := ""
	for day := range told {
		newest = max(newest, day)
	}
	if newest != "" && (len(all) == 0 || all[0].Day < newest) {
		t.Fatalf("the copy of %s is gone: %+v", newest, all)
	}
}
