package main

import (
	"errors"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/quickcast/quickcast/ui/chromium"
	"github.com/quickcast/quickcast/ui/killed/deedlog"
)

// first is run by every page before its own program: it says what the storage holds, as it
// is read without any of the app's code, and gives the page the beginning of a table. A
// page that cannot ask whether another one is there takes the storage soon; one of ten
// can. What the killed page wrote last comes into the storage a moment later, on a busy
// machine: the app waits for it, and so does what it is compared with.
const first = `(() => {
	window.setup = %s;
	if (location.protocol !== "http:") return;
	if (location.hash === "#fresh") { // nobody has the storage: the page begins at once
		localStorage.clear();
		console.log("log \n");
		history.replaceState(null, "", "/"); // once: the page may load itself anew
		return;
	}
	if (Math.random() > 0.1) window.BroadcastChannel = undefined;
	const read = key => localStorage.getItem("quickcast/tables/1.log" + key);
	const tell = () => {
		const [generation, size] = (read("") ?? "0 0").split(" ");
		let text = "";
		for (let i = 0; text.length < size; i++) {
			const part = read("#" + generation + "." + i);
			if (part === null) { text = "a part is lost\n"; break; }
			text += part;
		}
		console.log("log " + text.slice(0, size) + "\n");
	};
	setTimeout(tell, 250);
})()`

// The size of a page; nothing is drawn on it.
const width, height = 412, 915

// stamp is how long a log is, and its checksum.
type stamp struct {
	size int
	sum  uint32
}

// killer opens pages and kills them.
type killer struct {
	browser *chromium.Browser
	rolls   *rand.Rand
	address string
	first   string
	said    []string // by the page, not looked at yet

	shown    stamp // of the log when the last tap was accepted
	accepted int
	early    int // taps that were in the storage and not accepted yet
	young    int // pages that were killed before they tapped
	kills    int
	ways     map[string]int
}

// browse kills so many pages in one browser.
func (k *killer) browse(kills int) error {
	b, err := chromium.Open(width, height, k.first)
	if err != nil {
		return err
	}
	defer b.Close()
	k.browser, k.said = b, nil
	b.Said = func(line string) { k.said = append(k.said, line) }
	for n := range kills {
		at := k.address
		if n%fresh == 0 {
			time.Sleep(time.Second) // for what the last page wrote to come before it is cleared
			at += "#fresh"
			k.shown, k.said = stamp{}, nil
		}
		if err := k.life(at); err != nil {
			return err
		}
	}
	return nil
}

// life opens a page, compares what it finds with what the one before it had said, lets it
// tap and kills it.
func (k *killer) life(at string) error {
	if err := k.browser.Call("Page.navigate", chromium.Params{"url": at}, nil); err != nil {
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
	return k.kill()
}

// kill ends the page in one of the ways pages end.
func (k *killer) kill() error {
	k.kills++
	var way string
	var err error
	switch k.rolls.IntN(4) {
	case 0:
		way = "closed"
	case 1:
		way, err = "crashed", k.browser.Crash()
	default:
		way, err = "killed", k.browser.Kill()
	}
	k.ways[way]++
	if err != nil {
		return err
	}
	return errors.Join(k.browser.ClosePage(), k.browser.NewPage(width, height))
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
		if err := k.browser.Call("Browser.getVersion", nil, nil); err != nil {
			return err
		}
		time.Sleep(200 * time.Microsecond)
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
