package main

import (
	"errors"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"os"
	"strings"
	"time"

	"github.com/quickcast/quickcast/e2e/browser"
	"github.com/quickcast/quickcast/ui/killed/deedlog"
)

// first is run by every page before its own program, which waits for it: it says what the database
// holds, as it is read without any of the app's code, and gives the page the beginning of a
// table. A page that cannot ask whether another one is there takes the storage soon; one of ten
// can.
const first = `(() => {
	window.setup = %s;
	if (location.protocol !== "http:") return;
	if (Math.random() > 0.1) window.BroadcastChannel = undefined;
	window.looked = new Promise((done, fail) => {
		const request = indexedDB.open("quickcast-files", 1);
		request.onupgradeneeded = () => request.result.createObjectStore("parts");
		request.onerror = () => fail(request.error);
		request.onsuccess = () => {
			const parts = request.result.transaction("parts").objectStore("parts");
			const all = parts.getAll(IDBKeyRange.bound(["tables/1.log", 0], ["tables/1.log", []]));
			all.onsuccess = () => {
				request.result.close();
				const decoder = new TextDecoder();
				console.log("log " + all.result.map(part => decoder.decode(part, { stream: true })).join("") + "\n");
				done();
			};
		};
	});
})()`

// The size of a page; nothing is drawn on it.
const width, height = 412, 915

// stamp is how long a log is, and its checksum.
type stamp struct {
	size int
	sum  uint32
}

// killer opens browsers and kills them.
type killer struct {
	browser *browser.Browser
	rolls   *rand.Rand
	address string
	first   string
	said    []string // by the page, not looked at yet

	shown    stamp // of the log when the last tap was accepted
	accepted int
	early    int // taps that were in the storage and not accepted yet
	young    int // pages that ended before they tapped
	kills    int
	ways     map[string]int
}

// browse kills so many browsers, one after the other on the same profile.
func (k *killer) browse(kills int) error {
	profile, err := os.MkdirTemp("", "killed")
	if err != nil {
		return err
	}
	defer os.RemoveAll(profile)
	k.shown = stamp{}
	for range kills {
		if k.browser, err = browser.OpenIn(profile, width, height, k.first); err != nil {
			return err
		}
		k.said = nil
		k.browser.Said = func(line string) { k.said = append(k.said, line) }
		for range k.rolls.IntN(3) {
			if err := errors.Join(k.life(), k.leave()); err != nil {
				return errors.Join(err, k.browser.End(func() error { return nil }))
			}
		}
		if err := k.browser.End(k.life); err != nil {
			return err
		}
		k.kills++
	}
	return nil
}

// life opens a page, compares what it finds with what the one before it had said, and lets it
// tap for a while.
func (k *killer) life() error {
	if err := k.browser.Visit(k.address); err != nil {
		return err
	}
	if err := k.until(func(line string) bool { return strings.HasPrefix(line, "log ") }); err != nil {
		return err
	}
	left := max(0, k.rolls.IntN(24)-3) // how many taps it lives for
	if left == 0 {
		k.young++
		time.Sleep(time.Duration(k.rolls.IntN(150)) * time.Millisecond) // while it starts
	} else if err := k.until(func(line string) bool {
		if strings.HasPrefix(line, "ok ") {
			left--
		}
		return left == 0
	}); err != nil {
		return err
	}
	time.Sleep(time.Duration(k.rolls.IntN(4000)) * time.Microsecond) // anywhere in what comes next
	return nil
}

// leave ends the page alone, in one of the ways pages end.
func (k *killer) leave() error {
	way, how := "closed", func() error { return nil }
	switch k.rolls.IntN(3) {
	case 0:
		way, how = "crashed", k.browser.Crash
	case 1:
		way, how = "killed", k.browser.Kill
	}
	k.ways[way]++
	return errors.Join(how(), k.browser.ClosePage(), k.browser.NewPage(width, height))
}

// until hears what pages say until something is said.
func (k *killer) until(is func(line string) bool) error {
	for end := time.Now().Add(patience); time.Now().Before(end); {
		for len(k.said) > 0 {
			line := strings.TrimSuffix(k.said[0], "\n")
			k.said = k.said[1:]
			if err := k.hear(line); err != nil {
				return err
			}
			if is(line) {
				return nil
			}
		}
		time.Sleep(200 * time.Microsecond)
		k.browser.Hear()
	}
	return errors.New("the page says nothing")
}

// hear takes in a line of a page.
func (k *killer) hear(line string) error {
	what, rest, _ := strings.Cut(line, " ")
	switch what {
	case "fault":
		return errors.New(rest)
	case "ok":
		k.accepted++
		_, err := fmt.Sscan(rest, &k.shown.size, &k.shown.sum)
		return err
	case "log":
		return k.compare(rest)
	}
	return nil
}

// compare looks at the storage as the next page finds it: all that was accepted is there,
// byte for byte, and after it nothing but the taps that come next, each once, in order.
// (What a page says just before its end may never be heard, so that there can be more.)
func (k *killer) compare(log string) error {
	if len(log) < k.shown.size || crc32.ChecksumIEEE([]byte(log[:k.shown.size])) != k.shown.sum {
		return fmt.Errorf("accepted were %d bytes, there are %d, and not the same ones:\n%s", k.shown.size, len(log), log)
	}
	deeds, err := parse(log)
	if err != nil {
		return err
	}
	if len(deeds) > 0 {
		deeds = deeds[1:] // the setup was no tap
	}
	for i, d := range deeds {
		if want := deed(i + 1); d != want {
			return fmt.Errorf("tap %d was %q, the log has %q", i+1, want, d)
		}
	}
	if len(log) > k.shown.size && len(deeds) > 0 {
		k.early++
	}
	k.shown = stamp{len(log), crc32.ChecksumIEEE([]byte(log))}
	return nil
}

// deed is what the tapper taps when so many events are there.
func deed(n int) string {
	if n%7 == 6 {
		return "undo"
	}
	return fmt.Sprintf("change %d mana %d", 1+n%2, 1+n%3)
}

// parse are the deeds of a log as taps announce them.
func parse(log string) (said []string, err error) {
	deeds, torn, err := deedlog.Read(log)
	if torn != "" {
		return nil, fmt.Errorf("the last line is torn: %q", torn)
	}
	for _, d := range deeds {
		said = append(said, d.String())
	}
	return said, err
}
