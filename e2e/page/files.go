package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	chrome "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"

	"github.com/quickcast/quickcast/e2e/browser"
	"github.com/quickcast/quickcast/e2e/headless"
	"github.com/quickcast/quickcast/internal/backup"
	"github.com/quickcast/quickcast/internal/store"
)

// standIn is what a phone's browser has and this one has not: a sheet to pass files on. It
// keeps what was passed on.
const standIn = `(() => {
	const passed = window.passedOn = [];
	Object.defineProperty(navigator, "canShare", { configurable: true, value: ({ files }) => files.every(file => !file.name.endsWith(".zip")) });
	Object.defineProperty(navigator, "share", { configurable: true, value: async ({ files }) => {
		for (const file of files) passed.push({ name: file.name, type: file.type, text: await file.text() });
	} });
})()`

// files takes everything out of the page in each of the ways there are, and in again: as a
// download, by the phone's sheet, chosen, dropped and pasted.
func (s *session) files() error {
	if err := s.size(tall); err != nil {
		return err
	}
	if err := s.settings(plain); err != nil {
		return err
	}
	saved, err := s.downloads()
	if err != nil {
		return fmt.Errorf("saved: %w", err)
	}
	if err := s.keepsOurs(); err != nil {
		return err
	}
	for _, way := range []struct {
		name string
		in   func(file string) error
	}{{"chosen", s.chooses}, {"dropped", s.drops}, {"pasted", s.pastes}} {
		if err := s.takesIn(saved, way.in); err != nil {
			return fmt.Errorf("%s: %w", way.name, err)
		}
	}
	return errors.Join(s.passesOn(), s.size(height))
}

// size makes the page that high.
func (s *session) size(height int) error {
	return s.browser.Do(browser.Size(width, height))
}

// tall is the height of a page on which all of the settings are in sight.
const tall = 2600

// settings loads the page and goes to the settings, on the page and on a model.
func (s *session) settings(open func(width, height int) (*headless.Window, error)) error {
	// As on the model nothing was set, no book is there, and no table lies open.
	for _, name := range []string{"settings", "books", "tables/open"} {
		if err := s.forget(name); err != nil {
			return err
		}
	}
	if err := s.visit(); err != nil {
		return err
	}
	s.model.Close()
	var err error
	if s.model, err = open(width, tall); err != nil {
		return err
	}
	return s.tap("Settings")
}

// forget removes files from the storage of the page.
func (s *session) forget(name string) error {
	return s.browser.Ask(browser.Kept("(parts, answer) => answer(parts.delete("+browser.Parts(name)+"))"), nil)
}

func plain(width, height int) (*headless.Window, error) { return headless.Open(width, height, nil) }

