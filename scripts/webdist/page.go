package main

import (
	"encoding/json"
	"os"
	"path/filepath"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/words"
)

// page is what the page has to know before the program speaks for itself.
type page struct {
	Size  int64                        `json:"size"` // of the program, in bytes, unpacked
	Words map[string]map[string]string `json:"words"`
}

// writePage writes page.json.
func writePage(built string) error {
	program, err := os.Stat(filepath.Join(built, "quickcast.wasm"))
	if err != nil {
		return err
	}
	p := page{Size: program.Size(), Words: make(map[string]map[string]string)}
	for _, lang := range words.Languages(assets.FS) {
		texts, err := words.Load(assets.FS, lang)
		if err != nil {
			return err
		}
		p.Words[lang] = make(map[string]string)
		for _, name := range []string{"loading", "starting", "noProgram", "noDrawing", "noNetwork", "stopped", "again", "read"} {
			p.Words[lang][name] = texts.T("serve.page." + name)
		}
	}
	return writeJSON(filepath.Join(built, "page.json"), p)
}

func writeJSON(file string, value any) error {
	data, err := json.Marshal(value)
	if err != nil {
		return err
	}
	return os.WriteFile(file, append(data, '\n'), 0o644)
}
