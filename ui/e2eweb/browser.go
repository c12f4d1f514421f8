package main

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

// browser is a model Chromium with one page, spoken to over a pair of
// pipes: JSON messages with a zero byte between them.
type browser struct {
	process *exec.Cmd
	to      io.WriteCloser
	from    *bufio.Reader
	profile string
	session string // the page's that commands go to
	first   string // script that every page runs before its own
	last    int    // number of the last command
	faults  []string
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

type params map[string]any

// open starts Chromium with an empty page of a phone's size. Every page runs the
// script first before its own.
func open(width, height int, first string) (*browser, error) {
	profile, err := os.MkdirTemp("", "e2eweb")
	if err != nil {
		return nil, err
	}
	theirs, to, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	from, answers, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	process := exec.Command("chromium", "--headless=new", "--no-sandbox", "--no-first-run", "--remote-debugging-pipe",
		"--user-data-dir="+profile, "--enable-unsafe-swiftshader", "--use-angle=swiftshader", "about:blank")
	process.ExtraFiles = []*os.File{theirs, answers} // become the descriptors 3 and 4
	if err := process.Start(); err != nil {
		return nil, fmt.Errorf("chromium: %w", err)
	}
	_, _ = theirs.Close(), answers.Close() // they are Chromium's now
	b := &browser{process: process, to: to, from: bufio.NewReader(from), profile: profile, first: first}
	time.AfterFunc(15*time.Minute, func() { _ = process.Process.Kill() }) // never wait for ever
	return b, b.newPage(width, height)
}

func (b *browser) newPage(width, height int) error {
	b.session = "" // these two are for the browser itself
	var target struct{ TargetID string }
	if err := b.call("Target.createTarget", params{"url": "about:blank"}, &target); err != nil {
		return err
	}
	var attached struct{ SessionID string }
	if err := b.call("Target.attachToTarget", params{"targetId": target.TargetID, "flatten": true}, &attached); err != nil {
		return err
	}
	b.session = attached.SessionID
	size := params{"width": width, "height": height, "deviceScaleFactor": 1, "mobile": true}
	return errors.Join(b.call("Page.enable", nil, nil), b.call("Runtime.enable", nil, nil),
		b.call("Emulation.setDeviceMetricsOverride", size, nil),
		b.call("Emulation.setTouchEmulationEnabled", params{"enabled": true, "maxTouchPoints": 2}, nil),
		b.call("Page.addScriptToEvaluateOnNewDocument", params{"source": b.first}, nil))
}

// close ends Chromium and removes what it wrote.
func (b *browser) close() {
	_ = b.call("Browser.close", nil, nil)
	_ = b.to.Close()
	_ = b.process.Wait()
	_ = os.RemoveAll(b.profile)
}

// call sends a command and waits for its answer; what the page reports in the
// meantime is kept.
func (b *browser) call(method string, p params, answer any) error {
	b.last++
	command := params{"id": b.last, "method": method, "params": p}
	if p == nil {
		command["params"] = params{}
	}
	if b.session != "" && !strings.HasPrefix(method, "Browser.") {
		command["sessionId"] = b.session
	}
	data, err := json.Marshal(command)
	if err != nil {
		return err
	}
	if _, err := b.to.Write(append(data, 0)); err != nil {
		return err
	}
	for {
		data, err := b.from.ReadBytes(0)
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

// note keeps what a page should never say.
func (b *browser) note(m message) {
	text := string(m.Params)
	thrown := m.Method == "Runtime.exceptionThrown"
	if said := m.Method == "Runtime.consoleAPICalled"; thrown || said && (strings.Contains(text, "panic:") || strings.Contains(text, "exit code:")) {
		b.faults = append(b.faults, text)
	}
}

// truth asks the page a question.
func (b *browser) truth(expression string) (bool, error) {
	var answer struct{ Result struct{ Value bool } }
	err := b.call("Runtime.evaluate", params{"expression": "Boolean(" + expression + ")"}, &answer)
	return answer.Result.Value, err
}

// ask evaluates an expression on the page, waiting for it if it is a promise,
// and reads what it gives, which JSON can hold.
func (b *browser) ask(expression string, answer any) error {
	var reply struct {
		Result struct {
			Value json.RawMessage
		}
		ExceptionDetails json.RawMessage
	}
	err := b.call("Runtime.evaluate", params{"expression": expression, "returnByValue": true, "awaitPromise": true}, &reply)
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

// fingers says where fingers lie on the page from now on; none lifts all.
func (b *browser) fingers(kind string, at ...image.Point) error {
	points := []params{}
	for i, p := range at {
		points = append(points, params{"x": p.X, "y": p.Y, "id": i})
	}
	return b.call("Input.dispatchTouchEvent", params{"type": kind, "touchPoints": points}, nil)
}

// tap puts fingers down for a moment, all at once.
func (b *browser) tap(at ...image.Point) error { return b.hold(60*time.Millisecond, at...) }

// hold leaves fingers lying for a while.
func (b *browser) hold(long time.Duration, at ...image.Point) error {
	if err := b.fingers("touchStart", at...); err != nil {
		return err
	}
	time.Sleep(long)
	return b.fingers("touchEnd")
}

// swipe draws a finger over the page, as quickly as a thumb does.
func (b *browser) swipe(from, to image.Point) error {
	const steps = 12
	err := b.fingers("touchStart", from)
	for i := 1; i <= steps && err == nil; i++ {
		time.Sleep(16 * time.Millisecond)
		err = b.fingers("touchMove", from.Add(to.Sub(from).Mul(i).Div(steps)))
	}
	return errors.Join(err, b.fingers("touchEnd"))
}

// picture takes a picture of the page, as PNG.
func (b *browser) picture() ([]byte, error) {
	var answer struct{ Data []byte } // JSON's base64
	err := b.call("Page.captureScreenshot", params{"format": "png"}, &answer)
	return answer.Data, err
}
