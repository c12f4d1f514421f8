// Package chromium opens real pages in a headless Chromium, touches them as
// Fingers do, and serves them as "quickcast serve" does. It is for tools that try
// the app in the browser.
package chromium

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"io"
	"os"
	"os/exec"
	"strings"
	"time"
)

// Browser is a headless Chromium with one page, spoken to over a pair of
// pipes: JSON messages with a zero byte between them. Use it from one goroutine.
type Browser struct {
	Page   string            // the one that commands go to
	Faults []string          // what pages reported that they never should
	Said   func(line string) // gets what pages write to their console; nil for nobody

	// Heard gets whatever else the browser tells by itself; nil for nobody.
	Heard func(method string, params json.RawMessage)

	process *exec.Cmd
	to      io.WriteCloser
	answers deadliner
	from    *bufio.Reader // what answers gives
	profile string
	first   string        // script that every page runs before its own
	last    int           // number of the last command
	target  string        // the page that was opened last
	crashes int           // of pages, since the start
	waits   time.Duration // for the answer to a command, at most
}

// deadliner is a stream whose reads end at a moment.
type deadliner interface {
	io.Reader
	SetReadDeadline(time.Time) error
}

// message is a command's answer, or an event (which has a method).
type message struct {
	ID     int             `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  *struct {
		Message string `json:"message"`
	} `json:"error"`
}

// Params are what a command is called with.
type Params map[string]any

// Nothing waits for ever: longest is how long a browser lives, patience how long a
// command may take it.
const (
	longest  = 3 * time.Hour
	patience = 2 * time.Minute
)

// Open starts Chromium with an empty page of a phone's size. Every page runs the
// script first before its own. Further flags are Chromium's own.
func Open(width, height int, first string, flags ...string) (*Browser, error) {
	profile, err := os.MkdirTemp("", "chromium")
	if err != nil {
		return nil, err
	}
	return OpenIn(profile, width, height, first, flags...)
}

// OpenIn is Open for a browser that goes on with what one before it has kept in a folder.
func OpenIn(profile string, width, height int, first string, flags ...string) (*Browser, error) {
	theirs, to, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	from, answers, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	process := exec.Command("chromium", append(flags, "--headless=new", "--no-sandbox", "--no-first-run", "--remote-debugging-pipe",
		"--user-data-dir="+profile, "--enable-unsafe-swiftshader", "--use-angle=swiftshader", "--js-flags=--expose-gc",
		"--enable-precise-memory-info", "--disable-features=SpareRendererForSitePerProcess", "about:blank")...) // Kill would kill a spare one, too
	process.ExtraFiles = []*os.File{theirs, answers} // become the descriptors 3 and 4
	if err := process.Start(); err != nil {
		return nil, fmt.Errorf("chromium: %w", err)
	}
	_, _ = theirs.Close(), answers.Close() // they are Chromium's now
	b := &Browser{process: process, to: to, answers: from, from: bufio.NewReader(from), profile: profile, first: first, waits: patience}
	time.AfterFunc(longest, func() { _ = process.Process.Kill() })
	return b, b.NewPage(width, height)
}

// NewPage opens a page of a phone's size with two fingers, which gets the commands
// from now on.
func (b *Browser) NewPage(width, height int) error {
	b.Page = "" // these two are for the browser itself
	var target struct{ TargetID string }
	if err := b.Call("Target.createTarget", Params{"url": "about:blank"}, &target); err != nil {
		return err
	}
	var attached struct{ SessionID string }
	if err := b.Call("Target.attachToTarget", Params{"targetId": target.TargetID, "flatten": true}, &attached); err != nil {
		return err
	}
	b.Page, b.target = attached.SessionID, target.TargetID
	size := Params{"width": width, "height": height, "deviceScaleFactor": 1, "mobile": true}
	return errors.Join(b.Call("Page.enable", nil, nil), b.Call("Runtime.enable", nil, nil),
		b.Call("Emulation.setDeviceMetricsOverride", size, nil),
		b.Call("Emulation.setTouchEmulationEnabled", Params{"enabled": true, "maxTouchPoints": 2}, nil),
		b.Call("Page.addScriptToEvaluateOnNewDocument", Params{"source": b.first}, nil))
}

// ClosePage closes the page that was opened last, be it alive or dead.
func (b *Browser) ClosePage() error {
	b.Page = ""
	return b.Call("Target.closeTarget", Params{"targetId": b.target}, nil)
}

// Close ends Chromium and removes what it wrote.
func (b *Browser) Close() {
	_ = b.Call("Browser.close", nil, nil)
	_ = b.to.Close()
	_ = b.process.Wait()
	_ = os.RemoveAll(b.profile)
}

// End ends the browser as a machine does that loses its power: all its processes, with a
// signal that none of them hears. when is waited for once they are known. What it wrote stays.
func (b *Browser) End(when func() error) error {
	all, err := b.processes()
	if err == nil {
		err = when()
	}
	_ = b.process.Process.Kill()
	for _, p := range all {
		err = errors.Join(err, end(p.ID))
	}
	_ = b.to.Close()
	_ = b.process.Wait()
	return err
}

// Call sends a command and waits for its answer; what the page reports in the
// meantime is kept. A browser that does not answer is an error, after which it is of
// no more use.
func (b *Browser) Call(method string, p Params, answer any) error {
	if err := b.send(method, p); err != nil {
		return err
	}
	if err := b.answers.SetReadDeadline(time.Now().Add(b.waits)); err != nil {
		return err
	}
	for {
		data, err := b.from.ReadBytes(0)
		if errors.Is(err, os.ErrDeadlineExceeded) {
			return fmt.Errorf("%s: no answer within %v", method, b.waits)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", method, err)
		}
		var m message
		if err := json.Unmarshal(bytes.TrimSuffix(data, []byte{0}), &m); err != nil {
			return err
		}
		switch {
		case m.ID != b.last:
			b.note(m)
		case m.Error != nil:
			return fmt.Errorf("%s: %s", method, m.Error.Message)
		case answer == nil:
			return nil
		default:
			return json.Unmarshal(m.Result, answer)
		}
	}
}

// send sends a command whose answer, if there ever is one, nobody waits for.
func (b *Browser) send(method string, p Params) error {
	b.last++
	command := Params{"id": b.last, "method": method, "params": p}
	if p == nil {
		command["params"] = Params{}
	}
	whole := strings.HasPrefix(method, "Browser.") || strings.HasPrefix(method, "SystemInfo.")
	if b.Page != "" && !whole {
		command["sessionId"] = b.Page
	}
	data, err := json.Marshal(command)
	if err != nil {
		return err
	}
	_, err = b.to.Write(append(data, 0))
	return err
}

// Kill ends all processes of pages with a signal that none of them hears, as a system does
// that is short of memory, and waits until the browser knows. What they still had to say is
// lost; the pages stay, empty.
func (b *Browser) Kill() error { return b.untilCrashed(b.kill) }

// Crash lets the page end itself, by a fault of its own.
func (b *Browser) Crash() error {
	return b.untilCrashed(func() error { return b.send("Page.crash", nil) })
}

// untilCrashed ends a page in some way and waits until the browser has noticed: one that has
// not may open the next page in the process that is ending, and never answer again.
func (b *Browser) untilCrashed(end func() error) error {
	before, last := b.crashes, time.Now().Add(b.waits)
	err := end()
	for err == nil && b.crashes == before {
		if err = b.Call("Browser.getVersion", nil, nil); err == nil && time.Now().After(last) {
			err = fmt.Errorf("the page does not end within %v", b.waits)
		}
	}
	return err
}

func (b *Browser) kill() error {
	all, err := b.processes()
	for _, p := range all {
		if p.Type == "renderer" {
			err = errors.Join(err, end(p.ID))
		}
	}
	return err
}

// process is one of the browser's.
type process struct {
	Type string
	ID   int
}

func (b *Browser) processes() ([]process, error) {
	var all struct{ ProcessInfo []process }
	err := b.Call("SystemInfo.getProcessInfo", nil, &all)
	return all.ProcessInfo, err
}

// end kills a process, unless it has ended.
func end(id int) error {
	process, err := os.FindProcess(id)
	if err == nil {
		err = process.Kill()
	}
	if errors.Is(err, os.ErrProcessDone) {
		return nil
	}
	return err
}

// note hands on what a page says, and keeps what it should never say.
func (b *Browser) note(m message) {
	text := string(m.Params)
	if b.Heard != nil {
		b.Heard(m.Method, m.Params)
	}
	switch m.Method {
	case "Inspector.targetCrashed":
		b.crashes++
	case "Runtime.exceptionThrown":
		b.Faults = append(b.Faults, text)
	case "Runtime.consoleAPICalled":
		if strings.Contains(text, "panic:") || strings.Contains(text, "exit code:") {
			b.Faults = append(b.Faults, text)
		}
		var said struct{ Args []struct{ Value any } }
		if b.Said == nil || json.Unmarshal(m.Params, &said) != nil {
			return
		}
		for _, arg := range said.Args {
			b.Said(fmt.Sprint(arg.Value))
		}
	}
}

// Truth asks the page a question, whose answer may be a promise.
func (b *Browser) Truth(expression string) (bool, error) {
	var answer struct{ Result struct{ Value bool } }
	err := b.Call("Runtime.evaluate", Params{"expression": "Promise.resolve(" + expression + ").then(Boolean)", "awaitPromise": true}, &answer)
	return answer.Result.Value, err
}

// Ask evaluates an expression on the page, waiting for it if it is a promise,
// and reads what it gives, which JSON can hold.
func (b *Browser) Ask(expression string, answer any) error {
	var reply struct {
		Result struct {
			Value json.RawMessage
		}
		ExceptionDetails json.RawMessage
	}
	err := b.Call("Runtime.evaluate", Params{"expression": expression, "returnByValue": true, "awaitPromise": true}, &reply)
	switch {
	case err != nil:
		return err
	case reply.ExceptionDetails != nil:
		return fmt.Errorf("%s: %s", expression, reply.ExceptionDetails)
	case answer == nil:
		return nil
	}
	return json.Unmarshal(reply.Result.Value, answer)
}

// Fingers says where fingers lie on the page from now on; none lifts all.
func (b *Browser) Fingers(kind string, at ...image.Point) error {
	points := []Params{}
	for i, p := range at {
		points = append(points, Params{"x": p.X, "y": p.Y, "id": i})
	}
	return b.Call("Input.dispatchTouchEvent", Params{"type": kind, "touchPoints": points}, nil)
}

// Tap puts fingers down for a moment, all at once.
func (b *Browser) Tap(at ...image.Point) error { return b.Hold(60*time.Millisecond, at...) }

// Hold leaves fingers lying for a while.
func (b *Browser) Hold(long time.Duration, at ...image.Point) error {
	if err := b.Fingers("touchStart", at...); err != nil {
		return err
	}
	time.Sleep(long)
	return b.Fingers("touchEnd")
}

// Swipe draws a finger over the page, as quickly as a thumb does.
func (b *Browser) Swipe(from, to image.Point) error { return b.Slide(0, from, to) }

// Slide does that after the finger has rested for a while.
func (b *Browser) Slide(rest time.Duration, from, to image.Point) error {
	const steps = 12
	err := b.Fingers("touchStart", from)
	time.Sleep(rest)
	for i := 1; i <= steps && err == nil; i++ {
		time.Sleep(16 * time.Millisecond)
		err = b.Fingers("touchMove", from.Add(to.Sub(from).Mul(i).Div(steps)))
	}
	return errors.Join(err, b.Fingers("touchEnd"))
}

// Press presses a key, by what it writes or is called.
func (b *Browser) Press(key string) error {
	down := Params{"type": "keyDown", "key": key}
	if len([]rune(key)) == 1 {
		down["text"] = key
	}
	if key == "Backspace" {
		down["code"], down["windowsVirtualKeyCode"] = key, 8
	}
	up := Params{"type": "keyUp", "key": key, "code": down["code"]}
	if up["code"] == nil {
		delete(up, "code")
	}
	return errors.Join(b.Call("Input.dispatchKeyEvent", down, nil), b.Call("Input.dispatchKeyEvent", up, nil))
}

// Picture takes a picture of the page, as PNG.
func (b *Browser) Picture() ([]byte, error) {
	var answer struct{ Data []byte } // JSON's base64
	err := b.Call("Page.captureScreenshot", Params{"format": "png"}, &answer)
	return answer.Data, err
}
