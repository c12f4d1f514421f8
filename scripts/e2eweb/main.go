// Command e2eweb serves a folder on this machine alone, opens it in a headless
// Chromium of a phone's size, clicks about, loads it anew, takes a picture,
// and fails unless the app drew something and never panicked.
//
//	go run ./scripts/e2eweb FOLDER PICTURE
package main

import (
	"bytes"
	"errors"
	"fmt"
	"image/color"
	"image/png"
	"net"
	"net/http"
	"os"
	"time"
)

const (
	width, height = 412, 915

	// enough is how many colours a picture of the app has at least; the
	// smooth edges of a few letters alone bring more, an empty page has one.
	enough = 20
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: e2eweb FOLDER PICTURE")
		os.Exit(2)
	}
	if err := try(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "e2eweb:", err)
		os.Exit(1)
	}
	fmt.Println("e2eweb: the app draws itself in a browser, takes clicks and loads again")
}

func try(folder, picture string) error {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	server := &http.Server{Handler: http.FileServer(http.Dir(folder)), ReadHeaderTimeout: time.Second}
	go func() { _ = server.Serve(listener) }() // ends with Close
	defer server.Close()

	b, err := open(width, height)
	if err != nil {
		return err
	}
	defer b.close()
	for range 2 { // the second time with what the first one stored
		if err := visit(b, "http://"+listener.Addr().String()+"/"); err != nil {
			return err
		}
	}
	drawn, err := b.picture()
	if err != nil {
		return err
	}
	if err := os.WriteFile(picture, drawn, 0o600); err != nil {
		return err
	}
	if len(b.faults) > 0 {
		return fmt.Errorf("the page reports %s", b.faults[0])
	}
	return check(drawn)
}

// visit loads the app, waits until it draws, and clicks here and there.
func visit(b *browser, address string) error {
	if err := b.call("Page.navigate", params{"url": address}, nil); err != nil {
		return err
	}
	for start := time.Now(); ; time.Sleep(200 * time.Millisecond) {
		there, err := b.truth(`document.querySelector("canvas") && !document.getElementById("wait")`)
		if err != nil {
			return err
		}
		if there {
			break
		}
		if time.Since(start) > time.Minute {
			return errors.New("the app has not started after a minute")
		}
	}
	time.Sleep(3 * time.Second) // its first picture
	for _, part := range []int{10, 50, 95} {
		if err := b.click(width*part/100, height*part/100); err != nil {
			return err
		}
	}
	time.Sleep(time.Second)
	return nil
}

// check counts the colours of a picture.
func check(picture []byte) error {
	drawn, err := png.Decode(bytes.NewReader(picture))
	if err != nil {
		return err
	}
	seen := make(map[color.Color]bool)
	bounds := drawn.Bounds()
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		for x := bounds.Min.X; x < bounds.Max.X; x++ {
			seen[drawn.At(x, y)] = true
		}
	}
	if len(seen) < enough {
		return fmt.Errorf("the picture has only %d colours: the app has drawn nothing", len(seen))
	}
	return nil
}
