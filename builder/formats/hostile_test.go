package formats

import (
	"strings"
	"testing"
)

// The worst a file of full size can do is to be refused. Were one to cost more
// than its length, this would run into the time limit of the tests.
func TestHostileFilesAreRefused(t *testing.T) {
	s := scribe(t)
	fill := func(line string) string {
		n := min((maxSize-100)/len(line), maxLines-10)
		return "Mage: Warlock\n" + strings.Repeat(line, n)
	}
	for name, text := range map[string]string{
		"unknown names":      fill("3x Some card nobody ever printed anywhere at all\n"),
		"headings":           fill("**Some heading** that is none at all, or is it:\n"),
		"commas":             fill(strings.Repeat("Rust,", 40) + "x\n"),
		"good commas":        fill(strings.Repeat("Rust,", 40) + "Rust\n"),
		"tails":              fill("Some card (1) (2) (3) (4) (5) (6) = 3 pts - x 4 5 6 7\n"),
		"one line":           strings.Repeat("x (1) ", maxSize/6-10),
		"brackets":           strings.Repeat("[", maxSize-10),
		"angle brackets":     "x" + strings.Repeat("<", maxSize-10),
		"nested XML":         strings.Repeat("<deck>", maxSize/6-10),
		"cards in XML":       "<deck>" + strings.Repeat("<card>Foo Bar</card>", maxSize/20-10) + "</deck>",
		"nested JSON":        strings.Repeat("[", maxSize/2),
		"nested JSON object": strings.Repeat(`{"entries":`, maxSize/12),
		"names in JSON":      `["Foo Bar Baz"` + strings.Repeat(`,"Foo Bar Baz"`, maxSize/14-10) + `]`,
		"rows":               "count,name\n" + strings.Repeat("1,Foo Bar Baz\n", maxLines-10),
		"quotes":             "count,name\n" + strings.Repeat(`"`, maxSize-20),
	} {
		if _, err := s.Read([]byte(text), Options{}); err == nil {
			t.Errorf("%s: read as a spellbook", name)
		}
	}
}
