package pseudo_test

import (
	"strings"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/ui/uitest/pseudo"
)

func TestText(t *testing.T) {
	for english, want := range map[string]string{
		"Cards":                      "[Çárdš··]",
		"{{.Name}} is at {{.Place}}": "[{{.Name}} ïš át {{.Place}}···]",
		"{{.Count}}":                 "{{.Count}}",
		".":                          ".",
	} {
		if got := pseudo.Text(english); got != want {
			t.Errorf("%q: got %q, want %q", english, got, want)
		}
	}
}

// The language is one like the others: it has every text, and is a third longer.
func TestLanguage(t *testing.T) {
	all, err := pseudo.Assets(assets.FS)
	if err != nil {
		t.Fatal(err)
	}
	w, err := words.Load(all, pseudo.Language)
	if err != nil {
		t.Fatal(err)
	}
	w.Missing = func(id string) { t.Errorf("no text says %s", id) }
	if got := w.T("storage.unkept"); !strings.HasPrefix(got, "[") || !strings.HasSuffix(got, "]") {
		t.Errorf("got %q", got)
	}
	if got := w.Decimal(1.5, 1); got != "1.5" {
		t.Errorf("a number is %q", got)
	}
}
