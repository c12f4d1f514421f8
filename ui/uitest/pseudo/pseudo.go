// Package pseudo makes two languages out of English. In one everything is a third longer
// and has accents: on a screen in it every text that is not translated is seen by its
// plain letters, and every one that is cut by the bracket that is missing at its end. The
// other is written from right to left, in the letters of Hebrew that sound alike.
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

// The names of the languages, as others call theirs so, too.
const (
	Language    = "en-XA"
	RightToLeft = "he-XB"
)

// ways say how the texts of each language are made of English ones.
var ways = map[string]func(string) string{Language: Text, RightToLeft: fromRight}

// Assets gives the assets with the two languages among the others.
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
		if !english || path.Dir(file) != "." || path.Ext(file) != ".json" { // what is below says of data what a language need not
			return nil
		}
		for lang, way := range ways {
			texts, err := translate(data, way)
			if err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			all[path.Join("words", lang, file)] = &fstest.MapFile{Data: texts}
		}
		return nil
	})
	return all, err
}

// translate turns all texts of a file, and leaves ids and what picks a form.
func translate(file []byte, way func(string) string) ([]byte, error) {
	var entries map[string]any
	if err := json.Unmarshal(file, &entries); err != nil {
		return nil, err
	}
	for id, entry := range entries {
		switch entry := entry.(type) {
		case string:
			entries[id] = way(entry)
		case map[string]any:
			for form, text := range entry {
				if text, ok := text.(string); ok && form != "by" {
					entry[form] = way(text)
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
	turned := around(english, accents)
	if turned == english {
		return english
	}
	return "[" + turned + strings.Repeat("·", (letters+2)/3) + "]"
}

// fromRight is a text in letters that are written from right to left.
func fromRight(english string) string { return around(english, hebrew) }

// around puts other letters into a text but for what is filled in.
func around(english string, letters *strings.Replacer) string {
	turned := letters.Replace(english)
	for _, name := range filled.FindAllString(english, -1) {
		turned = strings.Replace(turned, letters.Replace(name), name, 1)
	}
	return turned
}

var hebrew = func() *strings.Replacer {
	const latin, letters = "abcdefghijklmnopqrstuvwxyz", "אבקדהפגחיזכלמנעפקרסתוושחיז"
	var pairs []string
	for i, r := range []rune(letters) {
		pairs = append(pairs, latin[i:i+1], string(r), strings.ToUpper(latin[i:i+1]), string(r))
	}
	return strings.NewReplacer(pairs...)
}()

var accents = strings.NewReplacer(
	"a", "á", "c", "ç", "e", "ë", "i", "ï", "n", "ñ", "o", "ô", "s", "š", "u", "ü", "y", "ý", "z", "ž",
	"A", "Å", "C", "Ç", "E", "É", "I", "Î", "N", "Ñ", "O", "Ö", "S", "Š", "U", "Û", "Y", "Ý", "Z", "Ž",
)
