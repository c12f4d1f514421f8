//go:build js

// Command tapper is a page without the toolkit that opens a table in the browser's
// storage as the app does and taps on it as fast as it can, until somebody kills it. It
// writes to the console, a line each: "open N", the events it found; "ok SIZE
// SUM" after every tap that was accepted, with how long the log in the storage is then and
// its CRC-32; "fault WHY". What it taps depends on nothing but how many events there are.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"syscall/js"
	"time"

	"github.com/quickcast/quickcast/internal/store"
	"github.com/quickcast/quickcast/tracker"
	"github.com/quickcast/quickcast/tracker/journal"
	"github.com/quickcast/quickcast/tracker/magewars"
)

const name = "tables/1"

func main() {
	if err := tap(); err != nil {
		say("fault", err)
	}
}

func say(parts ...any) { js.Global().Get("console").Call("log", fmt.Sprintln(parts...)) }

func tap() error {
	files, err := store.OpenBrowser()
	if err != nil {
		return err
	}
	if _, err := files.Lock(); err != nil {
		js.Global().Get("location").Call("reload") // the page before it is still being closed
		select {}
	}
	table, err := open(files)
	if err != nil {
		return err
	}
	for n := table.Seq(); ; n++ {
		if _, err := table.Do(deed(n)); err != nil {
			return err
		}
		log, err := files.Read(name + ".log")
		if err != nil {
			return err
		}
		say("ok", len(log), crc32.ChecksumIEEE(log))
		time.Sleep(time.Millisecond) // the browser has a turn
	}
}

// open opens the table, or makes it from the setup the page was given.
func open(files journal.Store) (*journal.Table, error) {
	arena := magewars.Arena()
	table, recovery, err := journal.Open(files, name, tracker.NewRegistry(arena))
	var none *journal.NoTable
	switch {
	case errors.As(err, &none):
		var setup tracker.Event
		if err := json.Unmarshal([]byte(js.Global().Get("setup").String()), &setup); err != nil {
			return nil, err
		}
		say("open", 0)
		return journal.Create(files, name, arena, setup)
	case err != nil:
		return nil, err
	case recovery != nil:
		return nil, fmt.Errorf("the log had to be mended: %+v", *recovery)
	}
	say("open", table.Seq())
	return table, nil
}

// deed is what is tapped when so many events are there.
func deed(n int) tracker.Event {
	if n%7 == 6 {
		return tracker.Event{Version: tracker.EventVersion, Kind: tracker.Undo}
	}
	e, err := tracker.NewEvent("change", tracker.Seat(1+n%2), time.Now(), map[string]any{"track": "mana", "amount": 1 + n%3})
	if err != nil {
		panic(err)
	}
	return e
}
