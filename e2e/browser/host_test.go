package browser

import (
	"bytes"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/andybalholm/brotli"
)

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
