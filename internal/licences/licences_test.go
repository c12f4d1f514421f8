package licences

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/quickcast/quickcast/assets"
)

// What the program carries says for every part whose it is and under which terms.
func TestEveryPartHasATextAndAnOwner(t *testing.T) {
	all, err := Read(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, l := range all {
		if l.Kind == "" || len(l.Text) < 100 || len(l.Of) == 0 {
			t.Errorf("%q has %d parts and %d letters", l.Kind, len(l.Of), len(l.Text))
		}
		for _, p := range l.Of {
			seen[p.Name] = true
			if p.Name == "" {
				t.Errorf("a part below %s has no name", l.Kind)
			}
		}
	}
	if !seen["fyne.io/fyne/v2"] || !seen["Go"] {
		t.Errorf("the toolkit and the language are among them: %v", seen)
	}
}

// What cannot be read says which file it is.
func TestBrokenLicencesAreRefused(t *testing.T) {
	if _, err := Read(fstest.MapFS{}); err == nil {
		t.Error("no file is no error")
	}
	_, err := Read(fstest.MapFS{File: {Data: []byte(`[{"kind":`)}})
	if err == nil || !strings.Contains(err.Error(), File) {
		t.Errorf("a broken file says %v", err)
	}
}
