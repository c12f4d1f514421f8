// Command soakpage opens a page of soak, packed by scripts/webdist, in a headless
// Chromium, and uses it for a long time. It prints what that says, and fails when it
// fails. SHEETS is what the window has found (soak -find).
//
//	go run ./soakpage DIST SHEETS [FLAG OF SOAK...]
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"time"

	"github.com/quickcast/quickcast/e2e/browser"
)

// The size of a phone.
const width, height = 412, 915

// begin gives a page's program what a window's gets from its command line and its
// surroundings, and tells how it ends. What is out of sight is forgotten after
// seconds instead of a minute.
const begin = `(() => {
	let kind;
	if (location.protocol !== "about:") localStorage.setItem("soak.sheets", %s);
	Object.defineProperty(window, "Go", {
		get: () => kind,
		set: theirs => {
			kind = class extends theirs {
				constructor() {
					super();
					this.argv = ["soak", "-found", "soak.sheets", ...%s];
					this.env = { FYNE_CACHE: "5s" };
					this.exit = code => { window.ended = String(code); };
					window.soak = this;
				}
			};
		},
	});
})()`

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "usage: soakpage DIST SHEETS [FLAG OF SOAK...]")
		os.Exit(2)
	}
	if err := soak(os.Args[1], os.Args[2], os.Args[3:]); err != nil {
		fmt.Fprintln(os.Stderr, "soakpage:", err)
		os.Exit(1)
	}
}

func soak(dist, sheets string, flags []string) error {
	found, err := os.ReadFile(sheets)
	if err != nil {
		return err
	}
	host, address, err := browser.Serve(dist)
	if err != nil {
		return err
	}
	defer host.Close()
	text, err := json.Marshal(string(found))
	if err != nil {
		return err
	}
	args, err := json.Marshal(append([]string{}, flags...))
	if err != nil {
		return err
	}
	b, err := browser.Open(width, height, fmt.Sprintf(begin, text, args))
	if err != nil {
		return err
	}
	defer b.Close()
	b.Said = func(line string) { fmt.Println(line) }
	return run(b, address)
}

// run opens a page and waits until its program has ended.
func run(b *browser.Browser, address string) error {
	if err := b.Visit(address); err != nil {
		return err
	}
	for {
		time.Sleep(time.Second)
		var ended string
		if err := b.Ask(`window.ended ?? ""`, &ended); err != nil {
			return err
		}
		switch {
		case ended == "0":
			return nil
		case ended != "":
			return errors.New("the page's program has failed")
		case len(b.Faults) > 0:
			return fmt.Errorf("the page reports %s", b.Faults[0])
		}
	}
}
