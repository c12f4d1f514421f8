// Package pseudo makes a language out of English in which everything is a third longer
// and has accents: on a screen in it every text that is not translated is seen by its
// plain letters, and every one that is cut by the bracket that is missing at its end.
package pseudo

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"
	"testing/fstest"
	"unicode/utf8"
)

// Language is the name of the language, as others call theirs so, too.
const Language = "en-XA"

// Assets gives the assets with the language among the others.
func Assets(from fs.FS) (fs.FS, error) {
	all := fstest.MapFS{}
	err := fs.WalkDir(from, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := fs.ReadFile(from, name)
		if err != nil {
			return err
		}
		all[name] = &fstest.MapFile{Data: data}
		file, english := strings.CutPrefix(name, "words/en/")
		if !english || path.Ext(file) != ".json" {
			return nil
		}
		texts, err := translate(data)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		all[path.Join("words", Language, file)] = &fstest.MapFile{Data: texts}
		return nil
	})
	return all, err
}

// translate turns all texts of a file, and leaves ids and what picks a form.
func translate(file []byte) ([]byte, error) {
	var entries map[string]any
	if err := json.Unmarshal(file, &entries); err != nil {
		return nil, err
	}
	for id, entry := range entries {
		switch entry := entry.(type) {
		case string:
			entries[id] = Text(entry)
		case map[string]any:
			for form, text := range entry {
				if text, ok := text.(string); ok && form != "by" {
					entry[form] = Text(text)
				}
			}
		}
	}
	return json.Marshal(entries)
}

// What is filled in keeps its name.
var filled = regexp.MustCompile(`{{[^}]*}}`)

// Text is a text in the language. One without letters stays as it is.
func Text(english string) string {
	letters := utf8.RuneCountInString(filled.ReplaceAllString(english, ""))
	turned := accents.Replace(english)
	for _, name := range filled.FindAllString(english, -1) {
		turned = strings.Replace(turned, accents.Replace(name), name, 1)
	}
	if turned == english {
		return english
	}
	return "[" + turned + strings.Repeat("·", (letters+2)/3) + "]"
}

var accents = strings.NewReplacer(
	"a", "á", "c", "ç", "e", "ë", "i", "ï", "n", "ñ", "o", "ô", "s", "š", "u", "ü", "y", "ý", "z", "ž",
	"A", "Å", "C", "Ç", "E", "É", "I", "Î", "N", "Ñ", "O", "Ö", "S", "Š", "U", "Û", "Y", "Ý", "Z", "Ž",
)
