package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"

	"github.com/quickcast/quickcast/e2e/browser"
	"github.com/quickcast/quickcast/e2e/headless"
)

// origin is where the app is served, as the browser names it.
func (s *session) origin() string { return strings.TrimSuffix(s.address, "/quickcast/") }

// clears has the browser clear all it keeps for the page, as a person can.
func (s *session) clears() error {
	before, err := s.deeds()
	if err != nil {
		return err
	}
	if err := s.browser.Do(storage.ClearDataForOrigin(s.origin(), "indexeddb")); err != nil {
		return err
	}
	if err := headless.Until("the log to be kept anew", func() (bool, error) {
		now, err := s.deeds()
		return slices.Equal(now, before), err
	}); err != nil {
		return err
	}
	return s.counts()
}

// putBack is a script that keeps the files as an earlier version did, and in that way alone.
var putBack = browser.Kept(`async (parts, answer) => {
	const keys = await answer(parts.getAllKeys()), all = await answer(parts.getAll());
	const files = new Map();
	keys.forEach(([name], i) => {
		if (!name.startsWith("#")) files.set(name, (files.get(name) ?? "") + Array.from(all[i], byte => String.fromCharCode(byte)).join(""));
	});
	await answer(parts.clear());
	localStorage.setItem("quickcast/#owner", "gone");
	for (const [name, text] of files) {
		localStorage.setItem("quickcast/" + name, "1 " + text.length);
		for (let i = 0; i * 16384 < text.length; i++) localStorage.setItem("quickcast/" + name + "#1." + i, text.slice(i * 16384, (i + 1) * 16384));
	}
}`)

// takesOver opens the page on what an earlier version kept.
func (s *session) takesOver() error {
	before, err := s.deeds()
	if err != nil {
		return err
	}
	if err := s.browser.Visit(s.address + "Icon.png"); err != nil {
		return err
	}
	if err := errors.Join(s.browser.Ask(putBack, nil), s.visit()); err != nil {
		return err
	}
	after, err := s.deeds()
	if err != nil || !slices.Equal(before, after) || len(after) == 0 {
		return fmt.Errorf("the log was\n%v\nand is\n%v (%v)", before, after, err)
	}
	var left []string
	if err := s.browser.Ask(`Object.keys(localStorage).filter(key => key.startsWith("quickcast/tables/"))`, &left); err != nil || len(left) > 0 {
		return fmt.Errorf("%v is still where it was (%v)", left, err)
	}
	return s.counts()
}

// refuse takes from a page all ways to keep something, as browsers do.
const refuse = `for (const name of ["indexedDB", "localStorage"]) Object.defineProperty(window, name, {
	configurable: true, get() { throw new DOMException("", "SecurityError"); },
})`

// isRefused opens the page in a browser that lets nothing be kept.
func (s *session) isRefused() error {
	var script page.ScriptIdentifier
	if err := s.browser.Do(chromedp.ActionFunc(func(ctx context.Context) (err error) {
		script, err = page.AddScriptToEvaluateOnNewDocument(refuse).Do(ctx)
		return err
	})); err != nil {
		return err
	}
	if err := s.visit(); err != nil {
		return err
	}
	if picture, err := s.see(); err != nil || !headless.Warns(picture) {
		return fmt.Errorf("it does not say that nothing is kept (%v)", err)
	}
	return errors.Join(s.keep("refused"), s.browser.Do(page.RemoveScriptToEvaluateOnNewDocument(script)), s.visit())
}
