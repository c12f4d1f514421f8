// Command webdist makes what a built web app needs beside the program: the
// words of the page with the size of the program, for its progress, and a
// copy of everything, packed with brotli, to be built into the command line.
//
//	go run ./scripts/webdist BUILT DIST QUALITY
//
// BUILT gets page.json; DIST loses everything but hidden files and then gets
// what is in BUILT. QUALITY is brotli's: 11 packs best and takes two minutes, 5
// takes two seconds and leaves a sixth more.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/andybalholm/brotli"

	"quickcast/assets"
	"quickcast/internal/words"
)

// page is what the page has to know before the program speaks for itself.
type page struct {
	Size  int64                        `json:"size"` // of the program, in bytes, unpacked
	Words map[string]map[string]string `json:"words"`
}

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
		if err := pack(filepath.Join(built, entry.Name()), filepath.Join(dist, entry.Name()), quality); err != nil {
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
