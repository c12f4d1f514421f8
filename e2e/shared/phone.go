package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"strings"
	"time"

	"github.com/chromedp/chromedp"

	"github.com/quickcast/quickcast/e2e/browser"
	"github.com/quickcast/quickcast/e2e/headless"
)

// The size of a phone.
const width, height = 412, 915

// phone is a page in a browser of its own, which reaches the host by a door of its own.
type phone struct {
	browser *browser.Browser
	door    *door
}

func newPhone(host string) (*phone, error) {
	d, err := newDoor(host)
	if err != nil {
		return nil, err
	}
	b, err := browser.Open(width, height, "", chromedp.Flag("disable-background-timer-throttling", true))
	if err != nil {
		return nil, err
	}
	return &phone{b, d}, nil
}

func (p *phone) close() {
	p.browser.Close()
	p.door.close()
}

// visit opens the page under a path, and has it read out: so it can be told what there is on it.
func (p *phone) visit(path string) error {
	if err := p.browser.Visit("http://" + p.door.address + "/" + path); err != nil {
		return err
	}
	if err := headless.Until("the app to start", func() (bool, error) { return p.browser.Truth(browser.Runs) }); err != nil {
		return err
	}
	if err := p.still(); err != nil {
		return err
	}
	return p.browser.Ask(browser.Read, nil)
}

// still waits until two pictures in a row are the same.
func (p *phone) still() error {
	var last []byte
	return headless.Until("the page to hold still", func() (bool, error) {
		time.Sleep(time.Second)
		now, err := p.browser.Picture()
		same := bytes.Equal(now, last)
		last = now
		return same, err
	})
}

// hears waits for a button that begins with a name.
func (p *phone) hears(name string) error {
	err := headless.Until(name, func() (bool, error) { return p.browser.Truth(browser.Heard(name) + " !== undefined") })
	if err != nil {
		return fmt.Errorf("%w; there is %q", err, p.said())
	}
	return nil
}

// said is all there is to be read out.
func (p *phone) said() (text string) {
	_ = p.browser.Ask(`[...document.querySelectorAll("#mirror *")].map(e => e.textContent).join(" | ")`, &text) // it is told what came before
	return text
}

// press presses buttons one after the other.
func (p *phone) press(names ...string) error {
	for _, name := range names {
		if err := p.hears(name); err != nil {
			return err
		}
		if err := p.browser.Ask("("+browser.Heard(name)+".click(), true)", nil); err != nil {
			return err
		}
	}
	return nil
}

// code waits for the code that others join by.
func (p *phone) code() (code string, err error) {
	err = headless.Until("the code of the table", func() (bool, error) {
		code = strings.ReplaceAll(regexp.MustCompile(`[A-Z]{4} [2-9]{2}\b`).FindString(p.said()), " ", "")
		return code != "", nil
	})
	return code, err
}

// wound takes a life of a mage: a press on the dial opens what else it can do.
func (p *phone) wound(mage string) error {
	if err := p.hears(mage + ": "); err != nil {
		return err
	}
	if err := p.browser.Ask("("+dial(mage)+".click(), true)", nil); err != nil {
		return err
	}
	return p.press("+1")
}

// dial is a script that gives the dial of a mage.
func dial(mage string) string {
	return strings.Replace(browser.Heard(mage+": "), "startsWith(", "match(/ left, /) && b.textContent.startsWith(", 1)
}

// act does something at random; what is not there just now is no fault.
func (p *phone) act(rnd *rand.Rand) error {
	button := browser.Heard([]string{"Next: ", "Undo"}[rnd.IntN(2)])
	if rnd.IntN(4) > 0 {
		button = dial(mages[rnd.IntN(len(mages))])
	}
	return p.browser.Ask("(("+browser.Heard("+1")+" ?? "+button+")?.click(), true)", nil)
}

// log is the table's on the disk of the page.
func (p *phone) log() (log string, err error) {
	err = p.browser.Ask(browser.Text("tables/1.log"), &log)
	_, log, _ = strings.Cut(log, "\n") // its head may differ
	return log, err
}

func (p *phone) picture(file string) error {
	data, err := p.browser.Picture()
	if err != nil {
		return err
	}
	return os.WriteFile(file, data, 0o644)
}
