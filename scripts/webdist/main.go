// Command webdist makes what a built web app needs beside the program: the
// words of the page with the size of the program, for its progress; what a device
// asks of an app it takes in (manifests, icons, the list of what belongs to the
// release); and a copy of everything, packed with brotli, to be built into the
// command line.
//
//	go run ./scripts/webdist BUILT DIST QUALITY
//
// BUILT gets the former; DIST loses everything but hidden files and then gets
// what is in BUILT. QUALITY is brotli's: 11 packs best and takes two minutes, 5
// takes two seconds and leaves a sixth more.
package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/andybalholm/brotli"
)

func main() {
	if len(os.Args) != 4 {
		fmt.Fprintln(os.Stderr, "usage: webdist BUILT DIST QUALITY")
		os.Exit(2)
	}
	quality, err := strconv.Atoi(os.Args[3])
	if err == nil {
		err = run(os.Args[1], os.Args[2], quality)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "webdist:", err)
		os.Exit(1)
	}
}

func run(built, dist string, quality int) error {
	for _, make := range []func(string) error{writePage, writeManifests, writeIcons, writeRelease} {
		if err := make(built); err != nil {
			return err
		}
	}
	if err := empty(dist); err != nil {
		return err
	}
	entries, err := os.ReadDir(built)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		if err := pack(filepath.Join(built, entry.Name()), filepath.Join(dist, entry.Name()), quality); err != nil {
			return err
		}
	}
	return nil
}

// empty removes what an earlier call left.
func empty(dist string) error {
	entries, err := os.ReadDir(dist)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		if strings.HasPrefix(entry.Name(), ".") {
			continue
		}
		if err := os.Remove(filepath.Join(dist, entry.Name())); err != nil {
			return err
		}
	}
	return nil
}

// pack copies a file, packed unless it is a picture, which already is.
func pack(from, to string, quality int) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	if filepath.Ext(from) == ".png" {
		return os.WriteFile(to, data, 0o644)
	}
	const window = 24 // 16 MB, the largest that every browser takes
	var packed bytes.Buffer
	w := brotli.NewWriterOptions(&packed, brotli.WriterOptions{Quality: quality, LGWin: window})
	if _, err := w.Write(data); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(to+".br", packed.Bytes(), 0o644)
}
