package main

import (
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/licences"
)

// What is built in stands in the list of licences, with whose it is.
func TestEverythingBuiltInIsNamed(t *testing.T) {
	all, err := licences.Read(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]bool{}
	for _, l := range all {
		for _, part := range l.Of {
			named[part.Name] = true
		}
		if l.Kind == "" || len(l.Text) < 200 {
			t.Errorf("%s: %q is no licence", l.Kind, l.Text)
		}
	}
	t.Chdir("../..")
	parts, err := collect([][3]string{{"linux", "amd64", "1"}, {"js", "wasm", "0"}})
	if err != nil {
		t.Fatal(err)
	}
	for name := range parts {
		if !named[name] {
			t.Errorf("%s is built in, and its licence is not in assets/%s: go run ./scripts/licences", name, licences.File)
		}
	}
}

func TestSplit(t *testing.T) {
	text, owners := split("MIT License\n\nCopyright (c) 2020 A\r\n© is no line of its own\ncopyright notice above\n")
	if text != "MIT License\n\n© is no line of its own copyright notice above" || len(owners) != 1 || owners[0] != "Copyright (c) 2020 A" {
		t.Errorf("got %q and %q", text, owners)
	}
}
