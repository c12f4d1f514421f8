package main

import (
	"os"
	"testing"
)

// The bill knows the licence of what the program stands on.
func TestPartsHaveTheirLicence(t *testing.T) {
	kinds, err := kinds()
	if err != nil {
		t.Fatal(err)
	}
	fyne := part("fyne.io/fyne/v2", "v2", "pkg:golang/fyne.io/fyne/v2@v2", kinds)
	if len(fyne.Licences) != 1 || fyne.Licences[0].Licence.ID != "BSD-3-Clause" {
		t.Errorf("the toolkit is under %+v", fyne.Licences)
	}
	if unknown := part("nobody.example/x", "v1", "", kinds); unknown.Licences != nil {
		t.Errorf("nobody knows it, and it is under %+v", unknown.Licences)
	}
}

// A program tells what is in it; what is none is refused with its name.
func TestWhatIsNoProgramIsRefused(t *testing.T) {
	quiet := os.Stdout
	defer func() { os.Stdout = quiet }()
	os.Stdout, _ = os.Open(os.DevNull)
	if err := run("1.0.0", []string{"main.go"}); err == nil {
		t.Error("a text is no program")
	}
}
