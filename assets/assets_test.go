package assets

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"io/fs"
	"path"
	"strings"
	"testing"
)

// Whatever lies in these folders is in every copy of the program: nothing hidden, nothing
// empty, nothing that cannot be read, and no two names that are one on other systems.
func TestWhatIsCarriedAlongIsSound(t *testing.T) {
	seen := map[string]bool{}
	err := fs.WalkDir(FS, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		if small := strings.ToLower(name); seen[small] {
			t.Errorf("%s is there twice but for capitals", name)
		} else {
			seen[small] = true
		}
		data, err := FS.ReadFile(name)
		if err != nil {
			return err
		}
		if strings.HasPrefix(path.Base(name), ".") || len(data) == 0 {
			t.Errorf("%s is hidden or empty", name)
		}
		switch path.Ext(name) {
		case ".json":
			if !json.Valid(data) {
				t.Errorf("%s is no JSON", name)
			}
		case ".svg":
			if err := picture(data); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		case ".ttf", ".txt", ".md":
		default:
			t.Errorf("nothing reads %s", name)
		}
		return nil
	})
	if err != nil || len(seen) < 150 {
		t.Errorf("%d files, %v", len(seen), err)
	}
}

// picture refuses an icon that does not say its size, or that fetches something.
func picture(data []byte) error {
	in := xml.NewDecoder(bytes.NewReader(data))
	sized := false
	for {
		token, err := in.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		element, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		for _, a := range element.Attr {
			sized = sized || element.Name.Local == "svg" && a.Name.Local == "viewBox"
			if a.Name.Local == "href" || element.Name.Local == "script" || element.Name.Local == "image" {
				return errors.New("it fetches or runs something")
			}
		}
	}
	if !sized {
		return errors.New("it has no viewBox")
	}
	return nil
}

// Both languages have the same files.
func TestLanguagesHaveTheSameFiles(t *testing.T) {
	languages, err := fs.ReadDir(FS, "words")
	if err != nil {
		t.Fatal(err)
	}
	names := func(lang string) string {
		var list []string
		files, err := fs.ReadDir(FS, "words/"+lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			list = append(list, f.Name())
		}
		return strings.Join(list, " ")
	}
	for _, lang := range languages {
		if lang.IsDir() && names(lang.Name()) != names("en") {
			t.Errorf("words/%s has %s, English has %s", lang.Name(), names(lang.Name()), names("en"))
		}
	}
}

// A font goes nowhere without its licence.
func TestFontsHaveTheirLicence(t *testing.T) {
	licence, err := FS.ReadFile("fonts/OFL.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"SIL OPEN FONT LICENSE", "Noto", "Quattrocento"} {
		if !bytes.Contains(licence, []byte(want)) {
			t.Errorf("the licence of the fonts does not speak of %s", want)
		}
	}
}
