// Command e2eweb serves a built web app as "quickcast serve" does, on this
// machine alone, opens it in a headless Chromium of a phone's size, begins a
// duel with a finger, loads the page anew, and fails unless the same duel is
// there again and the app never panicked.
//
//	go run ./scripts/e2eweb DIST PICTURE
package main

import (
	"errors"
	"fmt"
	"image"
	"net"
	"net/http"
	"os"
	"time"

	"quickcast/internal/webapp"
)

// A phone, and where the finger goes on it: the first game of the list, the
// button that begins the duel, and the near player's loss of life.
const (
	width, height  = 412, 915
	gameX, gameY   = 206, 300
	beginX, beginY = 206, 814
	lossX, lossY   = 45, 733
)

const patience = time.Minute // for anything the app does

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: e2eweb DIST PICTURE")
		os.Exit(2)
	}
	if err := try(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "e2eweb:", err)
		os.Exit(1)
	}
	fmt.Println("e2eweb: a duel begun with a finger is still there when the page is loaded again")
}

func try(dist, picture string) error {
	handler, err := webapp.New(os.DirFS(dist))
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	server := &http.Server{Handler: handler, ReadHeaderTimeout: time.Second}
	go func() { _ = server.Serve(listener) }() // ends with Close
	defer server.Close()

	b, err := open(width, height)
	if err != nil {
		return err
	}
	defer b.close()
	err = errors.Join(duel(b, "http://"+listener.Addr().String()+"/"), b.keep(picture))
	if len(b.faults) > 0 {
		return errors.Join(err, fmt.Errorf("the page reports %s", b.faults[0]))
	}
	return err
}

// duel begins a duel, changes a life, and looks for it again after a reload.
func duel(b *browser, address string) error {
	if err := visit(b, address); err != nil {
		return err
	}
	first, err := b.see(func(drawn image.Image) bool { return colours(drawn) >= enough })
	if err != nil {
		return fmt.Errorf("the app has drawn nothing: %w", err)
	}
	for _, at := range []image.Point{{X: gameX, Y: gameY}, {X: beginX, Y: beginY}, {X: lossX, Y: lossY}} {
		if err := b.tap(at.X, at.Y); err != nil {
			return err
		}
		before := first
		if first, err = b.see(func(drawn image.Image) bool { return differ(drawn, before) > same }); err != nil {
			return fmt.Errorf("a tap at %v changes nothing: %w", at, err)
		}
	}
	time.Sleep(3 * time.Second) // what flies by is gone
	here, err := b.see(func(image.Image) bool { return true })
	if err != nil {
		return err
	}
	if err := visit(b, address); err != nil {
		return err
	}
	if _, err := b.see(func(drawn image.Image) bool { return differ(drawn, here) <= same }); err != nil {
		return fmt.Errorf("the duel is not there again: %w", err)
	}
	return nil
}

// visit loads the app and waits until it draws.
func visit(b *browser, address string) error {
	if err := b.call("Page.navigate", params{"url": address}, nil); err != nil {
		return err
	}
	for start := time.Now(); time.Since(start) < patience; time.Sleep(200 * time.Millisecond) {
		there, err := b.truth(`document.querySelector("canvas") && !document.getElementById("wait")`)
		if err != nil || there {
			return err
		}
	}
	return fmt.Errorf("the app has not started after %v", patience)
}

// see waits for a picture that shows what is wanted.
func (b *browser) see(wanted func(image.Image) bool) (image.Image, error) {
	for start := time.Now(); time.Since(start) < patience; time.Sleep(500 * time.Millisecond) {
		data, err := b.picture()
		if err != nil {
			return nil, err
		}
		drawn, err := read(data)
		if err != nil {
			return nil, err
		}
		if wanted(drawn) {
			return drawn, nil
		}
	}
	return nil, fmt.Errorf("not seen in %v", patience)
}

// keep writes what is seen at the end into a file.
func (b *browser) keep(path string) error {
	data, err := b.picture()
	if err != nil {
		return err
	}
	return os.WriteFile(path, data, 0o600)
}
