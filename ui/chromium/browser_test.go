package chromium

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/andybalholm/brotli"
)

// asked is a command as Chromium reads it.
type asked struct {
	ID        int            `json:"id"`
	Method    string         `json:"method"`
	SessionID string         `json:"sessionId"`
	Params    map[string]any `json:"params"`
}

// fake is a browser of which somebody else writes the answers: per command all it says.
func fake(t *testing.T, says func(asked) []string) (*Browser, *[]asked) {
	t.Helper()
	heard, to := io.Pipe()
	from, answers, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	var all []asked
	go func() {
		in := bufio.NewReader(heard)
		for {
			data, err := in.ReadBytes(0)
			if err != nil {
				_ = answers.Close()
				return
			}
			var a asked
			if json.Unmarshal(bytes.TrimSuffix(data, []byte{0}), &a) != nil {
				_ = answers.Close()
				return
			}
			all = append(all, a)
			for _, line := range says(a) {
				line = strings.ReplaceAll(line, "ID", string(mustJSON(a.ID)))
				if _, err := answers.Write(append([]byte(line), 0)); err != nil {
					return
				}
			}
		}
	}()
	t.Cleanup(func() { _, _ = to.Close(), from.Close() })
	return &Browser{Page: "page", to: to, answers: from, from: bufio.NewReader(from), waits: patience}, &all
}

func mustJSON(v any) []byte { data, _ := json.Marshal(v); return data }

// What a page says by itself stands between the answers, and what it never should say is kept.
func TestAnAnswerIsFoundAmongEvents(t *testing.T) {
	b, _ := fake(t, func(asked) []string {
		return []string{
			`{"method":"Runtime.consoleAPICalled","params":{"args":[{"value":"hello"},{"value":3}]}}`,
			`{"method":"Runtime.consoleAPICalled","params":{"args":[{"value":"panic: no"}]}}`,
			`{"method":"Runtime.exceptionThrown","params":{"text":"oh"}}`,
			`{"id":999,"result":{"value":"of another"}}`,
			`{"id":ID,"result":{"value":"yes"}}`,
		}
	})
	var said, heard []string
	b.Said = func(line string) { said = append(said, line) }
	b.Heard = func(method string, _ json.RawMessage) { heard = append(heard, method) }
	var answer struct{ Value string }
	if err := b.Call("Some.thing", nil, &answer); err != nil || answer.Value != "yes" {
		t.Errorf("%q, %v", answer.Value, err)
	}
	if !slices.Equal(said, []string{"hello", "3", "panic: no"}) || len(heard) != 4 || len(b.Faults) != 2 {
		t.Errorf("said %q, heard %q, faults %q", said, heard, b.Faults)
	}
}

func TestCommandsGoToThePageOrToTheBrowser(t *testing.T) {
	b, all := fake(t, func(a asked) []string {
		if a.Method == "Page.fail" {
			return []string{`{"id":ID,"error":{"message":"not so"}}`}
		}
		return []string{`{"id":ID,"result":{}}`}
	})
	if err := b.Call("Page.fail", Params{"a": 1}, nil); err == nil || !strings.Contains(err.Error(), "Page.fail: not so") {
		t.Errorf("a refusal says %v", err)
	}
	for _, method := range []string{"Page.enable", "Browser.close", "SystemInfo.getProcessInfo"} {
		if err := b.Call(method, nil, nil); err != nil {
			t.Fatal(err)
		}
	}
	for i, want := range []string{"page", "page", "", ""} {
		if got := (*all)[i]; got.SessionID != want || got.ID != i+1 || got.Params == nil {
			t.Errorf("%s goes to %q as %d", got.Method, got.SessionID, got.ID)
		}
	}
}

// A browser that says nothing more, or nothing of what was asked, holds nobody up.
func TestNoAnswerIsAnError(t *testing.T) {
	b, _ := fake(t, func(asked) []string { return []string{`{"method":"Page.frameNavigated"}`} })
	b.waits = 50 * time.Millisecond
	if err := b.Call("Page.navigate", nil, nil); err == nil || !strings.Contains(err.Error(), "Page.navigate: no answer within 50ms") {
		t.Errorf("without an answer: %v", err)
	}
}

