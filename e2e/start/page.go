package main

import (
	"fmt"
	"io"
	"net/http"
	"time"

	"github.com/quickcast/quickcast/e2e/browser"
	"github.com/quickcast/quickcast/e2e/headless"
)

// watch notes when a page has drawn its first frame, nothing lies over it any
// more, and it listens again; and where the program keeps its memory.
const watch = `(() => {
	const seen = window.seen = { at: 0, memory: null };
	let drawn = false;
	const listens = () => {
		if (document.getElementById("wait")) return void requestAnimationFrame(listens);
		setTimeout(() => { seen.at = performance.now(); });
	};
	for (const kind of [WebGLRenderingContext, WebGL2RenderingContext]) {
		const draw = kind.prototype.drawArrays;
		kind.prototype.drawArrays = function (...what) {
			if (!drawn) requestAnimationFrame(listens);
			drawn = true;
			return draw.apply(this, what);
		};
	}
	const make = WebAssembly.instantiateStreaming;
	WebAssembly.instantiateStreaming = async (...from) => {
		const made = await make(...from);
		seen.memory = made.instance.exports.mem;
		return made;
	};
})()`

// rests is how long a program is left alone before its memory is looked at.
const rests = 3 * time.Second

func pages(rounds int, dist, emptyDist string) (both, error) {
	appHost, app, err := browser.Serve(dist)
	if err != nil {
		return both{}, err
	}
	defer appHost.Close()
	emptyHost, empty, err := browser.Serve(emptyDist)
	if err != nil {
		return both{}, err
	}
	defer emptyHost.Close()
	return inTurn(rounds, func() (start, error) { return page(app) }, func() (start, error) { return page(empty) })
}

// page opens a page in a browser that has never seen it.
func page(address string) (s start, err error) {
	b, err := browser.Open(width, height, watch)
	if err != nil {
		return s, err
	}
	defer b.Close()
	if err := b.Visit(address); err != nil {
		return s, err
	}
	err = headless.Until("the first frame", func() (bool, error) { return b.Truth(`window.seen && seen.at`) })
	if err != nil {
		return s, err
	}
	time.Sleep(rests)
	var values [2]float64
	err = b.Ask(`[seen.at, seen.memory.buffer.byteLength / 1e6]`, &values)
	return start{values[0], values[1]}, err
}

// sizes asks for everything a page consists of, as browsers do, and prints the sums.
func sizes(dist, emptyDist string) error {
	for _, c := range []struct {
		coding string
		aim    int
	}{{"br", aimBrotli}, {"gzip", aimGzip}} {
		app, err := size(dist, c.coding)
		if err != nil {
			return err
		}
		empty, err := size(emptyDist, c.coding)
		if err != nil {
			return err
		}
		fmt.Printf("%-28s %7.2f MB, empty %6.2f MB: %.2f times (aim %.0f MB)%s\n", "page: bytes by "+c.coding,
			float64(app)/1e6, float64(empty)/1e6, float64(app)/float64(empty), float64(c.aim)/1e6, missed(app > c.aim))
	}
	return nil
}

func size(dist, coding string) (sum int, err error) {
	host, address, err := browser.Serve(dist)
	if err != nil {
		return 0, err
	}
	defer host.Close()
	names, err := browser.Files(dist)
	if err != nil {
		return 0, err
	}
	for _, name := range names {
		n, err := fetch(address+name, coding)
		if err != nil {
			return 0, err
		}
		sum += n
	}
	return sum, nil
}

func fetch(address, coding string) (int, error) {
	r, err := http.NewRequest(http.MethodGet, address, nil)
	if err != nil {
		return 0, err
	}
	r.Header.Set("Accept-Encoding", coding)
	answer, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		return 0, err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return 0, fmt.Errorf("%s: %s", address, answer.Status)
	}
	n, err := io.Copy(io.Discard, answer.Body)
	return int(n), err
}
