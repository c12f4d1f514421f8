// Package browser opens real pages in a headless Chromium, touches them as
// fingers do, and serves them as "quickcast serve" does.
package browser

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/inspector"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/systeminfo"
	"github.com/chromedp/chromedp"
)

// Browser is a headless Chromium with one page or several. Use it from one goroutine: what
// pages say meanwhile is kept until that asks for something, or hears.
type Browser struct {
	Page   context.Context   // the one that actions go to
	Faults []string          // what pages reported that they never should
	Said   func(line string) // gets what pages write to their console; nil for nobody
	Heard  func(event any)   // gets whatever else pages tell by themselves; nil for nobody

	whole   context.Context // the browser itself
	end     context.CancelFunc
	profile string
	first   string // script that every page runs before its own
	crashes int    // of pages, since the start

	mu     sync.Mutex
	events []any
}

// Nothing waits for ever: longest is how long a browser lives, patience how long an
// action may take it.
const (
	longest  = 3 * time.Hour
	patience = 2 * time.Minute
)

// Open starts Chromium with an empty page of a phone's size. Every page runs the
// script first before its own. Further flags are Chromium's own.
func Open(width, height int, first string, flags ...chromedp.ExecAllocatorOption) (*Browser, error) {
	profile, err := os.MkdirTemp("", "chromium")
	if err != nil {
		return nil, err
	}
	return OpenIn(profile, width, height, first, flags...)
}

// OpenIn is Open for a browser that goes on with what one before it has kept in a folder.
func OpenIn(profile string, width, height int, first string, flags ...chromedp.ExecAllocatorOption) (*Browser, error) {
	b := &Browser{profile: profile, first: first}
	alive, end := context.WithTimeout(context.Background(), longest)
	alive, _ = chromedp.NewExecAllocator(alive, append(flags, chromedp.ExecPath("chromium"), chromedp.NoSandbox, chromedp.NoFirstRun,
		chromedp.UserDataDir(profile), chromedp.Flag("headless", "new"), chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("use-angle", "swiftshader"), chromedp.Flag("js-flags", "--expose-gc"), chromedp.Flag("enable-precise-memory-info", true),
		chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-features", "SpareRendererForSitePerProcess"))...) // Kill would kill a spare one, too
	b.whole, b.end = chromedp.NewContext(alive, chromedp.WithErrorf(func(string, ...any) {})) // what an older protocol lacks is no fault of the page
	b.end = end
	if err := chromedp.Run(b.whole); err != nil {
		return nil, errors.Join(fmt.Errorf("chromium: %w", err), b.remove())
	}
	return b, b.NewPage(width, height)
}

// NewPage opens a page of a phone's size with two fingers, which gets the actions
// from now on.
func (b *Browser) NewPage(width, height int) error {
	b.Page, _ = chromedp.NewContext(b.whole)
	chromedp.ListenTarget(b.Page, func(event any) {
		b.mu.Lock()
		defer b.mu.Unlock()
		b.events = append(b.events, event)
	})
	if err := chromedp.Run(b.Page); err != nil { // a page lives as long as what it was first asked with
		return err
	}
	first := chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := page.AddScriptToEvaluateOnNewDocument(b.first).Do(ctx)
		return err
	})
	return b.Do(Size(width, height), emulation.SetTouchEmulationEnabled(true).WithMaxTouchPoints(2), first)
}

// Size makes a page so large.
func Size(width, height int) chromedp.Action {
	return emulation.SetDeviceMetricsOverride(int64(width), int64(height), 1, true)
}

// ClosePage closes the page that actions go to, be it alive or dead.
func (b *Browser) ClosePage() error { return chromedp.Cancel(b.Page) }

// Close ends Chromium and removes what it wrote.
func (b *Browser) Close() {
	_ = chromedp.Cancel(b.whole)
	_ = b.remove()
}

func (b *Browser) remove() error {
	b.end()
	return os.RemoveAll(b.profile)
}

// End ends the browser as a machine does that loses its power: all its processes, with a
// signal that none of them hears. when is waited for once they are known. What it wrote stays.
func (b *Browser) End(when func() error) error {
	all, err := b.processes()
	if err == nil {
		err = when()
	}
	err = errors.Join(err, kill(all, func(*systeminfo.ProcessInfo) bool { return true }))
	b.end()
	return err
}

// Do has the page that is in front do something, and hears what pages said meanwhile.
func (b *Browser) Do(actions ...chromedp.Action) error { return b.do(patience, actions...) }

func (b *Browser) do(waits time.Duration, actions ...chromedp.Action) error {
	ctx, cancel := context.WithTimeout(b.Page, waits)
	defer cancel()
	err := chromedp.Run(ctx, actions...)
	b.Hear()
	if errors.Is(err, context.DeadlineExceeded) {
		return fmt.Errorf("no answer within %v: %w", waits, err)
	}
	return err
}

