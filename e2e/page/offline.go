package main

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"github.com/quickcast/quickcast/e2e/headless"
)

// Scripts of the page about what is kept of it on the device.
const (
	isKept    = `navigator.serviceWorker.getRegistration().then(r => r?.active?.state === "activated")`
	lookAnew  = `navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => true)`
	mark      = `window.thisPage = true`
	isMarked  = `window.thisPage === true`
	isNewer   = `quickcastHome().newer`
	isCurrent = `!quickcastHome().newer && navigator.serviceWorker.getRegistration().then(r => !r.waiting && !r.installing)`
)

// offline loads the page anew without a network, taps, and lets a newer release
// come: it waits until it is asked for, and loses nothing.
func (s *session) offline() error {
	if err := s.goesOn("with the network"); err != nil {
		return err
	}
	if err := headless.Until("the page to be kept on the device", func() (bool, error) { return s.browser.Truth(isKept) }); err != nil {
		return err
	}
	if err := s.installable(); err != nil {
		return err
	}
	s.host.Vanish()
	if err := s.goesOn("without the network"); err != nil {
		return err
	}
	if err := s.host.Release(); err != nil {
		return err
	}
	if err := errors.Join(s.browser.Ask(mark, nil), s.browser.Ask(lookAnew, nil)); err != nil {
		return err
	}
	if err := headless.Until("a newer release", func() (bool, error) { return s.browser.Truth(isNewer) }); err != nil {
		return err
	}
	if same, err := s.browser.Truth(isMarked); err != nil || !same {
		return fmt.Errorf("the page was loaded anew before anybody asked for the newer release (%v)", err)
	}
	before, err := s.deeds()
	if err != nil {
		return err
	}
	if err := s.browser.Ask(`quickcastRenew()`, nil); err != nil {
		return err
	}
	if err := headless.Until("the newer release in use", func() (bool, error) {
		same, err := s.browser.Truth(isMarked)
		return !same, err
	}); err != nil {
		return err
	}
	if err := s.drawn(); err != nil {
		return err
	}
	if err := headless.Until("nothing newer to wait", func() (bool, error) { return s.browser.Truth(isCurrent) }); err != nil {
		return err
	}
	after, err := s.deeds()
	if err == nil && !slices.Equal(before, after) {
		err = fmt.Errorf("the newer release made\n%v\nof\n%v", after, before)
	}
	return err
}

// installable asks the browser what it misses before it takes the page in as an app.
func (s *session) installable() error {
	return s.browser.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		missed, err := page.GetInstallabilityErrors().Do(ctx)
		if err != nil {
			return err
		}
		address, faults, _, _, err := page.GetAppManifest().Do(ctx)
		if err == nil && (len(missed) > 0 || len(faults) > 0 || address == "") {
			err = fmt.Errorf("the browser does not take the page in as an app: %v, manifest %q: %v", missed, address, faults)
		}
		return err
	}))
}

// goesOn loads the page anew, which changes nothing in the log, and taps.
func (s *session) goesOn(how string) error {
	before, err := s.deeds()
	if err != nil {
		return err
	}
	after, err := s.again()
	if err != nil {
		return fmt.Errorf("%s: %w", how, err)
	}
	if !slices.Equal(before, after) {
		return fmt.Errorf("%s the page made\n%v\nof\n%v", how, after, before)
	}
	return s.counts()
}
