// Command killedpage kills a headless Chromium while a page in it is being tapped, again and
// again: all its processes at once, with its profile on the disk. Before that pages alone are killed as a
// phone does it, crash, or are left. Whatever a page had accepted must be there in the next one,
// byte for byte, and nothing that was never tapped.
//
//	go run ./killedpage TAPPER.wasm WASM_EXEC.js [KILLS]
//
// TAPPER is tapper: the store and the table without the toolkit, so that it is
// there in a moment.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"time"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/games"
	"github.com/quickcast/quickcast/tracker"
)

// fresh is the number of kills after which a new table begins: a real one is not played
// for days.
const fresh = 25

// patience is how long a page may take to say something.
const patience = 2 * time.Minute

func main() {
	kills := 200
	if len(os.Args) == 4 {
		kills, _ = strconv.Atoi(os.Args[3])
	}
	if len(os.Args) < 3 || len(os.Args) > 4 || kills < 1 {
		fmt.Fprintln(os.Stderr, "usage: killedpage TAPPER.wasm WASM_EXEC.js [KILLS]")
		os.Exit(2)
	}
	if err := try(os.Args[1], os.Args[2], kills); err != nil {
		fmt.Fprintln(os.Stderr, "killedpage:", err)
		os.Exit(1)
	}
}

func try(program, loader string, kills int) error {
	address, stop, err := serve(program, loader)
	if err != nil {
		return err
	}
	defer stop()
	setup, err := setupOf()
	if err != nil {
		return err
	}
	k := &killer{rolls: rand.New(rand.NewPCG(uint64(kills), 1)), address: address, first: fmt.Sprintf(first, setup), ways: make(map[string]int)}
	start := time.Now()
	for done := 0; done < kills; done += fresh {
		if err := k.browse(min(fresh, kills-done)); err != nil {
			return fmt.Errorf("after %d kills: %w", k.kills, err)
		}
		fmt.Printf("killedpage: %d kills after %v\n", k.kills, time.Since(start).Round(time.Second))
	}
	if k.accepted < kills {
		return errors.New("hardly a tap came through: this does not test")
	}
	fmt.Printf("killedpage: a browser killed %d times (and pages %v), %d taps accepted, none lost; %d were in the storage before they were accepted; %d pages died while a table was laid or opened\n",
		k.kills, k.ways, k.accepted, k.early, k.young)
	return nil
}

// setupOf is how the table begins, as a text for a script.
func setupOf() (string, error) {
	cards, err := catalog.Load(assets.FS)
	if err != nil {
		return "", err
	}
	arena, err := games.Rules(games.All()).Game("arena")
	if err != nil {
		return "", err
	}
	payload, _, err := arena.Begin(cards, tracker.Start{
		Seed: 1, Seats: []tracker.Sitter{{Who: "arena-beastmaster-straywood"}, {Who: "arena-warlock-arraxian-crown"}},
	})
	if err != nil {
		return "", err
	}
	e, err := tracker.NewEvent(tracker.Setup, 0, time.UnixMilli(1_800_000_000_000), payload)
	if err != nil {
		return "", err
	}
	data, err := json.Marshal(e)
	if err != nil {
		return "", err
	}
	text, err := json.Marshal(string(data))
	return string(text), err
}
