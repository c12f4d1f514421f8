package main

import (
	"embed"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/internal/words"
)

// module is one that something is taken out of.
type module struct {
	path  string
	cuts  []cut
	kept  []kept
	stubs []stub
	swaps []swap
}

// cut puts one text of a file in the place of another that stands there once, or of
// the whole file where that is "".
type cut struct{ file, old, new string }

// kept are the only files of a folder that stay.
type kept struct {
	folder string
	files  []string
}

// stub stands in the place of a package: the least that lets others be built. A new
// one stands where none was.
type stub struct {
	folder, text string
	new          bool
}

// swap puts a file of scripts/thin in the place of one that is there.
type swap struct{ file, own string }

// modules are what is taken out of what. These make a page large, or slow to start,
// without being of use to it:
//
//   - The standard library's templates call methods by name, so the linker has to
//     keep every method of every type. The toolkit and go-i18n would run them
//     for texts with placeholders; the toolkit's own texts have none, and the
//     app's are filled by internal/words.
//   - The toolkit can read http addresses as if they were files, and brings a
//     whole web client with encryption for it: more than a megabyte.
//   - The toolkit opens a database of its own in the browser, in which the app keeps nothing, at every
//     start, and ends the program where the browser allows none.
//   - The toolkit reads its texts in all its languages at every start.
//   - Three of its faces, slanted and typewriter, which nothing in the app is set in;
//     of the other two two thirds of the letters: phonetic, ancient and rare ones. The
//     toolkit reads every letter of a face before it draws the first. What is left is
//     Latin, Greek and Cyrillic as people write their names in today, made by
//     pyftsubset --no-hinting --layout-features=kern,mark,mkmk,ccmp,locl,liga
//     --unicodes=U+0020-024F,U+0300-036F,U+0370-03FF,U+0400-045F,U+0490-0491,U+1E00-1EFF,U+2000-206F,U+2070-209F,U+20A0-20CF,U+2100-214F,U+2190-21FF,U+2200-22FF,U+25A0-25FF,U+FB00-FB06,U+FFFD
//   - Faces of the system, which a page cannot see; letters that are drawings or
//     TIFF pictures, which the toolkit's faces have none of.
//   - Chinese, Japanese and Korean encodings from before Unicode: no drawing of the
//     toolkit and no spellbook in a QR code is written in them.
//   - Keeping half a PDF for later.
//   - Texts with marks in them (Markdown), for which tables are made at every start.
func modules() []module {
	return []module{fyne(), {
		path: "github.com/nicksnyder/go-i18n/v2",
		cuts: []cut{
			{"i18n/localizer.go", `texttemplate "text/template"`, `texttemplate "github.com/nicksnyder/go-i18n/v2/i18n/functions"`},
			{"i18n/message_template.go", `texttemplate "text/template"`, `texttemplate "github.com/nicksnyder/go-i18n/v2/i18n/functions"`},
			{"i18n/template/text_parser.go", `"text/template"`, `template "github.com/nicksnyder/go-i18n/v2/i18n/functions"`},
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
		},
		stubs: []stub{{"i18n/functions", "\ntype FuncMap map[string]any\n", true}},
	}, {
		path: "github.com/fyne-io/glfw-js",
		cuts: []cut{
			{"browser_wasm.go", "\t\"net/http\"\n", ""},
			{"browser_wasm.go", `	resp, err := http.Get(name)
	if err != nil {
		return nil, err
	}
	if resp.StatusCode != 200 {
		return nil, fmt.Errorf("non-200 status: %s", resp.Status)
	}
	return resp.Body, nil
`, `	return nil, fmt.Errorf("%s: a page of Quickcast loads nothing", name)
`},
		},
	}, {
		path: "github.com/go-text/render",
		cuts: []cut{
			{"bitmap.go", "\t_ \"golang.org/x/image/tiff\" // load image formats for users of the API\n", ""},
			{"svg.go", "\t\"github.com/srwiley/oksvg\"\n\t\"github.com/srwiley/rasterx\"\n", ""},
			{"svg.go", "\t\"bytes\"\n\t\"image\"\n", "\t\"errors\"\n"},
			{"svg.go", "\t\"io\"\n", ""},
			{"svg.go", drawSVG, "\treturn errors.New(\"no drawings in a page\")\n"},
		},
	}, {
		path: "github.com/go-text/typesetting",
		cuts: []cut{
			{"font/glyphs.go", "\t\"golang.org/x/image/tiff\"\n", ""},
			{"font/glyphs.go", "		config, err = tiff.DecodeConfig(bytes.NewReader(b.Data))\n", "\t\terr = errors.New(\"no TIFF in a page\")\n"},
			{"font/glyphs.go", "\t\"bytes\"\n", "\t\"bytes\"\n\t\"errors\"\n"},
		},
		stubs: []stub{{folder: "fontscan", text: fontscan}},
	}, {
		path: "golang.org/x/text",
		stubs: []stub{
			{folder: "encoding/japanese", text: encodings("ShiftJIS", "EUCJP", "ISO2022JP")},
			{folder: "encoding/korean", text: encodings("EUCKR")},
			{folder: "encoding/simplifiedchinese", text: encodings("GB18030", "GBK", "HZGB2312")},
			{folder: "encoding/traditionalchinese", text: encodings("Big5")},
		},
	}, {
		path:  "golang.org/x/net",
		stubs: []stub{{folder: "html/charset", text: charset}},
	}, {
		path: "codeberg.org/go-pdf/fpdf",
		cuts: []cut{
			{"def.go", `"encoding/gob"`, `"codeberg.org/go-pdf/fpdf/gob"`},
			{"template.go", `"encoding/gob"`, `"codeberg.org/go-pdf/fpdf/gob"`},
			{"template_impl.go", `"encoding/gob"`, `"codeberg.org/go-pdf/fpdf/gob"`},
		},
		stubs: []stub{{"gob", gob, true}},
	}}
}

