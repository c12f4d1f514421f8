package words

import "testing"

func TestFill(t *testing.T) {
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
		"{{":                            "{{",
		"{{.Name":                       "{{.Name",
		"{{Name}}":                      "{{Name}}",
		"{{.}} {{.Count}}":              "{{.}} 3",
		"{{.{{.Name}}":                  "{{.Grizzly",
		"{{if .Name}}":                  "{{if .Name}}",
		"{{.Name.First}}":               "{{.Name.First}}",
	} {
		if got := fill(text, data); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
		fill(text, nil)
	}
}
