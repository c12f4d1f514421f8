// Command page serves a built web app as "quickcast serve" does, on this
// machine alone, opens it in a headless Chromium of a phone's size, and plays a
// duel with fingers: taps, holds, swipes, letters, a reload in the middle, a
// storage that is full, a second page, no network, a newer release. It reads the table's log out of the
// browser's storage, and fails unless it is what was tapped and the app never
// panicked.
//
//	go run ./page DIST PICTURES [PART...]
//
// Without a PART all are played; most need "begun" before them.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/chromedp/chromedp"

	"github.com/quickcast/quickcast/e2e/browser"
	"github.com/quickcast/quickcast/e2e/headless"
)

// The size of a phone.
const width, height = 412, 915

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "usage: e2eweb DIST PICTURES [PART...]")
		os.Exit(2)
	}
	if err := try(os.Args[1], os.Args[2], os.Args[3:]); err != nil {
		fmt.Fprintln(os.Stderr, "e2eweb:", err)
		os.Exit(1)
	}
}

func try(dist, pictures string, parts []string) error {
	host, address, err := browser.Serve(dist)
	if err != nil {
		return err
	}
	defer host.Close()
	if err := os.MkdirAll(pictures, 0o755); err != nil {
		return err
	}
	film, code, err := filmed(pictures)
	if err != nil {
		return err
	}
	b, err := browser.Open(width, height, watchLock+";"+countDrawing, chromedp.Flag("use-fake-ui-for-media-stream", true),
		chromedp.Flag("use-fake-device-for-media-stream", true), chromedp.Flag("use-file-for-fake-video-capture", film))
	if err != nil {
		return err
	}
	defer b.Close()
	s := &session{browser: b, host: host, address: address, pictures: pictures, filmed: code}
	if s.model, err = headless.Open(width, height, nil); err != nil {
		return err
	}
	defer s.model.Close()
	if err := s.visit(); err != nil {
		return err
	}
	for _, part := range s.parts() {
		if len(parts) > 0 && !slices.Contains(parts, part.name) {
			continue
		}
		if err := part.play(); err != nil {
			return errors.Join(fmt.Errorf("%s: %w", part.what, err), s.keep("failed"))
		}
		if len(b.Faults) > 0 {
			return fmt.Errorf("%s: the page reports %s", part.what, b.Faults[0])
		}
		fmt.Println("e2eweb:", part.what)
		if err := s.keep(part.name); err != nil {
			return err
		}
	}
	return nil
}

// keep writes what is seen into a file.
func (s *session) keep(name string) error {
	data, err := s.browser.Picture()
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(s.pictures, name+".png"), data, 0o600)
}
