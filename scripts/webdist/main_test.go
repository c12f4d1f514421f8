package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// build makes a page of next to nothing and gives both folders.
func build(t *testing.T) (built, dist string) {
	t.Helper()
	t.Chdir("../..")
	built, dist = t.TempDir(), t.TempDir()
	page, err := filepath.Glob("web/*")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range append(page, "Icon.png") {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(built, filepath.Base(file)), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(built, "quickcast.wasm"), []byte("\x00asm"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := run(built, dist, 1); err != nil {
		t.Fatal(err)
	}
	return built, dist
}

// A release names every file but its worker, by what is in it: what it forgot would
// be missing without a network, and a wrong hash would keep all devices from it.
func TestReleaseNamesEveryFile(t *testing.T) {
	built, dist := build(t)
	script, err := os.ReadFile(filepath.Join(built, worker))
	if err != nil {
		t.Fatal(err)
	}
	first, _, _ := bytes.Cut(script, []byte("\n"))
	list := strings.TrimSuffix(strings.TrimPrefix(string(first), "const RELEASE = "), ";")
	var release map[string]string
	if err := json.Unmarshal([]byte(list), &release); err != nil {
		t.Fatalf("%v in %s", err, first)
	}
	entries, err := os.ReadDir(dist)
	if err != nil {
		t.Fatal(err)
	}
	if len(entries) != len(release)+1 {
		t.Errorf("%d files are served, the release names %d", len(entries), len(release))
	}
	for name, hash := range release {
		data, err := os.ReadFile(filepath.Join(built, name))
		if err != nil {
			t.Error(err)
			continue
		}
		if sum := sha256.Sum256(data); base64.StdEncoding.EncodeToString(sum[:]) != hash {
			t.Errorf("%s: not the hash of what is in it", name)
		}
		if served := unpacked(t, filepath.Join(dist, name)); !bytes.Equal(served, data) {
			t.Errorf("%s: something else is served", name)
		}
	}
	if _, named := release[worker]; named {
		t.Error("the worker keeps itself: no newer release would ever be seen")
	}
}

// unpacked reads a file as it is served.
func unpacked(t *testing.T, name string) []byte {
	t.Helper()
	if data, err := os.ReadFile(name); err == nil {
		return data
	}
	file, err := os.Open(name + ".br")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var data bytes.Buffer
	if _, err := data.ReadFrom(brotli.NewReader(file)); err != nil {
		t.Fatal(err)
	}
	return data.Bytes()
}

// What a device needs to take the app in: manifests whose icons are there, in the
// size they say, one of them to be cut to any shape, and nothing outside the page's
// own folder.
func TestManifests(t *testing.T) {
	built, _ := build(t)
	for _, lang := range []string{"en", "de"} {
		data, err := os.ReadFile(filepath.Join(built, lang+".webmanifest"))
		if err != nil {
			t.Fatal(err)
		}
		var m manifest
		if err := json.Unmarshal(data, &m); err != nil {
			t.Fatal(err)
		}
		if m.Lang != lang || m.Name == "" || m.Description == "" || m.Start != "./" || m.Scope != "./" || m.Display != "standalone" {
			t.Errorf("%s: %+v", lang, m)
		}
		purposes := map[string]bool{}
		for _, i := range m.Icons {
			purposes[i.Purpose+" "+i.Sizes] = true
			file, err := os.Open(filepath.Join(built, i.Source))
			if err != nil {
				t.Fatal(err)
			}
			config, err := png.DecodeConfig(file)
			_ = file.Close()
			if err != nil || (picture{size: config.Width}).sizes() != i.Sizes || config.Width != config.Height {
				t.Errorf("%s is %dx%d, the manifest says %s (%v)", i.Source, config.Width, config.Height, i.Sizes, err)
			}
		}
		for _, want := range []string{"any 192x192", "any 512x512", "maskable 512x512"} {
			if !purposes[want] {
				t.Errorf("%s: no icon is %s", lang, want)
			}
		}
	}
}