// The next page is opened when the browser knows that the last has ended, not before.
func TestWhoKillsWaitsForTheEnd(t *testing.T) {
	asks := 0
	b, all := fake(t, func(a asked) []string {
		switch {
		case a.Method == "Page.crash":
			return nil // who has crashed does not answer
		case a.Method == "Browser.getVersion" && asks < 3:
			asks++
		case a.Method == "Browser.getVersion":
			return []string{`{"method":"Inspector.targetCrashed"}`, `{"id":ID,"result":{}}`}
		}
		return []string{`{"id":ID,"result":{}}`}
	})
	for _, end := range []func() error{b.Crash, b.Kill} {
		asks = 0
		if err := end(); err != nil || asks != 3 {
			t.Errorf("after %d questions: %v", asks, err)
		}
	}
	if (*all)[0].Method != "Page.crash" || (*all)[5].Method != "SystemInfo.getProcessInfo" {
		t.Errorf("asked %v", *all)
	}
	b, _ = fake(t, func(asked) []string { return []string{`{"id":ID,"result":{}}`} })
	b.waits = 50 * time.Millisecond
	if err := b.Kill(); err == nil || !strings.Contains(err.Error(), "does not end within 50ms") {
		t.Errorf("a page that lives on: %v", err)
	}
}

func TestQuestionsToThePage(t *testing.T) {
	b, _ := fake(t, func(a asked) []string {
		if strings.Contains(a.Params["expression"].(string), "bad") {
			return []string{`{"id":ID,"result":{"exceptionDetails":{"text":"is not defined"}}}`}
		}
		return []string{`{"id":ID,"result":{"result":{"value":true}}}`}
	})
	if yes, err := b.Truth("document.hidden"); !yes || err != nil {
		t.Errorf("%t, %v", yes, err)
	}
	var answer bool
	if err := b.Ask("1 < 2", &answer); !answer || err != nil {
		t.Errorf("%t, %v", answer, err)
	}
	if err := b.Ask("bad", &answer); err == nil || !strings.Contains(err.Error(), "is not defined") {
		t.Errorf("a fault on the page says %v", err)
	}
}

// A letter is written, another key only pressed.
func TestKeys(t *testing.T) {
	b, all := fake(t, func(asked) []string { return []string{`{"id":ID,"result":{}}`} })
	for _, key := range []string{"ß", "Enter", "Backspace"} {
		if err := b.Press(key); err != nil {
			t.Fatal(err)
		}
	}
	down := func(i int) map[string]any { return (*all)[2*i].Params }
	if down(0)["text"] != "ß" || down(1)["text"] != nil || down(2)["code"] != "Backspace" || (*all)[3].Params["type"] != "keyUp" {
		t.Errorf("pressed %v", *all)
	}
}

func get(url string) (string, error) {
	answer, err := http.Get(url)
	if err != nil {
		return "", err
	}
	defer func() { _ = answer.Body.Close() }()
	data, err := io.ReadAll(answer.Body)
	return answer.Status[:3] + " " + string(data), err
}

// A release is served, taken off the network, and followed by a newer one that differs in its
// worker alone.
func TestAHostServesVanishesAndReleases(t *testing.T) {
	dist := t.TempDir()
	var packed bytes.Buffer
	w := brotli.NewWriter(&packed)
	if _, err := io.WriteString(w, "work()\n"); err != nil || w.Close() != nil {
		t.Fatal("packing", err)
	}
	for name, data := range map[string]string{"index.html": "<!DOCTYPE html>", "worker.js.br": packed.String(), ".gitignore": "*"} {
		if err := os.WriteFile(filepath.Join(dist, name), []byte(data), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	h, at, err := Serve(dist)
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	reads := func(name, want string) {
		t.Helper()
		if got, err := get(at + name); err != nil || got != want {
			t.Errorf("%q reads %q, %v; want %q", name, got, err, want)
		}
	}
	reads("", "200 <!DOCTYPE html>")
	reads("worker.js", "200 work()\n")
	h.Vanish()
	if got, err := get(at); err == nil {
		t.Errorf("without a network the page reads %q", got)
	}
	if err := h.Release(); err != nil {
		t.Fatal(err)
	}
	reads("", "200 <!DOCTYPE html>")
	reads("worker.js", "200 work()\n// newer\n")
	if names, err := Files(dist); err != nil || !slices.Equal(names, []string{"index.html", "worker.js"}) {
		t.Errorf("files %q, %v", names, err)
	}
}
