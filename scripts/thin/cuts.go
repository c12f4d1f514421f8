package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"quickcast/assets"
	"quickcast/internal/words"
)

// module is one that something is taken out of.
type module struct {
	path, name string
	cuts       []cut
	kept       []kept
}

// cut puts one text of a file in the place of another that stands there once.
type cut struct{ file, old, new string }

// kept are the only files of a folder that stay.
type kept struct {
	folder string
	files  []string
}

// modules are what is taken out of what. Three things make a page large, or slow
// to start, without being of use to it:
//
//   - The standard library's templates call methods by name, so the linker has to
//     keep every method of every type. The toolkit and go-i18n would run them
//     for texts with placeholders; the toolkit's own texts have none, and the
//     app's are filled by internal/words.
//   - The toolkit can read http addresses as if they were files, and brings a
//     whole web client with encryption for it.
//   - The toolkit reads its texts in all its languages at every start.
func modules() []module {
	return []module{
		{"fyne.io/fyne/v2", "fyne", []cut{
			{"lang/lang.go", "\t\"text/template\"\n", ""},
			{"lang/lang.go", `	t, err := template.New(key).Parse(fallback)
	if err != nil {
		log.Println("Could not parse fallback template")
		return fallback
	}
	str := &strings.Builder{}
	_ = t.Execute(str, data)
	return str.String()
`, `	log.Println("No translation of", key)
	return strings.Clone(fallback)
`},
			{"app/app.go", "\tintRepo \"fyne.io/fyne/v2/internal/repository\"\n", ""},
			{"app/app.go", "\t\"fyne.io/fyne/v2/storage/repository\"\n", ""},
			{"app/app.go", `	httpHandler := intRepo.NewHTTPRepository()
	repository.Register("http", httpHandler)
	repository.Register("https", httpHandler)
`, ""},
		}, []kept{{"lang/translations", translations()}}},
		{"github.com/nicksnyder/go-i18n/v2", "go-i18n", []cut{
			{"i18n/template/text_parser.go", "\t\"bytes\"\n", "\t\"errors\"\n"},
			{"i18n/template/text_parser.go", `	tmpl, err := template.New("").Delims(leftDelim, rightDelim).Option(option).Funcs(te.Funcs).Parse(src)
	if err != nil {
		return nil, err
	}
	return &parsedTextTemplate{tmpl: tmpl}, nil
}

type parsedTextTemplate struct {
	tmpl *template.Template
}

func (t *parsedTextTemplate) Execute(data any) (string, error) {
	var buf bytes.Buffer
	if err := t.tmpl.Execute(&buf, data); err != nil {
		return "", err
	}
	return buf.String(), nil
}
`, `	_, _ = rightDelim, option
	return nil, errors.New("no templates in a page: " + src)
}
`},
		}, nil},
	}
}

// translations are the toolkit's texts in the app's languages.
func translations() []string {
	var files []string
	for _, lang := range words.Languages(assets.FS) {
		files = append(files, "base."+lang+".json")
	}
	return files
}

// cut makes the cuts in a copy of the module.
func (m module) cut(folder string) error {
	for _, c := range m.cuts {
		name := filepath.Join(folder, c.file)
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if n := strings.Count(string(data), c.old); n != 1 {
			return fmt.Errorf("%s: found %d times, not once; is it another version? See whether the cut is still needed:\n%s", c.file, n, c.old)
		}
		data = []byte(strings.Replace(string(data), c.old, c.new, 1))
		if err := os.WriteFile(name, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// prune removes what is not kept from the folders of a copy.
func (m module) prune(folder string) error {
	for _, k := range m.kept {
		found, err := os.ReadDir(filepath.Join(folder, k.folder))
		if err != nil {
			return err
		}
		left := len(k.files)
		for _, f := range found {
			if slices.Contains(k.files, f.Name()) {
				left--
			} else if err := os.Remove(filepath.Join(folder, k.folder, f.Name())); err != nil {
				return err
			}
		}
		if left != 0 {
			return fmt.Errorf("%s does not have all of %v", k.folder, k.files)
		}
	}
	return nil
}
