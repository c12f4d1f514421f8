//go:build linux && !android

package dialog

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/godbus/dbus/v5"
)

// bus starts a bus of the test's own, which the environment then leads to.
func bus(t *testing.T) {
	t.Helper()
	daemon, err := exec.LookPath("dbus-daemon")
	if err != nil {
		t.Skip("no dbus-daemon here")
	}
	at := "unix:path=" + filepath.Join(t.TempDir(), "bus")
	run := exec.Command(daemon, "--session", "--nofork", "--nopidfile", "--address="+at, "--print-address")
	out, err := run.StdoutPipe()
	if err == nil {
		err = run.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = run.Process.Kill()
		_ = run.Wait()
	})
	if _, err := out.Read(make([]byte, 1)); err != nil { // it listens
		t.Fatal(err)
	}
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", at)
}

// desk is a portal of the test's: it answers as it is told, and notes what it was asked.
type desk struct {
	bus     *dbus.Conn
	what    uint32
	results map[string]dbus.Variant
	mute    bool
	heard   chan question // what it was asked; it answers on goroutines of the bus
}

// question is what a portal is asked.
type question struct {
	method  string
	options map[string]dbus.Variant
}

func (d *desk) OpenFile(from dbus.Sender, _, _ string, options map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	return d.answer("OpenFile", from, options)
}

func (d *desk) SaveFile(from dbus.Sender, _, _ string, options map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	return d.answer("SaveFile", from, options)
}

// answer answers before the question returns, as the quickest portal could.
func (d *desk) answer(method string, from dbus.Sender, options map[string]dbus.Variant) (dbus.ObjectPath, *dbus.Error) {
	d.heard <- question{method, options}
	token, _ := options["handle_token"].Value().(string)
	path := dbus.ObjectPath("/org/freedesktop/portal/desktop/request/" + strings.ReplaceAll(strings.TrimPrefix(string(from), ":"), ".", "_") + "/" + token)
	if !d.mute {
		if err := d.bus.Emit(path, "org.freedesktop.portal.Request.Response", d.what, d.results); err != nil {
			return "", dbus.MakeFailedError(err)
		}
	}
	return path, nil
}

func open(t *testing.T, d *desk) {
	t.Helper()
	d.heard = make(chan question, 1)
	var err error
	d.bus, err = dbus.ConnectSessionBus()
	if err == nil {
		_, err = d.bus.RequestName("org.freedesktop.portal.Desktop", 0)
	}
	if err == nil {
		err = d.bus.Export(d, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.FileChooser")
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.bus.Close() })
}

func uris(all ...string) map[string]dbus.Variant {
	return map[string]dbus.Variant{"uris": dbus.MakeVariant(all)}
}

func TestThePortalIsAsked(t *testing.T) {
	for _, c := range []struct {
		name    string
		desk    desk
		ask     Question
		path    string
		fails   bool
		method  string
		options string
	}{
		{"a file", desk{results: uris("file:///home/a+b/M%C3%BCller%2520%20x.json")}, Question{Kind: File}, "/home/a+b/Müller%20 x.json", false, "OpenFile", "modal"},
		{"a folder", desk{results: uris("file:///home")}, Question{Kind: Folder}, "/home", false, "OpenFile", "directory"},
		{"a place", desk{results: uris("file:///x.pdf")}, Question{Kind: Save, Name: "x.pdf"}, "/x.pdf", false, "SaveFile", "current_name"},
		{"declined", desk{what: declined}, Question{}, "", false, "OpenFile", "modal"},
		{"failed", desk{what: 2}, Question{}, "", true, "OpenFile", "modal"},
		{"nothing", desk{}, Question{}, "", true, "OpenFile", "modal"},
		{"no file", desk{results: uris("https://example.org/x")}, Question{}, "", true, "OpenFile", "modal"},
	} {
		t.Run(c.name, func(t *testing.T) {
			bus(t)
			open(t, &c.desk)
			path, err := portal(context.Background(), c.ask)
			if path != c.path || (err != nil) != c.fails {
				t.Errorf("it gave %q, %v; want %q", path, err, c.path)
			}
			asked := <-c.desk.heard
			if _, has := asked.options[c.options]; asked.method != c.method || !has {
				t.Errorf("asked by %s with %v", asked.method, asked.options)
			}
		})
	}
}

// A portal that never answers is left when nobody waits any more.
func TestAMutePortalIsLeft(t *testing.T) {
	bus(t)
	open(t, &desk{mute: true})
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error)
	go func() {
		_, err := portal(ctx, Question{})
		ended <- err
	}()
	stop()
	if err := <-ended; err == nil {
		t.Error("it was called off and gave an answer")
	}
}

// Where there is no bus, no portal and no program, nothing is there to ask by; the first
// that is there is asked.
func TestTheFirstDialogThereIsIsAsked(t *testing.T) {
	t.Setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path="+filepath.Join(t.TempDir(), "none"))
	programs := t.TempDir()
	t.Setenv("PATH", programs)
	if path, err := Ask(context.Background(), System(), Question{}); !errors.Is(err, ErrNone) {
		t.Errorf("without any dialog: %q, %v", path, err)
	}
	for _, c := range []struct{ script, path string }{
		{"exit 1", ""}, {"echo /home/a.json", "/home/a.json"}, {"echo cannot open display >&2; exit 1", "none"}, {"exit 255", "none"}, {`printf '/a\nb\n'`, "/a\nb"},
	} {
		script := bytes.NewBufferString("#!/bin/sh\n" + c.script + "\n")
		if err := os.WriteFile(filepath.Join(programs, "zenity"), script.Bytes(), 0o700); err != nil {
			t.Fatal(err)
		}
		path, err := Ask(context.Background(), System(), Question{Title: "x"})
		if c.path == "none" {
			if !errors.Is(err, ErrNone) {
				t.Errorf("%s gives %q, %v", c.script, path, err)
			}
		} else if path != c.path || err != nil {
			t.Errorf("%s gives %q, %v", c.script, path, err)
		}
	}
}
