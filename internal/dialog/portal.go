//go:build (linux && !android) || freebsd || openbsd || netbsd || dragonfly

package dialog

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/godbus/dbus/v5"
)

// startTime is how long the portal may take to say that it will ask: it may have to be
// started, and one that is installed without what draws its dialogs says so only then.
const startTime = 5 * time.Second

// What the portal answers with.
const (
	answered = 0
	declined = 1 // by the person; anything above is the portal's own failure
)

// asked numbers the questions of this process.
var asked atomic.Int64

// portal asks by xdg-desktop-portal, which shows the dialog of whatever desktop this is,
// also to programs that see but a part of the disk. The connection is the question's
// alone: when it is closed, the portal takes the dialog away.
func portal(ctx context.Context, q Question) (string, error) {
	bus, err := dbus.SessionBusPrivateNoAutoStartup(dbus.WithContext(ctx))
	if err != nil {
		return "", fmt.Errorf("portal: %w", err)
	}
	defer bus.Close()
	if err := bus.Auth(nil); err != nil {
		return "", fmt.Errorf("portal: %w", err)
	}
	if err := bus.Hello(); err != nil {
		return "", fmt.Errorf("portal: %w", err)
	}
	heard := make(chan *dbus.Signal, 8)
	bus.Signal(heard) // before it is asked: the answer may be as quick as the portal
	err = bus.AddMatchSignal(dbus.WithMatchInterface("org.freedesktop.portal.Request"), dbus.WithMatchMember("Response"))
	if err != nil {
		return "", fmt.Errorf("portal: %w", err)
	}
	request, err := ask(ctx, bus, q)
	if err != nil {
		return "", fmt.Errorf("portal: %w", err)
	}
	for {
		select {
		case <-ctx.Done():
			return "", ctx.Err()
		case signal, open := <-heard:
			if !open {
				return "", errors.New("portal: the bus is gone")
			}
			if signal.Path == request {
				return chosen(signal.Body)
			}
		}
	}
}

// ask puts the question and gives the path its answer will come from.
func ask(ctx context.Context, bus *dbus.Conn, q Question) (dbus.ObjectPath, error) {
	ctx, stop := context.WithTimeout(ctx, startTime)
	defer stop()
	options := map[string]dbus.Variant{
		"handle_token": dbus.MakeVariant("quickcast" + strconv.FormatInt(asked.Add(1), 10)),
		"modal":        dbus.MakeVariant(true),
	}
	method := "OpenFile"
	switch q.Kind {
	case Folder:
		options["directory"] = dbus.MakeVariant(true)
	case Save:
		method, options["current_name"] = "SaveFile", dbus.MakeVariant(q.Name)
	}
	var request dbus.ObjectPath
	err := bus.Object("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop").
		CallWithContext(ctx, "org.freedesktop.portal.FileChooser."+method, 0, "", q.Title, options).Store(&request)
	return request, err
}

// chosen reads an answer: what became of the question, and addresses of files.
func chosen(body []any) (string, error) {
	var what uint32
	var results map[string]dbus.Variant
	if err := dbus.Store(body, &what, &results); err != nil {
		return "", fmt.Errorf("portal: %w", err)
	}
	if what != answered {
		if what == declined {
			return "", nil
		}
		return "", fmt.Errorf("portal: it ended with %d", what)
	}
	addresses, _ := results["uris"].Value().([]string)
	if len(addresses) == 0 {
		return "", errors.New("portal: it answered without a file")
	}
	at, err := url.Parse(addresses[0])
	if err != nil || at.Scheme != "file" {
		return "", errors.Join(fmt.Errorf("portal: %s is no file", addresses[0]), err)
	}
	return at.Path, nil
}
