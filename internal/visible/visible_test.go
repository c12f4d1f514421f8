package visible

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

func TestLine(t *testing.T) {
	for text, want := range map[string]string{
		"Bäume — 🔥 \u200d":     "Bäume — 🔥 \u200d",
		"a\x1b[2Jb":            "a␛[2Jb",
		"a\x00\x07\x08\r\tb":   "a␀␇␈␍␉b",
		"legal\nlegal":         "legal␊legal",
		"\x7f":                 "␡",
		"\u009b31m\u2028":      "\ufffd31m\ufffd",
		"\x9b31m":              "\ufffd31m",
		"\u202egnp.exe\u2066x": "\ufffdgnp.exe\ufffdx",
	} {
		if got := Line(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// FuzzWriter writes in pieces, as programs do: nothing obeyed comes through, whatever it
// comes in, and JSON of a text is still that text.
func FuzzWriter(f *testing.F) {
	f.Add("a\x1b[2J\u202eb", 2)
	f.Add("ä\xc3", 1)
	f.Add("\u2028\u009b\x7f", 3)
	f.Fuzz(func(t *testing.T, text string, cut int) {
		var out strings.Builder
		w := NewWriter(&out)
		at := min(max(cut, 0), len(text))
		for _, piece := range []string{text[:at], text[at:]} {
			if _, err := w.Write([]byte(piece)); err != nil {
				t.Fatal(err)
			}
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		for _, said := range []string{out.String(), Line(text)} {
			for _, r := range said {
				if unicode.IsControl(r) && r != '\n' && r != '\t' || unicode.Is(unicode.Bidi_Control, r) && r > '\u2029' {
					t.Fatalf("%q lets %U through: %q", text, r, said)
				}
			}
			if !utf8.ValidString(said) {
				t.Fatalf("%q becomes no text: %q", text, said)
			}
		}
		data, err := json.Marshal(text)
		if err != nil {
			t.Fatal(err)
		}
		var before, after string
		shown := JSON(data)
		if json.Unmarshal(data, &before) != nil || json.Unmarshal(shown, &after) != nil || before != after {
			t.Fatalf("%q: %s says %q", text, shown, after)
		}
		if strings.ContainsFunc(string(shown), func(r rune) bool { return obeyed(r) }) {
			t.Fatalf("%q: %q", text, shown)
		}
	})
}