// fyne is the toolkit.
func fyne() module {
	return module{
		path: "fyne.io/fyne/v2",
		cuts: []cut{
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
			{"app/app_wasm.go", "\t\"net/http\"\n", ""},
			{"app/app_wasm.go", "http.DetectContentType(icon)", `"image/png"`},
			{"app/app_wasm.go", "\tintRepo \"fyne.io/fyne/v2/internal/repository\"\n\t\"fyne.io/fyne/v2/storage/repository\"\n", ""},
			{"app/app_wasm.go", `	repo, err := intRepo.NewIndexDBRepository()
	if err != nil {
		fyne.LogError("failed to create repository: %v", err)
		return
	}

	repository.Register("idbfile", repo)
`, ""},
			{"test/driver.go", `
	httpHandler := intRepo.NewHTTPRepository()
	repository.Register("http", httpHandler)
	repository.Register("https", httpHandler)
`, ""},
			{"internal/repository/http.go", "package repository\n", "//go:build !js\n\npackage repository\n"},
			{"resource.go", "\t\"net/http\"\n", "\t\"errors\"\n"},
			{"resource.go", `	res, err := http.Get(urlStr) //gosec:disable G107 -- applying security measures to the URL is the caller’s responsibility
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()

	bytes, err := io.ReadAll(res.Body)
	if err != nil {
		return nil, err
	}

	name := filepath.Base(urlStr)
	return NewStaticResource(name, bytes), nil
`, `	return nil, errors.New("a page of Quickcast loads nothing: " + urlStr)
`},
			{"internal/scheduler/scheduler.go", "\t\"crypto/rand\"\n", "\t\"math/rand/v2\"\n"},
			{"internal/scheduler/scheduler.go", `	if _, err := rand.Read(b[:]); err != nil {
		return "", err
	}
`, `	for i := range b {
		b[i] = byte(rand.Uint32())
	}
`},
			{"widget/markdown.go", "", markdown},
			{"widget/markdown_image_wasm.go", "", "package widget\n"},
			{"theme/bundled-fonts.go", face("NotoSans-Italic.ttf", "notoSansItalic", "italic"), "var italic = regular\n"},
			{"theme/bundled-fonts.go", face("NotoSans-BoldItalic.ttf", "notoSansBoldItalic", "bolditalic"), "var bolditalic = bold\n"},
			{"theme/bundled-fonts.go", face("DejaVuSansMono-Powerline.ttf", "dejaVuSansMono", "monospace"), "var monospace = regular\n"},
		},
		kept: []kept{{"lang/translations", translations()}},
		swaps: []swap{
			{"theme/font/NotoSans-Regular.ttf", "faces/NotoSans-Regular.ttf"},
			{"theme/font/NotoSans-Bold.ttf", "faces/NotoSans-Bold.ttf"},
		},
	}
}

// face is how the toolkit brings one of its faces.
func face(file, data, name string) string {
	return "//go:embed font/" + file + "\nvar " + data + " []byte\n\nvar " + name +
		" = &fyne.StaticResource{\n\tStaticName:    \"" + file + "\",\n\tStaticContent: " + data + ",\n}\n"
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
		if c.old == "" {
			c.old = string(data)
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

// own are our files, found wherever the program is run from.
//
//go:embed faces
var own embed.FS

// swap puts our own files into a copy.
func (m module) swap(folder string) error {
	for _, s := range m.swaps {
		at := filepath.Join(folder, s.file)
		if _, err := os.Stat(at); err != nil {
			return err
		}
		data, err := own.ReadFile(s.own)
		if err != nil {
			return err
		}
		if err := os.WriteFile(at, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// stand puts the stubs into a copy.
func (m module) stand(folder string) error {
	for _, s := range m.stubs {
		at := filepath.Join(folder, s.folder)
		_, err := os.Stat(at)
		if there := err == nil; there == s.new {
			return fmt.Errorf("%s: there before: %v; is it another version?", s.folder, there)
		}
		text := "package " + filepath.Base(at) + "\n" + s.text
		if err := errors.Join(os.RemoveAll(at), os.MkdirAll(at, 0o755), os.WriteFile(filepath.Join(at, "stub.go"), []byte(text), 0o644)); err != nil {
			return err
		}
	}
	return nil
}
