// Command webdist makes what a built web app needs beside the program: the
// words of the page with the size of the program, for its progress, and a
// compressed copy of everything to be built into the command line.
//
//	go run ./scripts/webdist BUILT DIST
//
// BUILT gets page.json; DIST loses everything but hidden files and then gets
// what is in BUILT.
package main

import (
	"compress/gzip"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"quickcast/assets"
	"quickcast/internal/words"
)

// page is what the page has to know before the program speaks for itself.
type page struct {
	Size  int64                        `json:"size"` // of the program, in bytes, unpacked
	Words map[string]map[string]string `json:"words"`
}

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: webdist BUILT DIST")
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "webdist:", err)
		os.Exit(1)
	}
}

func run(built, dist string) error {
	if err := writePage(built); err != nil {
		return err
	}
	if err := empty(dist); err != nil {
		return err
	}
	entries, err := os.ReadDir(built)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		if err := pack(filepath.Join(built, entry.Name()), filepath.Join(dist, entry.Name())); err != nil {
			return err
		}
	}
	return nil
}

// writePage writes page.json.
func writePage(built string) error {
	program, err := os.Stat(filepath.Join(built, "quickcast.wasm"))
	if err != nil {
		return err
	}
	p := page{Size: program.Size(), Words: make(map[string]map[string]string)}
	for _, lang := range words.Languages() {
		texts, err := words.Load(assets.FS, lang)
		if err != nil {
			return err
		}
		p.Words[lang] = make(map[string]string)
		for _, name := range []string{"loading", "starting", "noProgram", "noDrawing", "noNetwork", "stopped", "again"} {
			p.Words[lang][name] = texts.T("serve.page." + name)
		}
	}
	data, err := json.Marshal(p)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(built, "page.json"), append(data, '\n'), 0o644)
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

// pack copies a file, compressed unless it is a picture, which already is.
func pack(from, to string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	if filepath.Ext(from) == ".png" {
		return os.WriteFile(to, data, 0o644)
	}
	file, err := os.Create(to + ".gz")
	if err != nil {
		return err
	}
	defer file.Close()
	w, err := gzip.NewWriterLevel(file, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := w.Write(data); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return file.Close()
}