// Whole is an action of the browser, not of a page.
func Whole(action func(context.Context) error) chromedp.Action {
	return chromedp.ActionFunc(func(ctx context.Context) error {
		return action(cdp.WithExecutor(ctx, chromedp.FromContext(ctx).Browser))
	})
}

// Visit goes to an address, and does not wait until all of it is there.
func (b *Browser) Visit(address string) error {
	return b.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		_, _, fault, _, err := page.Navigate(address).Do(ctx)
		if err == nil && fault != "" {
			err = fmt.Errorf("%s: %s", address, fault)
		}
		return err
	}))
}

// Kill ends all processes of pages with a signal that none of them hears, as a system does
// that is short of memory, and waits until the browser knows. What they still had to say is
// lost; the pages stay, empty.
func (b *Browser) Kill() error {
	return b.untilCrashed(func() error {
		all, err := b.processes()
		return errors.Join(err, kill(all, func(p *systeminfo.ProcessInfo) bool { return p.Type == "renderer" }))
	})
}

// Crash lets the page end itself, by a fault of its own.
func (b *Browser) Crash() error {
	return b.untilCrashed(func() error {
		_ = b.do(100*time.Millisecond, page.Crash()) // who has crashed does not answer
		return nil
	})
}

// untilCrashed ends a page in some way and waits until the browser has noticed: one that has
// not may open the next page in the process that is ending, and never answer again.
func (b *Browser) untilCrashed(end func() error) error {
	before, last := b.crashes, time.Now().Add(patience)
	err := end()
	for b.Hear(); err == nil && b.crashes == before; b.Hear() {
		if time.Sleep(time.Millisecond); time.Now().After(last) {
			err = fmt.Errorf("the page does not end within %v", patience)
		}
	}
	return err
}

func (b *Browser) processes() (all []*systeminfo.ProcessInfo, err error) {
	err = b.Do(Whole(func(ctx context.Context) (err error) {
		all, err = systeminfo.GetProcessInfo().Do(ctx)
		return err
	}))
	return all, err
}

// kill ends some of the processes, unless they have ended.
func kill(all []*systeminfo.ProcessInfo, which func(*systeminfo.ProcessInfo) bool) (err error) {
	for _, p := range all {
		if !which(p) {
			continue
		}
		process, e := os.FindProcess(int(p.ID))
		if e == nil {
			e = process.Kill()
		}
		if !errors.Is(e, os.ErrProcessDone) {
			err = errors.Join(err, e)
		}
	}
	return err
}

// Hear hands on what pages have said since, and keeps what they should never say.
func (b *Browser) Hear() {
	b.mu.Lock()
	events := b.events
	b.events = nil
	b.mu.Unlock()
	for _, event := range events {
		b.note(event)
	}
}

func (b *Browser) note(event any) {
	if b.Heard != nil {
		b.Heard(event)
	}
	switch event := event.(type) {
	case *inspector.EventTargetCrashed:
		b.crashes++
	case *runtime.EventExceptionThrown:
		b.Faults = append(b.Faults, event.ExceptionDetails.Error())
	case *runtime.EventConsoleAPICalled:
		for _, arg := range event.Args {
			var value any
			if json.Unmarshal(arg.Value, &value) != nil {
				value = arg.Description
			}
			line := fmt.Sprint(value)
			if strings.Contains(line, "panic:") || strings.Contains(line, "exit code:") {
				b.Faults = append(b.Faults, line)
			}
			if b.Said != nil {
				b.Said(line)
			}
		}
	}
}

// Truth asks the page a question, whose answer may be a promise.
func (b *Browser) Truth(expression string) (yes bool, err error) {
	err = b.Ask("Promise.resolve("+expression+").then(Boolean)", &yes)
	return yes, err
}

// Ask evaluates an expression on the page, waiting for it if it is a promise,
// and reads what it gives, which JSON can hold.
func (b *Browser) Ask(expression string, answer any) error {
	return b.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		value, fault, err := runtime.Evaluate(expression).WithReturnByValue(true).WithAwaitPromise(true).Do(ctx)
		switch {
		case err != nil:
			return err
		case fault != nil:
			return fmt.Errorf("%s: %w", expression, fault)
		case answer == nil:
			return nil
		}
		return json.Unmarshal(value.Value, answer)
	}))
}

// Picture takes a picture of the page, as PNG.
func (b *Browser) Picture() (data []byte, err error) {
	err = b.Do(chromedp.ActionFunc(func(ctx context.Context) (err error) {
		data, err = page.CaptureScreenshot().Do(ctx)
		return err
	}))
	return data, err
}
