package words

import "testing"

func TestPlaceholders(t *testing.T) {
	data := map[string]any{"Name": "Grizzly", "Count": 3, "Share": 0.5, "Nothing": nil, "Braces": "{{.Name}}"}
	for text, want := range map[string]string{
		"":                              "",
		"plain } } text":                "plain } } text",
		"{{.Name}}":                     "Grizzly",
		"{{.Count}} x {{.Name}}!":       "3 x Grizzly!",
		"{{.Name}}{{.Name}}":            "GrizzlyGrizzly",
		"{{.Share}} of {{.Nothing}}":    "0.5 of <no value>",
		"{{.Braces}}, {{.Unknown}} }}":  "{{.Name}}, <no value> }}",
		"ä {{.Name}} 火 {{.Count}} ende": "ä Grizzly 火 3 ende",
	} {
		parsed, err := placeholders{}.Parse(text, "", "")
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		if got, err := parsed.Execute(data); got != want || err != nil {
			t.Errorf("%q: got %q (%v), want %q", text, got, err, want)
		}
		if _, err := parsed.Execute(nil); err != nil {
			t.Errorf("%q, without values: %v", text, err)
		}
	}
	for _, text := range []string{"{{", "{{.Name", "{{Name}}", "{{.}}", "{{ .Name }}", "{{.Name.First}}", "{{if .Name}}", "{{}}", "a {{.Na\nme}}"} {
		if parsed, err := (placeholders{}).Parse(text, "", ""); err == nil {
			t.Errorf("%q is read as %v", text, parsed)
		}
	}
}
