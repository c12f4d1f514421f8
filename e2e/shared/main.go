// Command shared plays one table on several real pages, each in a browser of its own, which "quickcast serve" hosts: a tap on
// one is seen on the others, networks are cut and the host is killed while all tap, and in the end every page has the same log.
//
//	go run ./shared PROGRAM PICTURES [PAGES [TAPS]]
package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/quickcast/quickcast/e2e/headless"
)

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "usage: shared PROGRAM PICTURES [PAGES [TAPS]]")
		os.Exit(2)
	}
	number := func(at, usual int) int {
		if len(os.Args) > at {
			if n, err := strconv.Atoi(os.Args[at]); err == nil {
				return n
			}
		}
		return usual
	}
	if err := try(os.Args[1], os.Args[2], number(3, 2), number(4, 20)); err != nil {
		fmt.Fprintln(os.Stderr, "shared:", err)
		os.Exit(1)
	}
}

// Who sits at the table: the first mages of the game.
var mages = []string{"Beastmaster", "Wizard"}

func try(program, pictures string, count, taps int) error {
	if err := os.MkdirAll(pictures, 0o755); err != nil {
		return err
	}
	h, err := newHost(program)
	if err != nil {
		return err
	}
	defer h.close()
	pages := make([]*phone, count)
	for i := range pages {
		if pages[i], err = newPhone(h.address); err != nil {
			return err
		}
		defer pages[i].close()
	}
	steps := []struct {
		what string
		do   func() error
	}{
		{"a table is shared by one page and joined by the others", func() error { return gather(pages) }},
		{"a tap on one page is seen on the others", func() error { return seen(pages) }},
		{"a page without a network goes on alone, and its acts are there when it is back", func() error { return alone(pages) }},
		{"all tap at once, networks are cut, the host is killed, and all have the same log", func() error { return storm(h, pages, taps) }},
	}
	for _, step := range steps {
		err := step.do()
		for i, p := range pages {
			err = errors.Join(err, p.picture(filepath.Join(pictures, fmt.Sprintf("page%d.png", i+1))))
			if len(p.browser.Faults) > 0 {
				err = errors.Join(err, fmt.Errorf("page %d reports %s", i+1, p.browser.Faults[0]))
			}
		}
		if err != nil {
			return fmt.Errorf("%s: %w", step.what, err)
		}
		fmt.Println("shared:", step.what)
	}
	return nil
}

// gather has the first page share a duel, the next two take a seat, and the others lie in the middle.
func gather(pages []*phone) error {
	for _, p := range pages {
		if err := p.visit(""); err != nil {
			return err
		}
	}
	if err := pages[0].press("Mage Wars Academy", "Begin", "Menu", "Play on several phones"); err != nil {
		return err
	}
	code, err := pages[0].code()
	if err != nil {
		return err
	}
	if err := pages[0].press("Close"); err != nil {
		return err
	}
	for i, p := range pages[1:] {
		if err := p.visit(code); err != nil {
			return err
		}
		sits := "In the middle"
		if i < len(mages) {
			sits = mages[i] + ", take this seat"
		}
		if err := headless.Until("the code to be filled in", func() (bool, error) { return strings.Contains(p.said(), code), nil }); err != nil {
			return err
		}
		if err := p.press("Join", sits); err != nil {
			return err
		}
	}
	return together(pages)
}

// seen taps on the second page.
func seen(pages []*phone) error {
	if err := pages[1].wound(mages[0]); err != nil {
		return err
	}
	for _, p := range pages {
		if err := p.hears(mages[0] + ": 23 life left"); err != nil {
			return err
		}
	}
	return together(pages)
}

// alone cuts the second page off while both sides go on.
func alone(pages []*phone) error {
	p := pages[1]
	p.door.cut(true)
	for range 3 {
		if err := errors.Join(p.wound(mages[0]), pages[0].wound(mages[1])); err != nil {
			return err
		}
	}
	if err := errors.Join(p.hears(mages[0]+": 20 life left"), pages[0].hears(mages[1]+": 18 life left")); err != nil {
		return err
	}
	p.door.cut(false)
	for _, p := range pages {
		if err := errors.Join(p.hears(mages[0]+": 20 life left"), p.hears(mages[1]+": 18 life left")); err != nil {
			return err
		}
	}
	return together(pages)
}

// storm has all pages tap at once while networks are cut and the host is killed.
func storm(h *host, pages []*phone, taps int) error {
	var group sync.WaitGroup
	faults := make([]error, len(pages))
	for i, p := range pages {
		rnd := rand.New(rand.NewPCG(uint64(i), uint64(taps)))
		group.Go(func() {
			for range taps {
				switch rnd.IntN(12) {
				case 0:
					p.door.cut(true)
				case 1, 2:
					p.door.cut(false)
				}
				faults[i] = errors.Join(faults[i], p.act(rnd))
			}
			p.door.cut(false)
		})
	}
	time.Sleep(2 * time.Second)
	err := h.kill()
	time.Sleep(2 * time.Second)
	err = errors.Join(err, h.start())
	group.Wait()
	if err := errors.Join(append(faults, err)...); err != nil {
		return err
	}
	return together(pages)
}

// together waits until all pages have the same log on their disks.
func together(pages []*phone) error {
	var logs []string
	err := headless.Until("all pages to have the same log", func() (bool, error) {
		logs = nil
		for _, p := range pages {
			log, err := p.log()
			if err != nil {
				return false, err
			}
			logs = append(logs, log)
		}
		return len(slices.Compact(slices.Clone(logs))) == 1 && logs[0] != "", nil
	})
	if err != nil {
		var lines []string
		for _, log := range logs {
			lines = append(lines, strconv.Itoa(strings.Count(log, "\n")))
		}
		return fmt.Errorf("%w; events on each: %s", err, strings.Join(lines, ", "))
	}
	return nil
}