// downloads saves everything as a file, and gives its name.
func (s *session) downloads() (string, error) {
	folder, err := os.MkdirTemp(s.pictures, "saved")
	if err != nil {
		return "", err
	}
	if folder, err = filepath.Abs(folder); err != nil {
		return "", err
	}
	allow := chrome.SetDownloadBehavior(chrome.SetDownloadBehaviorBehaviorAllow).WithDownloadPath(folder)
	if err := s.browser.Do(browser.Whole(allow.Do)); err != nil {
		return "", err
	}
	if err := s.tap("Save everything"); err != nil {
		return "", err
	}
	var file string
	err = headless.Until("a file that is saved", func() (bool, error) {
		found, err := filepath.Glob(filepath.Join(folder, "*.zip"))
		if len(found) == 1 {
			file = found[0]
		}
		return file != "", err
	})
	if err != nil {
		return "", err
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	all, err := backup.Read(data)
	if err != nil {
		return "", err
	}
	var kept string
	if err := s.browser.Ask(browser.Text("tables/1.log"), &kept); err != nil {
		return "", err
	}
	files := store.NewMemory()
	if err := all.Replace(files, all.Made); err != nil {
		return "", err
	}
	if log, err := files.Read("tables/1.log"); err != nil || string(log) != kept {
		return "", fmt.Errorf("the table in it is not the one in the storage (%v)", err)
	}
	return file, nil
}

// keepsOurs looks whether all that the page keeps goes by the app's own names.
func (s *session) keepsOurs() error {
	var strange []string
	if err := s.browser.Ask(`(async () => {
		const answer = asked => new Promise((done, fail) => { asked.onsuccess = () => done(asked.result); asked.onerror = fail; });
		const held = [];
		for (const { name } of await indexedDB.databases()) {
			const base = await answer(indexedDB.open(name));
			for (const part of base.objectStoreNames) {
				for (const key of await answer(base.transaction(part).objectStore(part).getAllKeys())) held.push(name + "/" + key);
			}
			base.close();
		}
		return [...Object.keys(localStorage), ...await caches.keys(), ...held].filter(name => !name.startsWith("quickcast"));
	})()`, &strange); err != nil {
		return err
	}
	if len(strange) > 0 {
		return fmt.Errorf("under names that are not the app's it keeps %q", strange)
	}
	return nil
}

// takesIn forgets everything, takes the file in in a way, and sees that the table is there.
func (s *session) takesIn(file string, in func(file string) error) error {
	want, err := s.deeds()
	if err != nil {
		return err
	}
	if err := s.forget("tables/"); err != nil {
		return err
	}
	if err := s.settings(plain); err != nil {
		return err
	}
	if err := in(file); err != nil {
		return err
	}
	if _, err := s.still(); err != nil {
		return err
	}
	if err := s.keep("taken-in-question"); err != nil {
		return err
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	s.model.Bring("quickcast.zip", data)
	if err := s.tap("Replace all that is here"); err != nil {
		return err
	}
	return headless.Until("the table that was taken in", func() (bool, error) {
		now, err := s.deeds()
		return err == nil && strings.Join(now, "\n") == strings.Join(want, "\n"), nil
	})
}

// chooses opens a file by the browser's own dialog.
func (s *session) chooses(file string) error {
	if err := s.browser.Do(page.SetInterceptFileChooserDialog(true)); err != nil {
		return err
	}
	var asked *page.EventFileChooserOpened
	s.browser.Heard = func(event any) {
		if event, ok := event.(*page.EventFileChooserOpened); ok {
			asked = event
		}
	}
	defer func() { s.browser.Heard = nil }()
	if err := s.tap("Take in a file"); err != nil {
		return err
	}
	if err := headless.Until("the browser to ask for a file", func() (bool, error) {
		s.browser.Hear()
		return asked != nil, nil
	}); err != nil {
		return err
	}
	s.model.Back() // the model's own dialog
	return s.browser.Do(dom.SetFileInputFiles([]string{file}).WithBackendNodeID(asked.BackendNodeID))
}

// drops lets a file fall on the page.
func (s *session) drops(file string) error {
	data := &input.DragData{Items: []*input.DragDataItem{}, Files: []string{file}, DragOperationsMask: 1}
	for _, kind := range []input.DispatchDragEventType{input.DragEnter, input.DragOver, input.Drop} {
		if err := s.browser.Do(input.DispatchDragEvent(kind, 200, 400, data)); err != nil {
			return err
		}
	}
	return nil
}

// pastes pastes everything as text: what the sheet of a phone that takes nothing but text
// has passed on.
func (s *session) pastes(file string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	text, err := json.Marshal(string(backup.Text(data)))
	if err != nil {
		return err
	}
	return s.browser.Ask(`void (() => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text", `+string(text)+`);
		document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	})()`, nil)
}

// passesOn passes everything on by a sheet that takes no archives, which gets a text.
func (s *session) passesOn() error {
	if err := s.settings(headless.OpenPassing); err != nil {
		return err
	}
	if err := s.browser.Ask(standIn, nil); err != nil {
		return err
	}
	if err := s.tap("Save everything"); err != nil {
		return err
	}
	if err := s.keep("pass-on"); err != nil {
		return err
	}
	if err := s.tap("Pass on"); err != nil {
		return err
	}
	var passed []struct{ Name, Type, Text string }
	if err := headless.Until("something to be passed on", func() (bool, error) {
		err := s.browser.Ask(`window.passedOn`, &passed)
		return len(passed) > 0, err
	}); err != nil {
		return err
	}
	if _, err := backup.Read([]byte(passed[0].Text)); err != nil || len(passed) > 1 || passed[0].Type != "text/plain" {
		return fmt.Errorf("%d were passed on, the first as %s: %w", len(passed), passed[0].Type, err)
	}
	return nil
}
