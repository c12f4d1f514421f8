package formats

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/builder"
)

// The list is what command line, screens and help go by: every entry is whole,
// none stands there twice, and what is written is recognised again.
func TestTheListIsWhole(t *testing.T) {
	s := scribe(t)
	rulebook, _ := s.catalog.Rulebook("arena-starting-warlock")
	book, seen := builder.FromRulebook(rulebook, "Fire"), map[Name]bool{}
	for _, f := range Formats() {
		if f.Name == "" || strings.ToLower(string(f.Name)) != string(f.Name) || seen[f.Name] ||
			!strings.HasPrefix(f.Ending, ".") || !strings.Contains(f.MIME, "/") || !f.Reads() && !f.Writes() {
			t.Errorf("%+v is not whole", f)
		}
		seen[f.Name] = true
		if found, err := ToWrite(strings.ToUpper(string(f.Name))); f.Writes() != (err == nil) || f.Writes() && found.Name != f.Name {
			t.Errorf("%s to write: %v", f.Name, err)
		}
		if strings.Contains(Readable(), string(f.Name)) != f.Reads() || strings.Contains(Endings(), f.Ending) != f.Reads() {
			t.Errorf("%s among %q, %q", f.Name, Readable(), Endings())
		}
		if f.Reads() && f.Writes() && f.Name != PDF { // the sheets try that one
			data, err := s.Write(book, f.Name)
			if err != nil {
				t.Fatal(err)
			}
			if r := read(t, s, string(data)); r.Format != f.Name {
				t.Errorf("%s is recognised as %s:\n%s", f.Name, r.Format, data)
			}
		}
	}
	if _, err := s.Write(sampleBook(), "word"); err == nil {
		t.Error("a format nobody knows was written")
	}
}
